"""The command /roll and its button. Works everywhere, in a direct message too."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.dice.events import Visibility
from bot.services.caller import Caller
from bot.services.read_campaign import ReadCampaign
from bot.services.rolls import BlindRoll, DmRoll, OpenRoll, Rolls, dm_roll
from bot.ui.commands import choices, command
from bot.ui.perform import perform
from bot.ui.press import Press
from bot.ui.reply import Args
from cogs.roll.again import read_again
from cogs.roll.render import panel


class RollCog(commands.Cog):
    def __init__(self, rolls: Rolls) -> None:
        self._rolls = rolls

    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @command("cmd-roll")
    @choices("cmd-roll", visibility=Visibility)
    async def roll(
        self,
        interaction: discord.Interaction[Any],
        expression: str,
        visibility: str = Visibility.PUBLIC.value,
    ) -> None:
        seen_by = Visibility(visibility)
        use_case = partial(self._rolls.roll, text=expression, visibility=seen_by)
        await perform(interaction, use_case, panel, public=seen_by is Visibility.PUBLIC)

    async def again(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Roll once more, in the name of whoever pressed."""
        is_public = press.arg.startswith(Visibility.PUBLIC.value)
        await perform(interaction, partial(self._roll_again, press), panel, public=is_public)

    async def _roll_again(self, press: Press, caller: Caller) -> OpenRoll | BlindRoll:
        asked = read_again(press)
        if asked.entry is not None:
            return await self._rolls.again(caller, asked.entry, asked.visibility)
        return await self._rolls.roll(caller, asked.text, asked.visibility)


async def load_dm_roll(campaign: ReadCampaign, subject: int, args: Args) -> DmRoll:
    return dm_roll(args)
