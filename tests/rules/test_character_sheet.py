"""What follows from classes; every row of the class table by id."""

from dataclasses import replace

import pytest

from bot.rules.character import ArmorKind
from bot.rules.character_sheet import hit_dice_of, sheet_of
from bot.rules.creature import Abilities, CauseKind
from bot.rules.values import ConditionKind, SkillKind
from tests.rules.sheets import book, character


def sheet(**classes):
    return sheet_of(character(**classes), book().classes)


CLASSES = {
    # id: hit die, saves, ability, progression, focuses
    "artificer": (8, "con int", "int", "half", "artisans_tools"),
    "barbarian": (12, "str con", None, None, ""),
    "bard": (8, "dex cha", "cha", "full", "musical_instrument"),
    "cleric": (8, "wis cha", "wis", "full", "holy_symbol"),
    "druid": (8, "int wis", "wis", "full", "druidic_focus"),
    "fighter": (10, "str con", None, None, ""),
    "monk": (8, "str dex", None, None, ""),
    "paladin": (10, "wis cha", "cha", "half", "holy_symbol"),
    "ranger": (10, "str dex", "wis", "half", "druidic_focus"),
    "rogue": (8, "dex int", None, None, ""),
    "sorcerer": (6, "con cha", "cha", "full", "arcane_focus"),
    "warlock": (8, "wis cha", "cha", "pact", "arcane_focus"),
    "wizard": (6, "int wis", "int", "full", "arcane_focus spellbook"),
}


def test_the_table_has_these_classes_and_no_other():
    assert set(book().classes.classes) == set(CLASSES)


@pytest.mark.parametrize("id", CLASSES)
def test_class(id):
    die, saves, ability, progression, focuses = CLASSES[id]
    derived = sheet(**{id: 1})
    assert [(pool.sides, pool.total) for pool in derived.hit_dice] == [(die, 1)]
    assert derived.proficient_saves == tuple(saves.split())
    assert derived.spellcasting_ability == ability
    assert [caster.progression for caster in derived.casters] == ([progression] if progression else [])
    assert derived.focuses == tuple(focuses.split())


FEATURES = {
    "fighting_style": {"fighter": 1, "paladin": 2, "ranger": 2},
    "unarmored_defense": {"barbarian": 1, "monk": 1},
    "expertise": {"rogue": 1, "bard": 2, "ranger": 2, "wizard": 2},
}


@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize("id", CLASSES)
def test_features_come_at_their_level(feature, id):
    level = FEATURES[feature].get(id)
    has_it = [getattr(sheet(**{id: reached}), f"has_{feature}") for reached in (1, 2, 20)]
    expected = [level is not None and reached >= level for reached in (1, 2, 20)]
    assert has_it == expected


@pytest.mark.parametrize(
    ("classes", "due"),
    [
        ({"rogue": 5}, 2),
        ({"rogue": 6}, 4),
        ({"bard": 9}, 4),
        ({"ranger": 2}, 1),
        ({"ranger": 9}, 3),
        ({"wizard": 2}, 1),
        ({"rogue": 1, "wizard": 2}, 3),
    ],
)
def test_how_many_skills_gain_expertise(classes, due):
    assert sheet(**classes).expertise_due == due


def test_saves_come_from_the_first_class():
    assert sheet(fighter=1, wizard=19).proficient_saves == ("str", "con")
    assert sheet(wizard=1, monk=14).proficient_saves == ("str", "dex", "con", "int", "wis", "cha")
    assert sheet(rogue=15).proficient_saves == ("dex", "int", "wis", "cha")


def test_hit_dice_are_apart_by_size():
    """RST-07."""
    mixed = replace(character(cleric=5, paladin=5), spent_hit_dice={8: 1, 10: 2})
    pools = hit_dice_of(mixed, book().classes)
    assert [(pool.sides, pool.total, pool.left) for pool in pools] == [(10, 5, 3), (8, 5, 4)]


@pytest.mark.parametrize(
    ("classes", "casters"),
    [
        ({"fighter": (3, "eldritch_knight")}, [("fighter", 3, "third", "int")]),
        ({"fighter": (2, "eldritch_knight")}, []),
        ({"fighter": (4, "Champion")}, []),
        ({"rogue": (3, "arcane_trickster")}, [("rogue", 3, "third", "int")]),
        ({"sorcerer": 5, "warlock": 3}, [("sorcerer", 5, "full", "cha"), ("warlock", 3, "pact", "cha")]),
    ],
)
def test_casters(classes, casters):
    found = sheet(**classes).casters
    assert [(caster.id, caster.level, caster.progression, caster.ability) for caster in found] == casters


def test_the_ability_is_that_of_the_class_with_most_levels():
    assert sheet(paladin=6, wizard=2).spellcasting_ability == "cha"
    assert sheet(paladin=2, wizard=6).spellcasting_ability == "int"


def test_spell_numbers():
    derived = sheet(wizard=5)
    assert (derived.spell_dc, derived.spell_attack) == (12, 4)
    assert sheet(fighter=5).spell_dc is None


def test_skills_with_proficiency_expertise_and_half_of_it():
    skilled = replace(character(bard=5), skills=(SkillKind("stealth"),), expertise=(SkillKind("deception"),))
    derived = sheet_of(skilled, book().classes)
    assert derived.stealth == 2 + 3
    assert derived.skills[SkillKind("deception")] == -1 + 6
    assert derived.skills[SkillKind("athletics")] == 2 + 1
    assert sheet(fighter=5).skills[SkillKind("athletics")] == 2
    assert derived.passive_perception == 10 + 0 + 1


@pytest.mark.parametrize(
    ("classes", "armor", "walk"),
    [
        ({"wizard": 5}, "none", 30),
        ({"barbarian": 4}, "none", 30),
        ({"barbarian": 5}, "medium", 40),
        ({"barbarian": 5}, "heavy", 30),
        ({"monk": 1}, "none", 30),
        ({"monk": 2}, "none", 40),
        ({"monk": 6}, "none", 45),
        ({"monk": 10}, "none", 50),
        ({"monk": 14}, "none", 55),
        ({"monk": 18}, "none", 60),
        ({"monk": 18}, "light", 30),
        ({"barbarian": 5, "monk": 2}, "none", 50),
        ({"ranger": 6}, "light", 40),
    ],
)
def test_speed(classes, armor, walk):
    dressed = replace(character(**classes), armor=ArmorKind(armor))
    assert sheet_of(dressed, book().classes).speeds["walk"] == walk


def test_a_roving_ranger_climbs_and_swims():
    assert sheet(ranger=6).speeds == {"walk": 40, "climb": 40, "swim": 40}


def test_exhaustion_and_bonds_slow():
    tired = character(wizard=5)
    tired = replace(tired, body=replace(tired.body, exhaustion={CauseKind("chase"): 2}))
    derived = sheet_of(tired, book().classes)
    assert (derived.speeds["walk"], derived.full_speeds["walk"], derived.penalty) == (20, 30, 4)
    held = replace(tired, body=replace(tired.body, conditions=(ConditionKind("grappled"),)))
    assert sheet_of(held, book().classes).speeds["walk"] == 0


def test_constitution_for_a_chase():
    tough = replace(character(), abilities=Abilities(constitution=18))
    assert sheet_of(tough, book().classes).con_modifier == 4
