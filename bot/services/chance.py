"""Where live dice come from: seeded once per command, with every face kept for the journal."""

import random
import secrets
from collections import deque
from collections.abc import Callable, Iterable

from bot.rules.dice import Dice

DiceSource = Dice | Callable[[], Dice] | None
"""Dice to use, a factory of dice, or None for the system's own chance."""


class SeededDice:
    """Dice that follow from their seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._random = random.Random(seed)

    def roll(self, sides: int) -> int:
        return self._random.randint(1, sides)


class KeptDice:
    """Dice that remember every face, and first repeat those of an undone try while the sides agree."""

    def __init__(self, source: DiceSource, repeat: Iterable[tuple[int, int]] = ()) -> None:
        self._source = source
        self._repeat = deque(repeat)
        self._live: Dice | None = None
        self.rolls: list[tuple[int, int]] = []
        self.seed: str | None = None

    def roll(self, sides: int) -> int:
        face = self._repeated(sides)
        if face is None:
            face = self._dice().roll(sides)
        self.rolls.append((sides, face))
        return face

    def _repeated(self, sides: int) -> int | None:
        if self._repeat and self._repeat[0][0] == sides:
            return self._repeat.popleft()[1]
        self._repeat.clear()
        return None

    def _dice(self) -> Dice:
        if self._live is None:
            self._live = self._start()
        return self._live

    def _start(self) -> Dice:
        if self._source is None:
            self.seed = secrets.token_hex(8)
            return SeededDice(self.seed)
        if hasattr(self._source, "roll"):
            return self._source
        return self._source()
