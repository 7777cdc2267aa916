"""The one table of what falls due: timers of game time, jobs of real time. It joins the domains.

Bastion turns have one rule: each falls due one turn length after the last, for the whole campaign at once.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from bot.rules.clock import Timer
from bot.rules.values import DAY, GameTime
from bot.services.open_campaign import OpenCampaign
from bot.services.timeline import Handler, reset_timer, set_timer
from bot.storage.job import Job

if TYPE_CHECKING:
    from bot.services.services import Services

JobHandler = Callable[[OpenCampaign, Job], Awaitable[None]]
"""Runs one due job in a transaction of its own, from which the job itself has already been taken."""

BASTION_TURN = "bastion-turn"


class TakesTurns(Protocol):
    """What the Bastions do when a turn falls due. `timer.data["turn"]` is its number."""

    async def turn_fell_due(self, campaign: OpenCampaign, timer: Timer) -> None: ...

    def timers(self) -> Mapping[str, Handler]:
        """Timers of their own."""
        ...


def due_table(bastions: TakesTurns) -> Mapping[str, Handler]:
    """Every kind of timer with its handler."""

    async def bastion_turn(campaign: OpenCampaign, timer: Timer) -> None:
        if campaign.has("bastions"):
            await bastions.turn_fell_due(campaign, timer)
        next_due = GameTime(timer.due + campaign.state.turn_days * DAY)
        reset_timer(campaign, timer, next_due, turn=int(timer.data["turn"]) + 1)

    return {BASTION_TURN: bastion_turn, **bastions.timers()}


def start_turns(campaign: OpenCampaign) -> None:
    """Arm the first Bastion turn of a new campaign."""
    set_timer(campaign, BASTION_TURN, GameTime(campaign.now + campaign.state.turn_days * DAY), turn=1)


def job_table(services: "Services") -> Mapping[str, JobHandler]:
    """Every kind of real-time job with its handler."""
    return {
        **services.bastion_turns.jobs(),
        **services.weekly_ticks.jobs(),
        **services.setup.jobs(),
        **services.settings.jobs(),
    }
