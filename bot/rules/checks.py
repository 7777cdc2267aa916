"""The arithmetic of D20 Tests: modifiers, Advantage, Exhaustion, passive scores. Knows no creature."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.dice import Dice
from bot.rules.values import Feet, Rolls

EXHAUSTION_PENALTY = 2
EXHAUSTION_SLOWNESS = Feet(5)
PASSIVE_SHIFT = 5


class Mode(StrEnum):
    PLAIN = "plain"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"


@dataclass(frozen=True, slots=True)
class D20:
    """A D20 Test that was rolled: every face shown, the one that counts, and the total."""

    rolls: Rolls
    kept: int
    modifier: int
    """All that was added, Exhaustion taken off."""
    total: int
    mode: Mode

    def reaches(self, dc: int) -> bool:
        return self.total >= dc


def ability_modifier(score: int) -> int:
    return (score - 10) // 2


def proficiency_bonus(level: int) -> int:
    """By character level (2024 PHB, Proficiency)."""
    return 2 + (level - 1) // 4


def combined(*modes: Mode) -> Mode:
    """Any Advantage with any Disadvantage is a plain roll; several of one kind are one (2024 PHB)."""
    has_advantage = Mode.ADVANTAGE in modes
    if has_advantage == (Mode.DISADVANTAGE in modes):
        return Mode.PLAIN
    return Mode.ADVANTAGE if has_advantage else Mode.DISADVANTAGE


def d20_test(dice: Dice, modifier: int, *, mode: Mode = Mode.PLAIN, exhaustion: int = 0) -> D20:
    """Roll one d20, or two with Advantage or Disadvantage. Exhaustion takes 2 a level off the roll."""
    rolls = tuple(dice.roll(20) for _ in range(1 if mode is Mode.PLAIN else 2))
    kept = min(rolls) if mode is Mode.DISADVANTAGE else max(rolls)
    modifier -= exhaustion_penalty(exhaustion)
    return D20(Rolls(rolls), kept, modifier, kept + modifier, mode)


def exhaustion_penalty(level: int) -> int:
    """What Exhaustion takes off every D20 Test (2024 PHB)."""
    return EXHAUSTION_PENALTY * level


def slowed(speed: Feet, exhaustion: int) -> Feet:
    """A Speed under Exhaustion (2024 PHB)."""
    return Feet(max(0, speed - EXHAUSTION_SLOWNESS * exhaustion))


def passive(modifier: int, mode: Mode = Mode.PLAIN) -> int:
    """10 plus the modifier; 5 more with Advantage, 5 less with Disadvantage.

    Our ruling: no die is rolled, so Exhaustion does not lower it.
    """
    shift = {Mode.PLAIN: 0, Mode.ADVANTAGE: PASSIVE_SHIFT, Mode.DISADVANTAGE: -PASSIVE_SHIFT}
    return 10 + modifier + shift[mode]
