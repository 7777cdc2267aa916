"""Short messages of the bot about its own messages: a panel that moved, a channel that cannot be reached."""

import discord

from bot.services.post_office import TROUBLE
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.text import Said, Speaker
from bot.ui.domain import Domain
from bot.ui.panels import MOVED
from bot.ui.reply import Args, Reply, Screen, note


def install(services: Services) -> Domain:
    return Domain(cogs=(), screens={MOVED: Screen(_args, moved), TROUBLE: Screen(_args, channel_trouble)})


def moved(_: Args, speak: Speaker) -> Reply:
    return note(speak("moved"), accent=discord.Colour.light_grey())


def channel_trouble(args: Args, speak: Speaker) -> Reply:
    """Told once to the DM, or in the table channel when the DM channel itself is lost; carries no secret."""
    channel = Said(f"<#{args['channel']}>")
    text = speak("channel-trouble", channel=channel, cause=Said(args["cause"]), lost=Said(args["lost"]))
    return note(text, accent=discord.Colour.dark_red())


async def _args(campaign: ReadCampaign, subject: int, args: Args) -> Args:
    return args
