"""Every event and every refusal is said in every language, with made-up values of the right kinds."""

import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest

from bot.rules.campaign import Units
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.text import LANGUAGES, Speaker
from bot.text.fields import family_of
from bot.text.speaker import catalog_of
from tests import sources
from tests.test_locales import DERIVED, SAMPLES, listed
from tests.text.messages import entries, look, variables

LEFT_OVER = ("{", "}", "$", "???", "None", "  ")


def term_of(family: str) -> str:
    """Any term of a family, as the rules write it."""
    ids = [id for id in catalog_of("en").ids(f"{family}-") if _is_of(family, id)]
    assert ids, f"no term of the family {family}"
    return ids[0].removeprefix(f"{family}-").replace("-", "_")


def _is_of(family: str, id: str) -> bool:
    """`gear-use-lore` is of the family `gear-use`, not `gear`."""
    longer = (other for other in sources.term_families() if other.startswith(f"{family}-"))
    return not any(id.startswith(f"{other}-") for other in longer)


def value_for(hint: Any, number: int) -> Any:
    """A value of this type; `number` decides numbers, flags, and whether something is there at all."""
    if isinstance(hint, NewType):
        return (
            term_of(family_of(hint.__name__))
            if hint.__name__.endswith("Kind")
            else value_for(hint.__supertype__, number)
        )
    if get_origin(hint) in (Union, types.UnionType):
        known = [each for each in get_args(hint) if each is not types.NoneType]
        return value_for(known[0], number) if number % 2 or len(known) == len(get_args(hint)) else None
    if get_origin(hint) is tuple:
        return tuple(value_for(get_args(hint)[0], number) for _ in range(min(number, 3)))
    if issubclass(hint, Enum):
        return list(hint)[number % len(hint)]
    if hint is bool:
        return bool(number % 2)
    return number if issubclass(hint, int) else "Kira"


def made_up(event: type[Event]) -> Iterator[Event]:
    hints = get_type_hints(event)
    for number in SAMPLES:
        yield event(**{name: value_for(hints[name], number) for name in event.__dataclass_fields__})  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", Units)
def test_every_event_is_said(language: str, units: Units) -> None:
    speak = Speaker(language, units)
    wrong = []
    for kind, event in sources.events().items():
        for example in made_up(event):
            said = speak.event(example)
            if not said.strip() or any(mark in said for mark in LEFT_OVER):
                wrong.append((kind, said))
    assert not wrong, listed(wrong)


def data_for(key: str, number: int) -> dict[str, Any]:
    """Values for all variables of a refusal, by the names of its data."""
    names = {DERIVED.sub("", name) for language in LANGUAGES for name in variables(entries(language)[key])}
    return {name: _datum(key, name, number) for name in names}


def _datum(key: str, name: str, number: int) -> Any:
    family, _, last = name.rpartition("_")
    if family and last == "kind":
        return term_of(family.replace("_", "-"))
    if family and last == "kinds":
        return (term_of(family.replace("_", "-")),) * min(number, 3)
    if last in ("names", "ids"):
        return ("Kira",) * min(number, 3)
    if last == "rolls":
        return (number,) * min(number, 3)
    if last == "zones":
        return ("Europe/Kyiv",)
    if last == "dice":
        return "1d6"
    if last in ("copper", "time", "duration", "feet", "pounds", "miles", "ounces") or _is_counted(key, name):
        return number
    return "Kira"


def _is_counted(key: str, name: str) -> bool:
    """Whether a message chooses a plural form by this variable."""
    for pattern in entries("uk")[key].patterns.values():
        for selector in look(pattern).selectors:
            keys = {getattr(variant.key, "name", "") for variant in selector.variants}
            if (
                getattr(selector.selector, "id", None)
                and selector.selector.id.name == name
                and keys & {"one", "few"}
            ):  # type: ignore[union-attr]
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    speak = Speaker(language)
    wrong = []
    for key in sorted({call.text for call in sources.refusals()}):
        for number in SAMPLES:
            said = speak.refusal(RuleViolation(key, **data_for(key, number)))
            if any(mark in said for mark in ("{", "}", "$", "???", "  ")):
                wrong.append((key, said))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_what_to_do_or_why(language: str) -> None:
    """A refusal is at least one whole sentence, calm and without blame."""
    wrong = []
    for key in sorted({call.text for call in sources.refusals()}):
        text = "".join(look(entries(language)[key].patterns[""]).texts)
        if "!" in text or not text.strip():
            wrong.append((key, text))
    assert not wrong, listed(wrong)
