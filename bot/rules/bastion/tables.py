"""The types of the Bastion tables in data/rules/bastion. They check themselves; a fault is a `ValueError`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import NewType

from bot.rules.bastion.state import (
    BasicKind,
    EventKind,
    FacilityKind,
    GuestKind,
    OrderKind,
    Space,
    ThemeKind,
    TreasureKind,
)
from bot.rules.bastion.tellings import AidKind, OpportunityKind, QuietKind
from bot.rules.roll_table import DiceMoney, DiceSum, RollTable
from bot.rules.values import GP, Copper, RarityKind

PrerequisiteKind = NewType("PrerequisiteKind", str)


@dataclass(frozen=True, slots=True)
class SpecialTotal:
    """How many special facilities a Bastion has from a level of its owner on, in all."""

    level: int
    total: int


@dataclass(frozen=True, slots=True)
class FoundingTable:
    """What a Bastion begins with and how large its rooms may be."""

    min_level: int
    squares: Mapping[Space, int]
    """The most 5-ft squares that a room of this space covers."""
    basic: tuple[BasicKind, ...]
    special: tuple[SpecialTotal, ...]

    def __post_init__(self) -> None:
        if set(self.squares) != set(Space):
            raise ValueError("a space without squares")
        levels = [row.level for row in self.special]
        if not levels or levels != sorted(set(levels)) or levels[0] != self.min_level:
            raise ValueError("the totals must rise from the first level on")

    def special_at(self, level: int) -> int:
        """The total for a level; below the first one the DM's leave gives what the first one has."""
        return max([self.special[0].total] + [row.total for row in self.special if row.level <= level])


@dataclass(frozen=True, slots=True)
class Enlargement:
    to: Space
    gp: int

    @property
    def price(self) -> Copper:
        return Copper(self.gp * GP)


@dataclass(frozen=True, slots=True)
class FacilityRow:
    """One special facility. `hirelings` says how many it has by its space."""

    id: FacilityKind
    level: int
    space: Space
    hirelings: Mapping[Space, int]
    orders: tuple[OrderKind, ...]
    prerequisite: PrerequisiteKind | None = None
    may_repeat: bool = False
    """Whether a Bastion may own more than one."""
    enlarge: Enlargement | None = None

    def __post_init__(self) -> None:
        spaces = {self.space} | ({self.enlarge.to} if self.enlarge else set())
        if set(self.hirelings) != spaces:
            raise ValueError(f"hirelings of {self.id} must be given for each of its spaces")
        if not self.orders:
            raise ValueError(f"{self.id} takes no order")


@dataclass(frozen=True, slots=True)
class AttackRow:
    """The dice for defenders lost, and what lowers or changes them."""

    losses: DiceSum
    dies_on: int
    armory_sides: int
    walls_save: int
    lieutenant_saves: int


@dataclass(frozen=True, slots=True)
class CriminalRow:
    bribe: DiceMoney


@dataclass(frozen=True, slots=True)
class OpportunityRow:
    gp: int
    ideas: tuple[OpportunityKind, ...]
    """What it may be about, for the DM to choose from."""

    @property
    def price(self) -> Copper:
        return Copper(self.gp * GP)


@dataclass(frozen=True, slots=True)
class VisitorsRow:
    payment: DiceMoney


@dataclass(frozen=True, slots=True)
class GuestRow:
    """What a kind of guest does: how long they stay, what they pay on leaving, what they leave behind."""

    kind: GuestKind
    stay_days: int | None = None
    payment: DiceMoney | None = None
    leaves_behind: TreasureKind | None = None
    joins_defenders: bool = False


@dataclass(frozen=True, slots=True)
class DiscoveryRow:
    rarity: RarityKind
    kinds: tuple[TreasureKind, ...]


@dataclass(frozen=True, slots=True)
class RefugeesRow:
    count: DiceSum
    payment: DiceMoney


@dataclass(frozen=True, slots=True)
class AidRow:
    """One die for each defender sent; a sum below `target` costs lives and divides the reward."""

    sides: int
    armory_sides: int
    target: int
    reward: DiceMoney
    shortfall_divides: int
    deaths: int
    ideas: tuple[AidKind, ...]


@dataclass(frozen=True, slots=True)
class Find:
    """An art object of a value, or a magic item of a rarity."""

    kind: TreasureKind
    gp: int | None = None
    rarity: RarityKind | None = None

    def __post_init__(self) -> None:
        if (self.gp is None) == (self.rarity is None):
            raise ValueError("a find has either a value or a rarity")


@dataclass(frozen=True, slots=True)
class TreasureRow:
    table: RollTable[Find]
    themes: tuple[ThemeKind, ...]


@dataclass(frozen=True, slots=True)
class EventTables:
    """The table of events, and for each event its own figures under its own id."""

    roll: RollTable[EventKind]
    all_is_well: RollTable[QuietKind]
    attack: AttackRow
    criminal_hireling: CriminalRow
    extraordinary_opportunity: OpportunityRow
    friendly_visitors: VisitorsRow
    guest: RollTable[GuestRow]
    lost_hirelings: None
    magical_discovery: DiscoveryRow
    refugees: RefugeesRow
    request_for_aid: AidRow
    treasure: TreasureRow

    def __post_init__(self) -> None:
        known = {field.name for field in fields(self)} - {"roll"}
        named = {row.result for row in self.roll.rows}
        if named != known:
            raise ValueError(f"rolled on and described differ: {', '.join(sorted(named ^ known))}")

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        """Every event, in the order of the table."""
        return tuple(row.result for row in self.roll.rows)


@dataclass(frozen=True)
class BastionTables:
    founding: FoundingTable
    facilities: tuple[FacilityRow, ...]
    events: EventTables

    def __post_init__(self) -> None:
        ids = [row.id for row in self.facilities]
        twice = {id for id in ids if ids.count(id) > 1}
        if twice:
            raise ValueError(f"facilities listed twice: {', '.join(sorted(twice))}")

    @cached_property
    def facility_by_id(self) -> dict[str, FacilityRow]:
        return {row.id: row for row in self.facilities}
