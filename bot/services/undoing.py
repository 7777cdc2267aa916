"""Taking back: one journal entry whole, refused while something later stands on what it touched."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.rules.campaign import Campaign, is_dm
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.services.caller import Actor, Caller
from bot.services.campaigns import Campaigns
from bot.services.directory import verify_at_home
from bot.services.read_campaign import ReadCampaign
from bot.services.tick_schedule import WEEKLY_TICK
from bot.services.wall_time import next_tick
from bot.storage import journal, outbox
from bot.storage.aggregates import BY_KIND
from bot.storage.job import Job
from bot.storage.rows import load_one, save

_GRACE = timedelta(hours=1)
"""How long a deadline that had passed waits after it was taken back, so that someone can act."""


@dataclass(frozen=True, slots=True)
class Undone:
    """An entry that was taken back, with those of its events that may be told where it was asked for."""

    entry_id: int
    use_case: str
    events: tuple[Event, ...]


class Undoing:
    """A player takes back only their own newest action, a DM any entry."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def newest(self, caller: Caller) -> Undone:
        """Take back the newest entry that stands: a DM's of anyone, a player's own."""
        async with self._campaigns.read(caller) as campaign:
            return await self._take_back(caller, campaign, partial(_newest, campaign))

    async def entry(self, caller: Caller, entry_id: int) -> Undone:
        """Take back one entry, named by the button that stood on its confirmation."""
        entry = await self._campaigns.database.read(
            lambda connection: journal.entry_by_id(connection, entry_id)
        )
        if entry is None:
            raise RuleViolation("gone")
        async with self._campaigns.read_by_id(entry.campaign_id, caller.actor) as campaign:
            verify_at_home(campaign, caller)
            return await self._take_back(caller, campaign, partial(_named, campaign, entry_id))

    async def _take_back(
        self, caller: Caller, campaign: ReadCampaign, find: Callable[[sqlite3.Connection], journal.Entry]
    ) -> Undone:
        now = int(self._campaigns.clock().timestamp())

        def work(connection: sqlite3.Connection) -> tuple[journal.Entry, list[int]]:
            entry = find(connection)
            _verify_free(connection, entry, campaign)
            restored = journal.take_back(connection, entry, at_utc=now, by=caller.actor.user_id)
            _give_time(connection, restored, campaign.id, now)
            if any(image.kind == "campaign" for image in restored):
                outbox.release_held(connection, campaign.id)
            outbox.take_back(connection, entry.id, campaign.id, now)
            subjects = [subject for image in restored for subject in _subjects_of(image)]
            outbox.add_redraws(connection, campaign.id, subjects, now, but=caller.message_id)
            return entry, subjects

        entry, subjects = await self._campaigns.database.commit(work)
        self._campaigns.changes.note(subjects)
        self._campaigns.forget_voices()
        self._campaigns.on_letters()
        return Undone(entry.id, entry.use_case, readable_at(entry.events, campaign, caller))


def _newest(campaign: ReadCampaign, connection: sqlite3.Connection) -> journal.Entry:
    """The newest entry that the asker may take back."""
    actor = None if campaign.is_dm else campaign.actor.user_id
    entry = journal.newest_standing(connection, campaign.id, actor)
    if entry is None:
        raise RuleViolation("undo-nothing")
    return entry


def _named(campaign: ReadCampaign, entry_id: int, connection: sqlite3.Connection) -> journal.Entry:
    """The entry of this id, if it stands and the asker may take it back."""
    entry = journal.entry_by_id(connection, entry_id)
    if entry is None:
        raise RuleViolation("gone")
    if not campaign.is_dm and entry.actor_id != campaign.actor.user_id:
        raise RuleViolation("undo-not-yours")
    if entry.undone_at is not None:
        raise RuleViolation("undo-already")
    if not campaign.is_dm and _newest(campaign, connection).id != entry.id:
        raise RuleViolation("undo-not-newest")
    return entry


def _verify_free(connection: sqlite3.Connection, entry: journal.Entry, campaign: ReadCampaign) -> None:
    """Refuse what can no longer be taken back. To a player, nothing is named that they do not know of."""
    if not journal.images_of(connection, entry.seq):
        raise RuleViolation("undo-too-old")
    later = journal.in_the_way(connection, entry)
    if later is None:
        return
    if not campaign.is_dm and not readable(later.events, campaign.state, campaign.actor):
        raise RuleViolation("undo-in-the-way-unseen")
    raise RuleViolation("undo-in-the-way", use_case_kind=later.use_case)


def readable(events: tuple[Event, ...], campaign: Campaign, actor: Actor) -> tuple[Event, ...]:
    """The events that a user may read."""
    dm = is_dm(campaign, actor.user_id, actor.role_ids)
    return tuple(event for event in events if event.audience.admits(actor.user_id, is_dm=dm))


def readable_at(events: tuple[Event, ...], campaign: ReadCampaign, caller: Caller) -> tuple[Event, ...]:
    """The events fit for an answer that all readers of the caller's channel may see."""
    if is_behind_screen(campaign, caller):
        return events
    return tuple(event for event in events if event.audience.users is None)


def is_behind_screen(campaign: ReadCampaign, caller: Caller) -> bool:
    """Whether a DM asks from the DM channel."""
    place = caller.place
    return campaign.is_dm and place is not None and campaign.state.dm_channel_id in place.nearest_first()


def _subjects_of(image: journal.BeforeImage) -> list[int]:
    """The panels on what was restored, and those that show it beside others."""
    if image.text is None or image.version is None:
        return [image.id]
    spec = BY_KIND[image.kind]
    return [image.id, *spec.shown_on(spec.load(image.version, image.text))]


def _give_time(
    connection: sqlite3.Connection, restored: list[journal.BeforeImage], campaign_id: int, now: int
) -> None:
    for image in restored:
        if image.kind != "job" or image.text is None:
            continue
        stored = load_one(connection, Job, image.id)
        if stored is not None and stored.state.due <= now:
            later = replace(stored.state, due=_later(connection, stored.state, campaign_id, now))
            save(connection, later, campaign_id, stored.revision)


def _later(connection: sqlite3.Connection, job: Job, campaign_id: int, now: int) -> int:
    """A deadline gets its hour of grace; a weekly tick that was taken back comes again in its own time."""
    campaign = load_one(connection, Campaign, campaign_id)
    if job.kind != WEEKLY_TICK or campaign is None:
        return now + int(_GRACE.total_seconds())
    state = campaign.state
    return int(next_tick(state.tick, state.timezone, datetime.fromtimestamp(now, UTC)).timestamp())
