"""Putting a character right by hand: what nature gave it, and what the class tables derive otherwise.

Each function returns the changed character and one event naming what was put right; no change, no event.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, NewType

from bot.rules.character import ARMORS, FOCUSES, ArmorKind, Character, FocusKind
from bot.rules.character_classes import ClassTable
from bot.rules.character_sheet import hit_dice_of
from bot.rules.creature import (
    ABILITIES,
    DamageKind,
    MovementKind,
    SenseKind,
    SizeKind,
    Traits,
    verify_speeds,
    verify_traits,
)
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import AbilityKind, ConditionKind, Feet, SkillKind

AspectKind = NewType("AspectKind", str)
"""What was put right."""

PROFICIENCY_BONUSES = range(1, 13)
HIT_DIE_SIZES = (4, 6, 8, 10, 12)
MAX_HIT_DICE = 20

Changed = tuple[Character, list[Event]]


@dataclass(frozen=True, slots=True)
class CharacterPutRight(Event, kind="character-put-right"):
    name: str
    aspect: AspectKind


def with_skills(character: Character, skills: Collection[str], table: ClassTable) -> Changed:
    """Proficiency in exactly these; Expertise goes with the proficiency it stands on."""
    chosen = _known_skills(skills, table)
    expertise = tuple(skill for skill in character.expertise if skill in chosen)
    return _put_right(character, "skills", skills=chosen, expertise=expertise)


def with_expertise(character: Character, skills: Collection[str], table: ClassTable) -> Changed:
    """Expertise in exactly these, which are then proficiencies too."""
    chosen = _known_skills(skills, table)
    proficient = _known_skills({*character.skills, *chosen}, table)
    return _put_right(character, "expertise", skills=proficient, expertise=chosen)


def with_armor(character: Character, armor: str) -> Changed:
    if armor not in ARMORS:
        raise RuleViolation("creature-unknown-word", word=armor)
    return _put_right(character, "armor", armor=ArmorKind(armor))


def with_size(character: Character, size: str) -> Changed:
    return _with_traits(character, "size", size=SizeKind(size))


def with_senses(character: Character, senses: Mapping[SenseKind, Feet]) -> Changed:
    """Special senses by range; a range of 0 is none."""
    return _with_traits(character, "senses", senses={sense: feet for sense, feet in senses.items() if feet})


def with_resistances(character: Character, damage: Collection[str]) -> Changed:
    return _with_traits(character, "resistances", resistances=_damage(damage))


def with_immunities(character: Character, damage: Collection[str]) -> Changed:
    return _with_traits(character, "immunities", immunities=_damage(damage))


def with_vulnerabilities(character: Character, damage: Collection[str]) -> Changed:
    return _with_traits(character, "vulnerabilities", vulnerabilities=_damage(damage))


def with_condition_immunities(character: Character, conditions: Collection[str]) -> Changed:
    """What it can no longer have, it has no more."""
    immune = tuple(ConditionKind(condition) for condition in conditions)
    changed, events = _with_traits(character, "condition-immunities", condition_immunities=immune)
    kept = tuple(condition for condition in changed.body.conditions if condition not in immune)
    exhaustion = {} if "exhaustion" in immune else changed.body.exhaustion
    return replace(changed, body=replace(changed.body, conditions=kept, exhaustion=exhaustion)), events


def with_speeds(character: Character, speeds: Mapping[MovementKind, Feet | None]) -> Changed:
    """Speeds in place of the derived ones; None gives a movement back to the tables."""
    kept = {**character.corrections.speeds, **speeds}
    chosen = {movement: feet for movement, feet in kept.items() if feet is not None}
    verify_speeds(chosen)
    return _correct(character, "speeds", speeds=chosen)


def with_saves(character: Character, saves: Collection[str] | None) -> Changed:
    """Proficient saving throws; None lets the classes speak."""
    return _correct(character, "saves", saves=None if saves is None else _abilities(saves))


def with_proficiency_bonus(character: Character, bonus: int | None) -> Changed:
    if bonus is not None and bonus not in PROFICIENCY_BONUSES:
        raise RuleViolation("character-proficiency-range", limit=PROFICIENCY_BONUSES[-1])
    return _correct(character, "proficiency-bonus", proficiency_bonus=bonus)


def with_spellcasting_ability(character: Character, ability: str | None) -> Changed:
    chosen = None if ability is None else _abilities([ability])[0]
    return _correct(character, "spellcasting-ability", spellcasting_ability=chosen)


def with_focuses(character: Character, focuses: Collection[str] | None) -> Changed:
    """What it can use as a Spellcasting Focus; None lets the classes speak."""
    if focuses is None:
        return _correct(character, "focuses", focuses=None)
    _verify_all_known(focuses, FOCUSES)
    chosen: tuple[FocusKind, ...] = tuple(focus for focus in FOCUSES if focus in focuses)
    return _correct(character, "focuses", focuses=chosen)


def with_features(
    character: Character,
    *,
    has_expertise: bool | None,
    has_fighting_style: bool | None,
    has_unarmored_defense: bool | None,
) -> Changed:
    """Features that a Bastion asks for; None lets the classes speak."""
    return _correct(
        character,
        "features",
        has_expertise=has_expertise,
        has_fighting_style=has_fighting_style,
        has_unarmored_defense=has_unarmored_defense,
    )


def with_hit_dice(character: Character, totals: Mapping[int, int] | None) -> Changed:
    """How many Hit Point Dice of each size in all; None lets the classes speak."""
    if totals is None:
        return _correct(character, "hit-dice", hit_dice=None)
    _verify_dice(totals)
    return _correct(
        character, "hit-dice", hit_dice={sides: number for sides, number in totals.items() if number}
    )


def with_hit_dice_left(character: Character, left: Mapping[int, int], table: ClassTable) -> Changed:
    """How many are left of each size; a size that is not named keeps what it has."""
    _verify_dice(left)
    totals = {pool.sides: pool.total for pool in hit_dice_of(character, table)}
    spent = dict(character.spent_hit_dice)
    for sides, number in left.items():
        if number > totals.get(sides, 0):
            raise RuleViolation("character-hit-dice-too-many", sides=sides, total=totals.get(sides, 0))
        spent[sides] = totals.get(sides, 0) - number
    spent = {sides: number for sides, number in spent.items() if number}
    return _put_right(character, "hit-dice", spent_hit_dice=spent)


def as_derived(character: Character) -> Changed:
    """Every correction of a derived value taken back."""
    return _put_right(character, "all", corrections=type(character.corrections)())


def _put_right(character: Character, aspect: str, **values: Any) -> Changed:
    changed = replace(character, **values)
    if changed == character:
        return character, []
    return changed, [CharacterPutRight(character.name, AspectKind(aspect))]


def _correct(character: Character, aspect: str, **values: Any) -> Changed:
    return _put_right(character, aspect, corrections=replace(character.corrections, **values))


def _with_traits(character: Character, aspect: str, **values: Any) -> Changed:
    traits: Traits = replace(character.body.traits, **values)
    verify_traits(traits)
    return _put_right(character, aspect, body=replace(character.body, traits=traits))


def _known_skills(skills: Collection[str], table: ClassTable) -> tuple[SkillKind, ...]:
    for skill in skills:
        table.skill(skill)
    return tuple(row.id for row in table.skills.values() if row.id in skills)


def _abilities(words: Collection[str]) -> tuple[AbilityKind, ...]:
    _verify_all_known(words, ABILITIES)
    return tuple(ability for ability in ABILITIES if ability in words)


def _damage(words: Collection[str]) -> tuple[DamageKind, ...]:
    return tuple(DamageKind(word) for word in words)


def _verify_all_known(words: Collection[str], known: Collection[str]) -> None:
    for word in words:
        if word not in known:
            raise RuleViolation("creature-unknown-word", word=word)


def _verify_dice(dice: Mapping[int, int]) -> None:
    for sides, number in dice.items():
        if sides not in HIT_DIE_SIZES or not 0 <= number <= MAX_HIT_DICE:
            raise RuleViolation("character-hit-dice-range", limit=MAX_HIT_DICE)
