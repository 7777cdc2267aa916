"""What the weekly tick does to a campaign, and what is told of it. Knows no calendar and no dice."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.campaign import CatchUp
from bot.rules.events import DmEvent, Event
from bot.rules.values import GameTime


class TickPath(StrEnum):
    """What a tick comes to."""

    MOVES = "moves"
    """Time passes up to the next Bastion turn."""
    ONLY_SAYS = "only_says"
    """A Bastion turn already fell due since the last tick."""
    ASKS = "asks"
    """The DM decides."""
    SKIPS = "skips"


class TickAnswer(StrEnum):
    """What a DM may answer."""

    TAKE_ALL = "all"
    TAKE = "take"
    BASTIONS_ONLY = "bastions"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class WeekTurned(Event, kind="tick-week-turned"):
    turn: int
    now: GameTime


@dataclass(frozen=True, slots=True)
class TurnAlreadyFellDue(Event, kind="tick-turn-already-fell-due"):
    turn: int
    now: GameTime


@dataclass(frozen=True, slots=True)
class BastionsWentAhead(Event, kind="tick-bastions-went-ahead"):
    """The Bastions took their turn; for the party no time passed."""

    turn: int


@dataclass(frozen=True, slots=True)
class TickAsked(DmEvent, kind="tick-asked"):
    ticks: int
    turn: int


@dataclass(frozen=True, slots=True)
class TickSkipped(DmEvent, kind="tick-skipped"):
    ticks: int


def path_of(*, ticks: int, catch_up: CatchUp, is_out: bool, turn_fell_due: bool) -> TickPath:
    """What to do when `ticks` ticks have come at once; more than one means that the bot was away."""
    if turn_fell_due and ticks == 1:
        return TickPath.ONLY_SAYS
    if ticks > 1 and catch_up is not CatchUp.RUN:
        return TickPath.ASKS if catch_up is CatchUp.ASK else TickPath.SKIPS
    return TickPath.ASKS if is_out else TickPath.MOVES


def answers_for(*, ticks: int, is_out: bool) -> tuple[TickAnswer, ...]:
    """What the DM may choose from; without an answer the tick is skipped when the next one comes."""
    several = (TickAnswer.TAKE_ALL,) if ticks > 1 else ()
    alone = (TickAnswer.BASTIONS_ONLY,) if is_out else ()
    return (*several, TickAnswer.TAKE, *alone, TickAnswer.SKIP)
