"""Any command in any order: a result or a named refusal, the same for the same dice, nothing doubled."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.rules.bastion import fall, household, naming, orders, resolving, rolling
from bot.rules.bastion.events import TurnTaken
from bot.rules.bastion.founding import OwnerTraits, gain
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.state import (
    FRIENDLY_MONSTER,
    SPELLCASTER,
    Bastion,
    FacilityKind,
    Guest,
    OrderKind,
    Presence,
    QueuedOrder,
    Stage,
    Walls,
)
from bot.rules.bastion.turn import DueTurn, catch_up, take_turn
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.events import EVERYONE, Event
from bot.rules.values import GameTime
from bot.storage.aggregates import spec_of
from bot.tables import load_book
from tests.rules.bastion.builders import keep, roster

BOOK = load_book()
LEVEL = 9
SEEDS = st.integers(0, 2**32)
NUMBERS = st.integers(0, 130)
WORDS = ("pay", "refuse", "accept", "decline", "potion", "scroll", "arcana", "relics", "no")
OPTIONS = st.sampled_from(WORDS) | st.integers(-1, 12).map(str)
NAMES = st.text(max_size=8) | st.just("x" * 61)
EVENTS = st.sampled_from([*BOOK.bastion.events.kinds, "flood"])
Command = Callable[[Bastion, Dice], Outcome]


class Seeded:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def roll(self, sides: int) -> int:
        return self._random.randint(1, sides)


class BastionMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.bastion = keep(BOOK, "smithy", "barrack", "teleportation_circle", level=LEVEL)
        self.due = 0
        self.taken: list[int] = []
        self.most_defenders = 0

    def do(self, command: Command, seed: int = 0) -> Outcome | None:
        """The command done twice with the same dice, which must come to the same."""
        try:
            outcome = command(self.bastion, Seeded(seed))
        except RuleViolation as refusal:
            assert refusal.key.startswith("bastion-")
            return None
        assert command(self.bastion, Seeded(seed)) == outcome
        assert not self.bastion.is_fallen
        self.taken += [event.turn for event in outcome.events if isinstance(event, TurnTaken)]
        self.bastion = outcome.bastion
        return outcome

    @rule(defenders=st.integers(0, 9), walls=st.booleans(), monster=st.booleans(), stocked=st.booleans())
    @precondition(lambda self: not self.bastion.is_fallen and self.bastion.pending is None)
    def furnish(self, defenders: int, walls: bool, monster: bool, stocked: bool) -> None:
        """What later orders will bring: defenders, walls, arms, guests."""
        self.bastion = replace(
            self.bastion,
            defenders=roster(defenders),
            fallen=(),
            walls=Walls(40, walls),
            is_armory_stocked=stocked,
            has_inner_peace=walls and stocked,
            guests=(Guest(90, FRIENDLY_MONSTER), Guest(91, SPELLCASTER)) if monster else (),
        )

    @rule(seed=SEEDS, other=SEEDS)
    def turn_falls_due(self, seed: int, other: int) -> None:
        """The public part of a turn is the same whatever the dice show."""
        before = self.bastion
        self.due += 1
        due = DueTurn(self.due, 7, LEVEL)
        outcome = self.do(lambda it, dice: take_turn(BOOK, it, due, dice, GameTime(0)), seed)
        if outcome is not None:
            elsewhere = take_turn(BOOK, before, due, Seeded(other), GameTime(0))
            assert public(outcome.events) == public(elsewhere.events)
            assert outcome.payments == elsewhere.payments == ()
            assert replace(outcome.bastion, pending=None) == replace(elsewhere.bastion, pending=None)

    @rule(turn=st.integers(-2, 40), seed=SEEDS)
    def turn_comes_again(self, turn: int, seed: int) -> None:
        if turn <= self.due:
            self.do(lambda it, dice: take_turn(BOOK, it, DueTurn(turn, 7, LEVEL), dice, GameTime(0)), seed)

    @rule(seed=SEEDS)
    def owed_turns(self, seed: int) -> None:
        if not self.bastion.is_fallen:
            self.do(lambda it, dice: catch_up(BOOK, it, LEVEL, dice, GameTime(0)), seed)

    @rule(
        seed=SEEDS, event=EVENTS, position=st.integers(-1, 2), which=st.sampled_from(["roll", "pick", "keep"])
    )
    def dm_changes_what_is_hidden(self, seed: int, event: str, position: int, which: str) -> None:
        commands: dict[str, Command] = {
            "roll": lambda it, dice: rolling.reroll(BOOK, it, dice, GameTime(0)),
            "pick": lambda it, dice: rolling.pick_event(BOOK, it, event),
            "keep": lambda it, dice: rolling.keep_roll(BOOK, it, position),
        }
        outcome = self.do(commands[which], seed)
        if outcome is not None:
            assert public(outcome.events) == []
            assert outcome.payments == ()

    @rule(seed=SEEDS)
    def dm_reveals(self, seed: int) -> None:
        outcome = self.do(lambda it, dice: resolving.reveal(BOOK, it, dice, GameTime(0)), seed)
        assert outcome is None or all(payment.amount > 0 for payment in outcome.payments)

    @rule(seed=SEEDS)
    def dm_resolves(self, seed: int) -> None:
        outcome = self.do(lambda it, dice: resolving.resolve(BOOK, it, dice, GameTime(0)), seed)
        assert outcome is None or public(outcome.events) == []

    @rule(seed=SEEDS, option=OPTIONS, name=NAMES)
    def owner_answers(self, seed: int, option: str, name: str) -> None:
        given = Answer(option, name)
        self.do(lambda it, dice: resolving.answer(BOOK, it, given, dice, GameTime(0)), seed)

    @rule(seed=SEEDS)
    @precondition(
        lambda self: self.bastion.pending is not None and self.bastion.pending.stage is Stage.CHOOSING
    )
    def owner_takes_an_option(self, seed: int) -> None:
        """Every option that is offered can be taken."""
        choices = resolving.options(BOOK, self.bastion)
        option = choices[seed % len(choices)]
        command = lambda it, dice: resolving.answer(BOOK, it, Answer(option), dice, GameTime(0))  # noqa: E731
        assert self.do(command, seed) is not None

    @rule(seed=SEEDS)
    def nobody_answers(self, seed: int) -> None:
        self.do(lambda it, dice: resolving.take_default(BOOK, it, dice, GameTime(0)), seed)

    @rule(presence=st.sampled_from(Presence), on=st.booleans())
    def owner_orders(self, presence: Presence, on: bool) -> None:
        self.do(lambda it, dice: orders.set_presence(it, presence))
        self.do(lambda it, dice: orders.maintain(it) if on else orders.withdraw_maintain(it))

    @rule(
        facility=st.integers(0, 8),
        kind=st.sampled_from(["craft", "recruit", "trade"]),
        days=st.integers(1, 30),
    )
    def owner_gives_an_order(self, facility: int, kind: str, days: int) -> None:
        order = QueuedOrder(facility, OrderKind(kind), "any", days)
        self.do(lambda it, dice: orders.queue_order(BOOK, it, order))

    @rule(kind=st.sampled_from([*BOOK.bastion.facility_by_id, "moat"]))
    def owner_gains(self, kind: str) -> None:
        self.do(lambda it, dice: gain(BOOK, it, OwnerTraits(LEVEL), FacilityKind(kind)))

    @rule(number=NUMBERS, other=NUMBERS, name=NAMES)
    def owner_keeps_house(self, number: int, other: int, name: str) -> None:
        commands: list[Command] = [
            lambda it, dice: naming.rename(it, name),
            lambda it, dice: naming.name_defender(it, number, name),
            lambda it, dice: naming.name_hireling(it, number, other, name),
            lambda it, dice: naming.name_treasure(it, number, name),
            lambda it, dice: household.end_stay(BOOK, it, number),
            lambda it, dice: household.dismiss_guest(it, number),
            lambda it, dice: household.dismiss_mercenary(it, number),
            lambda it, dice: household.shelter(it, number),
            lambda it, dice: household.exchange_fallen(it, number, other),
            lambda it, dice: household.claim(it, number),
        ]
        for command in commands:
            self.do(command)

    @rule(which=st.sampled_from([fall.divest, fall.ruin]), really=st.integers(0, 9))
    def falls(self, which: Callable[[Bastion], Outcome], really: int) -> None:
        if really == 0:
            self.do(lambda it, dice: which(it))
        self.do(lambda it, dice: fall.fall_to_neglect(it, LEVEL))

    @invariant()
    def every_turn_was_taken_once_and_in_order(self) -> None:
        assert self.taken == sorted(set(self.taken))

    @invariant()
    def numbers_are_unique(self) -> None:
        bastion = self.bastion
        parts = [*bastion.rooms, *bastion.facilities, *bastion.defenders, *bastion.guests, *bastion.stores]
        numbers = [part.number for part in parts]
        assert len(numbers) == len(set(numbers))
        assert max(numbers) <= bastion.last_number

    @invariant()
    def defenders_come_only_as_mercenaries(self) -> None:
        hired = sum(defender.is_mercenary for defender in self.bastion.defenders)
        assert len(self.bastion.defenders) - hired <= 9

    @invariant()
    def hirelings_are_there_or_expected(self) -> None:
        for facility in () if self.bastion.is_fallen else self.bastion.facilities:
            row = BOOK.bastion.facility_by_id[facility.kind]
            expected = sum(vacancy.count for vacancy in facility.vacancies)
            assert len(facility.hirelings) + expected == row.hirelings[facility.space]

    @invariant()
    def a_shut_facility_works_again(self) -> None:
        for facility in self.bastion.facilities:
            assert facility.unusable_on is None or facility.unusable_on <= self.bastion.turn + 1

    @invariant()
    def it_can_be_stored(self) -> None:
        spec = spec_of(Bastion)
        assert spec.load(spec.version, spec.dump(self.bastion)) == self.bastion


def public(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if event.audience == EVERYONE]


TestMachine = BastionMachine.TestCase
TestMachine.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


@pytest.mark.heavy
@pytest.mark.timeout(900)
class TestLongMachine(BastionMachine.TestCase):
    settings = settings(max_examples=400, stateful_step_count=60, deadline=None)
