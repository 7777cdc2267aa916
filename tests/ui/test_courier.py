"""Letters reach Discord or the reason is told: outages, lost channels, closed channels, archived threads."""

import logging
from dataclasses import replace

import pytest

from bot.rules.secret import Secret
from bot.services.ids import new_id
from bot.services.post_office import TROUBLE
from tests.discord_world import World, said
from tests.toys import change_toy
from tests.ui.conftest import Toy


async def post(world: World, toy: Toy, to: str = "table", screen: str = "toy-letter") -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-post") as campaign:
        campaign.post(to, screen, toy.id)
    await world.bot.run_due()


async def states(world: World) -> list[tuple[str, str]]:
    rows = await world.bot.services.campaigns.database.read(
        lambda c: c.execute("SELECT screen, state FROM outbox ORDER BY id").fetchall()
    )
    return [(screen, state) for screen, state in rows]


def words(channel: object) -> list[str]:
    return [said(message) for message in channel.history()]  # type: ignore[attr-defined]


async def test_letters_go_where_they_are_addressed_to(world: World, toy: Toy) -> None:
    hall = world.guild.create_text_channel("hall")
    await post(world, toy)
    await post(world, toy, "dm")
    await post(world, toy, f"channel:{hall.id}")
    for channel in (world.table, world.dm_screen, hall):
        assert words(channel)[-1] == "letter about a"


async def test_a_letter_posted_is_on_its_way_without_waiting_for_a_heartbeat(world: World, toy: Toy) -> None:
    await world.click(world.alice, toy.panel, "ask:")
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-post") as campaign:
        campaign.post("table", "toy-letter", toy.id)
    await world.bot._post_office.deliver_due()
    assert "letter about a?" in words(world.table)


async def test_letters_mention_nobody(world: World, toy: Toy) -> None:
    await change_toy(world, toy.campaign_id, toy.id, f"@everyone <@{world.bob.id}>")
    await post(world, toy)
    sent = [e for e in world.env.http_requests if e.method == "POST" and e.path.endswith("/messages")][-1]
    allowed = sent.json["allowed_mentions"]
    assert (allowed["parse"], allowed.get("users", [])) == ([], [])


async def test_a_resend_carries_the_same_nonce_and_demands_that_it_be_minded(world: World, toy: Toy) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=503)
    await post(world, toy)
    assert words(world.table)[-1] != "letter about a"
    await world.let_pass(minutes=1)
    assert words(world.table)[-1] == "letter about a"
    first, again = [
        e.json for e in world.env.http_requests if e.method == "POST" and e.path.endswith("/messages")
    ]
    assert first["nonce"] == again["nonce"]
    assert first["enforce_nonce"] is again["enforce_nonce"] is True


async def test_an_outage_is_no_error_and_loses_nothing(world: World, toy: Toy) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=502, times=None)
    for _ in range(5):
        await post(world, toy)
        await world.let_pass(minutes=30)
    world.env.backend.faults.clear()
    await world.let_pass(minutes=30)
    assert words(world.table).count("letter about a") == 5


@pytest.mark.parametrize("how", ["deleted", "forbidden"])
async def test_a_dm_channel_out_of_reach_is_told_once_at_the_table_without_a_secret(
    world: World, toy: Toy, how: str
) -> None:
    await change_toy(world, toy.campaign_id, toy.id, "the secret")
    if how == "deleted":
        await world.delete_channel(world.dm_screen)
    else:
        await world.permit(world.dm_screen, speaking=False)
    for _ in range(3):
        await post(world, toy, "dm")
    told = [text for text in words(world.table) if "DM channel" in text]
    assert len(told) == 1
    assert "the secret" not in told[0]
    assert [state for screen, state in await states(world) if screen == "toy-letter"] == ["held"] * 3


async def test_a_table_channel_out_of_reach_is_told_the_dm(world: World, toy: Toy) -> None:
    await world.delete_channel(world.table)
    await post(world, toy)
    assert "table channel" in words(world.dm_screen)[-1]


async def test_held_letters_arrive_when_another_channel_is_chosen(world: World, toy: Toy) -> None:
    await world.delete_channel(world.dm_screen)
    await post(world, toy, "dm")
    attic = world.guild.create_text_channel("attic")
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-move") as campaign:
        campaign.put(replace(campaign.state, dm_channel_id=attic.id))
    await world.bot.run_due()
    assert words(attic) == ["letter about a"]


async def test_held_letters_arrive_when_the_permission_is_back(world: World, toy: Toy) -> None:
    await world.permit(world.dm_screen, speaking=False)
    await post(world, toy, "dm")
    assert words(world.dm_screen) == []
    await world.permit(world.dm_screen, speaking=True)
    await world.bot.run_due()
    assert words(world.dm_screen) == ["letter about a"]


async def test_an_unset_channel_is_trouble_too(world: World, toy: Toy) -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-move") as campaign:
        campaign.put(replace(campaign.state, dm_channel_id=None))
    await post(world, toy, "dm")
    assert (await states(world))[0] == ("toy-letter", "held")
    assert len(words(world.table)) == 2


async def test_a_message_due_in_an_archived_thread_opens_it(world: World, toy: Toy) -> None:
    thread = await world.archived_thread(world.table)
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083)
    await post(world, toy, f"channel:{thread.id}")
    assert words(thread) == ["letter about a"]
    assert not world.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_a_thread_that_stays_shut_is_trouble(world: World, toy: Toy) -> None:
    thread = await world.archived_thread(world.table)
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, times=None)
    await post(world, toy, f"channel:{thread.id}")
    assert (await states(world)) == [("toy-letter", "held"), (TROUBLE, "sent")]


async def test_a_panel_in_an_archived_thread_waits_for_its_next_change(world: World, toy: Toy) -> None:
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert "note: a" in words(world.table)[0]
    await change_toy(world, toy.campaign_id, toy.id, "c")
    assert "note: c" in words(world.table)[0]


async def test_a_letter_whose_subject_is_gone_is_not_sent(world: World, toy: Toy) -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-post") as campaign:
        campaign.post("table", "toy-letter", 404)
    await world.bot.run_due()
    assert await states(world) == [("toy-letter", "cancelled")]


@pytest.mark.parametrize("screen", ["toy-broken", "unheard-of"])
async def test_a_screen_that_fails_stops_no_other_letter(
    world: World, toy: Toy, caplog: pytest.LogCaptureFixture, screen: str
) -> None:
    with caplog.at_level(logging.ERROR):
        await post(world, toy, screen=screen)
    assert [record.getMessage() for record in caplog.records] == [f"letter 1 ({screen}) was not sent"]
    caplog.handler.records.clear()
    await post(world, toy)
    assert words(world.table)[-1] == "letter about a"
    assert await states(world) == [(screen, "failed"), ("toy-letter", "sent")]


async def test_undone_its_letter_is_struck_from_the_channel(world: World, toy: Toy) -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-post") as campaign:
        campaign.put(Secret(new_id(), "toy", 0))
        campaign.post("table", "toy", toy.id)
    await world.bot.run_due()
    assert "note: a" in words(world.table)[-1]
    result = await world.forge(world.dm, toy.panel, "add:", f"undo:entry:{campaign.entry}:0")
    assert result.acknowledged
    await world.bot.run_due()
    assert "note" not in words(world.table)[-1]
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert "note" not in words(world.table)[-1]
