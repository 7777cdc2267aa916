"""/privacy on a server and in a direct message."""

import json
from typing import Any

from tests.discord_world import World, controls, said


async def test_nothing_is_stored_of_who_did_nothing(world: World) -> None:
    shown = await world.slash(world.alice, world.table, "privacy show")
    assert shown.ephemeral
    assert said(shown) == "Nothing is stored about you."
    assert "Nothing is stored about you" in said(
        await world.slash(world.alice, world.table, "privacy delete")
    )


async def test_a_person_sees_takes_and_deletes_their_data(world: World) -> None:
    await world.create_campaign()
    await world.slash(world.dm, world.table, "time advance", by="1 day")
    shown = await world.slash(world.dm, world.table, "privacy show")
    assert "**Ashfall:** 1 action in the history" in said(shown)
    exported = await world.click(world.dm, shown, "export:privacy")
    document = await file_of(exported)
    assert document["user"] == world.dm.id
    asked = await world.slash(world.dm, world.table, "privacy delete")
    assert "Delete what is stored about you?" in said(asked)
    waiting = await world.click(world.dm, asked, "confirm:privacy")
    assert "All this is deleted on" in said(waiting)
    kept = await world.click(world.dm, waiting, "cancel:privacy")
    assert "All this is deleted on" not in said(kept)
    asked = await world.click(world.dm, kept, "open:privacy")
    await world.click(world.dm, asked, "confirm:privacy")
    await world.let_pass(days=7, minutes=1)
    assert "Nothing is stored about you" in said(await world.slash(world.dm, world.table, "privacy show"))
    history = await world.slash(world.alice, world.table, "campaign history")
    assert "someone whose data was deleted" in said(history)


async def test_it_works_in_a_direct_message(world: World) -> None:
    await world.create_campaign()
    user = world.env.create_user("zoe")
    shown = await user.slash("privacy show")
    assert shown.acknowledged
    assert "Nothing is stored about you" in said(shown)
    owner = await world.slash(world.owner, world.table, "privacy show")
    assert "export:privacy:0:0" in controls(owner)


async def file_of(shown: Any) -> Any:
    [file] = shown.response.attachments
    return json.loads(await file.read())
