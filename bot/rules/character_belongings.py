"""What characters do with money and things: earn, spend, give, add, drop. Knows no user's rights."""

from dataclasses import dataclass, replace

from bot.rules import inventory
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.gear import GearTable, unpacked
from bot.rules.inventory import (
    GIVEN,
    GOT,
    PAID,
    RECEIVED,
    GearKind,
    Item,
    MoneyGiven,
    MoneyPaid,
    MoneyReceived,
    ReasonKind,
    item_at,
)
from bot.rules.values import Copper, GameTime, UserId

MAX_LEDGER_NOTE = 120
BOUGHT = ReasonKind("bought")

Changed = tuple[Character, list[Event]]


@dataclass(frozen=True, slots=True)
class ItemAdded(Event, kind="items-added"):
    name: str
    quantity: int
    item: str
    gear: GearKind | None
    """Its row of the gear table; then `item` may be empty."""


@dataclass(frozen=True, slots=True)
class ItemRemoved(Event, kind="items-removed"):
    name: str
    quantity: int
    item: str
    gear: GearKind | None


@dataclass(frozen=True, slots=True)
class ItemChanged(Event, kind="items-changed"):
    name: str
    item: str
    gear: GearKind | None


@dataclass(frozen=True, slots=True)
class ItemGiven(Event, kind="items-given"):
    giver: str
    taker: str
    quantity: int
    item: str
    gear: GearKind | None


def earned(
    character: Character,
    amount: Copper,
    *,
    at: GameTime,
    by: UserId | None = None,
    reason: ReasonKind = RECEIVED,
    note: str = "",
) -> Changed:
    """More money in the purse."""
    _verify_note(note)
    purse = inventory.received(character.purse, amount, reason=reason, at=at, by=by, note=note)
    return replace(character, purse=purse), [MoneyReceived(character.name, amount, purse.money, note or None)]


def spent(
    character: Character,
    amount: Copper,
    *,
    at: GameTime,
    by: UserId | None = None,
    reason: ReasonKind = PAID,
    note: str = "",
) -> Changed:
    """Less money in the purse; refused when there is not enough."""
    _verify_note(note)
    purse = inventory.paid(character.purse, amount, reason=reason, at=at, by=by, note=note)
    return replace(character, purse=purse), [MoneyPaid(character.name, amount, purse.money, note or None)]


def money_given(
    giver: Character, taker: Character, amount: Copper, *, at: GameTime, by: UserId | None, note: str = ""
) -> tuple[Character, Character, list[Event]]:
    """Money from hand to hand; each purse notes the other's name."""
    _verify_not_self(giver, taker)
    _verify_note(note)
    left = inventory.paid(giver.purse, amount, reason=GIVEN, at=at, by=by, note=note, other=taker.name)
    got = inventory.received(taker.purse, amount, reason=GOT, at=at, by=by, note=note, other=giver.name)
    event = MoneyGiven(giver.name, taker.name, amount, note or None)
    return replace(giver, purse=left), replace(taker, purse=got), [event]


def item_added(character: Character, item: Item) -> Changed:
    items = inventory.added(character.items, item)
    return replace(character, items=items), [ItemAdded(character.name, item.quantity, item.name, item.gear)]


def gear_added(character: Character, gear: str, quantity: int, table: GearTable) -> Changed:
    """So many of a row of the gear table; a pack is unpacked."""
    if not 1 <= quantity <= inventory.MAX_QUANTITY:
        raise RuleViolation("items-quantity", limit=inventory.MAX_QUANTITY)
    events: list[Event] = []
    for row, number in unpacked(table.row(gear), quantity, table):
        item = Item(name="", quantity=number, weight=row.weight, value=row.price, gear=row.id)
        character, told = item_added(character, item)
        events += told
    return character, events


def gear_bought(
    character: Character, gear: str, quantity: int, table: GearTable, *, at: GameTime, by: UserId | None
) -> Changed:
    """The same for its price."""
    grown, events = gear_added(character, gear, quantity, table)
    price = Copper(table.row(gear).price * quantity)
    paid, told = spent(grown, price, at=at, by=by, reason=BOUGHT)
    return paid, [*events, *told]


def item_removed(character: Character, index: int, quantity: int) -> Changed:
    item = item_at(character.items, index)
    items = inventory.removed(character.items, index, quantity)
    return replace(character, items=items), [ItemRemoved(character.name, quantity, item.name, item.gear)]


def item_changed(character: Character, index: int, item: Item) -> Changed:
    if item == item_at(character.items, index):
        return character, []
    items = inventory.changed(character.items, index, item)
    return replace(character, items=items), [ItemChanged(character.name, item.name, item.gear)]


def item_given(
    giver: Character, taker: Character, index: int, quantity: int
) -> tuple[Character, Character, list[Event]]:
    """A thing from hand to hand."""
    _verify_not_self(giver, taker)
    item = item_at(giver.items, index)
    left = inventory.removed(giver.items, index, quantity)
    got = inventory.added(taker.items, replace(item, quantity=quantity))
    event = ItemGiven(giver.name, taker.name, quantity, item.name, item.gear)
    return replace(giver, items=left), replace(taker, items=got), [event]


def _verify_not_self(giver: Character, taker: Character) -> None:
    if giver.id == taker.id:
        raise RuleViolation("items-to-oneself", name=giver.name)


def _verify_note(note: str) -> None:
    if len(note) > MAX_LEDGER_NOTE:
        raise RuleViolation("purse-note", limit=MAX_LEDGER_NOTE)
