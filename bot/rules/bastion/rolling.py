"""The d100 of a Maintain order, and what the DM alone may do with it before it is told."""

from dataclasses import replace

from bot.rules.bastion.events import EventPicked, EventRerolled, EventRolled, EventRolledTwice, RollKept
from bot.rules.bastion.outcome import Draft, Outcome, twin, verify_stands
from bot.rules.bastion.state import Bastion, EventKind, Pending, Stage
from bot.rules.book import Book
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.roll_table import roll_many
from bot.rules.values import GameTime, Rolls

MOST_REPEATS = 100
"""Dice that show the same again and again are not rolled for ever; then the result stands."""


def roll_for_turn(draft: Draft) -> None:
    """One roll on the table of events; two with inner peace, of which one is kept (2024 DMG)."""
    table = draft.book.bastion.events.roll
    bastion = draft.bastion
    if bastion.has_inner_peace:
        rolls = roll_many(draft.dice, 2, table.die)
        draft.change(has_inner_peace=False, pending=Pending(bastion.turn, rolls, None))
        first, second = map(table.at, rolls)
        draft.tell(EventRolledTwice(bastion.name, bastion.turn, rolls, first, second))
    else:
        roll = draft.dice.roll(table.die)
        draft.change(pending=Pending(bastion.turn, Rolls((roll,)), table.at(roll)))
        draft.tell(EventRolled(bastion.name, bastion.turn, roll, table.at(roll)))


def roll_again(draft: Draft, pending: Pending) -> None:
    """Another roll in place of the last; what must not come twice is rolled again."""
    table = draft.book.bastion.events.roll
    rolls, event = pending.rolls, pending.event
    for _ in range(MOST_REPEATS):
        rolls = Rolls((*rolls, draft.dice.roll(table.die)))
        event = table.at(rolls[-1])
        if event != pending.barred:
            break
    assert event is not None
    draft.change(pending=replace(pending, rolls=rolls, event=event))
    draft.tell(EventRerolled(draft.name, rolls[-1], event))


def verify_rolled(bastion: Bastion) -> Pending:
    """The event that only the DM knows. Refused when there is none, or when it is out already."""
    verify_stands(bastion)
    pending = bastion.pending
    if pending is None:
        raise RuleViolation("bastion-no-event", name=bastion.name)
    if pending.stage != Stage.ROLLED:
        raise RuleViolation("bastion-event-out", name=bastion.name)
    return pending


def verify_decided(bastion: Bastion) -> Pending:
    """The same, when it is settled which roll counts."""
    pending = verify_rolled(bastion)
    if pending.event is None:
        raise RuleViolation("bastion-roll-undecided", name=bastion.name, rolls=pending.rolls)
    return pending


can_reveal = twin(verify_decided)
can_reroll = twin(verify_decided)
can_pick = twin(verify_rolled)


def verify_keep(bastion: Bastion, position: int) -> Pending:
    pending = verify_rolled(bastion)
    if pending.event is not None:
        raise RuleViolation("bastion-roll-decided", name=bastion.name)
    if not 0 <= position < len(pending.rolls):
        raise RuleViolation("bastion-roll-gone")
    return pending


can_keep = twin(verify_keep)


def keep_roll(book: Book, bastion: Bastion, position: int) -> Outcome:
    """Keep one of the two rolls that inner peace gave."""
    pending = verify_keep(bastion, position)
    roll = pending.rolls[position]
    others = (*pending.rolls[:position], *pending.rolls[position + 1 :])
    event = book.bastion.events.roll.at(roll)
    kept = replace(pending, rolls=Rolls((*others, roll)), event=event)
    return Outcome(replace(bastion, pending=kept), (RollKept(bastion.name, roll, event),))


def reroll(book: Book, bastion: Bastion, dice: Dice, now: GameTime) -> Outcome:
    """Another roll by the DM's wish."""
    pending = verify_decided(bastion)
    draft = Draft(book, bastion, dice, now)
    roll_again(draft, pending)
    return draft.freeze()


def pick_event(book: Book, bastion: Bastion, event: str) -> Outcome:
    """The event that the DM chooses, whatever was rolled."""
    pending = verify_rolled(bastion)
    kind = EventKind(event)
    if kind not in book.bastion.events.kinds:
        raise RuleViolation("bastion-event-unknown", id=event)
    return Outcome(replace(bastion, pending=replace(pending, event=kind)), (EventPicked(bastion.name, kind),))
