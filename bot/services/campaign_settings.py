"""Changing a campaign: its settings, who is DM, where it is played, pausing, deleting. Knows no play."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.rules.campaign import Automation, Campaign, Status
from bot.rules.campaign_changes import (
    Changed,
    automated,
    led_by,
    paused,
    playing_in,
    restored,
    resumed,
    ruled,
    set_to_delete,
    switched,
    verify_confirmed_by_name,
    whispering_in,
    with_party_out,
)
from bot.rules.campaign_events import DmChannelFilled, DmSeatFilled
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.settings_table import SettingsTable
from bot.rules.values import GameTime, UserId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns, required_place
from bot.services.directory import campaigns_of_server, others_played, settled, verify_at_home
from bot.services.due import JobHandler
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.tick_schedule import follow_settings, next_tick_of, next_turn
from bot.storage.job import Job

Change = Callable[[Campaign], Changed]

DELETION = "campaign-deletion"
DELETION_GRACE_DAYS = 7


class Server(Protocol):
    """What only Discord knows of a server."""

    async def has_member(self, guild_id: int, user_id: int) -> bool: ...

    def has_role(self, guild_id: int, role_id: int) -> bool: ...


class UnseenServer:
    """A server that nobody can ask: everybody counts as still there."""

    async def has_member(self, guild_id: int, user_id: int) -> bool:
        return True

    def has_role(self, guild_id: int, role_id: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Overview:
    """A campaign at a glance: nothing in it is secret."""

    state: Campaign
    revision: int
    now: GameTime
    turn: int
    turn_due: GameTime
    tick: datetime | None
    real_now: datetime
    is_dm: bool
    may_configure: bool
    table: SettingsTable
    entry: int | None = None
    """The journal entry of the change just made."""
    events: tuple[Event, ...] = ()
    """The change just made."""


class CampaignSettings:
    """The DM changes everything; whoever manages the server everything but who is DM and where secrets go."""

    def __init__(self, campaigns: Campaigns, server: Server) -> None:
        self._campaigns = campaigns
        self._server = server

    def jobs(self) -> Mapping[str, JobHandler]:
        return {DELETION: self.grace_ended}

    async def show(self, caller: Caller) -> Overview:
        async with self._campaigns.read(caller) as campaign:
            return await self._overview(campaign)

    async def for_changing(self, caller: Caller) -> Overview:
        """The campaign of this place, for someone who may change its settings."""
        async with self._campaigns.read(caller) as campaign:
            _require_configurer(campaign)
            return await self._overview(campaign)

    async def page(self, caller: Caller, campaign_id: int) -> Overview:
        """The same by id, for turning the pages of a panel."""
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as campaign:
            verify_at_home(campaign, caller)
            _require_configurer(campaign)
            _require_played(campaign)
            return await self._overview(campaign)

    async def change(self, caller: Caller, campaign_id: int, revision: int, *changes: Change) -> Overview:
        """Change settings that are no matter of who is DM."""
        async with self._changing(caller, campaign_id, revision) as campaign:
            _require_configurer(campaign)
            return await self._changed(campaign, *changes)

    async def switch(self, caller: Caller, campaign_id: int, revision: int, on: frozenset[str]) -> Overview:
        """Say which parts of the game the campaign uses; the others are switched off."""
        table = self._table
        changes = [_switch(table, system, on=system in on) for system in table.systems]
        return await self.change(caller, campaign_id, revision, *changes)

    async def automate(
        self, caller: Caller, campaign_id: int, revision: int, automation: str, to: Automation
    ) -> Overview:
        change = partial(automated, table=self._table, automation=automation, to=to)
        return await self.change(caller, campaign_id, revision, change)

    async def rule(
        self, caller: Caller, campaign_id: int, revision: int, ruling: str, value: str
    ) -> Overview:
        """Answer a question that the rules leave open."""
        change = partial(ruled, table=self._table, ruling=ruling, value=value)
        return await self.change(caller, campaign_id, revision, change)

    async def lead(
        self, caller: Caller, campaign_id: int, revision: int, role_id: int | None, user_ids: tuple[int, ...]
    ) -> Overview:
        """Say who is DM: a DM does, or, when none is left, whoever manages the server; the table hears."""
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as seen:
            is_orphaned = not await self._has_dm(seen.state)
        async with self._changing(caller, campaign_id, revision) as campaign:
            _require_dm_or_heir(campaign, is_orphaned=is_orphaned)
            if not campaign.is_dm:
                _announce(campaign, DmSeatFilled(UserId(caller.actor.user_id)))
            return await self._changed(campaign, partial(led_by, role_id=role_id, user_ids=user_ids))

    async def whisper(self, caller: Caller, campaign_id: int, revision: int, channel_id: int) -> Overview:
        """Say where the DM channel is."""
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as seen:
            is_orphaned = not await self._has_dm(seen.state)
        async with self._changing(caller, campaign_id, revision) as campaign:
            _require_dm_or_heir(campaign, is_orphaned=is_orphaned)
            if not campaign.is_dm:
                _announce(campaign, DmChannelFilled(UserId(caller.actor.user_id)))
            await self._changed(campaign, partial(whispering_in, channel_id=channel_id))
            return await self._settled(campaign, campaign.state.places)

    async def play(self, caller: Caller, campaign_id: int, revision: int, channel_id: int) -> Overview:
        """Say where the table channel is."""
        async with self._changing(caller, campaign_id, revision) as campaign:
            _require_configurer(campaign)
            await self._changed(campaign, partial(playing_in, channel_id=channel_id))
            return await self._settled(campaign, campaign.state.places)

    async def bind(
        self, caller: Caller, campaign_id: int, revision: int, places: tuple[int, ...]
    ) -> Overview:
        """Bind the campaign to channels and categories; to none, and it serves the whole server."""
        async with self._changing(caller, campaign_id, revision) as campaign:
            _require_configurer(campaign)
            return await self._settled(campaign, places)

    async def pause(self, caller: Caller) -> Overview:
        return await self._turn_over(caller, "campaign-pause", paused)

    async def resume(self, caller: Caller) -> Overview:
        """Go on playing. What the week would have brought meanwhile is not made up for."""
        return await self._turn_over(caller, "campaign-resume", resumed)

    async def set_out(self, caller: Caller, campaign_id: int, revision: int, *, out: bool) -> Overview:
        """Say whether the party is out adventuring."""
        async with self._changing(caller, campaign_id, revision) as campaign:
            campaign.require_dm()
            return await self._changed(campaign, partial(with_party_out, out=out))

    async def delete(self, caller: Caller, campaign_id: int, typed_name: str) -> Overview:
        """Delete with seven days' grace."""
        async with self._campaigns.by_id(campaign_id, "campaign-delete", caller=caller) as campaign:
            verify_at_home(campaign, caller)
            _require_configurer(campaign)
            _require_played(campaign)
            verify_confirmed_by_name(campaign.state, typed_name)
            gone_at = campaign.real_now + timedelta(days=DELETION_GRACE_DAYS)
            campaign.post("table", "campaign-deletion", campaign.id)
            change = partial(set_to_delete, moment=gone_at.isoformat(), days=DELETION_GRACE_DAYS)
            overview = await self._changed(campaign, change)
            campaign.schedule(DELETION, "", gone_at)
            return overview

    async def deleted(self, caller: Caller) -> list[Campaign]:
        """The server's campaigns that can still be restored by this person."""
        place = required_place(caller)
        known = await campaigns_of_server(self._campaigns.database, place.guild_id)
        return [campaign for campaign in known if campaign.status is Status.DELETED]

    async def restore(self, caller: Caller, campaign_id: int) -> Overview:
        """Take a deletion back within its grace; the campaign comes back paused."""
        async with self._campaigns.by_id(campaign_id, "campaign-restore", caller=caller) as campaign:
            verify_at_home(campaign, caller)
            _require_configurer(campaign)
            campaign.cancel_job(DELETION, "")
            overview = await self._changed(campaign, restored)
            known = await campaigns_of_server(self._campaigns.database, campaign.state.guild_id)
            settled(campaign.state, campaign.state.places, others_played(known, campaign.state))
            return overview

    async def grace_ended(self, campaign: OpenCampaign, job: Job) -> None:
        """The days of grace are over."""
        if campaign.state.status is Status.DELETED:
            campaign.erase()

    @property
    def _table(self) -> SettingsTable:
        return self._campaigns.book.settings

    @asynccontextmanager
    async def _changing(self, caller: Caller, campaign_id: int, revision: int) -> AsyncIterator[OpenCampaign]:
        async with self._campaigns.by_id(campaign_id, "settings-change", caller=caller) as campaign:
            verify_at_home(campaign, caller)
            _require_played(campaign)
            campaign.expect(campaign.state, revision)
            yield campaign

    async def _turn_over(self, caller: Caller, use_case: str, change: Change) -> Overview:
        async with self._campaigns.open(caller, use_case) as campaign:
            _require_configurer(campaign)
            return await self._changed(campaign, change)

    async def _settled(self, campaign: OpenCampaign, places: tuple[int, ...]) -> Overview:
        known = await campaigns_of_server(self._campaigns.database, campaign.state.guild_id)
        others = others_played(known, campaign.state)
        return await self._changed(campaign, partial(settled, places=places, others=others))

    async def _has_dm(self, campaign: Campaign) -> bool:
        if campaign.dm_role_id is not None and self._server.has_role(campaign.guild_id, campaign.dm_role_id):
            return True
        for user_id in campaign.dm_user_ids:
            if await self._server.has_member(campaign.guild_id, user_id):
                return True
        return False

    async def _changed(self, campaign: OpenCampaign, *changes: Change) -> Overview:
        before = campaign.state
        state = before
        for change in changes:
            state, events = change(state)
            campaign.tell(*events)
        if state != before:
            campaign.put(state)
            await follow_settings(campaign, before)
        return await self._overview(
            campaign, entry=campaign.entry if campaign.events else None, events=campaign.events
        )

    async def _overview(
        self, campaign: ReadCampaign, *, entry: int | None = None, events: tuple[Event, ...] = ()
    ) -> Overview:
        state = campaign.state
        timer = await next_turn(campaign)
        return Overview(
            state=state,
            revision=campaign.revision(state),
            now=campaign.now,
            turn=int(timer.data["turn"]),
            turn_due=timer.due,
            tick=await next_tick_of(campaign),
            real_now=self._campaigns.clock(),
            is_dm=campaign.is_dm,
            may_configure=campaign.is_dm or campaign.actor.may_manage,
            table=campaign.book.settings,
            entry=entry,
            events=events,
        )


def _switch(table: SettingsTable, system: str, *, on: bool) -> Change:
    return partial(switched, table=table, system=system, on=on)


def _require_configurer(campaign: ReadCampaign) -> None:
    if not (campaign.is_dm or campaign.actor.may_manage):
        raise RuleViolation("campaign-configurer-only")


def _require_dm_or_heir(campaign: ReadCampaign, *, is_orphaned: bool) -> None:
    """Who is DM is the DMs' own business as long as there is one."""
    if campaign.is_dm:
        return
    if not campaign.actor.may_manage:
        raise RuleViolation("dm-only")
    if not is_orphaned:
        raise RuleViolation("settings-dm-decides")


def _require_played(campaign: ReadCampaign) -> None:
    if campaign.state.status is Status.DELETED:
        raise RuleViolation("campaign-is-deleted", name=campaign.state.name)
    if campaign.state.status is Status.DRAFT:
        raise RuleViolation("stale")


def _announce(campaign: OpenCampaign, event: Event) -> None:
    """Tell the table of something that everybody at it should know."""
    campaign.tell(event)
    campaign.post("table", "campaign-news", campaign.id, entry=str(campaign.entry), family="settings")
