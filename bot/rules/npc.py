"""A creature the DM runs: a name and the few numbers that a chase or a casting asks for."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.checks import passive, slowed
from bot.rules.creature import (
    ABILITIES,
    Body,
    HitPoints,
    MovementKind,
    can_move,
    exhaustion_level,
    verify_speeds,
    verify_traits,
)
from bot.rules.errors import RuleViolation
from bot.rules.events import DmEvent, Event
from bot.rules.values import AbilityKind, Feet, NpcId

MAX_NAME = 80
MAX_NOTES = 500
MODIFIERS = range(-5, 31)
NUMBERS = range(0, 61)


COMMON_BODY = Body(HitPoints(10, 10))


@dataclass(frozen=True, slots=True)
class Npc:
    """A number that the DM left out follows from the others: see the properties."""

    id: NpcId
    name: str
    body: Body = COMMON_BODY
    full_speeds: Mapping[MovementKind, Feet] = field(default_factory=lambda: {MovementKind("walk"): Feet(30)})
    modifiers: Mapping[AbilityKind, int] = field(default_factory=dict)
    """Ability modifiers; 0 where none is given."""
    stealth_bonus: int | None = None
    perception: int | None = None
    """Passive Perception."""
    spell_dc: int | None = None
    spell_attack: int | None = None
    notes: str = ""

    def modifier(self, ability: AbilityKind) -> int:
        return self.modifiers.get(ability, 0)

    @property
    def con_modifier(self) -> int:
        return self.modifier(AbilityKind("con"))

    @property
    def dex_modifier(self) -> int:
        return self.modifier(AbilityKind("dex"))

    @property
    def wis_modifier(self) -> int:
        return self.modifier(AbilityKind("wis"))

    @property
    def stealth(self) -> int:
        return self.dex_modifier if self.stealth_bonus is None else self.stealth_bonus

    @property
    def passive_perception(self) -> int:
        return passive(self.wis_modifier) if self.perception is None else self.perception

    @property
    def speeds(self) -> dict[MovementKind, Feet]:
        """As they are now."""
        if not can_move(self.body):
            return dict.fromkeys(self.full_speeds, Feet(0))
        exhaustion = exhaustion_level(self.body)
        return {movement: slowed(feet, exhaustion) for movement, feet in self.full_speeds.items()}


@dataclass(frozen=True, slots=True)
class NpcAdded(DmEvent, kind="npc-added"):
    name: str


@dataclass(frozen=True, slots=True)
class NpcChanged(DmEvent, kind="npc-changed"):
    name: str


@dataclass(frozen=True, slots=True)
class NpcDeleted(DmEvent, kind="npc-deleted"):
    name: str


def added(npc: Npc) -> tuple[Npc, list[Event]]:
    verify(npc)
    return npc, [NpcAdded(npc.name)]


def changed(npc: Npc, **values: Any) -> tuple[Npc, list[Event]]:
    """The same creature with other numbers."""
    other = replace(npc, **values)
    verify(other)
    return (npc, []) if other == npc else (other, [NpcChanged(other.name)])


def verify(npc: Npc) -> None:
    if not npc.name.strip() or len(npc.name) > MAX_NAME:
        raise RuleViolation("npc-name", limit=MAX_NAME)
    if len(npc.notes) > MAX_NOTES:
        raise RuleViolation("npc-notes", limit=MAX_NOTES)
    verify_speeds(npc.full_speeds)
    verify_traits(npc.body.traits)
    for ability, modifier in npc.modifiers.items():
        if ability not in ABILITIES or modifier not in MODIFIERS:
            raise RuleViolation("npc-modifier", low=MODIFIERS[0], high=MODIFIERS[-1])
    if npc.stealth_bonus is not None and npc.stealth_bonus not in MODIFIERS:
        raise RuleViolation("npc-modifier", low=MODIFIERS[0], high=MODIFIERS[-1])
    for number in (npc.perception, npc.spell_dc, npc.spell_attack):
        if number is not None and number not in NUMBERS:
            raise RuleViolation("npc-number", high=NUMBERS[-1])
