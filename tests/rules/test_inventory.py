import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import inventory
from bot.rules.errors import RuleViolation
from bot.rules.inventory import LEDGER_LENGTH, MAX_MONEY, POUND, GearKind, Item, Purse
from bot.rules.values import GP, Copper, GameTime

NOW = GameTime(600)


def purse(*amounts):
    filled = Purse()
    for amount in amounts:
        filled = inventory.received(filled, Copper(amount), at=NOW)
    return filled


@given(st.lists(st.integers(-500, 10**6), max_size=40))
def test_money_is_the_sum_of_what_was_allowed(amounts):
    filled, expected = Purse(), 0
    for amount in amounts:
        move = inventory.received if amount >= 0 else inventory.paid
        try:
            filled = move(filled, Copper(abs(amount)), at=NOW)
        except RuleViolation:
            continue
        expected += amount
    assert filled.money == expected >= 0


def test_a_ledger_keeps_its_newest_entries_and_the_sum_of_all():
    filled = purse(*[7] * (LEDGER_LENGTH + 50))
    assert len(filled.entries) == LEDGER_LENGTH
    assert filled.money == 7 * (LEDGER_LENGTH + 50)
    assert filled.earlier == 7 * 50


def test_a_purse_too_small_says_how_much_is_missing():
    with pytest.raises(RuleViolation) as refused:
        inventory.paid(purse(3 * GP), Copper(10 * GP), at=NOW)
    assert refused.value.key == "purse-too-small"
    assert refused.value.data == {"money_copper": 300, "amount_copper": 1000, "missing_copper": 700}


@pytest.mark.parametrize("amount", [0, -5, MAX_MONEY + 1])
@pytest.mark.parametrize("move", [inventory.received, inventory.paid])
def test_amounts_are_above_0_and_not_beyond_all_treasure(move, amount):
    with pytest.raises(RuleViolation, match="purse-amount"):
        move(purse(100), Copper(amount), at=NOW)


def test_a_purse_has_a_bottom_and_a_top():
    with pytest.raises(RuleViolation, match="purse-too-full"):
        inventory.received(purse(MAX_MONEY), Copper(1), at=NOW)


# Things


ROPE = Item("Rope", 2, weight=inventory.Ounces(5 * POUND), value=Copper(GP))


def test_the_same_thing_joins_its_row():
    items = inventory.added(inventory.added((), ROPE), ROPE)
    assert [item.quantity for item in items] == [4]
    assert inventory.weight_of(items) == 20 * POUND


def test_another_note_is_another_row():
    other = Item("Rope", 1, ROPE.weight, ROPE.value, note="frayed")
    assert len(inventory.added((ROPE,), other)) == 2


@pytest.mark.parametrize(
    ("item", "key"),
    [
        (Item(""), "items-name"),
        (Item("   "), "items-name"),
        (Item("x" * 81), "items-name"),
        (Item("x", note="n" * 301), "items-note"),
        (Item("x", 0), "items-quantity"),
        (Item("x", 10**7), "items-quantity"),
        (Item("x", 1, inventory.Ounces(-1)), "items-weight"),
        (Item("x", 1, value=Copper(-1)), "items-value"),
    ],
)
def test_impossible_things_are_refused(item, key):
    with pytest.raises(RuleViolation, match=key):
        inventory.added((), item)


def test_a_thing_of_the_gear_table_needs_no_name():
    assert (
        inventory.quantity_of(inventory.added((), Item("", 3, gear=GearKind("torch"))), GearKind("torch"))
        == 3
    )


@given(st.integers(-2, 5), st.integers(-2, 5))
def test_taking_things_away_leaves_the_rest_or_is_refused(index, quantity):
    try:
        left = inventory.removed((ROPE,), index, quantity)
    except RuleViolation:
        assert not (index == 0 and 1 <= quantity <= ROPE.quantity)
        return
    assert sum(item.quantity for item in left) == ROPE.quantity - quantity


def test_a_pack_has_an_end():
    items = tuple(Item(f"thing {number}") for number in range(inventory.MAX_ITEMS))
    with pytest.raises(RuleViolation, match="items-too-many"):
        inventory.added(items, Item("one more"))
