"""Founding and gaining facilities; levels, limits and prerequisites against figures written down by hand."""

import pytest

from bot.rules.bastion.events import BastionFounded, LevelWaived
from bot.rules.bastion.founding import (
    Founder,
    OwnerTraits,
    Plan,
    can_found,
    eligible,
    facilities_due,
    found,
    gain,
    verify_gain,
)
from bot.rules.bastion.state import BasicKind, FacilityKind, Space
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.values import BastionId, CharacterId
from tests.rules.bastion.builders import ANYBODY, keep

# id: level, space, hirelings by space, orders, prerequisite (2024 DMG, chapter 8)
FACILITIES = {
    "arcane_study": (5, "roomy", {"roomy": 1}, ("craft",), "arcane_focus_or_tool"),
    "armory": (5, "roomy", {"roomy": 1}, ("trade",), None),
    "barrack": (5, "roomy", {"roomy": 1, "vast": 1}, ("recruit",), None),
    "garden": (5, "roomy", {"roomy": 1, "vast": 2}, ("harvest",), None),
    "library": (5, "roomy", {"roomy": 1}, ("research",), None),
    "sanctuary": (5, "roomy", {"roomy": 1}, ("craft",), "holy_symbol_or_druidic_focus"),
    "smithy": (5, "roomy", {"roomy": 2}, ("craft",), None),
    "storehouse": (5, "roomy", {"roomy": 1}, ("trade",), None),
    "workshop": (5, "roomy", {"roomy": 3, "vast": 5}, ("craft",), None),
    "gaming_hall": (9, "vast", {"vast": 4}, ("trade",), None),
    "greenhouse": (9, "roomy", {"roomy": 1}, ("harvest",), None),
    "laboratory": (9, "roomy", {"roomy": 1}, ("craft",), None),
    "sacristy": (9, "roomy", {"roomy": 1}, ("craft",), "holy_symbol_or_druidic_focus"),
    "scriptorium": (9, "roomy", {"roomy": 1}, ("craft",), None),
    "stable": (9, "roomy", {"roomy": 1, "vast": 1}, ("trade",), None),
    "teleportation_circle": (9, "roomy", {"roomy": 1}, ("recruit",), None),
    "theater": (9, "vast", {"vast": 4}, ("empower",), None),
    "training_area": (9, "vast", {"vast": 4}, ("empower",), None),
    "trophy_room": (9, "roomy", {"roomy": 1}, ("research",), None),
    "archive": (13, "roomy", {"roomy": 1, "vast": 1}, ("research",), None),
    "meditation_chamber": (13, "cramped", {"cramped": 1}, ("empower",), None),
    "menagerie": (13, "vast", {"vast": 2}, ("recruit",), None),
    "observatory": (13, "roomy", {"roomy": 1}, ("empower",), "any_spellcasting_focus"),
    "pub": (13, "roomy", {"roomy": 1, "vast": 4}, ("research",), None),
    "reliquary": (13, "cramped", {"cramped": 1}, ("harvest",), "holy_symbol_or_druidic_focus"),
    "demiplane": (17, "vast", {"vast": 1}, ("empower",), "arcane_focus_or_tool"),
    "guildhall": (17, "vast", {"vast": 1}, ("recruit",), "skill_expertise"),
    "sanctum": (17, "roomy", {"roomy": 4}, ("empower",), "holy_symbol_or_druidic_focus"),
    "war_room": (17, "vast", {"vast": 2}, ("recruit",), "fighting_style_or_unarmored_defense"),
}
MAY_REPEAT = {"barrack", "garden", "stable", "training_area"}
MAY_GROW = {"archive", "barrack", "garden", "pub", "stable", "workshop"}
TOTALS = {5: 2, 8: 2, 9: 4, 12: 4, 13: 5, 16: 5, 17: 6, 20: 6}


def plan(*special: str, name: str = "Dawn Keep", cramped: str = "kitchen", roomy: str = "bedroom") -> Plan:
    return Plan(name, BasicKind(cramped), BasicKind(roomy), tuple(map(FacilityKind, special)))


def founder(level: int, **traits: object) -> Founder:
    return Founder(CharacterId(2), "Mira", OwnerTraits(level, **traits))


def refusal(book: Book, who: Founder, what: Plan, *, is_waived: bool = False) -> RuleViolation:
    with pytest.raises(RuleViolation) as caught:
        found(book, BastionId(1), who, what, turn=0, is_waived=is_waived)
    assert not can_found(book, who, what, is_waived=is_waived)
    return caught.value


@pytest.mark.parametrize("id", FACILITIES)
def test_facility_is_as_in_the_rules(book: Book, id: str) -> None:
    row = book.bastion.facility_by_id[id]
    level, space, hirelings, orders, prerequisite = FACILITIES[id]
    assert (row.level, row.space, row.hirelings) == (level, space, hirelings)
    assert (row.orders, row.prerequisite) == (orders, prerequisite)
    assert row.may_repeat == (id in MAY_REPEAT)
    assert (row.enlarge is not None) == (id in MAY_GROW)
    if row.enlarge is not None:
        assert (row.enlarge.to, row.enlarge.price) == (Space.VAST, 200_000)


def test_there_are_29_facilities_and_no_other(book: Book) -> None:
    assert list(book.bastion.facility_by_id) == list(FACILITIES)


def test_basic_rooms_and_spaces(book: Book) -> None:
    founding = book.bastion.founding
    assert founding.squares == {"cramped": 4, "roomy": 16, "vast": 36}
    assert set(founding.basic) == {"bedroom", "dining_room", "parlor", "courtyard", "kitchen", "storage"}


