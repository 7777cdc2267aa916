"""/roll: dice for all, for the roller and the DM, or for the DM alone."""

from bot.services.rolls import DM_SCREEN
from bot.services.services import Services
from bot.ui.domain import Domain
from bot.ui.reply import Screen
from cogs.roll.again import AGAIN
from cogs.roll.cog import RollCog, load_dm_roll
from cogs.roll.render import dm_panel


def install(services: Services) -> Domain:
    cog = RollCog(services.rolls)
    return Domain(
        cogs=(cog,),
        presses={(AGAIN, "roll"): cog.again},
        screens={DM_SCREEN: Screen(load_dm_roll, dm_panel)},
    )


__all__ = ["install"]
