"""Live panels show what is so: redrawn after every commit, once; not the one pressed; older twins retired."""

import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.secret import Secret
from bot.storage.outbox import Panel
from bot.ui.courier import DiscordCourier
from tests.discord_world import World, controls, find_control, said
from tests.toys import change_toy, make_toy, note_of
from tests.ui.conftest import Toy


def edits(world: World, since: int = 0) -> list[str]:
    """The ids of the messages that the bot edited by itself, one each time."""
    return [
        entry.path.rsplit("/", 1)[1]
        for entry in list(world.env.http_requests)[since:]
        if entry.method == "PATCH" and entry.path.startswith("/channels/")
    ]


def calls(world: World) -> int:
    return len(list(world.env.http_requests))


def panels(world: World) -> list[Any]:
    return [message for message in world.table.history() if not message.flags.ephemeral]


async def known(world: World) -> list[Panel]:
    rows = await world.bot.services.campaigns.database.read(
        lambda c: c.execute("SELECT * FROM panel ORDER BY message_id").fetchall()
    )
    return [Panel(*row) for row in rows]


async def test_a_panel_follows_what_others_do(world: World, toy: Toy) -> None:
    await change_toy(world, toy.campaign_id, toy.id, "b")
    (panel,) = panels(world)
    assert "note: b" in said(panel)
    assert find_control(panel, "add:").endswith(":2")


async def test_the_panel_pressed_is_redrawn_by_the_answer_alone(world: World, toy: Toy) -> None:
    before = calls(world)
    await world.click(world.alice, toy.panel, "add:")
    assert edits(world, before) == []
    assert "note: a+" in said(panels(world)[0])


async def test_a_panel_whose_button_answers_beside_it_is_redrawn_too(world: World, toy: Toy) -> None:
    before = calls(world)
    result = await world.click(world.alice, toy.panel, "ask:")
    assert result.ephemeral
    assert edits(world, before) == [str(toy.panel.id)]
    assert "note: a?" in said(panels(world)[0])


async def test_every_other_panel_of_the_subject_is_redrawn_once(world: World, toy: Toy) -> None:
    second = await world.slash(world.dm, world.dm_screen, "toy", id=str(toy.id))
    other = await make_toy(world, toy.campaign_id, "other")
    await world.slash(world.bob, world.table, "toy", id=str(other))
    before = calls(world)
    await world.click(world.alice, toy.panel, "add:")
    assert edits(world, before) == [str(second.response.id)]
    assert "note: a+" in said(world.dm_screen.history()[-1])


async def test_private_panels_are_nobodys_business(world: World, toy: Toy) -> None:
    result = await world.slash(world.bob, world.table, "toy", id=str(toy.id), public=False)
    assert len(await known(world)) == 1
    await world.click(world.bob, result, "add:")
    assert len(await known(world)) == 1
    assert "note: a+" in said(panels(world)[0])


async def test_sent_again_the_older_panel_is_retired(world: World, toy: Toy) -> None:
    await world.slash(world.bob, world.table, "toy", id=str(toy.id))
    await world.env.settle()
    old, new = panels(world)
    assert controls(old) == []
    assert "note: a" not in said(old)
    assert "note: a" in said(new)
    assert [panel.message_id for panel in await known(world)] == [new.id]


async def test_a_twin_in_another_channel_stays(world: World, toy: Toy) -> None:
    await world.slash(world.dm, world.dm_screen, "toy", id=str(toy.id))
    assert len(await known(world)) == 2


async def test_a_panel_that_shows_another_page_is_kept_current_as_that_page(world: World, toy: Toy) -> None:
    await world.click(world.alice, toy.panel, "page-2:")
    ((message, screen, args),) = [(p.message_id, p.screen, p.args) for p in await known(world)]
    assert (message, screen, args) == (toy.panel.id, "toy-page", '{"page": 2}')
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert said(panels(world)[0]) == "page two of b"


async def test_a_dialog_in_place_of_a_panel_is_not_drawn_over(world: World, toy: Toy) -> None:
    await world.click(world.alice, toy.panel, "dialog:")
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert "sure?" in said(panels(world)[0])
    await world.click(world.alice, panels(world)[0], "back:")
    await change_toy(world, toy.campaign_id, toy.id, "c")
    assert "note: c" in said(panels(world)[0])


