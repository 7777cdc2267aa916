"""A campaign open for writing, all that is done in it one journal entry.

`bot.services.campaigns` finds it and opens it.
"""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from math import inf
from typing import Any, cast

from bot.rules.campaign import Campaign
from bot.rules.clock import Clock
from bot.rules.events import Event
from bot.rules.values import GameTime
from bot.services.caller import Actor
from bot.services.chance import KeptDice
from bot.services.ids import new_id
from bot.services.read_campaign import GONE, Key, ReadCampaign
from bot.storage import journal, outbox, rows
from bot.storage.aggregates import BY_KIND, Aggregate, spec_of
from bot.storage.connection import Database
from bot.storage.job import Job, job_id
from bot.storage.rows import Stored
from bot.tables import Book

_NEVER_SHOWN = ("job", "timer")
"""Kinds that no panel is about."""


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
        self._touch((spec_of(type(state)).kind, state.id), GONE)

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
        self._touch(("job", id), GONE)

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
        after = [state for key in self._touched if (state := self._current[key]) is not GONE]
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
        if state is GONE:
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
