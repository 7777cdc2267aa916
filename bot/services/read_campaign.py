"""A campaign as it is committed: settings, clock, and any aggregate by type and id. Changes nothing."""

import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import Any, TypeVar, cast

from bot.rules.campaign import Automation, Campaign, Status, is_dm
from bot.rules.clock import Clock
from bot.rules.errors import RuleViolation
from bot.rules.values import CampaignId, GameTime
from bot.services.caller import Actor
from bot.storage import rows
from bot.storage.aggregates import Aggregate, spec_of
from bot.storage.connection import Database
from bot.storage.rows import Stored
from bot.tables import Book

T = TypeVar("T", bound=Aggregate)
Key = tuple[str, int]


class _Gone:
    """Marks an aggregate dropped in this transaction."""


GONE = _Gone()


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
        return None if found is GONE else cast(T, found)

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
            and state is not GONE
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
