"""The weight of a thing as people type it: «5», «1,5», «½», «1/4», always in pounds."""

import re
from fractions import Fraction

from bot.rules.inventory import POUND, Ounces
from bot.text.reading.words import readable, unreadable

_NUMBER = re.compile(r"(\d{1,7})(?:[.,](\d{1,3}))?")
_RATIO = re.compile(r"(?:(\d{1,7})\s+)?(\d{1,3})[/\u2044](\d{1,3})")


def weight(text: str) -> Ounces:
    """Ounces, rounded to the nearest. Raises `RuleViolation` for what is no number of pounds."""
    plain = readable(text, "reading-weight").strip()
    number, ratio = _NUMBER.fullmatch(plain), _RATIO.fullmatch(plain)
    if number is not None:
        pounds = Fraction(f"{number[1]}.{number[2] or 0}")
    elif ratio is not None and int(ratio[3]):
        pounds = int(ratio[1] or 0) + Fraction(int(ratio[2]), int(ratio[3]))
    else:
        raise unreadable("reading-weight", text)
    return Ounces(round(pounds * POUND))
