"""When the weekly tick of a campaign comes next: one real-time job, set anew whenever its hour changes."""

from datetime import UTC, datetime

from bot.rules.campaign import Campaign, Status
from bot.rules.clock import Timer
from bot.rules.values import DAY, GameTime
from bot.services.due import BASTION_TURN
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.timeline import moved_timer
from bot.services.wall_time import next_tick
from bot.storage.job import Job, job_id

WEEKLY_TICK = "weekly-tick"


async def next_turn(campaign: ReadCampaign) -> Timer:
    """The timer of the Bastion turn that comes next; every campaign that has begun has one."""
    (timer,) = [timer for timer in await campaign.all(Timer) if timer.kind == BASTION_TURN]
    return timer


async def next_tick_of(campaign: ReadCampaign) -> datetime | None:
    """When the weekly tick comes, if it does."""
    job = await campaign.find(Job, job_id(campaign.id, WEEKLY_TICK, ""))
    return None if job is None else datetime.fromtimestamp(job.due, UTC)


def expected_tick(campaign: Campaign, now: datetime) -> datetime | None:
    """When the tick of these settings would come, were the campaign running."""
    return next_tick(campaign.tick, campaign.timezone, now) if campaign.tick.on else None


async def schedule_tick(campaign: OpenCampaign, *, turn: int | None = None) -> None:
    """Set the next weekly tick, or none for a campaign that is not running or goes without.

    `turn` is the Bastion turn the tick will bring; a tick that finds another one only says so. By default it
    stays what it was.
    """
    state = campaign.state
    old = await campaign.find(Job, job_id(campaign.id, WEEKLY_TICK, ""))
    if state.status is not Status.RUNNING or not state.tick.on:
        if old is not None:
            campaign.drop(old)
        return
    if turn is None:
        turn = int(old.data["turn"]) if old is not None else int((await next_turn(campaign)).data["turn"])
    campaign.schedule(WEEKLY_TICK, "", next_tick(state.tick, state.timezone, campaign.real_now), turn=turn)


async def follow_settings(campaign: OpenCampaign, before: Campaign) -> None:
    """Let the tick and the next Bastion turn follow changed settings."""
    now = campaign.state
    ticking = (now.status, now.tick, now.timezone)
    if ticking != (before.status, before.tick, before.timezone):
        await schedule_tick(campaign)
    if now.turn_days != before.turn_days:
        timer = await next_turn(campaign)
        due = timer.due + (now.turn_days - before.turn_days) * DAY
        campaign.put(moved_timer(timer, GameTime(max(due, campaign.now))))
