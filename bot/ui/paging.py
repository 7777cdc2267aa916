"""Lists longer than a message: the part that a page shows, and the buttons to its neighbours."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.text import Speaker
from bot.ui.press import Control, press

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """Part of a list. `number` counts from 0, `first` is the place of its first item in the list."""

    items: tuple[T, ...]
    number: int
    count: int
    first: int


def page_of(items: Sequence[T], number: int, size: int) -> Page[T]:
    """The page of this number; beyond either end, the nearest one. An empty list has one empty page."""
    count = max(1, -(-len(items) // size))
    number = max(0, min(number, count - 1))
    first = number * size
    return Page(tuple(items[first : first + size]), number, count, first)


def turning(
    page: Page[T], kind: str, id: int, revision: int = 0, *, speak: Speaker, verb: str = "page"
) -> list[Control]:
    """One page back, one page on, as far as there is one; no buttons where there is but one page.

    The argument of the press is the number of the page to show.
    """
    if page.count < 2:
        return []
    last, plain = page.count - 1, speak.plain
    return [
        press(
            f"{verb}-{max(0, page.number - 1)}",
            kind,
            id,
            revision,
            label=plain("page-button.back"),
            disabled=page.number == 0,
        ),
        press(
            f"{verb}-{page.number + 1}",
            kind,
            id,
            revision,
            label=plain("page-button.next"),
            disabled=page.number == last,
        ),
    ]
