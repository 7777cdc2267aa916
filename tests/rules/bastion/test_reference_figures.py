"""The figures of Bastions once more, written down by hand in another shape than the data has them.

Each table reads as one looks things up at the table: by face of the die, by order, by class.
"""

from dataclasses import replace

import pytest

from bot.rules.bastion.founding import OwnerTraits
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.resolving import answer
from bot.rules.bastion.state import (
    FRIENDLY_MONSTER,
    RENOWNED_GUEST,
    SPELLCASTER,
    Bastion,
    Guest,
    Hireling,
    Refugees,
    Space,
    Walls,
)
from bot.rules.bastion.tellings import AttackBeatenOff
from bot.rules.book import Book
from bot.rules.character_sheet import sheet_of
from bot.rules.checks import exhaustion_penalty, slowed
from bot.rules.errors import RuleViolation
from bot.rules.values import Feet
from tests.rules.bastion.builders import NOON, facing, keep, kinds, paid, revealed, turned
from tests.rules.scripted import ScriptedDice
from tests.rules.sheets import book as character_book
from tests.rules.sheets import character

# How many faces of the d100 each event has; in the order of the table they fill it.
FACES = [
    ("all_is_well", 50),
    ("attack", 5),
    ("criminal_hireling", 3),
    ("extraordinary_opportunity", 5),
    ("friendly_visitors", 9),
    ("guest", 4),
    ("lost_hirelings", 3),
    ("magical_discovery", 4),
    ("refugees", 8),
    ("request_for_aid", 7),
    ("treasure", 2),
]
TREASURE_FACES = [(25, 40), (250, 23), (750, 10), (2500, 2), ("common", 15), ("uncommon", 8), ("rare", 2)]

BY_ORDER = {
    "craft": "arcane_study laboratory sacristy sanctuary scriptorium smithy workshop",
    "empower": "demiplane meditation_chamber observatory sanctum theater training_area",
    "harvest": "garden greenhouse reliquary",
    "recruit": "barrack guildhall menagerie teleportation_circle war_room",
    "research": "archive library pub trophy_room",
    "trade": "armory gaming_hall stable storehouse",
}
BY_LEVEL = {5: 9, 9: 10, 13: 6, 17: 4}
NOT_ROOMY = {
    "cramped": "meditation_chamber reliquary",
    "vast": "demiplane gaming_hall guildhall menagerie theater training_area war_room",
}
# All but those that begin with one hireling; and those that have more when they are Vast.
HIRELINGS = {"smithy": 2, "workshop": 3, "gaming_hall": 4, "theater": 4, "training_area": 4}
HIRELINGS |= {"menagerie": 2, "sanctum": 4, "war_room": 2}
WHEN_VAST = {"archive": 1, "barrack": 1, "garden": 2, "pub": 4, "stable": 1, "workshop": 5}

# What each class opens at level 17 without feats (2024 PHB): its kinds of focus, Expertise and so on.
CONDITIONS = {
    "arcane study and Demiplane": ({"arcane_study", "demiplane"}, "artificer bard sorcerer warlock wizard"),
    "sacred rooms": (
        {"sanctuary", "sacristy", "reliquary", "sanctum"},
        "cleric druid paladin ranger",
    ),
    "Observatory": (
        {"observatory"},
        "artificer bard cleric druid paladin ranger sorcerer warlock wizard",
    ),
    "Guildhall": ({"guildhall"}, "bard ranger rogue wizard"),
    "War Room": ({"war_room"}, "barbarian fighter monk paladin ranger"),
}
CLASSES = [
    *("artificer", "barbarian", "bard", "cleric", "druid", "fighter", "monk"),
    *("paladin", "ranger", "rogue", "sorcerer", "warlock", "wizard"),
]


def told(book: Book, bastion: Bastion, event: str, option: str, *faces: int) -> Outcome:
    """The event revealed with no dice of its own, and its question answered with these."""
    asked = revealed(book, bastion, event).bastion
    dice = ScriptedDice(faces)
    outcome = answer(book, asked, Answer(option), dice, NOON)
    assert dice.is_spent()
    return outcome


class TestFacilities:
    def test_each_takes_the_one_order_of_its_kind(self, book: Book) -> None:
        orders = {row.id: row.orders for row in book.bastion.facilities}
        assert orders == {id: (order,) for order, ids in BY_ORDER.items() for id in ids.split()}

    def test_so_many_come_with_each_level(self, book: Book) -> None:
        levels = [row.level for row in book.bastion.facilities]
        assert {level: levels.count(level) for level in levels} == BY_LEVEL

    def test_spaces_and_hirelings(self, book: Book) -> None:
        spaces = {id: space for space, ids in NOT_ROOMY.items() for id in ids.split()}
        for row in book.bastion.facilities:
            assert row.space == spaces.get(row.id, "roomy")
            assert row.hirelings[row.space] == HIRELINGS.get(row.id, 1)
        enlarged = {row.id: row.enlarge for row in book.bastion.facilities if row.enlarge}
        assert {id: (to.to, to.gp) for id, to in enlarged.items()} == dict.fromkeys(WHEN_VAST, ("vast", 2000))
        for id, count in WHEN_VAST.items():
            assert book.bastion.facility_by_id[id].hirelings[Space.VAST] == count

    @pytest.mark.parametrize("condition", CONDITIONS)
    def test_which_classes_meet_a_condition(self, book: Book, condition: str) -> None:
        facilities, classes = CONDITIONS[condition]
        for id in facilities:
            prerequisite = book.bastion.facility_by_id[id].prerequisite
            meets = [kind for kind in CLASSES if traits(kind).meets(prerequisite)]
            assert meets == classes.split()

    def test_no_other_has_a_condition(self, book: Book) -> None:
        conditional = {row.id for row in book.bastion.facilities if row.prerequisite}
        assert conditional == set().union(*(facilities for facilities, _ in CONDITIONS.values()))


