"""/help and /language. Both work in a direct message, where there is no campaign."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.preferences import Preferences
from bot.text.languages import LANGUAGES, language_of
from bot.ui.commands import choices, command
from bot.ui.perform import perform
from bot.ui.press import Press
from cogs.help.render import AUTO, GREETING, TOPICS, help_panel, language_chosen


class HelpCog(commands.Cog):
    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @command("cmd-help")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await perform(interaction, partial(_topic, GREETING), help_panel)

    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @command("cmd-language")
    @choices("cmd-language", language=(*LANGUAGES, AUTO))
    async def language(self, interaction: discord.Interaction[Any], language: str) -> None:
        await perform(interaction, partial(self._choose, language, interaction.locale.value), language_chosen)

    async def _choose(self, language: str, client_locale: str, caller: Caller) -> tuple[str, str]:
        """Store the choice. Returns it, and the language that the person is answered in from now on."""
        stored = None if language == AUTO else language
        await self._preferences.choose(caller.actor.user_id, stored)
        return language, stored or language_of(client_locale)


async def show_topic(interaction: discord.Interaction[Any], press: Press) -> None:
    """Turn the panel to the topic chosen from one of its menus."""
    await perform(
        interaction, partial(_topic, press.values[0] if press.values else ""), help_panel, edit=True
    )


async def _topic(topic: str, caller: Caller) -> str:
    if topic != GREETING and topic not in TOPICS:
        raise RuleViolation("stale")
    return topic
