"""The weekly tick: a year of it, a party that is out, a bot that was away, pauses, undoing."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.rules.campaign import CatchUp
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.values import DAY, CampaignId, Duration
from bot.rules.weekly import BastionsWentAhead, TickAnswer, TickSkipped
from bot.services.weekly_tick import Question, question
from tests.services.campaign_world import CampaignWorld

KYIV = ZoneInfo("Europe/Kyiv")
WEEK = timedelta(days=7)


async def test_a_year_of_sundays_in_kyiv(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    moments = []
    for _ in range(52):
        served.now = await next_tick(served)
        moments.append(served.now.astimezone(KYIV))
        await served.heartbeat.run_due(served.now)
    assert {(moment.weekday(), moment.hour, moment.minute) for moment in moments} == {(6, 20, 0)}
    assert {moment.utcoffset() for moment in moments} == {timedelta(hours=2), timedelta(hours=3)}
    assert await served.clock(campaign_id) == 52 * 7 * DAY
    assert await turn_to_come(served) == 53


async def test_the_tick_runs_once_however_often_the_heart_beats(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    served.now = await next_tick(served)
    for _ in range(5):
        await served.heartbeat.run_due(served.now)
    assert await served.clock(campaign_id) == 7 * DAY


async def test_a_late_heartbeat_still_brings_the_week(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    served.now = await next_tick(served) + timedelta(days=3)
    await served.heartbeat.run_due(served.now)
    assert await served.clock(campaign_id) == 7 * DAY
    assert (await next_tick(served)).astimezone(KYIV).weekday() == 6


async def test_the_table_hears_of_the_week(served: CampaignWorld) -> None:
    await served.found()
    await served.let_pass(days=5)
    assert ("table", "campaign-news") in await sent(served)


async def test_a_turn_that_fell_due_already_is_only_spoken_of(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await served.services.moving_time.advance(served.dm, Duration(9 * DAY))
    await served.let_pass(days=5)
    assert await served.clock(campaign_id) == 9 * DAY
    assert ("table", "campaign-news") in await sent(served)
    await served.let_pass(days=7)
    assert await served.clock(campaign_id) == 14 * DAY


async def test_without_bastions_the_tick_does_nothing(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    seen = await served.services.settings.for_changing(served.dm)
    await served.services.settings.switch(served.dm, campaign_id, seen.revision, frozenset())
    await served.let_pass(days=5)
    assert await served.clock(campaign_id) == 0
    assert await next_tick(served) > served.now


# The party is out


async def test_while_the_party_is_out_the_dm_is_asked(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    assert await served.clock(campaign_id) == 0
    assert (await sent(served))[-1] == ("dm", "tick-question")
    asked = await open_question(served, campaign_id)
    assert asked.options == (TickAnswer.TAKE, TickAnswer.BASTIONS_ONLY, TickAnswer.SKIP)
    assert (asked.turn, asked.ticks) == (1, 1)


async def test_the_dm_takes_the_turn(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    await answer(served, campaign_id, TickAnswer.TAKE)
    assert await served.clock(campaign_id) == 7 * DAY
    await served.let_pass(days=7)
    asked = await open_question(served, campaign_id)
    assert asked.turn == 2


async def test_only_the_bastions_take_it(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    answered = await answer(served, campaign_id, TickAnswer.BASTIONS_ONLY)
    assert BastionsWentAhead(1) in answered.events
    assert await served.clock(campaign_id) == 0
    seen = await served.services.settings.show(served.dm)
    assert (seen.turn, seen.turn_due) == (2, 14 * DAY)


async def test_the_dm_skips_the_week(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    answered = await answer(served, campaign_id, TickAnswer.SKIP)
    assert answered.events == (TickSkipped(1),)
    assert (await served.clock(campaign_id), await turn_to_come(served)) == (0, 1)


async def test_a_question_is_answered_once_and_by_the_dm(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    asked = await open_question(served, campaign_id)
    ticks = served.services.weekly_ticks
    for caller in (served.alice, served.manager):
        with pytest.raises(RuleViolation, match="dm-only"):
            await ticks.answer(caller, asked.prompt_id, asked.revision, "take")
    with pytest.raises(RuleViolation, match="stale"):
        await ticks.answer(served.dm, asked.prompt_id, asked.revision, "all")
    await ticks.answer(served.dm, asked.prompt_id, asked.revision, "take")
    with pytest.raises(RuleViolation, match="stale"):
        await ticks.answer(served.dm, asked.prompt_id, asked.revision, "take")
    assert await served.clock(campaign_id) == 7 * DAY


async def test_an_open_question_lapses_with_the_next_tick(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    first = await open_question(served, campaign_id)
    await served.let_pass(days=7)
    assert (await open_question(served, campaign_id)).prompt_id != first.prompt_id
    with pytest.raises(RuleViolation, match="stale"):
        await served.services.weekly_ticks.answer(served.dm, first.prompt_id, first.revision, "take")
    assert await served.clock(campaign_id) == 0
    await served.let_pass(days=7)
    assert len(await served.all(campaign_id, Prompt)) == 2


async def test_a_turn_that_fell_due_meanwhile_leaves_nothing_to_take(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    asked = await open_question(served, campaign_id)
    await served.services.moving_time.advance(served.dm, Duration(8 * DAY))
    with pytest.raises(RuleViolation, match="tick-turn-fell-due-meanwhile"):
        await served.services.weekly_ticks.answer(served.dm, asked.prompt_id, asked.revision, "take")
    await served.services.weekly_ticks.answer(served.dm, asked.prompt_id, asked.revision, "skip")
    assert await served.clock(campaign_id) == 8 * DAY


# The bot was away


async def test_of_several_missed_ticks_the_dm_is_asked(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await served.let_pass(days=20)
    assert await served.clock(campaign_id) == 0
    asked = await open_question(served, campaign_id)
    assert (asked.ticks, asked.options) == (3, (TickAnswer.TAKE_ALL, TickAnswer.TAKE, TickAnswer.SKIP))
    await answer(served, campaign_id, TickAnswer.TAKE_ALL)
    assert await served.clock(campaign_id) == 21 * DAY
    await served.let_pass(days=7)
    assert await served.clock(campaign_id) == 28 * DAY


@pytest.mark.parametrize(("policy", "days"), [(CatchUp.RUN, 21), (CatchUp.SKIP, 0)])
async def test_the_campaign_may_say_what_becomes_of_missed_ticks(
    served: CampaignWorld, policy: CatchUp, days: int
) -> None:
    campaign_id = await served.found()
    async with served.services.campaigns.by_id(campaign_id, "test") as campaign:
        campaign.put(replace(campaign.state, catch_up=policy))
    await served.let_pass(days=20)
    assert await served.clock(campaign_id) == days * DAY
    assert await next_tick(served) > served.now


async def test_a_paused_campaign_misses_nothing(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await served.services.settings.pause(served.dm)
    await served.let_pass(days=70)
    await served.services.settings.resume(served.dm)
    await served.let_pass(seconds=1)
    assert (await served.clock(campaign_id), await served.all(campaign_id, Prompt)) == (0, [])
    await served.let_pass(days=7)
    assert await served.clock(campaign_id) == 7 * DAY


# Undoing


async def test_a_tick_taken_back_comes_again_in_its_own_time(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await served.let_pass(days=5)
    await served.services.undoing.newest(served.dm)
    assert await served.clock(campaign_id) == 0
    assert await next_tick(served) > served.now + timedelta(days=1)
    await served.let_pass(days=1)
    assert await served.clock(campaign_id) == 0
    await served.let_pass(days=7)
    assert await served.clock(campaign_id) == 7 * DAY


async def test_an_answer_taken_back_opens_the_question_again(served: CampaignWorld) -> None:
    campaign_id = await sent_out(served)
    await served.let_pass(days=5)
    await answer(served, campaign_id, TickAnswer.TAKE)
    await served.services.undoing.newest(served.dm)
    assert await served.clock(campaign_id) == 0
    assert (await open_question(served, campaign_id)).answer is None
    await answer(served, campaign_id, TickAnswer.BASTIONS_ONLY)
    assert await turn_to_come(served) == 2


async def sent_out(served: CampaignWorld) -> CampaignId:
    campaign_id = await served.found()
    seen = await served.services.settings.for_changing(served.dm)
    await served.services.settings.set_out(served.dm, campaign_id, seen.revision, out=True)
    return campaign_id


async def next_tick(served: CampaignWorld) -> datetime:
    seen = await served.services.settings.show(served.dm)
    assert seen.tick is not None
    return seen.tick


async def turn_to_come(served: CampaignWorld) -> int:
    return (await served.services.settings.show(served.dm)).turn


async def sent(served: CampaignWorld) -> list[tuple[str, str]]:
    return [(letter.destination, letter.screen) for letter in await served.letters()]


async def open_question(served: CampaignWorld, campaign_id: int) -> Question:
    (prompt,) = [each for each in await served.all(campaign_id, Prompt) if each.answer is None]
    async with served.services.campaigns.read_by_id(campaign_id) as campaign:
        return await question(campaign, prompt.id)


async def answer(served: CampaignWorld, campaign_id: int, taken: TickAnswer) -> Question:
    asked = await open_question(served, campaign_id)
    return await served.services.weekly_ticks.answer(served.dm, asked.prompt_id, asked.revision, taken)