def traits(kind: str) -> OwnerTraits:
    sheet = sheet_of(character("Mira", **{kind: 17}), character_book().classes)
    return OwnerTraits(
        17,
        frozenset(sheet.focuses),
        sheet.has_expertise,
        sheet.has_fighting_style,
        sheet.has_unarmored_defense,
    )


class TestTables:
    def test_all_hundred_faces(self, book: Book) -> None:
        expected = [event for event, faces in FACES for _ in range(faces)]
        assert [book.bastion.events.roll.at(face) for face in range(1, 101)] == expected

    def test_all_hundred_faces_of_a_treasure(self, book: Book) -> None:
        table = book.bastion.events.treasure.table
        finds = [table.at(face) for face in range(1, 101)]
        expected = [what for what, faces in TREASURE_FACES for _ in range(faces)]
        assert [find.gp if find.gp is not None else find.rarity for find in finds] == expected
        assert {find.kind for find in finds[:75]} == {"art_object"}
        assert {find.kind for find in finds[75:]} == {"magic_item"}

    @pytest.mark.parametrize("face", [1, 6])
    def test_money_by_a_die_is_a_hundred_a_point(self, book: Book, face: int) -> None:
        hall = keep(book, "library", defenders=2)
        assert paid(revealed(book, hall, "friendly_visitors", face)) == 100 * face
        assert paid(revealed(book, hall, "refugees", 4, 4, face)) == 100 * face
        guests = revealed(book, hall, "guest", 2, face).bastion.guests
        assert [guest.payment for guest in guests] == [100_00 * face]
        pending = revealed(book, hall, "criminal_hireling", 1, face).bastion.pending
        assert pending is not None
        assert pending.stakes.price == 100_00 * face
        assert paid(told(book, hall, "request_for_aid", "2", 4, 6, face)) == 100 * face
        assert paid(told(book, hall, "request_for_aid", "2", 4, 5, face)) == 50 * face

    def test_the_open_questions_stand_as_suggested(self, book: Book) -> None:
        rulings = book.settings.rulings_by_id
        assert {id: row.default for id, row in rulings.items() if row.source != "bot"} == {
            "neglect_vs_auto_maintain": "rises",
            "long_projects_under_maintain": "go_on",
            "short_projects": "one_order",
            "hirelings_speed_crafting": "forge_only",
            "attack_wipes_roster": "only_without_defenders",
            "monster_guest_and_no_defenders": "prevents_shutdown",
            "armory_and_request_for_aid": "plain_dice",
            "armory_with_monster_guest": "stock_kept",
            "wall_building": "side_by_side",
            "enlarge_then_swap": "no_refund",
            "special_enlarge_time": "at_once",
            "refugee_space": "dm_decides",
            "mundane_rounding": "to_copper",
        }


class TestAttack:
    @pytest.mark.parametrize(
        ("walls", "lieutenants", "stocked", "dice"),
        [
            (False, 0, False, "6d6"),
            (True, 0, False, "4d6"),
            (False, 2, False, "4d6"),
            (True, 2, False, "2d6"),
            (True, 4, False, "0d6"),
            (True, 10, False, "0d6"),
            (False, 0, True, "6d8"),
            (True, 2, True, "2d8"),
        ],
    )
    def test_dice(self, book: Book, walls: bool, lieutenants: int, stocked: bool, dice: str) -> None:
        count, sides = map(int, dice.split("d"))
        hall = keep(book, "war_room", defenders=9, walls=Walls(40, walls), is_armory_stocked=stocked)
        hall = replace(hall, facilities=(replace(hall.facilities[0], hirelings=(Hireling(),) * lieutenants),))
        outcome = revealed(book, hall, "attack", *[1] * count)
        beaten_off = outcome.events[0]
        assert isinstance(beaten_off, AttackBeatenOff)
        assert (beaten_off.dice, beaten_off.sides) == (count, sides)
        assert len(outcome.bastion.defenders) == 9 - count
        assert outcome.bastion.is_armory_stocked == (stocked and not count)

    @pytest.mark.parametrize("defenders", [0, 3])
    @pytest.mark.parametrize("monster", [False, True])
    def test_whoever_defends_the_harmless_leave(self, book: Book, defenders: int, monster: bool) -> None:
        guests = [Guest(60, SPELLCASTER), Guest(61, RENOWNED_GUEST)]
        guests += [Guest(62, FRIENDLY_MONSTER)] * monster
        hall = keep(book, "library", defenders=defenders, guests=tuple(guests), refugees=Refugees(8))
        dice = [] if monster else [2] * 6 if defenders else [1]
        outcome = revealed(book, hall, "attack", *dice)
        assert [guest.kind for guest in outcome.bastion.guests] == ["renowned_guest"]
        assert outcome.bastion.refugees is None
        assert ("FacilityShutDown" in kinds(outcome)) == (not monster and not defenders)

    def test_zero_defenders_never_go_below(self, book: Book) -> None:
        hall = keep(book, "library", "smithy")
        for turn, (face, shut) in enumerate([(1, "library"), (2, "smithy")]):
            outcome = revealed(book, replace(hall, turn=turn), "attack", face)
            assert {f.kind for f in outcome.bastion.facilities if f.is_shut_on(turn + 1)} == {shut}
            assert outcome.bastion.defenders == ()


