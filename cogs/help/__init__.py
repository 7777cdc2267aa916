"""What the bot can do, asked by what one wants to do; and the language one is answered in."""

from bot.services.services import Services
from bot.ui.domain import Domain
from cogs.help.cog import HelpCog, show_topic


def install(services: Services) -> Domain:
    return Domain(cogs=(HelpCog(services.preferences),), presses={("show", "help"): show_topic})


__all__ = ["install"]
