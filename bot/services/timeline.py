"""The one place where campaign time moves: what falls due on the way happens in order, at its own moment."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.rules.clock import TimePassed, Timer, moved_to
from bot.rules.values import Duration, GameTime
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign

Handler = Callable[[OpenCampaign, Timer], Awaitable[None]]
MAX_DUE = 2_000
"""How many things may fall due in one move of the clock; more is a fault in a handler that never ends."""


class Timeline:
    """Moves a campaign's clock. `due` names the handler of each kind of timer (see `services/due.py`)."""

    def __init__(self, due: Mapping[str, Handler]) -> None:
        self._due = due

    async def advance(self, campaign: OpenCampaign, until: GameTime) -> None:
        """Move the clock to a later moment, handling every timer due by then in order of due time and id.

        Refuses a moment in the past. A timer due before now (time was set while it slept) is handled at now.
        """
        start = campaign.now
        await campaign.load(Timer)
        moved_to(campaign.clock, until)
        for _ in range(MAX_DUE):
            waiting = await campaign.all(Timer, due_by=until)
            if not waiting:
                break
            timer = waiting[0]
            campaign.put(moved_to(campaign.clock, GameTime(max(timer.due, campaign.now))))
            campaign.drop(timer)
            await self._due[timer.kind](campaign, timer)
        else:
            raise RuntimeError(f"more than {MAX_DUE} timers fell due in campaign {campaign.id}")
        if until > campaign.now or until > start:
            campaign.put(moved_to(campaign.clock, until))
            campaign.tell(TimePassed(by=Duration(until - start), now=until))

    async def bring_forward(self, campaign: OpenCampaign, timer: Timer) -> None:
        """Let a timer fall due at once. The clock stands still."""
        campaign.drop(timer)
        await self._due[timer.kind](campaign, timer)


def set_timer(campaign: OpenCampaign, kind: str, due: GameTime, subject: int = 0, **data: str | int) -> Timer:
    """Let something fall due at a moment of game time."""
    timer = Timer(new_id(), due, kind, subject, data)
    campaign.put(timer)
    return timer


def reset_timer(campaign: OpenCampaign, timer: Timer, due: GameTime, **data: str | int) -> None:
    """Let a timer that has just fallen due do so again later."""
    campaign.put(replace(timer, due=due, data={**timer.data, **data}))


def moved_timer(timer: Timer, due: GameTime) -> Timer:
    """The same timer, due at another moment."""
    return replace(timer, due=due)
