"""Founding a Bastion and gaining special facilities (2024 DMG, chapter 8). Knows of the owner only traits."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.rules.bastion.events import BastionFounded, FacilityGained, LevelWaived
from bot.rules.bastion.naming import LONG, clean_name, clean_text
from bot.rules.bastion.outcome import Outcome, twin, verify_stands
from bot.rules.bastion.state import BasicKind, Bastion, Facility, FacilityKind, Hireling, Room, Space
from bot.rules.bastion.tables import FacilityRow, PrerequisiteKind
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import BastionId, CharacterId

TOOLS = frozenset({"artisans_tools", "musical_instrument"})


@dataclass(frozen=True, slots=True)
class OwnerTraits:
    """What the rules of Bastions ask of an owner. `focuses` are kinds of Spellcasting Focus they can use."""

    level: int
    focuses: frozenset[str] = frozenset()
    has_expertise: bool = False
    has_fighting_style: bool = False
    has_unarmored_defense: bool = False

    def meets(self, prerequisite: PrerequisiteKind | None) -> bool:
        match prerequisite:
            case None:
                return True
            case "arcane_focus_or_tool":
                return bool(self.focuses & ({"arcane_focus"} | TOOLS))
            case "holy_symbol_or_druidic_focus":
                return bool(self.focuses & {"holy_symbol", "druidic_focus"})
            case "any_spellcasting_focus":
                return bool(self.focuses)
            case "skill_expertise":
                return self.has_expertise
            case "fighting_style_or_unarmored_defense":
                return self.has_fighting_style or self.has_unarmored_defense
        raise KeyError(prerequisite)


@dataclass(frozen=True, slots=True)
class Founder:
    """The character who founds."""

    id: CharacterId
    name: str
    traits: OwnerTraits


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody wants to found: a name, two basic rooms, special facilities, the story in their words."""

    name: str
    cramped: BasicKind
    roomy: BasicKind
    special: tuple[FacilityKind, ...]
    origin: str = ""
    form: str = ""


@dataclass(frozen=True, slots=True)
class Eligibility:
    """A facility on offer, and why it cannot be had; None where it can."""

    row: FacilityRow
    refusal: RuleViolation | None


def verify_found(book: Book, founder: Founder, plan: Plan, *, is_waived: bool) -> None:
    """Refuses a plan that the rules do not allow. `is_waived`: the DM gives leave below level 5."""
    founding = book.bastion.founding
    traits = founder.traits
    if traits.level < founding.min_level and not is_waived:
        raise RuleViolation(
            "bastion-level", owner=founder.name, level=traits.level, needed=founding.min_level
        )
    clean_name(plan.name)
    clean_text(plan.origin, LONG)
    clean_text(plan.form, LONG)
    for room in (plan.cramped, plan.roomy):
        if room not in founding.basic:
            raise RuleViolation("bastion-room-unknown", id=room)
    taken: list[FacilityKind] = []
    for kind in plan.special:
        verify_gain(book, _at_least_founding(book, traits), kind, taken)
        taken.append(kind)


can_found = twin(verify_found)


def found(
    book: Book, id: BastionId, founder: Founder, plan: Plan, *, turn: int, is_waived: bool = False
) -> Outcome:
    """A new Bastion; `turn` is the campaign's last turn, so that it joins at the next."""
    verify_found(book, founder, plan, is_waived=is_waived)
    name = clean_name(plan.name)
    origin, form = clean_text(plan.origin, LONG), clean_text(plan.form, LONG)
    bastion = Bastion(id, founder.id, name, origin, form, turn=turn)
    rooms = (plan.cramped, plan.roomy)
    events: list[Event] = [BastionFounded(name, founder.name, rooms, tuple(plan.special))]
    if founder.traits.level < book.bastion.founding.min_level:
        events.append(LevelWaived(name, founder.traits.level))
    for kind, space in zip(rooms, (Space.CRAMPED, Space.ROOMY), strict=True):
        bastion = _with_room(bastion, kind, space)
    for facility in plan.special:
        bastion = _with_facility(book, bastion, facility)
    return Outcome(bastion, tuple(events))


