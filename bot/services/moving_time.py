"""The DM moves the campaign's clock: what falls due is shown, and a long move is asked for once."""

from dataclasses import dataclass
from typing import NewType

from bot.rules.campaign import Status
from bot.rules.clock import Timer, moved_to
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import DAY, CampaignId, Duration, GameTime
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.directory import verify_at_home
from bot.services.due import BASTION_TURN
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.tick_schedule import next_turn
from bot.services.timeline import Timeline
from bot.services.undoing import is_behind_screen, readable_at

DueKind = NewType("DueKind", str)
"""What falls due: the kind of a timer."""

SHOWN = 8
ASKED_FROM_TURNS = 2
"""A move that brings this many Bastion turns is asked for once."""
MOST_TURNS = 100
"""How many Bastion turns one move may bring."""
PUBLIC_TIMERS = frozenset({BASTION_TURN})
"""What the players may know to be coming."""


@dataclass(frozen=True, slots=True)
class Due:
    """One thing that falls due. `turn` is the number of a Bastion turn, else 0."""

    kind: DueKind
    at: GameTime
    turn: int = 0


@dataclass(frozen=True, slots=True)
class TimeView:
    """The clock and what comes next, as far as the reader may know it."""

    campaign_id: CampaignId
    revision: int
    now: GameTime
    is_out: bool
    is_paused: bool
    due: tuple[Due, ...]
    more: int = 0
    """How many more things wait than are listed."""
    for_dm: bool = False


@dataclass(frozen=True, slots=True)
class Preview:
    """A long move that has not happened: what it would bring."""

    campaign_id: CampaignId
    revision: int
    now: GameTime
    until: GameTime
    turns: tuple[Due, ...]
    others: int

    @property
    def by(self) -> Duration:
        return Duration(self.until - self.now)


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that has happened. `events` are those the readers of the answer may know."""

    view: TimeView
    by: Duration
    events: tuple[Event, ...]
    entry: int


class MovingTime:
    """Use cases of /time and its panel. In the DM channel an answer holds all, elsewhere what is public."""

    def __init__(self, campaigns: Campaigns, timeline: Timeline) -> None:
        self._campaigns = campaigns
        self._timeline = timeline

    async def show(self, caller: Caller) -> TimeView:
        async with self._campaigns.read(caller) as campaign:
            return await time_view(campaign, for_dm=is_behind_screen(campaign, caller))

    async def advance(self, caller: Caller, by: Duration) -> Moved | Preview:
        """Move the clock on; a move that brings several Bastion turns is only looked at."""
        async with self._campaigns.open(caller, "time-advance", by=by) as campaign:
            return await self._ask_or_move(campaign, caller, GameTime(campaign.now + by))

    async def set(self, caller: Caller, until: GameTime) -> Moved | Preview:
        """Move the clock to a moment, which never lies in the past."""
        async with self._campaigns.open(caller, "time-set", until=until) as campaign:
            return await self._ask_or_move(campaign, caller, until)

    async def press(self, caller: Caller, campaign_id: int, revision: int, by: Duration) -> Moved | Preview:
        """Move on by a button of the panel."""
        async with self._campaigns.by_id(campaign_id, "time-advance", caller=caller, by=by) as campaign:
            _verify_fresh(campaign, caller, revision)
            return await self._ask_or_move(campaign, caller, GameTime(campaign.now + by))

    async def to_next_turn(self, caller: Caller, campaign_id: int, revision: int) -> Moved:
        """Move on to the next Bastion turn."""
        async with self._campaigns.by_id(campaign_id, "time-advance", caller=caller) as campaign:
            _verify_fresh(campaign, caller, revision)
            return await self._move(campaign, caller, (await next_turn(campaign)).due)

    async def confirm(self, caller: Caller, campaign_id: int, revision: int, until: GameTime) -> Moved:
        """Do the long move that was asked for."""
        async with self._campaigns.by_id(campaign_id, "time-advance", caller=caller, until=until) as campaign:
            _verify_fresh(campaign, caller, revision)
            return await self._move(campaign, caller, until)

    async def cancel(self, caller: Caller, campaign_id: int) -> TimeView:
        """Leave the clock as it is after all."""
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as campaign:
            verify_at_home(campaign, caller)
            campaign.require_dm()
            return await time_view(campaign, for_dm=is_behind_screen(campaign, caller))

    async def _ask_or_move(self, campaign: OpenCampaign, caller: Caller, until: GameTime) -> Moved | Preview:
        _verify_movable(campaign)
        turns = await _turns_until(campaign, until)
        if len(turns) >= ASKED_FROM_TURNS:
            for_dm = is_behind_screen(campaign, caller)
            due = await campaign.all(Timer, due_by=until)
            others = sum(
                timer.kind != BASTION_TURN and _is_shown(campaign, timer, for_dm=for_dm) for timer in due
            )
            revision = campaign.revision(campaign.clock)
            return Preview(campaign.id, revision, campaign.now, until, turns, others)
        return await self._move(campaign, caller, until)

    async def _move(self, campaign: OpenCampaign, caller: Caller, until: GameTime) -> Moved:
        _verify_movable(campaign)
        await _turns_until(campaign, until)
        start = campaign.now
        await self._timeline.advance(campaign, until)
        for_dm = is_behind_screen(campaign, caller)
        return Moved(
            view=await time_view(campaign, for_dm=for_dm),
            by=Duration(campaign.now - start),
            events=readable_at(campaign.events, campaign, caller),
            entry=campaign.entry,
        )


async def time_view(campaign: ReadCampaign, *, for_dm: bool) -> TimeView:
    """The clock for the readers of a channel: the DM's own, or everybody's."""
    timers = [timer for timer in await campaign.all(Timer) if _is_shown(campaign, timer, for_dm=for_dm)]
    due = tuple(Due(DueKind(t.kind), t.due, int(t.data.get("turn", 0))) for t in timers[:SHOWN])
    return TimeView(
        campaign_id=campaign.id,
        revision=campaign.revision(campaign.clock),
        now=campaign.now,
        is_out=campaign.state.is_adventuring,
        is_paused=campaign.state.status is not Status.RUNNING,
        due=due,
        more=len(timers) - len(due),
        for_dm=for_dm,
    )


def _is_shown(campaign: ReadCampaign, timer: Timer, *, for_dm: bool) -> bool:
    if timer.kind == BASTION_TURN and not campaign.has("bastions"):
        return False
    return for_dm or timer.kind in PUBLIC_TIMERS


def _verify_movable(campaign: ReadCampaign) -> None:
    campaign.require_dm()
    campaign.require_running()


def _verify_fresh(campaign: OpenCampaign, caller: Caller, revision: int) -> None:
    """Refuse a button of another server, of a stranger, or drawn before the clock last moved."""
    verify_at_home(campaign, caller)
    _verify_movable(campaign)
    campaign.expect(campaign.clock, revision)


async def _turns_until(campaign: ReadCampaign, until: GameTime) -> tuple[Due, ...]:
    """The Bastion turns that fall due by then, at the present turn length. Refused when they are too many."""
    moved_to(campaign.clock, until)
    first = await next_turn(campaign)
    moments = range(first.due, until + 1, campaign.state.turn_days * DAY)
    if len(moments) > MOST_TURNS:
        raise RuleViolation("time-too-many-turns", turns=len(moments), limit=MOST_TURNS)
    if not campaign.has("bastions"):
        return ()
    numbered = enumerate(moments, start=int(first.data["turn"]))
    return tuple(Due(DueKind(BASTION_TURN), GameTime(at), turn) for turn, at in numbered)
