"""Orders for the coming turn and presence."""

from dataclasses import replace

import pytest

from bot.rules.bastion.events import MaintainOrdered, OrderQueued, PresenceSet
from bot.rules.bastion.orders import (
    can_maintain,
    can_order,
    can_withdraw,
    maintain,
    queue_order,
    set_presence,
    set_reminder,
    withdraw_maintain,
)
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.state import Bastion, Presence, Project, QueuedOrder
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from tests.rules.bastion.builders import at_home, keep, order, turned


def refused(book: Book, bastion: Bastion, queued: QueuedOrder) -> str:
    with pytest.raises(RuleViolation) as caught:
        queue_order(book, bastion, queued)
    assert not can_order(book, bastion, queued)
    return caught.value.key


def test_maintain_is_for_the_coming_turn(book: Book) -> None:
    bastion = keep(book, "library", turn=4)
    outcome = maintain(bastion)
    assert outcome.bastion.is_maintain_ordered
    assert outcome.events == (MaintainOrdered("Dawn Keep", 5),)
    assert not can_maintain(outcome.bastion)
    with pytest.raises(RuleViolation, match="bastion-maintain-already"):
        maintain(outcome.bastion)


def test_maintain_can_be_withdrawn(book: Book) -> None:
    bastion = maintain(keep(book, "library")).bastion
    assert not withdraw_maintain(bastion).bastion.is_maintain_ordered
    assert not can_withdraw(keep(book, "library"))
    with pytest.raises(RuleViolation, match="bastion-maintain-not-ordered"):
        withdraw_maintain(keep(book, "library"))


def test_maintain_and_other_orders_shut_each_other_out_bas_09(book: Book) -> None:
    bastion = at_home(keep(book, "storehouse", "smithy"))
    trade = order(bastion, "storehouse", "trade")
    maintained = maintain(bastion).bastion
    assert refused(book, maintained, trade) == "bastion-maintain-excludes"
    trading = queue_order(book, bastion, trade).bastion
    with pytest.raises(RuleViolation, match="bastion-orders-exclude-maintain"):
        maintain(trading)


def test_an_order_is_queued(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    outcome = queue_order(book, bastion, order(bastion, "smithy", "craft"))
    assert outcome.events == (OrderQueued("Dawn Keep", "smithy", "craft", 1),)
    again = order(bastion, "smithy", "craft")
    assert refused(book, outcome.bastion, again) == "bastion-order-already"


def test_a_facility_takes_only_its_own_orders(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    assert refused(book, bastion, order(bastion, "smithy", "trade")) == "bastion-order-not-here"
    stranger = replace(order(bastion, "smithy", "craft"), facility=99)
    assert refused(book, bastion, stranger) == "bastion-facility-gone"


def test_who_is_out_of_reach_gives_no_order_bas_08(book: Book) -> None:
    bastion = keep(book, "garden")
    harvest = order(bastion, "garden", "harvest")
    assert refused(book, bastion, harvest) == "bastion-out-of-reach"
    in_contact = set_presence(bastion, Presence.IN_CONTACT).bastion
    assert can_order(book, in_contact, harvest)


def test_an_unusable_facility_refuses_the_turn_it_is_shut_bas_01(book: Book) -> None:
    bastion = at_home(keep(book, "library"))
    shut = replace(bastion, facilities=(replace(bastion.facilities[0], unusable_on=1),))
    research = order(bastion, "library", "research")
    assert refused(book, shut, research) == "bastion-facility-unusable"
    after = turned(book, shut, 1).bastion
    assert can_order(book, after, research)


def test_a_busy_facility_refuses(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    craft = order(bastion, "smithy", "craft")
    busy = replace(bastion, projects=(Project(craft.facility, craft.order, "sword", 25, 7),))
    assert refused(book, busy, craft) == "bastion-facility-busy"


def test_presence_is_told_once(book: Book) -> None:
    bastion = keep(book, "library")
    outcome = set_presence(bastion, Presence.HOME)
    assert outcome.events == (PresenceSet("Dawn Keep", Presence.HOME),)
    assert set_presence(outcome.bastion, Presence.HOME) == Outcome(outcome.bastion)


def test_reminders_are_opt_in(book: Book) -> None:
    bastion = keep(book, "library")
    assert not bastion.wants_reminder
    assert set_reminder(bastion, on=False).events == ()
    assert set_reminder(bastion, on=True).bastion.wants_reminder
