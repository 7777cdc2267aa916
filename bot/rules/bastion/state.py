"""What a Bastion is made of, as frozen values. Knows no rule beyond what its own parts can answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from bot.rules.values import BastionId, CharacterId, Copper, GameTime, RarityKind, Rolls

NO_MONEY = Copper(0)

FacilityKind = NewType("FacilityKind", str)
BasicKind = NewType("BasicKind", str)
OrderKind = NewType("OrderKind", str)
EventKind = NewType("EventKind", str)
GuestKind = NewType("GuestKind", str)
TreasureKind = NewType("TreasureKind", str)
ThemeKind = NewType("ThemeKind", str)

BARRACK = FacilityKind("barrack")
WAR_ROOM = FacilityKind("war_room")

RENOWNED_GUEST = GuestKind("renowned_guest")
SANCTUARY_SEEKER = GuestKind("sanctuary_seeker")
MERCENARY = GuestKind("mercenary")
FRIENDLY_MONSTER = GuestKind("friendly_monster")
SPELLCASTER = GuestKind("spellcaster")

ART_OBJECT = TreasureKind("art_object")
MAGIC_ITEM = TreasureKind("magic_item")
LETTER = TreasureKind("letter_of_recommendation")


class Space(StrEnum):
    CRAMPED = "cramped"
    ROOMY = "roomy"
    VAST = "vast"


class Presence(StrEnum):
    """Where the owner is; who can send word to the hirelings may give orders from afar."""

    HOME = "home"
    AWAY = "away"
    IN_CONTACT = "in_contact"


class Stage(StrEnum):
    """How far an event has come."""

    ROLLED = "rolled"
    """Only the DM knows it, and nothing has happened yet."""
    CHOOSING = "choosing"
    """Its dice have fallen; the owner's answer is awaited."""


class FallCause(StrEnum):
    DIVESTITURE = "divestiture"
    NEGLECT = "neglect"
    RUINATION = "ruination"


@dataclass(frozen=True, slots=True)
class Room:
    """A basic facility. `number` is unique among rooms and facilities of the Bastion."""

    number: int
    kind: BasicKind
    space: Space


@dataclass(frozen=True, slots=True)
class Hireling:
    """One who works in a special facility; those of a War Room are its lieutenants."""

    name: str = ""
    """Empty until somebody gives one."""
    lodges_elsewhere: bool = False
    """A lieutenant for whom there is no room in the Bastion."""


@dataclass(frozen=True, slots=True)
class Vacancy:
    """Hirelings that are gone, and the turn that brings others in their place."""

    count: int
    filled_on: int


@dataclass(frozen=True, slots=True)
class Facility:
    """A special facility. `number` is unique among rooms and facilities of the Bastion."""

    number: int
    kind: FacilityKind
    space: Space
    hirelings: tuple[Hireling, ...] = ()
    unusable_on: int | None = None
    """The number of the turn on which it takes no orders."""
    unusable_since: int | None = None
    """The first of several such turns in a row; None where there is but one."""
    vacancies: tuple[Vacancy, ...] = ()
    chosen: tuple[str, ...] = ()
    """What was chosen on gaining it: a type of garden, tools, a trainer…"""

    def is_shut_on(self, turn: int) -> bool:
        last = self.unusable_on
        return last is not None and (self.unusable_since or last) <= turn <= last


@dataclass(frozen=True, slots=True)
class Defender:
    """A Bastion Defender. The roster stands in the order in which they joined."""

    number: int
    name: str = ""
    barrack: int | None = None
    """The number of the facility that houses them; None needs no bed."""
    is_mercenary: bool = False


@dataclass(frozen=True, slots=True)
class Fallen:
    """A defender who fell on a turn; the owner may name another in their place."""

    turn: int
    defender: Defender


@dataclass(frozen=True, slots=True)
class Walls:
    """Defensive walls by 5-ft squares; only walls all around the Bastion help in an attack."""

    squares: int = 0
    is_enclosed: bool = False


@dataclass(frozen=True, slots=True)
class Guest:
    number: int
    kind: GuestKind
    name: str = ""
    leaves_at: GameTime | None = None
    """None stays until something else sends them on their way."""
    payment: Copper = NO_MONEY
    """What they pay on leaving."""


@dataclass(frozen=True, slots=True)
class Refugees:
    count: int
    shelter: int | None = None
    """The number of the room they sleep in; None camps outside the walls."""


