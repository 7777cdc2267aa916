"""The weekly tick: the real week turns the campaign's, or the DM is asked while the party is out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.rules.campaign import Status
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.prompt import Prompt
from bot.rules.values import GameTime
from bot.rules.weekly import (
    BastionsWentAhead,
    TickAnswer,
    TickAsked,
    TickPath,
    TickSkipped,
    TurnAlreadyFellDue,
    WeekTurned,
    answers_for,
    path_of,
)
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.due import JobHandler
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.tick_schedule import WEEKLY_TICK, next_tick_of, next_turn, schedule_tick
from bot.services.timeline import Timeline
from bot.services.wall_time import ticks_between
from bot.storage.job import Job, job_id

NEWS = "campaign-news"
QUESTION = "tick-question"


@dataclass(frozen=True, slots=True)
class Question:
    """What the DM is asked, or was. `until` is the next tick, with which an open question lapses."""

    prompt_id: int
    revision: int
    ticks: int
    turn: int
    turn_due: GameTime
    now: GameTime
    is_out: bool
    options: tuple[TickAnswer, ...]
    answer: TickAnswer | None
    until: datetime | None
    entry: int | None = None
    events: tuple[Event, ...] = ()


class WeeklyTicks:
    """Time moved by a tick is downtime: it brings the next Bastion turn and nothing is charged for it."""

    def __init__(self, campaigns: Campaigns, timeline: Timeline) -> None:
        self._campaigns = campaigns
        self._timeline = timeline

    def jobs(self) -> Mapping[str, JobHandler]:
        return {WEEKLY_TICK: self.came}

    async def came(self, campaign: OpenCampaign, job: Job) -> None:
        """One tick has come, or several while the bot was away."""
        state = campaign.state
        if state.status is not Status.RUNNING or not state.tick.on:
            return
        first = datetime.fromtimestamp(job.due, UTC)
        ticks = ticks_between(state.tick, state.timezone, first, campaign.real_now)
        await _let_question_lapse(campaign)
        if campaign.has("bastions"):
            await self._turn_week(campaign, ticks, expected_turn=int(job.data["turn"]))
        await schedule_tick(campaign, turn=await _turn_to_come(campaign))

    async def answer(self, caller: Caller, prompt_id: int, revision: int, answer: str) -> Question:
        """The DM decides what a tick does."""
        async with self._campaigns.open(
            caller, "tick-answer", prompt=str(prompt_id), answer=answer
        ) as campaign:
            campaign.require_dm()
            campaign.require_running()
            prompt = await campaign.get(Prompt, prompt_id)
            campaign.expect(prompt, revision)
            if prompt.kind != WEEKLY_TICK or prompt.answer is not None or answer not in prompt.options:
                raise RuleViolation("stale")
            campaign.put(replace(prompt, answer=answer))
            await self._carry_out(campaign, prompt, TickAnswer(answer))
            await _expect_turn(campaign)
            return replace(await question(campaign, prompt_id), entry=campaign.entry, events=campaign.events)

    async def _turn_week(self, campaign: OpenCampaign, ticks: int, *, expected_turn: int) -> None:
        turn = await _turn_to_come(campaign)
        is_out = is_party_out(campaign)
        path = path_of(
            ticks=ticks,
            catch_up=campaign.state.catch_up,
            is_out=is_out,
            turn_fell_due=turn != expected_turn,
        )
        if path is TickPath.MOVES:
            await self._move(campaign, ticks)
        elif path is TickPath.ONLY_SAYS:
            campaign.tell(TurnAlreadyFellDue(turn - 1, campaign.now))
            _post_news(campaign)
        elif path is TickPath.ASKS:
            await _ask(campaign, ticks, turn, is_out=is_out)
        else:
            campaign.tell(TickSkipped(ticks))

    async def _carry_out(self, campaign: OpenCampaign, prompt: Prompt, answer: TickAnswer) -> None:
        ticks = int(prompt.data["ticks"])
        if answer is TickAnswer.SKIP:
            campaign.tell(TickSkipped(ticks))
            return
        turn = await _turn_to_come(campaign)
        if turn != prompt.data["turn"]:
            raise RuleViolation("tick-turn-fell-due-meanwhile", turn=turn - 1)
        if answer is TickAnswer.BASTIONS_ONLY:
            await self._timeline.bring_forward(campaign, await next_turn(campaign))
            campaign.tell(BastionsWentAhead(turn))
            _post_news(campaign)
        else:
            await self._move(campaign, ticks if answer is TickAnswer.TAKE_ALL else 1)

    async def _move(self, campaign: OpenCampaign, turns: int) -> None:
        """Move time up to the next Bastion turn, so many times."""
        for _ in range(turns):
            timer = await next_turn(campaign)
            await self._timeline.advance(campaign, GameTime(max(timer.due, campaign.now)))
            campaign.tell(WeekTurned(int(timer.data["turn"]), campaign.now))
        _post_news(campaign)


def is_party_out(campaign: ReadCampaign) -> bool:
    """Whether the party is adventuring, so that time is the DM's to move."""
    return campaign.state.is_adventuring


async def question(campaign: ReadCampaign, prompt_id: int) -> Question:
    """The question as it stands."""
    prompt = await campaign.get(Prompt, prompt_id)
    timer = await next_turn(campaign)
    return Question(
        prompt_id=prompt.id,
        revision=campaign.revision(prompt),
        ticks=int(prompt.data["ticks"]),
        turn=int(prompt.data["turn"]),
        turn_due=timer.due,
        now=campaign.now,
        is_out=TickAnswer.BASTIONS_ONLY in prompt.options,
        options=tuple(TickAnswer(option) for option in prompt.options),
        answer=None if prompt.answer is None else TickAnswer(prompt.answer),
        until=await next_tick_of(campaign),
    )


async def _ask(campaign: OpenCampaign, ticks: int, turn: int, *, is_out: bool) -> None:
    prompt = Prompt(
        id=new_id(),
        kind=WEEKLY_TICK,
        subject=campaign.id,
        asked=(),
        options=answers_for(ticks=ticks, is_out=is_out),
        default=TickAnswer.SKIP,
        data={"ticks": ticks, "turn": turn},
    )
    campaign.put(prompt)
    campaign.tell(TickAsked(ticks, turn))
    campaign.post("dm", QUESTION, prompt.id)


async def _let_question_lapse(campaign: OpenCampaign) -> None:
    """A question nobody answered is taken as skipped when the next tick comes; older ones are forgotten."""
    for prompt in await campaign.all(Prompt):
        if prompt.kind == WEEKLY_TICK:
            if prompt.answer is None:
                campaign.put(replace(prompt, answer=prompt.default))
            else:
                campaign.drop(prompt)


def _post_news(campaign: OpenCampaign) -> None:
    campaign.post("table", NEWS, campaign.id, entry=str(campaign.entry), family="tick")


async def _turn_to_come(campaign: ReadCampaign) -> int:
    return int((await next_turn(campaign)).data["turn"])


async def _expect_turn(campaign: OpenCampaign) -> None:
    """What the DM's answer brought belongs to the last tick: the next one looks for the turn after it."""
    job = await campaign.find(Job, job_id(campaign.id, WEEKLY_TICK, ""))
    if job is not None:
        campaign.put(replace(job, data={**job.data, "turn": await _turn_to_come(campaign)}))
