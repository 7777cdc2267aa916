"""Dice whose faces a test writes down."""

from collections.abc import Iterable


class ScriptedDice:
    """Gives the scripted faces in order; a face too many or one that the die cannot show fails the test."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)
        self.asked: list[int] = []
        """The sides of every die rolled so far, in order."""

    def roll(self, sides: int) -> int:
        face = next(self._faces, None)
        if face is None:
            raise AssertionError(f"the script has no face left for a d{sides} after {len(self.asked)} dice")
        if not 1 <= face <= sides:
            raise AssertionError(f"a d{sides} cannot show {face}")
        self.asked.append(sides)
        return face

    def is_spent(self) -> bool:
        """Whether every scripted face was rolled."""
        return next(self._faces, None) is None
