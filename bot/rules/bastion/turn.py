"""The Bastion turn: five steps, once for each number (2024 DMG, Bastion Turns). Knows no calendar.

Of an event only the d100 is rolled here; all its other dice fall when the DM reveals or resolves it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.rules.bastion.events import (
    FacilityReopened,
    HirelingsReplaced,
    NeglectLimitReached,
    NeglectWarned,
    OrderStarted,
    OrderWaits,
    ProjectFinished,
    ProjectPaused,
    TurnMode,
    TurnOwed,
    TurnTaken,
)
from bot.rules.bastion.naming import facility_at
from bot.rules.bastion.outcome import Draft, Outcome, twin, verify_stands
from bot.rules.bastion.rolling import roll_for_turn
from bot.rules.bastion.state import (
    Bastion,
    Facility,
    Hireling,
    OwedTurn,
    Presence,
    Project,
    QueuedOrder,
    Standing,
)
from bot.rules.book import Book
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.values import GameTime

WARNING_TURNS = 2
"""How many turns before neglect would end the Bastion its owner is warned."""


@dataclass(frozen=True, slots=True)
class DueTurn:
    """A turn that falls due: its number, and the days since the one before.

    `owner_level` is None where the owner is nowhere to be found. Who is excused is not neglectful.
    """

    turn: int
    days: int
    owner_level: int | None
    is_excused: bool = False


def verify_turn(bastion: Bastion, turn: int) -> None:
    """Refuses a turn that was taken, or that already waits for its time."""
    verify_stands(bastion)
    if turn < bastion.coming_turn:
        raise RuleViolation("bastion-turn-already-taken", name=bastion.name, turn=turn)


can_take_turn = twin(verify_turn)


def take_turn(book: Book, bastion: Bastion, due: DueTurn, dice: Dice, now: GameTime) -> Outcome:
    """Take the turn, or owe it while the event of an earlier turn is open."""
    verify_turn(bastion, due.turn)
    standing = Standing(bastion.presence, bastion.is_maintain_ordered, bastion.orders)
    draft = Draft(book, bastion, dice, now)
    draft.change(is_maintain_ordered=False, orders=())
    if bastion.pending is not None or bastion.owed:
        owed = OwedTurn(due.turn, standing, due.days, due.is_excused)
        draft.change(owed=(*bastion.owed, owed))
        draft.tell(TurnOwed(bastion.name, due.turn))
    else:
        _take(draft, due, standing)
    return draft.freeze()


def can_catch_up(bastion: Bastion) -> bool:
    """Whether an owed turn can be taken now."""
    return bool(bastion.owed) and bastion.pending is None and not bastion.is_fallen


def catch_up(book: Book, bastion: Bastion, owner_level: int | None, dice: Dice, now: GameTime) -> Outcome:
    """Take the owed turns in order, as far as the next event that somebody has to settle."""
    draft = Draft(book, bastion, dice, now)
    while can_catch_up(draft.bastion):
        owed, *others = draft.bastion.owed
        draft.change(owed=tuple(others))
        _take(draft, DueTurn(owed.turn, owed.days, owner_level, owed.is_excused), owed.standing)
    return draft.freeze()


def _take(draft: Draft, due: DueTurn, standing: Standing) -> None:
    mode = _mode(standing)
    draft.tell(TurnTaken(draft.name, due.turn, mode))
    _progress_projects(draft, due.days)
    draft.change(
        turn=due.turn,
        was_maintained=mode in (TurnMode.MAINTAIN, TurnMode.MAINTAIN_AWAY),
        neglect=_neglect_after(draft, due, mode),
    )
    _mend_facilities(draft)
    if draft.bastion.was_maintained:
        draft.change(orders=(*standing.orders, *draft.bastion.orders))
        roll_for_turn(draft)
    else:
        _start_orders(draft, standing.orders)
    _warn_of_neglect(draft, due, mode)


def _mode(standing: Standing) -> TurnMode:
    if standing.is_maintain_ordered:
        return TurnMode.MAINTAIN
    if standing.presence == Presence.AWAY:
        return TurnMode.MAINTAIN_AWAY
    return TurnMode.ORDERS if standing.orders else TurnMode.IDLE


def _progress_projects(draft: Draft, days: int) -> None:
    """The days since the last turn, as that turn left the Bastion: a facility shut then did no work."""
    running: list[Project] = []
    for project in draft.bastion.projects:
        facility = facility_at(draft.bastion, project.facility)
        if _stood_still(draft, facility):
            draft.tell(ProjectPaused(draft.name, facility.kind, project.order))
            running.append(project)
        elif project.done + days >= project.days:
            draft.tell(ProjectFinished(draft.name, facility.kind, project.order))
        else:
            running.append(replace(project, done=project.done + days))
    draft.change(projects=tuple(running))


def _stood_still(draft: Draft, facility: Facility) -> bool:
    if facility.is_shut_on(draft.bastion.turn):
        return True
    return draft.bastion.was_maintained and draft.book.ruling("long_projects_under_maintain") == "stand_still"


def _mend_facilities(draft: Draft) -> None:
    """Facilities shut on an earlier turn work again, and new hirelings come whose turn it is."""
    turn = draft.bastion.turn
    for facility in draft.bastion.facilities:
        due = sum(vacancy.count for vacancy in facility.vacancies if vacancy.filled_on <= turn)
        reopens = facility.unusable_on is not None and facility.unusable_on < turn
        if reopens:
            draft.tell(FacilityReopened(draft.name, facility.kind))
        if due:
            draft.tell(HirelingsReplaced(draft.name, facility.kind, due))
        if reopens or due:
            draft.change_facility(
                replace(
                    facility,
                    unusable_on=None if reopens else facility.unusable_on,
                    unusable_since=None if reopens else facility.unusable_since,
                    hirelings=facility.hirelings + (Hireling(),) * due,
                    vacancies=tuple(v for v in facility.vacancies if v.filled_on > turn),
                )
            )


def _start_orders(draft: Draft, orders: tuple[QueuedOrder, ...]) -> None:
    """Orders start where their facility can be used; the others stay for the next turn."""
    waiting: list[QueuedOrder] = []
    for order in orders:
        facility = facility_at(draft.bastion, order.facility)
        if facility.is_shut_on(draft.bastion.turn) or _is_busy(draft.bastion, facility):
            draft.tell(OrderWaits(draft.name, facility.kind, order.order))
            waiting.append(order)
        else:
            project = Project(order.facility, order.order, order.option, order.days, 0, order.details)
            draft.change(projects=(*draft.bastion.projects, project))
            draft.tell(OrderStarted(draft.name, facility.kind, order.order, order.days))
    draft.change(orders=(*waiting, *draft.bastion.orders))


def _is_busy(bastion: Bastion, facility: Facility) -> bool:
    return any(project.facility == facility.number for project in bastion.projects)


def _neglect_after(draft: Draft, due: DueTurn, mode: TurnMode) -> int:
    """Turns in a row without an order; the Bastion itself falls only by the DM's word (2024 DMG, Neglect)."""
    if mode in _heeded(draft.book):
        return 0
    counts = due.owner_level is not None and not due.is_excused
    return draft.bastion.neglect + counts


def _heeded(book: Book) -> Iterator[TurnMode]:
    yield from (TurnMode.MAINTAIN, TurnMode.ORDERS)
    if book.ruling("neglect_vs_auto_maintain") == "resets":
        yield TurnMode.MAINTAIN_AWAY


def _warn_of_neglect(draft: Draft, due: DueTurn, mode: TurnMode) -> None:
    limit, turns = due.owner_level, draft.bastion.neglect
    if limit is None or due.is_excused or mode in _heeded(draft.book):
        return
    if turns >= limit:
        draft.tell(NeglectLimitReached(draft.name, turns))
    elif limit - turns <= WARNING_TURNS:
        draft.tell(NeglectWarned(draft.name, turns, limit, limit - turns))
