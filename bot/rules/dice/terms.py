"""What a player asked for: the tree of a dice expression, before any die is thrown. Values only.

Named tuples here and in `outcomes`: a roll makes many, and they cost a third of frozen dataclasses.
"""

import operator
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.rules.dice.arithmetic import Number

RANKS = frozenset({"h", "l"})
COMPARE: dict[str, Callable[[Number, int], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Selector(NamedTuple):
    """Which of some values an operation is about: the `h`ighest or `l`owest n, or those `=`, `<`, `>` … n."""

    kind: str
    number: int

    def among(self, values: Sequence[Number], live: Sequence[int]) -> list[int]:
        """The selected indices out of `live`; of equal values the earlier counts first."""
        number = self.number
        if self.kind not in RANKS:
            matches = COMPARE[self.kind]
            return [index for index in live if matches(values[index], number)]
        if number >= len(live):
            return list(live)
        return sorted(live, key=values.__getitem__, reverse=self.kind == "h")[:number]

    def __str__(self) -> str:
        return str(self.number) if self.kind == "=" else f"{self.kind}{self.number}"


def among(selectors: Sequence[Selector], values: Sequence[Number], live: Sequence[int]) -> list[int]:
    """The indices that any of these selectors picks, each once."""
    if len(selectors) == 1:
        return selectors[0].among(values, live)
    picked = (index for selector in selectors for index in selector.among(values, live))
    return list(dict.fromkeys(picked))


class Operation(NamedTuple):
    """Something done to dice or to a set: `k`eep, dro`p`, `rr` `ro` `ra` reroll, `e`xplode, `mi`n, `ma`x."""

    name: str
    selectors: tuple[Selector, ...]
    column: int

    def among(self, values: Sequence[Number], live: Sequence[int]) -> list[int]:
        """The indices that any of the selectors picks, each once."""
        return among(self.selectors, values, live)

    def survivors(self, values: Sequence[Number], live: Sequence[int]) -> list[int]:
        """The indices that are left after this `k`eep or dro`p`, in order."""
        picked = self.among(values, live)
        if self.name == "k":
            return sorted(picked)
        dropped = set(picked)
        return [index for index in live if index not in dropped]

    def __str__(self) -> str:
        return "".join(f"{self.name}{selector}" for selector in self.selectors)


class Constant(NamedTuple):
    number: Number
    label: str = ""


class DiceTerm(NamedTuple):
    """Some dice of one kind. `faces` are the values their sides show, from the first side on."""

    amount: int
    faces: range
    column: int
    operations: tuple[Operation, ...] = ()
    label: str = ""

    @property
    def sides(self) -> int:
        return len(self.faces)

    @property
    def is_tens(self) -> bool:
        """The tens die of a pair of percentile dice, `d%`: 00, 10, … 90."""
        return self.faces.step == TENS.step


TENS = range(0, 100, 10)
D20 = range(1, 21)


class Brackets(NamedTuple):
    """One expression in parentheses; operations reach the dice or the set inside."""

    inner: "Term"
    operations: tuple[Operation, ...] = ()
    label: str = ""


class ValueSet(NamedTuple):
    """Several expressions in parentheses, separated by commas: their sum, or what operations keep of them."""

    items: tuple["Term", ...]
    column: int
    operations: tuple[Operation, ...] = ()
    label: str = ""


class Signed(NamedTuple):
    """A term with a sign before it."""

    sign: str
    inner: "Term"


class Step(NamedTuple):
    sign: str
    term: "Term"
    column: int


class Chain(NamedTuple):
    """Terms joined by signs that bind alike, worked off from left to right."""

    first: "Term"
    steps: tuple[Step, ...]


Term = Constant | DiceTerm | Brackets | ValueSet | Signed | Chain


class Expression(NamedTuple):
    """A dice expression that reads well, and what its writer noted behind it."""

    term: Term
    comment: str = ""
    text: str = ""
    """As it was typed."""
