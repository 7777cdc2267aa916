"""All Bastions of the campaign at a glance, page by page."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.services.bastion_cards import Card
from bot.text import Said, Speaker
from bot.ui.paging import page_of, turning
from bot.ui.press import press
from bot.ui.reply import Reply, card, row
from cogs.bastion.panel import KIND
from cogs.bastion.words import facility_state, is_at_rest, plan_line

PAGE = 8
LIST = "bastions"


def list_panel(number: int, cards: Sequence[Card], speak: Speaker) -> Reply:
    """A few lines for each Bastion, with what is under way or out of action, and a button that opens it."""
    if not cards:
        return Reply(card(speak.lines(speak("bastion-list-heading"), speak("bastion-list-none"))))
    page = page_of(cards, number, PAGE)
    rows: list[ui.Item[ui.LayoutView]] = [_row(each, speak) for each in page.items]
    turns = turning(page, LIST, 0, speak=speak)
    if turns:
        rows.append(row(*turns))
    return Reply(card(speak("bastion-list-heading"), rows=rows, accent=discord.Colour.dark_green()))


def _row(shown: Card, speak: Speaker) -> ui.Section[ui.LayoutView]:
    look = press("look", KIND, shown.bastion.id, label=speak.plain("bastion-list-open"))
    return ui.Section(row_text(shown, speak), accessory=look)


def row_text(shown: Card, speak: Speaker) -> Said:
    bastion = shown.bastion
    owner = "" if shown.owner is None else shown.owner.name
    presence = speak.term("presence", bastion.presence.value)
    busy = [facility for facility in bastion.facilities if not is_at_rest(bastion, facility)]
    return speak.lines(
        speak("bastion-list-row", bastion=bastion.name, owner=owner),
        speak("bastion-list-facts", presence=presence, defenders=len(bastion.defenders)),
        plan_line(bastion, speak),
        *(facility_state(bastion, facility, speak) for facility in busy),
    )
