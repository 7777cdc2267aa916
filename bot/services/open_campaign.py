"""A campaign at hand: read as it is committed, or open for writing, all of it one journal entry.

`bot.services.campaigns` finds it and opens it.
"""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial
from math import inf
from typing import Any, TypeVar, cast

from bot.rules.campaign import Automation, Campaign, Status, is_dm
from bot.rules.clock import Clock
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import CampaignId, GameTime
from bot.services.caller import Actor
from bot.services.chance import KeptDice
from bot.services.ids import new_id
from bot.storage import journal, outbox, rows
from bot.storage.aggregates import BY_KIND, Aggregate, spec_of
from bot.storage.connection import Database
from bot.storage.job import Job, job_id
from bot.storage.rows import Stored
from bot.tables import Book

T = TypeVar("T", bound=Aggregate)
Key = tuple[str, int]

_NEVER_SHOWN = ("job", "timer")
"""Kinds that no panel is about."""


class _Gone:
    """Marks an aggregate dropped in this transaction."""


_GONE = _Gone()


class ReadCampaign:
    """A campaign as it is committed: settings, clock, and any aggregate by type and id."""

    def __init__(self, database: Database, book: Book, actor: Actor, state: Campaign, clock: Clock) -> None:
        self._database = database
        self._book = book
        self.actor = actor
        self._stored: dict[Key, Stored[Any]] = {}
        self._current: dict[Key, Any] = {}
        self._loaded: dict[str, float] = {}
        self._state = state
        self._clock = clock

    @property
    def id(self) -> CampaignId:
        return self._state.id

    @property
    def state(self) -> Campaign:
        return self._state

    @property
    def clock(self) -> Clock:
        return self._clock

    @property
    def now(self) -> GameTime:
        return self._clock.now

    @property
    def is_dm(self) -> bool:
        return is_dm(self.state, self.actor.user_id, self.actor.role_ids)

    @property
    def book(self) -> Book:
        """The rule tables with this campaign's rulings."""
        return self._book.ruled(self.state.rulings)

    def require_dm(self) -> None:
        """Refuse anyone who is not a DM of this campaign."""
        if not self.is_dm:
            raise RuleViolation("dm-only")

    def require_running(self) -> None:
        """Refuse what a paused or deleted campaign cannot do."""
        if self.state.status is not Status.RUNNING:
            raise RuleViolation("campaign-is-paused")

    def ruling(self, id: str) -> str:
        """The campaign's answer to an open question of the rules."""
        return self.book.ruling(id)

    def automation(self, id: str) -> Automation:
        """How much of this the bot does by itself here."""
        return self.state.automation.get(id, self._book.settings.automation_by_id[id].default)

    def has(self, system: str) -> bool:
        """Whether the campaign uses this part of the game."""
        return system not in self.state.switched_off

    async def find(self, kind: type[T], id: int) -> T | None:
        """The aggregate, or None when the campaign has none of that id."""
        key = (spec_of(kind).kind, id)
        if key not in self._current:
            stored = await self._run(lambda connection: rows.load_one(connection, kind, id))
            if stored is None or stored.campaign_id != self.id:
                return None
            self.keep(stored)
        found = self._current[key]
        return None if found is _GONE else cast(T, found)

    async def get(self, kind: type[T], id: int) -> T:
        """The aggregate. Refused when it is not there any more."""
        found = await self.find(kind, id)
        if found is None:
            raise RuleViolation("gone")
        return found

    async def all(
        self, kind: type[T], *, owner: int | None = None, name: str | None = None, due_by: int | None = None
    ) -> list[T]:
        """Every aggregate of a type by id (timers and jobs: by due time), narrowed as asked."""
        spec = spec_of(kind)
        await self._load_all(kind, due_by)
        found = [
            cast(T, state)
            for (found_kind, _), state in self._current.items()
            if found_kind == spec.kind
            and state is not _GONE
            and (owner is None or spec.owner(state) == owner)
            and (name is None or spec.name(state) == name)
            and (due_by is None or cast(int, spec.due(state)) <= due_by)
        ]
        return sorted(found, key=lambda state: (spec.due(state) or 0, state.id))

    async def load(self, *kinds: type[Aggregate]) -> None:
        """Read every aggregate of several types in one visit to the database, for `all` and `get` to come."""
        missing = [kind for kind in kinds if not self._is_loaded(spec_of(kind).kind, inf)]
        if missing:
            self.keep_kinds(missing, await self._run(partial(load_kinds, campaign_id=self.id, kinds=missing)))

    def keep(self, *stored: Stored[Any]) -> None:
        """Take in aggregates that have been read."""
        for each in stored:
            key = (spec_of(type(each.state)).kind, each.state.id)
            self._stored[key] = each
            self._current[key] = each.state

    def keep_kinds(self, kinds: Iterable[type[Aggregate]], loaded: Iterable[list[Stored[Any]]]) -> None:
        """Take in all there is of several types, as `load_kinds` reads it."""
        for kind, found in zip(kinds, loaded, strict=True):
            self._keep_all(spec_of(kind).kind, found, inf)

    async def _load_all(self, kind: type[T], due_by: int | None) -> None:
        """Load what may be asked for, once: what comes later is known here."""
        name, horizon = spec_of(kind).kind, inf if due_by is None else due_by
        if not self._is_loaded(name, horizon):
            loaded = await self._run(
                lambda connection: rows.load_all(connection, kind, self.id, due_by=due_by)
            )
            self._keep_all(name, loaded, horizon)

    def _is_loaded(self, kind: str, horizon: float) -> bool:
        """Whether all of a kind that falls due by then (`inf`: all of it) is known here."""
        return self._loaded.get(kind, -inf) >= horizon

    def _keep_all(self, kind: str, loaded: Iterable[Stored[Any]], horizon: float) -> None:
        self._loaded[kind] = horizon
        for stored in loaded:
            if (kind, stored.state.id) not in self._current:
                self.keep(stored)

    def revision(self, state: Aggregate) -> int:
        """The revision of a loaded aggregate as it will stand after this transaction (0: not stored yet)."""
        key = (spec_of(type(state)).kind, state.id)
        stored = self._stored.get(key)
        revision = 0 if stored is None else stored.revision
        return revision + 1 if self._is_touched(key) else revision

    def expect(self, state: Aggregate, revision: int) -> None:
        """Refuse a button drawn for another revision of this aggregate."""
        if self.revision(state) != revision:
            raise RuleViolation("stale")

    def _is_touched(self, key: Key) -> bool:
        return False

    async def _run(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self._database.read(work)


def load_kinds(
    connection: sqlite3.Connection, campaign_id: int, kinds: Iterable[type[Aggregate]]
) -> list[list[Stored[Any]]]:
    """Every aggregate of several types, type by type."""
    return [rows.load_all(connection, kind, campaign_id) for kind in kinds]


class OpenCampaign(ReadCampaign):
    """A campaign with the writer's lock held: what is put, dropped, told and posted is one journal entry."""

    def __init__(
        self,
        database: Database,
        book: Book,
        actor: Actor,
        state: Campaign,
        clock: Clock,
        *,
        real_now: datetime,
        dice: KeptDice,
        but: int | None = None,
    ) -> None:
        super().__init__(database, book, actor, state, clock)
        self.real_now = real_now
        self.dice = dice
        self.entry = new_id()
        self._touched: dict[Key, None] = {}
        self._events: list[Event] = []
        self._letters: list[outbox.Letter] = []
        self._but = but
        self._is_erased = False
        self._is_final = False

    @property
    def events(self) -> tuple[Event, ...]:
        """What has been told so far."""
        return tuple(self._events)

    @property
    def state(self) -> Campaign:
        return cast(Campaign, self._current.get(("campaign", self._state.id), self._state))

    @property
    def clock(self) -> Clock:
        return cast(Clock, self._current.get(("clock", self._state.id), self._clock))

    @property
    def now(self) -> GameTime:
        return self.clock.now

    def put(self, *states: Aggregate) -> None:
        """Insert or update aggregates."""
        for state in states:
            self._touch((spec_of(type(state)).kind, state.id), state)

    def drop(self, state: Aggregate) -> None:
        """Delete an aggregate."""
        self._touch((spec_of(type(state)).kind, state.id), _GONE)

    def set_state(self, campaign: Campaign) -> None:
        self.put(campaign)

    def erase(self) -> None:
        """Delete the campaign for good: every aggregate, its history, its messages. Nothing is journalled."""
        self._is_erased = True

    def make_final(self) -> None:
        """Let nobody take this entry back."""
        self._is_final = True

    async def overwrite(self, history: Iterable[journal.Entry]) -> None:
        """Clear all that is stored of the campaign and give it another history; then put the other state."""
        entries = [replace(entry, campaign_id=self.id) for entry in history]

        def work(connection: sqlite3.Connection) -> None:
            rows.erase_campaign(connection, self.id)
            for entry in entries:
                journal.copy(connection, entry)

        await self._run(work)

    def tell(self, *events: Event) -> None:
        """Write events into the journal."""
        self._events.extend(events)

    def post(self, to: str, screen: str, subject: int = 0, **args: str | int) -> None:
        """Send a screen after the commit; `to` is `table`, `dm` or `channel:<id>`."""
        self._letters.append(outbox.Letter(0, self.id, self.entry, to, screen, subject, args))

    def has_posted(self, screen: str) -> bool:
        return any(letter.screen == screen for letter in self._letters)

    def schedule(self, kind: str, key: str, due: datetime, **data: str | int) -> None:
        """Do a piece of work at a moment of real time. The same kind and key again replaces it."""
        self.put(Job(job_id(self.id, kind, key), kind, key, int(due.timestamp()), data))

    def cancel_job(self, kind: str, key: str) -> None:
        id = job_id(self.id, kind, key)
        self._touch(("job", id), _GONE)

    @property
    def has_new_settings(self) -> bool:
        """Whether its settings are other ones now, or it is gone with them."""
        return self._is_erased or self._is_touched(("campaign", self.id))

    def flush(self, connection: sqlite3.Connection, use_case: str, args: str) -> bool:
        """Write all and commit, which the opener does. Returns whether letters are waiting."""
        if self._is_erased:
            rows.erase_campaign(connection, self.id)
            connection.execute("COMMIT")
            return False
        if self._is_empty():
            connection.execute("COMMIT")
            return False
        now = int(self.real_now.timestamp())
        images = [image for key in self._touched if (image := self._write(connection, key)) is not None]
        journal.append(connection, self._journal_entry(now, use_case, args), [] if self._is_final else images)
        for letter in self._letters:
            outbox.add(connection, letter, now)
        if self._has_moved():
            outbox.release_held(connection, self.id)
        redraws = outbox.add_redraws(connection, self.id, self.subjects(), now, but=self._but)
        connection.execute("COMMIT")
        return bool(self._letters) or redraws > 0

    def _touch(self, key: Key, state: object) -> None:
        self._touched[key] = None
        self._current[key] = state

    def _is_touched(self, key: Key) -> bool:
        return key in self._touched

    async def _run(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self._database.write(work)

    def subjects(self) -> list[int]:
        """What the panels are about that show what was touched."""
        touched = [id for kind, id in self._touched if kind not in _NEVER_SHOWN]
        return list(dict.fromkeys(touched + self._shown_on()))

    def _shown_on(self) -> list[int]:
        """The other panels that show what was touched."""
        before = [self._stored[key].state for key in self._touched if key in self._stored]
        after = [state for key in self._touched if (state := self._current[key]) is not _GONE]
        return [subject for state in (*before, *after) for subject in spec_of(type(state)).shown_on(state)]

    def _is_empty(self) -> bool:
        return not (self._touched or self._events or self._letters or self.dice.rolls or self._is_final)

    def _has_moved(self) -> bool:
        """Whether the campaign's channels are other ones now."""
        before = self._stored.get(("campaign", self.id))
        return before is not None and _channels_of(before.state) != _channels_of(self.state)

    def _write(self, connection: sqlite3.Connection, key: Key) -> journal.BeforeImage | None:
        kind, id = key
        stored = self._stored.get(key)
        if stored is None and not self._is_loaded(kind, inf):
            stored = _reload(connection, key)
        if stored is not None and stored.campaign_id != self.id:
            raise ValueError(f"{kind} {id} belongs to another campaign")
        revision = 1 if stored is None else stored.revision + 1
        state = self._current[key]
        if state is _GONE:
            if stored is None:
                return None
            rows.erase(connection, kind, id)
        else:
            _save(connection, stored, state, self.id, revision)
        if stored is None:
            return journal.BeforeImage(kind, id, None, None, revision)
        return journal.BeforeImage(kind, id, stored.version, stored.text, revision)

    def _journal_entry(self, now: int, use_case: str, args: str) -> journal.Entry:
        return journal.Entry(
            seq=0,
            id=self.entry,
            campaign_id=self.id,
            at_utc=now,
            game_time=self.now,
            actor_id=self.actor.user_id,
            use_case=use_case,
            args=args,
            seed=self.dice.seed,
            rolls=tuple(self.dice.rolls),
            events=tuple(self._events),
            undone_at=None,
            undone_by=None,
        )


def _channels_of(campaign: Campaign) -> tuple[int | None, int | None]:
    """Where letters to the DM and to the table go."""
    return campaign.dm_channel_id, campaign.table_channel_id


def _save(
    connection: sqlite3.Connection, before: Stored[Any] | None, state: Any, campaign_id: int, revision: int
) -> None:
    if before is None:
        rows.insert(connection, state, campaign_id)
    else:
        rows.save_again(connection, before, state, revision)


def _reload(connection: sqlite3.Connection, key: Key) -> Stored[Any] | None:
    """A job or a state that was put without being read first."""
    return rows.load_one(connection, BY_KIND[key[0]].type, key[1])
