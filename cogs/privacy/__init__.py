"""Privacy: what is stored of a person, shown, handed out, deleted."""

from bot.services.services import Services
from bot.ui.domain import Domain
from cogs.privacy.cog import PrivacyCog


def install(services: Services) -> Domain:
    cog = PrivacyCog(services.privacy)
    return Domain(cogs=(cog,), presses=cog.presses)
