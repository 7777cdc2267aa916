"""One line of the benchmark's output. Knows nothing of what is measured."""

import gc
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value; `baseline` is in the same unit, None where the mark is an absolute one."""

    name: str
    value: float
    unit: str
    baseline: float | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.baseline is None else self.value / self.baseline

    def line(self) -> str:
        """The figure as a line of JSON."""
        ratio = None if self.ratio is None else round(self.ratio, 3)
        baseline = None if self.baseline is None else _rounded(self.baseline)
        return json.dumps(
            {
                "name": self.name,
                "value": _rounded(self.value),
                "unit": self.unit,
                "baseline": baseline,
                "ratio": ratio,
            }
        )


def _rounded(number: float) -> float:
    return float(f"{number:.4g}")


def best_of(times: int, work: Callable[[], None]) -> float:
    """Seconds of the quickest of several runs: the one the machine disturbed least."""
    with no_collection():
        return min(_timed(work) for _ in range(times))


def _timed(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@contextmanager
def no_collection() -> Iterator[None]:
    """Measure without the garbage collector's pauses."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
