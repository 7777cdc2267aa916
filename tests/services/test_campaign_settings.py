"""Who may change what of a campaign, and what follows from the changes."""

from datetime import datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.rules.campaign import Automation, CatchUp, Status, WeeklyTick
from bot.rules.campaign_changes import catching_up, in_timezone, renamed, ticking, with_turns_of
from bot.rules.campaign_events import DmChannelFilled, DmNamed, DmRoleDropped, DmSeatFilled, TurnLengthChosen
from bot.rules.clock import Timer
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, GameTime
from bot.services.caller import Actor, Caller, Place
from bot.services.campaign_settings import Overview
from bot.services.setup import Begun, Given
from bot.storage.job import Job
from tests.services.campaign_world import (
    ALICE,
    AROUND,
    BOB,
    CATEGORY,
    DM,
    DM_ROLE,
    ELSEWHERE,
    GUILD,
    SCREEN,
    TABLE,
    CampaignWorld,
)


async def test_anybody_may_look(served: CampaignWorld) -> None:
    await served.found()
    seen = await served.services.settings.show(served.alice)
    assert (seen.is_dm, seen.may_configure, seen.turn, seen.turn_due) == (False, False, 1, 7 * DAY)


async def test_a_player_changes_nothing(served: CampaignWorld) -> None:
    seen = await opened(served)
    with pytest.raises(RuleViolation, match="campaign-configurer-only"):
        await served.services.settings.for_changing(served.alice)
    for act in (
        served.services.settings.change(
            served.alice, seen.state.id, seen.revision, partial(renamed, name="X")
        ),
        served.services.settings.pause(served.alice),
        served.services.settings.delete(served.alice, seen.state.id, "Ashfall"),
    ):
        with pytest.raises(RuleViolation, match="campaign-configurer-only"):
            await act
    assert (await served.state(seen.state.id)).name == "Ashfall"


@pytest.mark.parametrize("who", ["dm", "manager"])
async def test_the_dm_and_who_manages_the_server_change_the_rest(served: CampaignWorld, who: str) -> None:
    seen = await opened(served)
    caller: Caller = getattr(served, who)
    after = await served.services.settings.change(
        caller,
        seen.state.id,
        seen.revision,
        partial(renamed, name="Mist"),
        partial(catching_up, policy=CatchUp.RUN),
    )
    assert (after.state.name, after.state.catch_up) == ("Mist", CatchUp.RUN)
    assert after.entry is not None


async def test_a_change_can_be_undone(served: CampaignWorld) -> None:
    seen = await opened(served)
    await served.services.settings.change(
        served.dm, seen.state.id, seen.revision, partial(renamed, name="Mist")
    )
    await served.services.undoing.newest(served.dm)
    assert (await served.state(seen.state.id)).name == "Ashfall"


async def test_a_stale_page_changes_nothing(served: CampaignWorld) -> None:
    seen = await opened(served)
    settings = served.services.settings
    await settings.change(served.dm, seen.state.id, seen.revision, partial(renamed, name="Mist"))
    with pytest.raises(RuleViolation, match="stale"):
        await settings.change(served.dm, seen.state.id, seen.revision, partial(renamed, name="Fog"))


async def test_a_page_of_another_server_is_out_of_reach(served: CampaignWorld) -> None:
    seen = await opened(served)
    stranger = served.caller(9, guild=GUILD + 1, may_manage=True)
    with pytest.raises(RuleViolation, match="gone"):
        await served.services.settings.page(stranger, seen.state.id)


async def test_changing_nothing_writes_nothing(served: CampaignWorld) -> None:
    seen = await opened(served)
    after = await served.services.settings.change(
        served.dm, seen.state.id, seen.revision, partial(renamed, name="Ashfall")
    )
    assert (after.entry, after.events) == (None, ())


# Who is DM


async def test_who_manages_the_server_does_not_make_themselves_dm(served: CampaignWorld) -> None:
    seen = await opened(served)
    manager = served.manager.actor.user_id
    with pytest.raises(RuleViolation, match="settings-dm-decides"):
        await served.services.settings.lead(served.manager, seen.state.id, seen.revision, None, (manager,))
    with pytest.raises(RuleViolation, match="settings-dm-decides"):
        await served.services.settings.whisper(served.manager, seen.state.id, seen.revision, ELSEWHERE)


async def test_a_dm_hands_the_seat_over(served: CampaignWorld) -> None:
    seen = await opened(served)
    after = await served.services.settings.lead(
        served.dm, seen.state.id, seen.revision, None, (ALICE, BOB, ALICE)
    )
    assert (after.state.dm_role_id, after.state.dm_user_ids) == (None, (ALICE, BOB))
    assert [type(event) for event in after.events] == [DmRoleDropped, DmNamed, DmNamed]


