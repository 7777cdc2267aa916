"""What happens to Bastions, save the story of events. The roll of a turn is the DM's alone until revealed."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.bastion.state import (
    BasicKind,
    EventKind,
    FacilityKind,
    FallCause,
    GuestKind,
    OrderKind,
    Presence,
    Space,
    TreasureKind,
)
from bot.rules.events import DmEvent, Event
from bot.rules.values import Copper, Rolls


class TurnMode(StrEnum):
    """What a Bastion did on a turn."""

    MAINTAIN = "maintain"
    """By the owner's word."""
    MAINTAIN_AWAY = "maintain_away"
    """Because nobody could reach it."""
    ORDERS = "orders"
    IDLE = "idle"


# Founding and housekeeping


@dataclass(frozen=True, slots=True)
class BastionFounded(Event, kind="bastion-founded"):
    bastion: str
    owner: str
    rooms: tuple[BasicKind, ...]
    """The Cramped one, then the Roomy one."""
    facilities: tuple[FacilityKind, ...]


@dataclass(frozen=True, slots=True)
class LevelWaived(Event, kind="bastion-level-waived"):
    """The DM let a character below level 5 have a Bastion."""

    bastion: str
    level: int


@dataclass(frozen=True, slots=True)
class FacilityGained(Event, kind="bastion-facility-gained"):
    bastion: str
    facility: FacilityKind
    space: Space


@dataclass(frozen=True, slots=True)
class BastionRenamed(Event, kind="bastion-renamed"):
    bastion: str
    """The old name."""
    name: str


@dataclass(frozen=True, slots=True)
class BastionDescribed(Event, kind="bastion-described"):
    bastion: str


@dataclass(frozen=True, slots=True)
class HirelingNamed(Event, kind="bastion-hireling-named"):
    bastion: str
    facility: FacilityKind
    was: str
    """Empty for one who had no name."""
    name: str


@dataclass(frozen=True, slots=True)
class DefenderNamed(Event, kind="bastion-defender-named"):
    bastion: str
    was: str
    name: str


@dataclass(frozen=True, slots=True)
class FallenExchanged(Event, kind="bastion-fallen-exchanged"):
    """The owner named another defender as the one who fell."""

    bastion: str
    fell: str
    lives: str


@dataclass(frozen=True, slots=True)
class PresenceSet(Event, kind="bastion-presence-set"):
    bastion: str
    presence: Presence


@dataclass(frozen=True, slots=True)
class MaintainOrdered(Event, kind="bastion-maintain-ordered"):
    bastion: str
    turn: int


@dataclass(frozen=True, slots=True)
class MaintainWithdrawn(Event, kind="bastion-maintain-withdrawn"):
    bastion: str
    turn: int


@dataclass(frozen=True, slots=True)
class OrderQueued(Event, kind="bastion-order-queued"):
    bastion: str
    facility: FacilityKind
    order: OrderKind
    turn: int


@dataclass(frozen=True, slots=True)
class ReminderSet(Event, kind="bastion-reminder-set"):
    bastion: str
    on: bool


@dataclass(frozen=True, slots=True)
class GuestDeparted(Event, kind="bastion-guest-departed"):
    """The stay is over."""

    bastion: str
    guest: GuestKind
    name: str
    payment: Copper | None


@dataclass(frozen=True, slots=True)
class GuestDismissed(Event, kind="bastion-guest-dismissed"):
    bastion: str
    guest: GuestKind
    name: str


@dataclass(frozen=True, slots=True)
class GuestNamed(Event, kind="bastion-guest-named"):
    bastion: str
    guest: GuestKind
    name: str


@dataclass(frozen=True, slots=True)
class RefugeesCamped(Event, kind="bastion-refugees-camped"):
    bastion: str


@dataclass(frozen=True, slots=True)
class RefugeesResettled(Event, kind="bastion-refugees-resettled"):
    bastion: str
    count: int


@dataclass(frozen=True, slots=True)
class TreasureNamed(Event, kind="bastion-treasure-named"):
    bastion: str
    treasure: TreasureKind
    name: str


@dataclass(frozen=True, slots=True)
class TreasureClaimed(Event, kind="bastion-treasure-claimed"):
    bastion: str
    treasure: TreasureKind
    name: str


@dataclass(frozen=True, slots=True)
class CofferEmptied(Event, kind="bastion-coffer-emptied"):
    bastion: str
    amount: Copper


@dataclass(frozen=True, slots=True)
class BastionFell(Event, kind="bastion-fell"):
    bastion: str
    cause: FallCause


# The turn


@dataclass(frozen=True, slots=True)
class TurnTaken(Event, kind="bastion-turn-taken"):
    bastion: str
    turn: int
    mode: TurnMode


@dataclass(frozen=True, slots=True)
class TurnOwed(Event, kind="bastion-turn-owed"):
    """A turn waits until the event of an earlier one is settled."""

    bastion: str
    turn: int


@dataclass(frozen=True, slots=True)
class ProjectFinished(Event, kind="bastion-project-finished"):
    bastion: str
    facility: FacilityKind
    order: OrderKind


@dataclass(frozen=True, slots=True)
class ProjectPaused(Event, kind="bastion-project-paused"):
    bastion: str
    facility: FacilityKind
    order: OrderKind


@dataclass(frozen=True, slots=True)
class OrderStarted(Event, kind="bastion-order-started"):
    bastion: str
    facility: FacilityKind
    order: OrderKind
    days: int


@dataclass(frozen=True, slots=True)
class OrderWaits(Event, kind="bastion-order-waits"):
    """The facility cannot be used on this turn; the order stays for the next."""

    bastion: str
    facility: FacilityKind
    order: OrderKind


@dataclass(frozen=True, slots=True)
class FacilityReopened(Event, kind="bastion-facility-reopened"):
    bastion: str
    facility: FacilityKind


@dataclass(frozen=True, slots=True)
class HirelingsReplaced(Event, kind="bastion-hirelings-replaced"):
    bastion: str
    facility: FacilityKind
    count: int


@dataclass(frozen=True, slots=True)
class NeglectWarned(Event, kind="bastion-neglect-warned"):
    bastion: str
    turns: int
    """Turns in a row without an order."""
    limit: int
    left: int


@dataclass(frozen=True, slots=True)
class NeglectLimitReached(DmEvent, kind="bastion-neglect-limit-reached"):
    """The Bastion would fall now; it stands until the DM confirms."""

    bastion: str
    turns: int


# The roll, which is the DM's alone


@dataclass(frozen=True, slots=True)
class EventRolled(DmEvent, kind="bastion-event-rolled"):
    bastion: str
    turn: int
    roll: int
    event: EventKind


@dataclass(frozen=True, slots=True)
class EventRolledTwice(DmEvent, kind="bastion-event-rolled-twice"):
    """Inner peace: one of the two is to be kept."""

    bastion: str
    turn: int
    rolls: Rolls
    first: EventKind
    second: EventKind


@dataclass(frozen=True, slots=True)
class RollKept(DmEvent, kind="bastion-roll-kept"):
    bastion: str
    roll: int
    event: EventKind


@dataclass(frozen=True, slots=True)
class EventRerolled(DmEvent, kind="bastion-event-rerolled"):
    bastion: str
    roll: int
    event: EventKind


@dataclass(frozen=True, slots=True)
class EventPicked(DmEvent, kind="bastion-event-picked"):
    bastion: str
    event: EventKind


@dataclass(frozen=True, slots=True)
class EventResolvedSilently(DmEvent, kind="bastion-event-resolved-silently"):
    bastion: str
    event: EventKind