def verify_gain(book: Book, traits: OwnerTraits, kind: str, owned: Iterable[FacilityKind]) -> FacilityRow:
    """Refuses a special facility that the owner cannot have beside those owned."""
    row = _verify_eligible(book, traits, kind, owned)
    limit = book.bastion.founding.special_at(traits.level)
    if len(tuple(owned)) >= limit:
        raise RuleViolation("bastion-facility-limit", limit=limit, level=traits.level)
    return row


can_gain = twin(verify_gain)


def gain(book: Book, bastion: Bastion, traits: OwnerTraits, kind: FacilityKind) -> Outcome:
    """One more special facility, which comes with the owner's level and costs nothing."""
    verify_stands(bastion)
    verify_gain(book, _at_least_founding(book, traits), kind, kinds_of(bastion))
    bastion = _with_facility(book, bastion, kind)
    return Outcome(bastion, (FacilityGained(bastion.name, kind, bastion.facilities[-1].space),))


def facilities_due(book: Book, bastion: Bastion, level: int) -> int:
    """How many special facilities the owner may still choose at this level."""
    return max(0, book.bastion.founding.special_at(level) - len(bastion.facilities))


def eligible(book: Book, traits: OwnerTraits, owned: Iterable[FacilityKind] = ()) -> tuple[Eligibility, ...]:
    """Every special facility in the order of the table, with the reason where it cannot be had."""
    owned = tuple(owned)
    return tuple(_eligibility(book, traits, row, owned) for row in book.bastion.facilities)


def kinds_of(bastion: Bastion) -> tuple[FacilityKind, ...]:
    return tuple(facility.kind for facility in bastion.facilities)


def _eligibility(
    book: Book, traits: OwnerTraits, row: FacilityRow, owned: tuple[FacilityKind, ...]
) -> Eligibility:
    try:
        _verify_eligible(book, traits, row.id, owned)
    except RuleViolation as refusal:
        return Eligibility(row, refusal)
    return Eligibility(row, None)


def _verify_eligible(
    book: Book, traits: OwnerTraits, kind: str, owned: Iterable[FacilityKind]
) -> FacilityRow:
    row = book.bastion.facility_by_id.get(kind)
    if row is None:
        raise RuleViolation("bastion-facility-unknown", id=kind)
    if traits.level < row.level:
        raise RuleViolation(
            "bastion-facility-level", facility_kind=row.id, needed=row.level, level=traits.level
        )
    if row.prerequisite is not None and not traits.meets(row.prerequisite):
        raise RuleViolation(
            "bastion-facility-prerequisite", facility_kind=row.id, prerequisite_kind=row.prerequisite
        )
    if not row.may_repeat and row.id in owned:
        raise RuleViolation("bastion-facility-once", facility_kind=row.id)
    return row


def _at_least_founding(book: Book, traits: OwnerTraits) -> OwnerTraits:
    """Whom the DM lets found early chooses as at the first level that may."""
    return replace(traits, level=max(traits.level, book.bastion.founding.min_level))


def _with_room(bastion: Bastion, kind: BasicKind, space: Space) -> Bastion:
    number = bastion.last_number + 1
    return replace(bastion, rooms=(*bastion.rooms, Room(number, kind, space)), last_number=number)


def _with_facility(book: Book, bastion: Bastion, kind: FacilityKind) -> Bastion:
    row = book.bastion.facility_by_id[kind]
    number = bastion.last_number + 1
    hirelings = (Hireling(),) * row.hirelings[row.space]
    facility = Facility(number, kind, row.space, hirelings)
    return replace(bastion, facilities=(*bastion.facilities, facility), last_number=number)
