"""The other ten events, row by row, with the questions that they ask."""

from dataclasses import replace
from typing import ClassVar

import pytest

from bot.rules.bastion.events import EventRerolled, EventResolvedSilently
from bot.rules.bastion.happenings import QUESTIONS
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.resolving import (
    answer,
    can_answer,
    cast,
    default_option,
    options,
    resolve,
    take_default,
)
from bot.rules.bastion.rolling import reroll
from bot.rules.bastion.state import Bastion, Defender, Guest, Project, Refugees, Stage, Treasure, Vacancy
from bot.rules.bastion.tellings import (
    AidCostLives,
    AidGiven,
    AidRequested,
    AllWasWell,
    ArtObjectFound,
    CriminalExposed,
    DefaultTaken,
    DefendersFell,
    DiscoveryChosen,
    FacilityShutDown,
    GuestArrived,
    HirelingArrested,
    HirelingBribedFree,
    HirelingsLost,
    MagicItemFound,
    OpportunityTaken,
    RefugeesArrived,
    RefugeesSheltered,
    Told,
    VisitorsCame,
    VisitorsUsed,
)
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.events import DM, EVERYONE
from tests.rules.bastion.builders import (
    NOON,
    at_home,
    facing,
    keep,
    kinds,
    number_of,
    paid,
    revealed,
    turned,
)
from tests.rules.scripted import ScriptedDice


def answered(book: Book, bastion: Bastion, option: str, *faces: int, **more: str) -> Outcome:
    dice = ScriptedDice(faces)
    outcome = answer(book, bastion, Answer(option, **more), dice, NOON)
    assert dice.is_spent()
    return outcome


def refused(book: Book, bastion: Bastion, option: str, **more: str) -> str:
    with pytest.raises(RuleViolation) as caught:
        answered(book, bastion, option, **more)
    return caught.value.key


class TestAllIsWell:
    QUIET: ClassVar = (
        "fewer_accidents", "roof_mended", "no_pests", "lost_glasses",
        "stray_dog", "kind_letter", "boot_prankster", "ghost_seen",
    )  # fmt: skip

    @pytest.mark.parametrize(("roll", "quiet"), list(enumerate(QUIET, start=1)))
    def test_every_row(self, book: Book, roll: int, quiet: str) -> None:
        outcome = revealed(book, keep(book, "library"), "all_is_well", roll)
        assert outcome.events == (AllWasWell("Dawn Keep", (roll,), quiet),)
        assert outcome.bastion == keep(book, "library")


class TestCriminalHireling:
    def exposed(self, book: Book) -> Bastion:
        bastion = keep(book, "library", "smithy", turn=3)
        outcome = revealed(book, bastion, "criminal_hireling", 3, 4)
        assert outcome.events == (CriminalExposed("Dawn Keep", "smithy", "smithy 2", (4,), 40_000),)
        return outcome.bastion

    def test_the_bribe_keeps_the_hireling(self, book: Book) -> None:
        outcome = answered(book, self.exposed(book), "pay")
        assert outcome.events == (HirelingBribedFree("Dawn Keep", "smithy", "smithy 2", 40_000),)
        assert paid(outcome) == -400
        assert len(outcome.bastion.facilities[1].hirelings) == 2
        assert outcome.bastion.pending is None

    def test_without_it_the_hireling_goes_and_others_carry_on(self, book: Book) -> None:
        outcome = answered(book, self.exposed(book), "refuse")
        assert outcome.events == (HirelingArrested("Dawn Keep", "smithy", "smithy 2", 5),)
        smithy = outcome.bastion.facilities[1]
        assert [hireling.name for hireling in smithy.hirelings] == ["smithy 1"]
        assert (smithy.unusable_on, smithy.vacancies) == (None, (Vacancy(1, 5),))

    def test_a_facility_left_empty_rests_for_a_turn(self, book: Book) -> None:
        bastion = keep(book, "library", turn=3)
        bastion = revealed(book, bastion, "criminal_hireling", 1, 1).bastion
        outcome = answered(book, bastion, "refuse")
        assert outcome.events[-1] == FacilityShutDown("Dawn Keep", "library", 4)
        fourth = turned(book, at_home(outcome.bastion), 4).bastion
        assert fourth.facilities[0].hirelings == ()
        fifth = turned(book, fourth, 5).bastion
        assert (len(fifth.facilities[0].hirelings), fifth.facilities[0].unusable_on) == (1, None)

    def test_question(self, book: Book) -> None:
        bastion = self.exposed(book)
        assert options(book, bastion) == ("pay", "refuse")
        assert default_option(book, bastion) == "refuse"
        assert refused(book, bastion, "run") == "bastion-answer-unknown"

    def test_nobody_to_arrest(self, book: Book) -> None:
        bastion = keep(book, "library")
        empty = replace(bastion, facilities=(replace(bastion.facilities[0], hirelings=()),))
        assert kinds(revealed(book, empty, "criminal_hireling")) == ["NobodyToArrest"]

    def test_the_cast_begins_with_those_concerned(self, book: Book) -> None:
        bastion = self.exposed(book)
        assert cast(bastion) == ("smithy 1", "smithy 2", "library 1")


