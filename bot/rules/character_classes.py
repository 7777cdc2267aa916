"""What the classes give by level, as far as the game between the fights asks. Knows no character."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.rules.character import ArmorKind, ClassKind, FocusKind, SubclassKind
from bot.rules.creature import MovementKind
from bot.rules.errors import RuleViolation
from bot.rules.values import AbilityKind, Feet, SkillKind


class Progression(StrEnum):
    """How fast spell slots come."""

    FULL = "full"
    HALF = "half"
    THIRD = "third"
    PACT = "pact"


@dataclass(frozen=True, slots=True)
class Casting:
    """Spellcasting of a class or a subclass, from that class level on."""

    level: int
    progression: Progression
    ability: AbilityKind
    focuses: tuple[FocusKind, ...]


@dataclass(frozen=True, slots=True)
class Stride:
    """A bonus to walking Speed from that class level on, while the armor is none of those named.

    `as_walking` are movements that become as fast as walking.
    """

    level: int
    bonus: Feet
    not_in: tuple[ArmorKind, ...]
    as_walking: tuple[MovementKind, ...] = ()


@dataclass(frozen=True, slots=True)
class SubclassRow:
    id: SubclassKind
    casting: Casting | None = None


@dataclass(frozen=True, slots=True)
class ClassRow:
    """One class. Levels are class levels; a feature the class has not is None."""

    id: ClassKind
    hit_die: int
    saves: tuple[AbilityKind, ...]
    """For a character that begins with this class."""
    later_saves: Mapping[int, tuple[AbilityKind, ...]] = field(default_factory=dict)
    """For everyone who reaches that level in the class."""
    casting: Casting | None = None
    fighting_style: int | None = None
    unarmored_defense: int | None = None
    expertise: Mapping[int, int] = field(default_factory=dict)
    """How many skills gain Expertise at which level."""
    half_proficiency: int | None = None
    strides: tuple[Stride, ...] = ()
    """The last one reached counts."""
    subclasses: tuple[SubclassRow, ...] = ()
    """Only those that bear on a rule here."""

    def subclass(self, id: str) -> SubclassRow | None:
        return next((row for row in self.subclasses if row.id == id), None)


@dataclass(frozen=True, slots=True)
class SkillRow:
    id: SkillKind
    ability: AbilityKind


@dataclass(frozen=True)
class ClassTable:
    """The rows of data/rules/classes.yml and skills.yml."""

    classes: Mapping[str, ClassRow]
    skills: Mapping[str, SkillRow]

    def row(self, id: str) -> ClassRow:
        if id not in self.classes:
            raise RuleViolation("character-class-unknown", word=id)
        return self.classes[id]

    def skill(self, id: str) -> SkillRow:
        if id not in self.skills:
            raise RuleViolation("creature-unknown-word", word=id)
        return self.skills[id]


def reached(level: int, wanted: int | None) -> bool:
    """Whether a class feature that comes at `wanted` is there at this class level."""
    return wanted is not None and level >= wanted
