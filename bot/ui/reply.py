"""What a render function gives back, and the one guard that keeps it within Discord's limits."""

import io
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.services.read_campaign import ReadCampaign
from bot.text import Speaker

MAX_COMPONENTS = 40
MAX_CHARACTERS = 4000
FULL_TEXT = "full.md"

Args = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Live:
    """Marks a reply as a panel that stays current: drawn anew whenever its subject changes."""

    screen: str
    subject: int
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reply:
    """A message to send: a Components V2 view and its files."""

    view: ui.LayoutView
    files: Sequence[discord.File] = ()
    live: Live | None = None
    pings: Sequence[int] = ()
    """Users, mentioned in the message, whom it notifies when sent from the outbox; nobody else."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A message drawn from what is stored: `load(campaign, subject, args)`, then `render(loaded, speak)`."""

    load: Callable[[ReadCampaign, int, Args], Awaitable[Any]]
    render: Callable[[Any, Speaker], Reply]


def card(
    *texts: str, rows: Sequence[ui.Item[Any]] = (), accent: discord.Colour | None = None
) -> ui.LayoutView:
    """One container of texts (a rule between them) and, below, action rows or sections."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=accent)
    for index, text in enumerate(texts):
        if index:
            container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(text))
    for row in rows:
        container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def row(*items: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    """Up to five buttons, or one select."""
    return ui.ActionRow(*items)


def rows_of(items: Sequence[ui.Item[Any]], per_row: int = 5) -> list[ui.Item[Any]]:
    """Buttons in as many rows as they need."""
    return [row(*items[start : start + per_row]) for start in range(0, len(items), per_row)]


def note(text: str, *, accent: discord.Colour | None = None) -> Reply:
    """A reply of one text."""
    return Reply(card(text, accent=accent))


def guarded(reply: Reply) -> Reply:
    """The reply as Discord will take it: a text that is too long is shortened and attached whole as a file.

    Raises `ValueError` for more components than a message holds: a render function must page them.
    """
    view = reply.view
    excess = view.content_length() - MAX_CHARACTERS
    room = MAX_COMPONENTS if excess <= 0 else MAX_COMPONENTS - 1  # one for the file
    if sum(1 for _ in view.walk_children()) > room:
        raise ValueError(f"more than {room} components")
    if excess <= 0:
        return reply
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    whole = "\n\n".join(text.content for text in texts)
    while excess > 0:
        longest = max(texts, key=lambda text: len(text.content))
        kept = max(0, len(longest.content) - excess - 2)
        longest.content = f"{longest.content[:kept]} …"
        excess = view.content_length() - MAX_CHARACTERS
    view.add_item(ui.File(f"attachment://{FULL_TEXT}"))
    file = discord.File(io.BytesIO(whole.encode()), FULL_TEXT)
    return Reply(view, (*reply.files, file), reply.live, reply.pings)
