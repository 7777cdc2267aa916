"""What holds for any text and any dice."""

import random
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.dice import OverBudget, RollRefused, parse, roll
from bot.rules.dice.arithmetic import MAX_NUMBER, calculated
from bot.rules.dice.hand import MAX_THROWS
from bot.rules.dice.outcomes import (
    BracketsOutcome,
    ChainOutcome,
    ConstantOutcome,
    DiceOutcome,
    Outcome,
    SetOutcome,
    SignedOutcome,
    dice_in,
)

NOTATION = (
    "1 2 3 20 0 99 . d d6 d20 d% к6 Д8 kh3 kl1 p1 rr1 ro<2 ra6 e6 mi2 ma5 k >= < = + - * / // % × ÷ x "
    "( ) , [fire] [ ] adv dis # ^ !"
)


class Chance:
    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)
        self.thrown: list[int] = []

    def roll(self, sides: int) -> int:
        self.thrown.append(self.source.randint(1, sides))
        return self.thrown[-1]


def answers_or_names_its_refusal(text: str, seed: int) -> None:
    try:
        result = roll(parse(text), Chance(seed))
    except RollRefused as refused:
        assert 1 <= refused.column <= max(1, len(text))
        assert refused.data["column"] == refused.column
    else:
        assert abs(result.total) <= MAX_NUMBER
        assert len(result.throws) <= MAX_THROWS


@given(st.text(max_size=300), st.integers(0, 2**32))
def test_any_text_gives_a_result_or_a_named_refusal(text: str, seed: int) -> None:
    answers_or_names_its_refusal(text, seed)


@given(
    st.lists(st.sampled_from([*NOTATION.split(), " ", "fire "]), max_size=30).map("".join),
    st.integers(0, 2**32),
)
@settings(max_examples=500)
def test_any_heap_of_notation_gives_a_result_or_a_named_refusal(text: str, seed: int) -> None:
    answers_or_names_its_refusal(text, seed)


@given(st.sampled_from("([-+{,d9kрд\u0130"), st.integers(1, 20_000))
def test_however_long_or_deep(character: str, length: int) -> None:
    answers_or_names_its_refusal(character * length, 0)


def counted(outcome: Outcome) -> int | Fraction:
    """The result again, summed up from the dice and numbers alone."""
    if not outcome.is_kept:
        return 0
    match outcome:
        case ConstantOutcome():
            return outcome.term.number
        case DiceOutcome():
            return sum(die.value for die in outcome.dice if die.is_kept)
        case SetOutcome():
            return sum(counted(item) for item in outcome.items)
        case BracketsOutcome():
            return counted(outcome.inner)
        case SignedOutcome():
            return -counted(outcome.inner) if outcome.term.sign == "-" else counted(outcome.inner)
        case ChainOutcome():
            total = counted(outcome.first)
            for step in outcome.steps:
                total = calculated(total, step.sign, counted(step.outcome), 1)
            return total


EXPRESSIONS = [
    "4d6kh3+2",
    "10d6e6kh5rr2",
    "(2d6kl1, 1d8+1, 3)ph1*2",
    "((3d6, 2d4))kl2-1",
    "(8d6mi2ra6)p2/3",
    "2d20kh1+1d4-1d6 >= 12",
    "-(3d6ro<3)kh2 + d%",
]


@given(st.sampled_from(EXPRESSIONS), st.integers(0, 2**32))
def test_the_total_is_that_of_what_is_kept(text: str, seed: int) -> None:
    result = roll(parse(text), Chance(seed))
    assert result.value == counted(result.outcome)


@given(st.sampled_from(EXPRESSIONS), st.integers(0, 2**32))
def test_every_face_thrown_is_told_of(text: str, seed: int) -> None:
    chance = Chance(seed)
    result = roll(parse(text), chance)
    shown = [
        face for group in dice_in(result.outcome) for die in group.dice for face in (*die.rerolled, die.face)
    ]
    assert sorted(shown) == sorted(result.throws)
    assert len(result.throws) == len(chance.thrown)


@given(st.lists(st.integers(1, 9999), min_size=1, max_size=20))
def test_the_budget_covers_all_groups_together(amounts: list[int]) -> None:
    text = "+".join(f"{amount}d6" for amount in amounts)
    try:
        result = roll(parse(text), Chance(0))
    except OverBudget as refused:
        assert sum(amounts) > MAX_THROWS
        assert refused.key == "roll-too-many-dice"
    else:
        assert len(result.throws) == sum(amounts) <= MAX_THROWS
