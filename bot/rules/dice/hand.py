"""Dice while they are being thrown: the budget they are taken from, and what operations do to them."""

from collections.abc import Callable

from bot.rules.dice.outcomes import Die
from bot.rules.dice.refusals import OverBudget
from bot.rules.dice.source import Dice
from bot.rules.dice.terms import RANKS, DiceTerm, Operation, among

MAX_THROWS = 1000
"""Faces thrown in one roll: dice, rerolls and explosions together."""


class Cup:
    """A source of dice with a limit on how many one roll may throw."""

    __slots__ = ("roll", "throws")

    def __init__(self, dice: Dice) -> None:
        self.roll = dice.roll
        self.throws: list[int] = []

    def throw(self, amount: int, faces: range, column: int) -> list[int]:
        """So many more faces; `column` is where the dice or the operation that wants them stands."""
        if len(self.throws) + amount > MAX_THROWS:
            raise OverBudget("roll-too-many-throws", column, limit=MAX_THROWS)
        roll, sides = self.roll, len(faces)
        thrown = [faces[roll(sides) - 1] for _ in range(amount)]
        self.throws += thrown
        return thrown


class Hand:
    """The dice of one term, still in motion: parallel lists, and the indices of those `live`, not dropped."""

    __slots__ = ("cup", "exploded", "faces", "live", "rerolled", "shown", "values")

    def __init__(self, term: DiceTerm, cup: Cup) -> None:
        self.cup = cup
        self.faces = term.faces
        self.shown = cup.throw(term.amount, term.faces, term.column)
        self.values = self.shown.copy()
        self.live = list(range(term.amount))
        self.rerolled: list[tuple[int, ...]] = [()] * term.amount
        self.exploded = [False] * term.amount

    def throw_again(self, indices: list[int], column: int) -> None:
        for index, face in zip(indices, self.cup.throw(len(indices), self.faces, column), strict=True):
            self.rerolled[index] += (self.shown[index],)
            self.shown[index] = self.values[index] = face

    def explode(self, indices: list[int], column: int) -> None:
        """Mark dice as exploded and put as many others beside them."""
        thrown = self.cup.throw(len(indices), self.faces, column)
        for index in indices:
            self.exploded[index] = True
        self.live += range(len(self.values), len(self.values) + len(thrown))
        self.shown += thrown
        self.values += thrown
        self.rerolled += [()] * len(thrown)
        self.exploded += [False] * len(thrown)

    def settled(self) -> tuple[Die, ...]:
        kept = [False] * len(self.values)
        for index in self.live:
            kept[index] = True
        return tuple(map(Die, self.values, self.shown, kept, self.rerolled, self.exploded))


def sort_out(hand: Hand, operation: Operation) -> None:
    hand.live = operation.survivors(hand.values, hand.live)


def reroll(hand: Hand, operation: Operation) -> None:
    """Again and again; dice that did not match once need no second look."""
    again = operation.among(hand.values, hand.live)
    while again:
        hand.throw_again(again, operation.column)
        again = operation.among(hand.values, again)


def reroll_once(hand: Hand, operation: Operation) -> None:
    hand.throw_again(operation.among(hand.values, hand.live), operation.column)


def reroll_and_add(hand: Hand, operation: Operation) -> None:
    hand.explode(operation.among(hand.values, hand.live)[:1], operation.column)


def explode(hand: Hand, operation: Operation) -> None:
    """New dice explode too; no die explodes twice for the same operation.

    Whom a value selects stays the same, so each die is looked at once; ranks shift with every new die.
    """
    ranks = [selector for selector in operation.selectors if selector.kind in RANKS]
    by_value = [selector for selector in operation.selectors if selector.kind not in RANKS]
    done: set[int] = set()
    fresh = hand.live.copy()
    while bursting := {*among(by_value, hand.values, fresh), *among(ranks, hand.values, hand.live)} - done:
        done |= bursting
        standing = len(hand.live)
        hand.explode(sorted(bursting), operation.column)
        fresh = hand.live[standing:]


def at_least(hand: Hand, operation: Operation) -> None:
    least = operation.selectors[0].number
    for index in hand.live:
        hand.values[index] = max(hand.values[index], least)


def at_most(hand: Hand, operation: Operation) -> None:
    most = operation.selectors[0].number
    for index in hand.live:
        hand.values[index] = min(hand.values[index], most)


OPERATIONS: dict[str, Callable[[Hand, Operation], None]] = {
    "k": sort_out,
    "p": sort_out,
    "rr": reroll,
    "ro": reroll_once,
    "ra": reroll_and_add,
    "e": explode,
    "mi": at_least,
    "ma": at_most,
}
