"""/character on a server: sheets, hit points, money, things, and whose a character is."""

from typing import Any

import pytest

from cogs.character.aspects import ASPECTS
from tests.discord_world import World, controls
from tests.discord_world import said as said_raw

KIRA = {"name": "Kira", "classes": "wizard 5 / cleric 2", "abilities": "15 14 13 12 10 8", "hp": "30/38"}


def said(shown: Any) -> str:
    """All words, with plain spaces."""
    return said_raw(shown).replace("\u00a0", " ")


async def slash(world: World, actor: Any, command: str, /, **options: Any) -> Any:
    return await world.slash(actor, world.table, f"character {command}", **options)


async def create(world: World, actor: Any = None, **options: Any) -> Any:
    return await slash(world, actor or world.alice, "create", **{**KIRA, **options})


@pytest.fixture
async def table(world: World) -> World:
    """A running campaign in which Alice plays Kira."""
    await world.create_campaign()
    await create(world)
    return world


async def sheet(world: World, actor: Any = None, **options: Any) -> str:
    return said(await slash(world, actor or world.alice, "show", **options))


# Creating


async def test_all_options_make_a_character_and_the_table_reads_of_it(table: World) -> None:
    assert "Kira joins the campaign at level 7" in table.seen_by_all(table.table)
    shown = await sheet(table)
    assert "Wizard 5 / Cleric 2, level 7" in shown
    assert "30 of 38" in shown
    assert "d8 2 of 2, d6 5 of 5" in shown
    assert "Proficiency Bonus +3" in shown
    assert "INT +4, WIS +3" in shown
    assert "save DC 12, attack +4 (Intelligence)" in shown
    assert "Expertise" in shown


async def test_without_options_a_form_asks_five_things(world: World) -> None:
    await world.create_campaign()
    form = await slash(world, world.alice, "create")
    made = await world.fill(
        world.alice,
        form,
        name="Тарас",
        classes="чарівник 5, клірик 2",
        abilities="15 14 13 12 10 8",
        hp="38",
        notes="Ельфійська",
    )
    assert "Тарас joins the campaign at level 7" in said(made)
    assert "Ельфійська" in await sheet(world)


async def test_the_join_button_asks_the_same(world: World) -> None:
    await world.create_campaign()
    welcome = next(m for m in world.table.history() if any(c.startswith("join:") for c in controls(m)))
    form = await world.click(world.bob, welcome, "join:campaign")
    await world.fill(world.bob, form, **KIRA, notes="")
    assert "Kira" in await sheet(world, world.bob)


async def test_whoever_joins_may_take_over_a_character_that_waits(table: World) -> None:
    await slash(table, table.alice, "transfer")
    offer = await slash(table, table.bob, "join")
    assert "Kira" in said(offer)
    taken = await table.choose(table.bob, offer, "take:campaign", _id_of(offer))
    assert "has a player again" in said(taken)
    assert "Kira" in await sheet(table, table.bob)


def _id_of(offer: Any) -> str:
    from tests.discord_world import _components, walk

    return next(part["value"] for part in walk(_components(offer)) if "value" in part)


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"classes": "wizard 0"}, "no level 0"),
        ({"classes": "wizard 21"}, "no level 21"),
        ({"classes": "wizard 15 / cleric 6"}, "at most 20"),
        ({"classes": "gardener 3"}, "no class"),
        ({"abilities": "15 14 13"}, "Six ability scores"),
        ({"abilities": "15 14 13 12 10 99"}, "cannot be 99"),
        ({"hp": "0"}, "from 1 to 9,999"),
        ({"hp": "-5"}, "maximum"),
        ({"hp": "100000"}, "from 1 to 9,999"),
        ({"hp": "50/38"}, "from 0 to 38"),
        ({"name": "x" * 200}, "at most 80"),
        ({"name": "\u200b\u200b"}, "at least one visible"),
        ({"notes": "n" * 1001}, "at most 1,000"),
    ],
)
async def test_what_cannot_be_is_refused_in_a_sentence(world: World, wrong: Any, answer: str) -> None:
    await world.create_campaign()
    shown = await create(world, **wrong)
    assert answer in said(shown)
    assert shown.response.ephemeral
    assert "no characters yet" in said(await slash(world, world.alice, "list"))


