"""Lengths of game time as people type them: «7 days», «8h», «1 day 4 hours», «half an hour»."""

import re
from fractions import Fraction

from bot.rules.clock import MAX_TIME
from bot.rules.values import DAY, HOUR, MINUTE, ROUND, Duration
from bot.text.reading.words import NUMBER, number_of, readable, unreadable, vocabulary

SECONDS = {
    "round": ROUND,
    "second": 1,
    "minute": MINUTE,
    "hour": HOUR,
    "day": DAY,
    "week": 7 * DAY,
    "tenday": 10 * DAY,
    "month": 30 * DAY,
    "year": 365 * DAY,
}

_TOKEN = re.compile(rf"\s*(?:(?P<number>{NUMBER})|(?P<word>[^\W\d_]+)\.?)\s*[,;]?")


def duration(text: str) -> Duration:
    """Seconds of game time. Raises `RuleViolation` for what is no length of time, nought, or too long."""
    plain = readable(text, "reading-duration")
    total = Fraction(0)
    amount: Fraction | None = None
    at = 0
    while at < len(plain):
        token = _TOKEN.match(plain, at)
        if token is None or (token["number"] and amount is not None):
            raise unreadable("reading-duration", text)
        at = token.end()
        counted = _counted(token)
        if counted is not None:
            amount = counted if amount is None else amount * counted  # half an hour
            continue
        if amount is None and token["word"] in vocabulary("joint"):
            continue
        total += (1 if amount is None else amount) * _seconds(amount, token["word"], text)
        amount = None
    return _verified(total, amount, text)


def _verified(total: Fraction, left_over: Fraction | None, text: str) -> Duration:
    if left_over is not None:
        raise unreadable("reading-duration", text)
    if total > MAX_TIME:
        raise unreadable("reading-duration-too-long", text)
    if round(total) < 1:
        raise unreadable("reading-duration-nothing", text)
    return Duration(round(total))


def _counted(token: re.Match[str]) -> Fraction | None:
    """The number that a token is, or None for a word that counts nothing."""
    if token["number"]:
        return number_of(token["number"])
    meaning = vocabulary("number").get(token["word"])
    if meaning is None:
        return None
    return Fraction(1, 2) if meaning == "half" else Fraction(meaning)


def _seconds(amount: Fraction | None, word: str, text: str) -> int:
    unit = vocabulary("unit").get(word)
    if unit == "hour-or-year":
        unit = _hour_or_year(amount, text)
    if unit is None:
        raise unreadable("reading-duration", text)
    return SECONDS[unit]


def _hour_or_year(amount: Fraction | None, text: str) -> str:
    """A word that is short for hours in Ukrainian, and in Russian the year that follows 1, 21, 31."""
    if amount is None or (amount % 10 == 1 and amount % 100 != 11):
        raise unreadable("reading-duration-hour-or-year", text)
    return "hour"
