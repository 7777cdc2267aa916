"""What the table is told: the story of an event, a turn, a reminder; and the DM's confirmation of a fall."""

from dataclasses import dataclass

import discord

from bot.rules.bastion.events import BastionFell
from bot.rules.bastion.resolving import cast
from bot.rules.bastion.tellings import (
    AidCostLives,
    AttackBeatenOff,
    AttackUnopposed,
    DefendersFell,
    FacilityShutDown,
    HirelingArrested,
    HirelingsLost,
)
from bot.rules.events import Event
from bot.services.bastion_cards import Card
from bot.text import Speaker
from bot.ui.press import press
from bot.ui.reply import Reply, card, row
from cogs.bastion.panel import HURT, KIND, WAITS, WELL, heading, mentions
from cogs.bastion.words import CAST_BUDGET, plan_line, within

GRIEVOUS = (
    AidCostLives,
    AttackBeatenOff,
    AttackUnopposed,
    BastionFell,
    DefendersFell,
    FacilityShutDown,
    HirelingArrested,
    HirelingsLost,
)
"""What darkens the colour of a message."""


@dataclass(frozen=True, slots=True)
class Tale:
    """The public events of an entry. `note` is the DM's own telling, which takes the lead."""

    events: tuple[Event, ...]
    note: str = ""


def telling(tale: Tale, speak: Speaker) -> Reply:
    """The story: the DM's words if there are any, then what happened, a line each."""
    lines = [speak.event(event) for event in tale.events]
    accent = HURT if any(isinstance(event, GRIEVOUS) for event in tale.events) else WELL
    if tale.note:
        facts = "\n".join(f"-# {line}" for text in lines for line in text.split("\n"))
        return Reply(card(speak.text(tale.note), facts, accent=accent))
    return Reply(card(speak.lines(*map(_led_by_outcome, lines)), accent=accent))


def _led_by_outcome(text: str) -> str:
    """The first line of an event says what came of it, those below by which dice: these step back."""
    outcome, *dice = text.split("\n")
    return "\n".join([f"**{outcome}**" if dice else outcome, *dice])


def reminder(shown: Card, speak: Speaker) -> Reply:
    """Before a turn: what is planned, and a button that opens the owner's controls for them alone."""
    bastion, due = shown.bastion, shown.next_turn
    player = () if shown.owner is None or shown.owner.owner is None else (shown.owner.owner,)
    lines = [mentions(player), heading(shown, speak), speak("bastion-reminder", turn=bastion.coming_turn)]
    if due is not None:
        lines.append(speak("bastion-turn-due", due=speak.time(due.due), left=speak.duration(due.left)))
    lines.append(plan_line(bastion, speak))
    orders = press(
        "orders",
        KIND,
        bastion.id,
        label=speak.plain("bastion-button-orders"),
        emoji="📜",
        style=discord.ButtonStyle.primary,
    )
    return Reply(card(speak.lines(*lines), rows=[row(orders)], accent=WAITS), pings=player)


def cut_scene(shown: Card, speak: Speaker) -> Reply:
    """An offer to play the event out: each player takes the part of a hireling."""
    names = [speak.user_text(name) for name in cast(shown.bastion)]
    id = "bastion-scene" if names else "bastion-scene-nameless"
    text = speak(id, bastion=shown.bastion.name, names=within(names, speak, CAST_BUDGET))
    return Reply(card(text, accent=WELL))


def neglect(shown: Card, speak: Speaker) -> Reply:
    """For the DM: a Bastion that would fall to neglect, and the word that lets it."""
    bastion = shown.bastion
    text = speak.lines(heading(shown, speak), speak("bastion-neglect-confirm", turns=bastion.neglect))
    fall = press(
        "neglected",
        KIND,
        bastion.id,
        shown.revision,
        label=speak.plain("bastion-button-let-fall"),
        emoji="🏚️",
        style=discord.ButtonStyle.danger,
    )
    rows = [] if bastion.is_fallen else [row(fall)]
    return Reply(card(text, rows=rows, accent=HURT))
