"""Which subjects were touched lately.

A panel is known only once it has been sent; what changed between drawing and sending must be drawn after all.
"""

from collections import OrderedDict
from collections.abc import Iterable

_REMEMBERED = 4_096


class Changes:
    """Counts the commits of this process. `now` is a moment to ask about later."""

    def __init__(self) -> None:
        self.now = 0
        self._touched: OrderedDict[int, int] = OrderedDict()

    def note(self, subjects: Iterable[int]) -> None:
        """These were touched just now."""
        self.now += 1
        for subject in subjects:
            self._touched[subject] = self.now
            self._touched.move_to_end(subject)
        while len(self._touched) > _REMEMBERED:
            self._touched.popitem(last=False)

    def touched(self, subject: int, since: int) -> bool:
        """Whether a subject was touched after a moment."""
        return self._touched.get(subject, 0) > since
