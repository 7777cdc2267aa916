"""Characters on a real database: who may do what, what is written down, what leaves no trace."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.npc import Npc
from bot.rules.prompt import Prompt
from bot.services.belongings import Belongings, ItemWords
from bot.services.caller import Actor, Caller, Place
from bot.services.character_views import MAX_OF_ONE
from bot.services.characters import Characters, Edits, NewCharacter
from bot.services.handovers import Handovers, TransferAsked
from bot.services.npcs import NpcNumbers, Npcs
from bot.text import Speaker
from tests.rules.sheets import ALICE, BOB
from tests.services.bastion_world import BORIN, MIRA, BastionWorld, bastion_world

KIRA = NewCharacter("Kira", "wizard 5 / cleric 2", "15 14 13 12 10 8", "30/38", "Elvish")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BastionWorld]:
    """Mira is Alice's, Borin is Bob's."""
    async with bastion_world(tmp_path) as made:
        yield made


@pytest.fixture
def characters(world: BastionWorld) -> Characters:
    return Characters(world.campaigns)


@pytest.fixture
def handovers(world: BastionWorld) -> Handovers:
    return Handovers(world.campaigns)


@pytest.fixture
def belongings(world: BastionWorld) -> Belongings:
    return Belongings(world.campaigns)


async def kept(world: BastionWorld, id: int) -> Character:
    found: Character = await world.get(Character, id)
    return found


# Creating


async def test_created_and_found_by_name_in_any_case(world: BastionWorld, characters: Characters) -> None:
    done = await characters.create(world.alice, KIRA)
    shown = await characters.show(world.bob, "kira")
    assert shown.character == done.view.character
    assert (shown.sheet.level, shown.may_edit) == (7, False)


@pytest.mark.parametrize(
    "wrong",
    [
        NewCharacter("", "wizard 5", "15 14 13 12 10 8", "38"),
        NewCharacter("Kira", "wizard 25", "15 14 13 12 10 8", "38"),
        NewCharacter("Kira", "wizard 5", "1 2 3", "38"),
        NewCharacter("Kira", "wizard 5", "15 14 13 12 10 8", "+5"),
        NewCharacter("Mira", "wizard 5", "15 14 13 12 10 8", "38"),
    ],
)
async def test_a_refused_one_leaves_no_trace(
    world: BastionWorld, characters: Characters, wrong: NewCharacter
) -> None:
    before = await world.all(Character)
    with pytest.raises(RuleViolation):
        await characters.create(world.alice, wrong)
    assert await world.all(Character) == before


async def test_one_player_looks_after_so_many(world: BastionWorld, characters: Characters) -> None:
    for number in range(MAX_OF_ONE - 1):
        await characters.create(world.alice, NewCharacter(f"Kira {number}", "wizard 5", "9 9 9 9 9 9", "38"))
    with pytest.raises(RuleViolation, match="character-too-many-of-one"):
        await characters.create(world.alice, KIRA)


async def test_a_campaign_of_another_server_takes_nobody(world: BastionWorld, characters: Characters) -> None:
    stranger = Caller(Place(999, 1), Actor(5))
    with pytest.raises(RuleViolation, match="gone"):
        await characters.create(stranger, KIRA, campaign_id=world.campaign_id)


@pytest.mark.parametrize("wanted", ["9" * 5000, "99999999999999999999", "-1", "nobody", "🐉"])
async def test_what_names_nobody(world: BastionWorld, characters: Characters, wanted: str) -> None:
    with pytest.raises(RuleViolation, match="character-unknown"):
        await characters.show(world.alice, wanted)


async def test_suggestions_put_ones_own_first(world: BastionWorld, characters: Characters) -> None:
    await characters.create(world.bob, NewCharacter("Ada", "rogue 3", "9 9 9 9 9 9", "20"))
    assert (await characters.suggest(world.alice, ""))[0][0] == "Mira"
    assert [name for name, _ in await characters.suggest(world.bob, "", to_act=True)] == ["Ada", "Borin"]
    assert len(await characters.suggest(world.dm, "", to_act=True)) == 3


# Rights and revisions


async def test_owners_change_their_own_and_the_dm_all(world: BastionWorld, characters: Characters) -> None:
    with pytest.raises(RuleViolation, match="character-not-yours"):
        await characters.change_hit_points(world.bob, MIRA, "-7")
    await characters.change_hit_points(world.alice, MIRA, "-7")
    await characters.change_hit_points(world.dm, MIRA, "-3")
    assert (await kept(world, MIRA)).body.hit_points.current == 20


async def test_an_outdated_panel_changes_nothing(world: BastionWorld, characters: Characters) -> None:
    shown = await characters.show(world.alice, MIRA)
    await characters.set_conditions(world.alice, MIRA, ["prone"], shown.revision)
    with pytest.raises(RuleViolation, match="stale"):
        await characters.set_conditions(world.alice, MIRA, ["blinded"], shown.revision)
    assert (await kept(world, MIRA)).body.conditions == ("prone",)


async def test_no_change_is_no_journal_entry(world: BastionWorld, characters: Characters) -> None:
    before = await characters.show(world.alice, MIRA)
    done = await characters.edit(world.alice, MIRA, Edits(notes=before.character.notes))
    assert done.events == ()
    assert (await characters.show(world.alice, MIRA)).revision == before.revision


async def test_changes_at_the_same_moment_follow_one_another(
    world: BastionWorld, characters: Characters
) -> None:
    await asyncio.gather(*(characters.change_hit_points(world.alice, MIRA, "-1") for _ in range(20)))
    assert (await kept(world, MIRA)).body.hit_points.current == 10


async def test_several_edits_are_one_entry(world: BastionWorld, characters: Characters) -> None:
    done = await characters.edit(world.alice, MIRA, Edits("Mira II", "wizard 3", "10 10 10 10 10 10"))
    assert len(done.events) == 3
    await world.undoing.entry(world.alice, done.entry)
    assert (await kept(world, MIRA)).name == "Mira"


# Forms


@pytest.mark.parametrize(
    ("aspect", "fields"),
    [
        ("name", {"name": "Mira II"}),
        ("classes", {"classes": "чарівник 3"}),
        ("abilities", {"abilities": "СИЛ 10 СПР 12 СТА 14 ІНТ 8 МУД 16 ХАР 9"}),
        ("notes", {"notes": "Dwarvish"}),
        ("maximum", {"maximum": "44", "lowered": ""}),
        ("proficiency-bonus", {"bonus": "5"}),
        ("hit-dice", {"d8": "2/4"}),
        ("speeds", {"walk": "25", "fly": "50"}),
        ("senses", {"darkvision": "60"}),
    ],
)
async def test_every_form_is_understood(
    world: BastionWorld, characters: Characters, aspect: str, fields: dict[str, str]
) -> None:
    assert (await characters.write(world.alice, MIRA, aspect, fields, 0)).events


@pytest.mark.parametrize(
    ("aspect", "fields"),
    [
        ("speeds", {"walk": "-5"}),
        ("speeds", {"walk": "fast"}),
        ("senses", {"darkvision": "99999"}),
        ("hit-dice", {"d8": "many"}),
        ("hit-dice", {"d8": "9/3"}),
        ("maximum", {"maximum": "0"}),
        ("maximum", {"maximum": "10", "lowered": "11"}),
        ("proficiency-bonus", {"bonus": "99"}),
        ("nonsense", {}),
    ],
)
async def test_nonsense_in_a_form_is_refused(
    world: BastionWorld, characters: Characters, aspect: str, fields: dict[str, str]
) -> None:
    before = await kept(world, MIRA)
    with pytest.raises(RuleViolation):
        await characters.write(world.alice, MIRA, aspect, fields, 0)
    assert await kept(world, MIRA) == before


@pytest.mark.parametrize("aspect", ["nonsense", "skills", "size"])
async def test_nothing_chosen_where_something_must_be(
    world: BastionWorld, characters: Characters, aspect: str
) -> None:
    with pytest.raises(RuleViolation):
        await characters.choose(world.alice, MIRA, aspect, None, 0)


# Hands


async def test_an_offer_is_for_one_and_once(world: BastionWorld, handovers: Handovers) -> None:
    asked = await handovers.transfer(world.alice, MIRA, BOB)
    assert isinstance(asked, TransferAsked)
    with pytest.raises(RuleViolation, match="character-offer-not-yours"):
        await handovers.answer(world.caller(99), asked.prompt_id, asked.revision, "accept")
    with pytest.raises(RuleViolation, match="character-offer-not-yours"):
        await handovers.answer(world.alice, asked.prompt_id, asked.revision, "accept")
    await handovers.answer(world.bob, asked.prompt_id, asked.revision, "accept")
    assert (await kept(world, MIRA)).owner == BOB
    with pytest.raises(RuleViolation, match="stale"):
        await handovers.answer(world.bob, asked.prompt_id, asked.revision, "accept")


async def test_a_new_offer_takes_the_place_of_the_old(world: BastionWorld, handovers: Handovers) -> None:
    first = await handovers.transfer(world.alice, MIRA, BOB)
    await handovers.transfer(world.alice, MIRA, 77)
    assert isinstance(first, TransferAsked)
    with pytest.raises(RuleViolation, match="stale"):
        await handovers.answer(world.bob, first.prompt_id, first.revision, "accept")
    assert len(await world.all(Prompt)) == 1


async def test_an_offer_falls_with_the_giver(world: BastionWorld, handovers: Handovers) -> None:
    asked = await handovers.transfer(world.alice, MIRA, BOB)
    await handovers.transfer(world.dm, MIRA, 77)
    assert isinstance(asked, TransferAsked)
    with pytest.raises(RuleViolation, match="stale"):
        await handovers.answer(world.bob, asked.prompt_id, asked.revision, "accept")


async def test_bots_play_nobody(world: BastionWorld, handovers: Handovers) -> None:
    with pytest.raises(RuleViolation, match="character-not-to-bots"):
        await handovers.transfer(world.alice, MIRA, 77, is_bot=True)


async def test_a_player_who_left_is_marked_and_comes_back_by_acting(
    world: BastionWorld, handovers: Handovers, characters: Characters
) -> None:
    await handovers.note_members(world.dm, here=(), gone=(ALICE,))
    assert (await kept(world, MIRA)).has_left
    await handovers.note_members(world.dm, here=(ALICE,), gone=())
    assert not (await kept(world, MIRA)).has_left
    await handovers.note_members(world.dm, here=(), gone=(ALICE,))
    await characters.change_hit_points(world.alice, MIRA, "-1")
    assert not (await kept(world, MIRA)).has_left


async def test_deleting_needs_the_name(world: BastionWorld, handovers: Handovers) -> None:
    with pytest.raises(RuleViolation, match="character-name-differs"):
        await handovers.delete(world.alice, MIRA, "Borin")
    gone = await handovers.delete(world.alice, MIRA, " MIRA ")
    assert len(await world.all(Character)) == 1
    await world.undoing.entry(world.alice, gone.entry)
    assert (await kept(world, MIRA)).name == "Mira"


# Money and things


async def test_money_given_is_money_got(world: BastionWorld, belongings: Belongings) -> None:
    await belongings.move_money(world.alice, MIRA, "10 зм")
    await belongings.give_money(world.alice, MIRA, "Borin", "4 gp", "for ale")
    mira, borin = await kept(world, MIRA), await kept(world, BORIN)
    assert (mira.purse.money, borin.purse.money) == (600, 400)
    assert borin.purse.entries[-1].other == "Mira"


async def test_nobody_empties_anothers_purse(world: BastionWorld, belongings: Belongings) -> None:
    await belongings.move_money(world.alice, MIRA, "10 gp")
    with pytest.raises(RuleViolation, match="character-not-yours"):
        await belongings.give_money(world.bob, MIRA, "Borin", "10 gp")


async def test_a_described_thing_keeps_its_place_in_the_table(
    world: BastionWorld, belongings: Belongings
) -> None:
    await belongings.add(world.alice, MIRA, "мапа")
    await belongings.describe(world.alice, MIRA, 0, ItemWords("Map", "2", "½", "3 gp", "of the marsh"), 0)
    (item,) = (await kept(world, MIRA)).items
    assert (item.name, item.gear, item.quantity, item.weight, item.value) == ("", "map", 2, 8, 300)
    await belongings.describe(world.alice, MIRA, 0, ItemWords("Marsh map"), 0)
    (item,) = (await kept(world, MIRA)).items
    assert (item.name, item.gear) == ("Marsh map", "map")


async def test_a_thing_changes_hands(world: BastionWorld, belongings: Belongings) -> None:
    await belongings.add(world.alice, MIRA, "Torch", 5)
    await belongings.give(world.alice, MIRA, 0, to="Borin", typed="2", revision=0)
    assert [(await kept(world, id)).items[0].quantity for id in (MIRA, BORIN)] == [3, 2]


@pytest.mark.parametrize(
    "words", [ItemWords(""), ItemWords("x", "0"), ItemWords("x", "1", "heavy"), ItemWords("x", value="-1 gp")]
)
async def test_things_that_cannot_be(world: BastionWorld, belongings: Belongings, words: ItemWords) -> None:
    with pytest.raises(RuleViolation):
        await belongings.add_described(world.alice, MIRA, words)


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [("en", "rop", "Rope"), ("uk", "rope", "Мотузка"), ("ru", "мотуз", "Верёвка")],
)
def test_gear_is_suggested_by_any_name_in_ones_own_words(
    belongings: Belongings, language: str, typed: str, name: str
) -> None:
    assert belongings.suggest_gear(typed, Speaker(language))[0] == (name, "gear:rope")


# NPCs


async def test_npcs_are_the_dms_alone(world: BastionWorld) -> None:
    npcs = Npcs(world.campaigns)
    await npcs.add(world.dm, NpcNumbers("Grey wolf", hit_points=11, walk=40, con=1, dex=2, perception=13))
    await npcs.edit(world.dm, "grey WOLF", NpcNumbers(stealth=4, walk=50))
    (wolf,) = await world.all(Npc)
    assert (wolf.speeds, wolf.stealth, wolf.passive_perception, wolf.con_modifier) == ({"walk": 50}, 4, 13, 1)
    for ask in (
        npcs.add(world.alice, NpcNumbers("Ghost")),
        npcs.show(world.alice, wolf.id),
        npcs.everyone(world.alice),
        npcs.suggest(world.alice, ""),
        npcs.edit(world.alice, wolf.id, NpcNumbers(dex=9)),
        npcs.delete(world.alice, wolf.id),
    ):
        with pytest.raises(RuleViolation, match="dm-only"):
            await ask


@pytest.mark.parametrize(
    "said",
    [
        NpcNumbers(""),
        NpcNumbers("Wolf", hit_points=0),
        NpcNumbers("Wolf", walk=-5),
        NpcNumbers("Wolf", con=99),
    ],
)
async def test_npcs_that_cannot_be(world: BastionWorld, said: NpcNumbers) -> None:
    with pytest.raises(RuleViolation):
        await Npcs(world.campaigns).add(world.dm, said)
    assert await world.all(Npc) == []
