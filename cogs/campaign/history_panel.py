"""The history panel: entries with their sentences and dice, the undone ones struck through."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.services.history import Line, Page
from bot.storage.people import DEPARTED
from bot.text import Said, Speaker
from bot.ui.press import Control, press
from bot.ui.reply import Reply, card, row

KIND = "history"
CALM = discord.Colour.dark_teal()
SENTENCES = 8
"""How many sentences of one entry a page shows."""
_SYSTEM = 0


def history_panel(page: Page, speak: Speaker) -> Reply:
    rows: list[ui.Item[Any]] = [_line(line, page, speak) for line in page.lines]
    turns = _turns(page, speak)
    if turns:
        rows.append(row(*turns))
    head = speak.lines(speak("history-heading", name=page.name), "" if page.lines else speak("history-empty"))
    return Reply(card(head, rows=rows, accent=CALM))


def _line(line: Line, page: Page, speak: Speaker) -> ui.Item[Any]:
    text = speak.lines(_head(line, speak), *_sentences(line, speak), _dice(line, speak))
    if not line.may_undo:
        return ui.TextDisplay(text)
    undo = press(f"undo-{page.before}", KIND, line.entry_id, label=speak.plain("undo-button"), emoji="↩️")
    return ui.Section(text, accessory=undo)


def _head(line: Line, speak: Speaker) -> Said:
    return speak(
        "history-entry",
        at=speak.stamp(line.at, "f"),
        time=speak.time(line.game_time),
        who=_actor(line.actor_id, speak),
    )


def _actor(actor_id: int, speak: Speaker) -> Said:
    if actor_id == _SYSTEM:
        return speak("history-by-itself")
    return speak("history-by-departed") if actor_id == DEPARTED else Said(f"<@{actor_id}>")


def _sentences(line: Line, speak: Speaker) -> list[str]:
    sentences = [speak.event(event) for event in line.events[:SENTENCES]]
    if line.is_undone:
        sentences = [
            Said("\n".join(f"~~{part}~~" for part in said.split("\n") if part)) for said in sentences
        ]
    more = len(line.events) - SENTENCES
    return [*sentences, speak("history-more", count=more)] if more > 0 else [*sentences]


def _dice(line: Line, speak: Speaker) -> str:
    """The dice that were rolled, those of a size together: 1d100 (53), 4d6 (1, 5, 1, 3)."""
    if not line.rolls:
        return ""
    shown: Iterable[Said] = (
        speak("history-dice-group", dice=speak.dice(f"{len(faces)}d{sides}"), faces=speak.rolls(faces))
        for sides, faces in (
            (sides, [face for _, face in group]) for sides, group in groupby(line.rolls, lambda r: r[0])
        )
    )
    return speak("history-dice", dice=Said(", ".join(shown)))


def _turns(page: Page, speak: Speaker) -> list[Control]:
    id = page.campaign_id
    buttons = []
    if not page.is_newest:
        buttons.append(press("newest", KIND, id, label=speak.plain("history-newest"), emoji="⏮️"))
    if page.older is not None:
        buttons.append(press(f"older-{page.older}", KIND, id, label=speak.plain("history-older"), emoji="▶️"))
    return buttons
