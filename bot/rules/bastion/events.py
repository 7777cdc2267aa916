"""What happens to Bastions. Every event names its Bastion; a turn's roll is the DM's alone until revealed."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from bot.rules.bastion.state import (
    BasicKind,
    EventKind,
    FacilityKind,
    FallCause,
    GuestKind,
    OrderKind,
    Presence,
    Space,
    ThemeKind,
    TreasureKind,
)
from bot.rules.events import DM, EVERYONE, Audience, DmEvent, Event
from bot.rules.values import Copper, Names, RarityKind, Rolls

QuietKind = NewType("QuietKind", str)
OpportunityKind = NewType("OpportunityKind", str)
AidKind = NewType("AidKind", str)


class TurnMode(StrEnum):
    """What a Bastion did on a turn."""

    MAINTAIN = "maintain"
    """By the owner's word."""
    MAINTAIN_AWAY = "maintain_away"
    """Because nobody could reach it."""
    ORDERS = "orders"
    IDLE = "idle"


@dataclass(frozen=True, slots=True)
class Told(Event):
    """Part of an event's story: for everyone once revealed, the DM's alone when resolved silently."""

    is_silent: bool = field(default=False, kw_only=True)

    @property
    def audience(self) -> Audience:
        return DM if self.is_silent else EVERYONE


# Founding and housekeeping


@dataclass(frozen=True, slots=True)
class BastionFounded(Event, kind="bastion-founded"):
    bastion: str
    owner: str


@dataclass(frozen=True, slots=True)
class LevelWaived(Event, kind="bastion-level-waived"):
    """The DM let a character below level 5 have a Bastion."""

    bastion: str
    level: int


@dataclass(frozen=True, slots=True)
class RoomGained(Event, kind="bastion-room-gained"):
    bastion: str
    room: BasicKind
    space: Space


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


@dataclass(frozen=True, slots=True)
class DefaultTaken(Told, kind="bastion-default-taken"):
    """Nobody answered, so what had been stated happens."""

    bastion: str
    event: EventKind


# All is well


@dataclass(frozen=True, slots=True)
class AllWasWell(Told, kind="bastion-all-was-well"):
    bastion: str
    rolls: Rolls
    quiet: QuietKind


# Attack and its consequences


@dataclass(frozen=True, slots=True)
class AttackBeatenOff(Told, kind="bastion-attack-beaten-off"):
    bastion: str
    dice: int
    """How many were rolled; 0 when walls and lieutenants left none."""
    sides: int
    rolls: Rolls
    ones: int
    walls: int
    """Dice that the walls saved."""
    lieutenants: int
    """Dice that lieutenants saved."""


@dataclass(frozen=True, slots=True)
class AttackMetMonster(Told, kind="bastion-attack-met-monster"):
    """A friendly monster beat the attackers off; no dice, no deaths."""

    bastion: str


@dataclass(frozen=True, slots=True)
class AttackUnopposed(Told, kind="bastion-attack-unopposed"):
    """There was no defender to lose."""

    bastion: str


@dataclass(frozen=True, slots=True)
class DefendersFell(Told, kind="bastion-defenders-fell"):
    bastion: str
    count: int
    named: int
    """How many of them had a name."""
    names: Names
    left: int


@dataclass(frozen=True, slots=True)
class FacilityShutDown(Told, kind="bastion-facility-shut-down"):
    bastion: str
    facility: FacilityKind
    turn: int
    """The turn on which it takes no orders."""


@dataclass(frozen=True, slots=True)
class ArmoryEmptied(Told, kind="bastion-armory-emptied"):
    bastion: str


@dataclass(frozen=True, slots=True)
class RefugeesFled(Told, kind="bastion-refugees-fled"):
    bastion: str
    count: int


@dataclass(frozen=True, slots=True)
class GuestFled(Told, kind="bastion-guest-fled"):
    """The attack drove a guest away, or let one who came to help move on."""

    bastion: str
    guest: GuestKind
    name: str


# Hirelings


@dataclass(frozen=True, slots=True)
class CriminalExposed(Told, kind="bastion-criminal-exposed"):
    bastion: str
    facility: FacilityKind
    hireling: str
    rolls: Rolls
    price: Copper


@dataclass(frozen=True, slots=True)
class NobodyToArrest(Told, kind="bastion-nobody-to-arrest"):
    """The Bastion has no hireling at all."""

    bastion: str


@dataclass(frozen=True, slots=True)
class HirelingBribedFree(Told, kind="bastion-hireling-bribed-free"):
    bastion: str
    facility: FacilityKind
    hireling: str
    price: Copper


@dataclass(frozen=True, slots=True)
class HirelingArrested(Told, kind="bastion-hireling-arrested"):
    bastion: str
    facility: FacilityKind
    hireling: str
    returns: int
    """The turn that brings somebody new."""


