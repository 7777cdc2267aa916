"""Tables that a die is rolled on, and sums of dice, as values. Knows no table's content."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.rules.dice import Dice
from bot.rules.values import GP, Copper, Rolls

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row(Generic[T]):
    """The faces from `low` to `high` and what they mean."""

    low: int
    high: int
    result: T


@dataclass(frozen=True, slots=True)
class RollTable(Generic[T]):
    """What each face of a die means. The rows cover every face once, in order."""

    die: int
    rows: tuple[Row[T], ...]

    def __post_init__(self) -> None:
        face = 0
        for row in self.rows:
            if row.low != face + 1 or row.high < row.low:
                raise ValueError(f"row {row.low}-{row.high} does not follow face {face}")
            face = row.high
        if face != self.die:
            raise ValueError(f"the rows end at {face}, the die at {self.die}")

    def at(self, face: int) -> T:
        """What a face means. A face that the die does not have is a `KeyError`."""
        for row in self.rows:
            if row.low <= face <= row.high:
                return row.result
        raise KeyError(face)


@dataclass(frozen=True, slots=True)
class DiceSum:
    """A number of equal dice, such as 2d4."""

    dice: int
    sides: int

    def __post_init__(self) -> None:
        if self.dice < 1 or self.sides < 2:
            raise ValueError(f"{self.dice}d{self.sides} is no roll")

    def roll(self, dice: Dice) -> Rolls:
        return roll_many(dice, self.dice, self.sides)


@dataclass(frozen=True, slots=True)
class DiceMoney(DiceSum):
    """Money by dice, such as 1d6 × 100 GP: each point is worth `gp`."""

    gp: int

    def worth(self, rolls: Rolls) -> Copper:
        return Copper(sum(rolls) * self.gp * GP)


def roll_many(dice: Dice, count: int, sides: int) -> Rolls:
    """The faces of `count` dice, in the order they fell."""
    return Rolls(tuple(dice.roll(sides) for _ in range(count)))
