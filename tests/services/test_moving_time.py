"""Moving the clock by command and by button: what is asked, refused, told, undone."""

import pytest

from bot.rules.clock import MAX_TIME, TimePassed, Timer
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, HOUR, Duration, GameTime
from bot.services.campaign_settings import Overview
from bot.services.due import BASTION_TURN
from bot.services.moving_time import Due, DueKind, Moved, Preview
from bot.services.timeline import set_timer
from tests.services.campaign_world import DM, DM_ROLE, GUILD, CampaignWorld


async def test_time_passes(served: CampaignWorld) -> None:
    await served.found()
    moved = await served.services.moving_time.advance(served.dm, Duration(8 * HOUR))
    assert isinstance(moved, Moved)
    assert (moved.by, moved.view.now) == (8 * HOUR, 8 * HOUR)
    assert moved.events == (TimePassed(Duration(8 * HOUR), GameTime(8 * HOUR)),)


async def test_six_weeks_at_home_are_six_turns_asked_once(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    asked = await served.services.moving_time.advance(served.dm, Duration(42 * DAY))
    assert isinstance(asked, Preview)
    assert [due.turn for due in asked.turns] == [1, 2, 3, 4, 5, 6]
    assert asked.turns[0] == Due(DueKind(BASTION_TURN), GameTime(7 * DAY), 1)
    assert await served.clock(campaign_id) == 0
    confirm = served.services.moving_time.confirm
    moved = await confirm(served.dm, campaign_id, asked.revision, asked.until)
    assert moved.view.now == 42 * DAY
    assert (await shown(served)).turn == 7
    with pytest.raises(RuleViolation, match="stale"):
        await confirm(served.dm, campaign_id, asked.revision, asked.until)


async def test_a_move_that_brings_one_turn_is_not_asked_for(served: CampaignWorld) -> None:
    await served.found()
    assert isinstance(await served.services.moving_time.advance(served.dm, Duration(13 * DAY)), Moved)


async def test_one_undo_takes_a_long_move_back(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    asked = await served.services.moving_time.advance(served.dm, Duration(42 * DAY))
    assert isinstance(asked, Preview)
    await served.services.moving_time.confirm(served.dm, campaign_id, asked.revision, asked.until)
    await served.services.undoing.newest(served.dm)
    assert await served.clock(campaign_id) == 0
    assert (await shown(served)).turn == 1


async def test_setting_the_clock_never_goes_back(served: CampaignWorld) -> None:
    await served.found()
    moment = GameTime(11 * DAY + 8 * HOUR)
    moved = await served.services.moving_time.set(served.dm, moment)
    assert isinstance(moved, Moved)
    assert moved.view.now == moment
    with pytest.raises(RuleViolation, match="clock-backwards"):
        await served.services.moving_time.set(served.dm, GameTime(3 * DAY))


@pytest.mark.parametrize(
    ("by", "refusal"), [(MAX_TIME + DAY, "clock-too-far"), (101 * 7 * DAY, "time-too-many-turns")]
)
async def test_there_is_a_limit_to_moves(served: CampaignWorld, by: int, refusal: str) -> None:
    campaign_id = await served.found()
    with pytest.raises(RuleViolation, match=refusal):
        await served.services.moving_time.advance(served.dm, Duration(by))
    assert await served.clock(campaign_id) == 0


async def test_only_the_dm_moves_time(served: CampaignWorld) -> None:
    seen = await founded(served)
    time = served.services.moving_time
    for caller in (served.alice, served.manager):
        for move in (
            time.advance(caller, Duration(DAY)),
            time.set(caller, GameTime(DAY)),
            time.press(caller, seen.state.id, 1, Duration(DAY)),
            time.to_next_turn(caller, seen.state.id, 1),
            time.confirm(caller, seen.state.id, 1, GameTime(DAY)),
        ):
            with pytest.raises(RuleViolation, match="dm-only"):
                await move
    assert (await time.show(served.alice)).now == 0


async def test_the_time_of_a_paused_campaign_stands_still(served: CampaignWorld) -> None:
    await served.found()
    await served.services.settings.pause(served.dm)
    with pytest.raises(RuleViolation, match="campaign-is-paused"):
        await served.services.moving_time.advance(served.dm, Duration(DAY))
    assert (await served.services.moving_time.show(served.dm)).is_paused


async def test_buttons_move_the_clock_they_were_drawn_for(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    time = served.services.moving_time
    view = await time.show(served.dm)
    moved = await time.press(served.dm, campaign_id, view.revision, Duration(HOUR))
    assert isinstance(moved, Moved)
    with pytest.raises(RuleViolation, match="stale"):
        await time.press(served.dm, campaign_id, view.revision, Duration(HOUR))
    turned = await time.to_next_turn(served.dm, campaign_id, moved.view.revision)
    assert turned.view.now == 7 * DAY


async def test_a_button_does_not_reach_over_to_another_server(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    stranger = served.caller(DM, guild=GUILD + 1, roles=(DM_ROLE,))
    with pytest.raises(RuleViolation, match="gone"):
        await served.services.moving_time.press(stranger, campaign_id, 1, Duration(HOUR))


async def test_what_falls_due_in_secret_is_shown_behind_the_screen_only(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    async with served.services.campaigns.by_id(campaign_id, "test") as campaign:
        set_timer(campaign, "bastion-stay", GameTime(DAY), 5)
    show = served.services.moving_time.show
    behind, at_table = await show(served.dm), await show(served.caller(DM, roles=(DM_ROLE,)))
    assert [due.kind for due in behind.due] == ["bastion-stay", BASTION_TURN]
    assert [due.kind for due in at_table.due] == [BASTION_TURN]
    assert (await show(served.alice)).due == at_table.due


async def test_the_question_before_a_long_move_counts_nothing_secret_at_the_table(
    served: CampaignWorld,
) -> None:
    campaign_id = await served.found()
    async with served.services.campaigns.by_id(campaign_id, "test") as campaign:
        set_timer(campaign, "bastion-stay", GameTime(DAY), 5)
    advance = served.services.moving_time.advance
    behind = await advance(served.dm, Duration(42 * DAY))
    at_table = await advance(served.caller(DM, roles=(DM_ROLE,)), Duration(42 * DAY))
    assert isinstance(behind, Preview)
    assert isinstance(at_table, Preview)
    assert (behind.others, at_table.others) == (1, 0)


async def test_a_campaign_without_bastions_is_asked_nothing(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    seen = await shown(served)
    await served.services.settings.switch(served.dm, campaign_id, seen.revision, frozenset())
    moved = await served.services.moving_time.advance(served.dm, Duration(60 * DAY))
    assert isinstance(moved, Moved)
    assert moved.view.due == ()


async def test_leaving_the_clock_after_all(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    view = await served.services.moving_time.cancel(served.dm, campaign_id)
    assert view.now == 0
    with pytest.raises(RuleViolation, match="dm-only"):
        await served.services.moving_time.cancel(served.alice, campaign_id)


async def test_one_campaign_moves_and_the_other_is_left_as_it_was(served: CampaignWorld) -> None:
    await served.found()
    other = await served.found(name="Mist", table_channel_id=41, dm_channel_id=42)
    before = await served.services.archive.snapshot(other)
    await served.services.moving_time.advance(served.dm, Duration(13 * DAY))
    assert await served.services.archive.snapshot(other) == before


async def test_timers_fall_due_in_order(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    timers = await served.all(campaign_id, Timer)
    assert [timer.kind for timer in timers] == [BASTION_TURN]


async def founded(served: CampaignWorld) -> Overview:
    await served.found()
    return await shown(served)


async def shown(served: CampaignWorld) -> Overview:
    return await served.services.settings.show(served.dm)
