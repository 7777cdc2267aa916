import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import character_belongings as belongings
from bot.rules.errors import RuleViolation
from bot.rules.gear import best_use, carrying_limit
from bot.rules.inventory import POUND, GearKind, Item, quantity_of, weight_of
from bot.rules.values import GP, Copper, GameTime
from tests.rules.sheets import ALICE, book, character

NOW = GameTime(0)
GEAR = book().gear


def rich(name="Mira", gp=100, **more):
    return belongings.earned(character(name, **more), Copper(gp * GP), at=NOW)[0]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(-10, 200 * GP)), max_size=12))
def test_money_is_neither_made_nor_lost_between_two_purses(moves):
    purses = [rich("Mira"), rich("Tor", id=2)]
    expected = 200 * GP
    for which, amount in moves:
        try:
            if which == 2:
                purses[0], _ = belongings.earned(purses[0], Copper(amount), at=NOW)
                expected += amount
            else:
                giver, taker, _ = belongings.money_given(
                    purses[which], purses[1 - which], Copper(amount), at=NOW, by=ALICE
                )
                purses[which], purses[1 - which] = giver, taker
        except RuleViolation:
            continue
        assert sum(each.purse.money for each in purses) == expected
        assert all(each.purse.money == sum(e.amount for e in each.purse.entries) for each in purses)


def test_both_purses_name_the_other_side():
    giver, taker, events = belongings.money_given(
        rich(), rich("Tor", id=2), Copper(5), at=NOW, by=ALICE, note="ale"
    )
    assert (giver.purse.entries[-1].amount, giver.purse.entries[-1].other) == (-5, "Tor")
    assert (taker.purse.entries[-1].amount, taker.purse.entries[-1].other) == (5, "Mira")
    assert len(events) == 1


def test_nobody_gives_to_themselves():
    with pytest.raises(RuleViolation, match="items-to-oneself"):
        belongings.money_given(rich(), rich(), Copper(5), at=NOW, by=ALICE)


def test_a_pack_is_unpacked():
    mira, events = belongings.gear_added(character(), "explorers_pack", 1, GEAR)
    assert quantity_of(mira.items, GearKind("rations")) == 10
    assert quantity_of(mira.items, GearKind("torch")) == 10
    assert len(events) == len(mira.items) == 8


def test_buying_takes_the_price_or_nothing_at_all():
    mira, _ = belongings.gear_bought(rich(gp=3), "rope", 3, GEAR, at=NOW, by=ALICE)
    assert (mira.purse.money, quantity_of(mira.items, GearKind("rope"))) == (0, 3)
    with pytest.raises(RuleViolation, match="purse-too-small"):
        belongings.gear_bought(rich(gp=3), "plate_armor", 1, GEAR, at=NOW, by=ALICE)


def test_gear_nobody_sells():
    with pytest.raises(RuleViolation, match="items-gear-unknown"):
        belongings.gear_added(character(), "wand_of_wonder", 1, GEAR)


def test_a_thing_changes_hands():
    mira, _ = belongings.item_added(character(), Item("Map of the marsh", 2))
    giver, taker, _ = belongings.item_given(mira, character("Tor", id=2), 0, 1)
    assert [item.quantity for item in giver.items] == [1]
    assert [item.quantity for item in taker.items] == [1]


# The table of gear


def test_every_row_of_the_gear_table():
    assert len(GEAR.rows) == 185
    for id, row in GEAR.rows.items():
        assert row.id == id
        assert row.weight >= 0
        assert row.price > 0
        assert all(content in GEAR.rows for content in row.contents)


@pytest.mark.parametrize(
    ("id", "pounds", "copper"),
    [
        ("torch", 1, 1),
        ("rope", 5, 100),
        ("rations", 2, 50),
        ("dart", 0.25, 5),
        ("bolts", 1.5, 100),
        ("waterskin", 5, 20),
        ("plate_armor", 65, 150_000),
        ("thieves_tools", 1, 2_500),
    ],
)
def test_weights_and_prices(id, pounds, copper):
    row = GEAR.row(id)
    assert (row.weight, row.price) == (pounds * POUND, copper)


@pytest.mark.parametrize(("size", "pounds"), [("tiny", 75), ("small", 150), ("medium", 150), ("large", 300)])
def test_what_strength_10_carries(size, pounds):
    assert carrying_limit(10, size, GEAR) == pounds * POUND


def test_what_is_carried_is_of_use():
    items = (Item("", gear=GearKind("map")), Item("Heirloom"))
    assert best_use(items, "navigation", GEAR) == 5
    assert best_use(items, "leverage", GEAR) is None
    assert weight_of(items) == 0
