"""Use cases: write a campaign into a file, and make a campaign of one."""

import asyncio
import json
import sqlite3
from dataclasses import dataclass, replace
from typing import Any, cast

from bot.rules.campaign import Campaign, Status, is_dm
from bot.rules.campaign_events import CampaignImported
from bot.rules.errors import RuleViolation
from bot.rules.values import CampaignId, UserId
from bot.services.archive.checking import check_document, read_document
from bot.services.archive.document import Document, Fault, FaultyDocument, Json
from bot.services.archive.writing import document_of, renumbered
from bot.services.caller import Caller, Place
from bot.services.campaigns import Campaigns, required_place
from bot.services.directory import campaigns_of_server, require_manager
from bot.services.ids import new_id
from bot.services.read_campaign import ReadCampaign
from bot.services.setup import DRAFT_EXPIRED, DRAFT_KEPT
from bot.services.tick_schedule import schedule_tick
from bot.storage import journal
from bot.storage.aggregates import SPECS, Aggregate
from bot.storage.rows import load_all


@dataclass(frozen=True, slots=True)
class Exported:
    """A campaign as a file. Without secrets it is for someone who is no DM."""

    name: str
    content: bytes
    with_secrets: bool


@dataclass(frozen=True, slots=True)
class Imported:
    """A campaign made of a file. A draft still asks for its channels."""

    state: Campaign
    is_draft: bool


@dataclass(frozen=True, slots=True)
class Faulty:
    """A file that was refused."""

    faults: tuple[Fault, ...]


class Archive:
    """The DM exports everything, whoever manages the server what is public; a file becomes a new campaign."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def snapshot(self, campaign_id: int) -> Json:
        """The whole document of a campaign, secrets included."""
        async with self._campaigns.read_by_id(campaign_id) as campaign:
            return await self._document(campaign, with_secrets=True)

    async def export(self, caller: Caller) -> Exported:
        async with self._campaigns.read(caller) as campaign:
            if not (campaign.is_dm or caller.actor.may_manage):
                raise RuleViolation("campaign-configurer-only")
            document = await self._document(campaign, with_secrets=campaign.is_dm)
        content = await asyncio.to_thread(_dumped, document)
        return Exported(campaign.state.name, content, campaign.is_dm)

    async def import_new(self, caller: Caller, raw: bytes) -> Imported | Faulty:
        """Make a draft of a file, as a campaign of its own whatever the server has already."""
        place = required_place(caller)
        require_manager(caller)
        try:
            document, checked = await asyncio.to_thread(_read, raw)
            if await self._is_known(checked):
                fresh = {id: new_id() for id in checked.ids()}
                checked = await asyncio.to_thread(check_document, renumbered(document, fresh))
        except FaultyDocument as faulty:
            return Faulty(faulty.faults)
        state = _as_draft(checked.campaign, caller, place)
        for other in await campaigns_of_server(self._campaigns.database, place.guild_id):
            if other.status is Status.DRAFT:
                raise RuleViolation("archive-draft-in-the-way", name=other.name)
        await self._store(caller, state, checked)
        return Imported(state, is_draft=True)

    async def import_over(self, caller: Caller, raw: bytes) -> Imported | Faulty:
        """Put a file in the place of the campaign it was exported from. Only that campaign's DM does so."""
        place = required_place(caller)
        try:
            _, checked = await asyncio.to_thread(_read, raw)
        except FaultyDocument as faulty:
            return Faulty(faulty.faults)
        known = await campaigns_of_server(self._campaigns.database, place.guild_id)
        present = next((campaign for campaign in known if campaign.id == checked.campaign.id), None)
        if present is None:
            raise RuleViolation("archive-nothing-to-replace", name=checked.campaign.name)
        if not is_dm(present, caller.actor.user_id, caller.actor.role_ids):
            raise RuleViolation("dm-only")
        state = _at_home_of(present, checked.campaign)
        await self._store(caller, state, checked)
        return Imported(state, is_draft=False)

    async def _document(self, campaign: ReadCampaign, *, with_secrets: bool) -> Json:
        def work(connection: sqlite3.Connection) -> tuple[list[Aggregate], list[journal.Entry]]:
            states = [
                stored.state
                for spec in SPECS
                for stored in load_all(connection, cast(Any, spec.type), campaign.id)
            ]
            return sorted(states, key=lambda state: state.id), [*journal.all_entries(connection, campaign.id)]

        states, entries = await self._campaigns.database.read(work)
        return document_of(states, entries, with_secrets=with_secrets)

    async def _is_known(self, document: Document) -> bool:
        """Whether an id of the document is given out in this database already."""
        return await self._campaigns.database.read(lambda connection: _any_known(connection, document))

    async def _store(self, caller: Caller, state: Campaign, document: Document) -> None:
        async with self._campaigns.create(state, "campaign-import", caller) as campaign:
            await campaign.overwrite(document.journal)
            campaign.put(document.clock, *document.others)
            campaign.tell(CampaignImported(state.name))
            if state.status is Status.DRAFT:
                campaign.schedule(DRAFT_EXPIRED, "", campaign.real_now + DRAFT_KEPT)
            else:
                await schedule_tick(campaign)


def _dumped(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def _read(raw: bytes) -> tuple[Json, Document]:
    document = read_document(raw)
    return document, check_document(document)


def _any_known(connection: sqlite3.Connection, document: Document) -> bool:
    known = "SELECT 1 FROM aggregate WHERE kind = ? AND id = ?"
    return any(connection.execute(known, address).fetchone() for address in document.addresses()) or any(
        journal.entry_by_id(connection, entry.id) for entry in document.journal
    )


def _as_draft(state: Campaign, caller: Caller, place: Place) -> Campaign:
    """The settings on their way into a server: who leads it and where it is played is chosen anew."""
    return replace(
        state,
        id=CampaignId(state.id),
        guild_id=place.guild_id,
        dm_role_id=None,
        dm_user_ids=(UserId(caller.actor.user_id),),
        dm_channel_id=None,
        table_channel_id=place.parent_id or place.channel_id,
        places=(),
        status=Status.DRAFT,
        delete_after=None,
    )


def _at_home_of(present: Campaign, state: Campaign) -> Campaign:
    """The file's settings, with the DMs, channels and status that the campaign has now."""
    return replace(
        state,
        guild_id=present.guild_id,
        dm_role_id=present.dm_role_id,
        dm_user_ids=present.dm_user_ids,
        dm_channel_id=present.dm_channel_id,
        table_channel_id=present.table_channel_id,
        places=present.places,
        status=Status.PAUSED if present.status is Status.DELETED else present.status,
        delete_after=None,
    )
