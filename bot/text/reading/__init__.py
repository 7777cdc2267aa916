"""What people type → values of the rules, in any of our languages at once. Every failure is a `RuleViolation`
that says what to write, with an example. Pure functions; knows no user and no Discord.
"""

from bot.text.reading.abilities import abilities
from bot.text.reading.amounts import HitPointsText, hit_points, money, whole_number
from bot.text.reading.classes import classes
from bot.text.reading.durations import duration
from bot.text.reading.names import name, note
from bot.text.reading.timezones import timezone, timezone_choices
from bot.text.reading.weekdays import weekday_hour
from bot.text.reading.weights import weight

__all__ = [
    "HitPointsText",
    "abilities",
    "classes",
    "duration",
    "hit_points",
    "money",
    "name",
    "note",
    "timezone",
    "timezone_choices",
    "weekday_hour",
    "weight",
    "whole_number",
]
