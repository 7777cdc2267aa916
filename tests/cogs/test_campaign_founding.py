"""/campaign create as people do it: on the panel, at once, with what goes wrong."""

from typing import Any

import pytest

from tests.discord_world import World, controls, find_control, said


async def test_a_dm_founds_a_campaign_on_the_panel(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create")
    assert shown.ephemeral
    assert "DM channel: *not chosen yet*" in said(shown)
    form = await world.click(world.owner, shown, "edit-basics")
    filled = await world.fill(world.owner, form, name="Ashfall", language=["en"], city="Київ")
    assert "Ashfall" in said(filled)
    assert "Kyiv, Ukraine" in said(filled)
    form = await world.click(world.owner, filled, "edit-people")
    filled = await world.fill(
        world.owner,
        form,
        dms=[world.dm_role, world.alice],
        dm_channel=[world.dm_screen],
        table_channel=[world.table],
    )
    assert "🔒 Players cannot see the DM channel." in said(filled)
    form = await world.click(world.owner, filled, "edit-week")
    filled = await world.fill(world.owner, form, weekday=["friday"], hour="8 pm")
    assert "Friday, 20:00" in said(filled)
    begun = await world.click(world.owner, filled, "begin")
    assert "Ashfall begins" in said(begun)
    assert "join:campaign" in repr(controls(world.messages(world.table)[-1]))
    (campaign_id,) = await world.bot.campaign_ids(world.guild.id)
    state = (await world.bot.snapshot(campaign_id))["campaign"]
    assert (state["dm_role_id"], state["dm_user_ids"]) == (world.dm_role.id, [world.alice.id])
    assert (state["timezone"], state["tick"]["weekday"], state["tick"]["hour"]) == ("Europe/Kyiv", 4, 20)


async def test_the_bot_makes_a_dm_channel(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create")
    made = await world.click(world.owner, shown, "channel")
    assert "🔒 Players cannot see the DM channel." in said(made)
    begun = await world.click(world.owner, made, "begin")
    assert "begins" in said(begun)
    (campaign_id,) = await world.bot.campaign_ids(world.guild.id)
    channel_id = (await world.bot.snapshot(campaign_id))["campaign"]["dm_channel_id"]
    channel = world.bot.get_channel(channel_id)
    assert channel.name == "dm-screen"
    assert not channel.permissions_for(channel.guild.default_role).view_channel


async def test_a_dm_channel_that_players_see_is_warned_of(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create", dm_channel=world.table)
    assert "⚠️ Not only the DM sees" in said(shown)
    assert "@everyone" in said(shown)


async def test_everything_said_at_once_in_ukrainian(world: World) -> None:
    world.locales[world.owner.id] = "uk"
    shown = await world.slash(
        world.owner,
        world.table,
        "campaign create",
        name="Попіл",
        language="uk",
        timezone="Київ",
        dm_role=world.dm_role,
        dm_channel=world.dm_screen,
        table_channel=world.table,
        weekly_tick="нд 20:00",
    )
    assert "Кампанію Попіл розпочато" in said(shown)
    assert "Приєднатися" in said(world.messages(world.table)[-1])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"timezone": "Atlantis"}, "No time zone is called “Atlantis”"),
        ({"weekly_tick": "soon"}, "“soon” is not a weekday with an hour"),
        ({"name": " "}, "A campaign needs a name"),
        ({"name": "x" * 200}, "This name has 200 characters, and at most 60 fit"),
    ],
)
async def test_bad_input_is_answered_and_changes_nothing(
    world: World, options: dict[str, Any], sentence: str
) -> None:
    given = {
        "name": "Ashfall",
        "language": "en",
        "timezone": "Kyiv",
        "dm_role": world.dm_role,
        "dm_channel": world.dm_screen,
        "table_channel": world.table,
        "weekly_tick": "off",
    }
    shown = await world.slash(world.owner, world.table, "campaign create", **{**given, **options})
    assert shown.ephemeral
    assert sentence in said(shown)
    assert await world.bot.campaign_ids(world.guild.id) == []


async def test_names_with_markdown_and_mentions_are_shown_as_typed(world: World) -> None:
    await world.create_campaign("**Ash** @everyone <@1>")
    welcome = said(world.messages(world.table)[-1])
    assert r"\*\*Ash\*\*" in welcome
    assert "@everyone" not in welcome


async def test_a_player_cannot_found(world: World) -> None:
    shown = await world.slash(world.alice, world.table, "campaign create")
    assert shown.ephemeral
    assert "Only someone who may manage this server" in said(shown)


async def test_a_stale_draft_panel_is_refused(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create")
    whole = find_control(shown, "edit-basics")
    form = await world.click(world.owner, shown, whole)
    await world.slash(world.owner, world.table, "campaign create", name="Mist")
    filled = await world.fill(world.owner, form, name="Fog", language=["en"], city="UTC")
    assert "out of date" in said(filled)


async def test_a_draft_can_be_thrown_away(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create")
    gone = await world.click(world.owner, shown, "discard")
    assert "discarded" in said(gone)
    assert "A new campaign" in said(await world.slash(world.owner, world.table, "campaign create"))


async def test_a_form_that_was_open_while_the_bot_restarted_still_counts(world: World) -> None:
    shown = await world.slash(world.owner, world.table, "campaign create")
    await world.restart()
    form = await world.click(world.owner, shown, "edit-basics")
    filled = await world.fill(world.owner, form, name="Mist", language=["ru"], city="Київ")
    assert "Mist" in said(filled)


async def test_cities_are_suggested_in_the_language_of_the_asker(world: World) -> None:
    world.locales[world.owner.id] = "uk"
    offered = await world.owner.autocomplete(world.table, "campaign create", "timezone", "київ")
    assert [choice["value"] for choice in offered] == ["Europe/Kyiv"]
