"""How the values of events and refusals become words.

An event says by the type hint of each field what the value is (`Copper`, `GameTime`, `FacilityKind`…).
A refusal has no hints, so the last word of the data's key says it:

    copper  time  duration  feet  miles  pounds  ounces  fahrenheit  rolls  names  dice
    <family>_kind    a term: `facility_kind` is the message `facility-<value>`
    <family>_kinds   a tuple of terms
    zone, zones      cities of time zones
    id, ids          digits, never grouped

Everything else is shown by the value itself: text of a user (escaped), a number, yes / no, none, the value of
an enum, a moment of real time. For every tuple there is also its length, as `<field>_count`, and for every
text `<field>_length`: a name that was not given has the length 0.
"""

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import datetime
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, NewType, Union, get_args, get_origin, get_type_hints

from fluent.runtime.types import FluentType

from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.inventory import POUND
from bot.text.markdown import Said

if TYPE_CHECKING:
    from bot.text.speaker import Speaker

Shape = Callable[["Speaker", Any], FluentType]


class Unspeakable(TypeError):
    """A value for which the text layer has no words."""


def by_value(speak: "Speaker", value: Any) -> FluentType:
    """A value that nothing else is known of."""
    if isinstance(value, FluentType):
        return value
    for kind, shape in _BY_VALUE:
        if isinstance(value, kind):
            return shape(speak, value)
    raise Unspeakable(f"no words for a {type(value).__name__}")


def _digits(speak: "Speaker", value: Any) -> FluentType:
    return speak.user_text(str(value))


_BY_VALUE: tuple[tuple[type, Shape], ...] = (
    (Enum, lambda speak, value: Said(value.value)),
    (str, lambda speak, value: speak.user_text(value)),
    (bool, lambda speak, value: Said("yes" if value else "no")),
    (int, lambda speak, value: speak.figure(value)),
    (float, lambda speak, value: speak.figure(value)),
    (types.NoneType, lambda speak, value: Said("none")),
    (datetime, lambda speak, value: speak.stamp(value)),
    (tuple, lambda speak, value: speak.list(by_value(speak, item) for item in value)),
)
"""Enums stand before strings and flags before numbers, for they are both."""
_UNITS: dict[str, Shape] = {
    "copper": lambda speak, value: speak.money(value),
    "time": lambda speak, value: speak.time(value),
    "duration": lambda speak, value: speak.duration(value),
    "feet": lambda speak, value: speak.feet(value),
    "pounds": lambda speak, value: speak.pounds(value),
    "ounces": lambda speak, value: speak.pounds(value / POUND),
    "miles": lambda speak, value: speak.miles(value),
    "fahrenheit": lambda speak, value: speak.fahrenheit(value),
    "rolls": lambda speak, value: speak.rolls(value),
    "names": lambda speak, value: speak.list(value),
    "dice": lambda speak, value: speak.dice(value),
    "zone": lambda speak, value: speak.city(value),
    "zones": lambda speak, value: speak.list(speak.city(zone) for zone in value),
    "id": _digits,
}
_UNIT_OF_TYPE = {
    "Copper": "copper",
    "GameTime": "time",
    "Duration": "duration",
    "Feet": "feet",
    "Pounds": "pounds",
    "Ounces": "ounces",
    "Miles": "miles",
    "Fahrenheit": "fahrenheit",
    "Rolls": "rolls",
    "Names": "names",
    "DiceText": "dice",
    "Timezone": "zone",
}


def event_variables(speak: "Speaker", event: Event) -> dict[str, FluentType]:
    """The variables of an event's message."""
    variables: dict[str, FluentType] = {}
    kind: Any = type(event)
    for name, shape in _shapes(kind):
        _put(variables, name, shape, speak, getattr(event, name))
    return variables


def refusal_variables(speak: "Speaker", violation: RuleViolation) -> dict[str, FluentType]:
    """The variables of a refusal's message."""
    variables: dict[str, FluentType] = {}
    for name, value in violation.data.items():
        _put(variables, name, _shape_of_key(name), speak, value)
    return variables


def plain_variables(speak: "Speaker", values: Mapping[str, Any]) -> dict[str, FluentType]:
    """The variables that code hands to a message."""
    variables: dict[str, FluentType] = {}
    for name, value in values.items():
        _put(variables, name, by_value, speak, value)
    return variables


def _put(variables: dict[str, FluentType], name: str, shape: Shape, speak: "Speaker", value: Any) -> None:
    variables[name] = Said("none") if value is None else shape(speak, value)
    if isinstance(value, tuple):
        variables[f"{name}_count"] = speak.figure(len(value))
    elif type(value) is str:
        variables[f"{name}_length"] = speak.figure(len(value))


@cache
def _shapes(event: Any) -> tuple[tuple[str, Shape], ...]:
    hints = get_type_hints(event)
    return tuple((field.name, shape_of_hint(hints[field.name])) for field in fields(event))


def shape_of_hint(hint: Any) -> Shape:
    """How a field of this type is shown. Raises `Unspeakable` for a type that is no value of a message."""
    if isinstance(hint, NewType):
        return _shape_of_name(hint)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _shape_of_union(hint)
    if origin is tuple:
        return _shape_of_tuple(hint)
    if isinstance(hint, type) and issubclass(hint, str | int | float | Enum | datetime):
        return by_value
    raise Unspeakable(f"no words for a field of type {hint}")


def _shape_of_name(hint: NewType) -> Shape:
    name = hint.__name__
    if name in _UNIT_OF_TYPE:
        return _UNITS[_UNIT_OF_TYPE[name]]
    if name.endswith("Kind"):
        return _term_shape(family_of(name))
    if name.endswith("Id"):
        return _digits
    return shape_of_hint(hint.__supertype__)


def family_of(type_name: str) -> str:
    """`BastionEventKind` is the family `bastion-event`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type_name.removesuffix("Kind")).lower()


def _term_shape(family: str) -> Shape:
    return lambda speak, value: speak.term(family, value)


def _terms_shape(family: str) -> Shape:
    return lambda speak, value: speak.terms(family, value)


def _shape_of_union(hint: Any) -> Shape:
    known = [each for each in get_args(hint) if each is not types.NoneType]
    return shape_of_hint(known[0]) if len(known) == 1 else by_value


def _shape_of_tuple(hint: Any) -> Shape:
    items = get_args(hint)
    if len(items) != 2 or items[1] is not Ellipsis:
        raise Unspeakable(f"no words for a field of type {hint}")
    if items[0] is int:
        return _UNITS["rolls"]
    shape = shape_of_hint(items[0])
    return lambda speak, value: speak.list(shape(speak, item) for item in value)


@cache
def _shape_of_key(name: str) -> Shape:
    before, _, last = name.rpartition("_")
    if last in _UNITS:
        return _UNITS[last]
    if before and last == "kind":
        return _term_shape(before.replace("_", "-"))
    if before and last == "kinds":
        return _terms_shape(before.replace("_", "-"))
    if last == "ids":
        return lambda speak, value: speak.list(str(item) for item in value)
    return by_value
