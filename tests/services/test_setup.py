"""Founding campaigns: at once, by a draft, and where another campaign is in the way."""

from dataclasses import replace
from functools import partial

import pytest

from bot.rules.campaign import Status
from bot.rules.campaign_changes import Missing, playing_in, renamed, ticking, whispering_in
from bot.rules.clock import Timer
from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.due import BASTION_TURN
from bot.services.setup import Begun, Draft, Given, Surroundings
from bot.storage.job import Job
from tests.services.campaign_world import AROUND, GUILD, SCREEN, SUNDAY_EVENING, TABLE, CampaignWorld


async def test_everything_said_at_once_needs_no_panel(served: CampaignWorld) -> None:
    campaign_id = await served.found()
    state = await served.state(campaign_id)
    assert (state.status, state.places, state.dm_user_ids) == (Status.RUNNING, (), ())
    (timer,) = await served.all(campaign_id, Timer)
    assert (timer.kind, timer.due, timer.data["turn"]) == (BASTION_TURN, 7 * 86400, 1)
    (job,) = await served.all(campaign_id, Job)
    assert job.kind == "weekly-tick"
    assert [(letter.destination, letter.screen) for letter in await served.letters()] == [
        ("table", "campaign-welcome")
    ]


async def test_a_founding_cannot_be_undone(served: CampaignWorld) -> None:
    await served.found()
    with pytest.raises(RuleViolation, match="undo-nothing"):
        await served.services.undoing.newest(served.dm)


async def test_a_draft_begins_with_defaults(served: CampaignWorld) -> None:
    draft = await begin(served, replace(served.manager, locale="uk"))
    state = draft.state
    assert (state.name, state.language, state.timezone) == ("The Table", "uk", "Europe/Kyiv")
    assert state.dm_user_ids == (served.manager.actor.user_id,)
    assert (state.table_channel_id, state.dm_channel_id) == (TABLE, None)
    assert draft.missing == (Missing.DM_CHANNEL,)


async def test_a_hidden_channel_is_taken_for_the_dm_channel(served: CampaignWorld) -> None:
    around = Surroundings("The Table", is_hidden_here=True)
    draft = await served.services.setup.begin(served.manager, Given(), around)
    assert (draft.state.dm_channel_id, draft.state.table_channel_id) == (TABLE, None)


async def test_a_draft_is_changed_and_begun(served: CampaignWorld) -> None:
    setup = served.services.setup
    draft = await begin(served)
    draft = await setup.change(served.manager, draft.state.id, draft.revision, partial(renamed, name="Mist"))
    draft = await setup.change(
        served.manager, draft.state.id, draft.revision, partial(whispering_in, channel_id=SCREEN)
    )
    assert draft.missing == ()
    begun = await setup.finish(served.manager, draft.state.id, draft.revision)
    assert (begun.state.name, begun.state.status) == ("Mist", Status.RUNNING)
    assert [job.kind for job in await served.all(begun.state.id, Job)] == ["weekly-tick"]


async def test_a_draft_serves_no_channel_and_there_is_one_of_a_server(served: CampaignWorld) -> None:
    first = await begin(served)
    with pytest.raises(RuleViolation, match="no-campaign"):
        await served.services.settings.show(served.manager)
    again = await served.services.setup.begin(served.manager, Given(name="Mist"), AROUND)
    assert (again.state.id, again.state.name) == (first.state.id, "Mist")


async def test_an_unfinished_draft_is_refused_and_named(served: CampaignWorld) -> None:
    draft = await begin(served)
    with pytest.raises(RuleViolation, match="campaign-draft-lacks") as refused:
        await served.services.setup.finish(served.manager, draft.state.id, draft.revision)
    assert refused.value.data["what"] is Missing.DM_CHANNEL


async def test_a_stale_draft_panel_is_refused(served: CampaignWorld) -> None:
    draft = await begin(served)
    change = partial(renamed, name="Mist")
    await served.services.setup.change(served.manager, draft.state.id, draft.revision, change)
    with pytest.raises(RuleViolation, match="stale"):
        await served.services.setup.change(served.manager, draft.state.id, draft.revision, change)


