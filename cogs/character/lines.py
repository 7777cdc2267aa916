"""The lines of a character sheet, in words; a line is empty where there is nothing to say."""

from collections.abc import Collection, Iterable

from bot.rules.character import Character, ClassLevel
from bot.rules.character_sheet import Sheet
from bot.rules.creature import ABILITIES, conditions_now, exhaustion_level
from bot.rules.gear import GearTable
from bot.rules.inventory import POUND, Item, LedgerEntry, Ounces
from bot.services.character_views import CharacterView
from bot.text import Said, Speaker

NOTHING = Said("")
DOT = " · "


def joined(parts: Iterable[str], between: str = DOT) -> Said:
    return Said(between.join(part for part in parts if part))


def heading(character: Character, speak: Speaker) -> Said:
    name = speak("character-heading", name=character.name, is_dead=character.body.is_dead)
    return speak.lines(name, classes_line(character, speak), player_line(character, speak))


def classes_line(character: Character, speak: Speaker) -> Said:
    """«Wizard 5 (Evoker) / Cleric 2, level 7»"""
    classes = joined((_class(taken, speak) for taken in character.classes), " / ")
    if len(character.classes) == 1:
        return classes
    return speak("character-classes", classes=classes, level=character.level)


def classes_as_typed(character: Character, speak: Speaker) -> str:
    """The same as one would type it again."""
    return " / ".join(_class(taken, speak.plain) for taken in character.classes)


def _class(taken: ClassLevel, speak: Speaker) -> Said:
    name = speak.term("class", taken.id)
    if not taken.subclass:
        return speak("character-class", name=name, level=taken.level)
    return speak(
        "character-class-with-subclass", name=name, level=taken.level, subclass=_subclass(taken, speak)
    )


def _subclass(taken: ClassLevel, speak: Speaker) -> Said:
    id = f"subclass-{taken.subclass.replace('_', '-')}"
    known = taken.subclass.isascii() and taken.subclass.replace("_", "").isalpha() and speak.has(id)
    return speak(id) if known else speak.user_text(taken.subclass)


def player_line(character: Character, speak: Speaker) -> Said:
    if character.owner is None:
        return speak("character-waits")
    player = Said(f"<@{character.owner}>")
    marks = [
        speak("character-player-away") if character.has_left else NOTHING,
        speak("character-on-holiday") if character.is_on_holiday else NOTHING,
    ]
    return joined([speak("character-player", player=player), *marks])


def vital_lines(shown: CharacterView, speak: Speaker) -> Said:
    character, sheet = shown.character, shown.sheet
    return speak.lines(
        hit_points_line(character, speak),
        _hit_dice(sheet, speak),
        exhaustion_line(character, sheet, speak),
        conditions_line(character, speak),
    )


def hit_points_line(character: Character, speak: Speaker) -> Said:
    points = character.body.hit_points
    parts = [speak("character-hp", current=points.current, maximum=points.limit)]
    if points.temporary:
        parts.append(speak("character-hp-temporary", temporary=points.temporary))
    if points.lowered_by:
        parts.append(speak("character-hp-lowered", by=points.lowered_by))
    return joined(parts)


def _hit_dice(sheet: Sheet, speak: Speaker) -> Said:
    pools = [
        speak("character-die-pool", sides=str(pool.sides), left=pool.left, total=pool.total)
        for pool in sheet.hit_dice
    ]
    return speak("character-hit-dice", pools=joined(pools, ", "))


def exhaustion_line(character: Character, sheet: Sheet, speak: Speaker) -> Said:
    level = exhaustion_level(character.body)
    if not level:
        return NOTHING
    causes = [
        speak("character-exhaustion-cause", cause=speak.term("cause", cause), levels=levels)
        for cause, levels in character.body.exhaustion.items()
    ]
    return speak("character-exhaustion", level=level, causes=joined(causes, ", "), penalty=sheet.penalty)


def conditions_line(character: Character, speak: Speaker) -> Said:
    conditions = conditions_now(character.body)
    if not conditions:
        return NOTHING
    return speak("character-conditions", conditions=speak.terms("condition", conditions))


def number_lines(shown: CharacterView, speak: Speaker) -> Said:
    character, sheet = shown.character, shown.sheet
    return speak.lines(
        *_abilities(character, sheet, speak),
        _saves(sheet, speak),
        _skills(character, sheet, speak),
        speak(
            "character-basics",
            bonus=speak.signed(sheet.proficiency_bonus),
            perception=sheet.passive_perception,
        ),
        _spells(sheet, speak),
    )


def _abilities(character: Character, sheet: Sheet, speak: Speaker) -> list[Said]:
    """Two lines of three, as fits a phone."""
    shown = [
        speak(
            "character-ability",
            ability=speak(f"ability-{ability}.short"),
            score=character.abilities.score(ability),
            modifier=speak.signed(sheet.modifiers[ability]),
        )
        for ability in ABILITIES
    ]
    return [joined(shown[:3]), joined(shown[3:])]


def _saves(sheet: Sheet, speak: Speaker) -> Said:
    if not sheet.proficient_saves:
        return NOTHING
    saves = [
        speak(
            "character-save",
            ability=speak(f"ability-{ability}.short"),
            bonus=speak.signed(sheet.saves[ability]),
        )
        for ability in sheet.proficient_saves
    ]
    return speak("character-saves", saves=joined(saves, ", "))


