"""A campaign under way on Discord: settings, history, undo, pause, files, deletion, and who may do what."""

import json
from typing import Any

import discord
import pytest
import simcord

from tests.discord_world import World, controls, find_control
from tests.discord_world import said as all_said


async def test_show_offers_what_its_reader_may_do(world: World) -> None:
    await world.create_campaign()
    for_alice = await world.slash(world.alice, world.table, "campaign show")
    for_manager = await world.slash(world.manager, world.table, "campaign show")
    assert "Ashfall" in said(for_alice)
    assert "It is day 1, 00:00" in said(for_alice)
    assert [each.split(":")[0] for each in controls(for_alice)] == ["join", "newest"]
    assert [each.split(":")[0] for each in controls(for_manager)] == ["join", "newest", "open"]
    page = await world.click(world.manager, for_manager, "open:settings")
    assert "Settings of Ashfall" in said(page)


async def test_outside_any_campaign_one_is_told_what_to_do(world: World) -> None:
    for command in ("campaign show", "campaign history", "campaign undo", "time show", "campaign export"):
        shown = await world.slash(world.alice, world.table, command)
        assert shown.ephemeral
        assert "No campaign is played in this channel" in said(shown)


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("general", "Kyiv, Ukraine"),
        ("dms", "DMs read every secret"),
        ("channels", "the whole server"),
        ("tick", "Missed while the bot was away"),
        ("turns", "Turn 1 is next, on day 8, 00:00"),
        ("systems", "✅ **Bastions**"),
        ("automation", "**All Is Well:** reminds"),
        ("rulings", "15 questions"),
    ],
)
async def test_every_page_of_the_settings(world: World, page: str, words: str) -> None:
    await world.create_campaign()
    shown = await settings(world)
    assert words in said(await world.choose(world.dm, shown, "page", page))


async def test_general_settings_are_changed_by_a_form(world: World) -> None:
    campaign_id = await world.create_campaign()
    form = await world.click(world.dm, await settings(world), "edit-general")
    shown = await world.fill(world.dm, form, name="Mist", language=["uk"], city="Ys", units=["metric"])
    assert "No time zone is called “Ys”" in said(shown)
    form = await world.click(world.dm, await settings(world), "edit-general")
    shown = await world.fill(world.dm, form, name="Mist", language=["uk"], city="Warsaw", units=["metric"])
    assert "✅" in said(shown)
    state = (await world.bot.snapshot(campaign_id))["campaign"]
    assert (state["name"], state["language"], state["timezone"]) == ("Mist", "uk", "Europe/Warsaw")
    await world.env.settle()
    assert "Майстер:" in said(posted(world, "join:"))


async def test_the_week_the_turns_and_the_rest_are_changed(world: World) -> None:
    campaign_id = await world.create_campaign()
    page = await world.choose(world.dm, await settings(world), "page", "tick")
    page = await world.choose(world.dm, page, "weekday", "sunday")
    page = await world.choose(world.dm, page, "catchup", "run")
    form = await world.click(world.dm, page, "edit-hour")
    page = await world.fill(world.dm, form, hour="19:30")
    assert "Sunday, 19:30" in said(page)
    page = await world.click(world.dm, page, "out:settings")
    assert "The party sets out" in said(page)
    page = await world.click(world.dm, page, "home:settings")
    page = await world.choose(world.dm, page, "page", "turns")
    form = await world.click(world.dm, page, "edit-turns")
    page = await world.fill(world.dm, form, days="30", hours="24")
    assert "Turn 1 is next, on day 31, 00:00" in said(page)
    page = await world.choose(world.dm, page, "page", "systems")
    page = await world.choose(world.dm, page, "systems", "bastions", "rests")
    assert "▫️ ~~Chases~~" in said(page)
    page = await world.choose(world.dm, page, "page", "automation")
    page = await world.choose(world.dm, page, "look-automation", "all_is_well")
    page = await world.click(world.dm, page, "automate-all_is_well.automatic")
    assert "All Is Well: the bot does it by itself" in said(page)
    page = await world.choose(world.dm, page, "page", "rulings")
    page = await world.choose(world.dm, page, "look-rulings", "wall_building")
    assert "2024 Dungeon Master’s Guide, Bastions: Defensive Walls" in said(page)
    page = await world.choose(world.dm, page, "rule-wall_building", "one_by_one")
    assert "One square after another" in said(page)
    state = (await world.bot.snapshot(campaign_id))["campaign"]
    assert state["rulings"] == {"wall_building": "one_by_one"}
    assert state["automation"] == {"all_is_well": "automatic"}
    assert set(state["switched_off"]).isdisjoint({"bastions", "rests"})
    assert (state["tick"]["hour"], state["tick"]["minute"], state["catch_up"]) == (19, 30, "run")


