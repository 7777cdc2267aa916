"""All Is Well, Friendly Visitors, Guest and Refugees (2024 DMG)."""

from bot.rules.bastion.happenings.question import Answer, Question
from bot.rules.bastion.naming import facility_at
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import NO_MONEY, Bastion, Defender, Guest, Pending, Refugees, Stakes
from bot.rules.bastion.tables import GuestRow
from bot.rules.bastion.tellings import (
    AllWasWell,
    GuestArrived,
    RefugeesArrived,
    RefugeesSheltered,
    VisitorsCame,
    VisitorsUsed,
)
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, GameTime, Rolls


def all_is_well(draft: Draft, pending: Pending) -> None:
    table = draft.book.bastion.events.all_is_well
    roll = draft.dice.roll(table.die)
    draft.tell(AllWasWell(draft.name, Rolls((roll,)), table.at(roll)))


def friendly_visitors(draft: Draft, pending: Pending) -> None:
    """They pay at once; the owner says which facility they use, which disturbs no order there."""
    payment = draft.book.bastion.events.friendly_visitors.payment
    rolls = payment.roll(draft.dice)
    draft.pay(payment.worth(rolls), "bastion_visitors")
    draft.tell(VisitorsCame(draft.name, rolls, payment.worth(rolls)))
    if len(draft.bastion.facilities) > 1:
        draft.ask(pending, Stakes())
    elif draft.bastion.facilities:
        draft.tell(VisitorsUsed(draft.name, draft.bastion.facilities[0].kind))


def _numbers_of_facilities(book: Book, bastion: Bastion) -> tuple[str, ...]:
    return tuple(str(facility.number) for facility in bastion.facilities)


def _answer_visitors(draft: Draft, pending: Pending, answer: Answer) -> None:
    if answer.option not in _numbers_of_facilities(draft.book, draft.bastion):
        raise RuleViolation("bastion-answer-unknown", answer=answer.option)
    draft.tell(VisitorsUsed(draft.name, facility_at(draft.bastion, int(answer.option)).kind))


VISITORS_QUESTION = Question(
    _numbers_of_facilities, lambda book, bastion: _numbers_of_facilities(book, bastion)[0], _answer_visitors
)


def guest(draft: Draft, pending: Pending) -> None:
    """Who comes; what a guest will pay is rolled now and paid on leaving."""
    table = draft.book.bastion.events.guest
    roll = draft.dice.roll(table.die)
    row = table.at(roll)
    rolls = row.payment.roll(draft.dice) if row.payment else Rolls(())
    payment = row.payment.worth(rolls) if row.payment else NO_MONEY
    number = draft.new_number()
    if row.joins_defenders:
        mercenary = Defender(number, is_mercenary=True)
        draft.change(defenders=(*draft.bastion.defenders, mercenary))
    else:
        visitor = Guest(number, row.kind, leaves_at=_end_of_stay(draft, row), payment=payment)
        draft.change(guests=(*draft.bastion.guests, visitor))
    draft.tell(GuestArrived(draft.name, Rolls((roll,)), row.kind, rolls, payment))


def _end_of_stay(draft: Draft, row: GuestRow) -> GameTime | None:
    return None if row.stay_days is None else GameTime(draft.now + row.stay_days * DAY)


def refugees(draft: Draft, pending: Pending) -> None:
    """They pay once, on arrival; those who are here already are joined by the new ones."""
    row = draft.book.bastion.events.refugees
    count_rolls = row.count.roll(draft.dice)
    payment_rolls = row.payment.roll(draft.dice)
    payment = row.payment.worth(payment_rolls)
    count = sum(count_rolls)
    draft.pay(payment, "bastion_refugees")
    draft.tell(RefugeesArrived(draft.name, count_rolls, count, payment_rolls, payment))
    present = draft.bastion.refugees
    if present is not None:
        draft.change(refugees=Refugees(present.count + count, present.shelter))
    else:
        draft.change(refugees=Refugees(count))
        if draft.book.ruling("refugee_space") == "any_basic":
            _take_in(draft, count)


def _take_in(draft: Draft, count: int) -> None:
    """By this ruling any basic facility is big enough: the largest one, the first of its size."""
    squares = draft.book.bastion.founding.squares
    room = max(draft.bastion.rooms, key=lambda room: squares[room.space], default=None)
    if room is not None:
        draft.change(refugees=Refugees(count, room.number))
        draft.tell(RefugeesSheltered(draft.name, room.kind))
