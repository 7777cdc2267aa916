"""The panels of characters at their fullest stay within what Discord shows, in every language and unit."""

from dataclasses import replace

import pytest

from bot.rules.campaign import Units
from bot.rules.character import Character, Corrections
from bot.rules.character_sheet import sheet_of
from bot.rules.creature import (
    CAUSES,
    CONDITIONS,
    DAMAGE_TYPES,
    EXHAUSTION,
    MOVEMENTS,
    SENSES,
    HitPoints,
    Traits,
)
from bot.rules.inventory import MAX_ITEM_NOTE, MAX_MONEY, GearKind, Item, LedgerEntry, Purse, ReasonKind
from bot.rules.values import Copper, Feet, GameTime
from bot.services.character_views import CharacterView
from bot.services.characters import Roster
from bot.services.handovers import Invitation
from bot.text import LANGUAGES, Speaker
from bot.ui.press import Form
from bot.ui.reply import Reply, guarded
from cogs.character import forms, panels
from cogs.character.aspects import ASPECTS, LISTED, edit_panel, form_of, listed_panel
from tests.rules.sheets import ALICE, book, character

GEAR = book().gear
LONG = "W" * 80


def fullest(may_edit: bool = True) -> CharacterView:
    """Everything a character can have at once."""
    base = character(LONG, fighter=(7, "eldritch_knight"), bard=(6, "x" * 60), ranger=(7, "y" * 60))
    skills = tuple(book().classes.skills)
    traits = Traits(
        senses=dict.fromkeys(SENSES, Feet(1000)),
        resistances=DAMAGE_TYPES,
        immunities=DAMAGE_TYPES,
        vulnerabilities=DAMAGE_TYPES,
        condition_immunities=(*CONDITIONS, EXHAUSTION),
    )
    body = replace(
        base.body,
        hit_points=HitPoints(9000, 9999, 9999, 500),
        traits=traits,
        exhaustion=dict.fromkeys(CAUSES[:5], 1),
        conditions=CONDITIONS,
    )
    entry = LedgerEntry(MAX_MONEY, ReasonKind("bastion-opportunity"), GameTime(0), ALICE, "n" * 120, LONG)
    filled = replace(
        base,
        body=body,
        skills=skills,
        expertise=skills,
        corrections=Corrections(speeds=dict.fromkeys(MOVEMENTS, Feet(1000))),
        purse=Purse((entry,) * 100),
        items=tuple(
            Item(LONG, 10**6, 16 * 10**6, Copper(MAX_MONEY), "n" * MAX_ITEM_NOTE, GearKind(id))
            for id in GEAR.rows
        ),
        notes="n" * 1000,
        has_left=True,
        is_on_holiday=True,
    )
    return view(filled, may_edit=may_edit)


def view(shown: Character, may_edit: bool = True) -> CharacterView:
    return CharacterView(
        character=shown,
        sheet=sheet_of(shown, book().classes),
        revision=9,
        may_edit=may_edit,
        carried=16 * 10**9,
        limit=3600,
        gear=GEAR,
    )


@pytest.fixture(params=[(language, units) for language in LANGUAGES for units in Units], ids=str)
def speak(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(*request.param)


def fits(reply: Reply) -> None:
    """Whole: not a single character had to be moved into a file."""
    assert not guarded(reply).files
    reply.view.to_components()


PANELS = [
    panels.sheet_panel,
    panels.shared_sheet,
    panels.state_panel,
    panels.purse_panel,
    panels.items_panel,
    edit_panel,
]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("may_edit", [True, False])
def test_panels_fit(panel, may_edit: bool, speak: Speaker) -> None:
    fits(panel(fullest(may_edit), speak))


@pytest.mark.parametrize("panel", PANELS)
def test_a_bare_character_is_shown_too(panel, speak: Speaker) -> None:
    fits(panel(view(character()), speak))


@pytest.mark.parametrize("aspect", ASPECTS)
def test_aspects_fit(aspect: str, speak: Speaker) -> None:
    if aspect in LISTED:
        fits(listed_panel(fullest(), aspect, speak))
    elif aspect != "all":
        assert isinstance(form_of(fullest(), aspect, speak), Form)


def test_every_thing_of_the_gear_table_is_described(speak: Speaker) -> None:
    shown = fullest()
    for index in range(len(shown.character.items)):
        fits(panels.item_panel(shown, index, speak))


def test_forms_are_made(speak: Speaker) -> None:
    shown = fullest()
    made = [
        forms.create_form(1, speak),
        forms.hit_points_form("hurt", shown, speak),
        forms.hit_points_form("heal", shown, speak),
        forms.level_form(shown, speak),
        *(forms.money_form(verb, shown, speak) for verb in ("earn", "spend", "pass")),
        forms.new_item_form(shown, speak),
        forms.item_form(shown, 0, speak),
        forms.hand_form(shown, 0, speak),
        forms.delete_form(shown, speak),
    ]
    assert all(1 <= len(form.children) <= 5 for form in made)


def test_lists_fit(speak: Speaker) -> None:
    many = tuple(replace(fullest().character, id=id) for id in range(200))
    for page in (0, 7, 19, 99):
        fits(panels.roster(Roster(many), speak, page))
    fits(panels.invitation(Invitation(1, "C" * 60, many[:25]), speak))
    fits(panels.roster(Roster(()), speak))
