"""The Undo button of every confirmation, and what a message becomes when its entry is taken back."""

from functools import partial
from typing import Any

import discord

from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.services.undoing import Undone
from bot.text import Speaker
from bot.ui.domain import Domain
from bot.ui.perform import perform
from bot.ui.press import Press
from bot.ui.reply import Args, Reply, Screen, note

TAKEN_BACK = discord.Colour.light_grey()


def install(services: Services) -> Domain:
    async def undo(interaction: discord.Interaction[Any], press: Press) -> None:
        await perform(interaction, partial(services.undoing.entry, entry_id=press.id), undone, edit=True)

    return Domain(
        cogs=(), presses={("undo", "entry"): undo}, screens={"taken-back": Screen(_nothing, taken_back)}
    )


def undone(result: Undone, speak: Speaker) -> Reply:
    """What the confirmation becomes: what was taken back, struck through."""
    struck = [f"~~{speak.event(event)}~~" for event in result.events]
    return note(speak.lines(speak("undo-done"), *struck), accent=TAKEN_BACK)


def taken_back(_: None, speak: Speaker) -> Reply:
    return note(speak("taken-back"), accent=TAKEN_BACK)


async def _nothing(campaign: ReadCampaign, subject: int, args: Args) -> None:
    return None