async def test_when_no_dm_is_left_the_manager_names_one_and_the_table_hears(served: CampaignWorld) -> None:
    seen = await opened(served)
    served.membership.gone.add(DM_ROLE)
    after = await served.services.settings.lead(served.manager, seen.state.id, seen.revision, None, (ALICE,))
    assert after.state.dm_user_ids == (ALICE,)
    assert DmSeatFilled in map(type, after.events)
    news = (await served.letters())[-1]
    assert (news.destination, news.screen) == ("table", "campaign-news")
    async with served.services.campaigns.read_by_id(seen.state.id) as campaign:
        told = await served.services.history.entry(campaign, int(str(news.args["entry"])), family="settings")
    assert DmSeatFilled in map(type, told)


async def test_a_named_dm_who_is_still_here_keeps_the_seat(served: CampaignWorld) -> None:
    seen = await opened(served)
    after = await served.services.settings.lead(served.dm, seen.state.id, seen.revision, DM_ROLE, (DM,))
    served.membership.gone.add(DM_ROLE)
    with pytest.raises(RuleViolation, match="settings-dm-decides"):
        await served.services.settings.lead(served.manager, after.state.id, after.revision, None, (ALICE,))
    served.membership.gone.add(DM)
    filled = await served.services.settings.whisper(served.manager, after.state.id, after.revision, ELSEWHERE)
    assert filled.state.dm_channel_id == ELSEWHERE
    assert DmChannelFilled in map(type, filled.events)


async def test_a_campaign_is_never_left_without_a_dm_by_its_settings(served: CampaignWorld) -> None:
    seen = await opened(served)
    with pytest.raises(RuleViolation, match="settings-no-dm"):
        await served.services.settings.lead(served.dm, seen.state.id, seen.revision, None, ())


# Where it is played


async def test_a_bound_campaign_answers_in_its_places_their_threads_and_its_own_channels(
    served: CampaignWorld,
) -> None:
    seen = await opened(served)
    after = await served.services.settings.bind(served.dm, seen.state.id, seen.revision, (CATEGORY,))
    assert after.state.places == (CATEGORY, TABLE, SCREEN)

    inside = Caller(Place(GUILD, 77, parent_id=76, category_id=CATEGORY), Actor(ALICE))
    assert (await served.services.settings.show(inside)).state.id == seen.state.id
    with pytest.raises(RuleViolation, match="no-campaign"):
        await served.services.settings.show(served.caller(ALICE, ELSEWHERE))


async def test_two_campaigns_cannot_both_serve_the_whole_server(served: CampaignWorld) -> None:
    await served.found()
    second = await served.found(name="Mist", table_channel_id=41, dm_channel_id=42)
    mist = served.caller(DM, 42, roles=(DM_ROLE,))
    seen = await served.services.settings.show(mist)
    assert seen.state.id == second
    with pytest.raises(RuleViolation, match="settings-server-taken"):
        await served.services.settings.bind(mist, second, seen.revision, ())
    with pytest.raises(RuleViolation, match="settings-place-taken"):
        await served.services.settings.bind(mist, second, seen.revision, (TABLE,))


async def test_a_moved_table_channel_moves_the_binding_with_it(served: CampaignWorld) -> None:
    await served.found()
    second = await served.found(name="Mist", table_channel_id=41, dm_channel_id=42)
    mist = served.caller(DM, 42, roles=(DM_ROLE,))
    seen = await served.services.settings.show(mist)
    after = await served.services.settings.play(mist, second, seen.revision, 43)
    assert 43 in after.state.places
    assert (await served.services.settings.show(served.caller(ALICE, 43))).state.id == second


# What follows


async def test_the_tick_follows_its_hour_and_zone(served: CampaignWorld) -> None:
    seen = await opened(served)
    after = await served.services.settings.change(
        served.dm,
        seen.state.id,
        seen.revision,
        partial(ticking, tick=WeeklyTick(weekday=4, hour=19)),
        partial(in_timezone, timezone="America/New_York"),
    )
    assert after.tick is not None
    local = after.tick.astimezone(ZoneInfo("America/New_York"))
    assert (local.weekday(), local.hour) == (4, 19)
    off = await served.services.settings.change(
        served.dm, seen.state.id, after.revision, partial(ticking, tick=WeeklyTick(on=False))
    )
    assert off.tick is None
    assert await served.all(seen.state.id, Job) == []


async def test_the_next_turn_follows_the_length_of_turns(served: CampaignWorld) -> None:
    seen = await opened(served)
    longer = await served.services.settings.change(
        served.dm, seen.state.id, seen.revision, partial(with_turns_of, days=30)
    )
    assert longer.turn_due == 30 * DAY
    assert longer.events == (TurnLengthChosen(30),)
    async with served.services.campaigns.by_id(seen.state.id, "test") as campaign:
        await served.services.timeline.advance(campaign, GameTime(20 * DAY))
    shorter = await served.services.settings.change(
        served.dm, seen.state.id, longer.revision, partial(with_turns_of, days=7)
    )
    assert shorter.turn_due == 20 * DAY
    (timer,) = await served.all(seen.state.id, Timer)
    assert timer.data["turn"] == 1


