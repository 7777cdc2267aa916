"""What the cities that time zones are named after are called in each language, by Babel."""

from functools import cache

from babel import Locale
from babel.core import get_global

from bot.text.languages import Language

_NOWHERE = "ZZ"
"""The country of UTC and its like."""


def canonical(zone: str) -> str:
    """The present id of a zone: Europe/Kyiv for Europe/Kiev."""
    return str(get_global("zone_aliases").get(zone, zone))


@cache
def _locale(language: Language) -> Locale:
    return Locale(language)


def city_of(zone: str, language: Language) -> str:
    """The city in that language; the id's own name where there is none."""
    names = _locale(language).time_zones.get(canonical(zone), {})
    return str(names.get("city") or zone.rpartition("/")[2].replace("_", " "))


def country_of(zone: str, language: Language) -> str | None:
    """The country a zone belongs to; None for UTC and the like."""
    territory = get_global("zone_territories").get(canonical(zone))
    if territory is None or territory == _NOWHERE:
        return None
    return _locale(language).territories.get(territory)
