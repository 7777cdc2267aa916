"""Bastions and owners made to measure for tests."""

from dataclasses import replace
from typing import Any

from bot.rules.bastion.founding import Founder, OwnerTraits, Plan, found
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.resolving import reveal
from bot.rules.bastion.state import (
    BasicKind,
    Bastion,
    Defender,
    EventKind,
    FacilityKind,
    Hireling,
    OrderKind,
    Pending,
    Presence,
    QueuedOrder,
)
from bot.rules.bastion.turn import DueTurn, take_turn
from bot.rules.book import Book
from bot.rules.values import BastionId, CharacterId, GameTime, Rolls
from tests.rules.scripted import ScriptedDice

NOON = GameTime(7 * 86400)

ANYBODY = OwnerTraits(
    20,
    focuses=frozenset({"arcane_focus", "holy_symbol"}),
    has_expertise=True,
    has_fighting_style=True,
)
"""Qualifies for every facility."""


def keep(book: Book, *special: str, level: int = 20, defenders: int = 0, **fields: Any) -> Bastion:
    """A Bastion with these facilities and so many named defenders; hirelings have names too."""
    plan = Plan(
        "Dawn Keep", BasicKind("kitchen"), BasicKind("bedroom"), tuple(FacilityKind(kind) for kind in special)
    )
    founder = Founder(CharacterId(2), "Mira", replace(ANYBODY, level=level))
    bastion = found(book, BastionId(1), founder, plan, turn=0).bastion
    return replace(named(bastion), defenders=roster(defenders), last_number=100, **fields)


def named(bastion: Bastion) -> Bastion:
    facilities = (
        replace(
            facility,
            hirelings=tuple(Hireling(f"{facility.kind} {i + 1}") for i in range(len(facility.hirelings))),
        )
        for facility in bastion.facilities
    )
    return replace(bastion, facilities=tuple(facilities))


def roster(count: int) -> tuple[Defender, ...]:
    return tuple(Defender(50 + i, f"Guard {i + 1}") for i in range(count))


def facing(bastion: Bastion, event: str, **fields: Any) -> Bastion:
    """The Bastion with an event that only the DM knows."""
    return replace(bastion, pending=Pending(bastion.turn, Rolls((1,)), EventKind(event)), **fields)


def revealed(book: Book, bastion: Bastion, event: str, *faces: int) -> Outcome:
    """What comes of revealing an event with these dice, every one of which must be rolled."""
    dice = ScriptedDice(faces)
    outcome = reveal(book, facing(bastion, event), dice, NOON)
    assert dice.is_spent()
    return outcome


def turned(book: Book, bastion: Bastion, turn: int, *faces: int, level: int = 20, days: int = 7) -> Outcome:
    """What comes of a turn with these dice, every one of which must be rolled."""
    dice = ScriptedDice(faces)
    outcome = take_turn(book, bastion, DueTurn(turn, days, level), dice, NOON)
    assert dice.is_spent()
    return outcome


def at_home(bastion: Bastion) -> Bastion:
    return replace(bastion, presence=Presence.HOME)


def number_of(bastion: Bastion, kind: str) -> int:
    return next(facility.number for facility in bastion.facilities if facility.kind == kind)


def order(bastion: Bastion, kind: str, order_kind: str, days: int = 7) -> QueuedOrder:
    return QueuedOrder(number_of(bastion, kind), OrderKind(order_kind), "anything", days)


def kinds(outcome: Outcome) -> list[str]:
    """The events by name, for short comparisons."""
    return [type(event).__name__ for event in outcome.events]


def paid(outcome: Outcome) -> int:
    """What the owner gained in GP (negative: paid)."""
    return sum(payment.amount for payment in outcome.payments) // 100
