"""Attack: dice, deaths, and what lowers them (2024 DMG; our rulings on order)."""

from dataclasses import replace

import pytest

from bot.rules.bastion.household import can_exchange, exchange_fallen
from bot.rules.bastion.orders import can_order
from bot.rules.bastion.state import (
    FRIENDLY_MONSTER,
    MERCENARY,
    SPELLCASTER,
    Bastion,
    Defender,
    Guest,
    Hireling,
    Refugees,
    Walls,
)
from bot.rules.bastion.tellings import (
    ArmoryEmptied,
    AttackBeatenOff,
    AttackMetMonster,
    AttackUnopposed,
    DefendersFell,
    FacilityShutDown,
    GuestFled,
    RefugeesFled,
)
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from tests.rules.bastion.builders import at_home, keep, kinds, named, order, revealed, turned


def with_lieutenants(bastion: Bastion, *lieutenants: Hireling) -> Bastion:
    (war_room,) = bastion.facilities
    return replace(bastion, facilities=(replace(war_room, hirelings=lieutenants),))


def test_nobody_defends_bas_01(book: Book) -> None:
    bastion = keep(book, "library", "workshop", turn=3)
    outcome = revealed(book, bastion, "attack", 2)
    assert outcome.events == (
        AttackUnopposed("Dawn Keep"),
        FacilityShutDown("Dawn Keep", "workshop", 4),
    )
    assert outcome.bastion.defenders == ()
    assert outcome.payments == ()
    library, workshop = outcome.bastion.facilities
    assert (library.unusable_on, workshop.unusable_on) == (None, 4)
    craft = order(outcome.bastion, "workshop", "craft")
    assert not can_order(book, at_home(outcome.bastion), craft)
    after = turned(book, at_home(outcome.bastion), 4).bastion
    assert can_order(book, after, craft)


@pytest.mark.parametrize(("defenders", "left"), [(8, 5), (2, 0), (3, 0)])
def test_each_one_kills_at_most_who_is_there_bas_02(book: Book, defenders: int, left: int) -> None:
    outcome = revealed(book, keep(book, "library", defenders=defenders), "attack", 1, 4, 1, 6, 2, 1)
    assert len(outcome.bastion.defenders) == left
    assert outcome.events[0] == AttackBeatenOff("Dawn Keep", 6, 6, (1, 4, 1, 6, 2, 1), 3, 0, 0)
    assert kinds(outcome) == ["AttackBeatenOff", "DefendersFell"]


def test_a_stocked_armory_is_emptied_whatever_happens_bas_03(book: Book) -> None:
    bastion = keep(book, "armory", defenders=5, is_armory_stocked=True)
    outcome = revealed(book, bastion, "attack", 2, 3, 8, 4, 5, 2)
    assert outcome.events == (
        AttackBeatenOff("Dawn Keep", 6, 8, (2, 3, 8, 4, 5, 2), 0, 0, 0),
        ArmoryEmptied("Dawn Keep"),
    )
    assert len(outcome.bastion.defenders) == 5
    assert not outcome.bastion.is_armory_stocked
    again = revealed(book, outcome.bastion, "attack", 2, 3, 4, 4, 5, 2)
    assert again.events[0] == AttackBeatenOff("Dawn Keep", 6, 6, (2, 3, 4, 4, 5, 2), 0, 0, 0)


def test_full_walls_save_two_dice(book: Book) -> None:
    bastion = keep(book, "barrack", defenders=6, walls=Walls(40, is_enclosed=True))
    outcome = revealed(book, bastion, "attack", 1, 5, 1, 3)
    assert outcome.events == (
        AttackBeatenOff("Dawn Keep", 4, 6, (1, 5, 1, 3), 2, 2, 0),
        DefendersFell("Dawn Keep", 2, 2, ("Guard 5", "Guard 6"), 4),
    )
    assert [fallen.defender.name for fallen in outcome.bastion.fallen] == ["Guard 5", "Guard 6"]


def test_partial_walls_save_nothing(book: Book) -> None:
    bastion = keep(book, "barrack", defenders=6, walls=Walls(39))
    assert len(revealed(book, bastion, "attack", 2, 2, 2, 2, 2, 2).events) == 1


def test_lieutenants_who_lodge_here_save_a_die_each(book: Book) -> None:
    bastion = keep(book, "war_room", defenders=3)
    elsewhere = Hireling("Ilsa", lodges_elsewhere=True)
    bastion = with_lieutenants(bastion, Hireling("Otto"), Hireling("Anna"), elsewhere)
    outcome = revealed(book, bastion, "attack", 1, 2, 3, 4)
    assert outcome.events[0] == AttackBeatenOff("Dawn Keep", 4, 6, (1, 2, 3, 4), 1, 0, 2)


