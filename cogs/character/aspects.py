"""What can be put right on a character, and how each is asked for: from a list, or in a form."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NewType

import discord

from bot.rules.character import ARMORS, FOCUSES
from bot.rules.character_corrections import HIT_DIE_SIZES
from bot.rules.creature import ABILITIES, CONDITIONS, DAMAGE_TYPES, EXHAUSTION, MOVEMENTS, SENSES, SIZES
from bot.services.character_edits import FEATURES
from bot.services.character_views import CharacterView
from bot.text import Speaker
from bot.ui.press import Control, Field, Form, choice, press
from bot.ui.reply import Reply, card, row
from cogs.character import lines
from cogs.character.forms import KIND
from cogs.character.panels import NOTHING_YET, WELL, Just, back_button, done_texts, undo_of

SwitchKind = NewType("SwitchKind", str)
SWITCH = (SwitchKind("on"), SwitchKind("off"))


@dataclass(frozen=True, slots=True)
class Listed:
    """An aspect chosen from a list of terms. `is_derived`: the class tables have an answer of their own."""

    family: str
    options: Callable[[CharacterView], Sequence[str]]
    present: Callable[[CharacterView], Sequence[str]]
    is_one: bool = False
    is_derived: bool = False


def _ability_present(shown: CharacterView) -> Sequence[str]:
    ability = shown.sheet.spellcasting_ability
    return () if ability is None else (ability,)


LISTED = {
    "skills": Listed(
        "skill",
        lambda shown: tuple(shown.sheet.skills),
        lambda shown: (*shown.character.skills, *shown.character.expertise),
    ),
    "expertise": Listed(
        "skill", lambda shown: tuple(shown.sheet.skills), lambda shown: shown.character.expertise
    ),
    "saves": Listed(
        "ability", lambda _: ABILITIES, lambda shown: shown.sheet.proficient_saves, is_derived=True
    ),
    "size": Listed("size", lambda _: SIZES, lambda shown: (shown.character.body.traits.size,), is_one=True),
    "armor": Listed("armor", lambda _: ARMORS, lambda shown: (shown.character.armor,), is_one=True),
    "resistances": Listed(
        "damage", lambda _: DAMAGE_TYPES, lambda shown: shown.character.body.traits.resistances
    ),
    "immunities": Listed(
        "damage", lambda _: DAMAGE_TYPES, lambda shown: shown.character.body.traits.immunities
    ),
    "vulnerabilities": Listed(
        "damage", lambda _: DAMAGE_TYPES, lambda shown: shown.character.body.traits.vulnerabilities
    ),
    "condition-immunities": Listed(
        "condition",
        lambda _: (*CONDITIONS, EXHAUSTION),
        lambda shown: shown.character.body.traits.condition_immunities,
    ),
    "spellcasting-ability": Listed(
        "ability", lambda _: ABILITIES, _ability_present, is_one=True, is_derived=True
    ),
    "focuses": Listed("focus", lambda _: FOCUSES, lambda shown: shown.sheet.focuses, is_derived=True),
    "features": Listed(
        "feature", lambda _: FEATURES, lambda shown: lines.features_of(shown.sheet), is_derived=True
    ),
    "holiday": Listed(
        "switch",
        lambda _: SWITCH,
        lambda shown: ("on" if shown.character.is_on_holiday else "off",),
        is_one=True,
    ),
}
ASPECTS = (
    "name", "classes", "abilities", "maximum", "notes",
    "skills", "expertise", "saves", "proficiency-bonus", "features",
    "hit-dice", "spellcasting-ability", "focuses",
    "speeds", "senses", "size", "armor",
    "resistances", "immunities", "vulnerabilities", "condition-immunities",
    "holiday", "all",
)  # fmt: skip


def edit_panel(shown: CharacterView, speak: Speaker, so_far: Just = NOTHING_YET) -> Reply:
    """The menu of everything that can be put right."""
    id, revision, plain = shown.character.id, shown.revision, speak.plain
    options = [
        discord.SelectOption(
            label=plain.term("aspect", aspect), value=aspect, description=plain(f"aspect-{aspect}.gist")
        )
        for aspect in ASPECTS
    ]
    menu = choice("aspect", KIND, id, revision, options=options, placeholder=plain("character-edit.menu"))
    texts = [*done_texts(so_far, speak), speak("character-edit", name=shown.character.name)]
    erase = press("erase", KIND, id, revision, label=plain("character-delete.button"),
                  style=discord.ButtonStyle.danger)  # fmt: skip
    buttons = [*undo_of(so_far, speak), back_button(shown, speak), erase]
    return Reply(card(*texts, rows=[row(menu), row(*buttons)], accent=WELL))


def listed_panel(shown: CharacterView, aspect: str, speak: Speaker) -> Reply:
    """One aspect with its list; what stands now is already chosen."""
    id, revision, plain, listed = shown.character.id, shown.revision, speak.plain, LISTED[aspect]
    buttons = [press("edit", KIND, id, label=plain("character-back.button"))]
    if listed.is_derived:
        derive = press(f"derive-{aspect}", KIND, id, revision, label=plain("character-derive.button"))
        buttons.insert(0, derive)
    text = speak.lines(speak(f"aspect-{aspect}.title"), speak(f"aspect-{aspect}.gist"))
    return Reply(card(text, rows=[row(_list(shown, aspect, speak)), row(*buttons)], accent=WELL))


def _list(shown: CharacterView, aspect: str, speak: Speaker) -> Control:
    listed = LISTED[aspect]
    present = listed.present(shown)
    options = [
        discord.SelectOption(label=speak.plain.term(listed.family, id), value=id, default=id in present)
        for id in listed.options(shown)
    ]
    return choice(
        f"put-{aspect}",
        KIND,
        shown.character.id,
        shown.revision,
        options=options,
        placeholder=speak.plain("character-edit.list"),
        min_values=1 if listed.is_one else 0,
        max_values=1 if listed.is_one else len(options),
    )


def form_of(shown: CharacterView, aspect: str, speak: Speaker) -> Form:
    """One aspect as a form, filled in with what stands now."""
    fields = _FIELDS[aspect](shown, speak.plain)
    title = speak.plain.term("aspect", aspect)
    return Form(f"write-{aspect}", KIND, shown.character.id, shown.revision, title=title[:45], fields=fields)


def _name_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    return [Field("name", plain("character-form.name"), value=shown.character.name, max_length=80)]


def _class_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    return [
        Field(
            "classes",
            plain("character-form.classes"),
            plain("character-form.classes-gist"),
            value=lines.classes_as_typed(shown.character, plain),
        )
    ]


def _ability_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    scores = " ".join(str(shown.character.abilities.score(ability)) for ability in ABILITIES)
    return [
        Field(
            "abilities",
            plain("character-form.abilities"),
            plain("character-form.abilities-gist"),
            value=scores,
        )
    ]


def _note_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    return [
        Field(
            "notes",
            plain("character-form.notes"),
            value=shown.character.notes or None,
            is_long=True,
            is_required=False,
            max_length=1000,
        )
    ]


def _maximum_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    points = shown.character.body.hit_points
    return [
        Field("maximum", plain("character-form.maximum"), value=str(points.maximum), max_length=6),
        Field(
            "lowered",
            plain("character-form.lowered"),
            plain("character-form.lowered-gist"),
            value=str(points.lowered_by),
            is_required=False,
            max_length=6,
        ),
    ]


def _bonus_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    put_right = shown.character.corrections.proficiency_bonus
    return [
        Field(
            "bonus",
            plain.term("aspect", "proficiency-bonus"),
            plain("character-form.empty-derives"),
            placeholder=str(shown.sheet.proficiency_bonus),
            value=None if put_right is None else str(put_right),
            is_required=False,
            max_length=4,
        )
    ]


def _dice_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    pools = {pool.sides: f"{pool.left}/{pool.total}" for pool in shown.sheet.hit_dice}
    return [
        Field(
            f"d{sides}",
            plain("character-form.die", sides=str(sides)),
            plain("character-form.die-gist"),
            value=pools.get(sides),
            is_required=False,
            max_length=10,
        )
        for sides in HIT_DIE_SIZES
        if sides > 4
    ]


def _speed_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    put_right = shown.character.corrections.speeds
    return [
        Field(
            movement,
            plain("character-form.in-feet", what=plain.term("movement", movement)),
            plain("character-form.empty-derives"),
            placeholder=str(shown.sheet.full_speeds.get(movement, "")) or None,
            value=str(put_right[movement]) if movement in put_right else None,
            is_required=False,
            max_length=6,
        )
        for movement in MOVEMENTS
    ]


def _sense_fields(shown: CharacterView, plain: Speaker) -> list[Field]:
    senses = shown.character.body.traits.senses
    return [
        Field(
            sense,
            plain("character-form.in-feet", what=plain.term("sense", sense)),
            value=str(senses[sense]) if sense in senses else None,
            is_required=False,
            max_length=6,
        )
        for sense in SENSES
    ]


_FIELDS: dict[str, Callable[[CharacterView, Speaker], list[Field]]] = {
    "name": _name_fields,
    "classes": _class_fields,
    "abilities": _ability_fields,
    "notes": _note_fields,
    "maximum": _maximum_fields,
    "proficiency-bonus": _bonus_fields,
    "hit-dice": _dice_fields,
    "speeds": _speed_fields,
    "senses": _sense_fields,
}
