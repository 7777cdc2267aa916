"""Dice: the source of faces that every rule takes, and the notation that players type. Knows no chance of its own."""

from bot.rules.dice.source import Dice

__all__ = ["Dice"]
