"""A played character: whose it is, its classes, its body, and what people have put right by hand.

What follows from the classes is worked out in `character_sheet`, so that a new level brings it up to date.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NewType

from bot.rules.creature import Abilities, Body, MovementKind
from bot.rules.errors import RuleViolation
from bot.rules.inventory import EMPTY, Item, Purse
from bot.rules.values import AbilityKind, CharacterId, Feet, SkillKind, UserId

ClassKind = NewType("ClassKind", str)
SubclassKind = NewType("SubclassKind", str)
FocusKind = NewType("FocusKind", str)
"""What a spellcaster can use as a Spellcasting Focus."""
ArmorKind = NewType("ArmorKind", str)

FOCUSES = tuple(
    FocusKind(focus)
    for focus in (
        "arcane_focus", "holy_symbol", "druidic_focus", "musical_instrument", "artisans_tools", "spellbook",
    )
)  # fmt: skip
ARMORS = tuple(ArmorKind(armor) for armor in ("none", "light", "medium", "heavy"))

MAX_LEVEL = 20
MAX_NAME = 80
MAX_NOTES = 1_000
MAX_SUBCLASS = 60


@dataclass(frozen=True, slots=True)
class ClassLevel:
    """Levels in one class. `subclass` is an id of the class table where it bears on a rule, else as typed."""

    id: ClassKind
    level: int
    subclass: str = ""


@dataclass(frozen=True, slots=True)
class Corrections:
    """What a person put in place of a derived value; None lets the class tables speak."""

    proficiency_bonus: int | None = None
    saves: tuple[AbilityKind, ...] | None = None
    hit_dice: Mapping[int, int] | None = None
    """How many Hit Point Dice of each size, in all."""
    speeds: Mapping[MovementKind, Feet] = field(default_factory=dict)
    """Only the movements that were put right; 0 says that it has none."""
    spellcasting_ability: AbilityKind | None = None
    focuses: tuple[FocusKind, ...] | None = None
    has_expertise: bool | None = None
    has_fighting_style: bool | None = None
    has_unarmored_defense: bool | None = None


@dataclass(frozen=True, slots=True)
class Character:
    """`owner` is None for a character that waits for someone to take it over."""

    id: CharacterId
    owner: UserId | None
    name: str
    classes: tuple[ClassLevel, ...]
    """In the order they were taken: the first one gives the saving throws."""
    abilities: Abilities
    body: Body
    skills: tuple[SkillKind, ...] = ()
    """Proficient in; those with Expertise too."""
    expertise: tuple[SkillKind, ...] = ()
    armor: ArmorKind = ArmorKind("none")
    spent_hit_dice: Mapping[int, int] = field(default_factory=dict)
    """By size of die."""
    corrections: Corrections = Corrections()
    purse: Purse = EMPTY
    items: tuple[Item, ...] = ()
    notes: str = ""
    has_left: bool = False
    """The player is no longer a member of the server."""
    is_on_holiday: bool = False
    """The player is excused: nothing that punishes absence counts."""

    @property
    def level(self) -> int:
        return sum(row.level for row in self.classes)

    @property
    def is_excused(self) -> bool:
        """Whether neglect and the like stand still for this character."""
        return self.is_on_holiday

    def level_in(self, class_id: ClassKind) -> int:
        return sum(row.level for row in self.classes if row.id == class_id)


def verify_name(name: str) -> None:
    if not name.strip() or len(name) > MAX_NAME:
        raise RuleViolation("character-name", limit=MAX_NAME)


def verify_notes(notes: str) -> None:
    if len(notes) > MAX_NOTES:
        raise RuleViolation("character-notes-long", limit=MAX_NOTES)


def verify_owner(character: Character, user_id: int, *, is_dm: bool) -> None:
    """Owners act for their characters, the DM for anyone's."""
    if not is_dm and character.owner != user_id:
        raise RuleViolation("character-not-yours", name=character.name)


def with_body(character: Character, body: Body) -> Character:
    return replace(character, body=body)
