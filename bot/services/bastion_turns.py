"""What time does to Bastions: the turn of the campaign, guests who leave, questions that lapse, reminders."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from bot.rules.bastion.household import end_stay
from bot.rules.bastion.resolving import resolve, take_default
from bot.rules.bastion.rolling import keep_roll
from bot.rules.bastion.state import Bastion, Stage
from bot.rules.bastion.turn import DueTurn, can_take_turn, take_turn
from bot.rules.campaign import Status
from bot.rules.character import Character
from bot.rules.clock import Timer
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret, SecretState
from bot.services.bastion_cards import owner_of, standing
from bot.services.bastion_outcomes import (
    DIGEST_SCREEN,
    STAY,
    carry_out,
    reveal_if_quiet,
    tell_table,
)
from bot.services.bastion_questions import CHOICE
from bot.services.due import JobHandler
from bot.services.open_campaign import OpenCampaign
from bot.services.tick_schedule import next_tick_of
from bot.services.timeline import Handler
from bot.storage.job import Job

REMINDER = "bastion-reminder"
REMINDER_SCREEN = "bastion-reminder"
AHEAD = timedelta(hours=24)
"""How long before the weekly tick owners are reminded."""
WEEK = timedelta(days=7)


class BastionTurns:
    """Handlers of timers and jobs; each finds that its matter is settled already and then does nothing."""

    def timers(self) -> Mapping[str, Handler]:
        return {STAY: self.stay_ended}

    def jobs(self) -> Mapping[str, JobHandler]:
        return {CHOICE: self.choice_lapsed, REMINDER: self.reminder_came}

    async def turn_fell_due(self, campaign: OpenCampaign, timer: Timer) -> None:
        """One turn of every Bastion, in the order of their ids; the rolls go to the DM as one digest."""
        turn = int(timer.data["turn"])
        await campaign.load(Bastion, Character)
        due = [bastion for bastion in await campaign.all(Bastion) if can_take_turn(bastion, turn)]
        if not due:
            return
        taken = [await self._take(campaign, bastion, turn) for bastion in due]
        told = [await reveal_if_quiet(campaign, bastion) for bastion in taken]
        if any(bastion.pending is not None for bastion in told):
            campaign.post("dm", DIGEST_SCREEN, turn, page=0)

    async def stay_ended(self, campaign: OpenCampaign, timer: Timer) -> None:
        """A guest's time is up, unless they have left before."""
        bastion = await campaign.find(Bastion, timer.subject)
        number = int(timer.data["guest"])
        if bastion is None or bastion.is_fallen or number not in {guest.number for guest in bastion.guests}:
            return
        await carry_out(campaign, bastion, end_stay(campaign.book, bastion, number))

    async def choice_lapsed(self, campaign: OpenCampaign, job: Job) -> None:
        """Nobody answered in time. A pause of the campaign gives the same time again."""
        prompt = await campaign.find(Prompt, int(job.key))
        if prompt is None or prompt.answer is not None:
            return
        if campaign.state.status is not Status.RUNNING:
            later = campaign.real_now + timedelta(hours=campaign.state.choice_hours)
            campaign.put(replace(prompt, deadline=later.isoformat()))
            campaign.schedule(CHOICE, job.key, later)
            return
        campaign.put(replace(prompt, answer=prompt.default))
        bastion = await campaign.find(Bastion, prompt.subject)
        if bastion is None or bastion.is_fallen:
            return
        outcome = take_default(campaign.book, bastion, campaign.dice, campaign.now)
        await carry_out(campaign, bastion, outcome)
        tell_table(campaign)

    async def reminder_came(self, campaign: OpenCampaign, job: Job) -> None:
        """Remind those who wish it and have ordered nothing yet, a day before the weekly tick."""
        wishing = [bastion for bastion in await standing(campaign) if bastion.wants_reminder]
        if not wishing or campaign.state.status is Status.DELETED:
            return
        tick = await next_tick_of(campaign)
        if tick is None or campaign.real_now < tick - AHEAD:
            await plan_reminder(campaign)
            return
        for bastion in wishing:
            if not bastion.is_maintain_ordered and not bastion.orders:
                campaign.post("table", REMINDER_SCREEN, bastion.id)
        campaign.schedule(REMINDER, "", tick + WEEK - AHEAD)

    async def _take(self, campaign: OpenCampaign, bastion: Bastion, turn: int) -> Bastion:
        if campaign.ruling("unrevealed_event") == "resolves":
            bastion = await _resolve_unrevealed(campaign, bastion)
        owner = await owner_of(campaign, bastion)
        due = DueTurn(
            turn=turn,
            days=campaign.state.turn_days,
            owner_level=None if owner is None else owner.level,
            is_excused=owner is not None and owner.is_excused,
        )
        outcome = take_turn(campaign.book, bastion, due, campaign.dice, campaign.now)
        return await carry_out(campaign, bastion, outcome)


async def plan_reminder(campaign: OpenCampaign) -> None:
    """Look at the reminders a day before the weekly tick; without one, again in a week."""
    tick = await next_tick_of(campaign)
    due = campaign.real_now + WEEK if tick is None else max(tick - AHEAD, campaign.real_now)
    campaign.schedule(REMINDER, "", due)


async def _resolve_unrevealed(campaign: OpenCampaign, bastion: Bastion) -> Bastion:
    """By this ruling events that the DM kept until the next turn happen as rolled, in silence.

    The first, and those of all turns that were owed for it.
    """
    book = campaign.book
    while (pending := bastion.pending) is not None and pending.stage is Stage.ROLLED:
        secret = await campaign.get(Secret, pending.secret)
        campaign.put(replace(secret, state=SecretState.RESOLVED))
        decided = keep_roll(book, bastion, 0).bastion if pending.event is None else bastion
        outcome = resolve(book, decided, campaign.dice, campaign.now)
        bastion = await carry_out(campaign, bastion, outcome)
    return bastion
