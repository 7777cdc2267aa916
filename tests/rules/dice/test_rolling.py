"""Worked cases: what scripted dice come to."""

from fractions import Fraction

import pytest

from bot.rules.dice import Natural, Rolled, parse, roll, roll_text
from bot.rules.dice.outcomes import ChainOutcome, DiceOutcome, Die
from tests.rules.scripted import ScriptedDice


def rolled(text: str, *faces: int) -> Rolled:
    dice = ScriptedDice(faces)
    result = roll_text(text, dice)
    assert dice.is_spent(), "a scripted die was not rolled"
    return result


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("d20", [7], 7),
        ("1d20+5", [13], 18),
        ("4d6kh3", [5, 4, 3, 1], 12),
        ("4d6k>3", [5, 4, 3, 1], 9),
        ("4d6k>=3", [5, 4, 3, 1], 12),
        ("4d6k6", [6, 6, 3, 1], 12),
        ("4d6k=6", [6, 6, 3, 1], 12),
        ("4d6kl1", [5, 4, 3, 2], 2),
        ("2d20kh", [5, 14], 14),
        ("4d6pl1", [5, 4, 3, 1], 12),
        ("4d6ph1", [5, 4, 3, 1], 8),
        ("4d6p<4", [5, 4, 3, 1], 9),
        ("4d6p1p3", [5, 4, 3, 1], 9),
        ("5d6k1k2", [1, 2, 3, 4, 1], 4),
        ("2d6ro<3", [1, 3, 6], 9),
        ("2d6ro<3", [1, 3, 2], 5),
        ("2d6rr<3", [1, 3, 2, 1, 6], 9),
        ("1d6rr1rr2", [1, 2, 2, 5], 5),
        ("2d6ra6", [6, 6, 2], 14),
        ("2d6ra6", [5, 4], 9),
        ("3d6e6", [6, 2, 3, 6, 1], 18),
        ("3d6e>=5", [5, 2, 3, 6, 1], 17),
        ("2d6eh1", [3, 5, 6, 2], 16),
        ("4d6mi2", [1, 3, 4, 1], 11),
        ("4d6ma3", [1, 3, 4, 6], 10),
        ("8d6mi2ma5kh2", [1, 6, 6, 2, 3, 3, 1, 1], 10),
        ("d%", [1], 0),
        ("d%", [8], 70),
        ("d% + d10", [10, 10], 100),
        ("2d6+1d4-1", [3, 4, 2], 8),
        ("(1d8+3)*2", [5], 16),
        ("2*1d8+3", [5], 13),
        ("7/2", [], 3),
        ("-7/2", [], -3),
        ("7//2", [], 3),
        ("-7//2", [], -4),
        ("7/2*2", [], 7),
        ("1/49*49", [], 1),
        ("7%4", [], 3),
        ("1.5*4", [], 6),
        ("3*-2", [], -6),
        ("--3", [], 3),
        ("10-2-3", [], 5),
        ("10-(2-3)", [], 11),
        ("1d20>=15", [15], 1),
        ("1d20+2<15", [13], 0),
        ("2==2==1", [], 1),
        ("(1d4+1, 3, 2d6kl1)kh1", [2, 2, 5], 3),
        ("(1d6, 1d8)", [3, 5], 8),
        ("(3d6)kh1", [2, 6, 5], 6),
        ("((3d6))pl1", [2, 6, 5], 11),
        ("(2d6+1d8)kl1", [2, 6, 5], 13),
        ("(1d6)p3+2", [3], 2),
        ("0d6", [], 0),
        ("3d6 [fire] + 1d4 [cold]", [3, 2, 2, 3], 10),
        ("4d6 kh3 + 2", [5, 4, 3, 1], 14),
        ("2D6KH1", [2, 6], 6),
    ],
)
def test_scripted_dice_come_to(text: str, faces: list[int], total: int) -> None:
    assert rolled(text, *faces).total == total


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("2к6", "2d6"),
        ("2К6", "2d6"),
        ("2д6", "2d6"),
        ("2Д6+к4", "2d6+d4"),
        ("4к6kh3", "4d6kh3"),
        ("1d6×2", "1d6*2"),
        ("1d6x2", "1d6*2"),
        ("1d6 х 2", "1d6*2"),
        ("1d6÷2", "1d6/2"),
        ("1d6−2", "1d6-2"),
        ("1d6–2", "1d6-2"),
        ("1d6\u00a0+\u00a02", "1d6+2"),
    ],
)
def test_other_letters_and_signs_mean_the_same(text: str, plain: str) -> None:
    faces = [5, 3, 2, 6]
    assert roll_text(text, ScriptedDice(faces)).total == roll_text(plain, ScriptedDice(faces)).total


def test_every_die_is_told_of() -> None:
    result = rolled("4d6ro1e6kh2", 6, 1, 3, 4, 2, 5)
    assert isinstance(result.outcome, DiceOutcome)
    assert result.outcome.dice == (
        Die(6, 6, is_kept=True, has_exploded=True),
        Die(2, 2, is_kept=False, rerolled=(1,)),
        Die(3, 3, is_kept=False),
        Die(4, 4, is_kept=False),
        Die(5, 5, is_kept=True),
    )
    assert result.throws == (6, 1, 3, 4, 2, 5)
    assert result.total == 11


def test_a_minimum_keeps_the_face_that_fell() -> None:
    result = rolled("2d6mi3", 1, 4)
    assert isinstance(result.outcome, DiceOutcome)
    assert result.outcome.dice == (Die(3, 1), Die(4, 4))


def test_dice_are_thrown_from_left_to_right() -> None:
    dice = ScriptedDice([1, 2, 3, 4, 5])
    roll_text("d4+(d6,2d8)-d%", dice)
    assert dice.asked == [4, 6, 8, 8, 10]


def test_the_exact_value_is_kept_beside_the_total() -> None:
    assert rolled("1d6/2", 5).value == Fraction(5, 2)


@pytest.mark.parametrize(
    ("text", "faces", "natural"),
    [
        ("1d20+5", [20], Natural.CRITICAL),
        ("1d20+5", [1], Natural.FUMBLE),
        ("1d20+5", [19], Natural.NONE),
        ("2d20kh1+5", [1, 20], Natural.CRITICAL),
        ("2d20kl1+5", [1, 20], Natural.FUMBLE),
        ("2d20", [20, 20], Natural.NONE),
        ("5+1d20", [20], Natural.NONE),
        ("-(1d20+1)", [20], Natural.CRITICAL),
        ("1d20mi10", [1], Natural.NONE),
        ("1d6", [1], Natural.NONE),
        ("(1d20, 1d4)", [20, 2], Natural.CRITICAL),
    ],
)
def test_a_leading_d20_may_be_natural(text: str, faces: list[int], natural: Natural) -> None:
    assert rolled(text, *faces).natural is natural


def test_an_expression_can_be_rolled_again() -> None:
    expression = parse("2d6+1")
    assert roll(expression, ScriptedDice([1, 2])).total == 4
    assert roll(expression, ScriptedDice([6, 6])).total == 13


def test_nothing_of_a_result_can_be_changed() -> None:
    result = rolled("1d6+1", 3)
    assert isinstance(result.outcome, ChainOutcome)
    with pytest.raises(AttributeError):
        result.outcome.value = 20  # type: ignore[misc]
