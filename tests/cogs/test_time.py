"""/time and the weekly tick on Discord."""

from typing import Any

import pytest

from tests.discord_world import World, controls
from tests.discord_world import said as all_said


async def test_show_is_a_panel_that_stays_current(world: World) -> None:
    await world.create_campaign()
    shown = await world.slash(world.alice, world.table, "time show")
    assert not shown.ephemeral
    assert "It is day 1, 00:00" in said(shown)
    assert "Bastion turn 1: day 8, 00:00" in said(shown)
    await world.slash(world.dm, world.dm_screen, "time advance", by="8 hours")
    await world.env.settle()
    assert "It is day 1, 08:00" in said(posted(world, world.table, "add-"))


async def test_the_dm_moves_time_by_buttons_and_players_do_not(world: World) -> None:
    await world.create_campaign()
    shown = await world.slash(world.dm, world.table, "time show")
    refused = await world.click(world.alice, shown, "add-3600")
    assert "Only the DM" in said(refused)
    await world.click(world.dm, shown, "add-3600")
    assert "It is day 1, 01:00" in said(posted(world, world.table, "add-"))
    await world.click(world.dm, posted(world, world.table, "add-"), "turn:")
    assert "It is day 8, 00:00" in said(posted(world, world.table, "add-"))


@pytest.mark.parametrize(
    ("by", "now"),
    [
        ("7 days", "day 8, 00:00"),
        ("8 годин", "day 1, 08:00"),
        ("1 день 4 часа", "day 2, 04:00"),
    ],
)
async def test_advancing_is_read_in_any_language(world: World, by: str, now: str) -> None:
    await world.create_campaign()
    shown = await world.slash(world.dm, world.table, "time advance", by=by)
    assert f"It is {now}" in said(shown)


async def test_a_long_move_is_asked_for_once(world: World) -> None:
    await world.create_campaign()
    asked = await world.slash(world.dm, world.table, "time advance", by="6 weeks")
    assert "Let 42 days pass?" in said(asked)
    assert "6 Bastion turns fall due" in said(asked)
    refused = await world.click(world.alice, asked, "confirm")
    assert "Only the DM" in said(refused)
    done = await world.click(world.dm, asked, "confirm")
    assert "Time passes: 42 days" in said(done)
    assert "Bastion turn 7" in said(done)
    undone = await world.click(world.dm, done, "undo:entry")
    assert "~~Time passes: 42 days" in said(undone)


async def test_leaving_the_clock(world: World) -> None:
    await world.create_campaign()
    asked = await world.slash(world.dm, world.table, "time advance", by="6 weeks")
    left = await world.click(world.dm, asked, "cancel")
    assert "It is day 1, 00:00" in said(left)


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("time advance", {"by": "soon"}, "is not a length of time"),
        ("time advance", {"by": "0 days"}, "no time at all"),
        ("time advance", {"by": "-3 days"}, "is not a length of time"),
        ("time advance", {"by": "900 years"}, "at most 100 can be taken"),
        ("time set", {"to": "yesterday"}, "is not a day of the campaign"),
        ("time set", {"to": "day 0"}, "is not a day of the campaign"),
        ("time set", {"to": "day 99999999"}, "The calendar ends"),
    ],
)
async def test_bad_input(world: World, command: str, options: dict[str, str], sentence: str) -> None:
    await world.create_campaign()
    shown = await world.slash(world.dm, world.table, command, **options)
    assert shown.ephemeral
    assert sentence in said(shown)
    assert "It is day 1, 00:00" in said(await world.slash(world.dm, world.table, "time show"))


async def test_setting_never_goes_back(world: World) -> None:
    await world.create_campaign()
    assert "It is day 12, 08:00" in said(
        await world.slash(world.dm, world.table, "time set", to="day 12 08:00")
    )
    refused = await world.slash(world.dm, world.table, "time set", to="day 3")
    assert "Time only moves forward" in said(refused)


async def test_a_player_does_not_move_time(world: World) -> None:
    await world.create_campaign()
    for actor in (world.alice, world.manager):
        refused = await world.slash(actor, world.table, "time advance", by="1 day")
        assert refused.ephemeral
        assert "Only the DM" in said(refused)


async def test_fifty_presses_move_the_clock_once(world: World) -> None:
    campaign_id = await world.create_campaign()
    await world.slash(world.dm, world.table, "time show")
    results = await world.race([world.dm] * 50, posted(world, world.table, "add-"), "add-3600")
    assert all(result.acknowledged for result in results)
    assert sum("out of date" in said(result) for result in results) == 49
    assert (await world.bot.snapshot(campaign_id))["clock"]["now"] == 3600


async def test_the_panel_works_after_a_restart(world: World) -> None:
    await world.create_campaign()
    shown = await world.slash(world.dm, world.table, "time show")
    await world.restart()
    await world.click(world.dm, shown, "add-28800")
    assert "It is day 1, 08:00" in said(posted(world, world.table, "add-"))


# The weekly tick


async def test_the_week_turns_in_downtime(world: World) -> None:
    campaign_id = await world.create_campaign(weekly_tick="Sun 20:00")
    await world.let_pass(days=7)
    assert (await world.bot.snapshot(campaign_id))["clock"]["now"] == 7 * 86400
    news = world.table.history()[-1]
    assert "The real week turns, and time passes with it: Bastion turn 1 falls due" in said(news)
    undone = await world.click(world.dm, news, "undo:entry")
    assert "undone" in said(undone)
    assert (await world.bot.snapshot(campaign_id))["clock"]["now"] == 0


async def test_while_the_party_is_out_the_dm_is_asked_behind_the_screen(world: World) -> None:
    campaign_id = await world.create_campaign(weekly_tick="Sun 20:00")
    page = await world.slash(world.dm, world.dm_screen, "campaign settings")
    page = await world.choose(world.dm, page, "page", "tick")
    await world.click(world.dm, page, "out:settings")
    await world.let_pass(days=7)
    asked = posted(world, world.dm_screen, "take-")
    assert "The party is out, so I do not move time without you" in said(asked)
    assert "weekly tick has come" not in world.seen_by_all(world.table)
    answered = await world.click(world.dm, asked, "take-bastions")
    assert "Only the Bastions took their turn" in said(answered)
    assert (await world.bot.snapshot(campaign_id))["clock"]["now"] == 0
    assert [each.split(":")[0] for each in controls(answered)] == ["undo"]


async def test_a_bot_that_was_away_asks(world: World) -> None:
    campaign_id = await world.create_campaign(weekly_tick="Sun 20:00")
    await world.let_pass(days=30)
    asked = posted(world, world.dm_screen, "take-")
    assert "weekly ticks passed while the bot was away" in said(asked)
    await world.click(world.dm, asked, "take-all")
    assert (await world.bot.snapshot(campaign_id))["clock"]["now"] == 4 * 7 * 86400


def posted(world: World, channel: Any, control: str) -> Any:
    """The newest message of a channel that has a control."""
    return [m for m in channel.history() if any(c.startswith(control) for c in controls(m))][-1]


def said(shown: Any) -> str:
    """The words of an answer, with plain spaces."""
    return all_said(shown).replace("\u00a0", " ")
