"""Time: the campaign's clock and the weekly tick."""

from bot.services.moving_time import TimeView, time_view
from bot.services.read_campaign import ReadCampaign
from bot.services.services import Services
from bot.services.weekly_tick import QUESTION, Question
from bot.services.weekly_tick import question as load_question
from bot.ui.domain import Domain
from bot.ui.reply import Args, Screen
from cogs.time.clock_panel import SCREEN, clock_panel
from cogs.time.cog import TimeCog
from cogs.time.question import question_panel


def install(services: Services) -> Domain:
    cog = TimeCog(services.moving_time, services.weekly_ticks)
    return Domain(
        cogs=(cog,),
        presses=cog.presses,
        screens={SCREEN: Screen(_clock, clock_panel), QUESTION: Screen(_question, question_panel)},
    )


async def _clock(campaign: ReadCampaign, subject: int, args: Args) -> TimeView:
    return await time_view(campaign, for_dm=bool(args.get("dm")))


async def _question(campaign: ReadCampaign, subject: int, args: Args) -> Question:
    return await load_question(campaign, subject)