class TestAid:
    @pytest.mark.parametrize(("total", "left"), [((3, 6), 1), ((4, 6), 2)])
    def test_ten_is_enough_and_nine_is_not(self, book: Book, total: tuple[int, int], left: int) -> None:
        outcome = told(book, keep(book, "library", defenders=2), "request_for_aid", "2", *total, 1)
        assert len(outcome.bastion.defenders) == left

    @pytest.mark.parametrize("sent", [1, 5])
    def test_a_failure_costs_one_however_many_went(self, book: Book, sent: int) -> None:
        hall = keep(book, "library", defenders=5)
        outcome = told(book, hall, "request_for_aid", str(sent), *[1] * sent, 2)
        assert len(outcome.bastion.defenders) == 4

    def test_none_beyond_the_roster(self, book: Book) -> None:
        with pytest.raises(RuleViolation, match="bastion-aid-count"):
            told(book, keep(book, "library", defenders=2), "request_for_aid", "3")


class TestTurns:
    def test_when_hirelings_come_back_and_doors_open(self, book: Book) -> None:
        """Lost ones are replaced at the next turn, an arrested one after it; both shut one turn only."""
        hall = keep(book, "library")
        lost = revealed(book, hall, "lost_hirelings", 1).bastion
        exposed = revealed(book, hall, "criminal_hireling", 1, 6).bastion
        arrested = answer(book, exposed, Answer("refuse"), ScriptedDice([]), NOON).bastion
        assert self.course(book, lost) == [(0, True), (1, True), (1, False), (1, False)]
        assert self.course(book, arrested) == [(0, True), (0, True), (1, False), (1, False)]

    @staticmethod
    def course(book: Book, bastion: Bastion) -> list[tuple[int, bool]]:
        """Hirelings, and whether it is shut, now and at the next three turns."""
        course = []
        for turn in (0, 1, 2, 3):
            if turn:
                bastion = replace(turned(book, bastion, turn, 1).bastion, pending=None)
            library = bastion.facilities[0]
            course.append((len(library.hirelings), library.unusable_on is not None))
        return course

    def test_a_hidden_event_does_nothing_yet(self, book: Book) -> None:
        """Of every face of the d100, nothing but the roll is there before Reveal."""
        hall = keep(book, "library", defenders=3, refugees=Refugees(2))
        after = {face: turned(book, hall, 1, face) for face in range(1, 101)}
        assert len({str(replace(outcome.bastion, pending=None)) for outcome in after.values()}) == 1
        assert not any(outcome.payments for outcome in after.values())

    def test_an_opportunity_never_leads_to_itself(self, book: Book) -> None:
        hall = revealed(book, keep(book, "library"), "extraordinary_opportunity").bastion
        dice = ScriptedDice([59, 60, 61, 62, 63, 64])
        outcome = answer(book, hall, Answer("accept"), dice, NOON)
        assert dice.is_spent()
        assert outcome.bastion.pending is not None
        assert outcome.bastion.pending.event == "friendly_visitors"
        assert paid(outcome) == -500
        assert facing(hall, "guest").pending != outcome.bastion.pending


@pytest.mark.parametrize(
    ("level", "penalty", "speed"), [(0, 0, 30), (1, 2, 25), (2, 4, 20), (3, 6, 15), (4, 8, 10), (5, 10, 5)]
)
def test_exhaustion(level: int, penalty: int, speed: int) -> None:
    assert (exhaustion_penalty(level), slowed(Feet(30), level)) == (penalty, speed)


@pytest.mark.parametrize(
    ("id", "bright", "dim", "hours"),
    [
        ("candle", 5, 5, 1),
        ("torch", 20, 20, 1),
        ("lamp", 15, 30, 6),
        ("hooded_lantern", 30, 30, 6),
        ("bullseye_lantern", 60, 60, 6),
    ],
)
def test_lights(book: Book, id: str, bright: int, dim: int, hours: int) -> None:
    light = book.gear.row(id).light
    assert light is not None
    assert (light.bright, light.dim, light.burns) == (bright, dim, hours * 3600)