async def test_a_draft_lapses_or_is_discarded(served: CampaignWorld) -> None:
    draft = await begin(served)
    await served.services.setup.discard(served.manager, draft.state.id)
    draft = await begin(served)
    await served.let_pass(days=6)
    assert await campaigns_stored(served) == 1
    await served.let_pass(days=2)
    assert await campaigns_stored(served) == 0
    assert await served.rows("SELECT * FROM aggregate") == await served.rows("SELECT * FROM journal") == []


async def test_only_who_manages_the_server_founds(served: CampaignWorld) -> None:
    with pytest.raises(RuleViolation, match="campaign-manager-only"):
        await served.services.setup.begin(served.alice, Given(), AROUND)
    draft = await begin(served)
    with pytest.raises(RuleViolation, match="campaign-manager-only"):
        await served.services.setup.finish(served.alice, draft.state.id, draft.revision)


async def test_a_draft_is_out_of_reach_of_another_server(served: CampaignWorld) -> None:
    draft = await begin(served)
    stranger = served.caller(served.manager.actor.user_id, guild=GUILD + 1, may_manage=True)
    with pytest.raises(RuleViolation, match="gone"):
        await served.services.setup.show(stranger, draft.state.id)


async def test_founding_in_a_direct_message_is_refused(served: CampaignWorld) -> None:
    with pytest.raises(RuleViolation, match="in-direct-messages"):
        await served.services.setup.begin(Caller(None, served.manager.actor), Given(), AROUND)


async def test_a_second_campaign_keeps_to_its_own_channels(served: CampaignWorld) -> None:
    first = await served.found()
    second = await served.found(name="Mist", table_channel_id=41, dm_channel_id=42)
    assert (await served.state(second)).places == (41, 42)
    there = await served.services.settings.show(served.caller(1, 41))
    elsewhere = await served.services.settings.show(served.caller(1, 99))
    assert (there.state.id, elsewhere.state.id) == (second, first)


async def test_a_channel_serves_one_campaign(served: CampaignWorld) -> None:
    await served.found()
    with pytest.raises(RuleViolation, match="settings-place-taken") as refused:
        await served.found(name="Mist", table_channel_id=TABLE, dm_channel_id=42)
    assert refused.value.data == {"channel_id": TABLE, "name": "Ashfall"}
    assert await campaigns_stored(served) == 1


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "x" * 61, "x" * 200])
async def test_names_without_sense_or_measure_are_refused(served: CampaignWorld, name: str) -> None:
    with pytest.raises(RuleViolation, match=r"campaign-name-(empty|too-long)"):
        await served.found(name=name)
    assert await campaigns_stored(served) == 0


async def test_a_name_keeps_its_markdown_and_mentions_as_typed(served: CampaignWorld) -> None:
    campaign_id = await served.found(name=" **Ash**  @everyone\n<@123> ")
    assert (await served.state(campaign_id)).name == "**Ash** @everyone <@123>"


async def test_the_two_channels_of_a_draft_must_differ(served: CampaignWorld) -> None:
    draft = await begin(served, given=Given(dm_channel_id=SCREEN))
    with pytest.raises(RuleViolation, match="settings-channels-alike"):
        await served.services.setup.change(
            served.manager, draft.state.id, draft.revision, partial(playing_in, channel_id=SCREEN)
        )


async def test_a_campaign_without_a_tick_has_no_job(served: CampaignWorld) -> None:
    campaign_id = await served.found(tick=replace(SUNDAY_EVENING, on=False))
    assert await served.all(campaign_id, Job) == []


async def test_a_draft_says_when_its_first_tick_would_come(served: CampaignWorld) -> None:
    draft = await begin(served)
    off = replace(draft.state.tick, on=False)
    changed = await served.services.setup.change(
        served.manager, draft.state.id, draft.revision, partial(ticking, tick=off)
    )
    assert draft.tick is not None
    assert changed.tick is None


async def begin(served: CampaignWorld, caller: Caller | None = None, *, given: Given | None = None) -> Draft:
    draft = await served.services.setup.begin(caller or served.manager, given or Given(), AROUND)
    assert not isinstance(draft, Begun)
    return draft


async def campaigns_stored(served: CampaignWorld) -> int:
    return len(await served.rows("SELECT 1 FROM campaign_home"))
