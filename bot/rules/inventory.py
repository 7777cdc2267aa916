"""A purse with its ledger, and the things a creature carries. Knows no owner and no shop."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NewType

from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import GP, Copper, GameTime, UserId

Ounces = NewType("Ounces", int)
"""Weight: 16 to the pound, so that a quarter of a pound is a whole number."""
POUND = 16
GearKind = NewType("GearKind", str)
ReasonKind = NewType("ReasonKind", str)
"""Why money moved: a domain's own word such as `bribe`, or one of these."""
RECEIVED = ReasonKind("received")
PAID = ReasonKind("paid")
GIVEN = ReasonKind("given")
GOT = ReasonKind("got")

NOTHING = Copper(0)
WEIGHTLESS = Ounces(0)
MAX_MONEY = Copper(1_000_000_000 * GP)
LEDGER_LENGTH = 100
MAX_QUANTITY = 1_000_000
MAX_WEIGHT = Ounces(1_000_000 * POUND)
MAX_ITEMS = 200
MAX_ITEM_NAME = 80
MAX_ITEM_NOTE = 300


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One movement of money: who, why and when. The amount is negative where money left the purse."""

    amount: Copper
    reason: ReasonKind
    at: GameTime
    by: UserId | None = None
    note: str = ""
    other: str = ""
    """The name of whoever gave or got it."""


@dataclass(frozen=True, slots=True)
class Purse:
    """Money is the sum of its ledger; the oldest entries are folded into `earlier`."""

    entries: tuple[LedgerEntry, ...] = ()
    earlier: Copper = NOTHING

    @property
    def money(self) -> Copper:
        return Copper(self.earlier + sum(entry.amount for entry in self.entries))


EMPTY = Purse()


@dataclass(frozen=True, slots=True)
class Item:
    """A kind of thing carried. `gear` is its row in the table of gear, if any; then the name may be empty."""

    name: str
    quantity: int = 1
    weight: Ounces = WEIGHTLESS
    """Of one."""
    value: Copper = NOTHING
    """Of one."""
    note: str = ""
    gear: GearKind | None = None


@dataclass(frozen=True, slots=True)
class MoneyReceived(Event, kind="purse-received"):
    name: str
    amount: Copper
    money: Copper
    note: str | None


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event, kind="purse-paid"):
    name: str
    amount: Copper
    money: Copper
    note: str | None


@dataclass(frozen=True, slots=True)
class MoneyGiven(Event, kind="purse-given"):
    giver: str
    taker: str
    amount: Copper
    note: str | None


def received(
    purse: Purse,
    amount: Copper,
    *,
    reason: ReasonKind = RECEIVED,
    at: GameTime,
    by: UserId | None = None,
    note: str = "",
    other: str = "",
) -> Purse:
    """The purse with more money in it; the amount is above 0."""
    _verify_amount(amount)
    if purse.money + amount > MAX_MONEY:
        raise RuleViolation("purse-too-full", limit_copper=MAX_MONEY)
    return _entered(purse, LedgerEntry(amount, reason, at, by, note, other))


def paid(
    purse: Purse,
    amount: Copper,
    *,
    reason: ReasonKind = PAID,
    at: GameTime,
    by: UserId | None = None,
    note: str = "",
    other: str = "",
) -> Purse:
    """The purse with less money in it; there are no debts."""
    _verify_amount(amount)
    verify_affords(purse, amount)
    return _entered(purse, LedgerEntry(Copper(-amount), reason, at, by, note, other))


def verify_affords(purse: Purse, amount: Copper) -> None:
    if purse.money < amount:
        raise RuleViolation(
            "purse-too-small",
            money_copper=purse.money,
            amount_copper=amount,
            missing_copper=Copper(amount - purse.money),
        )


def weight_of(items: Iterable[Item]) -> Ounces:
    return Ounces(sum(item.weight * item.quantity for item in items))


def quantity_of(items: Iterable[Item], gear: GearKind) -> int:
    """How many of one row of the gear table are carried."""
    return sum(item.quantity for item in items if item.gear == gear)


def added(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """More of a thing: joins the row of the same make, else stands last."""
    verify_item(item)
    for index, known in enumerate(items):
        if replace(known, quantity=item.quantity) == item:
            more = replace(known, quantity=known.quantity + item.quantity)
            verify_item(more)
            return (*items[:index], more, *items[index + 1 :])
    if len(items) >= MAX_ITEMS:
        raise RuleViolation("items-too-many", limit=MAX_ITEMS)
    return (*items, item)


def removed(items: tuple[Item, ...], index: int, quantity: int) -> tuple[Item, ...]:
    """Less of the thing at that place; the row goes with the last of it."""
    item = item_at(items, index)
    if quantity < 1:
        raise RuleViolation("items-quantity", limit=MAX_QUANTITY)
    if quantity > item.quantity:
        raise RuleViolation("items-too-few", quantity=item.quantity)
    if quantity == item.quantity:
        return (*items[:index], *items[index + 1 :])
    return (*items[:index], replace(item, quantity=item.quantity - quantity), *items[index + 1 :])


def changed(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Another description of the thing at that place."""
    item_at(items, index)
    verify_item(item)
    return (*items[:index], item, *items[index + 1 :])


def item_at(items: tuple[Item, ...], index: int) -> Item:
    if not 0 <= index < len(items):
        raise RuleViolation("items-gone")
    return items[index]


def verify_item(item: Item) -> None:
    if not (item.name.strip() or item.gear) or len(item.name) > MAX_ITEM_NAME:
        raise RuleViolation("items-name", limit=MAX_ITEM_NAME)
    if len(item.note) > MAX_ITEM_NOTE:
        raise RuleViolation("items-note", limit=MAX_ITEM_NOTE)
    if not 1 <= item.quantity <= MAX_QUANTITY:
        raise RuleViolation("items-quantity", limit=MAX_QUANTITY)
    if not 0 <= item.weight <= MAX_WEIGHT:
        raise RuleViolation("items-weight", limit_pounds=MAX_WEIGHT // POUND)
    if not 0 <= item.value <= MAX_MONEY:
        raise RuleViolation("items-value", limit_copper=MAX_MONEY)


def _verify_amount(amount: Copper) -> None:
    if not 0 < amount <= MAX_MONEY:
        raise RuleViolation("purse-amount", limit_copper=MAX_MONEY)


def _entered(purse: Purse, entry: LedgerEntry) -> Purse:
    entries = (*purse.entries, entry)
    folded = entries[:-LEDGER_LENGTH]
    earlier = Copper(purse.earlier + sum(old.amount for old in folded))
    return Purse(entries[-LEDGER_LENGTH:], earlier)
