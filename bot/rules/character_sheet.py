"""The numbers that follow from a character: class tables first, then what people put right."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bot.rules.character import Character, ClassKind, ClassLevel, FocusKind
from bot.rules.character_classes import Casting, ClassRow, ClassTable, Progression, Stride, reached
from bot.rules.checks import Mode, exhaustion_penalty, passive, proficiency_bonus, slowed
from bot.rules.creature import (
    ABILITIES,
    MOVEMENTS,
    MovementKind,
    can_move,
    exhaustion_level,
)
from bot.rules.values import AbilityKind, Feet, SkillKind

BASE_SPEED = Feet(30)
WALK = MovementKind("walk")


@dataclass(frozen=True, slots=True)
class DicePool:
    """Hit Point Dice of one size."""

    sides: int
    total: int
    left: int


@dataclass(frozen=True, slots=True)
class CasterClass:
    """A class of the character that casts: level in it, how its slots come, its ability."""

    id: ClassKind
    level: int
    progression: Progression
    ability: AbilityKind


@dataclass(frozen=True, slots=True)
class Sheet:
    """Modifiers are without Exhaustion, which `penalty` takes off each D20 Test; speeds are those of now."""

    level: int
    proficiency_bonus: int
    modifiers: Mapping[AbilityKind, int]
    saves: Mapping[AbilityKind, int]
    proficient_saves: tuple[AbilityKind, ...]
    skills: Mapping[SkillKind, int]
    penalty: int
    hit_dice: tuple[DicePool, ...]
    """The largest first."""
    full_speeds: Mapping[MovementKind, Feet]
    speeds: Mapping[MovementKind, Feet]
    casters: tuple[CasterClass, ...]
    spellcasting_ability: AbilityKind | None
    """The one put right by hand, else that of the class with the most levels."""
    focuses: tuple[FocusKind, ...]
    has_expertise: bool
    has_fighting_style: bool
    has_unarmored_defense: bool
    expertise_due: int
    """How many skills the classes give Expertise in."""

    @property
    def con_modifier(self) -> int:
        return self.modifiers[AbilityKind("con")]

    @property
    def dex_modifier(self) -> int:
        return self.modifiers[AbilityKind("dex")]

    @property
    def stealth(self) -> int:
        return self.skills[SkillKind("stealth")]

    @property
    def passive_perception(self) -> int:
        return self.passive(SkillKind("perception"))

    @property
    def spell_dc(self) -> int | None:
        """Spell save DC (2024 PHB, Spells)."""
        return None if self.spellcasting_ability is None else self.dc_with(self.spellcasting_ability)

    @property
    def spell_attack(self) -> int | None:
        if self.spellcasting_ability is None:
            return None
        return self.modifiers[self.spellcasting_ability] + self.proficiency_bonus

    def dc_with(self, ability: AbilityKind) -> int:
        return 8 + self.modifiers[ability] + self.proficiency_bonus

    def passive(self, skill: SkillKind, mode: Mode = Mode.PLAIN) -> int:
        return passive(self.skills[skill], mode)


def sheet_of(character: Character, table: ClassTable) -> Sheet:
    """Everything derived, at this moment."""
    put_right = character.corrections
    bonus = put_right.proficiency_bonus or proficiency_bonus(character.level)
    modifiers = {ability: character.abilities.modifier(ability) for ability in ABILITIES}
    saves = _saves(character, table)
    castings = tuple(_castings(character, table))
    casters = tuple(_caster_classes(castings))
    speeds = _speeds(character, table)
    expertise_due = _expertise_due(character, table)
    return Sheet(
        level=character.level,
        proficiency_bonus=bonus,
        modifiers=modifiers,
        saves={ability: modifiers[ability] + bonus * (ability in saves) for ability in ABILITIES},
        proficient_saves=saves,
        skills=_skills(character, table, modifiers, bonus),
        penalty=exhaustion_penalty(exhaustion_level(character.body)),
        hit_dice=hit_dice_of(character, table),
        full_speeds=speeds,
        speeds=_speeds_now(character, speeds),
        casters=casters,
        spellcasting_ability=put_right.spellcasting_ability or _main_ability(casters),
        focuses=_focuses(castings) if put_right.focuses is None else put_right.focuses,
        has_expertise=_settled(put_right.has_expertise, bool(character.expertise) or expertise_due > 0),
        has_fighting_style=_settled(
            put_right.has_fighting_style, _has_feature(character, table, lambda row: row.fighting_style)
        ),
        has_unarmored_defense=_settled(
            put_right.has_unarmored_defense, _has_feature(character, table, lambda row: row.unarmored_defense)
        ),
        expertise_due=expertise_due,
    )


def hit_dice_of(character: Character, table: ClassTable) -> tuple[DicePool, ...]:
    """Hit Point Dice by size, the largest first; those spent stay spent when a level comes."""
    totals = character.corrections.hit_dice
    if totals is None:
        totals = derived_hit_dice(character.classes, table)
    spent = character.spent_hit_dice
    return tuple(
        DicePool(sides, totals[sides], max(0, totals[sides] - spent.get(sides, 0)))
        for sides in sorted(totals, reverse=True)
    )


def derived_hit_dice(classes: Iterable[ClassLevel], table: ClassTable) -> dict[int, int]:
    totals: dict[int, int] = {}
    for taken in classes:
        sides = table.row(taken.id).hit_die
        totals[sides] = totals.get(sides, 0) + taken.level
    return totals


def _settled(put_right: bool | None, derived: bool) -> bool:
    return derived if put_right is None else put_right


def _has_feature(character: Character, table: ClassTable, level_of: Callable[[ClassRow], int | None]) -> bool:
    return any(reached(taken.level, level_of(table.row(taken.id))) for taken in character.classes)


def _saves(character: Character, table: ClassTable) -> tuple[AbilityKind, ...]:
    if character.corrections.saves is not None:
        return character.corrections.saves
    proficient = set(table.row(character.classes[0].id).saves)
    for taken in character.classes:
        for level, saves in table.row(taken.id).later_saves.items():
            if taken.level >= level:
                proficient.update(saves)
    return tuple(ability for ability in ABILITIES if ability in proficient)


def _skills(
    character: Character, table: ClassTable, modifiers: Mapping[AbilityKind, int], bonus: int
) -> dict[SkillKind, int]:
    half = bonus // 2 if _has_feature(character, table, lambda row: row.half_proficiency) else 0
    skills: dict[SkillKind, int] = {}
    for row in table.skills.values():
        added = half
        if row.id in character.expertise:
            added = 2 * bonus
        elif row.id in character.skills:
            added = bonus
        skills[row.id] = modifiers[row.ability] + added
    return skills


def _castings(character: Character, table: ClassTable) -> Iterable[tuple[ClassLevel, Casting]]:
    for taken in character.classes:
        row = table.row(taken.id)
        subclass = row.subclass(taken.subclass)
        for casting in (row.casting, subclass.casting if subclass else None):
            if casting is not None and taken.level >= casting.level:
                yield taken, casting


def _caster_classes(castings: Iterable[tuple[ClassLevel, Casting]]) -> Iterable[CasterClass]:
    for taken, casting in castings:
        yield CasterClass(taken.id, taken.level, casting.progression, casting.ability)


def _main_ability(casters: tuple[CasterClass, ...]) -> AbilityKind | None:
    return max(casters, key=lambda caster: caster.level).ability if casters else None


def _focuses(castings: Iterable[tuple[ClassLevel, Casting]]) -> tuple[FocusKind, ...]:
    return tuple(dict.fromkeys(focus for _, casting in castings for focus in casting.focuses))


def _expertise_due(character: Character, table: ClassTable) -> int:
    return sum(
        skills
        for taken in character.classes
        for level, skills in table.row(taken.id).expertise.items()
        if taken.level >= level
    )


def _speeds(character: Character, table: ClassTable) -> dict[MovementKind, Feet]:
    """Speeds without Exhaustion: those put right, else 30 feet and what the classes add."""
    put_right = character.corrections.speeds
    strides = tuple(_strides(character, table))
    walk = Feet(BASE_SPEED + sum(stride.bonus for stride in strides))
    walk = put_right.get(WALK, walk)
    speeds = {WALK: walk}
    for stride in strides:
        speeds.update(dict.fromkeys(stride.as_walking, walk))
    speeds.update(put_right)
    return {movement: speeds[movement] for movement in MOVEMENTS if speeds.get(movement) or movement == WALK}


def _strides(character: Character, table: ClassTable) -> Iterable[Stride]:
    for taken in character.classes:
        known = [stride for stride in table.row(taken.id).strides if taken.level >= stride.level]
        if known and character.armor not in known[-1].not_in:
            yield known[-1]


def _speeds_now(character: Character, speeds: Mapping[MovementKind, Feet]) -> dict[MovementKind, Feet]:
    if not can_move(character.body):
        return dict.fromkeys(speeds, Feet(0))
    exhaustion = exhaustion_level(character.body)
    return {movement: slowed(feet, exhaustion) for movement, feet in speeds.items()}
