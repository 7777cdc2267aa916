"""Time zones by the names people know: a city or a country in any of our languages, an IANA id, UTC+2."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from zoneinfo import available_timezones

from bot.rules.errors import RuleViolation
from bot.text.cities import canonical, city_of, country_of
from bot.text.languages import LANGUAGES, Language
from bot.text.reading.words import LONGEST, folded, readable, unreadable

MOST_CHOICES = 25
NEAREST = 3
FIRST_CHOICES = (
    "Europe/Kyiv", "Europe/Warsaw", "Europe/Berlin", "Europe/Prague", "Europe/London", "Europe/Dublin",
    "Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Vilnius", "Europe/Riga", "Europe/Tallinn",
    "Europe/Chisinau", "Europe/Istanbul", "Asia/Tbilisi", "Asia/Almaty", "America/New_York",
    "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Toronto", "America/Sao_Paulo",
    "Asia/Tokyo", "Australia/Sydney", "UTC",
)  # fmt: skip
"""Suggested before anything is typed."""

_OFFSET = re.compile(r"(?:utc|gmt)\s*(?:([+-])\s*(\d{1,2})(?::?00)?)?")
_MAINLY = re.compile(r"^most of|mainland", re.IGNORECASE)
_SKIPPED = ("Etc/", "SystemV/", "posix", "right", "localtime", "Factory", "EST", "MST", "HST")
"""Ids that name no place; those of American abbreviations know no summer time."""


def timezone(text: str) -> str:
    """The IANA id of a zone. Raises `RuleViolation` naming the nearest cities when nothing is called so."""
    typed = readable(text, "reading-timezone")
    if typed in _ids():
        return _ids()[typed]
    plain = _spaced(typed)
    city = plain.rpartition("/")[2]
    offset, names, countries = _by_offset(plain), _zones_by_name(), _zones_by_country()
    if offset is not None:
        return offset
    for name in (plain, city):
        if name in names:
            return names[name]
    if plain in countries:
        return _only(countries[plain], text)
    begun = {zone for name, zone in names.items() if len(city) > NEAREST and name.startswith(city)}
    if len(begun) == 1:
        return begun.pop()
    close = get_close_matches(city, names, 2 * NEAREST, 0.7) if len(city) > NEAREST else ()
    raise _unknown(tuple(names[name] for name in close), text)


def timezone_choices(text: str, language: Language) -> list[tuple[str, str]]:
    """Up to 25 pairs of a label in the reader's language and a zone, the likeliest first."""
    plain = _spaced(folded(text))[:LONGEST]
    zones = _matching(plain) if plain else FIRST_CHOICES
    return [(label(zone, language), zone) for zone in zones[:MOST_CHOICES]]


def label(zone: str, language: Language) -> str:
    """«Kyiv, Ukraine» in that language."""
    city, country = city_of(zone, language), country_of(zone, language)
    return f"{city}, {country}" if country and country != city else city


def _only(zones: tuple[str, ...], text: str) -> str:
    """The zone of a country that has one, or one where most of it lives."""
    main = [zone for zone in zones if zone in _main_zones()] if len(zones) > 1 else zones
    if len(main) == 1:
        return main[0]
    raise _unknown(zones, text)


def _unknown(near: tuple[str, ...], text: str) -> RuleViolation:
    if not near:
        return unreadable("reading-timezone", text)
    return unreadable("reading-timezone-nearest", text, near_zones=tuple(dict.fromkeys(near))[:NEAREST])


def _matching(plain: str) -> tuple[str, ...]:
    offset = _by_offset(plain)
    if offset is not None:
        return (offset,)
    names = _zones_by_name()
    found = [zone for name, zone in names.items() if name.startswith(plain)]
    found += [zone for name, zones in _zones_by_country().items() if name.startswith(plain) for zone in zones]
    found += [zone for name, zone in names.items() if f" {plain}" in name]
    if not found:
        found = [names[name] for name in get_close_matches(plain, names, MOST_CHOICES, 0.6)]
    return tuple(dict.fromkeys(found))


def _by_offset(plain: str) -> str | None:
    """UTC+2 is Etc/GMT-2: those ids count westward."""
    match = _OFFSET.fullmatch(plain)
    if match is None:
        return None
    hours = int(match[2] or 0)
    if not hours:
        return "UTC"
    is_east = match[1] == "+"
    return f"Etc/GMT{'-' if is_east else '+'}{hours}" if hours <= (14 if is_east else 12) else None


def _spaced(plain: str) -> str:
    """Words of america/new_york and New-York parted by single spaces; an offset keeps its sign."""
    return plain if _OFFSET.fullmatch(plain) else re.sub(r"[\s_-]+", " ", plain).strip()


@cache
def _zones_by_name() -> Mapping[str, str]:
    """Every name of a city or a zone, folded → the zone."""
    names: dict[str, str] = {}
    for zone in _zones():
        own = (zone, zone.rpartition("/")[2])
        for name in (*own, *(city_of(zone, language) for language in LANGUAGES)):
            names.setdefault(_spaced(folded(name)), _present(zone))
    return names


@cache
def _zones_by_country() -> Mapping[str, tuple[str, ...]]:
    """Every name of a country, folded → its zones, the greater cities first."""
    countries: dict[str, dict[str, None]] = {}
    places = {zone: None for zone, _ in _table()}
    for zone in dict.fromkeys(_present(zone) for zone in places):
        for language in LANGUAGES:
            name = _spaced(folded(country_of(zone, language) or ""))
            if name:
                countries.setdefault(name, {})[zone] = None
    return {name: tuple(zones) for name, zones in countries.items()}


@cache
def _main_zones() -> frozenset[str]:
    """Zones of the larger part of their country."""
    return frozenset(_present(zone) for zone, note in _table() if _MAINLY.search(note))


@cache
def _table() -> tuple[tuple[str, str], ...]:
    """The zones of all countries with what the time zone database notes of each."""
    lines = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return tuple((row[2], row[3] if len(row) > 3 else "") for row in rows)


@cache
def _ids() -> Mapping[str, str]:
    """Every id that the clock knows, folded → the present id."""
    return {
        folded(zone): _present(zone) for zone in available_timezones() if not zone.startswith(_SKIPPED[1:])
    }


@cache
def _zones() -> tuple[str, ...]:
    return tuple(sorted(zone for zone in available_timezones() if not zone.startswith(_SKIPPED)))


@cache
def _present(zone: str) -> str:
    """The zone under its present id, if the clock knows that id."""
    current = canonical(zone)
    return current if current in _zones() else zone
