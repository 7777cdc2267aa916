"""The small panels behind the buttons: stores, guests, the fallen, the story. All are for the asker alone."""

from collections.abc import Sequence

import discord

from bot.rules.bastion.household import can_claim
from bot.rules.bastion.naming import SHORT
from bot.rules.bastion.state import Bastion, Defender, Presence, Treasure
from bot.rules.errors import RuleViolation
from bot.services.bastion_cards import Card
from bot.text import Said, Speaker
from bot.ui.press import Control, Field, Form, choice, press
from bot.ui.reply import Reply, row
from cogs.bastion.founding import story_fields
from cogs.bastion.panel import KIND, small_panel
from cogs.bastion.words import guest_line, refugees_line, room, thing

MOST = 25
"""A select holds no more; whoever owns more sees the rest when some of it is gone."""
OUTSIDE = "outside"


def stores_panel(shown: Card, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """What lies in the stores; it can be taken while the owner is there, and named at any time."""
    bastion = shown.bastion
    lines = [thing(treasure, speak) for treasure in bastion.stores]
    if bastion.coffer:
        lines.append(speak("bastion-coffer", amount=speak.money(bastion.coffer)))
    if not lines:
        lines.append(speak("bastion-stores-empty"))
    elif bastion.presence is not Presence.HOME:
        lines.append(speak("bastion-stores-away"))
    rows = []
    claimable = [treasure for treasure in bastion.stores if can_claim(bastion, treasure.number)]
    if claimable:
        rows.append(row(_of_treasures("claim", claimable, "bastion-stores-claim", shown, speak)))
    if bastion.stores:
        rows.append(row(_of_treasures("call", bastion.stores, "bastion-stores-name", shown, speak)))
    if bastion.coffer:
        rows.append(row(_button("coffer", "bastion-stores-coffer", "🪙", shown, speak)))
    return small_panel(shown, speak.lines(*lines), rows, speak, top=top, entry=entry)


def treasure_form(shown: Card, treasure: Treasure, speak: Speaker) -> Form:
    plain = speak.plain
    return Form(
        f"called-{treasure.number}",
        KIND,
        shown.bastion.id,
        shown.revision,
        title=plain("bastion-treasure-form"),
        fields=[
            Field("name", plain("bastion-treasure-field"), value=treasure.name or None, max_length=SHORT)
        ],
    )


def guests_panel(shown: Card, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """Who stays here for a while: farewells, a new home for refugees, a roof over their heads."""
    bastion = shown.bastion
    lines = [guest_line(guest, speak) for guest in bastion.guests]
    if bastion.refugees is not None:
        lines.append(refugees_line(bastion, bastion.refugees, speak))
    if not lines:
        lines.append(speak("bastion-guests-none"))
    rows = []
    if bastion.guests or mercenaries(bastion):
        rows.append(row(_farewells(shown, speak)))
    if bastion.refugees is not None:
        rows.append(row(_shelters(shown, speak)))
        rows.append(row(_button("resettle", "bastion-guests-resettle", "🏡", shown, speak)))
    return small_panel(shown, speak.lines(*lines), rows, speak, top=top, entry=entry)


def mercenaries(bastion: Bastion) -> list[Defender]:
    return [defender for defender in bastion.defenders if defender.is_mercenary]


def fallen_panel(
    shown: Card, speak: Speaker, *, fallen: int | None = None, top: str = "", entry: int = 0
) -> Reply:
    """Who fell may be told otherwise: first one who lives after all, then one who fell instead."""
    bastion = shown.bastion
    if not (bastion.fallen and bastion.defenders):
        raise RuleViolation("bastion-fallen-settled", name=bastion.name)
    if fallen is None:
        options = [_defender(each.defender, speak) for each in bastion.fallen[:MOST]]
        control = _choice("living", options, "bastion-fallen-who-lives", shown, speak)
        text = speak("bastion-fallen-first")
    else:
        options = [_defender(defender, speak) for defender in bastion.defenders[:MOST]]
        control = _choice(f"exchange-{fallen}", options, "bastion-fallen-who-fell", shown, speak)
        text = speak("bastion-fallen-second")
    return small_panel(shown, text, [row(control)], speak, top=top, entry=entry)


def story_panel(shown: Card, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """Origin and form in the owner's words."""
    bastion = shown.bastion
    parts = [
        speak(f"bastion-told-{id}", text=speak.text(text))
        for id, text in (("origin", bastion.origin), ("form", bastion.form))
        if text
    ]
    text = speak.lines(*parts) if parts else speak("bastion-story-none")
    write = _button("tell", "bastion-story-write", "✏️", shown, speak)
    give_up = _button("divest", "bastion-story-divest", "🏚️", shown, speak)
    return small_panel(shown, text, [row(write, give_up)], speak, top=top, entry=entry)


def story_form(shown: Card, speak: Speaker) -> Form:
    bastion = shown.bastion
    return Form(
        "told",
        KIND,
        bastion.id,
        shown.revision,
        title=speak.plain("bastion-story-form"),
        fields=story_fields(bastion.origin, bastion.form, speak),
    )


def divest_form(shown: Card, speak: Speaker) -> Form:
    """Giving a Bastion up asks for its name."""
    plain = speak.plain
    return Form(
        "divested",
        KIND,
        shown.bastion.id,
        shown.revision,
        title=plain("bastion-divest-form"),
        fields=[
            Field(
                "name",
                plain("bastion-divest-field"),
                description=plain("bastion-divest-field.description"),
                placeholder=shown.bastion.name,
                max_length=SHORT,
            )
        ],
    )


def _farewells(shown: Card, speak: Speaker) -> Control:
    bastion, plain = shown.bastion, speak.plain
    options = [
        discord.SelectOption(
            label=guest.name or plain.term("guest", guest.kind),
            value=str(guest.number),
            description=plain.term("guest", guest.kind),
        )
        for guest in bastion.guests
    ]
    options += [_defender(defender, speak) for defender in mercenaries(bastion)]
    return _choice("dismiss", options, "bastion-guests-dismiss", shown, speak)


def _shelters(shown: Card, speak: Speaker) -> Control:
    bastion, plain = shown.bastion, speak.plain
    assert bastion.refugees is not None
    current = bastion.refugees.shelter
    options = [
        discord.SelectOption(label=room(each, plain), value=str(each.number), default=each.number == current)
        for each in bastion.rooms[: MOST - 1]
    ]
    camp = discord.SelectOption(label=plain("bastion-guests-camp"), value=OUTSIDE, default=current is None)
    return _choice("shelter", [camp, *options], "bastion-guests-shelter", shown, speak)


def _of_treasures(
    verb: str, treasures: Sequence[Treasure], placeholder: str, shown: Card, speak: Speaker
) -> Control:
    options = [
        discord.SelectOption(label=_short(thing(treasure, speak.plain)), value=str(treasure.number))
        for treasure in treasures[:MOST]
    ]
    return _choice(verb, options, placeholder, shown, speak)


def _defender(defender: Defender, speak: Speaker) -> discord.SelectOption:
    label = defender.name or speak.plain("bastion-defender-numbered", number=Said(str(defender.number)))
    return discord.SelectOption(label=label, value=str(defender.number))


def _choice(
    verb: str, options: Sequence[discord.SelectOption], placeholder: str, shown: Card, speak: Speaker
) -> Control:
    return choice(
        verb,
        KIND,
        shown.bastion.id,
        shown.revision,
        options=options[:MOST],
        placeholder=speak.plain(placeholder),
    )


def _button(verb: str, label: str, emoji: str, shown: Card, speak: Speaker) -> Control:
    return press(verb, KIND, shown.bastion.id, shown.revision, label=speak.plain(label), emoji=emoji)


def _short(label: str) -> str:
    return label if len(label) <= 100 else f"{label[:99]}…"
