"""The way into a campaign: find it by place, lock, load, and write everything down as one journal entry.

`Campaigns.open` is the one writer; `Campaigns.read` sees what is committed and changes nothing.
"""

import json
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from math import inf
from typing import Any, TypeVar, cast

from bot.rules.campaign import Automation, Campaign, Status, Units, is_dm
from bot.rules.clock import Clock
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import CampaignId, GameTime
from bot.services.caller import SYSTEM, Actor, Caller, Place
from bot.services.chance import DiceSource, KeptDice
from bot.services.ids import new_id
from bot.storage import journal, outbox, rows
from bot.storage.aggregates import BY_KIND, Aggregate, spec_of
from bot.storage.connection import Database
from bot.storage.job import Job, job_id
from bot.storage.rows import Stored
from bot.tables import Book

T = TypeVar("T", bound=Aggregate)
Key = tuple[str, int]
Now = Callable[[], datetime]

_VOICES_KEPT = 512
_NEVER_SHOWN = ("job", "timer")
"""Kinds that no panel is about."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Which campaign a place belongs to, and how it speaks in public."""

    campaign_id: CampaignId
    language: str
    units: Units


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
            self._keep(key, stored)
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
            self._keep_kinds(
                missing, await self._run(partial(_load_kinds, campaign_id=self.id, kinds=missing))
            )

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

    def _keep_kinds(self, kinds: Iterable[type[Aggregate]], loaded: Iterable[list[Stored[Any]]]) -> None:
        for kind, found in zip(kinds, loaded, strict=True):
            self._keep_all(spec_of(kind).kind, found, inf)

    def _keep_all(self, kind: str, loaded: Iterable[Stored[Any]], horizon: float) -> None:
        self._loaded[kind] = horizon
        for stored in loaded:
            key = (kind, stored.state.id)
            if key not in self._current:
                self._keep(key, stored)

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

    def _keep(self, key: Key, stored: Stored[Any]) -> None:
        self._stored[key] = stored
        self._current[key] = stored.state

    async def _run(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self._database.read(work)


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
        self._redraws: list[int] = []
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

    def refresh(self, screen: str, subject: int) -> None:
        """Redraw the panels on a subject. Those of every aggregate put or dropped here are redrawn anyway."""
        self._redraws.append(subject)

    def schedule(self, kind: str, key: str, due: datetime, **data: str | int) -> None:
        """Do a piece of work at a moment of real time. The same kind and key again replaces it."""
        self.put(Job(job_id(self.id, kind, key), kind, key, int(due.timestamp()), data))

    def cancel_job(self, kind: str, key: str) -> None:
        id = job_id(self.id, kind, key)
        self._touch(("job", id), _GONE)

    def _touch(self, key: Key, state: object) -> None:
        self._touched[key] = None
        self._current[key] = state

    def _is_touched(self, key: Key) -> bool:
        return key in self._touched

    async def _run(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self._database.write(work)

    def _shown_on(self) -> list[int]:
        """The other panels that show what was touched."""
        states = [state for key in self._touched if (state := self._current[key]) is not _GONE]
        return [subject for state in states for subject in spec_of(type(state)).shown_on(state)]

    def _is_empty(self) -> bool:
        return not (
            self._touched
            or self._events
            or self._letters
            or self._redraws
            or self.dice.rolls
            or self._is_final
        )

    def _flush(self, connection: sqlite3.Connection, use_case: str, args: str) -> bool:
        """Write all and commit. Returns whether letters are waiting."""
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
        touched = [id for kind, id in self._touched if kind not in _NEVER_SHOWN]
        subjects = dict.fromkeys(touched + self._shown_on() + self._redraws)
        redraws = outbox.add_redraws(connection, self.id, subjects, now, but=self._but)
        connection.execute("COMMIT")
        return bool(self._letters) or redraws > 0

    def _has_moved(self) -> bool:
        """Whether the campaign's channels are other ones now."""
        before = self._stored.get(("campaign", self.id))
        return before is not None and channels_of(before.state) != channels_of(self.state)

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


def channels_of(campaign: Campaign) -> tuple[int | None, int | None]:
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


_Opening = tuple[Stored[Campaign], Stored[Clock], tuple[int, journal.Dice] | None]


class Campaigns:
    """Opens campaigns.

    `clock` returns an aware UTC moment; `on_letters` is called after a commit that left letters to deliver.
    """

    def __init__(self, database: Database, book: Book, *, clock: Now, dice: DiceSource = None) -> None:
        self.database = database
        self.book = book
        self.clock = clock
        self.dice = dice
        self.on_letters: Callable[[], None] = lambda: None
        self._voices: OrderedDict[tuple[int, int], Voice] = OrderedDict()

    @asynccontextmanager
    async def open(
        self, caller: Caller, use_case: str, **args: str | int | None
    ) -> AsyncIterator[OpenCampaign]:
        """Open the campaign of the caller's place for writing. Refused where there is none, or several."""
        place = required_place(caller)
        async with self._writing(
            lambda connection: the_campaign_at(connection, place),
            use_case,
            caller.actor,
            args,
            caller.message_id,
        ) as campaign:
            self._remember(place, campaign.state)
            yield campaign

    @asynccontextmanager
    async def by_id(
        self, campaign_id: int, use_case: str, *, caller: Caller | None = None, **args: str | int | None
    ) -> AsyncIterator[OpenCampaign]:
        """Open a campaign that is known by id, be it a draft or deleted; without a caller, as the bot."""
        actor = SYSTEM if caller is None else caller.actor
        but = None if caller is None else caller.message_id
        async with self._writing(lambda _: campaign_id, use_case, actor, args, but) as campaign:
            if caller is not None and caller.place is not None:
                campaign.actor = _as_seen_from(campaign.state, actor, caller.place)
            yield campaign

    @asynccontextmanager
    async def create(self, state: Campaign, use_case: str, caller: Caller) -> AsyncIterator[OpenCampaign]:
        """Open a campaign that does not exist yet, its clock at the first midnight; it cannot be undone."""
        async with self.database.transaction(_nothing):
            campaign = OpenCampaign(
                self.database,
                self.book,
                caller.actor,
                state,
                Clock(state.id),
                real_now=self.clock(),
                dice=KeptDice(self.dice),
            )
            campaign.put(state, campaign.clock)
            campaign.make_final()
            yield campaign
            await self._commit(campaign, use_case, _canonical({}))

    @asynccontextmanager
    async def read(self, caller: Caller, *kinds: type[Aggregate]) -> AsyncIterator[ReadCampaign]:
        """See the campaign of the caller's place as it is committed, with every aggregate of these types."""
        place = required_place(caller)
        campaign = await self._read(
            lambda connection: the_campaign_at(connection, place), caller.actor, kinds
        )
        self._remember(place, campaign.state)
        yield campaign

    @asynccontextmanager
    async def read_by_id(self, campaign_id: int, actor: Actor = SYSTEM) -> AsyncIterator[ReadCampaign]:
        """See a campaign that is known by id."""
        yield await self._read(lambda _: campaign_id, actor)

    async def voice_at(self, place: Place | None) -> Voice | None:
        """How the campaign of a place speaks in public; None where there is not just one."""
        if place is None:
            return None
        key = (place.guild_id, place.channel_id)
        if key not in self._voices:
            try:
                campaign = await self._read(lambda connection: the_campaign_at(connection, place), SYSTEM)
            except RuleViolation:
                return None
            self._remember(place, campaign.state)
        return self._voices[key]

    def forget_voices(self) -> None:
        """Campaign settings changed: ask again."""
        self._voices.clear()

    async def _read(
        self,
        which: Callable[[sqlite3.Connection], int],
        actor: Actor,
        kinds: tuple[type[Aggregate], ...] = (),
    ) -> ReadCampaign:
        def load(
            connection: sqlite3.Connection,
        ) -> tuple[Stored[Campaign], Stored[Clock], list[list[Stored[Any]]]]:
            state, clock = _load(connection, which(connection))
            return state, clock, _load_kinds(connection, state.state.id, kinds)

        state, clock, loaded = await self.database.read(load)
        campaign = ReadCampaign(self.database, self.book, actor, state.state, clock.state)
        _keep_both(campaign, state, clock)
        campaign._keep_kinds(kinds, loaded)
        return campaign

    @asynccontextmanager
    async def _writing(
        self,
        which: Callable[[sqlite3.Connection], int],
        use_case: str,
        actor: Actor,
        args: dict[str, str | int | None],
        but: int | None,
    ) -> AsyncIterator[OpenCampaign]:
        key = _canonical(args)

        def begin(connection: sqlite3.Connection) -> _Opening:
            state, clock = _load(connection, which(connection))
            if self.book.ruled(state.state.rulings).ruling("dice_after_undo") == "fresh":
                return state, clock, None
            repeat = journal.rolls_to_repeat(connection, state.state.id, actor.user_id, use_case, key)
            return state, clock, repeat

        async with self.database.transaction(begin) as (state, clock, repeat):
            repeated_entry, faces = repeat or (None, ())
            campaign = OpenCampaign(
                self.database,
                self.book,
                actor,
                state.state,
                clock.state,
                real_now=self.clock(),
                dice=KeptDice(self.dice, faces),
                but=but,
            )
            _keep_both(campaign, state, clock)
            yield campaign
            await self._commit(campaign, use_case, key, repeated_entry)

    async def _commit(
        self, campaign: OpenCampaign, use_case: str, args: str, repeated_entry: int | None = None
    ) -> None:
        def finish(connection: sqlite3.Connection) -> bool:
            if repeated_entry is not None and campaign.dice.rolls:
                journal.mark_rolls_taken(connection, repeated_entry)
            return campaign._flush(connection, use_case, args)

        has_letters = True  # for all a task knows that is cancelled here, though the work is done
        try:
            has_letters = await self.database.write(finish)
        finally:
            if campaign._is_erased or campaign._is_touched(("campaign", campaign.id)):
                self.forget_voices()
            if has_letters:
                self.on_letters()

    def _remember(self, place: Place, state: Campaign) -> None:
        key = (place.guild_id, place.channel_id)
        self._voices[key] = Voice(state.id, state.language, state.units)
        self._voices.move_to_end(key)
        while len(self._voices) > _VOICES_KEPT:
            self._voices.popitem(last=False)


def _nothing(connection: sqlite3.Connection) -> None:
    """A new campaign has nothing to load."""


def required_place(caller: Caller) -> Place:
    """The server channel of a request. Refused in a direct message."""
    if caller.place is None:
        raise RuleViolation("in-direct-messages")
    return caller.place


def _as_seen_from(campaign: Campaign, actor: Actor, place: Place) -> Actor:
    """The actor without the roles and permissions of another server: they count for nothing here."""
    return actor if place.guild_id == campaign.guild_id else Actor(actor.user_id)


def the_campaign_at(connection: sqlite3.Connection, place: Place) -> int:
    """The one campaign of a place."""
    found = rows.campaigns_at(connection, place.guild_id, place.nearest_first())
    if not found:
        raise RuleViolation("no-campaign")
    if len(found) > 1:
        raise RuleViolation("several-campaigns", names=tuple(_names(connection, found)))
    return found[0]


def _names(connection: sqlite3.Connection, ids: Iterable[int]) -> list[str]:
    found = (rows.load_one(connection, Campaign, id) for id in ids)
    return [stored.state.name for stored in found if stored is not None]


def _load(connection: sqlite3.Connection, campaign_id: int) -> tuple[Stored[Campaign], Stored[Clock]]:
    state = rows.load_one(connection, Campaign, campaign_id)
    clock = rows.load_one(connection, Clock, campaign_id)
    if state is None or clock is None:
        raise RuleViolation("gone")
    return state, clock


def _load_kinds(
    connection: sqlite3.Connection, campaign_id: int, kinds: Iterable[type[Aggregate]]
) -> list[list[Stored[Any]]]:
    return [rows.load_all(connection, kind, campaign_id) for kind in kinds]


def _keep_both(campaign: ReadCampaign, state: Stored[Campaign], clock: Stored[Clock]) -> None:
    campaign._keep(("campaign", campaign.id), state)
    campaign._keep(("clock", campaign.id), clock)


def _canonical(args: dict[str, str | int | None]) -> str:
    return json.dumps(args, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def running(campaign: ReadCampaign) -> None:
    """Refuse what a paused or deleted campaign cannot do."""
    if campaign.state.status is not Status.RUNNING:
        raise RuleViolation("campaign-is-paused")


def utc_now() -> datetime:
    return datetime.now(UTC)
