"""Losses that events share: defenders who fall, a facility shut down, people whom an attack drives off."""

from dataclasses import replace

from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import SPELLCASTER, Facility, Fallen, GuestKind
from bot.rules.bastion.tellings import (
    ArmoryEmptied,
    DefendersFell,
    FacilityShutDown,
    GuestFled,
    NothingToLose,
    RefugeesFled,
)
from bot.rules.values import Names


def lose_defenders(draft: Draft, count: int) -> None:
    """Strike defenders from the roster, at most those there are.

    Our ruling on who falls: those who joined last, without a die; the owner may name others afterwards.
    """
    roster = draft.bastion.defenders
    dead = roster[max(0, len(roster) - count) :]
    if not dead:
        return
    left = roster[: len(roster) - len(dead)]
    draft.change(defenders=left, fallen=tuple(Fallen(draft.bastion.turn, defender) for defender in dead))
    names = tuple(defender.name for defender in dead if defender.name)
    draft.tell(DefendersFell(draft.name, len(dead), len(names), Names(names), len(left)))


def shut_down_one(draft: Draft) -> None:
    """One special facility at random takes no orders on the coming turn, then works again for nothing."""
    facilities = draft.bastion.facilities
    if facilities:
        shut_down(draft, facilities[draft.pick(len(facilities))])
    else:
        draft.tell(NothingToLose(draft.name))


def shut_down(draft: Draft, facility: Facility) -> None:
    """Also where it is shut already: then it stays so for one turn more."""
    turn = draft.bastion.turn + 1
    since = facility.unusable_since or facility.unusable_on if facility.is_shut_on(turn - 1) else None
    draft.change_facility(replace(facility, unusable_on=turn, unusable_since=since))
    draft.tell(FacilityShutDown(draft.name, facility.kind, turn))


def empty_armory(draft: Draft) -> None:
    """The stock is used up, however much of it was needed."""
    if draft.bastion.is_armory_stocked:
        draft.change(is_armory_stocked=False)
        draft.tell(ArmoryEmptied(draft.name))


def drive_off(draft: Draft) -> None:
    """Refugees and a visiting spellcaster do not stay where somebody attacks."""
    send_off(draft, SPELLCASTER)
    refugees = draft.bastion.refugees
    if refugees is not None:
        draft.change(refugees=None)
        draft.tell(RefugeesFled(draft.name, refugees.count))


def send_off(draft: Draft, kind: GuestKind) -> None:
    """A guest of this kind, if there is one, leaves without paying."""
    guest = draft.bastion.guest(kind)
    if guest is not None:
        draft.change(guests=tuple(known for known in draft.bastion.guests if known != guest))
        draft.tell(GuestFled(draft.name, guest.kind, guest.name))
