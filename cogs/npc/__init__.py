"""NPCs: the few numbers that a chase or a casting needs, for the DM."""

from bot.services.services import Services
from bot.ui.domain import Domain
from cogs.npc.cog import NpcCog


def install(services: Services) -> Domain:
    return Domain(cogs=(NpcCog(services.npcs),))


__all__ = ["install"]
