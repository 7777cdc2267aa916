"""How an event comes to pass: the DM reveals it or resolves it silently, and its owner answers."""

from dataclasses import replace

from bot.rules.bastion.events import EventResolvedSilently
from bot.rules.bastion.happenings import HAPPENINGS, QUESTIONS
from bot.rules.bastion.happenings.question import Answer, Question
from bot.rules.bastion.outcome import Draft, Outcome, twin, verify_stands
from bot.rules.bastion.rolling import verify_decided
from bot.rules.bastion.state import Bastion, EventKind, Pending, Stage
from bot.rules.bastion.tellings import DefaultTaken
from bot.rules.book import Book
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.values import GameTime, Names


def reveal(book: Book, bastion: Bastion, dice: Dice, now: GameTime) -> Outcome:
    """Tell the event: its dice fall and it happens, or its owner is asked."""
    draft = Draft(book, bastion, dice, now)
    _happen(draft)
    return draft.freeze()


def resolve(book: Book, bastion: Bastion, dice: Dice, now: GameTime) -> Outcome:
    """Let the event happen without a word to the players; what it asks is settled by default."""
    draft = Draft(book, bastion, dice, now)
    event = _happen(draft)
    draft.tell(EventResolvedSilently(bastion.name, event))
    if draft.bastion.pending is not None:
        _take_default(draft)
    return draft.freeze(is_silent=True)


def verify_open(bastion: Bastion) -> Pending:
    """The event whose question is open."""
    verify_stands(bastion)
    pending = bastion.pending
    if pending is None or pending.stage != Stage.CHOOSING:
        raise RuleViolation("bastion-nothing-asked", name=bastion.name)
    return pending


can_answer = twin(verify_open)


def options(book: Book, bastion: Bastion) -> tuple[str, ...]:
    """The answers to the open question."""
    return _question(verify_open(bastion)).options(book, bastion)


def default_option(book: Book, bastion: Bastion) -> str:
    """The answer that stands when nobody gives one."""
    return _question(verify_open(bastion)).default(book, bastion)


def answer(book: Book, bastion: Bastion, given: Answer, dice: Dice, now: GameTime) -> Outcome:
    """Settle the open question. An answer that is no option is refused with the reason."""
    pending = verify_open(bastion)
    draft = Draft(book, replace(bastion, pending=None), dice, now)
    _question(pending).take(draft, pending, given)
    return draft.freeze()


def take_default(book: Book, bastion: Bastion, dice: Dice, now: GameTime) -> Outcome:
    """Nobody answered: what had been stated happens."""
    verify_open(bastion)
    draft = Draft(book, bastion, dice, now)
    _take_default(draft)
    return draft.freeze()


def cast(bastion: Bastion) -> Names:
    """Whom an event may put on stage: the named hirelings, those it concerns first, then the rest."""
    concerned = bastion.pending.stakes.facility if bastion.pending else None
    facilities = sorted(bastion.facilities, key=lambda facility: facility.number != concerned)
    return Names(tuple(h.name for facility in facilities for h in facility.hirelings if h.name))


def _happen(draft: Draft) -> EventKind:
    pending = verify_decided(draft.bastion)
    assert pending.event is not None
    draft.change(pending=None)
    HAPPENINGS[pending.event](draft, pending)
    return pending.event


def _take_default(draft: Draft) -> None:
    pending = verify_open(draft.bastion)
    assert pending.event is not None
    question = _question(pending)
    draft.tell(DefaultTaken(draft.name, pending.event))
    draft.change(pending=None)
    question.take(draft, pending, Answer(question.default(draft.book, draft.bastion)))


def _question(pending: Pending) -> Question:
    assert pending.event is not None
    return QUESTIONS[pending.event]
