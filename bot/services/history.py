"""The journal as a reader may see it: what happened, by whom, with which dice, page by page."""

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import CampaignId, GameTime
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.directory import verify_at_home
from bot.services.read_campaign import ReadCampaign
from bot.services.undoing import Undoing, readable
from bot.storage import journal
from bot.storage.journal import Dice, Entry

LINES = 6
NEWEST = 2**62
"""A place in the journal after every entry."""
_BATCH = 50
_MOST_READ = 2_000
"""How far one page looks back for entries that its reader may see."""


@dataclass(frozen=True, slots=True)
class Line:
    """One entry. `rolls` is empty where a die could tell the reader what they must not know."""

    entry_id: int
    at: datetime
    game_time: GameTime
    actor_id: int
    events: tuple[Event, ...]
    rolls: Dice
    is_undone: bool
    may_undo: bool


@dataclass(frozen=True, slots=True)
class Page:
    """A page of history, the newest entry first. `older` is where the next page begins, if there is one."""

    campaign_id: CampaignId
    name: str
    lines: tuple[Line, ...]
    before: int
    older: int | None

    @property
    def is_newest(self) -> bool:
        return self.before == NEWEST


class History:
    """Players read what was public and what was told to them alone, the DM reads all."""

    def __init__(self, campaigns: Campaigns, undoing: Undoing) -> None:
        self._campaigns = campaigns
        self._undoing = undoing

    async def newest(self, caller: Caller) -> Page:
        async with self._campaigns.read(caller) as campaign:
            return await self._page(campaign, NEWEST)

    async def newest_of(self, caller: Caller, campaign_id: int) -> Page:
        return await self.page(caller, campaign_id, NEWEST)

    async def page(self, caller: Caller, campaign_id: int, before: int) -> Page:
        """The page of entries before a place in the journal."""
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as campaign:
            verify_at_home(campaign, caller)
            return await self._page(campaign, before)

    async def undo(self, caller: Caller, entry_id: int, before: int) -> Page:
        """Take back an entry of a page, and show the page again."""
        await self._undoing.entry(caller, entry_id)
        entry = await self._campaigns.database.read(
            lambda connection: journal.entry_by_id(connection, entry_id)
        )
        if entry is None:
            raise RuleViolation("gone")
        return await self.page(caller, entry.campaign_id, before)

    async def entry(self, campaign: ReadCampaign, entry_id: int, *, family: str = "") -> tuple[Event, ...]:
        """The public events of an entry that still stands, those of one family if named."""
        found = await self._campaigns.database.read(
            lambda connection: journal.entry_by_id(connection, entry_id)
        )
        if found is None or found.campaign_id != campaign.id or found.undone_at is not None:
            raise RuleViolation("gone")
        return tuple(
            event for event in found.events if event.audience.users is None and event.kind.startswith(family)
        )

    async def _page(self, campaign: ReadCampaign, before: int) -> Page:
        lines, older = await self._campaigns.database.read(
            lambda connection: _lines_before(connection, campaign, before)
        )
        return Page(campaign.id, campaign.state.name, tuple(lines), before, older)


def _lines_before(
    connection: sqlite3.Connection, campaign: ReadCampaign, before: int
) -> tuple[list[Line], int | None]:
    """The lines of a page, and where the next one begins."""
    lines: list[Line] = []
    for _ in range(_MOST_READ // _BATCH):
        entries = journal.older(connection, campaign.id, before, _BATCH)
        for entry in entries:
            line = _line(connection, entry, campaign)
            if line is None:
                continue
            if len(lines) == LINES:
                return lines, before
            lines.append(line)
            before = entry.seq
        if len(entries) < _BATCH:
            return lines, None
        before = entries[-1].seq
    return lines, before


def _line(connection: sqlite3.Connection, entry: Entry, campaign: ReadCampaign) -> Line | None:
    """The entry for this reader, or None when nothing of it is for them."""
    events = readable(entry.events, campaign.state, campaign.actor)
    if not events:
        return None
    is_undone = entry.undone_at is not None
    return Line(
        entry_id=entry.id,
        at=datetime.fromtimestamp(entry.at_utc, UTC),
        game_time=GameTime(entry.game_time),
        actor_id=entry.actor_id,
        events=events,
        rolls=entry.rolls if len(events) == len(entry.events) else (),
        is_undone=is_undone,
        may_undo=campaign.is_dm and not is_undone and bool(journal.images_of(connection, entry.seq)),
    )
