"""`roll` and `roll-cached`: our parser and roller against the d20 library, on the same expressions."""

from collections.abc import Callable, Iterator
from itertools import count

import d20

from bot.bench.figures import Figure, best_of
from bot.rules.dice import parse, roll, roll_text
from bot.services.chance import SeededDice

EXPRESSIONS = 2_000
ROUNDS = 5

Work = Callable[[str], object]


def figures() -> Iterator[Figure]:
    dice = SeededDice("bench")
    theirs = d20.Roller()
    yield _compared("roll", _fresh(), lambda text: roll(parse(text), dice), theirs.roll)
    yield _compared("roll-cached", lambda: "4d6kh3+2", lambda text: roll_text(text, dice), theirs.roll)


def _fresh() -> Callable[[], str]:
    """A new expression at every call, so that neither side has parsed it before."""
    numbers = count()
    return lambda: f"4d6kh3+{next(numbers)}"


def _compared(name: str, text: Callable[[], str], ours: Work, theirs: Work) -> Figure:
    return Figure(name, _microseconds(text, ours), "us", _microseconds(text, theirs))


def _microseconds(text: Callable[[], str], work: Work) -> float:
    """Time of one expression in the best of several rounds."""

    def run(batch: list[str]) -> Callable[[], None]:
        def each() -> None:
            for expression in batch:
                work(expression)

        return each

    batches = [[text() for _ in range(EXPRESSIONS)] for _ in range(ROUNDS)]
    return min(best_of(1, run(batch)) for batch in batches) / EXPRESSIONS * 1e6
