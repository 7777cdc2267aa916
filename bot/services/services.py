"""Every use case of the bot, built once by the composition root and handed down."""

from dataclasses import dataclass

from bot.services.archive import Archive
from bot.services.bastion_household import BastionHousehold
from bot.services.bastion_screen import BastionScreen
from bot.services.bastion_turns import BastionTurns
from bot.services.bastions import Bastions
from bot.services.belongings import Belongings
from bot.services.campaign_settings import CampaignSettings
from bot.services.campaigns import Campaigns
from bot.services.characters import Characters
from bot.services.handovers import Handovers
from bot.services.history import History
from bot.services.lifecycle import Lifecycle
from bot.services.moving_time import MovingTime
from bot.services.npcs import Npcs
from bot.services.preferences import Preferences
from bot.services.privacy import Privacy
from bot.services.rolls import Rolls
from bot.services.setup import Setup
from bot.services.timeline import Timeline
from bot.services.undoing import Undoing
from bot.services.weekly_tick import WeeklyTicks


@dataclass(frozen=True, slots=True)
class Services:
    """One field per class of use cases."""

    campaigns: Campaigns
    timeline: Timeline
    undoing: Undoing
    lifecycle: Lifecycle
    rolls: Rolls
    preferences: Preferences
    characters: Characters
    handovers: Handovers
    belongings: Belongings
    npcs: Npcs
    bastions: Bastions
    bastion_household: BastionHousehold
    bastion_screen: BastionScreen
    bastion_turns: BastionTurns
    setup: Setup
    settings: CampaignSettings
    history: History
    archive: Archive
    moving_time: MovingTime
    weekly_ticks: WeeklyTicks
    privacy: Privacy
