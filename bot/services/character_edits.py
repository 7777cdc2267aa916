"""From what people typed or chose to the act of the rules that it means. Pure; knows no campaign."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping

from bot.rules import character_changes as changes
from bot.rules import character_corrections as corrections
from bot.rules import creature, creature_changes
from bot.rules.character import Character, ClassKind, with_body
from bot.rules.character_changes import Changed
from bot.rules.character_classes import ClassTable
from bot.rules.character_sheet import hit_dice_of
from bot.rules.creature import Body, HitPoints
from bot.rules.creature_changes import Changed as BodyChanged
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import ConditionKind, Feet
from bot.text import reading
from bot.text.reading import HitPointsText
from bot.text.reading.words import folded, vocabulary

Choice = Collection[str] | None

_DICE = re.compile(r"\s*(\d{1,3})\s*(?:/\s*(\d{1,3})\s*)?")
FEATURES = ("expertise", "fighting-style", "unarmored-defense")


def in_turn(character: Character, *acts: Callable[[Character], Changed]) -> Changed:
    """One act after another, all told together."""
    events: list[Event] = []
    for act in acts:
        character, told = act(character)
        events += told
    return character, events


def class_of(word: str) -> ClassKind | None:
    """The class that a single word names in any language, or by id."""
    id = vocabulary("class").get(folded(word))
    return None if id is None else ClassKind(id)


def class_to_rise_in(character: Character, word: str | None) -> ClassKind:
    """The class named; if none is, the only one there is."""
    if word and word.strip():
        class_id = class_of(word)
        if class_id is None:
            raise RuleViolation("character-class-unknown", word=word[:40])
        return class_id
    if len(character.classes) > 1:
        kinds = tuple(taken.id for taken in character.classes)
        raise RuleViolation("character-class-which", class_kinds=kinds)
    return character.classes[0].id


def new_hit_points(said: HitPointsText) -> HitPoints:
    """Hit points of a new character: «38» or «30/38»."""
    if said.current is None or said.change is not None:
        raise RuleViolation("character-hp-unreadable")
    maximum = said.current if said.maximum is None else said.maximum
    return HitPoints(said.current, maximum, said.temporary or 0)


def signed(said: HitPointsText, sign: str) -> HitPointsText:
    """A bare number meant as damage (`-`) or healing (`+`); all else stands as it is."""
    if not sign or said.current is None or said.maximum is not None:
        return said
    return HitPointsText(temporary=said.temporary, change=-said.current if sign == "-" else said.current)


def with_hit_points(body: Body, said: HitPointsText, who: str) -> BodyChanged:
    """Apply all that was said: the maximum first, then what it is now, then the change."""
    events: list[Event] = []
    for act in _acts(said):
        body, told = act(body, who)
        events += told
    return body, events


def _acts(said: HitPointsText) -> Iterator[Callable[[Body, str], BodyChanged]]:
    maximum, current, temporary, change = said.maximum, said.current, said.temporary, said.change
    if maximum is not None:
        yield lambda body, who: creature_changes.set_maximum(body, maximum, body.hit_points.lowered_by, who)
    if current is not None:
        yield lambda body, who: creature_changes.set_hit_points(body, current, who)
    if temporary is not None:
        yield lambda body, who: creature_changes.set_temporary(body, temporary, who)
    if change is not None and change < 0:
        yield lambda body, who: creature_changes.hurt(body, -change, who)
    if change is not None and change > 0:
        yield lambda body, who: creature_changes.heal(body, change, who)


def with_conditions(body: Body, conditions: Collection[str], who: str) -> BodyChanged:
    """Exactly these conditions, besides those that others bring along."""
    events: list[Event] = []
    for condition in body.conditions:
        if condition not in conditions:
            body, told = creature_changes.end_condition(body, condition, who)
            events += told
    for word in conditions:
        if word not in creature.conditions_now(body):
            body, told = creature_changes.give_condition(body, ConditionKind(word), who)
            events += told
    return body, events


def written(character: Character, aspect: str, fields: Mapping[str, str], table: ClassTable) -> Changed:
    """Set what was written into the form of an aspect; an empty field lets the class tables speak."""
    if aspect not in _WRITTEN:
        raise RuleViolation("stale")
    return _WRITTEN[aspect](character, fields, table)


def _classes(character: Character, fields: Mapping[str, str], table: ClassTable) -> Changed:
    return changes.with_classes(character, reading.classes(fields.get("classes", "")), table)


def _abilities(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    return changes.with_abilities(character, reading.abilities(fields.get("abilities", "")))


def _notes(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    return changes.noted(character, reading.note(fields.get("notes", "")))


def _maximum(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    maximum = reading.whole_number(fields.get("maximum", ""), 1, creature.MAX_HIT_POINTS)
    lowered = reading.whole_number(fields.get("lowered") or "0", 0, creature.MAX_HIT_POINTS)
    body, events = creature_changes.set_maximum(character.body, maximum, lowered, character.name)
    return with_body(character, body), events


def _proficiency_bonus(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    typed = fields.get("bonus", "").strip()
    highest = corrections.PROFICIENCY_BONUSES[-1]
    return corrections.with_proficiency_bonus(
        character, reading.whole_number(typed, 1, highest) if typed else None
    )


def _speeds(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    speeds = {
        movement: _feet(fields[movement], creature.MAX_SPEED)
        for movement in creature.MOVEMENTS
        if movement in fields
    }
    return corrections.with_speeds(character, speeds)


def _senses(character: Character, fields: Mapping[str, str], _: ClassTable) -> Changed:
    ranges = {sense: _feet(fields.get(sense, ""), creature.MAX_SENSE) or Feet(0) for sense in creature.SENSES}
    return corrections.with_senses(character, ranges)


def _feet(typed: str, limit: Feet) -> Feet | None:
    """A distance; None where nothing was typed."""
    return Feet(reading.whole_number(typed, 0, limit)) if typed.strip() else None


def _hit_dice(character: Character, fields: Mapping[str, str], table: ClassTable) -> Changed:
    """By size as «left/total» or «left»."""
    typed = {sides: fields.get(f"d{sides}", "") for sides in corrections.HIT_DIE_SIZES}
    dice = {sides: _left_and_total(text) for sides, text in typed.items() if text.strip()}
    if not dice:
        return corrections.with_hit_dice(character, None)
    totals = {pool.sides: pool.total for pool in hit_dice_of(character, table)}
    put_right = {sides: total for sides, (_, total) in dice.items() if total is not None}
    left = {sides: number for sides, (number, _) in dice.items()}
    acts: list[Callable[[Character], Changed]] = []
    if any(totals.get(sides, 0) != total for sides, total in put_right.items()):
        acts.append(lambda before: corrections.with_hit_dice(before, {**totals, **put_right}))
    acts.append(lambda before: corrections.with_hit_dice_left(before, left, table))
    changed, events = in_turn(character, *acts)
    return changed, events[:1]


def _left_and_total(text: str) -> tuple[int, int | None]:
    match = _DICE.fullmatch(text)
    if match is None:
        raise RuleViolation("character-hit-dice-unreadable", text=text[:40])
    return int(match[1]), None if match[2] is None else int(match[2])


def chosen(character: Character, aspect: str, values: Choice, table: ClassTable) -> Changed:
    """Set what is chosen from a list. None, where the class tables know better, lets them speak again."""
    if aspect in _DERIVED:
        return _DERIVED[aspect](character, values)
    if aspect not in _PLAIN or values is None:
        raise RuleViolation("stale")
    return _PLAIN[aspect](character, values, table)


def _one(values: Collection[str]) -> str:
    return next(iter(values), "")


def _with_features(character: Character, values: Choice) -> Changed:
    has = [None if values is None else feature in values for feature in FEATURES]
    return corrections.with_features(
        character, has_expertise=has[0], has_fighting_style=has[1], has_unarmored_defense=has[2]
    )


_WRITTEN: Mapping[str, Callable[[Character, Mapping[str, str], ClassTable], Changed]] = {
    "classes": _classes,
    "abilities": _abilities,
    "notes": _notes,
    "maximum": _maximum,
    "proficiency-bonus": _proficiency_bonus,
    "hit-dice": _hit_dice,
    "speeds": _speeds,
    "senses": _senses,
}
_DERIVED: Mapping[str, Callable[[Character, Choice], Changed]] = {
    "saves": corrections.with_saves,
    "focuses": corrections.with_focuses,
    "spellcasting-ability": lambda character, values: corrections.with_spellcasting_ability(
        character, None if values is None else _one(values)
    ),
    "features": _with_features,
    "all": lambda character, _: corrections.as_derived(character),
}
_PLAIN: Mapping[str, Callable[[Character, Collection[str], ClassTable], Changed]] = {
    "skills": corrections.with_skills,
    "expertise": corrections.with_expertise,
    "armor": lambda character, values, _: corrections.with_armor(character, _one(values)),
    "size": lambda character, values, _: corrections.with_size(character, _one(values)),
    "resistances": lambda character, values, _: corrections.with_resistances(character, values),
    "immunities": lambda character, values, _: corrections.with_immunities(character, values),
    "vulnerabilities": lambda character, values, _: corrections.with_vulnerabilities(character, values),
    "condition-immunities": lambda character, values, _: corrections.with_condition_immunities(
        character, values
    ),
    "holiday": lambda character, values, _: changes.on_holiday(character, _one(values) == "on"),
}
