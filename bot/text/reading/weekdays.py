"""A weekday and an hour as people type them: «Sun 20:00», «8 pm Sunday», «off»."""

import re

from bot.rules.campaign import WeeklyTick
from bot.text.reading.words import readable, unreadable, vocabulary

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

_CLOCK = re.compile(r"(?<!\d)(\d{1,2})(?:\s*[:.]\s*(\d{2}))?(?!\d)\s*([ap])?\.?(m)?\b\.?")
_WORD = re.compile(r"[^\W\d_]+")


def weekday_hour(text: str) -> WeeklyTick:
    """When the real week turns (a plain yes means the default hour), or that it does not.

    Raises `RuleViolation` for anything else.
    """
    plain = readable(text, "reading-weekday-hour")
    switch = vocabulary("switch").get(plain)
    if switch is not None:
        return WeeklyTick(on=switch == "on")
    clocks = list(_CLOCK.finditer(plain))
    if len(clocks) != 1:
        raise unreadable("reading-weekday-hour", text)
    clock = clocks[0]
    words = _WORD.findall(plain[: clock.start()] + " " + plain[clock.end() :])
    hour, minute = _hour(clock, text), int(clock[2] or 0)
    if not (0 <= hour < 24 and 0 <= minute < 60):
        raise unreadable("reading-weekday-hour", text)
    return WeeklyTick(True, _weekday(words, text), hour, minute)


def _hour(clock: re.Match[str], text: str) -> int:
    hour = int(clock[1])
    if bool(clock[3]) != bool(clock[4]):
        raise unreadable("reading-weekday-hour", text)
    if not clock[3]:
        return hour
    if not 1 <= hour <= 12:
        raise unreadable("reading-weekday-hour", text)
    return hour % 12 + (12 if clock[3] == "p" else 0)


def _weekday(words: list[str], text: str) -> int:
    known = vocabulary("weekday")
    noise = vocabulary("clock")
    days = {known.get(word) for word in words if word not in noise}
    if len(days) != 1 or None in days:
        raise unreadable("reading-weekday-hour", text)
    return WEEKDAYS.index(str(days.pop()))