async def test_markdown_and_mentions_in_a_name_do_nothing(world: World) -> None:
    await world.create_campaign()
    await create(world, name="**@everyone** <@1>")
    assert r"\*\*@" in await sheet(world)


async def test_a_name_is_taken_once(table: World) -> None:
    assert "already a Kira" in said(await create(table, table.bob, name="kira"))


async def test_the_dm_makes_characters_for_players_and_nobody_else_does(table: World) -> None:
    await create(table, table.dm, name="Tor", player=table.bob)
    assert "Tor" in await sheet(table, table.bob)
    assert "Only the DM" in said(await create(table, table.bob, name="Ugo", player=table.alice))


# Living


@pytest.mark.parametrize(
    ("typed", "left"),
    [("-7", "23 of 38"), ("+5", "35 of 38"), ("20", "20 of 38"), ("=20", "20 of 38"), ("25/40", "25 of 40")],
)
async def test_hit_points_as_one_types_them(table: World, typed: str, left: str) -> None:
    shown = await slash(table, table.alice, "hp", change=typed)
    assert left in said(shown)
    assert left in await sheet(table)


async def test_temporary_hit_points_go_first(table: World) -> None:
    await slash(table, table.alice, "hp", change="temp 8")
    shown = await slash(table, table.alice, "hp", change="-10")
    assert "8 of it out of temporary hit points: 28 of 38" in said(shown)


async def test_falling_and_dying_are_said(table: World) -> None:
    assert "Unconscious" in said(await slash(table, table.alice, "hp", change="-30"))
    assert "failed death save" in said(await slash(table, table.alice, "hp", change="-3"))
    assert "dies" in said(await slash(table, table.alice, "hp", change="-40"))
    assert "Kira is dead" in said(await slash(table, table.alice, "hp", change="+5"))


async def test_undo_brings_hit_points_back(table: World) -> None:
    shown = await slash(table, table.alice, "hp", change="-7")
    await table.click(table.alice, shown, "undo:entry")
    assert "30 of 38" in await sheet(table)


async def test_others_cannot_touch_a_character_and_the_dm_can(table: World) -> None:
    assert "not your character" in said(await slash(table, table.bob, "hp", change="-7", character="Kira"))
    assert "23 of 38" in said(await slash(table, table.dm, "hp", change="-7", character="Kira"))


async def test_the_sheet_is_worked_by_its_buttons(table: World) -> None:
    panel = await slash(table, table.alice, "show")
    form = await table.click(table.alice, panel, "hurt:character")
    after = await table.fill(table.alice, form, amount="7")
    assert "23 of 38" in said(after)


async def test_conditions_and_exhaustion(table: World) -> None:
    panel = await slash(table, table.alice, "show")
    state = await table.click(table.alice, panel, "state:character")
    state = await table.choose(table.alice, state, "conditions:character", "prone", "poisoned")
    assert "Poisoned" in said(state)
    state = await table.choose(table.alice, state, "tire:character", "chase")
    assert "1 Exhaustion level (a chase): 1 of 6" in said(state)
    assert "Speed 25 feet" in await sheet(table)


async def test_a_stale_menu_changes_nothing(table: World) -> None:
    panel = await slash(table, table.alice, "show")
    state = await table.click(table.alice, panel, "state:character")
    await slash(table, table.alice, "hp", change="-7")
    refused = await table.choose(table.alice, state, "conditions:character", "prone")
    assert "out of date" in said(refused)


async def test_levels(table: World) -> None:
    assert "several classes" in said(await slash(table, table.alice, "level-up"))
    await slash(table, table.alice, "level-up", **{"class": "wizard"})
    shown = await slash(table, table.alice, "level-up", hp="6", **{"class": "чарівник"})
    assert "reaches level 9: Wizard 7, hit point maximum +6" in said(shown)
    assert "may gain special facilities: level 9" in said(shown)


