"""Characters: sheets, hit points, levels, money, things, and whose they are."""

from bot.rules.character import Character
from bot.services.character_views import CharacterView, view_of
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.ui.domain import Domain
from bot.ui.reply import Args, Screen
from cogs.character.belonging_presses import BelongingPresses
from cogs.character.cog import CharacterCog
from cogs.character.panels import SCREEN, shared_sheet
from cogs.character.presses import CharacterPresses


def install(services: Services) -> Domain:
    return Domain(
        cogs=(CharacterCog(services),),
        presses={**CharacterPresses(services).table(), **BelongingPresses(services).table()},
        screens={SCREEN: Screen(_load, shared_sheet)},
    )


async def _load(campaign: ReadCampaign, subject: int, args: Args) -> CharacterView:
    return view_of(campaign, await campaign.get(Character, subject))


__all__ = ["install"]