@pytest.mark.parametrize("typed", ["0", "366", "-7", "seven", "", "1e3"])
async def test_numbers_out_of_range_are_refused(world: World, typed: str) -> None:
    await world.create_campaign()
    page = await world.choose(world.dm, await settings(world), "page", "turns")
    form = await world.click(world.dm, page, "edit-turns")
    shown = await world.fill(world.dm, form, days=typed or " ", hours="48")
    assert "from 1 to 365" in said(shown) or "whole number" in said(shown)


async def test_the_manager_configures_but_does_not_take_the_seat(world: World) -> None:
    campaign_id = await world.create_campaign()
    shown = await world.slash(world.manager, world.table, "campaign settings")
    page = await world.choose(world.manager, shown, "page", "dms")
    refused = await world.choose(world.manager, page, "lead", world.manager)
    assert "Only a DM of this campaign changes who is DM" in said(refused)
    page = await world.choose(world.manager, page, "page", "channels")
    page = await world.choose(world.manager, page, "bind", world.table)
    state = (await world.bot.snapshot(campaign_id))["campaign"]
    assert state["places"] == [world.table.id, world.dm_screen.id]
    assert state["dm_role_id"] == world.dm_role.id
    assert find_control(page, "play")


async def test_when_the_dm_role_is_gone_the_manager_names_a_dm_and_the_table_hears(world: World) -> None:
    campaign_id = await world.create_campaign()
    await world.bot.get_guild(world.guild.id).get_role(world.dm_role.id).delete()
    shown = await world.slash(world.manager, world.table, "campaign settings")
    page = await world.choose(world.manager, shown, "page", "dms")
    await world.choose(world.manager, page, "lead", world.alice)
    await world.env.settle()
    assert (await world.bot.snapshot(campaign_id))["campaign"]["dm_user_ids"] == [world.alice.id]
    assert "No DM was left" in said(world.messages(world.table)[-1])


async def test_players_change_nothing(world: World) -> None:
    await world.create_campaign()
    for command in ("campaign settings", "campaign pause", "campaign delete", "campaign export"):
        refused = await world.slash(world.alice, world.table, command)
        assert refused.ephemeral
        assert "Only the DM, or someone who may manage this server" in said(refused)


async def test_history_undo_and_its_refusals(world: World) -> None:
    await world.create_campaign()
    await world.slash(world.dm, world.table, "time advance", by="8 hours")
    history = await world.slash(world.dm, world.dm_screen, "campaign history")
    assert "Time passes: 8 hours" in said(history)
    struck = await world.click(world.dm, history, "undo-")
    assert "~~Time passes: 8 hours" in said(struck)
    assert controls(struck) == []
    nothing = await world.slash(world.alice, world.table, "campaign undo")
    assert "There is nothing to undo" in said(nothing)


async def test_undo_takes_the_newest_back_and_says_what(world: World) -> None:
    await world.create_campaign()
    await world.slash(world.dm, world.table, "time advance", by="8 hours")
    undone = await world.slash(world.dm, world.table, "campaign undo")
    assert undone.ephemeral
    assert "~~Time passes: 8 hours" in said(undone)
    assert "It is day 1, 00:00" in said(await world.slash(world.alice, world.table, "time show"))


async def test_pause_stops_the_clock_until_it_is_resumed(world: World) -> None:
    await world.create_campaign()
    paused = await world.slash(world.dm, world.table, "campaign pause")
    assert "is paused" in said(paused)
    refused = await world.slash(world.dm, world.table, "time advance", by="1 day")
    assert "The campaign is paused" in said(refused)
    assert "goes on" in said(await world.slash(world.dm, world.table, "campaign resume"))
    assert "Time passes" in said(await world.slash(world.dm, world.table, "time advance", by="1 day"))


