"""Names and descriptions that people give to a Bastion and to whom it houses. Knows no dice."""

from dataclasses import replace

from bot.rules.bastion.events import (
    BastionDescribed,
    BastionRenamed,
    DefenderNamed,
    GuestNamed,
    HirelingNamed,
    TreasureNamed,
)
from bot.rules.bastion.outcome import Outcome, verify_stands
from bot.rules.bastion.state import Bastion, Defender, Facility, Guest, Treasure
from bot.rules.errors import RuleViolation
from bot.rules.names import one_line

SHORT = 60
LONG = 1_000


def clean_name(text: str) -> str:
    """A name as it is kept: one line, single spaces, 1 to 60 characters."""
    clean = one_line(text)
    if not clean:
        raise RuleViolation("bastion-name-empty", limit=SHORT)
    if len(clean) > SHORT:
        raise RuleViolation("bastion-name-long", length=len(clean), limit=SHORT)
    return clean


def clean_text(text: str, limit: int) -> str:
    """A description as it is kept: any number of lines, nothing unprintable."""
    clean = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if len(clean) > limit:
        raise RuleViolation("bastion-text-long", length=len(clean), limit=limit)
    return clean


def rename(bastion: Bastion, name: str) -> Outcome:
    verify_stands(bastion)
    clean = clean_name(name)
    if clean == bastion.name:
        return Outcome(bastion)
    return Outcome(replace(bastion, name=clean), (BastionRenamed(bastion.name, clean),))


def describe(bastion: Bastion, origin: str, form: str) -> Outcome:
    """How the Bastion came to be and what it looks like, in the owner's words."""
    verify_stands(bastion)
    described = replace(bastion, origin=clean_text(origin, LONG), form=clean_text(form, LONG))
    return Outcome(bastion) if described == bastion else Outcome(described, (BastionDescribed(bastion.name),))


def name_hireling(bastion: Bastion, facility_number: int, position: int, name: str) -> Outcome:
    """Name the hireling at a position of a facility's roster."""
    verify_stands(bastion)
    facility = facility_at(bastion, facility_number)
    if not 0 <= position < len(facility.hirelings):
        raise RuleViolation("bastion-hireling-gone")
    hireling = facility.hirelings[position]
    named = replace(hireling, name=clean_name(name))
    roster = (*facility.hirelings[:position], named, *facility.hirelings[position + 1 :])
    return Outcome(
        with_facility(bastion, replace(facility, hirelings=roster)),
        (HirelingNamed(bastion.name, facility.kind, hireling.name, named.name),),
    )


def name_defender(bastion: Bastion, number: int, name: str) -> Outcome:
    verify_stands(bastion)
    defender = defender_at(bastion, number)
    named = replace(defender, name=clean_name(name))
    roster = tuple(named if known.number == number else known for known in bastion.defenders)
    event = DefenderNamed(bastion.name, defender.name, named.name)
    return Outcome(replace(bastion, defenders=roster), (event,))


def name_guest(bastion: Bastion, number: int, name: str) -> Outcome:
    verify_stands(bastion)
    guest = replace(guest_at(bastion, number), name=clean_name(name))
    guests = tuple(guest if known.number == number else known for known in bastion.guests)
    return Outcome(replace(bastion, guests=guests), (GuestNamed(bastion.name, guest.kind, guest.name),))


def name_treasure(bastion: Bastion, number: int, name: str) -> Outcome:
    """Say what the thing in the stores is."""
    verify_stands(bastion)
    treasure = replace(treasure_at(bastion, number), name=clean_name(name))
    stores = tuple(treasure if known.number == number else known for known in bastion.stores)
    event = TreasureNamed(bastion.name, treasure.kind, treasure.name)
    return Outcome(replace(bastion, stores=stores), (event,))


def facility_at(bastion: Bastion, number: int) -> Facility:
    facility = bastion.facility(number)
    if facility is None:
        raise RuleViolation("bastion-facility-gone")
    return facility


def defender_at(bastion: Bastion, number: int) -> Defender:
    for defender in bastion.defenders:
        if defender.number == number:
            return defender
    raise RuleViolation("bastion-defender-gone")


def guest_at(bastion: Bastion, number: int) -> Guest:
    for guest in bastion.guests:
        if guest.number == number:
            return guest
    raise RuleViolation("bastion-guest-gone")


def treasure_at(bastion: Bastion, number: int) -> Treasure:
    for treasure in bastion.stores:
        if treasure.number == number:
            return treasure
    raise RuleViolation("bastion-treasure-gone")


def with_facility(bastion: Bastion, facility: Facility) -> Bastion:
    """The Bastion with another state of one of its facilities."""
    facilities = (facility if known.number == facility.number else known for known in bastion.facilities)
    return replace(bastion, facilities=tuple(facilities))
