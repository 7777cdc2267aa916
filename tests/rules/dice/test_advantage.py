"""Advantage asked for in a word, wherever it stands."""

import pytest

from bot.rules.dice import AdvantageWords, Impossible, NotUnderstood, roll_text
from tests.rules.scripted import ScriptedDice


@pytest.mark.parametrize(
    "text",
    [
        "1d20+5 adv",
        "adv 1d20+5",
        "1d20 adv + 5",
        "1d20+5adv",
        "ADV d20+5",
        "1d20+5 advantage",
        "d20+5 Stealth adv",
    ],
)
def test_advantage_keeps_the_higher_of_two(text: str) -> None:
    assert roll_text(text, ScriptedDice([4, 15])).total == 20


@pytest.mark.parametrize("text", ["1d20+5 dis", "dis d20+5", "1d20+5 Disadvantage to hide"])
def test_disadvantage_keeps_the_lower_of_two(text: str) -> None:
    assert roll_text(text, ScriptedDice([4, 15])).total == 9


@pytest.mark.parametrize("text", ["(1d20+3)*2 adv", "-d20 adv", "(d20, d4) adv", "d20ro1 adv"])
def test_it_reaches_the_d20_that_leads(text: str) -> None:
    dice = ScriptedDice([7, 8, 2])
    roll_text(text, dice)
    assert dice.asked[:2] == [20, 20]


@pytest.mark.parametrize("text", ["1d20 [adv]", "1d20 # adv", "1d20 advance", "1d20 disarm", "1d20 in adv2"])
def test_other_words_ask_for_nothing(text: str) -> None:
    assert roll_text(text, ScriptedDice([4])).total == 4


@pytest.mark.parametrize(
    ("text", "column"), [("1d20 adv dis", 10), ("adv d20 adv", 9), ("d20 adv a hit dis", 15)]
)
def test_it_is_asked_for_once(text: str, column: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        roll_text(text, ScriptedDice([]))
    assert (refused.value.key, refused.value.column) == ("roll-advantage-twice", column)


@pytest.mark.parametrize(("text", "column"), [("2d20 adv", 6), ("1d6 dis", 5), ("adv 5+1d20", 1)])
def test_it_needs_a_single_leading_d20(text: str, column: int) -> None:
    with pytest.raises(Impossible) as refused:
        roll_text(text, ScriptedDice([]))
    assert (refused.value.key, refused.value.column) == ("roll-advantage-without-d20", column)


def test_each_language_has_its_words() -> None:
    words = AdvantageWords(["перевага"], ["перешкода"])
    assert roll_text("1к20+1 Перевага", ScriptedDice([3, 9]), words).total == 10
    assert roll_text("перешкода 1к20+1", ScriptedDice([3, 9]), words).total == 4
