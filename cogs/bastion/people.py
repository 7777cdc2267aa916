"""Everyone in a Bastion, page by page, and the form that names them: a line for each, in the order shown."""

from dataclasses import dataclass

import discord

from bot.rules.bastion.naming import SHORT
from bot.rules.bastion.state import Bastion
from bot.rules.errors import RuleViolation
from bot.services.bastion_cards import Card
from bot.services.bastion_household import NewNames
from bot.text import Said, Speaker
from bot.ui.paging import page_of, turning
from bot.ui.press import Field, Form, press
from bot.ui.reply import Reply, row
from cogs.bastion.panel import KIND, small_panel

PAGE = 15
FORM_LENGTH = 4_000


@dataclass(frozen=True, slots=True)
class Person:
    """Someone in a Bastion. `facility` and `position` find a hireling, `number` a defender or a guest."""

    group: str
    name: str
    number: int
    position: int = 0
    kind: str = ""


def people_of(bastion: Bastion) -> list[Person]:
    """Hirelings by facility, then defenders, then guests."""
    hirelings = [
        Person("hireling", hireling.name, facility.number, position, facility.kind)
        for facility in bastion.facilities
        for position, hireling in enumerate(facility.hirelings)
    ]
    defenders = [Person("defender", defender.name, defender.number) for defender in bastion.defenders]
    guests = [Person("guest", guest.name, guest.number, kind=guest.kind) for guest in bastion.guests]
    return [*hirelings, *defenders, *guests]


def people_panel(number: int, shown: Card, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """A page of everyone, with the way to the next one and to the form that names them."""
    bastion = shown.bastion
    page = page_of(people_of(bastion), number, PAGE)
    lines = [speak("bastion-person", place=_place(person, speak), name=person.name) for person in page.items]
    text = speak.lines(*lines) if lines else speak("bastion-people-none")
    buttons = turning(page, KIND, bastion.id, shown.revision, speak=speak, verb="turn")
    buttons.append(
        press(
            f"name-{page.number}",
            KIND,
            bastion.id,
            shown.revision,
            label=speak.plain("bastion-people-name"),
            style=discord.ButtonStyle.primary,
            emoji="✏️",
        )
    )
    return small_panel(shown, text, [row(*buttons)], speak, top=top, entry=entry)


def names_form(page: int, shown: Card, speak: Speaker) -> Form:
    """The name of the Bastion, and of the people of a page."""
    bastion, plain = shown.bastion, speak.plain
    people = page_of(people_of(bastion), page, PAGE).items
    fields = [Field("name", plain("bastion-names-field-name"), value=bastion.name, max_length=SHORT)]
    if people:
        lines = "\n".join(f"{_place(person, plain)}: {person.name}" for person in people)
        fields.append(
            Field(
                "people",
                plain("bastion-names-field-people"),
                description=plain("bastion-names-field-people.description"),
                value=lines,
                is_long=True,
                is_required=False,
                max_length=FORM_LENGTH,
            )
        )
    return Form(
        f"names-{page}", KIND, bastion.id, shown.revision, title=plain("bastion-names-form"), fields=fields
    )


def read_names(bastion: Bastion, page: int, name: str, text: str) -> NewNames:
    """What a form says. A line left without a name changes nothing; a missing line is refused."""
    people = page_of(people_of(bastion), page, PAGE).items
    lines = text.strip("\n").split("\n") if text.strip() else []
    if len(lines) != len(people):
        raise RuleViolation("bastion-names-lines", expected=len(people), given=len(lines))
    given = [(person, _after_colon(line)) for person, line in zip(people, lines, strict=True)]
    named = [(person, text) for person, text in given if text]
    return NewNames(
        name,
        {(person.number, person.position): text for person, text in named if person.group == "hireling"},
        {person.number: text for person, text in named if person.group == "defender"},
        {person.number: text for person, text in named if person.group == "guest"},
    )


def _after_colon(line: str) -> str:
    place, colon, name = line.partition(":")
    return (name if colon else place).strip()


def _place(person: Person, speak: Speaker) -> Said:
    match person.group:
        case "hireling":
            return speak.term("facility", person.kind)
        case "guest":
            return speak.term("guest", person.kind)
    return speak("bastion-defender")