async def test_switches_automation_and_rulings(served: CampaignWorld) -> None:
    seen = await opened(served)
    settings, id = served.services.settings, seen.state.id
    after = await settings.switch(served.dm, id, seen.revision, frozenset(seen.table.systems) - {"bastions"})
    assert after.state.switched_off == ("bastions",)
    after = await settings.switch(served.dm, id, after.revision, frozenset(seen.table.systems))
    assert after.state.switched_off == ()
    after = await settings.automate(served.dm, id, after.revision, "all_is_well", Automation.AUTOMATIC)
    after = await settings.rule(served.dm, id, after.revision, "short_projects", "several_orders")
    async with served.services.campaigns.read_by_id(id) as campaign:
        assert campaign.automation("all_is_well") is Automation.AUTOMATIC
        assert campaign.ruling("short_projects") == "several_orders"
    with pytest.raises(RuleViolation, match="settings-value-unknown"):
        await settings.rule(served.dm, id, after.revision, "short_projects", "as_many_as_you_like")
    with pytest.raises(RuleViolation, match="settings-unknown"):
        await settings.automate(served.dm, id, after.revision, "laundry", Automation.OFF)


async def test_only_the_dm_says_that_the_party_is_out(served: CampaignWorld) -> None:
    seen = await opened(served)
    with pytest.raises(RuleViolation, match="dm-only"):
        await served.services.settings.set_out(served.manager, seen.state.id, seen.revision, out=True)
    after = await served.services.settings.set_out(served.dm, seen.state.id, seen.revision, out=True)
    assert after.state.is_adventuring


# Pausing, deleting, restoring


async def test_a_pause_takes_the_tick_away_and_resuming_sets_it_from_now(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    await served.services.settings.pause(served.dm)
    assert await served.all(campaign_id, Job) == []
    with pytest.raises(RuleViolation, match="campaign-already-paused"):
        await served.services.settings.pause(served.dm)
    await served.let_pass(days=60)
    resumed = await served.services.settings.resume(served.dm)
    assert resumed.tick is not None
    assert timedelta(0) < resumed.tick - served.now <= timedelta(days=7)
    assert await served.clock(campaign_id) == 0
    with pytest.raises(RuleViolation, match="campaign-not-paused"):
        await served.services.settings.resume(served.dm)


async def test_deleting_asks_for_the_name_and_waits_seven_days(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    with pytest.raises(RuleViolation, match="campaign-name-differs"):
        await served.services.settings.delete(served.dm, campaign_id, "Ashfell")
    gone = await served.services.settings.delete(served.dm, campaign_id, " ashfall ")
    assert gone.state.status is Status.DELETED
    assert gone.state.delete_after is not None
    assert datetime.fromisoformat(gone.state.delete_after) == served.now + timedelta(days=7)
    with pytest.raises(RuleViolation, match="no-campaign"):
        await served.services.settings.show(served.dm)
    await served.let_pass(days=6, hours=23)
    assert (await served.state(campaign_id)).status is Status.DELETED
    await served.let_pass(hours=2)
    assert await served.rows("SELECT 1 FROM aggregate") == []
    assert await served.rows("SELECT 1 FROM journal") == []


async def test_a_deleted_campaign_comes_back_paused(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    settings = served.services.settings
    await settings.delete(served.manager, campaign_id, "Ashfall")
    assert [state.id for state in await settings.deleted(served.dm)] == [campaign_id]
    with pytest.raises(RuleViolation, match="campaign-configurer-only"):
        await settings.restore(served.alice, campaign_id)
    back = await settings.restore(served.dm, campaign_id)
    assert back.state.status is Status.PAUSED
    with pytest.raises(RuleViolation, match="campaign-not-deleted"):
        await settings.restore(served.dm, campaign_id)
    await served.let_pass(days=8)
    assert (await settings.resume(served.dm)).state.status is Status.RUNNING


async def test_a_deleted_campaign_does_not_return_where_another_plays(served: CampaignWorld) -> None:
    first = await served.found()
    await served.services.settings.delete(served.dm, first, "Ashfall")
    await served.found(name="Mist")
    with pytest.raises(RuleViolation, match=r"settings-(place|server)-taken"):
        await served.services.settings.restore(served.dm, first)
    assert (await served.state(first)).status is Status.DELETED


async def test_the_settings_of_a_deleted_campaign_are_closed(served: CampaignWorld) -> None:
    seen = await opened(served)
    await served.services.settings.delete(served.dm, seen.state.id, "Ashfall")
    with pytest.raises(RuleViolation, match="campaign-is-deleted"):
        await served.services.settings.page(served.dm, seen.state.id)


async def test_a_draft_has_no_settings_page(served: CampaignWorld) -> None:
    draft = await served.services.setup.begin(served.manager, Given(), AROUND)
    assert not isinstance(draft, Begun)
    with pytest.raises(RuleViolation, match="stale"):
        await served.services.settings.page(served.manager, draft.state.id)


async def opened(served: CampaignWorld) -> Overview:
    await served.found()
    return await served.services.settings.for_changing(served.dm)