@dataclass(frozen=True, slots=True)
class HirelingsLost(Told, kind="bastion-hirelings-lost"):
    bastion: str
    facility: FacilityKind
    count: int
    named: int
    names: Names
    returns: int


@dataclass(frozen=True, slots=True)
class NothingToLose(Told, kind="bastion-nothing-to-lose"):
    """The event would strike a special facility, and there is none."""

    bastion: str


# Opportunity and visitors


@dataclass(frozen=True, slots=True)
class OpportunityArose(Told, kind="bastion-opportunity-arose"):
    bastion: str
    price: Copper


@dataclass(frozen=True, slots=True)
class OpportunityTaken(Told, kind="bastion-opportunity-taken"):
    bastion: str
    price: Copper


@dataclass(frozen=True, slots=True)
class OpportunityLeft(Told, kind="bastion-opportunity-left"):
    bastion: str


@dataclass(frozen=True, slots=True)
class VisitorsCame(Told, kind="bastion-visitors-came"):
    bastion: str
    rolls: Rolls
    payment: Copper


@dataclass(frozen=True, slots=True)
class VisitorsUsed(Told, kind="bastion-visitors-used"):
    bastion: str
    facility: FacilityKind


# Guests


@dataclass(frozen=True, slots=True)
class GuestArrived(Told, kind="bastion-guest-arrived"):
    bastion: str
    rolls: Rolls
    """The d4, and the d6 of a payment promised."""
    guest: GuestKind
    payment: Copper
    """What the guest will pay on leaving; 0 for none."""


@dataclass(frozen=True, slots=True)
class GuestDeparted(Event, kind="bastion-guest-departed"):
    """The stay is over."""

    bastion: str
    guest: GuestKind
    name: str
    payment: Copper


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


# Refugees


@dataclass(frozen=True, slots=True)
class RefugeesArrived(Told, kind="bastion-refugees-arrived"):
    bastion: str
    count_rolls: Rolls
    count: int
    payment_rolls: Rolls
    payment: Copper


@dataclass(frozen=True, slots=True)
class RefugeesSheltered(Told, kind="bastion-refugees-sheltered"):
    bastion: str
    room: BasicKind


@dataclass(frozen=True, slots=True)
class RefugeesCamped(Event, kind="bastion-refugees-camped"):
    bastion: str


@dataclass(frozen=True, slots=True)
class RefugeesResettled(Event, kind="bastion-refugees-resettled"):
    bastion: str
    count: int


# Request for aid


@dataclass(frozen=True, slots=True)
class AidRequested(Told, kind="bastion-aid-requested"):
    bastion: str
    defenders: int


@dataclass(frozen=True, slots=True)
class AidImpossible(Told, kind="bastion-aid-impossible"):
    """There is no defender to send."""

    bastion: str


@dataclass(frozen=True, slots=True)
class AidGiven(Told, kind="bastion-aid-given"):
    bastion: str
    sent: int
    sides: int
    rolls: Rolls
    total: int
    reward_rolls: Rolls
    reward: Copper


@dataclass(frozen=True, slots=True)
class AidCostLives(Told, kind="bastion-aid-cost-lives"):
    """The problem is solved, at half the reward and the price of a defender."""

    bastion: str
    sent: int
    sides: int
    rolls: Rolls
    total: int
    reward_rolls: Rolls
    reward: Copper


@dataclass(frozen=True, slots=True)
class AidDeclined(Told, kind="bastion-aid-declined"):
    bastion: str


# Discoveries, treasure, stores


@dataclass(frozen=True, slots=True)
class DiscoveryMade(Told, kind="bastion-discovery-made"):
    bastion: str
    rarity: RarityKind


@dataclass(frozen=True, slots=True)
class DiscoveryChosen(Told, kind="bastion-discovery-chosen"):
    bastion: str
    treasure: TreasureKind
    rarity: RarityKind
    name: str
    """Empty for one that nobody has named."""


@dataclass(frozen=True, slots=True)
class ArtObjectFound(Told, kind="bastion-art-object-found"):
    bastion: str
    rolls: Rolls
    value: Copper


@dataclass(frozen=True, slots=True)
class MagicItemFound(Told, kind="bastion-magic-item-found"):
    bastion: str
    rolls: Rolls
    rarity: RarityKind


@dataclass(frozen=True, slots=True)
class ThemeChosen(Told, kind="bastion-theme-chosen"):
    bastion: str
    theme: ThemeKind
    rarity: RarityKind


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


# The fall


@dataclass(frozen=True, slots=True)
class BastionFell(Event, kind="bastion-fell"):
    bastion: str
    cause: FallCause
