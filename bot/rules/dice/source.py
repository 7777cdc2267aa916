"""Where faces come from. The core never makes chance itself: it is handed a source."""

from typing import Protocol


class Dice(Protocol):
    """A source of faces: seeded in a live campaign, scripted in a test."""

    def roll(self, sides: int) -> int:
        """A face from 1 to `sides`."""
        ...
