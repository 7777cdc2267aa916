"""The same expressions with the same faces, here and in d20: totals must be equal."""

import random

import d20
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.rules.dice import RollRefused, parse, roll
from bot.rules.dice.arithmetic import Number, exact_quotient
from bot.rules.dice.parser import MAX_LENGTH


class Stream:
    """Endless faces, the same for the same seed. Speaks to both sides."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def roll(self, sides: int) -> int:
        return self.source.randrange(sides) + 1

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        choices = range(start) if stop is None else range(start, stop, step)
        return choices[self.roll(len(choices)) - 1]


def selectors(top: int, kinds: str = "hl<>=") -> st.SearchStrategy[str]:
    return st.builds(
        lambda kind, number: f"{kind.strip('=')}{number}", st.sampled_from(kinds), st.integers(0, top + 1)
    )


@st.composite
def dice_terms(draw: st.DrawFn) -> str:
    sides = draw(st.sampled_from([1, 2, 3, 4, 6, 8, 10, 12, 20, 100]))
    amount = draw(st.integers(0, 12))
    operation = st.one_of(
        st.tuples(st.sampled_from(["k", "p", "ro", "ra", "e"]), selectors(sides)),
        st.tuples(st.just("rr"), selectors(sides, "<>=")),
        st.tuples(st.sampled_from(["mi", "ma"]), st.integers(0, sides + 1).map(str)),
    )
    operations = "".join(name + selector for name, selector in draw(st.lists(operation, max_size=4)))
    size = draw(st.sampled_from([str(sides), "%"])) if sides == 10 else str(sides)
    return f"{draw(st.sampled_from(['', str(amount)]))}d{size}{operations}"


numbers = st.one_of(st.integers(0, 99).map(str), st.sampled_from(["0.5", "1.25", ".5", "2."]))
atoms = st.one_of(dice_terms(), numbers)
set_operations = st.lists(st.tuples(st.sampled_from("kp"), selectors(12)), max_size=2).map(
    lambda operations: "".join(name + selector for name, selector in operations)
)


def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    signs = st.sampled_from(["+", "-", "*", "/", "//", "%", "==", ">=", "<=", "!=", "<", ">", " + ", " - "])
    return st.one_of(
        st.builds("{}{}{}".format, inner, signs, inner),
        st.builds("({}){}".format, inner, set_operations),
        st.builds(
            lambda items, operations: f"({', '.join(items)},){operations}",
            st.lists(inner, min_size=1, max_size=3),
            set_operations,
        ),
        st.builds("{}{}".format, st.sampled_from("-+"), inner),
        st.builds("{} [label]".format, atoms),
    )


expressions = st.recursive(atoms, grown, max_leaves=6)


def theirs(text: str, seed: int) -> Number | None:
    """The total by d20, None when it refuses. Its division is made exact, since floats are not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(d20.expression, "random", Stream(seed))
        patch.setitem(d20.expression.BinOp.BINARY_OPS, "/", exact_quotient)
        try:
            return d20.Roller().roll(text).expr.total
        except d20.RollError:
            return None


def ours(text: str, seed: int) -> Number | None:
    try:
        return roll(parse(text), Stream(seed)).value
    except RollRefused as refused:
        assume(refused.key not in STRICTER)
        return None


STRICTER = {"roll-endless", "roll-number-too-large"}
"""Refusals of what d20 throws dice at until its budget ends, or has no limit for."""


def agree(text: str, seed: int) -> None:
    assume(len(text) <= MAX_LENGTH)
    has_floats, has_quotients = "." in text, "/" in text.replace("//", "")
    assume(not (has_floats and has_quotients))
    assert ours(text, seed) == theirs(text, seed)


@given(expressions, st.integers(0, 2**32))
@settings(deadline=None, max_examples=300)
def test_totals_are_those_of_d20(text: str, seed: int) -> None:
    agree(text, seed)


@pytest.mark.heavy
@pytest.mark.timeout(900)
@given(expressions, st.integers(0, 2**32))
@settings(deadline=None, max_examples=5_000)
def test_totals_are_those_of_d20_at_length(text: str, seed: int) -> None:
    agree(text, seed)


@pytest.mark.parametrize(
    "text", ["4d6kh3", "3d6kh1kl1", "3d6eh1", "2d20kl1+d%", "8d6ra1ra2", "(2d6, 3, d4)kl2"]
)
@given(seed=st.integers(0, 2**32))
def test_what_players_type_is_that_of_d20(text: str, seed: int) -> None:
    agree(text, seed)
