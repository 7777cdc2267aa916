"""Advantage and Disadvantage asked for in a word: the d20 that leads an expression is thrown twice."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from bot.rules.dice.refusals import Impossible
from bot.rules.dice.terms import D20, Brackets, Chain, DiceTerm, Operation, Selector, Signed, Term, ValueSet


class AdvantageWords:
    """The words that ask for Advantage and for Disadvantage. Built once for each language."""

    __slots__ = ("pattern",)

    def __init__(self, advantage: Iterable[str], disadvantage: Iterable[str]) -> None:
        high, low = ("|".join(map(re.escape, words)) for words in (advantage, disadvantage))
        pattern = rf"(?<![^\W\d_])(?:(?P<h>{high})|(?P<l>{low}))(?![^\W_])"
        self.pattern = re.compile(pattern, re.IGNORECASE)

    def at(self, text: str, position: int) -> re.Match[str] | None:
        """Such a word at this place; its `lastgroup` says which d20 is kept, the `h`igher or the `l`ower."""
        return self.pattern.match(text, position)

    def after(self, text: str, position: int) -> list[re.Match[str]]:
        """All such words from this place on."""
        return list(self.pattern.finditer(text, position))


ENGLISH = AdvantageWords(("adv", "advantage"), ("dis", "disadvantage"))


class Wish(NamedTuple):
    """Which of two d20s is to be kept, and where that was asked."""

    rank: str
    column: int


def granted(term: Term, wanted: Wish) -> Term:
    """The term with its leading d20 thrown twice. Refused when it does not lead with a single d20."""
    twice = _twice(term, wanted.rank)
    if twice is None:
        raise Impossible("roll-advantage-without-d20", wanted.column)
    return twice


def _twice(term: Term, rank: str) -> Term | None:
    match term:
        case DiceTerm(amount=1) if term.faces == D20:
            keep = Operation("k", (Selector(rank, 1),), term.column)
            return term._replace(amount=2, operations=(keep, *term.operations))
        case Chain():
            first = _twice(term.first, rank)
            return first and term._replace(first=first)
        case Brackets() | Signed():
            inner = _twice(term.inner, rank)
            return inner and term._replace(inner=inner)
        case ValueSet():
            item = _twice(term.items[0], rank)
            return item and term._replace(items=(item, *term.items[1:]))
        case _:
            return None
