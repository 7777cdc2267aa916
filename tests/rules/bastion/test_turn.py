"""The five steps of a turn, each turn once."""

from dataclasses import replace

import pytest

from bot.rules.bastion.events import (
    EventRolled,
    EventRolledTwice,
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
from bot.rules.bastion.orders import maintain, queue_order, set_presence
from bot.rules.bastion.resolving import reveal
from bot.rules.bastion.rolling import keep_roll
from bot.rules.bastion.state import OrderKind, Presence, Project, Vacancy
from bot.rules.bastion.turn import DueTurn, can_catch_up, can_take_turn, catch_up, take_turn
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from tests.rules.bastion.builders import NOON, at_home, keep, kinds, number_of, order, revealed, turned
from tests.rules.scripted import ScriptedDice


def test_an_owner_out_of_reach_means_maintain_bas_08(book: Book) -> None:
    bastion = keep(book, "garden")
    first = turned(book, bastion, 1, 42)
    assert TurnTaken("Dawn Keep", 1, TurnMode.MAINTAIN_AWAY) in first.events
    assert EventRolled("Dawn Keep", 1, 42, "all_is_well") in first.events
    told = reveal(book, first.bastion, ScriptedDice([3]), NOON).bastion
    in_contact = set_presence(told, Presence.IN_CONTACT).bastion
    ordered = queue_order(book, in_contact, order(told, "garden", "harvest")).bastion
    second = turned(book, ordered, 2)
    assert second.bastion.pending is None
    assert OrderStarted("Dawn Keep", "garden", "harvest", 7) in second.events
    assert not second.bastion.was_maintained


def test_an_order_alone_brings_no_event_bas_07(book: Book) -> None:
    bastion = at_home(keep(book, "smithy", "library", "garden"))
    bastion = queue_order(book, bastion, order(bastion, "smithy", "craft")).bastion
    outcome = turned(book, bastion, 1)
    assert TurnTaken("Dawn Keep", 1, TurnMode.ORDERS) in outcome.events
    assert outcome.bastion.pending is None
    assert outcome.bastion.orders == ()


def test_maintain_by_word_of_mouth_rolls_once_bas_09(book: Book) -> None:
    outcome = turned(book, maintain(at_home(keep(book, "storehouse"))).bastion, 1, 73)
    assert kinds(outcome) == ["TurnTaken", "EventRolled"]
    assert TurnTaken("Dawn Keep", 1, TurnMode.MAINTAIN) in outcome.events
    assert not outcome.bastion.is_maintain_ordered


def test_at_home_without_orders_the_bastion_idles(book: Book) -> None:
    outcome = turned(book, at_home(keep(book, "library")), 1)
    assert outcome.events == (TurnTaken("Dawn Keep", 1, TurnMode.IDLE),)
    assert outcome.bastion.neglect == 1


def test_a_turn_is_taken_once(book: Book) -> None:
    bastion = turned(book, at_home(keep(book, "library")), 1).bastion
    assert not can_take_turn(bastion, 1)
    with pytest.raises(RuleViolation, match="bastion-turn-already-taken"):
        take_turn(book, bastion, DueTurn(1, 7, 5), ScriptedDice([]), NOON)


def test_projects_progress_and_finish(book: Book) -> None:
    bastion = at_home(keep(book, "smithy", "garden"))
    bastion = queue_order(book, bastion, order(bastion, "smithy", "craft", days=10)).bastion
    bastion = queue_order(book, bastion, order(bastion, "garden", "harvest", days=7)).bastion
    started = turned(book, bastion, 1).bastion
    assert [project.done for project in started.projects] == [0, 0]
    second = turned(book, started, 2)
    assert ProjectFinished("Dawn Keep", "garden", "harvest") in second.events
    assert [project.done for project in second.bastion.projects] == [7]
    third = turned(book, second.bastion, 3)
    assert ProjectFinished("Dawn Keep", "smithy", "craft") in third.events
    assert third.bastion.projects == ()


def test_work_stands_still_while_its_facility_is_shut(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    smithy = replace(bastion.facilities[0], unusable_on=1)
    project = Project(smithy.number, OrderKind("craft"), "sword", 25, 14)
    bastion = replace(bastion, facilities=(smithy,), projects=(project,))
    first = turned(book, bastion, 1)
    assert first.bastion.projects[0].done == 21
    second = turned(book, first.bastion, 2)
    assert ProjectPaused("Dawn Keep", "smithy", "craft") in second.events
    assert FacilityReopened("Dawn Keep", "smithy") in second.events
    assert second.bastion.projects[0].done == 21
    assert ProjectFinished("Dawn Keep", "smithy", "craft") in turned(book, second.bastion, 3).events


def test_work_stands_still_for_two_turns_where_a_facility_is_shut_twice(book: Book) -> None:
    bastion = keep(book, "smithy")
    project = Project(number_of(bastion, "smithy"), OrderKind("craft"), "sword", 60)
    bastion = revealed(book, replace(bastion, projects=(project,)), "attack", 1).bastion
    done = []
    for turn in (1, 2, 3, 4):
        bastion = turned(book, replace(bastion, pending=None), turn, 53).bastion
        done.append(bastion.projects[0].done)
        if turn == 1:
            bastion = revealed(book, bastion, "attack", 1).bastion
            assert [bastion.facilities[0].is_shut_on(each) for each in range(4)] == [False, True, True, False]
    assert done == [7, 7, 7, 14]
    assert (bastion.facilities[0].unusable_on, bastion.facilities[0].unusable_since) == (None, None)


def test_projects_under_maintain_go_on_or_stand_still_by_ruling(book: Book) -> None:
    bastion = keep(book, "smithy")
    project = Project(number_of(bastion, "smithy"), OrderKind("craft"), "sword", 25)
    bastion = replace(bastion, projects=(project,), was_maintained=True)
    assert turned(book, bastion, 1, 1).bastion.projects[0].done == 7
    strict = book.ruled({"long_projects_under_maintain": "stand_still"})
    assert turned(strict, bastion, 1, 1).bastion.projects[0].done == 0


def test_a_shut_facility_lets_its_order_wait(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    bastion = queue_order(book, bastion, order(bastion, "smithy", "craft")).bastion
    shut = replace(bastion, facilities=(replace(bastion.facilities[0], unusable_on=1),))
    first = turned(book, shut, 1)
    assert OrderWaits("Dawn Keep", "smithy", "craft") in first.events
    assert len(first.bastion.orders) == 1
    assert OrderStarted("Dawn Keep", "smithy", "craft", 7) in turned(book, first.bastion, 2).events


def test_orders_of_an_owner_who_went_away_wait(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    bastion = queue_order(book, bastion, order(bastion, "smithy", "craft")).bastion
    outcome = turned(book, set_presence(bastion, Presence.AWAY).bastion, 1, 1)
    assert TurnTaken("Dawn Keep", 1, TurnMode.MAINTAIN_AWAY) in outcome.events
    assert len(outcome.bastion.orders) == 1


def test_hirelings_come_when_their_turn_is_there(book: Book) -> None:
    bastion = at_home(keep(book, "smithy"))
    smithy = replace(bastion.facilities[0], hirelings=(), vacancies=(Vacancy(1, 1), Vacancy(1, 2)))
    first = turned(book, replace(bastion, facilities=(smithy,)), 1)
    assert HirelingsReplaced("Dawn Keep", "smithy", 1) in first.events
    assert len(first.bastion.facilities[0].hirelings) == 1
    second = turned(book, first.bastion, 2)
    assert len(second.bastion.facilities[0].hirelings) == 2
    assert second.bastion.facilities[0].vacancies == ()


def test_a_turn_waits_for_an_open_event_with_what_it_found(book: Book) -> None:
    bastion = turned(book, keep(book, "library"), 1, 10).bastion
    owed = turned(book, bastion, 2)
    assert owed.events == (TurnOwed("Dawn Keep", 2),)
    assert owed.bastion.turn == 1
    assert owed.bastion.coming_turn == 3
    assert not can_take_turn(owed.bastion, 2)
    at_last_home = set_presence(owed.bastion, Presence.HOME).bastion
    owed_twice = turned(book, at_last_home, 3).bastion
    assert not can_catch_up(owed_twice)
    told = reveal(book, owed_twice, ScriptedDice([1]), NOON).bastion
    assert can_catch_up(told)
    second = catch_up(book, told, 20, ScriptedDice([55]), NOON)
    assert TurnTaken("Dawn Keep", 2, TurnMode.MAINTAIN_AWAY) in second.events
    assert [owed.turn for owed in second.bastion.owed] == [3]
    told = reveal(book, replace(second.bastion), ScriptedDice([1]), NOON).bastion
    third = catch_up(book, told, 20, ScriptedDice([]), NOON)
    assert TurnTaken("Dawn Keep", 3, TurnMode.IDLE) in third.events
    assert (third.bastion.turn, third.bastion.owed) == (3, ())


def test_orders_given_while_a_turn_is_owed_are_for_the_turn_after(book: Book) -> None:
    bastion = turned(book, keep(book, "library", "smithy"), 1, 10).bastion
    bastion = set_presence(turned(book, bastion, 2).bastion, Presence.HOME).bastion
    bastion = queue_order(book, bastion, order(bastion, "smithy", "craft")).bastion
    told = reveal(book, bastion, ScriptedDice([1]), NOON).bastion
    second = catch_up(book, told, 20, ScriptedDice([10]), NOON).bastion
    assert len(second.orders) == 1


def test_inner_peace_rolls_twice_and_one_is_kept(book: Book) -> None:
    outcome = turned(book, keep(book, "library", has_inner_peace=True), 1, 53, 99)
    assert EventRolledTwice("Dawn Keep", 1, (53, 99), "attack", "treasure") in outcome.events
    assert not outcome.bastion.has_inner_peace
    with pytest.raises(RuleViolation, match="bastion-roll-undecided"):
        reveal(book, outcome.bastion, ScriptedDice([]), NOON)
    kept = keep_roll(book, outcome.bastion, 0).bastion.pending
    assert kept is not None
    assert (kept.event, kept.rolls) == ("attack", (99, 53))
    with pytest.raises(RuleViolation, match="bastion-roll-gone"):
        keep_roll(book, outcome.bastion, 2)


class TestNeglect:
    def test_an_order_starts_the_count_anew(self, book: Book) -> None:
        bastion = maintain(keep(book, "library", neglect=3)).bastion
        assert turned(book, bastion, 1, 1).bastion.neglect == 0

    def test_maintain_by_absence_counts_unless_ruled_otherwise(self, book: Book) -> None:
        bastion = keep(book, "library", neglect=3)
        assert turned(book, bastion, 1, 1).bastion.neglect == 4
        mild = book.ruled({"neglect_vs_auto_maintain": "resets"})
        assert turned(mild, bastion, 1, 1).bastion.neglect == 0

    def test_the_owner_is_warned_two_turns_before(self, book: Book) -> None:
        bastion = at_home(keep(book, "library", neglect=1))
        assert NeglectWarned not in map(type, turned(book, bastion, 1, level=5).events)
        third = turned(book, replace(bastion, neglect=2), 1, level=5)
        assert NeglectWarned("Dawn Keep", 3, 5, 2) in third.events
        fourth = turned(book, replace(bastion, neglect=3), 1, level=5)
        assert NeglectWarned("Dawn Keep", 4, 5, 1) in fourth.events

    def test_at_the_limit_only_the_dm_is_told_and_the_bastion_stands(self, book: Book) -> None:
        outcome = turned(book, at_home(keep(book, "library", neglect=4)), 1, level=5)
        assert NeglectLimitReached("Dawn Keep", 5) in outcome.events
        assert not outcome.bastion.is_fallen

    def test_holidays_and_missing_owners_count_for_nothing(self, book: Book) -> None:
        bastion = at_home(keep(book, "library", neglect=4))
        excused = take_turn(book, bastion, DueTurn(1, 7, 5, is_excused=True), ScriptedDice([]), NOON)
        assert excused.bastion.neglect == 4
        orphaned = take_turn(book, bastion, DueTurn(1, 7, None), ScriptedDice([]), NOON)
        assert orphaned.bastion.neglect == 4
