"""/npc on a server: for the DM's eyes alone."""

import pytest

from tests.discord_world import World, said


async def test_a_dm_keeps_creatures(world: World) -> None:
    await world.create_campaign()
    added = await world.slash(
        world.dm, world.table, "npc add", name="Grey wolf", speed=40, hp=11, con=1, dex=2, perception=13
    )
    assert added.response.ephemeral
    assert "DEX +2" in said(added)
    assert "Passive Perception 13" in said(added)
    changed = await world.slash(world.dm, world.table, "npc edit", npc="grey wolf", stealth=4)
    assert "Stealth +4" in said(changed)
    assert "Grey wolf" in said(await world.slash(world.dm, world.table, "npc list"))
    gone = await world.slash(world.dm, world.table, "npc delete", npc="Grey wolf")
    await world.click(world.dm, gone, "undo:entry")
    assert "Stealth +4" in said(await world.slash(world.dm, world.table, "npc show", npc="Grey wolf"))
    assert "Grey wolf" not in world.seen_by_all(world.table)


async def test_players_learn_nothing(world: World) -> None:
    await world.create_campaign()
    await world.slash(world.dm, world.table, "npc add", name="Grey wolf")
    for command, options in (("show", {"npc": "Grey wolf"}), ("list", {}), ("add", {"name": "Ghost"})):
        assert "Only the DM" in said(await world.slash(world.alice, world.table, f"npc {command}", **options))
    assert await world.alice.autocomplete(world.table, "npc show", "npc", "g") == []
    history = await world.slash(world.alice, world.table, "campaign history")
    assert "Grey wolf" not in said(history)


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"hp": 0}, "from 1"),
        ({"speed": -5}, "not below 0"),
        ({"con": 99}, "from −5 to 30"),
        ({"spell_dc": 99}, "0 to 60"),
    ],
)
async def test_numbers_that_cannot_be(world: World, wrong: dict[str, int], answer: str) -> None:
    await world.create_campaign()
    shown = await world.slash(world.dm, world.table, "npc add", **{"name": "Wolf", **wrong})
    assert answer in said(shown)