class TestExtraordinaryOpportunity:
    def test_accepting_costs_once_and_rolls_until_it_is_another_bas_18(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        outcome = answered(book, bastion, "accept", 61, 99)
        assert outcome.events == (
            OpportunityTaken("Dawn Keep", 50_000),
            EventRerolled("Dawn Keep", 99, "treasure"),
        )
        assert paid(outcome) == -500
        pending = outcome.bastion.pending
        assert pending is not None
        assert (pending.rolls, pending.event, pending.stage) == ((1, 61, 99), "treasure", Stage.ROLLED)
        assert outcome.events[1].audience == DM

    def test_nor_does_the_dm_roll_it_a_second_time(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        bastion = answered(book, bastion, "accept", 99).bastion
        again = reroll(book, bastion, ScriptedDice([60, 63, 12]), NOON).bastion.pending
        assert again is not None
        assert (again.rolls, again.event) == ((1, 99, 60, 63, 12), "all_is_well")

    def test_declining_costs_nothing_bas_18(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        outcome = answered(book, bastion, "decline")
        assert (kinds(outcome), paid(outcome)) == (["OpportunityLeft"], 0)
        assert outcome.bastion.pending is None

    def test_question(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        assert options(book, bastion) == ("accept", "decline")
        assert default_option(book, bastion) == "decline"
        assert refused(book, bastion, "haggle") == "bastion-answer-unknown"

    def test_dice_that_never_change_do_not_roll_for_ever(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        outcome = answered(book, bastion, "accept", *[60] * 100)
        assert outcome.bastion.pending is not None


class TestFriendlyVisitors:
    def test_they_pay_and_disturb_nothing_bas_17(self, book: Book) -> None:
        bastion = keep(book, "smithy", "library")
        project = Project(number_of(bastion, "smithy"), "craft", "sword", 25, 14)
        bastion = replace(bastion, projects=(project,))
        outcome = revealed(book, bastion, "friendly_visitors", 3)
        assert outcome.events == (VisitorsCame("Dawn Keep", (3,), 30_000),)
        assert paid(outcome) == 300
        smithy = str(number_of(bastion, "smithy"))
        used = answered(book, outcome.bastion, smithy)
        assert used.events == (VisitorsUsed("Dawn Keep", "smithy"),)
        assert paid(used) == 0
        assert used.bastion.projects == (project,)

    def test_question(self, book: Book) -> None:
        bastion = revealed(book, keep(book, "smithy", "library"), "friendly_visitors", 3).bastion
        assert default_option(book, bastion) == options(book, bastion)[0] == "3"
        assert options(book, bastion) == ("3", "4")
        assert refused(book, bastion, "5") == "bastion-answer-unknown"

    def test_one_facility_needs_no_question(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "smithy"), "friendly_visitors", 6)
        assert kinds(outcome) == ["VisitorsCame", "VisitorsUsed"]
        assert outcome.bastion.pending is None


class TestGuest:
    def test_1_someone_of_renown(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library"), "guest", 1)
        assert outcome.events == (GuestArrived("Dawn Keep", (1,), "renowned_guest", (), 0),)
        assert outcome.bastion.guests == (Guest(101, "renowned_guest", leaves_at=NOON + 7 * 86400),)

    def test_2_a_seeker_of_shelter_promises_money(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library"), "guest", 2, 5)
        assert outcome.events == (GuestArrived("Dawn Keep", (2,), "sanctuary_seeker", (5,), 50_000),)
        assert paid(outcome) == 0
        assert outcome.bastion.guests[0].payment == 50_000

    def test_3_a_mercenary_joins_and_needs_no_bed_bas_20(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library", defenders=1), "guest", 3)
        assert outcome.bastion.guests == ()
        assert outcome.bastion.defenders[-1] == Defender(101, "", None, is_mercenary=True)

    def test_4_a_friendly_monster_stays_until_it_has_defended(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library"), "guest", 4)
        assert outcome.bastion.guests == (Guest(101, "friendly_monster"),)


class TestLostHirelings:
    def test_a_facility_loses_all_and_gets_others_on_the_next_turn(self, book: Book) -> None:
        bastion = keep(book, "library", "smithy", turn=3)
        outcome = revealed(book, bastion, "lost_hirelings", 2)
        assert outcome.events == (
            HirelingsLost("Dawn Keep", "smithy", 2, 2, ("smithy 1", "smithy 2"), 4),
            FacilityShutDown("Dawn Keep", "smithy", 4),
        )
        fourth = turned(book, at_home(outcome.bastion), 4).bastion
        assert len(fourth.facilities[1].hirelings) == 2
        assert fourth.facilities[1].unusable_on == 4
        assert turned(book, fourth, 5).bastion.facilities[1].unusable_on is None

    def test_without_facilities_nothing_is_lost(self, book: Book) -> None:
        assert kinds(revealed(book, keep(book), "lost_hirelings")) == ["NothingToLose"]


class TestMagicalDiscovery:
    def found(self, book: Book) -> Bastion:
        return revealed(book, keep(book, "library"), "magical_discovery").bastion

    def test_only_an_uncommon_potion_or_scroll_bas_25(self, book: Book) -> None:
        bastion = self.found(book)
        assert refused(book, bastion, "ring", rarity="uncommon") == "bastion-discovery-kind"
        assert refused(book, bastion, "potion", rarity="rare") == "bastion-discovery-rarity"
        outcome = answered(book, bastion, "scroll", rarity="uncommon", name=" Scroll of  Web ")
        assert outcome.events == (DiscoveryChosen("Dawn Keep", "scroll", "uncommon", "Scroll of Web"),)
        assert outcome.bastion.stores == (
            Treasure(101, "scroll", 0, None, "uncommon", None, "Scroll of Web"),
        )
        assert paid(outcome) == 0
        assert not can_answer(outcome.bastion)

    def test_question(self, book: Book) -> None:
        bastion = self.found(book)
        assert options(book, bastion) == ("potion", "scroll")
        assert default_option(book, bastion) == "potion"
        assert refused(book, bastion, "potion", name="x" * 61) == "bastion-name-long"
        assert answered(book, bastion, "potion").bastion.stores[0].name == ""


class TestRefugees:
    def test_they_come_pay_and_camp_until_the_dm_finds_room(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library"), "refugees", 3, 4, 2)
        assert outcome.events == (RefugeesArrived("Dawn Keep", (3, 4), 7, (2,), 20_000),)
        assert paid(outcome) == 200
        assert outcome.bastion.refugees == Refugees(7)

    def test_any_basic_room_will_do_by_ruling(self, book: Book) -> None:
        mild = book.ruled({"refugee_space": "any_basic"})
        outcome = revealed(mild, keep(book, "library"), "refugees", 3, 4, 2)
        assert outcome.events[-1] == RefugeesSheltered("Dawn Keep", "bedroom")
        assert outcome.bastion.refugees == Refugees(7, 2)
        roomless = revealed(mild, keep(book, rooms=()), "refugees", 1, 1, 1)
        assert roomless.bastion.refugees == Refugees(2)

    def test_a_second_group_joins_the_first(self, book: Book) -> None:
        bastion = keep(book, "library", refugees=Refugees(3, 2))
        assert revealed(book, bastion, "refugees", 1, 1, 6).bastion.refugees == Refugees(5, 2)


class TestRequestForAid:
    def asked(self, book: Book, **fields: object) -> Bastion:
        outcome = revealed(book, keep(book, "armory", defenders=3, **fields), "request_for_aid")
        assert outcome.events == (AidRequested("Dawn Keep", 3),)
        return outcome.bastion

    def test_ten_or_more_solves_it(self, book: Book) -> None:
        outcome = answered(book, self.asked(book), "2", 4, 6, 3)
        assert outcome.events == (AidGiven("Dawn Keep", 2, 6, (4, 6), 10, 10, (3,), 30_000),)
        assert paid(outcome) == 300
        assert len(outcome.bastion.defenders) == 3

    def test_nine_costs_half_and_a_life(self, book: Book) -> None:
        outcome = answered(book, self.asked(book), "3", 4, 4, 1, 5)
        assert outcome.events == (
            AidCostLives("Dawn Keep", 3, 6, (4, 4, 1), 9, 10, (5,), 25_000),
            DefendersFell("Dawn Keep", 1, 1, ("Guard 3",), 2),
        )
        assert paid(outcome) == 250

    def test_declining_is_free(self, book: Book) -> None:
        outcome = answered(book, self.asked(book), "0")
        assert (kinds(outcome), paid(outcome)) == (["AidDeclined"], 0)

    @pytest.mark.parametrize("option", ["4", "-1", "two", "", "1.5"])
    def test_nobody_sends_more_than_there_are(self, book: Book, option: str) -> None:
        assert refused(book, self.asked(book), option) == "bastion-aid-count"

    def test_question(self, book: Book) -> None:
        bastion = self.asked(book)
        assert options(book, bastion) == ("0", "1", "2", "3")
        assert default_option(book, bastion) == "0"

    def test_without_defenders_there_is_no_help(self, book: Book) -> None:
        outcome = revealed(book, keep(book, "library"), "request_for_aid")
        assert (kinds(outcome), outcome.bastion.pending) == (["AidImpossible"], None)

    def test_the_armory_helps_only_by_ruling(self, book: Book) -> None:
        stocked = self.asked(book, is_armory_stocked=True)
        assert answered(book, stocked, "1", 6, 1).bastion.is_armory_stocked
        mild = book.ruled({"armory_and_request_for_aid": "armory_dice"})
        outcome = answered(mild, stocked, "2", 8, 2, 1)
        assert kinds(outcome) == ["AidGiven", "ArmoryEmptied"]


class TestTreasure:
    ART: ClassVar = [(1, 25), (40, 25), (41, 250), (63, 250), (64, 750), (73, 750), (74, 2500), (75, 2500)]
    MAGIC: ClassVar = [
        (76, "common"),
        (90, "common"),
        (91, "uncommon"),
        (98, "uncommon"),
        (99, "rare"),
        (100, "rare"),
    ]

    @pytest.mark.parametrize(("roll", "gp"), ART)
    def test_art_bas_21(self, book: Book, roll: int, gp: int) -> None:
        outcome = revealed(book, keep(book, "library"), "treasure", roll)
        assert outcome.events == (ArtObjectFound("Dawn Keep", (roll,), gp * 100),)
        assert outcome.bastion.stores == (Treasure(101, "art_object", 0, gp * 100),)

    @pytest.mark.parametrize(("roll", "rarity"), MAGIC)
    @pytest.mark.parametrize("theme", ["arcana", "armaments", "implements", "relics"])
    def test_magic_bas_21(self, book: Book, roll: int, rarity: str, theme: str) -> None:
        outcome = revealed(book, keep(book, "library"), "treasure", roll)
        assert outcome.events == (MagicItemFound("Dawn Keep", (roll,), rarity),)
        assert options(book, outcome.bastion) == ("arcana", "armaments", "implements", "relics")
        assert default_option(book, outcome.bastion) == "arcana"
        stored = answered(book, outcome.bastion, theme).bastion.stores
        assert stored == (Treasure(101, "magic_item", 0, None, rarity, theme),)
        assert refused(book, outcome.bastion, "cheese") == "bastion-answer-unknown"


NEEDED = {"criminal_hireling": [1, 1], "friendly_visitors": [1], "treasure": [100]}


@pytest.mark.parametrize("event", QUESTIONS)
def test_a_question_that_nobody_answers_takes_its_stated_default(book: Book, event: str) -> None:
    bastion = keep(book, "library", "smithy", defenders=2)
    bastion = revealed(book, bastion, event, *NEEDED.get(event, [])).bastion
    option = default_option(book, bastion)
    outcome = take_default(book, bastion, ScriptedDice([]), NOON)
    assert outcome.events[0] == DefaultTaken("Dawn Keep", event)
    assert outcome.events[1:] == answer(book, bastion, Answer(option), ScriptedDice([]), NOON).events
    assert outcome.bastion.pending is None
    assert paid(outcome) == 0


DICE = {
    "all_is_well": [8],
    "attack": [1, 2, 3, 4, 5, 6],
    "guest": [2, 3],
    "lost_hirelings": [1],
    "refugees": [1, 2, 3],
    **NEEDED,
}


@pytest.mark.parametrize(
    "event", [*QUESTIONS, "all_is_well", "attack", "guest", "lost_hirelings", "refugees"]
)
def test_resolved_silently_it_happens_for_the_dm_alone(book: Book, event: str) -> None:
    rich = book.ruled({"refugee_space": "any_basic"})
    bastion = facing(keep(book, "library", "smithy", defenders=2), event)
    outcome = resolve(rich, bastion, ScriptedDice(DICE.get(event, [])), NOON)
    assert EventResolvedSilently("Dawn Keep", event) in outcome.events
    assert {told.audience for told in outcome.events} == {DM}
    assert outcome.bastion.pending is None


def test_revealed_it_is_for_everyone(book: Book) -> None:
    outcome = revealed(book, keep(book, "library", defenders=2), "attack", 1, 2, 3, 4, 5, 6)
    assert all(isinstance(event, Told) and event.audience == EVERYONE for event in outcome.events)


def test_nothing_is_asked_when_nothing_is_open(book: Book) -> None:
    bastion = keep(book, "library")
    assert not can_answer(bastion)
    with pytest.raises(RuleViolation, match="bastion-nothing-asked"):
        options(book, bastion)
    with pytest.raises(RuleViolation, match="bastion-nothing-asked"):
        take_default(book, facing(bastion, "guest"), ScriptedDice([]), NOON)
