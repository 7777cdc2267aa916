"""Guests, refugees, stores, names, and the end."""

from dataclasses import replace

import pytest

from bot.rules.bastion.events import (
    BastionFell,
    DefenderNamed,
    GuestDeparted,
    GuestDismissed,
    HirelingNamed,
    RefugeesResettled,
    TreasureClaimed,
)
from bot.rules.bastion.fall import divest, fall_to_neglect, is_neglected, ruin
from bot.rules.bastion.household import (
    can_claim,
    can_resettle,
    claim,
    dismiss_guest,
    dismiss_mercenary,
    empty_coffer,
    end_stay,
    resettle,
    shelter,
)
from bot.rules.bastion.naming import (
    describe,
    name_defender,
    name_guest,
    name_hireling,
    name_treasure,
    rename,
)
from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.state import (
    LETTER,
    SANCTUARY_SEEKER,
    Defender,
    FallCause,
    Guest,
    GuestKind,
    Refugees,
    Treasure,
    TreasureKind,
)
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.values import Copper
from tests.rules.bastion.builders import at_home, facing, keep, paid

GEM = Treasure(60, TreasureKind("art_object"), 3, Copper(2_500))


def test_a_seeker_of_shelter_pays_on_leaving(book: Book) -> None:
    guest = Guest(60, SANCTUARY_SEEKER, "Vela", payment=Copper(40_000))
    outcome = end_stay(book, keep(book, guests=(guest,)), 60)
    assert outcome.events == (GuestDeparted("Dawn Keep", SANCTUARY_SEEKER, "Vela", 40_000),)
    assert paid(outcome) == 400
    assert outcome.bastion.guests == outcome.bastion.stores == ()
    with pytest.raises(RuleViolation, match="bastion-guest-gone"):
        end_stay(book, outcome.bastion, 60)


def test_someone_of_renown_leaves_a_letter(book: Book) -> None:
    guest = Guest(60, GuestKind("renowned_guest"))
    outcome = end_stay(book, keep(book, guests=(guest,)), 60)
    assert outcome.bastion.stores == (Treasure(101, LETTER, 0),)
    assert paid(outcome) == 0


def test_whoever_is_sent_away_pays_nothing(book: Book) -> None:
    guest = Guest(60, SANCTUARY_SEEKER, payment=Copper(40_000))
    outcome = dismiss_guest(keep(book, guests=(guest,)), 60)
    assert outcome.events == (GuestDismissed("Dawn Keep", SANCTUARY_SEEKER, ""),)
    assert paid(outcome) == 0


def test_only_mercenaries_are_dismissed_as_guests(book: Book) -> None:
    bastion = keep(book, defenders=1)
    bastion = replace(bastion, defenders=(*bastion.defenders, Defender(70, "Bran", is_mercenary=True)))
    assert len(dismiss_mercenary(bastion, 70).bastion.defenders) == 1
    with pytest.raises(RuleViolation, match="bastion-defender-not-mercenary"):
        dismiss_mercenary(bastion, 50)


def test_refugees_find_a_room_a_camp_and_a_home(book: Book) -> None:
    bastion = keep(book, refugees=Refugees(5))
    housed = shelter(bastion, 2).bastion
    assert housed.refugees == Refugees(5, 2)
    assert shelter(housed, 2).events == ()
    assert shelter(housed, None).bastion.refugees == Refugees(5)
    with pytest.raises(RuleViolation, match="bastion-room-gone"):
        shelter(bastion, 9)
    outcome = resettle(housed)
    assert outcome.events == (RefugeesResettled("Dawn Keep", 5),)
    assert not can_resettle(outcome.bastion)
    with pytest.raises(RuleViolation, match="bastion-no-refugees"):
        resettle(outcome.bastion)


