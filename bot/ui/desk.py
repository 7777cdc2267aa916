"""What answering needs, handed down by the composition root and reached through the bot."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

import discord

from bot.rules.campaign import Units
from bot.services.caller import Actor, Caller, Place
from bot.services.campaigns import Campaigns, Voice
from bot.services.preferences import Preferences
from bot.text import Language, Speaker, is_language, language_of
from bot.ui.panels import PanelBook
from bot.ui.reply import Screen


@dataclass(frozen=True, slots=True)
class Desk:
    """The tools of the answer path. `screens` is filled by the composition root from all cogs."""

    campaigns: Campaigns
    preferences: Preferences
    panels: PanelBook
    screens: Mapping[str, Screen]
    command_ids: Mapping[str, int]
    """Ids of the commands as Discord knows them, filled once they are synchronised."""

    async def caller(self, interaction: discord.Interaction[Any]) -> Caller:
        """Who asks, where, and in which language: the stored choice, else the client's."""
        stored = await self.preferences.language_of(interaction.user.id)
        message = interaction.message.id if interaction.message is not None else None
        locale = stored or language_of(interaction.locale.value)
        return Caller(place_of(interaction), actor_of(interaction), locale, message)

    def speaker(self, language: str, units: Units = Units.IMPERIAL) -> Speaker:
        return Speaker(known_language(language), units, self.command_ids)

    def private_speaker(self, caller: Caller, voice: Voice | None) -> Speaker:
        """For what only the asker reads: their language, the campaign's units."""
        return self.speaker(caller.locale, voice.units if voice else Units.IMPERIAL)

    def public_speaker(self, caller: Caller, voice: Voice | None) -> Speaker:
        """For what all read: the campaign's language."""
        return self.speaker(voice.language, voice.units) if voice else self.private_speaker(caller, None)


class HasDesk(Protocol):
    desk: Desk


def desk_of(interaction: discord.Interaction[Any]) -> Desk:
    return cast(HasDesk, interaction.client).desk


def known_language(code: str) -> Language:
    """A stored language code; one we do not speak (any more) is English."""
    return code if is_language(code) else "en"


def place_of(interaction: discord.Interaction[Any]) -> Place | None:
    """Where an interaction happened; None in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    holder = channel.parent if isinstance(channel, discord.Thread) else channel
    category_id = getattr(holder, "category_id", None)  # None too for a parent that the bot cannot see
    return Place(interaction.guild_id, interaction.channel_id, parent_id, category_id)


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Who acts, with the roles that came with the interaction."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return Actor(user.id, roles, interaction.permissions.manage_guild)
