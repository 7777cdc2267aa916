"""What every creature has: abilities, hit points, traits, Exhaustion, conditions. Knows no class.

What happens to it stands in `creature_changes`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from bot.rules.checks import ability_modifier
from bot.rules.errors import RuleViolation
from bot.rules.values import AbilityKind, ConditionKind, Feet

SizeKind = NewType("SizeKind", str)
MovementKind = NewType("MovementKind", str)
SenseKind = NewType("SenseKind", str)
DamageKind = NewType("DamageKind", str)
CauseKind = NewType("CauseKind", str)
"""What brought a level of Exhaustion: some causes lift theirs by a rule of their own."""

ABILITIES = tuple(AbilityKind(ability) for ability in ("str", "dex", "con", "int", "wis", "cha"))
SIZES = tuple(SizeKind(size) for size in ("tiny", "small", "medium", "large", "huge", "gargantuan"))
MOVEMENTS = tuple(MovementKind(movement) for movement in ("walk", "climb", "swim", "fly", "burrow"))
SENSES = tuple(SenseKind(sense) for sense in ("darkvision", "blindsight", "tremorsense", "truesight"))
DAMAGE_TYPES = tuple(
    DamageKind(damage)
    for damage in (
        "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic",
        "piercing", "poison", "psychic", "radiant", "slashing", "thunder",
    )
)  # fmt: skip
CONDITIONS = tuple(
    ConditionKind(condition)
    for condition in (
        "blinded", "charmed", "deafened", "frightened", "grappled", "incapacitated", "invisible",
        "paralyzed", "petrified", "poisoned", "prone", "restrained", "stunned", "unconscious",
    )
)  # fmt: skip
"""Exhaustion is the fifteenth condition; it has levels and a cause, so it is kept apart."""
EXHAUSTION = ConditionKind("exhaustion")
PRONE = ConditionKind("prone")
UNCONSCIOUS = ConditionKind("unconscious")
INCAPACITATED = ConditionKind("incapacitated")
BRINGS_INCAPACITATED = frozenset({"paralyzed", "petrified", "stunned", "unconscious"})
NAILS_TO_THE_SPOT = frozenset({"grappled", "paralyzed", "petrified", "restrained", "unconscious"})

CAUSES = tuple(
    CauseKind(cause)
    for cause in (
        "chase", "dehydration", "malnutrition", "suffocation", "cold", "heat", "water", "march", "sleep",
        "magic", "other",
    )
)  # fmt: skip
DEADLY_EXHAUSTION = 6
MAX_HIT_POINTS = 9_999
MAX_SPEED = Feet(1_000)
MAX_SENSE = Feet(1_000)


@dataclass(frozen=True, slots=True)
class Abilities:
    """The six scores, each 1 to 30."""

    strength: int = 10
    dexterity: int = 10
    constitution: int = 10
    intelligence: int = 10
    wisdom: int = 10
    charisma: int = 10

    def __post_init__(self) -> None:
        for ability in ABILITIES:
            if not 1 <= self.score(ability) <= 30:
                raise RuleViolation("creature-score-range", ability_kind=ability, score=self.score(ability))

    def score(self, ability: AbilityKind) -> int:
        scores = (
            self.strength, self.dexterity, self.constitution,
            self.intelligence, self.wisdom, self.charisma,
        )  # fmt: skip
        return scores[ABILITIES.index(ability)]

    def modifier(self, ability: AbilityKind) -> int:
        return ability_modifier(self.score(ability))


@dataclass(frozen=True, slots=True)
class HitPoints:
    """`lowered_by` is what an effect takes off the maximum until a Long Rest gives it back."""

    current: int
    maximum: int
    temporary: int = 0
    lowered_by: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.maximum <= MAX_HIT_POINTS:
            raise RuleViolation("creature-hp-maximum", wanted=self.maximum, limit=MAX_HIT_POINTS)
        if not 0 <= self.lowered_by <= self.maximum:
            raise RuleViolation("creature-hp-lowered", wanted=self.lowered_by, maximum=self.maximum)
        if not 0 <= self.current <= self.limit:
            raise RuleViolation("creature-hp-current", wanted=self.current, maximum=self.limit)
        if not 0 <= self.temporary <= MAX_HIT_POINTS:
            raise RuleViolation("creature-hp-temporary", wanted=self.temporary, limit=MAX_HIT_POINTS)

    @property
    def limit(self) -> int:
        """How many hit points healing can reach now."""
        return self.maximum - self.lowered_by


@dataclass(frozen=True, slots=True)
class Traits:
    """What a creature is by nature; speeds are by class for characters, so they stand elsewhere."""

    size: SizeKind = SizeKind("medium")
    senses: Mapping[SenseKind, Feet] = field(default_factory=dict)
    resistances: tuple[DamageKind, ...] = ()
    immunities: tuple[DamageKind, ...] = ()
    vulnerabilities: tuple[DamageKind, ...] = ()
    condition_immunities: tuple[ConditionKind, ...] = ()


@dataclass(frozen=True, slots=True)
class Body:
    """The state of a creature at this moment."""

    hit_points: HitPoints
    traits: Traits = Traits()
    exhaustion: Mapping[CauseKind, int] = field(default_factory=dict)
    """Levels by cause; a cause without levels is not listed."""
    conditions: tuple[ConditionKind, ...] = ()
    """Those that someone or something gave it; see `conditions_now` for all."""
    is_dead: bool = False


def conditions_now(body: Body) -> tuple[ConditionKind, ...]:
    """Every condition in force, with those that others bring along (2024 PHB, Rules Glossary)."""
    present = set(body.conditions)
    if body.hit_points.current == 0 and not body.is_dead:
        present.add(UNCONSCIOUS)
    if present & BRINGS_INCAPACITATED:
        present.add(INCAPACITATED)
    return tuple(condition for condition in CONDITIONS if condition in present)


def exhaustion_level(body: Body) -> int:
    return sum(body.exhaustion.values())


def can_move(body: Body) -> bool:
    return not body.is_dead and not NAILS_TO_THE_SPOT & set(conditions_now(body))


def verify_traits(traits: Traits) -> None:
    verify_known(traits.size, SIZES)
    for sense, feet in traits.senses.items():
        verify_known(sense, SENSES)
        if not 0 < feet <= MAX_SENSE:
            raise RuleViolation("creature-sense-range", limit_feet=MAX_SENSE)
    for damage in (*traits.resistances, *traits.immunities, *traits.vulnerabilities):
        verify_known(damage, DAMAGE_TYPES)
    for condition in traits.condition_immunities:
        verify_known(condition, (*CONDITIONS, EXHAUSTION))


def verify_speeds(speeds: Mapping[MovementKind, Feet]) -> None:
    for movement, feet in speeds.items():
        verify_known(movement, MOVEMENTS)
        if not 0 <= feet <= MAX_SPEED:
            raise RuleViolation("creature-speed-range", limit_feet=MAX_SPEED)


def verify_known(value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise RuleViolation("creature-unknown-word", word=value)
