from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import character_changes as changes
from bot.rules.character import Character, ClassKind, ClassLevel, Corrections, verify_owner
from bot.rules.character_changes import BastionInReach, ClassesChanged, FacilitiesDue, LevelGained
from bot.rules.character_sheet import sheet_of
from bot.rules.creature import Abilities, Body, HitPoints
from bot.rules.errors import RuleViolation
from bot.rules.values import CharacterId
from tests.rules.sheets import ALICE, BOB, book, character, levels

TABLE = book().classes


def create(name="Mira", classes=None, notes="", owner=ALICE):
    return changes.created(
        CharacterId(1),
        owner=owner,
        name=name,
        classes=levels(wizard=5) if classes is None else classes,
        abilities=Abilities(),
        hit_points=HitPoints(30, 38),
        table=TABLE,
        notes=notes,
    )


def test_creating():
    made, events = create()
    assert (made.name, made.level, made.owner) == ("Mira", 5, ALICE)
    assert events == [changes.CharacterCreated("Mira", 5)]


@pytest.mark.parametrize("name", ["", "   ", "x" * 81])
def test_names_nobody_can_use(name):
    with pytest.raises(RuleViolation, match="character-name"):
        create(name)
    with pytest.raises(RuleViolation, match="character-name"):
        changes.renamed(character(), name)


@pytest.mark.parametrize(
    ("classes", "key"),
    [
        ((), "character-classes-missing"),
        (levels(wizard=0), "character-level-range"),
        (levels(wizard=21), "character-level-range"),
        (levels(wizard=-3), "character-level-range"),
        (levels(wizard=15, cleric=6), "character-level-total"),
        (levels(blood_hunter=3), "character-class-unknown"),
        ((*levels(wizard=3), *levels(wizard=2)), "character-class-twice"),
        (levels(wizard=(3, "x" * 61)), "character-subclass-long"),
    ],
)
def test_classes_nobody_can_have(classes, key):
    with pytest.raises(RuleViolation, match=key):
        create(classes=classes)


def test_long_notes_are_refused():
    with pytest.raises(RuleViolation, match="character-notes-long"):
        create(notes="n" * 1001)


# Levels


def test_a_level_raises_hit_points_by_the_fixed_number():
    grown, events = changes.level_gained(character(wizard=5), ClassKind("wizard"), TABLE)
    assert grown.body.hit_points == HitPoints(35, 43)
    assert events == [LevelGained("Mira", ClassKind("wizard"), 6, 6, 5)]


def test_a_level_in_a_new_class_stands_last():
    grown, _ = changes.level_gained(character(wizard=5), ClassKind("cleric"), TABLE, hit_points=8)
    assert grown.classes == levels(wizard=5, cleric=1)
    assert grown.body.hit_points.maximum == 46


@pytest.mark.parametrize("rolled", [0, -3, 8, 100])
def test_rolled_hit_points_fit_the_die(rolled):
    with pytest.raises(RuleViolation, match="character-level-hp"):
        changes.level_gained(character(wizard=5), ClassKind("wizard"), TABLE, hit_points=rolled)


def test_the_frail_gain_at_least_1():
    frail = replace(character(wizard=1), abilities=Abilities(constitution=1))
    grown, _ = changes.level_gained(frail, ClassKind("wizard"), TABLE)
    assert grown.body.hit_points.maximum == 39


def test_nobody_wakes_by_a_level():
    down = replace(character(), body=Body(HitPoints(0, 38)))
    grown, _ = changes.level_gained(down, ClassKind("wizard"), TABLE)
    assert grown.body.hit_points.current == 0


def test_there_is_no_level_21():
    with pytest.raises(RuleViolation, match="character-level-top"):
        changes.level_gained(character(wizard=20), ClassKind("wizard"), TABLE)


def test_a_level_keeps_what_is_spent_and_what_was_put_right():
    """S3: used counts stay; S8: the new die is there."""
    worn = replace(
        character(wizard=5),
        spent_hit_dice={6: 4},
        corrections=Corrections(hit_dice={6: 5, 10: 1}, proficiency_bonus=4),
    )
    grown, _ = changes.level_gained(worn, ClassKind("wizard"), TABLE)
    derived = sheet_of(grown, TABLE)
    assert [(pool.sides, pool.total, pool.left) for pool in derived.hit_dice] == [(10, 1, 1), (6, 6, 2)]
    assert derived.proficiency_bonus == 4


@pytest.mark.parametrize("level", range(1, 20))
def test_what_a_bastion_gains_by_level(level):
    _, events = changes.level_gained(character(wizard=level), ClassKind("wizard"), TABLE)
    due = [event.level for event in events if isinstance(event, FacilitiesDue)]
    assert due == [level + 1] * (level + 1 in (9, 13, 17))
    assert any(isinstance(event, BastionInReach) for event in events) == (level + 1 == 5)


def test_a_leap_says_all_that_is_due():
    _, events = changes.with_classes(character(wizard=4), levels(wizard=14), TABLE)
    assert events == [
        ClassesChanged("Mira", 4, 14),
        BastionInReach("Mira", 5),
        FacilitiesDue("Mira", 9),
        FacilitiesDue("Mira", 13),
    ]


def test_a_lowered_level_keeps_the_hit_points():
    lowered, events = changes.with_classes(character(wizard=9), levels(wizard=8), TABLE)
    assert lowered.body.hit_points.maximum == 38
    assert events == [ClassesChanged("Mira", 9, 8)]


# Hands


def test_an_ownerless_character_can_be_taken_over_once():
    free, _ = changes.freed(character())
    taken, _ = changes.taken_over(free, BOB)
    assert taken.owner == BOB
    with pytest.raises(RuleViolation, match="character-has-owner"):
        changes.taken_over(taken, ALICE)


def test_giving_to_its_owner_is_refused():
    with pytest.raises(RuleViolation, match="character-already-theirs"):
        changes.given_to(character(), ALICE)


def test_a_new_owner_is_neither_away_nor_on_holiday():
    away = replace(character(), has_left=True, is_on_holiday=True)
    given, _ = changes.given_to(away, BOB)
    assert not given.has_left
    assert not given.is_excused


def test_owners_and_the_dm_may_act():
    verify_owner(character(), ALICE, is_dm=False)
    verify_owner(character(), BOB, is_dm=True)
    with pytest.raises(RuleViolation, match="character-not-yours"):
        verify_owner(character(), BOB, is_dm=False)


def test_nothing_changed_nothing_told():
    mira = character()
    quiet = [
        changes.renamed(mira, "Mira"),
        changes.noted(mira, ""),
        changes.with_abilities(mira, mira.abilities),
        changes.with_classes(mira, mira.classes, TABLE),
        changes.on_holiday(mira, False),
        changes.player_came_back(mira),
    ]
    assert quiet == [(mira, [])] * len(quiet)


@given(st.dictionaries(st.sampled_from([*TABLE.classes, "nonsense"]), st.integers(-1, 22), max_size=4))
def test_any_classes_give_a_character_or_a_refusal(wanted):
    rows = tuple(ClassLevel(ClassKind(id), level) for id, level in wanted.items())
    try:
        made, _ = create(classes=rows)
    except RuleViolation:
        return
    assert isinstance(made, Character)
    derived = sheet_of(made, TABLE)
    assert 1 <= derived.level <= 20
    assert sum(pool.total for pool in derived.hit_dice) == derived.level