@pytest.mark.parametrize(("level", "total"), TOTALS.items())
def test_number_of_special_facilities_by_level_bas_12(book: Book, level: int, total: int) -> None:
    kinds = ["armory", "library", "smithy", "storehouse", "workshop", "garden", "barrack"]
    bastion = found(book, BastionId(1), founder(level), plan(*kinds[:total]), turn=0).bastion
    assert len(bastion.facilities) == total
    assert facilities_due(book, bastion, level) == 0
    refused = refusal(book, founder(level), plan(*kinds[: total + 1]))
    assert (refused.key, refused.data["limit"]) == ("bastion-facility-limit", total)


def test_too_low_a_level_is_named_bas_12(book: Book) -> None:
    pub = refusal(book, founder(5), plan("pub"))
    assert (pub.key, pub.data["needed"]) == ("bastion-facility-level", 13)
    young = refusal(book, founder(4), plan("library"))
    assert (young.key, young.data["needed"], young.data["level"]) == ("bastion-level", 5, 4)


def test_dm_may_waive_the_level_and_it_is_recorded(book: Book) -> None:
    outcome = found(book, BastionId(1), founder(3), plan("library", "smithy"), turn=0, is_waived=True)
    assert LevelWaived("Dawn Keep", 3) in outcome.events
    refused = refusal(book, founder(3), plan("library", "smithy", "armory"), is_waived=True)
    assert refused.key == "bastion-facility-limit"
    assert refusal(book, founder(3), plan("gaming_hall"), is_waived=True).key == "bastion-facility-level"


def test_founding_gives_rooms_facilities_hirelings_and_no_defender(book: Book) -> None:
    outcome = found(book, BastionId(1), founder(9), plan("smithy", "library"), turn=4)
    bastion = outcome.bastion
    assert [(room.kind, room.space) for room in bastion.rooms] == [
        ("kitchen", "cramped"),
        ("bedroom", "roomy"),
    ]
    assert [len(facility.hirelings) for facility in bastion.facilities] == [2, 1]
    assert bastion.defenders == ()
    assert (bastion.turn, bastion.coming_turn) == (4, 5)
    assert facilities_due(book, bastion, 9) == 2
    assert outcome.events == (
        BastionFounded(
            "Dawn Keep",
            "Mira",
            (BasicKind("kitchen"), BasicKind("bedroom")),
            (FacilityKind("smithy"), FacilityKind("library")),
        ),
    )
    numbers = [part.number for part in (*bastion.rooms, *bastion.facilities)]
    assert len(set(numbers)) == 4
    assert bastion.last_number == max(numbers)


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "bastion-name-empty"), ("\u200b \n", "bastion-name-empty"), ("x" * 61, "bastion-name-long")],
)
def test_a_bastion_needs_a_name(book: Book, name: str, key: str) -> None:
    assert refusal(book, founder(5), plan("library", name=name)).key == key


def test_unknown_words_are_refused(book: Book) -> None:
    assert refusal(book, founder(5), plan("dungeon")).key == "bastion-facility-unknown"
    assert refusal(book, founder(5), plan("library", cramped="attic")).key == "bastion-room-unknown"


def test_kinds_that_may_repeat_bas_11(book: Book) -> None:
    bastion = keep(book, "library", "barrack", "garden", level=9)
    traits = OwnerTraits(9)
    with pytest.raises(RuleViolation) as second_library:
        gain(book, bastion, traits, FacilityKind("library"))
    assert second_library.value.key == "bastion-facility-once"
    bastion = gain(book, bastion, traits, FacilityKind("barrack")).bastion
    with pytest.raises(RuleViolation) as fifth:
        gain(book, bastion, traits, FacilityKind("garden"))
    assert (fifth.value.key, fifth.value.data["limit"]) == ("bastion-facility-limit", 4)


PREREQUISITES = [
    ("arcane_study", {"focuses": frozenset({"arcane_focus"})}, True),
    ("arcane_study", {"focuses": frozenset({"artisans_tools"})}, True),
    ("arcane_study", {"focuses": frozenset({"musical_instrument"})}, True),
    ("arcane_study", {"focuses": frozenset({"holy_symbol"})}, False),
    ("sanctuary", {"focuses": frozenset({"druidic_focus"})}, True),
    ("sanctuary", {"focuses": frozenset({"arcane_focus"})}, False),
    ("observatory", {"focuses": frozenset({"druidic_focus"})}, True),
    ("observatory", {}, False),
    ("guildhall", {"has_expertise": True}, True),
    ("guildhall", {}, False),
    ("war_room", {"has_fighting_style": True}, True),
    ("war_room", {"has_unarmored_defense": True}, True),
    ("war_room", {}, False),
]


@pytest.mark.parametrize(("id", "traits", "is_met"), PREREQUISITES)
def test_prerequisites(book: Book, id: str, traits: dict[str, object], is_met: bool) -> None:
    owner = OwnerTraits(17, **traits)
    if is_met:
        assert verify_gain(book, owner, id, ()).id == id
        return
    with pytest.raises(RuleViolation) as refused:
        verify_gain(book, owner, id, ())
    assert refused.value.key == "bastion-facility-prerequisite"
    assert refused.value.data["prerequisite_kind"] == FACILITIES[id][4]


def test_eligible_gives_every_facility_with_yes_or_the_reason(book: Book) -> None:
    offers = {offer.row.id: offer.refusal for offer in eligible(book, OwnerTraits(9), ["library"])}
    assert list(offers) == list(FACILITIES)
    assert offers["smithy"] is None
    reasons = {id: refusal.key for id, refusal in offers.items() if refusal}
    assert reasons["library"] == "bastion-facility-once"
    assert reasons["sanctuary"] == "bastion-facility-prerequisite"
    assert reasons["pub"] == "bastion-facility-level"
    assert all(offer.refusal is None for offer in eligible(book, ANYBODY))
