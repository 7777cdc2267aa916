"""The way to a campaign: find it by place, lock, load, open it, and commit what was done.

`Campaigns.open` is the one writer; `Campaigns.read` sees what is committed and changes nothing.
"""

import json
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.rules.campaign import Campaign, Units
from bot.rules.clock import Clock
from bot.rules.errors import RuleViolation
from bot.rules.values import CampaignId
from bot.services.caller import SYSTEM, Actor, Caller, Place
from bot.services.chance import DiceSource, KeptDice
from bot.services.changes import Changes
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign, load_kinds
from bot.storage import journal, rows
from bot.storage.aggregates import Aggregate
from bot.storage.connection import Database
from bot.storage.rows import Stored
from bot.tables import Book

Now = Callable[[], datetime]

_VOICES_KEPT = 512


@dataclass(frozen=True, slots=True)
class Voice:
    """Which campaign a place belongs to, and how it speaks in public."""

    campaign_id: CampaignId
    language: str
    units: Units


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
        self.changes = Changes()
        self._voices: OrderedDict[Place, Voice] = OrderedDict()
        self._age_of_voices = 0

    @asynccontextmanager
    async def open(
        self, caller: Caller, use_case: str, **args: str | int | None
    ) -> AsyncIterator[OpenCampaign]:
        """Open the campaign of the caller's place for writing. Refused where there is none, or several."""
        place = required_place(caller)
        async with self._writing(
            lambda connection: _campaign_at(connection, place),
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
        yield await self._read_at(required_place(caller), caller.actor, kinds)

    @asynccontextmanager
    async def read_by_id(self, campaign_id: int, actor: Actor = SYSTEM) -> AsyncIterator[ReadCampaign]:
        """See a campaign that is known by id."""
        yield await self._read(lambda _: campaign_id, actor)

    async def voice_at(self, place: Place | None) -> Voice | None:
        """How the campaign of a place speaks in public; None where there is not just one."""
        if place is None:
            return None
        if place in self._voices:
            return self._voices[place]
        try:
            return _voice((await self._read_at(place, SYSTEM)).state)
        except RuleViolation:
            return None

    def forget_voices(self) -> None:
        """Campaign settings changed: ask again."""
        self._age_of_voices += 1
        self._voices.clear()

    async def _read_at(
        self, place: Place, actor: Actor, kinds: tuple[type[Aggregate], ...] = ()
    ) -> ReadCampaign:
        age = self._age_of_voices
        campaign = await self._read(lambda connection: _campaign_at(connection, place), actor, kinds)
        if age == self._age_of_voices:  # else it may be known better by now
            self._remember(place, campaign.state)
        return campaign

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
            return state, clock, load_kinds(connection, state.state.id, kinds)

        state, clock, loaded = await self.database.read(load)
        campaign = ReadCampaign(self.database, self.book, actor, state.state, clock.state)
        campaign.keep(state, clock)
        campaign.keep_kinds(kinds, loaded)
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
            campaign.keep(state, clock)
            yield campaign
            await self._commit(campaign, use_case, key, repeated_entry)

    async def _commit(
        self, campaign: OpenCampaign, use_case: str, args: str, repeated_entry: int | None = None
    ) -> None:
        def finish(connection: sqlite3.Connection) -> bool:
            if repeated_entry is not None and campaign.dice.rolls:
                journal.mark_rolls_taken(connection, repeated_entry)
            return campaign.flush(connection, use_case, args)

        has_letters = True  # for all a task knows that is cancelled here, though the work is done
        try:
            has_letters = await self.database.write(finish)
        finally:
            self.changes.note(campaign.subjects())
            if campaign.has_new_settings:
                self.forget_voices()
            if has_letters:
                self.on_letters()

    def _remember(self, place: Place, state: Campaign) -> None:
        self._voices[place] = _voice(state)
        self._voices.move_to_end(place)
        while len(self._voices) > _VOICES_KEPT:
            self._voices.popitem(last=False)


def _nothing(connection: sqlite3.Connection) -> None:
    """A new campaign has nothing to load."""


def _voice(state: Campaign) -> Voice:
    return Voice(state.id, state.language, state.units)


def required_place(caller: Caller) -> Place:
    """The server channel of a request. Refused in a direct message."""
    if caller.place is None:
        raise RuleViolation("in-direct-messages")
    return caller.place


def _as_seen_from(campaign: Campaign, actor: Actor, place: Place) -> Actor:
    """The actor without the roles and permissions of another server: they count for nothing here."""
    return actor if place.guild_id == campaign.guild_id else Actor(actor.user_id)


def _campaign_at(connection: sqlite3.Connection, place: Place) -> int:
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


def _canonical(args: dict[str, str | int | None]) -> str:
    return json.dumps(args, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