@dataclass(frozen=True, slots=True)
class Treasure:
    """Something in the stores that waits for its owner."""

    number: int
    kind: TreasureKind
    turn: int
    value: Copper | None = None
    rarity: RarityKind | None = None
    theme: ThemeKind | None = None
    name: str = ""
    """Empty until the DM or the owner names it."""


@dataclass(frozen=True, slots=True)
class QueuedOrder:
    """An order that starts when the coming turn is taken."""

    facility: int
    order: OrderKind
    option: str
    days: int
    paid: Copper = NO_MONEY
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Project:
    """An order under way in a facility."""

    facility: int
    order: OrderKind
    option: str
    days: int
    done: int = 0
    """Days of work that lie behind."""
    details: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a turn finds the owner doing: it is fixed when the turn falls due, even if the turn must wait."""

    presence: Presence
    is_maintain_ordered: bool
    orders: tuple[QueuedOrder, ...]


@dataclass(frozen=True, slots=True)
class OwedTurn:
    """A turn that fell due while the event of an earlier one was still open."""

    turn: int
    standing: Standing
    days: int
    is_excused: bool
    """The owner's player was on holiday, so the turn counts for no neglect."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What an open question turns on. Only the fields of its event are filled."""

    facility: int | None = None
    hireling: int | None = None
    """Position of the hireling in the facility's roster."""
    price: Copper = NO_MONEY
    rarity: RarityKind | None = None


@dataclass(frozen=True, slots=True)
class Pending:
    """The event of a turn that is not settled yet."""

    turn: int
    rolls: Rolls
    """Every d100 that stood for this event, the valid one last; both, while one of two is to be kept."""
    event: EventKind | None
    """None while one of two rolls is to be kept."""
    barred: EventKind | None = None
    """What must not be rolled again: the event that led to this one."""
    stage: Stage = Stage.ROLLED
    stakes: Stakes = Stakes()
    secret: int = 0
    """Id of the DM's secret; 0 in the rules' own tests."""


@dataclass(frozen=True, slots=True)
class Fall:
    cause: FallCause
    turn: int


@dataclass(frozen=True, slots=True)
class Bastion:
    """A Bastion and all that is in it. `turn` is the number of the last campaign turn that it took."""

    id: BastionId
    owner: CharacterId
    name: str
    origin: str = ""
    """How it came to be, in the owner's words."""
    form: str = ""
    """What it looks like, in the owner's words."""
    rooms: tuple[Room, ...] = ()
    facilities: tuple[Facility, ...] = ()
    defenders: tuple[Defender, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    """Those who fell in the last event that cost lives."""
    walls: Walls = Walls()
    is_armory_stocked: bool = False
    has_inner_peace: bool = False
    """The next event is rolled twice and one roll is kept."""
    guests: tuple[Guest, ...] = ()
    refugees: Refugees | None = None
    stores: tuple[Treasure, ...] = ()
    coffer: Copper = NO_MONEY
    """Money that waits here because its owner is nowhere to be found."""
    presence: Presence = Presence.AWAY
    is_maintain_ordered: bool = False
    orders: tuple[QueuedOrder, ...] = ()
    projects: tuple[Project, ...] = ()
    turn: int = 0
    was_maintained: bool = False
    """Whether it acted under Maintain on its last turn."""
    owed: tuple[OwedTurn, ...] = ()
    pending: Pending | None = None
    neglect: int = 0
    """Turns in a row on which the owner gave no order."""
    combined_with: tuple[BastionId, ...] = ()
    wants_reminder: bool = False
    last_number: int = 0
    """The highest number given to anything in it; numbers are never used twice."""
    fall: Fall | None = None

    @property
    def is_fallen(self) -> bool:
        return self.fall is not None

    @property
    def coming_turn(self) -> int:
        """The turn for which orders given now are meant."""
        return max([self.turn, *(owed.turn for owed in self.owed)]) + 1

    @property
    def lieutenants(self) -> int:
        """Lieutenants who lodge in the Bastion."""
        return sum(
            not hireling.lodges_elsewhere
            for facility in self.facilities
            if facility.kind == WAR_ROOM
            for hireling in facility.hirelings
        )

    def facility(self, number: int) -> Facility | None:
        return next((facility for facility in self.facilities if facility.number == number), None)

    def guest(self, kind: GuestKind) -> Guest | None:
        return next((guest for guest in self.guests if guest.kind == kind), None)
