"""Campaign time and what falls due on it. Time only moves forward. Knows no handler of what falls due."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import DAY, CampaignId, Duration, GameTime

START = GameTime(0)
MAX_TIME = GameTime(10_000 * 366 * DAY)


@dataclass(frozen=True, slots=True)
class Clock:
    """A campaign's clock. Its id is the campaign's."""

    id: CampaignId
    now: GameTime = START


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that falls due at a moment of game time; `kind` names its handler in `services/due.py`."""

    id: int
    due: GameTime
    kind: str
    subject: int
    """Id of the aggregate it concerns; 0 for the campaign as a whole."""
    data: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TimePassed(Event, kind="clock-time-passed"):
    by: Duration
    now: GameTime


def moved_to(clock: Clock, time: GameTime) -> Clock:
    """The clock at a later moment. Time never runs backwards, nor past year 10,000."""
    if time < clock.now:
        raise RuleViolation("clock-backwards", now_time=clock.now, wanted_time=time)
    if time > MAX_TIME:
        raise RuleViolation("clock-too-far", limit_time=MAX_TIME)
    return replace(clock, now=time)
