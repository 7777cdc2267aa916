"""The bot as a whole: starts on a good database only, beats on whatever fails, closes with nothing lost."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import HearthBot, ShardedHearthBot, build_bot
from bot.rules.campaign import Status
from bot.rules.secret import Secret
from bot.settings import Settings
from bot.storage.migrate import DatabaseRefused
from tests.discord_world import TableDice, World, new_env, populate, said
from tests.toys import found_campaign, install_toys, make_toy, note_of


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toys(monkeypatch)


def write_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("write", [write_foreign, lambda path: path.write_bytes(b"rubbish" * 1000)])
async def test_on_a_file_that_is_not_its_own_the_bot_does_not_start(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "hearth.db"
    write(path)
    before = contents(tmp_path)
    bot = build_bot(Settings(database=path, token=None, heartbeat_seconds=0))
    with pytest.raises(DatabaseRefused):
        await bot.setup_hook()
    await bot.close()
    assert contents(tmp_path) == before


async def test_closing_an_unstarted_bot_and_closing_twice_do_no_harm(tmp_path: Path) -> None:
    bot = build_bot(Settings(database=tmp_path / "hearth.db", token=None))
    await bot.close()
    await bot.close()
    assert contents(tmp_path) == {}


def test_a_bot_asks_for_no_privileged_intent_and_mentions_nobody(tmp_path: Path) -> None:
    for sharded, kind in ((False, HearthBot), (True, ShardedHearthBot)):
        bot = build_bot(Settings(database=tmp_path / "hearth.db", token=None, sharded=sharded))
        assert isinstance(bot, kind)
        assert bot.intents == discord.Intents(guilds=True)
        assert bot.allowed_mentions is not None
        assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_without_a_clock_of_its_own_it_goes_by_the_machines(tmp_path: Path) -> None:
    bot = build_bot(Settings(database=tmp_path / "hearth.db", token=None))
    assert abs(bot._now() - datetime.now(UTC)).total_seconds() < 5
    await bot.close()


async def test_closing_lets_a_command_under_way_finish(world: World) -> None:
    campaign_id = await found_campaign(world)
    toy = await make_toy(world, campaign_id)
    entered, leave = asyncio.Event(), asyncio.Event()
    campaigns = world.bot.services.campaigns

    async def slow() -> None:
        async with campaigns.by_id(campaign_id, "toy-slow") as campaign:
            entered.set()
            await leave.wait()
            campaign.put(replace(await campaign.get(Secret, toy), note="finished"))

    task = asyncio.create_task(slow())
    await entered.wait()
    closing_down = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0.01)
    assert not closing_down.done()
    leave.set()
    await asyncio.gather(task, closing_down)
    await world.restart()
    assert await note_of(world, campaign_id, toy) == "finished"


async def test_a_heartbeat_that_fails_is_not_the_last_one(
    tmp_path: Path, dice: TableDice, caplog: pytest.LogCaptureFixture
) -> None:
    beats: list[int] = []
    enough = asyncio.Event()
    bot = build_bot(Settings(database=tmp_path / "hearth.db", token=None, heartbeat_seconds=0.01))

    async def run_due() -> None:
        beats.append(len(beats))
        if len(beats) == 2:
            raise sqlite3.OperationalError("disk I/O error")
        if len(beats) == 4:
            enough.set()

    bot.run_due = run_due
    with caplog.at_level(logging.ERROR):
        bot._heartbeat_loop.start()
        await enough.wait()
    await bot.close()
    assert [record.getMessage() for record in caplog.records] == ["a heartbeat failed"]


async def test_what_a_heartbeat_brings_is_sent_in_the_same_call(world: World) -> None:
    campaign_id = await found_campaign(world)
    toy = await make_toy(world, campaign_id)
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-post") as campaign:
        campaign.post("table", "toy-letter", toy)
    await world.bot.run_due()
    assert said(world.table.history()[-1]) == "letter about a"


async def test_many_calls_of_run_due_at_once_send_a_letter_once(world: World) -> None:
    campaign_id = await found_campaign(world)
    toy = await make_toy(world, campaign_id)
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-post") as campaign:
        campaign.post("table", "toy-letter", toy)
    await asyncio.gather(*(world.bot.run_due() for _ in range(10)))
    assert len(world.table.history()) == 1


async def test_held_letters_are_tried_again_each_day(world: World) -> None:
    campaign_id = await found_campaign(world)
    toy = await make_toy(world, campaign_id)
    await world.bot.run_due()
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-post") as campaign:
        campaign.post("dm", "toy-letter", toy)
    world.env.inject_error("POST", f"/channels/{world.dm_screen.id}/messages", status=403, code=50013)
    await world.bot.run_due()
    await world.let_pass(hours=23)
    assert world.dm_screen.history() == []
    await world.let_pass(hours=1)
    assert said(world.dm_screen.history()[-1]) == "letter about a"


async def test_it_lists_the_campaigns_of_a_server(world: World) -> None:
    running = await found_campaign(world)
    await found_campaign(world, status=Status.DRAFT)
    paused = await found_campaign(world, status=Status.PAUSED)
    await found_campaign(world, guild_id=404)
    assert sorted(await world.bot.campaign_ids(world.guild.id)) == sorted([running, paused])


async def test_kicked_and_invited_again_its_campaigns_go_on(world: World) -> None:
    campaign_id = await found_campaign(world)
    await world.kick_bot()
    await world.let_pass(days=29)
    await world.invite_bot()
    await world.let_pass(days=40)
    assert await world.bot.campaign_ids(world.guild.id) == [campaign_id]


async def test_kicked_for_good_its_campaigns_are_deleted(world: World) -> None:
    await found_campaign(world)
    await world.kick_bot()
    await world.let_pass(days=30)
    assert await world.bot.campaign_ids(world.guild.id) == []


async def test_an_outage_is_no_farewell(world: World) -> None:
    campaign_id = await found_campaign(world)
    await world.break_down()
    await world.let_pass(days=40)
    assert await world.bot.campaign_ids(world.guild.id) == [campaign_id]


async def test_kicked_while_it_was_off_it_finds_out_at_the_start(tmp_path: Path, dice: TableDice) -> None:
    first = await populate(new_env(tmp_path / "table.db", dice), tmp_path / "table.db", dice)
    gone = await found_campaign(first, guild_id=404)
    stays = await found_campaign(first)
    try:
        await first.restart()
        await first.let_pass(days=30)
        assert await first.bot.campaign_ids(404) == []
        assert await first.bot.campaign_ids(first.guild.id) == [stays]
        assert gone != stays
    finally:
        await first.bot.close()
        await first.env.shutdown()
