"""How a character comes to be, grows and changes hands: `(character, …) -> (character, events)`.

Knows no campaign and no user's rights; who may do what is for `verify_owner` and the services.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.character import (
    MAX_LEVEL,
    MAX_SUBCLASS,
    Character,
    ClassKind,
    ClassLevel,
    verify_name,
    verify_notes,
)
from bot.rules.character_classes import ClassTable
from bot.rules.creature import Abilities, Body, HitPoints
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import AbilityKind, CharacterId, UserId

BASTION_LEVEL = 5
FACILITY_LEVELS = (9, 13, 17)
"""Levels at which a Bastion gains special facilities (2024 DMG, Bastions)."""

Changed = tuple[Character, list[Event]]


class Hand(StrEnum):
    """How a character came to its owner."""

    TAKEN_OVER = "taken-over"
    GIVEN = "given"


@dataclass(frozen=True, slots=True)
class CharacterCreated(Event, kind="character-created"):
    name: str
    level: int


@dataclass(frozen=True, slots=True)
class CharacterRenamed(Event, kind="character-renamed"):
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class CharacterNoted(Event, kind="character-noted"):
    name: str


@dataclass(frozen=True, slots=True)
class AbilitiesChanged(Event, kind="character-abilities-changed"):
    name: str


@dataclass(frozen=True, slots=True)
class LevelGained(Event, kind="character-level-gained"):
    name: str
    class_id: ClassKind
    class_level: int
    level: int
    hit_points: int
    """How many more at most."""


@dataclass(frozen=True, slots=True)
class ClassesChanged(Event, kind="character-classes-changed"):
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BastionInReach(Event, kind="character-bastion-in-reach"):
    name: str
    level: int


@dataclass(frozen=True, slots=True)
class FacilitiesDue(Event, kind="character-facilities-due"):
    name: str
    level: int


@dataclass(frozen=True, slots=True)
class CharacterChangedHands(Event, kind="character-changed-hands"):
    name: str
    how: Hand


@dataclass(frozen=True, slots=True)
class TransferDeclined(Event, kind="character-transfer-declined"):
    name: str


@dataclass(frozen=True, slots=True)
class CharacterFreed(Event, kind="character-freed"):
    """It waits for someone to take it over."""

    name: str


@dataclass(frozen=True, slots=True)
class CharacterDeleted(Event, kind="character-deleted"):
    name: str


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event, kind="character-player-left"):
    name: str


@dataclass(frozen=True, slots=True)
class PlayerCameBack(Event, kind="character-player-came-back"):
    name: str


@dataclass(frozen=True, slots=True)
class HolidayBegan(Event, kind="character-holiday-began"):
    name: str


@dataclass(frozen=True, slots=True)
class HolidayEnded(Event, kind="character-holiday-ended"):
    name: str


def created(
    id: CharacterId,
    *,
    owner: UserId | None,
    name: str,
    classes: Sequence[ClassLevel],
    abilities: Abilities,
    hit_points: HitPoints,
    table: ClassTable,
    notes: str = "",
) -> Changed:
    """A new character: what it says of itself; the rest is derived."""
    verify_name(name)
    verify_notes(notes)
    verify_classes(classes, table)
    character = Character(
        id=id,
        owner=owner,
        name=name,
        classes=tuple(classes),
        abilities=abilities,
        body=Body(hit_points),
        notes=notes,
    )
    return character, [CharacterCreated(name, character.level)]


def verify_classes(classes: Sequence[ClassLevel], table: ClassTable) -> None:
    """At least one class, each once and known, 20 levels at most in all."""
    if not classes:
        raise RuleViolation("character-classes-missing")
    for taken in classes:
        table.row(taken.id)
        if not 1 <= taken.level <= MAX_LEVEL:
            raise RuleViolation("character-level-range", limit=MAX_LEVEL)
        if len(taken.subclass) > MAX_SUBCLASS:
            raise RuleViolation("character-subclass-long", limit=MAX_SUBCLASS)
    ids = [taken.id for taken in classes]
    for id in ids:
        if ids.count(id) > 1:
            raise RuleViolation("character-class-twice", class_kind=id)
    total = sum(taken.level for taken in classes)
    if total > MAX_LEVEL:
        raise RuleViolation("character-level-total", total=total, limit=MAX_LEVEL)


def renamed(character: Character, name: str) -> Changed:
    verify_name(name)
    if name == character.name:
        return character, []
    return replace(character, name=name), [CharacterRenamed(character.name, name)]


def noted(character: Character, notes: str) -> Changed:
    verify_notes(notes)
    if notes == character.notes:
        return character, []
    return replace(character, notes=notes), [CharacterNoted(character.name)]


def with_abilities(character: Character, abilities: Abilities) -> Changed:
    """Other scores. The hit point maximum stays as it is written."""
    if abilities == character.abilities:
        return character, []
    return replace(character, abilities=abilities), [AbilitiesChanged(character.name)]


def average_gain(character: Character, class_id: ClassKind, table: ClassTable) -> int:
    """Hit points of a new level without a roll: the fixed number of the die and Constitution, at least 1."""
    return max(1, table.row(class_id).hit_die // 2 + 1 + _con_modifier(character))


def level_gained(
    character: Character, class_id: ClassKind, table: ClassTable, *, hit_points: int | None = None
) -> Changed:
    """One more level in a class, new or known. `hit_points` are those rolled; None takes the fixed number."""
    if character.level >= MAX_LEVEL:
        raise RuleViolation("character-level-top", name=character.name, limit=MAX_LEVEL)
    die = table.row(class_id).hit_die
    most = max(1, die + _con_modifier(character))
    gain = average_gain(character, class_id, table) if hit_points is None else hit_points
    if not 1 <= gain <= most:
        raise RuleViolation("character-level-hp", limit=most)
    classes = _with_one_more(character.classes, class_id)
    grown = replace(
        character,
        classes=classes,
        body=replace(character.body, hit_points=_raised(character.body.hit_points, gain)),
        corrections=replace(character.corrections, hit_dice=_one_more_die(character, die)),
    )
    gained = LevelGained(character.name, class_id, grown.level_in(class_id), grown.level, gain)
    return grown, [gained, *_newly_due(character, grown)]


def with_classes(character: Character, classes: Sequence[ClassLevel], table: ClassTable) -> Changed:
    """Classes and levels as the table has them, up or down. The hit point maximum stays as it is written."""
    verify_classes(classes, table)
    if tuple(classes) == character.classes:
        return character, []
    changed = replace(character, classes=tuple(classes))
    event = ClassesChanged(character.name, character.level, changed.level)
    return changed, [event, *_newly_due(character, changed)]


def taken_over(character: Character, user_id: UserId) -> Changed:
    """A character without an owner becomes someone's."""
    if character.owner is not None:
        raise RuleViolation("character-has-owner", name=character.name)
    return _owned(character, user_id), [CharacterChangedHands(character.name, Hand.TAKEN_OVER)]


