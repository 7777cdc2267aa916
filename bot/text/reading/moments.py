"""Moments of game time as people type them: «day 12 08:00», «12»."""

import re

from bot.rules.clock import MAX_TIME
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, HOUR, MINUTE, GameTime
from bot.text.reading.words import readable, unreadable, vocabulary

_CLOCK = re.compile(r"(?<!\d)(\d{1,2}):(\d{2})(?!\d)")
_DAY = re.compile(r"(?<![\d-])(\d{1,9})(?:-[^\W\d_]{1,2}\b)?(?!\d)")
_WORD = re.compile(r"[^\W\d_]+")
_NOTHING_ELSE = re.compile(r"[\s,.;-]*")


def moment(text: str) -> GameTime:
    """The moment of a day and hour; without an hour, the midnight that opens the day.

    Raises `RuleViolation` for anything else, and for days past all calendars.
    """
    plain = readable(text, "reading-moment")
    clocks = _CLOCK.findall(plain)
    rest = _CLOCK.sub(" ", plain)
    days = _DAY.findall(rest)
    beside = _DAY.sub(" ", rest)
    words = _WORD.findall(beside)
    is_all = _NOTHING_ELSE.fullmatch(_WORD.sub("", beside))
    if len(clocks) > 1 or len(days) != 1 or int(days[0]) < 1 or not is_all or not all(map(_is_known, words)):
        raise unreadable("reading-moment", text)
    hour, minute = (int(clocks[0][0]), int(clocks[0][1])) if clocks else (0, 0)
    if hour > 23 or minute > 59:
        raise unreadable("reading-moment", text)
    time = GameTime((int(days[0]) - 1) * DAY + hour * HOUR + minute * MINUTE)
    if time > MAX_TIME:
        raise RuleViolation("clock-too-far", limit_time=MAX_TIME)
    return time


def _is_known(word: str) -> bool:
    """Whether a word may stand beside the numbers: «day», «at»."""
    return vocabulary("unit").get(word) == "day" or word in vocabulary("clock")