# Editing


async def test_editing_in_words(table: World) -> None:
    shown = await slash(table, table.alice, "edit", name="Kira the Old", classes="wizard 6")
    assert "now called Kira the Old" in said(shown)
    assert "level 7 → 6" in said(shown)


async def test_a_list_puts_skills_right(table: World) -> None:
    menu = await slash(table, table.alice, "edit")
    listed = await table.choose(table.alice, menu, "aspect:character", "expertise")
    await table.choose(table.alice, listed, "put-expertise:character", "arcana")
    assert "Arcana +7 ★" in await sheet(table)


async def test_a_form_puts_speeds_right(table: World) -> None:
    menu = await slash(table, table.alice, "edit")
    form = await table.choose(table.alice, menu, "aspect:character", "speeds")
    await table.fill(table.alice, form, walk="35", fly="60", climb="", swim="", burrow="")
    shown = await sheet(table)
    assert "Speed 35 feet" in shown
    assert "Fly Speed 60 feet" in shown


@pytest.mark.parametrize("aspect", ASPECTS)
async def test_every_aspect_opens(table: World, aspect: str) -> None:
    menu = await slash(table, table.alice, "edit")
    opened = await table.choose(table.alice, menu, "aspect:character", aspect)
    assert opened.modal is not None or said(opened)


async def test_a_holiday(table: World) -> None:
    await slash(table, table.alice, "edit", holiday="on")
    assert "on holiday" in await sheet(table)


# Money and things


async def test_money_comes_in_and_goes_out_with_a_ledger(table: World) -> None:
    await slash(table, table.alice, "purse", change="12 gp", note="reward")
    assert "pays 5 SP and has 11 GP 5 SP left" in said(
        await slash(table, table.alice, "purse", change="-5 sp")
    )
    shown = said(await slash(table, table.alice, "purse"))
    assert "+12 GP" in shown
    assert "reward" in shown


@pytest.mark.parametrize("change", ["-1 gp", "0 gp", "99999999999999 gp", "-0", "a lot"])
async def test_sums_nobody_can_pay(table: World, change: str) -> None:
    shown = await slash(table, table.alice, "purse", change=change)
    assert shown.response.ephemeral
    assert "🪙 Kira: 0 GP" in said(await slash(table, table.alice, "purse"))


async def test_money_from_hand_to_hand(table: World) -> None:
    await create(table, table.bob, name="Tor")
    await slash(table, table.alice, "purse", change="10 gp")
    await slash(table, table.alice, "purse", change="4 gp", to="Tor")
    assert "Tor: 4 GP" in said(await slash(table, table.bob, "purse"))
    assert "🪙 Kira: 6 GP" in said(await slash(table, table.alice, "purse"))


async def test_things_are_found_in_three_languages(table: World) -> None:
    await slash(table, table.alice, "items", add="Мотузка", quantity=2)
    await slash(table, table.alice, "items", add="Смолоскип")
    shown = said(await slash(table, table.alice, "items"))
    assert "2 × Rope" in shown
    assert "11 pounds" in shown
    found = await table.alice.autocomplete(table.table, "character items", "add", "смол")
    assert [choice["name"] for choice in found] == ["Torch"]


async def test_buying_needs_the_price(table: World) -> None:
    assert "is missing" in said(await slash(table, table.alice, "items", add="Rope", buy=True))
    await slash(table, table.alice, "purse", change="5 gp")
    await slash(table, table.alice, "items", add="Rope", quantity=3, buy=True)
    assert "2 GP" in said(await slash(table, table.alice, "purse"))


async def test_a_thing_is_looked_at_and_used_up(table: World) -> None:
    await slash(table, table.alice, "items", add="map", quantity=2)
    listed = await slash(table, table.alice, "items")
    thing = await table.choose(table.alice, listed, "item:character", "0")
    assert "+5 to Wisdom (Survival)" in said(thing)
    after = await table.click(table.alice, thing, "use-0:character")
    assert "no longer carries Map" in said(after)


