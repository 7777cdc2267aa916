"""Moments of the real week: when a weekday and hour of a time zone come next. Knows no campaign's play."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.rules.campaign import WeeklyTick


def next_tick(tick: WeeklyTick, timezone: str, after: datetime) -> datetime:
    """The first moment of the tick that is later than `after`, in UTC.

    An hour that daylight saving time skips comes as much later as the clocks jump; one that comes twice is
    meant the first time.
    """
    zone = ZoneInfo(timezone)
    today = after.astimezone(zone).date()
    ahead = (tick.weekday - today.weekday()) % 7
    moment = _moment(tick, zone, today + timedelta(days=ahead))
    return moment if moment > after else _moment(tick, zone, today + timedelta(days=ahead + 7))


def ticks_between(tick: WeeklyTick, timezone: str, first: datetime, until: datetime) -> int:
    """How many ticks have come from `first`, which is one, to `until`, both counted."""
    count = 0
    moment = first
    while moment <= until:
        count += 1
        moment = next_tick(tick, timezone, moment)
    return count


def _moment(tick: WeeklyTick, zone: ZoneInfo, day: date) -> datetime:
    return datetime.combine(day, time(tick.hour, tick.minute), zone).astimezone(UTC)
