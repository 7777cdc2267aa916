"""Who of the players is still a member of the server: asked now and then, for nobody tells the bot."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.characters import Roster
from bot.services.handovers import Handovers
from bot.ui.desk import desk_of
from bot.ui.server import DiscordServer

PAUSE = timedelta(hours=12)
ASKED_AT_ONCE = 20
REMEMBERED = 10_000


class Doorkeeper:
    """Asks Discord for each player at most once in twelve hours, and marks those who left or came back."""

    def __init__(self, handovers: Handovers) -> None:
        self._handovers = handovers
        self._asked: dict[tuple[int, int], datetime] = {}

    async def check(
        self, interaction: discord.Interaction[Any], everyone: Callable[[Caller], Awaitable[Roster]]
    ) -> None:
        """Check the owners of the place's characters, after the answer has been given."""
        guild_id = interaction.guild_id
        if guild_id is None:
            return
        server = DiscordServer(interaction.client)
        caller = await desk_of(interaction).caller(interaction)
        try:
            known = await everyone(caller)
        except RuleViolation:
            return
        owners = {character.owner for character in known.rows if character.owner is not None}
        due = [owner for owner in sorted(owners) if self._is_due(guild_id, owner, interaction.created_at)]
        here = {owner for owner in due[:ASKED_AT_ONCE] if await server.has_member(guild_id, owner)}
        await self._handovers.note_members(caller, here, set(due[:ASKED_AT_ONCE]) - here)

    def _is_due(self, guild_id: int, user_id: int, now: datetime) -> bool:
        key = (guild_id, user_id)
        asked = self._asked.get(key)
        if asked is not None and now - asked < PAUSE:
            return False
        if len(self._asked) >= REMEMBERED:
            self._asked.clear()
        self._asked[key] = now
        return True
