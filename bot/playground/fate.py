"""The dice of the story: its first night and first reveal fall as the story goes; all else is chance."""

import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass

from bot.rules.dice import Dice
from bot.services.chance import SeededDice

occasion: ContextVar[str] = ContextVar("occasion", default="")
"""What the user did that the running code answers: the custom id of a button, or the words of a command."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Faces of one kind of die that fall, once, in answer to one thing that a user does."""

    occasions: tuple[str, ...]
    """Parts of the custom ids of the buttons, or of the words of the commands."""
    sides: int
    faces: tuple[int, ...]


class Fate:
    """Makes the dice of each command. A passage whose occasion has come is spent."""

    def __init__(self) -> None:
        self._passages: list[Passage] = []

    def tell(self, passages: Iterable[Passage]) -> None:
        """What is still to come in the story."""
        self._passages = list(passages)

    def __call__(self) -> Dice:
        return _Told(self, occasion.get(), SeededDice(secrets.token_hex(8)))

    def take(self, occasion: str, sides: int) -> tuple[int, ...]:
        """The faces that the story tells for this occasion; none when it tells nothing."""
        for passage in self._passages:
            if passage.sides == sides and any(part in occasion for part in passage.occasions):
                self._passages.remove(passage)
                return passage.faces
        return ()


class _Told:
    """The dice of one command."""

    def __init__(self, fate: Fate, occasion: str, chance: Dice) -> None:
        self._fate = fate
        self._occasion = occasion
        self._chance = chance
        self._told: dict[int, list[int]] = {}

    def roll(self, sides: int) -> int:
        told = self._told.setdefault(sides, list(self._fate.take(self._occasion, sides)))
        return told.pop(0) if told else self._chance.roll(sides)
