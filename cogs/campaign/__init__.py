"""Campaigns: founding, settings, history, undo, files, pausing and deleting."""

from bot.rules.campaign import Campaign
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.ui.domain import Domain
from bot.ui.reply import Args, Screen
from cogs.campaign import glance
from cogs.campaign.chronicle import Chronicle
from cogs.campaign.cog import CampaignCog
from cogs.campaign.drafting import Drafting
from cogs.campaign.governing import Governing


def install(services: Services) -> Domain:
    drafting = Drafting(services.setup)
    governing = Governing(services.settings)
    chronicle = Chronicle(services.history, services.settings)
    cog = CampaignCog(services, drafting, governing, chronicle)

    async def news(campaign: ReadCampaign, subject: int, args: Args) -> glance.News:
        family = str(args["family"])
        events = await services.history.entry(campaign, int(args["entry"]), family=family)
        return glance.News(events, int(args["entry"]) if family == "tick" else None)

    return Domain(
        cogs=(cog,),
        presses={**drafting.presses, **governing.presses, **chronicle.presses},
        screens={
            glance.WELCOME: Screen(_state, glance.welcome_panel),
            glance.DELETION: Screen(_state, glance.deletion_panel),
            glance.NEWS: Screen(news, glance.news_panel),
        },
    )


async def _state(campaign: ReadCampaign, subject: int, args: Args) -> Campaign:
    return campaign.state
