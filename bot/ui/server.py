"""What only Discord knows of a server: who is still there, who sees a channel, what the bot may do in it."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord

NEEDED = ("view_channel", "send_messages", "attach_files")
"""What the bot must be allowed to do where it plays."""


class DiscordServer:
    """Answers the questions that use cases ask of a server. One that is out of reach counts as unchanged."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def has_member(self, guild_id: int, user_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return True
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return False
        return True

    def has_role(self, guild_id: int, role_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        return guild is None or guild.unavailable or guild.get_role(role_id) is not None


@dataclass(frozen=True, slots=True)
class Lack:
    """What the bot lacks in a channel: permissions by name, or the channel itself."""

    channel_id: int
    permissions: tuple[str, ...]
    is_gone: bool = False


def lacking(guild: discord.Guild, channel_id: int | None) -> Lack | None:
    """What the bot is not allowed in a channel of its campaign, if anything."""
    if channel_id is None:
        return None
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        return Lack(channel_id, (), is_gone=True)
    allowed = channel.permissions_for(guild.me)
    missing = tuple(name for name in NEEDED if not getattr(allowed, name))
    return Lack(channel_id, missing) if missing else None


def watchers(
    guild: discord.Guild, channel_id: int | None, dm_role_id: int | None, dm_ids: tuple[int, ...]
) -> tuple[str, ...]:
    """Mentions of the roles and members, DMs and administrators apart, that see a channel."""
    channel = None if channel_id is None else guild.get_channel(channel_id)
    if channel is None:
        return ()
    if channel.permissions_for(guild.default_role).view_channel:
        return (guild.default_role.name,)
    return (*_roles_watching(guild, channel, dm_role_id), *_members_watching(guild, channel, dm_ids))


def _roles_watching(
    guild: discord.Guild, channel: discord.abc.GuildChannel, dm_role_id: int | None
) -> Iterator[str]:
    for role in guild.roles:
        is_expected = role.id == dm_role_id or role.managed or role.permissions.administrator
        if not is_expected and channel.permissions_for(role).view_channel:
            yield role.mention


def _members_watching(
    guild: discord.Guild, channel: discord.abc.GuildChannel, dm_ids: tuple[int, ...]
) -> Iterator[str]:
    for target, overwrite in channel.overwrites.items():
        is_member = not isinstance(target, discord.Role) and guild.get_role(target.id) is None
        if is_member and overwrite.view_channel and target.id not in (*dm_ids, guild.me.id):
            yield f"<@{target.id}>"