async def test_fifty_presses_at_once_use_up_one_piece(table: World) -> None:
    await slash(table, table.alice, "items", add="torch", quantity=10)
    listed = await slash(table, table.alice, "items")
    thing = await table.choose(table.alice, listed, "item:character", "0")
    answers = await table.race([table.alice] * 50, thing.response.message, "use-0:character")
    assert all(answer.acknowledged for answer in answers)
    assert "9 × Torch" in said(await slash(table, table.alice, "items"))


# Whose it is


async def test_a_transfer_is_accepted_by_the_other(table: World) -> None:
    offer = await slash(table, table.alice, "transfer", player=table.bob)
    assert "for someone else" in said(await table.click(table.manager, offer, "accept:transfer"))
    await table.click(table.bob, offer, "accept:transfer")
    assert "Kira" in await sheet(table, table.bob)
    assert "no character in this campaign" in await sheet(table)


async def test_a_transfer_may_be_declined(table: World) -> None:
    offer = await slash(table, table.alice, "transfer", player=table.bob)
    await table.click(table.bob, offer, "decline:transfer")
    assert "Kira" in await sheet(table)


async def test_the_dm_hands_over_at_once(table: World) -> None:
    await slash(table, table.dm, "transfer", player=table.bob, character="Kira")
    assert "Kira" in await sheet(table, table.bob)


async def test_deleting_asks_for_the_name_and_can_be_undone(table: World) -> None:
    form = await slash(table, table.alice, "delete")
    assert "not the name" in said(await table.fill(table.alice, form, name="Mira"))
    gone = await table.fill(table.alice, await slash(table, table.alice, "delete"), name="kira")
    assert "no character" in await sheet(table)
    await table.click(table.alice, gone, "undo:entry")
    assert "Kira" in await sheet(table)


async def test_who_left_the_server_keeps_the_character(table: World) -> None:
    table.guild.remove_member(table.alice)
    await slash(table, table.dm, "list")
    assert "has left the server" in said(await slash(table, table.dm, "list"))


async def test_a_shown_sheet_stays_current(table: World) -> None:
    await slash(table, table.alice, "show", public=True)
    await slash(table, table.alice, "hp", change="-7")
    await table.bot.run_due()
    await table.env.settle()
    assert "23 of 38" in said(next(m for m in table.messages(table.table) if "Proficiency Bonus" in said(m)))


@pytest.mark.parametrize("language", ["uk", "ru"])
async def test_every_panel_speaks_every_language(table: World, language: str) -> None:
    table.locales[table.alice.id] = language
    await slash(table, table.alice, "purse", change="3 gp")
    await slash(table, table.alice, "items", add="rope")
    for name in ("show", "purse", "items", "edit", "list"):
        assert said(await slash(table, table.alice, name))


async def test_no_campaign_no_character(world: World) -> None:
    assert "No campaign" in said(await slash(world, world.alice, "show"))


# Every control


async def opened(world: World, *path: str) -> Any:
    """The sheet, and the panel that these buttons lead to."""
    panel = await slash(world, world.alice, "show")
    for verb in path:
        panel = await world.click(world.alice, panel, f"{verb}:character")
    return panel


@pytest.mark.parametrize("path", [(), ("state",), ("purse",), ("items",), ("edit",)])
async def test_every_button_answers(table: World, path: tuple[str, ...]) -> None:
    for number in range(12):
        await slash(table, table.alice, "purse", change=f"{number + 1} gp")
        await slash(table, table.alice, "items", add=f"thing {number}")
    buttons = [id for id in controls(await opened(table, *path)) if ":" in id]
    not_pressed = ("conditions", "tire", "ease", "aspect", "item:", "page-0")
    for button in buttons:
        if button.startswith(not_pressed):
            continue
        panel = await opened(table, *path)
        answer = await table.click(table.alice, panel, button.rpartition(":")[0])
        assert "failed" not in said(answer)


