"""How controls of characters are answered: with a panel, a form, another page, or a change told on top."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.services.caller import Caller
from bot.services.character_views import CharacterView, Done
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press
from bot.ui.reply import Reply
from cogs.character import panels
from cogs.character.panels import Just

Interaction = discord.Interaction[Any]
Load = Callable[..., Awaitable[CharacterView]]
"""A use case that finds the character `wanted`."""
Panel = Callable[[CharacterView, Speaker, Just], Reply]


def opens(load: Load, panel: Panel) -> Handler:
    """A button that turns the message to a panel of the same character."""

    async def handle(interaction: Interaction, press: Press) -> None:
        await show(interaction, partial(load, wanted=press.id), partial(fresh, panel))

    return handle


def asks(load: Load, form: Callable[[CharacterView, Speaker], Form]) -> Handler:
    """A button that opens a form."""

    async def handle(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(load, wanted=press.id), form)

    return handle


def turns(load: Load, panel: Callable[..., Reply]) -> Handler:
    """A button that turns to another page of a panel."""

    async def handle(interaction: Interaction, press: Press) -> None:
        await show(interaction, partial(load, wanted=press.id), partial(panel, number=number_in(press.arg)))

    return handle


async def after(
    interaction: Interaction, use_case: Callable[[Caller], Awaitable[Done]], panel: Panel
) -> None:
    """Change something and show the panel with what was done on top."""
    await show(interaction, use_case, lambda done, speak: panel(done.view, speak, panels.just(done)))


async def show(interaction: Interaction, use_case: Any, render: Any) -> None:
    """Turn the message that the control stands on; answer anew where there is none."""
    await perform(interaction, use_case, render, edit=interaction.message is not None)


def fresh(panel: Panel, shown: CharacterView, speak: Speaker) -> Reply:
    """A panel on which nothing has been done yet."""
    return panel(shown, speak, panels.NOTHING_YET)


def only_value(press: Press) -> str:
    return press.values[0] if press.values else ""


def number_in(text: str) -> int:
    """A number that came with a press; nonsense is no place in any list."""
    return int(text) if text.isdecimal() and len(text) < 20 and int(text) < 2**63 else -1