async def test_deleting_asks_for_the_name_and_restoring_brings_it_back(world: World) -> None:
    campaign_id = await world.create_campaign()
    form = await world.slash(world.dm, world.table, "campaign delete")
    refused = await world.fill(world.dm, form, name="Ash")
    assert "nothing was deleted" in said(refused)
    form = await world.slash(world.dm, world.table, "campaign delete")
    await world.fill(world.dm, form, name="Ashfall")
    await world.env.settle()
    notice = posted(world, "restore:")
    assert "is deleted" in said(notice)
    assert "No campaign is played" in said(await world.slash(world.dm, world.table, "campaign show"))
    refused = await world.click(world.alice, notice, "restore")
    assert "Only the DM" in said(refused)
    listed = await world.slash(world.manager, world.table, "campaign restore")
    await world.click(world.manager, listed, "restore")
    await world.env.settle()
    assert (await world.bot.snapshot(campaign_id))["campaign"]["status"] == "paused"
    assert "is back" in " ".join(said(message) for message in world.table.history())
    none = await world.slash(world.manager, world.table, "campaign restore")
    assert "nothing to restore" in said(none)


async def test_a_campaign_goes_for_good_after_its_grace(world: World) -> None:
    campaign_id = await world.create_campaign()
    form = await world.slash(world.dm, world.table, "campaign delete")
    await world.fill(world.dm, form, name="Ashfall")
    assert await world.bot.campaign_ids(world.guild.id) == [campaign_id]
    await world.let_pass(days=7, minutes=1)
    assert await world.bot.campaign_ids(world.guild.id) == []


async def test_export_and_import(world: World) -> None:
    campaign_id = await world.create_campaign()
    exported = await world.slash(world.dm, world.dm_screen, "campaign export")
    assert "with every secret in it" in said(exported)
    content = await file_of(exported)
    assert json.loads(content)["campaign"]["id"] == campaign_id
    for_manager = await world.slash(world.manager, world.table, "campaign export")
    assert "without secrets" in said(for_manager)
    shown = await world.slash(world.owner, world.table, "campaign import", file=upload(content))
    assert "A new campaign" in said(shown)
    assert "Ashfall" in said(shown)
    replaced = await world.slash(
        world.dm, world.dm_screen, "campaign import", file=upload(content), replace=True
    )
    assert "is as the file has it" in said(replaced)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"not json", "no JSON"),
        (b"{}", "no campaign of this bot"),
        (b'{"schema": 1}', "faults in this file"),
        (b" " * (5 * 1024 * 1024 + 1), "too large: at most 5 MB"),
    ],
)
async def test_files_that_are_none_are_answered(world: World, content: bytes, sentence: str) -> None:
    shown = await world.slash(world.owner, world.table, "campaign import", file=upload(content))
    assert shown.ephemeral
    assert sentence in said(shown)


async def test_two_campaigns_are_told_apart_by_their_channels(world: World) -> None:
    await world.create_campaign()
    table = world.guild.create_text_channel("second-table")
    screen = world.guild.create_text_channel("second-screen")
    await world.create_campaign("Mist", table_channel=table, dm_channel=screen)
    assert len(await world.bot.campaign_ids(world.guild.id)) == 2
    assert "Mist" in said(await world.slash(world.alice, table, "campaign show"))
    assert "Ashfall" in said(await world.slash(world.alice, world.table, "campaign show"))


async def test_a_missing_permission_is_named_with_its_channel(world: World) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: hidden})
    shown = await world.slash(world.owner, world.table, "campaign create", dm_channel=closed)
    assert f"In <#{closed.id}> I lack permissions: View Channel" in said(shown)


async def settings(world: World) -> simcord.InteractionResult:
    return await world.slash(world.dm, world.dm_screen, "campaign settings")


def posted(world: World, control: str) -> Any:
    """The message at the table that has a control."""
    return next(m for m in world.table.history() if any(c.startswith(control) for c in controls(m)))


def upload(content: bytes) -> tuple[str, bytes]:
    return ("campaign.json", content)


async def file_of(shown: simcord.InteractionResult) -> bytes:
    [file] = shown.response.attachments
    content: bytes = await file.read()
    return content


def said(shown: Any) -> str:
    """The words of an answer, with plain spaces."""
    return all_said(shown).replace("\u00a0", " ")