async def test_money_by_forms(table: World) -> None:
    await create(table, table.bob, name="Tor")
    purse = await opened(table, "purse")
    purse = await table.fill(
        table.alice, await table.click(table.alice, purse, "earn:"), amount="9 gp", note="reward"
    )
    assert "receives 9 GP (reward)" in said(purse)
    purse = await table.fill(
        table.alice, await table.click(table.alice, purse, "spend:"), amount="2", note=""
    )
    assert "pays 2 GP" in said(purse)
    purse = await table.fill(
        table.alice, await table.click(table.alice, purse, "pass:"), to="tor", amount="3 gp", note=""
    )
    assert "gives 3 GP to Tor" in said(purse)
    assert "4 GP" in said(purse)


async def test_things_by_forms(table: World) -> None:
    await create(table, table.bob, name="Tor")
    items = await opened(table, "items")
    form = await table.click(table.alice, items, "add:")
    items = await table.fill(
        table.alice, form, name="Old letter", quantity="2", weight="1/4", value="3 sp", note="sealed"
    )
    assert "now carries 2 × Old letter" in said(items)
    thing = await table.choose(table.alice, items, "item:character", "0")
    assert "sealed" in said(thing)
    form = await table.click(table.alice, thing, "describe-0:")
    items = await table.fill(
        table.alice, form, name="Love letter", quantity="2", weight="", value="", note=""
    )
    assert "Love letter has been described anew" in said(items)
    thing = await table.choose(table.alice, items, "item:character", "0")
    items = await table.fill(
        table.alice, await table.click(table.alice, thing, "hand-0:"), to="Tor", quantity="1"
    )
    assert "gives Tor Love letter" in said(items)


async def test_dead_and_alive_by_buttons(table: World) -> None:
    state = await table.click(table.alice, await opened(table, "state"), "die:character")
    assert "Kira is dead" in said(state)
    state = await table.click(table.alice, state, "revive:character")
    assert "among the living again" in said(state)
    state = await table.choose(table.alice, state, "tire:character", "cold")
    state = await table.choose(table.alice, state, "ease:character", "cold")
    assert "loses 1 Exhaustion level" in said(state)


async def test_a_level_and_healing_by_buttons(table: World) -> None:
    form = await table.click(table.alice, await opened(table), "rise:character")
    panel = await table.fill(table.alice, form, **{"class": "Cleric", "hp": ""})
    assert "reaches level 8: Cleric 3, hit point maximum +6" in said(panel)
    panel = await table.fill(table.alice, await table.click(table.alice, panel, "heal:"), amount="3")
    assert "regains 3 hit points" in said(panel)


async def test_a_correction_goes_back_to_the_class(table: World) -> None:
    listed = await table.choose(table.alice, await opened(table, "edit"), "aspect:character", "saves")
    await table.choose(table.alice, listed, "put-saves:character", "con")
    assert "Saving throws: CON +4" in await sheet(table)
    listed = await table.choose(table.alice, await opened(table, "edit"), "aspect:character", "saves")
    await table.click(table.alice, listed, "derive-saves:character")
    assert "Saving throws: INT +4, WIS +3" in await sheet(table)


async def test_the_list_opens_sheets_and_turns_pages(table: World) -> None:
    for number in range(11):
        await create(table, table.dm, name=f"Hero {number:02}")
    listed = await slash(table, table.bob, "list")
    assert "12 characters" in said(listed)
    second = await table.click(table.bob, listed, "page-1:roster")
    assert "Kira" in said(second)
    shown = await table.choose(table.bob, second, "open:roster", _id_of(second))
    assert "Proficiency Bonus" in said(shown)
    assert not [id for id in controls(shown) if id.startswith(("hurt", "edit"))]


async def test_a_shared_sheet_opens_ones_own_panel(table: World) -> None:
    shared = await slash(table, table.alice, "show", public=True)
    own = await table.click(table.bob, shared, "look:character")
    assert own.response.ephemeral
    assert "Purse" in said(own)
