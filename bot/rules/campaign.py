"""The campaign's own settings and who is DM in it. Knows nothing of what happens in the campaign."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.rules.values import CampaignId, UserId

LANGUAGES = ("en", "uk", "ru")
"""The languages that a campaign can speak, as locale codes."""


class Status(StrEnum):
    DRAFT = "draft"
    RUNNING = "running"
    PAUSED = "paused"
    DELETED = "deleted"


class Units(StrEnum):
    IMPERIAL = "imperial"
    METRIC = "metric"


class Automation(StrEnum):
    OFF = "off"
    REMIND = "remind"
    AUTOMATIC = "automatic"


class CatchUp(StrEnum):
    """What a bot that was away does about the weekly ticks it missed."""

    ASK = "ask"
    RUN = "run"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class WeeklyTick:
    """When the real week turns: weekday 0 is Monday, the hour is of the campaign's time zone."""

    on: bool = True
    weekday: int = 6
    hour: int = 20
    minute: int = 0


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign of a server. `places` are the channels and categories bound to it; none: all of it."""

    id: CampaignId
    guild_id: int
    name: str
    language: str = "en"
    timezone: str = "UTC"
    units: Units = Units.IMPERIAL
    dm_role_id: int | None = None
    dm_user_ids: tuple[UserId, ...] = ()
    dm_channel_id: int | None = None
    table_channel_id: int | None = None
    places: tuple[int, ...] = ()
    status: Status = Status.DRAFT
    delete_after: str | None = None
    """ISO moment (UTC) after which a deleted campaign is gone for good."""
    is_adventuring: bool = False
    """The DM said that the party is out, so the weekly tick asks before it moves time."""
    tick: WeeklyTick = WeeklyTick()
    turn_days: int = 7
    choice_hours: int = 48
    """Real hours after which a revealed choice takes its stated default."""
    catch_up: CatchUp = CatchUp.ASK
    switched_off: tuple[str, ...] = ()
    """Systems that the campaign does without: ids of data/rules/settings.yml."""
    automation: Mapping[str, Automation] = field(default_factory=dict)
    """What differs from the defaults of data/rules/settings.yml."""
    rulings: Mapping[str, str] = field(default_factory=dict)
    """What differs from the defaults of data/rules/settings.yml."""


def is_dm(campaign: Campaign, user_id: int, role_ids: frozenset[int]) -> bool:
    """A named DM or a holder of the DM role; nobody is DM by a permission of the server."""
    return user_id in campaign.dm_user_ids or (
        campaign.dm_role_id is not None and campaign.dm_role_id in role_ids
    )
