"""What is told of a campaign's settings and state when they change. Knows no reason and no check."""

from dataclasses import dataclass
from typing import NewType

from bot.rules.campaign import Automation, CatchUp, Units
from bot.rules.events import DmEvent, Event
from bot.rules.settings_table import AutomationKind, RulingKind, SystemKind
from bot.rules.values import UserId

LanguageKind = NewType("LanguageKind", str)
Timezone = NewType("Timezone", str)
"""An IANA id, shown as its city."""
WeekdayKind = NewType("WeekdayKind", str)
AnswerKind = NewType("AnswerKind", str)
"""The answer to a ruling: its id, a hyphen, and the value."""
RoleId = NewType("RoleId", int)
ChannelId = NewType("ChannelId", int)


@dataclass(frozen=True, slots=True)
class CampaignCreated(Event, kind="campaign-created"):
    name: str


@dataclass(frozen=True, slots=True)
class CampaignImported(Event, kind="campaign-imported"):
    name: str


@dataclass(frozen=True, slots=True)
class CampaignRenamed(Event, kind="campaign-renamed"):
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class CampaignPaused(Event, kind="campaign-paused"):
    name: str


@dataclass(frozen=True, slots=True)
class CampaignResumed(Event, kind="campaign-resumed"):
    name: str


@dataclass(frozen=True, slots=True)
class DeletionBegun(Event, kind="campaign-deletion-begun"):
    name: str
    days: int


@dataclass(frozen=True, slots=True)
class CampaignRestored(Event, kind="campaign-restored"):
    name: str


@dataclass(frozen=True, slots=True)
class PartySetOut(Event, kind="campaign-party-set-out"):
    """The DM said that the party is out adventuring."""


@dataclass(frozen=True, slots=True)
class PartyCameHome(Event, kind="campaign-party-came-home"):
    """The DM said that the party is in downtime."""


@dataclass(frozen=True, slots=True)
class LanguageChosen(Event, kind="settings-language-chosen"):
    language: LanguageKind


@dataclass(frozen=True, slots=True)
class TimezoneChosen(Event, kind="settings-timezone-chosen"):
    timezone: Timezone


@dataclass(frozen=True, slots=True)
class UnitsChosen(Event, kind="settings-units-chosen"):
    units: Units


@dataclass(frozen=True, slots=True)
class TickScheduled(Event, kind="settings-tick-scheduled"):
    weekday: WeekdayKind
    at: str


@dataclass(frozen=True, slots=True)
class TickStopped(Event, kind="settings-tick-stopped"):
    """The week no longer turns by itself."""


@dataclass(frozen=True, slots=True)
class TurnLengthChosen(Event, kind="settings-turn-length-chosen"):
    days: int


@dataclass(frozen=True, slots=True)
class ChoiceTimeChosen(Event, kind="settings-choice-time-chosen"):
    hours: int


@dataclass(frozen=True, slots=True)
class CatchUpChosen(Event, kind="settings-catch-up-chosen"):
    policy: CatchUp


@dataclass(frozen=True, slots=True)
class DmRoleNamed(Event, kind="settings-dm-role-named"):
    role: RoleId


@dataclass(frozen=True, slots=True)
class DmRoleDropped(Event, kind="settings-dm-role-dropped"):
    role: RoleId


@dataclass(frozen=True, slots=True)
class DmNamed(Event, kind="settings-dm-named"):
    user: UserId


@dataclass(frozen=True, slots=True)
class DmDropped(Event, kind="settings-dm-dropped"):
    user: UserId


@dataclass(frozen=True, slots=True)
class DmSeatFilled(Event, kind="settings-dm-seat-filled"):
    """Nobody was DM any more, so somebody who manages the server named a new one."""

    by: UserId


@dataclass(frozen=True, slots=True)
class DmChannelFilled(Event, kind="settings-dm-channel-filled"):
    """Nobody was DM any more, so somebody who manages the server chose a new DM channel."""

    by: UserId


@dataclass(frozen=True, slots=True)
class DmChannelChosen(DmEvent, kind="settings-dm-channel-chosen"):
    channel: ChannelId


@dataclass(frozen=True, slots=True)
class TableChannelChosen(Event, kind="settings-table-channel-chosen"):
    channel: ChannelId


@dataclass(frozen=True, slots=True)
class PlaceBound(Event, kind="settings-place-bound"):
    channel: ChannelId


@dataclass(frozen=True, slots=True)
class PlaceFreed(Event, kind="settings-place-freed"):
    channel: ChannelId


@dataclass(frozen=True, slots=True)
class SystemSwitched(Event, kind="settings-system-switched"):
    system: SystemKind
    on: bool


@dataclass(frozen=True, slots=True)
class AutomationChosen(Event, kind="settings-automation-chosen"):
    automation: AutomationKind
    to: Automation


@dataclass(frozen=True, slots=True)
class RulingMade(Event, kind="settings-ruling-made"):
    ruling: RulingKind
    answer: AnswerKind
