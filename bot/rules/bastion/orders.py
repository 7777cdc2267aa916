"""Orders for the coming turn, and where the owner is (2024 DMG, Bastion Orders). Knows no order's effect."""

from dataclasses import replace

from bot.rules.bastion.events import MaintainOrdered, MaintainWithdrawn, OrderQueued, PresenceSet, ReminderSet
from bot.rules.bastion.naming import facility_at
from bot.rules.bastion.outcome import Outcome, twin, verify_stands
from bot.rules.bastion.state import Bastion, Facility, Presence, QueuedOrder
from bot.rules.book import Book
from bot.rules.errors import RuleViolation


def verify_maintain(bastion: Bastion) -> None:
    """Maintain goes to the whole Bastion and leaves no room for another order on that turn.

    Owners who go away may have left word before; without it the Bastion would do the same by itself.
    """
    verify_stands(bastion)
    if bastion.is_maintain_ordered:
        raise RuleViolation("bastion-maintain-already", name=bastion.name, turn=bastion.coming_turn)
    if bastion.orders:
        raise RuleViolation("bastion-orders-exclude-maintain", name=bastion.name, turn=bastion.coming_turn)


can_maintain = twin(verify_maintain)


def maintain(bastion: Bastion) -> Outcome:
    """Order Maintain for the coming turn."""
    verify_maintain(bastion)
    return Outcome(
        replace(bastion, is_maintain_ordered=True), (MaintainOrdered(bastion.name, bastion.coming_turn),)
    )


def verify_withdraw(bastion: Bastion) -> None:
    verify_stands(bastion)
    if not bastion.is_maintain_ordered:
        raise RuleViolation("bastion-maintain-not-ordered", name=bastion.name)


can_withdraw = twin(verify_withdraw)


def withdraw_maintain(bastion: Bastion) -> Outcome:
    verify_withdraw(bastion)
    return Outcome(
        replace(bastion, is_maintain_ordered=False), (MaintainWithdrawn(bastion.name, bastion.coming_turn),)
    )


def verify_order(book: Book, bastion: Bastion, order: QueuedOrder) -> None:
    """Refuses an order that its facility cannot take on the coming turn."""
    verify_stands(bastion)
    facility = facility_at(bastion, order.facility)
    if order.order not in book.bastion.facility_by_id[facility.kind].orders:
        raise RuleViolation("bastion-order-not-here", facility_kind=facility.kind, order_kind=order.order)
    if bastion.presence == Presence.AWAY:
        raise RuleViolation("bastion-out-of-reach", name=bastion.name, turn=bastion.coming_turn)
    if bastion.is_maintain_ordered:
        raise RuleViolation("bastion-maintain-excludes", name=bastion.name, turn=bastion.coming_turn)
    if facility.is_shut_on(bastion.coming_turn):
        raise RuleViolation(
            "bastion-facility-unusable", facility_kind=facility.kind, turn=bastion.coming_turn
        )
    _verify_idle(bastion, facility)


can_order = twin(verify_order)


def queue_order(book: Book, bastion: Bastion, order: QueuedOrder) -> Outcome:
    """Have a facility start an order when the coming turn is taken."""
    verify_order(book, bastion, order)
    kind = facility_at(bastion, order.facility).kind
    return Outcome(
        replace(bastion, orders=(*bastion.orders, order)),
        (OrderQueued(bastion.name, kind, order.order, bastion.coming_turn),),
    )


def set_presence(bastion: Bastion, presence: Presence) -> Outcome:
    """Where the owner is. What they have ordered starts when a turn finds them in reach."""
    verify_stands(bastion)
    if presence == bastion.presence:
        return Outcome(bastion)
    return Outcome(replace(bastion, presence=presence), (PresenceSet(bastion.name, presence),))


def set_reminder(bastion: Bastion, *, on: bool) -> Outcome:
    verify_stands(bastion)
    if on == bastion.wants_reminder:
        return Outcome(bastion)
    return Outcome(replace(bastion, wants_reminder=on), (ReminderSet(bastion.name, on),))


def _verify_idle(bastion: Bastion, facility: Facility) -> None:
    if any(project.facility == facility.number for project in bastion.projects):
        raise RuleViolation("bastion-facility-busy", facility_kind=facility.kind)
    if any(queued.facility == facility.number for queued in bastion.orders):
        raise RuleViolation("bastion-order-already", facility_kind=facility.kind, turn=bastion.coming_turn)
