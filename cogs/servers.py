"""What Discord says of servers: joined, left, channels and roles changed. An outage is not told here."""

import discord
from discord.ext import commands

from bot.services.lifecycle import Lifecycle
from bot.services.services import Services
from bot.ui.domain import Domain


def install(services: Services) -> Domain:
    return Domain(cogs=(ServersCog(services.lifecycle),))


class ServersCog(commands.Cog):
    """Passes on where the bot is, and where it may speak again."""

    def __init__(self, lifecycle: Lifecycle) -> None:
        self._lifecycle = lifecycle

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._lifecycle.joined(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._lifecycle.joined(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._lifecycle.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self._lifecycle.channels_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._lifecycle.channels_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """An archived thread is opened by the message due in it; a locked one is not."""
        if before.locked and not after.locked:
            await self._lifecycle.channels_changed(after.guild.id)
