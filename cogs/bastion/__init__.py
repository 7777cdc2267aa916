"""Bastions: their panels, the owner's controls, the DM's screen, and what the table is told."""

from dataclasses import dataclass

from bot.rules.bastion.state import Bastion
from bot.services.bastion_cards import Card, card_of
from bot.services.bastion_outcomes import DIGEST_SCREEN, NEGLECT_SCREEN, QUESTION_SCREEN, TELLING_SCREEN
from bot.services.bastion_questions import Asked, asked_of
from bot.services.bastion_screen import SCENE_SCREEN
from bot.services.bastion_secrets import Digest, digest_of
from bot.services.bastion_turns import REMINDER_SCREEN
from bot.services.history import History
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.ui.domain import Domain
from bot.ui.reply import Args, Screen
from cogs.bastion.cog import BastionCog
from cogs.bastion.digest import digest_panel
from cogs.bastion.founding_presses import FoundingPresses
from cogs.bastion.household_presses import HouseholdPresses
from cogs.bastion.panel import SCREEN, bastion_panel
from cogs.bastion.presses import BastionPresses
from cogs.bastion.question import question_panel
from cogs.bastion.screen_presses import ScreenPresses
from cogs.bastion.telling import Tale, cut_scene, neglect, reminder, telling


def install(services: Services) -> Domain:
    kinds = (BastionPresses, FoundingPresses, HouseholdPresses, ScreenPresses)
    presses = {route: handler for kind in kinds for route, handler in kind(services).table().items()}
    tales = _Tales(services.history)
    screens = {
        SCREEN: Screen(_card, bastion_panel),
        REMINDER_SCREEN: Screen(_card, reminder),
        NEGLECT_SCREEN: Screen(_card, neglect),
        SCENE_SCREEN: Screen(_card, cut_scene),
        DIGEST_SCREEN: Screen(_digest, digest_panel),
        QUESTION_SCREEN: Screen(_question, question_panel),
        TELLING_SCREEN: Screen(tales.load, telling),
    }
    return Domain(cogs=(BastionCog(services),), presses=presses, screens=screens)


@dataclass(frozen=True, slots=True)
class _Tales:
    history: History

    async def load(self, campaign: ReadCampaign, subject: int, args: Args) -> Tale:
        """The public story of a journal entry; an entry that was taken back tells nothing."""
        events = await self.history.entry(campaign, int(args["entry"]), family="bastion-")
        return Tale(events, str(args.get("note", "")))


async def _card(campaign: ReadCampaign, subject: int, args: Args) -> Card:
    return await card_of(campaign, await campaign.get(Bastion, subject))


async def _digest(campaign: ReadCampaign, subject: int, args: Args) -> Digest:
    return await digest_of(campaign, subject, int(args.get("page", 0)))


async def _question(campaign: ReadCampaign, subject: int, args: Args) -> Asked:
    return await asked_of(campaign, subject)


__all__ = ["install"]
