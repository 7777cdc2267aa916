"""How a result is written: every die, in words and signs of each language."""

import pytest

from bot.rules.dice import roll_text
from bot.text import Speaker
from cogs.roll.writing import Writer
from tests.rules.scripted import ScriptedDice


def written(text: str, *faces: int, language: str = "en", longest: int = 1000) -> str:
    outcome = roll_text(text, ScriptedDice(faces)).outcome
    return Writer(Speaker(language), longest).write(outcome)


@pytest.mark.parametrize(
    ("text", "faces", "shown"),
    [
        ("4d6kh3", [5, 4, 3, 1], "4d6kh3 (5, 4, 3, ~~1~~)"),
        ("d20+5", [13], "1d20 (13) + 5"),
        ("2d20kh1+5", [20, 1], "2d20kh1 (**20**, ~~1~~) + 5"),
        ("1d20-2", [1], "1d20 (**1**) − 2"),
        ("2d6ro<3", [2, 5, 6], "2d6ro\\<3 (~~2~~ ↻ 6, 5)"),
        ("2d6ro1kh1", [1, 5, 2], "2d6ro1kh1 (~~1 ↻ 2~~, 5)"),
        ("1d6e6", [6, 6, 2], "1d6e6 (6!, 6!, 2)"),
        ("2d6mi2", [1, 4], "2d6mi2 (1 → 2, 4)"),
        ("d%+d10", [1, 10], "1d% (00) + 1d10 (10)"),
        ("(1d8+3)*2", [5], "(1d8 (5) + 3) × 2"),
        ("7/2", [], "7 ÷ 2"),
        ("1.25*-2", [], "1.25 × −2"),
        ("1d20>=15", [15], "1d20 (15) ≥ 15"),
        ("(1d4+1, 3, 2d6kl1)kh1", [3, 2, 5], "(1d4 (3) + 1, ~~3~~, ~~2d6kl1 (2, 5)~~)kh1"),
        ("(1d4,)", [3], "(1d4 (3),)"),
        ("1d6 [fire]+(2) [cold]", [3], "1d6 (3) \\[fire\\] + (2) \\[cold\\]"),
        ("1d6 [**@everyone**]", [3], "1d6 (3) \\[\\*\\*@\u200beveryone\\*\\*\\]"),
    ],
)
def test_every_die_is_written(text: str, faces: list[int], shown: str) -> None:
    assert written(text, *faces) == shown


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "2d6 (3, 4)"), ("uk", "2к6 (3, 4)"), ("ru", "2к6 (3, 4)")]
)
def test_dice_have_the_letter_of_the_language(language: str, shown: str) -> None:
    assert written("2d6", 3, 4, language=language) == shown


def test_of_long_lists_the_sum_is_told() -> None:
    shown = written("5d6kh3 + 2d4", 1, 2, 3, 4, 5, 1, 1, longest=4)
    assert shown == "5d6kh3 (5 dice, 3 kept, sum 12) + 2d4 (1, 1)"


@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (1, "1 кубик"),
        (2, "2 кубики"),
        (5, "5 кубиків"),
        (21, "21 кубик"),
        (22, "22 кубики"),
        (25, "25 кубиків"),
    ],
)
def test_ukrainian_counts_dice(count: int, shown: str) -> None:
    assert f"({shown}, залишено {count}," in written(f"{count}d4", *[1] * count, language="uk", longest=0)


@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (1, "1 кость"),
        (3, "3 кости"),
        (11, "11 костей"),
        (21, "21 кость"),
        (24, "24 кости"),
        (100, "100 костей"),
    ],
)
def test_russian_counts_dice(count: int, shown: str) -> None:
    assert f"({shown}, оставлено {count}," in written(f"{count}d4", *[1] * count, language="ru", longest=0)
