"""Characters to test with, and the real class tables."""

from dataclasses import replace
from functools import cache

from bot.rules.book import Book
from bot.rules.character import Character, ClassKind, ClassLevel
from bot.rules.creature import Abilities, Body, HitPoints
from bot.rules.values import CharacterId, UserId
from bot.tables import load_book

ALICE, BOB = UserId(11), UserId(12)


@cache
def book() -> Book:
    return load_book()


def levels(**classes: int | tuple[int, str]) -> tuple[ClassLevel, ...]:
    """`levels(fighter=(4, "eldritch_knight"), wizard=5)`"""
    return tuple(
        ClassLevel(ClassKind(id), *level) if isinstance(level, tuple) else ClassLevel(ClassKind(id), level)
        for id, level in classes.items()
    )


def character(name: str = "Mira", /, id: int = 1, **classes: int | tuple[int, str]) -> Character:
    """Alice's character with the scores 15 14 13 12 10 8 and 30 of 38 hit points."""
    return Character(
        id=CharacterId(id),
        owner=ALICE,
        name=name,
        classes=levels(**(classes or {"wizard": 5})),
        abilities=Abilities(15, 14, 13, 12, 10, 8),
        body=Body(HitPoints(30, 38)),
    )


def changed(base: Character, **values: object) -> Character:
    return replace(base, **values)
