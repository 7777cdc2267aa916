"""Any event with made-up values, by the types of its fields."""

import types
from dataclasses import fields
from enum import Enum
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from bot.rules.events import Event
from bot.text.fields import family_of
from tests.text.messages import entries


def sample(event: type[Event], text: str = "Mira") -> Event:
    """One event of this class; its texts are all `text`."""
    hints = get_type_hints(event)
    values = {field.name: _value(hints[field.name], text) for field in fields(event)}  # type: ignore[arg-type]
    return event(**values)


def _value(hint: Any, text: str) -> Any:
    if isinstance(hint, NewType):
        return _of_new_type(hint, text)
    if get_origin(hint) in (Union, types.UnionType):
        return _value(next(each for each in get_args(hint) if each is not types.NoneType), text)
    if get_origin(hint) is tuple:
        return (_value(get_args(hint)[0], text),)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if hint is bool:
        return False
    if hint is int:
        return 3
    if hint is str:
        return text
    raise TypeError(f"no sample of {hint}")


def _of_new_type(hint: NewType, text: str) -> Any:
    name = hint.__name__
    if name == "Rolls":
        return (3, 4)
    if name == "Names":
        return (text,)
    if name.endswith("Kind"):
        return _term(family_of(name))
    return _value(hint.__supertype__, text)


def _term(family: str) -> str:
    """An id of which the family has a word."""
    prefix = f"{family}-"
    return next(id.removeprefix(prefix) for id in entries("en") if id.startswith(prefix))
