"""Which file of data/rules fills which place of the book, and how its rows are brought into shape."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.rules.inventory import POUND
from bot.rules.values import GP, HOUR, SP

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


def gear(raw: Any) -> Any:
    """Gear by id: prices such as `5 sp` in copper, weights in ounces, lights in seconds."""
    if not isinstance(raw, dict):
        return raw
    rows, carries = rows_by_id(raw.get("rows")), raw.get("carries")
    if isinstance(rows, dict):
        rows = {id: _gear_row(row) for id, row in rows.items()}
    if isinstance(carries, dict):
        carries = {size: _in_ounces(pounds) for size, pounds in carries.items()}
    return {**raw, "rows": rows, "carries": carries}


def _gear_row(row: Any) -> Any:
    if not isinstance(row, dict):
        return row
    shaped = {key: value for key, value in row.items() if key not in ("lb", "price", "light")}
    shaped["weight"] = _in_ounces(row.get("lb"))
    shaped["price"] = _in_copper(row.get("price"))
    light = row.get("light")
    if isinstance(light, dict):
        light = {_LIGHT_WORDS.get(key, key): value for key, value in light.items()}
        burns = light.get("burns")
        light["burns"] = burns * HOUR if isinstance(burns, int) else burns
    return shaped if light is None else {**shaped, "light": light}


def _in_ounces(pounds: Any) -> Any:
    return round(pounds * POUND) if isinstance(pounds, int | float) else pounds


def _in_copper(price: Any) -> Any:
    amount, _, coin = str(price).partition(" ")
    return int(amount) * _COINS[coin] if amount.isdigit() and coin in _COINS else price


_LIGHT_WORDS = {"hours": "burns", "oil": "needs_oil", "cone": "is_cone"}
_COINS = {"cp": 1, "sp": SP, "gp": GP}


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
    Source("gear.yml", ("gear",), gear),
    Source("bastion/founding.yml", ("bastion", "founding")),
    Source("bastion/facilities.yml", ("bastion", "facilities")),
    Source("bastion/events.yml", ("bastion", "events")),
)