async def test_redrawn_as_it_was_a_panel_is_not_written_down_again(world: World, toy: Toy) -> None:
    database = world.bot.services.campaigns.database
    before = await database.write(lambda c: c.total_changes)
    result = await world.forge(world.alice, toy.panel, "add:", f"back:toy:{toy.id}:0")
    assert result.acknowledged
    assert await database.write(lambda c: c.total_changes) == before


async def test_a_panel_whose_message_was_deleted_is_forgotten(world: World, toy: Toy) -> None:
    await world.owner.delete(toy.panel)
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert await known(world) == []
    before = calls(world)
    await change_toy(world, toy.campaign_id, toy.id, "c")
    assert calls(world) == before


async def test_a_panel_of_what_is_gone_is_forgotten(world: World, toy: Toy) -> None:
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-erase") as campaign:
        campaign.erase()
    assert await known(world) == []


async def test_panels_speak_the_campaigns_language_whoever_presses(world: World, toy: Toy) -> None:
    world.locales[world.alice.id] = "ru"
    await world.click(world.alice, toy.panel, "add:")
    assert "note: a+ / Undo" in said(panels(world)[0])


async def test_live_panels_work_on_after_a_restart(world: World, toy: Toy) -> None:
    await world.restart()
    await world.click(world.alice, toy.panel, "add:")
    assert "note: a+" in said(panels(world)[0])
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert "note: b" in said(panels(world)[0])


async def test_what_changed_while_discord_was_silent_is_drawn_after_a_restart(world: World, toy: Toy) -> None:
    world.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await change_toy(world, toy.campaign_id, toy.id, "b")
    assert "note: a" in said(panels(world)[0])
    await world.restart()
    world.env.backend.faults.clear()
    await world.let_pass(minutes=1)
    assert "note: b" in said(panels(world)[0])


async def test_an_answer_that_did_not_get_through_leaves_no_stale_panel(
    world: World, toy: Toy, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    with caplog.at_level(logging.CRITICAL):
        result = await world.click(world.alice, toy.panel, "add:")
    caplog.handler.records.clear()
    assert "may have been done" in said(result)
    await world.bot.run_due()
    assert "note: a+" in said(panels(world)[0])


async def test_what_changes_while_a_panel_is_on_its_way_is_drawn_after_all(
    world: World, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel is known only when it has been sent, so a commit in between cannot find it."""
    campaigns = world.bot.services.campaigns
    real = campaigns.voice_at

    async def meanwhile(place: object) -> object:
        await change_toy(world, toy.campaign_id, toy.id, "b")
        return await real(place)

    monkeypatch.setattr(campaigns, "voice_at", meanwhile)
    await world.slash(world.dm, world.dm_screen, "toy", id=str(toy.id))
    await world.bot.run_due()
    assert "note: b" in said(world.dm_screen.history()[-1])


async def test_what_changes_while_a_letter_is_on_its_way_is_drawn_after_all(
    world: World, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = DiscordCourier._post

    async def meanwhile(self: DiscordCourier, *args: Any) -> Any:
        async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-change") as campaign:
            campaign.put(replace(await campaign.get(Secret, toy.id), note="b"))
        return await real(self, *args)

    monkeypatch.setattr(DiscordCourier, "_post", meanwhile)
    async with world.bot.services.campaigns.by_id(toy.campaign_id, "toy-post") as campaign:
        campaign.post("dm", "toy", toy.id)
    await world.bot.run_due()
    assert "note: b" in said(world.dm_screen.history()[-1])


async def test_undo_redraws_the_panel(world: World, toy: Toy) -> None:
    result = await world.click(world.alice, toy.panel, "ask:")
    await world.click(world.alice, result, "undo:")
    assert "note: a /" in said(panels(world)[0])
    assert await note_of(world, toy.campaign_id, toy.id) == "a"


@pytest.mark.parametrize("actor", ["bob", "manager"])
async def test_undo_is_not_for_others(world: World, toy: Toy, actor: str) -> None:
    result = await world.click(world.alice, toy.panel, "ask:")
    undo = find_control(result, "undo:")
    entry = undo.split(":")[2]
    refused = await world.forge(getattr(world, actor), toy.panel, "add:", f"undo:entry:{entry}:0")
    assert "only what you did yourself" in said(refused)
    assert await note_of(world, toy.campaign_id, toy.id) == "a?"
