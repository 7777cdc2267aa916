from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import character_corrections as corrections
from bot.rules.character import Character, ClassKind
from bot.rules.character_changes import level_gained
from bot.rules.character_sheet import sheet_of
from bot.rules.errors import RuleViolation
from bot.rules.values import ConditionKind
from tests.rules.sheets import book, character

TABLE = book().classes


def test_a_correction_outlives_a_level_while_the_rest_is_derived_anew():
    mira, events = corrections.with_saves(character(wizard=8), ["con"])
    assert events == [corrections.CharacterPutRight("Mira", corrections.AspectKind("saves"))]
    grown, _ = level_gained(mira, ClassKind("wizard"), TABLE)
    derived = sheet_of(grown, TABLE)
    assert derived.proficient_saves == ("con",)
    assert derived.proficiency_bonus == 4


def test_none_lets_the_classes_speak_again():
    mira, _ = corrections.with_saves(character(wizard=8), [])
    assert sheet_of(mira, TABLE).proficient_saves == ()
    back, _ = corrections.with_saves(mira, None)
    assert sheet_of(back, TABLE).proficient_saves == ("int", "wis")


def test_expertise_brings_proficiency_and_goes_with_it():
    mira, _ = corrections.with_expertise(character(), ["arcana"], TABLE)
    assert mira.skills == mira.expertise == ("arcana",)
    plain, _ = corrections.with_skills(mira, ["history"], TABLE)
    assert (plain.skills, plain.expertise) == (("history",), ())


def test_speeds_in_place_of_derived_ones():
    monk, _ = corrections.with_speeds(character(monk=2), {"walk": 25, "fly": 50})
    assert sheet_of(monk, TABLE).speeds == {"walk": 25, "fly": 50}
    back, _ = corrections.with_speeds(monk, {"walk": None, "fly": 0})
    assert sheet_of(back, TABLE).speeds == {"walk": 40}


def test_hit_dice_left():
    mira, _ = corrections.with_hit_dice_left(character(wizard=5), {6: 2}, TABLE)
    assert sheet_of(mira, TABLE).hit_dice[0].left == 2
    with pytest.raises(RuleViolation, match="character-hit-dice-too-many"):
        corrections.with_hit_dice_left(mira, {6: 6}, TABLE)
    with pytest.raises(RuleViolation, match="character-hit-dice-too-many"):
        corrections.with_hit_dice_left(mira, {12: 1}, TABLE)


def test_features_for_a_bastion():
    mira, _ = corrections.with_features(
        character(cleric=5), has_expertise=True, has_fighting_style=True, has_unarmored_defense=None
    )
    derived = sheet_of(mira, TABLE)
    assert (derived.has_expertise, derived.has_fighting_style, derived.has_unarmored_defense) == (
        True,
        True,
        False,
    )


def test_immunity_ends_what_it_forbids():
    mira = character()
    mira = replace(
        mira, body=replace(mira.body, conditions=(ConditionKind("poisoned"),), exhaustion={"chase": 2})
    )
    immune, _ = corrections.with_condition_immunities(mira, ["poisoned", "exhaustion"])
    assert immune.body.conditions == ()
    assert immune.body.exhaustion == {}


def test_everything_back_to_the_tables():
    mira, _ = corrections.with_proficiency_bonus(character(), 6)
    mira, _ = corrections.with_focuses(mira, ["holy_symbol"])
    back, _ = corrections.as_derived(mira)
    assert sheet_of(back, TABLE) == sheet_of(character(), TABLE)


words = st.lists(
    st.sampled_from(["str", "wis", "fire", "stealth", "prone", "nonsense", "arcane_focus"]), max_size=3
)
numbers = st.one_of(st.none(), st.integers(-5, 10**6))
EDITS = [
    lambda c, d: corrections.with_skills(c, d(words), TABLE),
    lambda c, d: corrections.with_expertise(c, d(words), TABLE),
    lambda c, d: corrections.with_saves(c, d(words)),
    lambda c, d: corrections.with_armor(c, d(st.sampled_from(["none", "heavy", "silk"]))),
    lambda c, d: corrections.with_size(c, d(st.sampled_from(["tiny", "vast"]))),
    lambda c, d: corrections.with_senses(
        c, {d(st.sampled_from(["darkvision", "smell"])): d(st.integers(-9, 9999))}
    ),
    lambda c, d: corrections.with_resistances(c, d(words)),
    lambda c, d: corrections.with_immunities(c, d(words)),
    lambda c, d: corrections.with_vulnerabilities(c, d(words)),
    lambda c, d: corrections.with_condition_immunities(c, d(words)),
    lambda c, d: corrections.with_speeds(c, {d(st.sampled_from(["walk", "dig"])): d(numbers)}),
    lambda c, d: corrections.with_proficiency_bonus(c, d(numbers)),
    lambda c, d: corrections.with_spellcasting_ability(c, d(st.sampled_from(["wis", "luck", None]))),
    lambda c, d: corrections.with_focuses(c, d(words)),
    lambda c, d: corrections.with_hit_dice(c, {d(st.integers(0, 20)): d(st.integers(-1, 30))}),
    lambda c, d: corrections.with_hit_dice_left(
        c, {d(st.sampled_from([6, 7, 8])): d(st.integers(-1, 30))}, TABLE
    ),
]


@given(st.data())
def test_any_edit_gives_a_sound_character_or_a_refusal(data):
    mira = character(wizard=5, fighter=2)
    for edit in data.draw(st.lists(st.sampled_from(EDITS), max_size=6)):
        try:
            mira, events = edit(mira, data.draw)
        except RuleViolation:
            continue
        assert len(events) <= 1
        assert isinstance(mira, Character)
        sheet_of(mira, TABLE)
