"""The panel of a Bastion: what it is, what it does next, and the controls of its owner."""

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.rules.bastion.orders import can_maintain, can_withdraw
from bot.rules.bastion.state import Bastion, Fall, Presence, Stage
from bot.rules.bastion.turn import WARNING_TURNS
from bot.rules.events import Event
from bot.services.bastion_cards import Card
from bot.text import Said, Speaker
from bot.ui.press import Control, choice, press
from bot.ui.reply import Live, Reply, card, row, rows_of
from cogs.bastion.words import facility_lines, house_lines, plan_line, rooms_line

KIND = "bastion"
SCREEN = "bastion"

WELL = discord.Colour.dark_green()
WAITS = discord.Colour.gold()
HURT = discord.Colour.dark_red()
GONE = discord.Colour.light_grey()

PRESENCE_MARKS = {Presence.HOME: "🏠", Presence.AWAY: "🧭", Presence.IN_CONTACT: "📨"}


def bastion_panel(shown: Card, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """The whole panel. What its own button has just done stands on top, and how to take that back below."""
    bastion = shown.bastion
    live = Live(SCREEN, bastion.id)
    if bastion.fall is not None:
        return Reply(_ruin(shown, bastion.fall, speak, top, entry), live=live)
    texts = [_head(shown, speak), _facilities(bastion, speak), _house(shown, speak)]
    if top:
        texts.insert(0, Said(top))
    rows = [_presence_choice(shown, speak), *rows_of(_buttons(shown, entry, speak))]
    return Reply(card(*texts, rows=rows, accent=accent_of(bastion)), live=live)


def small_panel(
    shown: Card,
    text: str,
    rows: Sequence[ui.Item[ui.LayoutView]],
    speak: Speaker,
    *,
    top: str = "",
    entry: int = 0,
) -> Reply:
    """One side of a Bastion, for the asker alone; built like the whole panel."""
    bastion = shown.bastion
    texts = [heading(shown, speak), text]
    if top:
        texts.insert(0, Said(top))
    undo = [row(undo_here(KIND, bastion.id, entry, speak))] if entry else []
    return Reply(card(*texts, rows=[*rows, *undo], accent=accent_of(bastion)))


def mentions(users: Iterable[int]) -> Said:
    """The users, so that Discord can notify them."""
    return Said(" ".join(f"<@{user}>" for user in users))


def done_lines(events: Sequence[Event], speak: Speaker) -> Said:
    """What was just done; nothing at all is said too."""
    if not events:
        return speak("bastion-nothing-changed")
    return speak.lines(*(speak("bastion-done", what=speak.event(event)) for event in events))


def accent_of(bastion: Bastion) -> discord.Colour:
    """Red where something is shut, gold where the owner is asked, else green; never by a hidden event."""
    if bastion.pending is not None and bastion.pending.stage is Stage.CHOOSING:
        return WAITS
    if any(facility.unusable_on is not None for facility in bastion.facilities):
        return HURT
    return WELL


def heading(shown: Card, speak: Speaker) -> Said:
    whose = (
        speak("bastion-owner", owner=shown.owner.name)
        if shown.owner is not None
        else speak("bastion-owner-gone")
    )
    return speak.lines(speak("bastion-heading", bastion=shown.bastion.name), whose)


def _ruin(shown: Card, fall: Fall, speak: Speaker, top: str, entry: int) -> ui.LayoutView:
    """What is left of a Bastion: nothing can be ordered there, only its end be taken back."""
    text = speak.lines(heading(shown, speak), speak("bastion-fallen-line", cause=fall.cause.value))
    rows = [row(undo_here(KIND, shown.bastion.id, entry, speak))] if entry else []
    return card(*filter(None, (top, text)), rows=rows, accent=GONE)


def _head(shown: Card, speak: Speaker) -> Said:
    bastion, due = shown.bastion, shown.next_turn
    lines = [
        heading(shown, speak),
        speak("bastion-presence-line", presence=bastion.presence),
        plan_line(bastion, speak),
    ]
    if due is not None:
        lines.append(speak("bastion-turn-due", due=speak.time(due.due), left=speak.duration(due.left)))
    if bastion.pending is not None and bastion.pending.stage is Stage.CHOOSING:
        lines.append(speak("bastion-awaits-answer"))
    if bastion.owed:
        lines.append(speak("bastion-turns-waiting", count=len(bastion.owed)))
    if bastion.neglect and shown.owner is not None:
        lines.append(_neglect(bastion.neglect, shown.owner.level, speak))
    if shown.facilities_due:
        lines.append(speak("bastion-facilities-due", count=shown.facilities_due))
    return speak.lines(*lines)


def _neglect(turns: int, limit: int, speak: Speaker) -> Said:
    """Small print at first, a warning when the last turns come."""
    line = speak("bastion-neglect", turns=turns, limit=limit)
    return speak("bastion-warning", what=line) if limit - turns <= WARNING_TURNS else Said(f"-# {line}")


def _facilities(bastion: Bastion, speak: Speaker) -> Said:
    special = [facility_lines(bastion, facility, speak) for facility in bastion.facilities]
    return speak.lines(*special, rooms_line(bastion.rooms, speak))


def _house(shown: Card, speak: Speaker) -> Said:
    return speak.lines(*house_lines(shown.bastion, shown.joined, speak))


def _presence_choice(shown: Card, speak: Speaker) -> ui.Item[ui.LayoutView]:
    bastion = shown.bastion
    options = [
        discord.SelectOption(
            label=speak.plain.term("presence", presence.value),
            value=presence.value,
            emoji=PRESENCE_MARKS[presence],
            default=presence is bastion.presence,
        )
        for presence in Presence
    ]
    placeholder = speak.plain("bastion-choose-presence")
    return row(choice("presence", KIND, bastion.id, shown.revision, options=options, placeholder=placeholder))


def _buttons(shown: Card, entry: int, speak: Speaker) -> list[Control]:
    """Only what works now has a button."""
    bastion = shown.bastion
    primary = discord.ButtonStyle.primary
    offered = [
        (can_maintain(bastion), "maintain", "maintain", "🧹", primary),
        (can_withdraw(bastion), "withdraw", "withdraw", "✋", None),
        (shown.facilities_due > 0, "grow", "facilities", "🗝️", primary),
        (True, "people", "people", "👥", None),
        (bool(bastion.stores or bastion.coffer), "stores", "stores", "📦", None),
        (bool(bastion.guests or bastion.refugees), "guests", "guests", "🛏️", None),
        (bool(bastion.fallen and bastion.defenders), "fallen", "fallen", "🕯️", None),
        (True, "story", "story", "📖", None),
        (not bastion.wants_reminder, "remind", "remind", "🔔", None),
        (bastion.wants_reminder, "unremind", "unremind", "🔕", None),
    ]
    buttons = [
        press(
            verb,
            KIND,
            bastion.id,
            shown.revision,
            label=speak.plain(f"bastion-button-{word}"),
            emoji=emoji,
            style=style or discord.ButtonStyle.secondary,
        )
        for is_open, verb, word, emoji, style in offered
        if is_open
    ]
    if entry:
        buttons.append(undo_here(KIND, bastion.id, entry, speak))
    return buttons


def undo_here(kind: str, id: int, entry: int, speak: Speaker, of: str = "") -> Control:
    """The undo of what a panel says it has just done; the panel itself stays."""
    verb = f"undo-{of}" if of else "undo"
    return press(verb, kind, id, entry, label=speak.plain("undo-button"), emoji="↩️")