def given_to(character: Character, user_id: UserId) -> Changed:
    if character.owner == user_id:
        raise RuleViolation("character-already-theirs", name=character.name)
    return _owned(character, user_id), [CharacterChangedHands(character.name, Hand.GIVEN)]


def freed(character: Character) -> Changed:
    if character.owner is None:
        return character, []
    free = replace(character, owner=None, has_left=False, is_on_holiday=False)
    return free, [CharacterFreed(character.name)]


def player_left(character: Character) -> Changed:
    if character.has_left:
        return character, []
    return replace(character, has_left=True), [PlayerLeft(character.name)]


def player_came_back(character: Character) -> Changed:
    if not character.has_left:
        return character, []
    return replace(character, has_left=False), [PlayerCameBack(character.name)]


def on_holiday(character: Character, is_on_holiday: bool) -> Changed:
    """Excuse the player, or have them back."""
    if character.is_on_holiday == is_on_holiday:
        return character, []
    event: Event = HolidayBegan(character.name) if is_on_holiday else HolidayEnded(character.name)
    return replace(character, is_on_holiday=is_on_holiday), [event]


def _owned(character: Character, user_id: UserId) -> Character:
    return replace(character, owner=user_id, has_left=False, is_on_holiday=False)


def _con_modifier(character: Character) -> int:
    return character.abilities.modifier(AbilityKind("con"))


def _with_one_more(classes: tuple[ClassLevel, ...], class_id: ClassKind) -> tuple[ClassLevel, ...]:
    if all(taken.id != class_id for taken in classes):
        return (*classes, ClassLevel(class_id, 1))
    return tuple(
        replace(taken, level=taken.level + 1) if taken.id == class_id else taken for taken in classes
    )


def _raised(points: HitPoints, gain: int) -> HitPoints:
    """The new hit points are there at once, but wake nobody who lies at 0."""
    current = points.current + gain if points.current > 0 else 0
    return replace(points, current=current, maximum=points.maximum + gain)


def _one_more_die(character: Character, die: int) -> dict[int, int] | None:
    """Dice that were put right by hand grow with the level as well."""
    known = character.corrections.hit_dice
    return None if known is None else {**known, die: known.get(die, 0) + 1}


def _newly_due(before: Character, after: Character) -> list[Event]:
    """What the new level brings a Bastion; a level that was lowered and comes again says it again."""
    events: list[Event] = []
    if before.level < BASTION_LEVEL <= after.level:
        events.append(BastionInReach(after.name, BASTION_LEVEL))
    due = [level for level in FACILITY_LEVELS if before.level < level <= after.level]
    events += [FacilitiesDue(after.name, level) for level in due]
    return events
