"""Money, hit points and whole numbers as people type them: «12 gp 5 sp», «1 200», «30/38», «+5 temp»."""

import re
from dataclasses import dataclass
from fractions import Fraction

from bot.rules.errors import RuleViolation
from bot.rules.inventory import MAX_MONEY
from bot.rules.values import GP, SP, Copper
from bot.text.reading.words import NUMBER, after_joint, number_of, readable, unreadable, vocabulary

COINS = {"pp": 10 * GP, "gp": GP, "ep": GP // 2, "sp": SP, "cp": 1}

_MONEY_PART = re.compile(rf"\s*({NUMBER})\s*([^\W\d_]+)?\.?\s*[,;]?")
_WHOLE = re.compile(r"[+-]?(?:\d{1,3}(?:[ ,]\d{3})+|\d{1,12})")
_HIT_POINTS = re.compile(
    r"""(?P<current>\d{1,6})\s*/\s*(?P<maximum>\d{1,6})
      | (?:(?P<sign>[+-])\s*)?(?P<number>\d{1,6})
      | (?P<word>[^\W\d_]+)""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class HitPointsText:
    """What was said of hit points; None where nothing was. `change` is damage when below nought."""

    current: int | None = None
    maximum: int | None = None
    temporary: int | None = None
    change: int | None = None


def money(text: str, *, signed: bool = False) -> Copper:
    """Copper pieces; a bare number is gold. With `signed` a sign in front is allowed.

    Raises `RuleViolation` for what is no sum of money, below nought, or more than a purse can hold.
    """
    plain = readable(text, "reading-money")
    sign = -1 if plain.startswith("-") else 1
    if plain[0] in "+-" and not signed:
        raise unreadable("reading-money-sign", text)
    plain = plain.lstrip("+-").strip()
    total = _copper(plain, text)
    if total > MAX_MONEY:
        raise RuleViolation("reading-money-too-much", limit_copper=MAX_MONEY)
    return Copper(sign * total)


def _copper(plain: str, text: str) -> int:
    total = Fraction(0)
    at = 0
    parts = 0
    while at < len(plain):
        part = _MONEY_PART.match(plain, at)
        if part is None:
            raise unreadable("reading-money", text)
        number, word = part.groups()
        at = after_joint(plain, part.end())
        parts += 1
        if word is None and (parts > 1 or at < len(plain)):
            raise unreadable("reading-money", text)
        coin = "gp" if word is None else vocabulary("coin").get(word)
        if coin is None:
            raise unreadable("reading-money", text)
        total += number_of(number) * COINS[coin]
    if not parts or total.denominator != 1:
        raise unreadable("reading-money", text)
    return int(total)


def hit_points(text: str) -> HitPointsText:
    """«38» and «30/38» set hit points, «-7» and «+5» change them, «5 temp» gives temporary ones.

    Raises `RuleViolation` for anything else.
    """
    tokens = list(_HIT_POINTS.finditer(readable(text, "reading-hit-points")))
    known = vocabulary("hit-points")
    meanings = [known.get(token["word"], "unknown") if token["word"] else "" for token in tokens]
    if "unknown" in meanings or meanings.count("temporary") > 1:
        raise unreadable("reading-hit-points", text)
    said: dict[str, int] = {}
    for index, token in enumerate(tokens):
        if token["word"]:
            continue
        for name, value in _said(token, is_temporary=_is_temporary(index, meanings)):
            if name in said:
                raise unreadable("reading-hit-points", text)
            said[name] = value
    if not said:
        raise unreadable("reading-hit-points", text)
    return HitPointsText(**said)


def _is_temporary(index: int, meanings: list[str]) -> bool:
    """«temp» at the very end speaks of the number before it, else of the one after it."""
    if "temporary" not in meanings:
        return False
    at = meanings.index("temporary")
    is_last = all(meanings[at:])
    return index == (at - 1 if is_last else at + 1)


def _said(token: re.Match[str], *, is_temporary: bool) -> list[tuple[str, int]]:
    if token["current"]:
        return [("current", int(token["current"])), ("maximum", int(token["maximum"]))]
    amount = int(token["number"])
    if is_temporary and token["sign"] != "-":
        return [("temporary", amount)]
    if token["sign"]:
        return [("change", -amount if token["sign"] == "-" else amount)]
    return [("current", amount)]


def whole_number(text: str, low: int, high: int) -> int:
    """A whole number within bounds; thousands may be parted. Raises `RuleViolation` naming the bounds."""
    plain = readable(text, "reading-number", low=low, high=high)
    if not _WHOLE.fullmatch(plain):
        raise unreadable("reading-number", text, low=low, high=high)
    number = int(re.sub("[ ,]", "", plain))
    if not low <= number <= high:
        raise RuleViolation("reading-number-range", low=low, high=high)
    return number