def test_a_find_waits_until_its_owner_is_home_and_is_claimed_once_bas_21(book: Book) -> None:
    bastion = keep(book, stores=(GEM,))
    assert not can_claim(bastion, 60)
    with pytest.raises(RuleViolation, match="bastion-claim-away"):
        claim(bastion, 60)
    outcome = claim(at_home(bastion), 60)
    assert outcome.events == (TreasureClaimed("Dawn Keep", "art_object", ""),)
    with pytest.raises(RuleViolation, match="bastion-treasure-gone"):
        claim(outcome.bastion, 60)


def test_the_coffer_is_emptied_once(book: Book) -> None:
    outcome = empty_coffer(keep(book, coffer=Copper(7_000)))
    assert paid(outcome) == 70
    assert empty_coffer(outcome.bastion) == Outcome(outcome.bastion)


def test_everything_that_has_a_name_can_be_named(book: Book) -> None:
    guest = Guest(61, SANCTUARY_SEEKER)
    bastion = keep(book, "smithy", defenders=1, stores=(GEM,), guests=(guest,))
    smithy = bastion.facilities[0].number
    hireling = name_hireling(bastion, smithy, 1, " Old  Tom ")
    assert hireling.events == (HirelingNamed("Dawn Keep", "smithy", "smithy 2", "Old Tom"),)
    assert hireling.bastion.facilities[0].hirelings[1].name == "Old Tom"
    defender = name_defender(bastion, 50, "Rhea")
    assert defender.events == (DefenderNamed("Dawn Keep", "Guard 1", "Rhea"),)
    assert name_treasure(bastion, 60, "Star ruby").bastion.stores[0].name == "Star ruby"
    assert name_guest(bastion, 61, "Vela").bastion.guests[0].name == "Vela"
    assert rename(bastion, "Dusk Keep").bastion.name == "Dusk Keep"
    assert rename(bastion, "Dawn Keep").events == ()
    described = describe(bastion, "Won at cards.\n\x00Truly.", "A mill.").bastion
    assert (described.origin, described.form) == ("Won at cards.\nTruly.", "A mill.")
    assert describe(described, described.origin, described.form).events == ()


def test_what_is_not_there_cannot_be_named(book: Book) -> None:
    bastion = keep(book, "smithy")
    smithy = bastion.facilities[0].number
    for key, act in {
        "bastion-hireling-gone": lambda: name_hireling(bastion, smithy, 2, "Tom"),
        "bastion-facility-gone": lambda: name_hireling(bastion, 99, 0, "Tom"),
        "bastion-defender-gone": lambda: name_defender(bastion, 50, "Tom"),
        "bastion-guest-gone": lambda: name_guest(bastion, 50, "Tom"),
        "bastion-treasure-gone": lambda: name_treasure(bastion, 50, "Tom"),
        "bastion-name-empty": lambda: rename(bastion, " "),
        "bastion-text-long": lambda: describe(bastion, "x" * 1_001, ""),
    }.items():
        with pytest.raises(RuleViolation, match=key):
            act()


@pytest.mark.parametrize(("end", "cause"), [(divest, FallCause.DIVESTITURE), (ruin, FallCause.RUINATION)])
def test_a_bastion_falls_with_all_in_it(book: Book, end, cause: FallCause) -> None:
    bastion = facing(keep(book, "smithy", defenders=2, refugees=Refugees(3), turn=7), "attack")
    outcome = end(bastion)
    assert outcome.events == (BastionFell("Dawn Keep", cause),)
    fallen = outcome.bastion
    assert fallen.fall is not None
    assert (fallen.fall.cause, fallen.fall.turn) == (cause, 7)
    assert (fallen.defenders, fallen.refugees, fallen.pending) == ((), None, None)
    assert fallen.facilities[0].hirelings == ()
    with pytest.raises(RuleViolation, match="bastion-fallen"):
        end(fallen)


def test_neglect_needs_as_many_turns_as_the_owner_has_levels(book: Book) -> None:
    bastion = keep(book, "smithy", neglect=5)
    assert is_neglected(bastion, 5)
    assert fall_to_neglect(bastion, 5).bastion.is_fallen
    with pytest.raises(RuleViolation, match="bastion-not-neglected"):
        fall_to_neglect(bastion, 6)
