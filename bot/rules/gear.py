"""The table of gear: weights, prices, light, and what a thing does where a rule here asks. Knows no owner."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from bot.rules.character import ArmorKind, FocusKind
from bot.rules.errors import RuleViolation
from bot.rules.inventory import GearKind, Item, Ounces
from bot.rules.values import Copper, Duration, Feet

GroupKind = NewType("GroupKind", str)
UseKind = NewType("UseKind", str)
"""What a thing is good for: the id under which a rule asks for it."""


@dataclass(frozen=True, slots=True)
class Light:
    """How far a light shines: bright first, dim beyond it."""

    bright: Feet
    dim: Feet
    burns: Duration
    """For how long on one filling."""
    needs_oil: bool = False


@dataclass(frozen=True, slots=True)
class GearRow:
    id: GearKind
    group: GroupKind
    weight: Ounces
    price: Copper
    pack: int = 1
    """How many pieces one row of it holds: 20 arrows."""
    light: Light | None = None
    armor: ArmorKind | None = None
    focus: FocusKind | None = None
    uses: Mapping[UseKind, int] = field(default_factory=dict)
    """Each use with its number: a bonus, a DC, an amount; 1 where it has none."""


@dataclass(frozen=True)
class GearTable:
    """The rows of data/rules/gear.yml, and how much creatures carry by size in half-pounds a point of Strength."""

    rows: Mapping[str, GearRow]
    carries: Mapping[str, int]

    def row(self, id: str) -> GearRow:
        if id not in self.rows:
            raise RuleViolation("items-gear-unknown")
        return self.rows[id]

    def good_for(self, use: UseKind) -> tuple[GearRow, ...]:
        return tuple(row for row in self.rows.values() if use in row.uses)


def carrying_limit(strength: int, size: str, table: GearTable) -> Ounces:
    """How much it carries before its Speed drops (2024 PHB, Carrying Capacity)."""
    return Ounces(strength * table.carries[size] * 8)


def best_use(items: tuple[Item, ...], use: UseKind, table: GearTable) -> int | None:
    """The best number that something carried has for a use; None when nothing carried is good for it."""
    carried = (table.rows.get(item.gear) for item in items if item.gear is not None)
    return max((row.uses[use] for row in carried if row is not None and use in row.uses), default=None)
