"""The parts of a Bastion as lines of a panel. Knows state and a voice, no Discord object."""

from collections.abc import Iterable, Sequence

from bot.rules.bastion.state import (
    Bastion,
    Defender,
    Facility,
    Guest,
    Hireling,
    Presence,
    Refugees,
    Room,
    Treasure,
)
from bot.text import Said, Speaker

PEOPLE_BUDGET = 240
"""How many characters the names of one group may take on the panel; the whole roster is a button away."""
STORES_BUDGET = 300
ROOMS_BUDGET = 300
CAST_BUDGET = 800


def within(parts: Iterable[str], speak: Speaker, budget: int) -> Said:
    """The parts as a list, as many as fit into the budget of characters, and how many more there are."""
    parts = list(parts)
    kept: list[str] = []
    used = 0
    for part in parts:
        used += len(part) + 2
        if used > budget and kept:
            break
        kept.append(part)
    left = len(parts) - len(kept)
    shown = [Said(part) for part in kept]
    return speak.list([*shown, speak("bastion-more", count=left)] if left else shown)


def rooms_line(rooms: Sequence[Room], speak: Speaker) -> Said:
    named = [room(each, speak) for each in rooms]
    return speak("bastion-rooms", rooms=within(named, speak, ROOMS_BUDGET))


def room(room: Room, speak: Speaker) -> Said:
    return speak(
        "bastion-room", room=speak.term("basic", room.kind), space=speak.term("space", room.space.value)
    )


def facility_lines(bastion: Bastion, facility: Facility, speak: Speaker) -> str:
    """What a facility is doing, who works there and who is expected."""
    space = speak.term("space", facility.space.value)
    hands = speak("bastion-hirelings", count=len(facility.hirelings))
    small = [people_line(facility.hirelings, speak)] if any(it.name for it in facility.hirelings) else []
    small += [
        speak("bastion-hirelings-expected", count=vacancy.count, turn=vacancy.filled_on)
        for vacancy in facility.vacancies
    ]
    first = f"{facility_state(bastion, facility, speak)} · {space} · {hands}"
    return "\n".join([first, *(f"-# {line}" for line in small)])


def facility_state(bastion: Bastion, facility: Facility, speak: Speaker) -> Said:
    kind = speak.term("facility", facility.kind)
    project = next((each for each in bastion.projects if each.facility == facility.number), None)
    order = next((each for each in bastion.orders if each.facility == facility.number), None)
    if facility.unusable_on is not None:
        return speak("bastion-facility-shut", facility=kind, turn=facility.unusable_on)
    if project is not None:
        name = speak.term("order", project.order)
        return speak(
            "bastion-facility-busy-with", facility=kind, order=name, done=project.done, days=project.days
        )
    if order is not None:
        name = speak.term("order", order.order)
        return speak("bastion-facility-queued", facility=kind, order=name, turn=bastion.coming_turn)
    if not facility.hirelings:
        return speak("bastion-facility-empty", facility=kind)
    return speak("bastion-facility-works", facility=kind)


def is_at_rest(bastion: Bastion, facility: Facility) -> bool:
    """Whether there is nothing to tell of a facility: it works, and has no order."""
    busy = {project.facility for project in bastion.projects} | {order.facility for order in bastion.orders}
    return facility.unusable_on is None and facility.number not in busy


def people_line(hirelings: Sequence[Hireling], speak: Speaker) -> Said:
    named = [_hireling(hireling, speak) for hireling in hirelings if hireling.name]
    return _people(named, len(hirelings) - len(named), speak)


def defenders_line(defenders: Sequence[Defender], speak: Speaker) -> Said:
    if not defenders:
        return speak("bastion-defenders-none")
    named = [speak.user_text(defender.name) for defender in defenders if defender.name]
    people = _people(named, len(defenders) - len(named), speak)
    return speak("bastion-defenders", count=len(defenders), people=people)


def _people(named: Sequence[Said], nameless: int, speak: Speaker) -> Said:
    rest = [speak("bastion-nameless", count=nameless)] if nameless else []
    return within([*named, *rest], speak, PEOPLE_BUDGET)


def _hireling(hireling: Hireling, speak: Speaker) -> Said:
    if hireling.lodges_elsewhere:
        return speak("bastion-lodging-elsewhere", name=hireling.name)
    return speak.user_text(hireling.name)


def guest_line(guest: Guest, speak: Speaker) -> Said:
    line = (
        speak("bastion-guest-named-line", guest=speak.term("guest", guest.kind), name=guest.name)
        if guest.name
        else speak("bastion-guest", guest=speak.term("guest", guest.kind))
    )
    if guest.leaves_at is None:
        return line
    return Said(f"{line}, {speak('bastion-until', time=speak.time(guest.leaves_at))}")


def refugees_line(bastion: Bastion, refugees: Refugees, speak: Speaker) -> Said:
    shelter = next((each for each in bastion.rooms if each.number == refugees.shelter), None)
    if shelter is None:
        return speak("bastion-refugees-outside", count=refugees.count)
    return speak("bastion-refugees-indoors", count=refugees.count, room=speak.term("basic", shelter.kind))


def thing(treasure: Treasure, speak: Speaker) -> Said:
    """A treasure: its name if it has one, its kind, and what is known of its worth."""
    kind = kind_of_thing(treasure, speak)
    if treasure.name:
        return speak("bastion-thing-named", name=treasure.name, treasure=kind)
    return speak("bastion-thing-unnamed", treasure=kind)


def kind_of_thing(treasure: Treasure, speak: Speaker) -> Said:
    known = [speak.term("treasure", treasure.kind)]
    if treasure.theme is not None:
        known.append(speak.term("theme", treasure.theme))
    if treasure.rarity is not None:
        known.append(speak.term("rarity", treasure.rarity))
    if treasure.value is not None:
        known.append(Said(speak.money(treasure.value)))
    return Said(", ".join(known))


def house_lines(bastion: Bastion, others: Sequence[str], speak: Speaker) -> list[str]:
    """Everything a Bastion has beside rooms and facilities, a line each; what it has not, is left out."""
    lines: list[str] = [defenders_line(bastion.defenders, speak)]
    if bastion.walls.squares:
        id = "bastion-walls-closed" if bastion.walls.is_enclosed else "bastion-walls-open"
        lines.append(speak(id, squares=bastion.walls.squares))
    if bastion.is_armory_stocked:
        lines.append(speak("bastion-armory-stocked"))
    if bastion.has_inner_peace:
        lines.append(speak("bastion-inner-peace"))
    lines += [guest_line(guest, speak) for guest in bastion.guests]
    if bastion.refugees is not None:
        lines.append(refugees_line(bastion, bastion.refugees, speak))
    if bastion.stores:
        things = [thing(treasure, speak) for treasure in bastion.stores]
        lines.append(speak("bastion-stores", things=within(things, speak, STORES_BUDGET)))
    if bastion.coffer:
        lines.append(speak("bastion-coffer", amount=speak.money(bastion.coffer)))
    if others:
        lines.append(speak("bastion-combined", names=speak.list(others)))
    return lines


def plan_line(bastion: Bastion, speak: Speaker) -> Said:
    """What the Bastion will do on the coming turn, as things stand."""
    turn = bastion.coming_turn
    if bastion.is_maintain_ordered:
        return speak("bastion-plan-maintain", turn=turn)
    if bastion.presence is Presence.AWAY:
        return speak("bastion-plan-away", turn=turn)
    return speak("bastion-plan-orders" if bastion.orders else "bastion-plan-idle", turn=turn)
