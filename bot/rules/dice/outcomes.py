"""What the dice said: the tree of a roll's result, every die in it. Values only; others format them."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from bot.rules.dice.arithmetic import Number
from bot.rules.dice.terms import Brackets, Constant, DiceTerm, Signed, ValueSet


class Die(NamedTuple):
    """One die on the table."""

    value: int
    """What it counts for."""
    face: int
    """What it shows; another number than its value when a minimum or maximum replaced it."""
    is_kept: bool = True
    rerolled: tuple[int, ...] = ()
    """The faces it showed before, in order."""
    has_exploded: bool = False
    """It brought another die along."""


class ConstantOutcome(NamedTuple):
    term: Constant
    value: Number
    is_kept: bool = True


class DiceOutcome(NamedTuple):
    term: DiceTerm
    dice: tuple[Die, ...]
    value: Number
    """The sum of the kept dice."""
    is_kept: bool = True


class BracketsOutcome(NamedTuple):
    term: Brackets
    inner: "Outcome"
    value: Number
    is_kept: bool = True


class SetOutcome(NamedTuple):
    term: ValueSet
    items: tuple["Outcome", ...]
    value: Number
    """The sum of the kept items."""
    is_kept: bool = True


class SignedOutcome(NamedTuple):
    term: Signed
    inner: "Outcome"
    value: Number
    is_kept: bool = True


class StepOutcome(NamedTuple):
    sign: str
    outcome: "Outcome"


class ChainOutcome(NamedTuple):
    first: "Outcome"
    steps: tuple[StepOutcome, ...]
    value: Number
    is_kept: bool = True


Outcome = ConstantOutcome | DiceOutcome | BracketsOutcome | SetOutcome | SignedOutcome | ChainOutcome


class Natural(StrEnum):
    """What the d20 that leads a roll shows."""

    NONE = "none"
    CRITICAL = "critical"
    FUMBLE = "fumble"


class Rolled(NamedTuple):
    outcome: Outcome
    comment: str
    throws: tuple[int, ...]
    """Every face thrown, in order."""

    @property
    def value(self) -> Number:
        """The exact result."""
        return self.outcome.value if self.outcome.is_kept else 0

    @property
    def total(self) -> int:
        """The result with any fraction cut off, as the rules of the game round."""
        return int(self.value)

    @property
    def natural(self) -> Natural:
        """Critical or fumble, when the roll begins with a d20 of which one die counts."""
        leading = _leading(self.outcome)
        if not isinstance(leading, DiceOutcome) or leading.term.sides != 20:
            return Natural.NONE
        kept = [die.value for die in leading.dice if die.is_kept]
        if kept == [20]:
            return Natural.CRITICAL
        return Natural.FUMBLE if kept == [1] else Natural.NONE


def _leading(outcome: Outcome) -> Outcome:
    """The leftmost dice or number of a roll."""
    while True:
        match outcome:
            case ChainOutcome(first=inner) | BracketsOutcome(inner=inner) | SignedOutcome(inner=inner):
                outcome = inner
            case SetOutcome(items=(inner, *_)):
                outcome = inner
            case _:
                return outcome


def dice_in(outcome: Outcome) -> Iterator[DiceOutcome]:
    """Every group of dice in an outcome, from left to right."""
    match outcome:
        case DiceOutcome():
            yield outcome
        case SetOutcome():
            for item in outcome.items:
                yield from dice_in(item)
        case BracketsOutcome() | SignedOutcome():
            yield from dice_in(outcome.inner)
        case ChainOutcome():
            yield from dice_in(outcome.first)
            for step in outcome.steps:
                yield from dice_in(step.outcome)
        case ConstantOutcome():
            return
