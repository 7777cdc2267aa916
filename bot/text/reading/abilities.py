"""Six ability scores as people type them: «15 14 13 12 10 8», «STR 15 DEX 14…»."""

import re

from bot.rules.creature import ABILITIES, Abilities
from bot.rules.errors import RuleViolation
from bot.rules.values import AbilityKind
from bot.text.reading.words import readable, unreadable, vocabulary

LOWEST, HIGHEST = 1, 30

_ASIDE = re.compile(r"\([^()]*\)|(?<![\w)])[+-]\d+")
"""Modifiers that people copy along: (+2)."""
_TOKEN = re.compile(r"(?P<number>\d{1,9})|(?P<word>[^\W\d_]+)")


def abilities(text: str) -> Abilities:
    """Scores in the order of the character sheet, Strength first, or each with its name.

    Raises `RuleViolation` for another number of scores, an unknown name, or a score outside 1 to 30.
    """
    plain = _ASIDE.sub(" ", readable(text, "reading-abilities"))
    tokens = list(_TOKEN.finditer(plain))
    numbers = [int(token["number"]) for token in tokens if token["number"]]
    words = [token["word"] for token in tokens if token["word"]]
    if len(numbers) != len(ABILITIES):
        raise unreadable("reading-abilities-count", text, count=len(numbers))
    order = _order(words, text) if words else ABILITIES
    scores = dict(zip(order, numbers, strict=True))
    for ability in ABILITIES:
        if not LOWEST <= scores[ability] <= HIGHEST:
            raise RuleViolation(
                "reading-ability-range", ability_kind=ability, score=scores[ability], low=LOWEST, high=HIGHEST
            )
    return Abilities(*(scores[ability] for ability in ABILITIES))


def _order(words: list[str], text: str) -> tuple[AbilityKind, ...]:
    """The abilities in the order named: each of the six once."""
    known = vocabulary("ability")
    order = tuple(AbilityKind(known.get(word, "")) for word in words)
    if sorted(order) != sorted(ABILITIES):
        raise unreadable("reading-abilities", text)
    return order