def test_dice_never_fall_below_none(book: Book) -> None:
    bastion = keep(book, "war_room", defenders=3, walls=Walls(40, is_enclosed=True), is_armory_stocked=True)
    bastion = with_lieutenants(bastion, *[Hireling()] * 9)
    outcome = revealed(book, bastion, "attack")
    assert outcome.events == (AttackBeatenOff("Dawn Keep", 0, 8, (), 0, 2, 9),)
    assert outcome.bastion.is_armory_stocked


def test_a_friendly_monster_defends_once_bas_20(book: Book) -> None:
    monster = Guest(60, FRIENDLY_MONSTER, "Brassfire")
    bastion = keep(book, "library", defenders=4, guests=(monster,), is_armory_stocked=True)
    outcome = revealed(book, bastion, "attack")
    assert outcome.events == (
        AttackMetMonster("Dawn Keep"),
        GuestFled("Dawn Keep", FRIENDLY_MONSTER, "Brassfire"),
    )
    assert len(outcome.bastion.defenders) == 4
    assert outcome.bastion.guests == ()
    assert outcome.bastion.is_armory_stocked
    assert "AttackBeatenOff" in kinds(revealed(book, outcome.bastion, "attack", 2, 2, 2, 2, 2, 2))


def test_rulings_on_the_monster(book: Book) -> None:
    monster = Guest(60, FRIENDLY_MONSTER)
    bastion = keep(book, "library", guests=(monster,), is_armory_stocked=True)
    assert kinds(revealed(book, bastion, "attack")) == ["AttackMetMonster", "GuestFled"]
    strict = book.ruled(
        {"monster_guest_and_no_defenders": "no_help", "armory_with_monster_guest": "stock_spent"}
    )
    outcome = revealed(strict, bastion, "attack", 1)
    assert kinds(outcome) == ["AttackMetMonster", "GuestFled", "ArmoryEmptied", "FacilityShutDown"]


def test_losing_the_last_defender_shuts_nothing_unless_ruled(book: Book) -> None:
    bastion = keep(book, "library", defenders=1)
    assert "FacilityShutDown" not in kinds(revealed(book, bastion, "attack", 1, 1, 2, 2, 2, 2))
    strict = book.ruled({"attack_wipes_roster": "also_when_wiped_out"})
    assert "FacilityShutDown" in kinds(revealed(strict, bastion, "attack", 1, 1, 2, 2, 2, 2, 1))


def test_an_attack_drives_off_refugees_and_the_spellcaster(book: Book) -> None:
    guests = (Guest(60, SPELLCASTER, "Yra"), Guest(61, FRIENDLY_MONSTER))
    bastion = keep(book, "library", guests=guests, refugees=Refugees(5))
    outcome = revealed(book, bastion, "attack")
    assert outcome.events[-2:] == (GuestFled("Dawn Keep", SPELLCASTER, "Yra"), RefugeesFled("Dawn Keep", 5))
    assert (outcome.bastion.guests, outcome.bastion.refugees) == ((), None)


def test_a_bastion_without_facilities_has_nothing_to_shut(book: Book) -> None:
    assert kinds(revealed(book, keep(book), "attack")) == ["AttackUnopposed", "NothingToLose"]


def test_the_nameless_fall_too_and_the_mercenary_first(book: Book) -> None:
    bastion = keep(book, "library", defenders=1)
    sellsword = Defender(70, is_mercenary=True)
    bastion = replace(bastion, defenders=(*bastion.defenders, sellsword))
    outcome = revealed(book, bastion, "attack", 1, 2, 2, 2, 2, 2)
    assert outcome.events[-1] == DefendersFell("Dawn Keep", 1, 0, (), 1)
    assert MERCENARY not in outcome.bastion.guests


def test_the_owner_may_say_that_another_fell(book: Book) -> None:
    bastion = revealed(book, keep(book, "library", defenders=3), "attack", 1, 2, 2, 2, 2, 2).bastion
    fallen, living = bastion.fallen[0].defender, bastion.defenders[0]
    assert can_exchange(bastion, fallen.number, living.number)
    changed = exchange_fallen(bastion, fallen.number, living.number).bastion
    assert [defender.name for defender in changed.defenders] == ["Guard 3", "Guard 2"]
    assert changed.fallen[0].defender == living
    with pytest.raises(RuleViolation, match="bastion-fallen-settled"):
        exchange_fallen(changed, fallen.number, changed.defenders[0].number)
    with pytest.raises(RuleViolation, match="bastion-defender-gone"):
        exchange_fallen(changed, living.number, living.number)


def test_a_facility_alone_is_rolled_for_too(book: Book) -> None:
    outcome = revealed(book, named(keep(book, "library")), "attack", 1)
    assert outcome.events[-1] == FacilityShutDown("Dawn Keep", "library", 1)
