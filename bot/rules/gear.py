"""The table of gear: weights, prices, light, and what a thing does where a rule here asks. Knows no owner."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from bot.rules.character import ArmorKind, FocusKind
from bot.rules.errors import RuleViolation
from bot.rules.inventory import GearKind, Item, Ounces
from bot.rules.values import Copper, Duration, Feet

GearGroupKind = NewType("GearGroupKind", str)
GearUseKind = NewType("GearUseKind", str)
"""What a thing is good for: the id under which a rule asks for it."""


@dataclass(frozen=True, slots=True)
class Light:
    """How far a light shines: bright first, dim beyond it."""

    bright: Feet
    dim: Feet
    burns: Duration
    """For how long on one filling."""
    needs_oil: bool = False
    is_cone: bool = False


@dataclass(frozen=True, slots=True)
class GearRow:
    id: GearKind
    group: GearGroupKind
    weight: Ounces
    price: Copper
    pack: int = 1
    """How many pieces one row of it holds: 20 arrows."""
    light: Light | None = None
    armor: ArmorKind | None = None
    focus: FocusKind | None = None
    uses: Mapping[GearUseKind, int] = field(default_factory=dict)
    """Each use with its number: a bonus, a DC, an amount; 1 where it has none."""
    contents: Mapping[GearKind, int] = field(default_factory=dict)
    """What is in a pack."""


@dataclass(frozen=True)
class GearTable:
    """The rows of data/rules/gear.yml. `carries` is by size: how much for each point of Strength."""

    rows: Mapping[str, GearRow]
    carries: Mapping[str, Ounces]

    def row(self, id: str) -> GearRow:
        if id not in self.rows:
            raise RuleViolation("items-gear-unknown")
        return self.rows[id]


def unpacked(row: GearRow, quantity: int, table: GearTable) -> tuple[tuple[GearRow, int], ...]:
    """What one gets with so many of a thing: a pack is what is in it."""
    if not row.contents:
        return ((row, quantity),)
    return tuple((table.row(id), number * quantity) for id, number in row.contents.items())


def carrying_limit(strength: int, size: str, table: GearTable) -> Ounces:
    """How much it carries before its Speed drops (2024 PHB, Carrying Capacity)."""
    return Ounces(strength * table.carries[size])


def best_use(items: tuple[Item, ...], use: GearUseKind, table: GearTable) -> int | None:
    """The best number that something carried has for a use; None when nothing carried is good for it."""
    carried = (table.rows.get(item.gear) for item in items if item.gear is not None)
    return max((row.uses[use] for row in carried if row is not None and use in row.uses), default=None)
