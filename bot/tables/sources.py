"""Which file of data/rules fills which place of the book, and how its rows are brought into shape."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Shape = Callable[[Any], Any]
"""Turns what a file says into what the table type takes; it leaves alone what it does not understand."""


def as_it_stands(raw: Any) -> Any:
    return raw


def rows_by_id(raw: Any) -> Any:
    """Rows keyed by id, each told its own id."""
    if not isinstance(raw, dict):
        return raw
    return {id: {"id": id, **row} if isinstance(row, dict) else row for id, row in raw.items()}


def classes(raw: Any) -> Any:
    """Classes by id, with their subclasses listed."""
    rows = rows_by_id(raw)
    if isinstance(rows, dict):
        for row in rows.values():
            if isinstance(row, dict) and isinstance(row.get("subclasses"), dict):
                row["subclasses"] = list(rows_by_id(row["subclasses"]).values())
    return rows


def skills(raw: Any) -> Any:
    """Skills by id, each with its ability."""
    if not isinstance(raw, dict):
        return raw
    return {id: {"id": id, "ability": ability} for id, ability in raw.items()}


@dataclass(frozen=True, slots=True)
class Source:
    """A file and its place: `("bastion", "events")` is the field `events` of the book's field `bastion`."""

    file: str
    place: tuple[str, ...]
    shape: Shape = as_it_stands


SOURCES = (
    Source("settings.yml", ("settings",)),
    Source("classes.yml", ("classes", "classes"), classes),
    Source("skills.yml", ("classes", "skills"), skills),
    Source("bastion/founding.yml", ("bastion", "founding")),
    Source("bastion/facilities.yml", ("bastion", "facilities")),
    Source("bastion/events.yml", ("bastion", "events")),
)