def _skills(character: Character, sheet: Sheet, speak: Speaker) -> Said:
    trained = [skill for skill in sheet.skills if skill in character.skills or skill in character.expertise]
    if not trained:
        return NOTHING
    skills = [
        speak(
            "character-skill",
            skill=speak.term("skill", skill),
            bonus=speak.signed(sheet.skills[skill]),
            is_expert=skill in character.expertise,
        )
        for skill in trained
    ]
    return speak("character-skills", skills=joined(skills, ", "))


def _spells(sheet: Sheet, speak: Speaker) -> Said:
    if sheet.spellcasting_ability is None or sheet.spell_dc is None or sheet.spell_attack is None:
        return NOTHING
    return speak(
        "character-spells",
        ability=speak.term("ability", sheet.spellcasting_ability),
        dc=sheet.spell_dc,
        attack=speak.signed(sheet.spell_attack),
    )


def trait_lines(shown: CharacterView, speak: Speaker) -> Said:
    character, sheet = shown.character, shown.sheet
    traits = character.body.traits
    return speak.lines(
        _movement(sheet, speak),
        _senses(character, speak),
        joined(
            [
                speak("character-size", size=speak.term("size", traits.size)),
                speak.term("armor", character.armor),
            ]
        ),
        _terms("character-resistances", "damage", traits.resistances, speak),
        _terms("character-immunities", "damage", traits.immunities, speak),
        _terms("character-vulnerabilities", "damage", traits.vulnerabilities, speak),
        _terms("character-condition-immunities", "condition", traits.condition_immunities, speak),
        _terms("character-focuses", "focus", sheet.focuses, speak),
        _features(sheet, speak),
    )


def _movement(sheet: Sheet, speak: Speaker) -> Said:
    return joined(
        speak(
            "character-speed" if feet == sheet.full_speeds[movement] else "character-speed-lowered",
            movement=speak.term("movement", movement),
            feet=speak.feet(feet),
            full=speak.feet(sheet.full_speeds[movement]),
        )
        for movement, feet in sheet.speeds.items()
    )


def _senses(character: Character, speak: Speaker) -> Said:
    return joined(
        speak("character-sense", sense=speak.term("sense", sense), feet=speak.feet(feet))
        for sense, feet in character.body.traits.senses.items()
    )


def _terms(message: str, family: str, values: Collection[str], speak: Speaker) -> Said:
    return speak(message, list=speak.terms(family, values)) if values else NOTHING


def features_of(sheet: Sheet) -> list[str]:
    has = {
        "expertise": sheet.has_expertise,
        "fighting-style": sheet.has_fighting_style,
        "unarmored-defense": sheet.has_unarmored_defense,
    }
    return [feature for feature, is_there in has.items() if is_there]


def _features(sheet: Sheet, speak: Speaker) -> Said:
    features = features_of(sheet)
    return speak("character-features", list=speak.terms("feature", features)) if features else NOTHING


def belongings_line(shown: CharacterView, speak: Speaker) -> Said:
    return joined(
        [speak("character-money", money=speak.money(shown.character.purse.money)), load(shown, speak)]
    )


def load(shown: CharacterView, speak: Speaker) -> Said:
    return speak(
        "character-load",
        carried=pounds(shown.carried, speak),
        limit=pounds(shown.limit, speak),
        is_over=shown.carried > shown.limit,
    )


def pounds(weight: Ounces, speak: Speaker) -> Said:
    return speak.pounds(weight / POUND)


def item_name(item: Item, speak: Speaker) -> Said:
    """What it was called, else its name in the table of gear."""
    if item.name or item.gear is None:
        return speak.user_text(item.name)
    return Said(speak.term("gear", item.gear))


def item_line(item: Item, speak: Speaker) -> Said:
    weight = pounds(Ounces(item.weight * item.quantity), speak) if item.weight else NOTHING
    named = speak("items-row", quantity=item.quantity, item=item_name(item, speak))
    return joined([named, weight])


def item_details(item: Item, table: GearTable, speak: Speaker) -> Said:
    """Everything about one thing, with what it is good for."""
    facts = [
        speak("items-weight-each", weight=pounds(item.weight, speak)) if item.weight else NOTHING,
        speak("items-value-each", value=speak.money(item.value)) if item.value else NOTHING,
    ]
    note = speak.text(item.note) if item.note else NOTHING
    return speak.lines(
        speak("items-heading", quantity=item.quantity, item=item_name(item, speak)),
        joined(facts),
        *gear_lines(item, table, speak),
        note,
    )


def gear_lines(item: Item, table: GearTable, speak: Speaker) -> list[Said]:
    row = table.rows.get(item.gear) if item.gear else None
    if row is None:
        return []
    lines = [
        speak(
            "items-use",
            use=speak(f"gear-use-{use.replace('_', '-')}", value=value, feet=speak.feet(value)),
        )
        for use, value in row.uses.items()
    ]
    if row.light is not None:
        lines.append(
            speak(
                "items-light",
                bright=speak.feet(row.light.bright),
                dim=speak.feet(row.light.dim),
                burns=speak.duration(row.light.burns),
                needs_oil=row.light.needs_oil,
                is_cone=row.light.is_cone,
            )
        )
    return lines


def ledger_line(entry: LedgerEntry, speak: Speaker) -> Said:
    """«+12 GP, received: from the dragon · day 8, 06:00 · by @Kira»"""
    amount = speak.money(entry.amount)
    facts = [
        speak(
            "purse-entry",
            amount=Said(f"+{amount}") if entry.amount > 0 else amount,
            reason=speak.term("reason", entry.reason),
            other=entry.other or None,
            note=entry.note or None,
        ),
        speak.time(entry.at),
        Said(f"<@{entry.by}>") if entry.by else NOTHING,
    ]
    return joined(facts)
