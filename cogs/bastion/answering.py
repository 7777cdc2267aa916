"""What presses on Bastions share: the use case of a press, and the panel drawn anew with what was done."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.services.bastion_acts import Changed, Which
from bot.services.bastion_cards import Card
from bot.services.bastions import Bastions
from bot.services.caller import Caller
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press
from bot.ui.reply import Reply
from cogs.bastion.panel import bastion_panel, done_lines

Interaction = discord.Interaction[Any]
Panel = Callable[[Card, Speaker], Reply]
Act = Callable[[Caller], Awaitable[Changed]]


def opens(bastions: Bastions, panel: Panel, *, for_owner: bool = False) -> Handler:
    """A panel for the asker alone."""

    async def handler(interaction: Interaction, press: Press) -> None:
        load = bastions.show_own if for_owner else bastions.show
        await perform(interaction, partial(load, which=Which(press.id)), panel)

    return handler


def asks(bastions: Bastions, form: Callable[[Card, Speaker], Form]) -> Handler:
    """A form, for one who may send it."""

    async def handler(interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(bastions.show_own, which=Which(press.id)), form)

    return handler


async def change(interaction: Interaction, act: Act, panel: Callable[..., Reply]) -> None:
    """Do it, and draw the panel anew on which the control stands."""
    await perform(interaction, act, partial(changed, panel), edit=True)


def on(use_case: Callable[..., Awaitable[Changed]], press: Press, **arguments: Any) -> Act:
    """A use case on the Bastion of a press, at the revision it was drawn for."""
    return partial(use_case, which=which(press), **arguments)


def which(press: Press) -> Which:
    return Which(press.id, press.revision)


def changed(panel: Callable[..., Reply], result: Changed, speak: Speaker) -> Reply:
    entry = result.entry if result.events else 0
    return panel(result.card, speak, top=done_lines(result.events, speak), entry=entry)


def confirmed(result: Changed, speak: Speaker) -> Reply:
    """What was done, on the panel of the Bastion."""
    return changed(bastion_panel, result, speak)
