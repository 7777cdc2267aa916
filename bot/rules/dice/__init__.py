"""Dice: the source of faces that all rules take, and the notation that players type. Makes no chance."""

from bot.rules.dice.advantage import ENGLISH, AdvantageWords
from bot.rules.dice.outcomes import Natural, Rolled
from bot.rules.dice.parser import parse, parse_cached
from bot.rules.dice.refusals import Impossible, NotUnderstood, OverBudget, RollRefused
from bot.rules.dice.rolling import roll
from bot.rules.dice.source import Dice
from bot.rules.dice.terms import Expression

__all__ = [
    "ENGLISH",
    "AdvantageWords",
    "Dice",
    "Expression",
    "Impossible",
    "Natural",
    "NotUnderstood",
    "OverBudget",
    "RollRefused",
    "Rolled",
    "parse",
    "parse_cached",
    "roll",
    "roll_text",
]


def roll_text(text: str, dice: Dice, words: AdvantageWords = ENGLISH) -> Rolled:
    """What the dice say to an expression as it was typed. Raises `RollRefused`."""
    return roll(parse_cached(text, words), dice)
