"""The table of events, and what the DM alone may do with a roll. Ranges written down by hand."""

from dataclasses import replace

import pytest

from bot.rules.bastion.events import EventPicked, EventRerolled
from bot.rules.bastion.happenings import HAPPENINGS
from bot.rules.bastion.rolling import can_keep, can_pick, can_reroll, can_reveal, pick_event, reroll
from bot.rules.bastion.state import Stage
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from tests.rules.bastion.builders import NOON, facing, keep, turned
from tests.rules.scripted import ScriptedDice

RANGES = {
    "all_is_well": (1, 50),
    "attack": (51, 55),
    "criminal_hireling": (56, 58),
    "extraordinary_opportunity": (59, 63),
    "friendly_visitors": (64, 72),
    "guest": (73, 76),
    "lost_hirelings": (77, 79),
    "magical_discovery": (80, 83),
    "refugees": (84, 91),
    "request_for_aid": (92, 98),
    "treasure": (99, 100),
}


@pytest.mark.parametrize("event", RANGES)
def test_every_row_of_the_table(book: Book, event: str) -> None:
    low, high = RANGES[event]
    for roll in (low, high):
        pending = turned(book, keep(book, "library"), 1, roll).bastion.pending
        assert pending is not None
        assert (pending.event, pending.rolls, pending.stage) == (event, (roll,), Stage.ROLLED)


def test_every_event_has_what_happens(book: Book) -> None:
    assert set(book.bastion.events.kinds) == set(HAPPENINGS) == set(RANGES)


def test_reroll_replaces_the_event_and_keeps_the_rolls(book: Book) -> None:
    bastion = turned(book, keep(book, "library"), 1, 53).bastion
    outcome = reroll(book, bastion, ScriptedDice([100]), NOON)
    assert outcome.events == (EventRerolled("Dawn Keep", 100, "treasure"),)
    assert outcome.bastion.pending is not None
    assert outcome.bastion.pending.rolls == (53, 100)


def test_the_dm_picks_any_event_of_the_table(book: Book) -> None:
    bastion = turned(book, keep(book, "library"), 1, 53).bastion
    outcome = pick_event(book, bastion, "guest")
    assert outcome.events == (EventPicked("Dawn Keep", "guest"),)
    with pytest.raises(RuleViolation, match="bastion-event-unknown"):
        pick_event(book, bastion, "flood")


def test_without_an_event_there_is_nothing_to_do(book: Book) -> None:
    bastion = keep(book, "library")
    assert not any((can_reveal(bastion), can_reroll(bastion), can_pick(bastion), can_keep(bastion, 0)))
    with pytest.raises(RuleViolation, match="bastion-no-event"):
        reroll(book, bastion, ScriptedDice([]), NOON)


def test_an_event_that_is_out_cannot_be_rolled_again(book: Book) -> None:
    bastion = facing(keep(book, "library"), "treasure")
    assert bastion.pending is not None
    out = replace(bastion, pending=replace(bastion.pending, stage=Stage.CHOOSING))
    with pytest.raises(RuleViolation, match="bastion-event-out"):
        pick_event(book, out, "attack")
