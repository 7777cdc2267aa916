"""What happens to a creature: damage, healing, Exhaustion, conditions, death. Knows no class and no owner.

Functions take a `Body` and the name to report it under, and return the new body with what happened.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.creature import (
    CAUSES,
    CONDITIONS,
    DEADLY_EXHAUSTION,
    EXHAUSTION,
    MAX_HIT_POINTS,
    PRONE,
    Body,
    CauseKind,
    HitPoints,
    exhaustion_level,
    verify_known,
)
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import ConditionKind

Changed = tuple[Body, list[Event]]


class Death(StrEnum):
    DAMAGE = "damage"
    EXHAUSTION = "exhaustion"
    DECREED = "decreed"


@dataclass(frozen=True, slots=True)
class Damaged(Event, kind="creature-damaged"):
    name: str
    amount: int
    absorbed: int
    """Part of it that temporary hit points took."""
    current: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Healed(Event, kind="creature-healed"):
    name: str
    amount: int
    current: int
    maximum: int


@dataclass(frozen=True, slots=True)
class HitPointsSet(Event, kind="creature-hit-points-set"):
    name: str
    current: int
    maximum: int


@dataclass(frozen=True, slots=True)
class TemporaryHitPointsSet(Event, kind="creature-temporary-set"):
    name: str
    temporary: int


@dataclass(frozen=True, slots=True)
class FellUnconscious(Event, kind="creature-fell-unconscious"):
    name: str


@dataclass(frozen=True, slots=True)
class CameRound(Event, kind="creature-came-round"):
    name: str


@dataclass(frozen=True, slots=True)
class DeathSaveLost(Event, kind="creature-death-save-lost"):
    """Damage at 0 hit points is a failed Death Saving Throw; the table keeps count."""

    name: str


@dataclass(frozen=True, slots=True)
class Died(Event, kind="creature-died"):
    name: str
    cause: Death


@dataclass(frozen=True, slots=True)
class CameBackToLife(Event, kind="creature-came-back-to-life"):
    name: str


@dataclass(frozen=True, slots=True)
class ExhaustionGained(Event, kind="creature-exhaustion-gained"):
    name: str
    cause: CauseKind
    levels: int
    total: int


@dataclass(frozen=True, slots=True)
class ExhaustionLost(Event, kind="creature-exhaustion-lost"):
    name: str
    cause: CauseKind
    levels: int
    total: int


@dataclass(frozen=True, slots=True)
class ConditionGained(Event, kind="creature-condition-gained"):
    name: str
    condition: ConditionKind


@dataclass(frozen=True, slots=True)
class ConditionLost(Event, kind="creature-condition-lost"):
    name: str
    condition: ConditionKind


def hurt(body: Body, amount: int, who: str, *, dies_at_zero: bool = False) -> Changed:
    """Damage that has already been halved or doubled: temporary hit points go first (2024 PHB, Damage).

    At 0 hit points a character is Unconscious, and dead if the rest of the damage reaches the maximum.
    """
    _verify_amount(amount)
    _verify_alive(body, who)
    points = body.hit_points
    absorbed = min(amount, points.temporary)
    through = amount - absorbed
    left = max(0, points.current - through)
    events: list[Event] = [Damaged(who, amount, absorbed, left, points.limit)]
    body = replace(body, hit_points=replace(points, current=left, temporary=points.temporary - absorbed))
    if left > 0 or through == 0:
        return body, events
    if dies_at_zero or through - points.current >= points.limit:
        return replace(body, is_dead=True), [*events, Died(who, Death.DAMAGE)]
    if points.current == 0:
        return body, [*events, DeathSaveLost(who)]
    return _with_condition(body, PRONE), [*events, FellUnconscious(who)]


def heal(body: Body, amount: int, who: str) -> Changed:
    """Hit points back, up to the maximum as it is now. The dead are not healed."""
    _verify_amount(amount)
    _verify_alive(body, who)
    points = body.hit_points
    current = min(points.limit, points.current + amount)
    events: list[Event] = [Healed(who, current - points.current, current, points.limit)]
    if points.current == 0 < current:
        events.append(CameRound(who))
    return replace(body, hit_points=replace(points, current=current)), events


def set_hit_points(body: Body, current: int, who: str) -> Changed:
    """Hit points as the table has them. Above 0 the dead live again, unless Exhaustion holds them."""
    points = replace(body.hit_points, current=current)
    events: list[Event] = [HitPointsSet(who, current, points.limit)]
    revives = body.is_dead and current > 0 and exhaustion_level(body) < DEADLY_EXHAUSTION
    if revives:
        events.append(CameBackToLife(who))
    elif not body.is_dead and current == 0 < body.hit_points.current:
        events.append(FellUnconscious(who))
    elif not body.is_dead and body.hit_points.current == 0 < current:
        events.append(CameRound(who))
    return replace(body, hit_points=points, is_dead=body.is_dead and not revives), events


def set_temporary(body: Body, amount: int, who: str) -> Changed:
    """Temporary hit points do not add up: the new number stands in place of the old (2024 PHB)."""
    _verify_alive(body, who)
    points = replace(body.hit_points, temporary=amount)
    return replace(body, hit_points=points), [TemporaryHitPointsSet(who, amount)]


def set_maximum(body: Body, maximum: int, lowered_by: int, who: str) -> Changed:
    """A new maximum; the current hit points fall with it where they must. A limit of 0 is death."""
    old = body.hit_points
    limit = max(0, maximum - max(0, lowered_by))
    points = HitPoints(min(old.current, limit), maximum, old.temporary, lowered_by)
    events: list[Event] = [HitPointsSet(who, points.current, points.limit)]
    body = replace(body, hit_points=points)
    if points.limit == 0 and not body.is_dead:
        return replace(body, is_dead=True), [*events, Died(who, Death.DAMAGE)]
    return body, events


def exhaust(body: Body, cause: CauseKind, levels: int, who: str) -> Changed:
    """More Exhaustion from one cause: 6 in all is death, and there is nothing beyond (2024 PHB)."""
    _verify_cause(cause)
    _verify_levels(levels)
    _verify_alive(body, who)
    if EXHAUSTION in body.traits.condition_immunities:
        return body, []
    before = exhaustion_level(body)
    gained = min(levels, DEADLY_EXHAUSTION - before)
    if gained == 0:
        return body, []
    body = replace(body, exhaustion={**body.exhaustion, cause: body.exhaustion.get(cause, 0) + gained})
    events: list[Event] = [ExhaustionGained(who, cause, gained, before + gained)]
    if before + gained == DEADLY_EXHAUSTION:
        return replace(body, is_dead=True), [*events, Died(who, Death.EXHAUSTION)]
    return body, events


def relieve(body: Body, cause: CauseKind, levels: int, who: str) -> Changed:
    """Less Exhaustion from one cause, down to none. It does not raise the dead."""
    _verify_cause(cause)
    _verify_levels(levels)
    lost = min(levels, body.exhaustion.get(cause, 0))
    if lost == 0:
        return body, []
    kept = {**body.exhaustion, cause: body.exhaustion[cause] - lost}
    body = replace(body, exhaustion={known: level for known, level in kept.items() if level})
    return body, [ExhaustionLost(who, cause, lost, exhaustion_level(body))]


def give_condition(body: Body, condition: ConditionKind, who: str) -> Changed:
    _verify_condition(condition)
    if condition in body.traits.condition_immunities:
        raise RuleViolation("creature-immune", name=who, condition_kind=condition)
    if condition in body.conditions:
        return body, []
    return _with_condition(body, condition), [ConditionGained(who, condition)]


def end_condition(body: Body, condition: ConditionKind, who: str) -> Changed:
    _verify_condition(condition)
    if condition not in body.conditions:
        return body, []
    kept = tuple(known for known in body.conditions if known != condition)
    return replace(body, conditions=kept), [ConditionLost(who, condition)]


def decree_death(body: Body, who: str) -> Changed:
    """Death by a word of the table: three lost saves, a spell, the story."""
    _verify_alive(body, who)
    return replace(body, is_dead=True), [Died(who, Death.DECREED)]


def decree_life(body: Body, who: str) -> Changed:
    """Back from the dead with at least 1 hit point, and one level short of deadly Exhaustion."""
    if not body.is_dead:
        raise RuleViolation("creature-not-dead", name=who)
    points = body.hit_points
    if points.limit == 0:
        points = replace(points, lowered_by=points.maximum - 1)
    points = replace(points, current=max(1, points.current))
    exhaustion = dict(body.exhaustion)
    if exhaustion_level(body) >= DEADLY_EXHAUSTION:
        newest = next(reversed(exhaustion))
        exhaustion[newest] -= 1
    kept = {cause: level for cause, level in exhaustion.items() if level}
    return replace(body, hit_points=points, exhaustion=kept, is_dead=False), [CameBackToLife(who)]


def _with_condition(body: Body, condition: ConditionKind) -> Body:
    if condition in (*body.conditions, *body.traits.condition_immunities):
        return body
    return replace(body, conditions=(*body.conditions, condition))


def _verify_alive(body: Body, who: str) -> None:
    if body.is_dead:
        raise RuleViolation("creature-dead", name=who)


def _verify_amount(amount: int) -> None:
    if not 0 <= amount <= MAX_HIT_POINTS:
        raise RuleViolation("creature-hp-amount", limit=MAX_HIT_POINTS)


def _verify_levels(levels: int) -> None:
    if not 1 <= levels <= DEADLY_EXHAUSTION:
        raise RuleViolation("creature-exhaustion-range", limit=DEADLY_EXHAUSTION)


def _verify_cause(cause: CauseKind) -> None:
    verify_known(cause, CAUSES)


def _verify_condition(condition: ConditionKind) -> None:
    verify_known(condition, CONDITIONS)
