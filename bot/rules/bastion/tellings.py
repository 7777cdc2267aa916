"""The story of a Bastion event, told when it is revealed. Every event names its Bastion."""

from dataclasses import dataclass, field
from typing import NewType

from bot.rules.bastion.state import (
    BasicKind,
    EventKind,
    FacilityKind,
    GuestKind,
    ThemeKind,
    TreasureKind,
)
from bot.rules.events import DM, EVERYONE, Audience, Event
from bot.rules.values import Copper, Names, RarityKind, Rolls

QuietKind = NewType("QuietKind", str)
OpportunityKind = NewType("OpportunityKind", str)
AidKind = NewType("AidKind", str)


@dataclass(frozen=True, slots=True)
class Told(Event):
    """Part of an event's story: for everyone once revealed, the DM's alone when resolved silently."""

    is_silent: bool = field(default=False, kw_only=True)

    @property
    def audience(self) -> Audience:
        return DM if self.is_silent else EVERYONE


@dataclass(frozen=True, slots=True)
class DefaultTaken(Told, kind="bastion-default-taken"):
    """Nobody answered, so what had been stated happens."""

    bastion: str
    event: EventKind


@dataclass(frozen=True, slots=True)
class AllWasWell(Told, kind="bastion-all-was-well"):
    bastion: str
    rolls: Rolls
    quiet: QuietKind


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


@dataclass(frozen=True, slots=True)
class GuestArrived(Told, kind="bastion-guest-arrived"):
    bastion: str
    rolls: Rolls
    guest: GuestKind
    payment_rolls: Rolls
    """Empty for a guest who promises nothing."""
    payment: Copper
    """What the guest will pay on leaving."""


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
    target: int
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
    target: int
    reward_rolls: Rolls
    reward: Copper


@dataclass(frozen=True, slots=True)
class AidDeclined(Told, kind="bastion-aid-declined"):
    bastion: str


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
