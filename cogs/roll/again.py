"""The button that rolls once more. It names the journal entry, or without a campaign carries the roll."""

import base64
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.rules.dice.events import Visibility
from bot.rules.errors import RuleViolation
from bot.text import Speaker
from bot.ui.press import Press, press

AGAIN = "again"
MAX_CARRIED = 72
"""Characters of a written-out roll that fit into a `custom_id` beside the rest of it."""


@dataclass(frozen=True, slots=True)
class Again:
    """What a press asks for: the roll of a journal entry, or else the one written out."""

    visibility: Visibility
    entry: int | None
    text: str = ""


def again_button(asked: Again, speak: Speaker) -> ui.Item[Any] | None:
    """The button; None for a roll of no campaign that is too long to be carried."""
    verb = f"{AGAIN}-{asked.visibility.value}"
    label = speak.plain("roll-again-button")
    if asked.entry is not None:
        return press(verb, "roll", asked.entry, label=label, emoji="🎲")
    carried = base64.b32encode(asked.text.encode()).decode().rstrip("=").lower()
    if len(carried) > MAX_CARRIED:
        return None
    return press(f"{verb}.{carried}", "roll", 0, label=label, emoji="🎲")


def read_again(pressed: Press) -> Again:
    """What the button asks for. It came from outside: refused when it is none of ours."""
    word, _, carried = pressed.arg.partition(".")
    try:
        visibility = Visibility(word)
        padding = "=" * (-len(carried) % 8)
        text = base64.b32decode(carried.upper() + padding).decode()
    except ValueError as broken:
        raise RuleViolation("stale") from broken
    return Again(visibility, pressed.id or None, text)
