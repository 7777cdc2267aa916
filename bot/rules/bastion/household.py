"""Those whom a Bastion houses for a while, its dead, and what lies in its stores. Knows no purse."""

from dataclasses import replace

from bot.rules.bastion.events import (
    CofferEmptied,
    FallenExchanged,
    GuestDeparted,
    GuestDismissed,
    RefugeesCamped,
    RefugeesResettled,
    TreasureClaimed,
)
from bot.rules.bastion.naming import defender_at, guest_at, treasure_at
from bot.rules.bastion.outcome import Outcome, Payment, twin, verify_stands
from bot.rules.bastion.state import (
    MERCENARY,
    NO_MONEY,
    Bastion,
    Fallen,
    Guest,
    Presence,
    Refugees,
    Treasure,
    TreasureKind,
)
from bot.rules.bastion.tellings import RefugeesSheltered
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.inventory import ReasonKind


def end_stay(book: Book, bastion: Bastion, number: int) -> Outcome:
    """A guest leaves when the time has come, pays what was promised and leaves what such guests leave."""
    verify_stands(bastion)
    guest = guest_at(bastion, number)
    bastion = _without_guest(bastion, guest)
    gift = _parting_gift(book, guest)
    if gift is not None:
        treasure = Treasure(bastion.last_number + 1, gift, bastion.turn)
        bastion = replace(bastion, stores=(*bastion.stores, treasure), last_number=treasure.number)
    payments = (Payment(guest.payment, ReasonKind("bastion_guest")),) if guest.payment else ()
    event = GuestDeparted(bastion.name, guest.kind, guest.name, guest.payment or None)
    return Outcome(bastion, (event,), payments)


def dismiss_guest(bastion: Bastion, number: int) -> Outcome:
    """Send a guest away before the time; who pays on leaving then pays nothing."""
    verify_stands(bastion)
    guest = guest_at(bastion, number)
    event = GuestDismissed(bastion.name, guest.kind, guest.name)
    return Outcome(_without_guest(bastion, guest), (event,))


def dismiss_mercenary(bastion: Bastion, number: int) -> Outcome:
    """Send away a defender who came as a guest."""
    verify_stands(bastion)
    defender = defender_at(bastion, number)
    if not defender.is_mercenary:
        raise RuleViolation("bastion-defender-not-mercenary", name=bastion.name)
    roster = tuple(known for known in bastion.defenders if known != defender)
    event = GuestDismissed(bastion.name, MERCENARY, defender.name)
    return Outcome(replace(bastion, defenders=roster), (event,))


def verify_resettle(bastion: Bastion) -> Refugees:
    verify_stands(bastion)
    if bastion.refugees is None:
        raise RuleViolation("bastion-no-refugees", name=bastion.name)
    return bastion.refugees


can_resettle = twin(verify_resettle)


def resettle(bastion: Bastion) -> Outcome:
    """The owner has found the refugees a new home."""
    refugees = verify_resettle(bastion)
    event = RefugeesResettled(bastion.name, refugees.count)
    return Outcome(replace(bastion, refugees=None), (event,))


def shelter(bastion: Bastion, room_number: int | None) -> Outcome:
    """Where the refugees sleep: in a basic facility, or (None) in a camp outside. The DM decides."""
    refugees = verify_resettle(bastion)
    if room_number == refugees.shelter:
        return Outcome(bastion)
    event: Event = RefugeesCamped(bastion.name)
    if room_number is not None:
        room = next((room for room in bastion.rooms if room.number == room_number), None)
        if room is None:
            raise RuleViolation("bastion-room-gone")
        event = RefugeesSheltered(bastion.name, room.kind)
    return Outcome(replace(bastion, refugees=replace(refugees, shelter=room_number)), (event,))


def verify_exchange(bastion: Bastion, fallen_number: int, living_number: int) -> Fallen:
    """Who fell may be said otherwise until another event costs lives."""
    verify_stands(bastion)
    defender_at(bastion, living_number)
    for fallen in bastion.fallen:
        if fallen.defender.number == fallen_number:
            return fallen
    raise RuleViolation("bastion-fallen-settled", name=bastion.name)


can_exchange = twin(verify_exchange)


def exchange_fallen(bastion: Bastion, fallen_number: int, living_number: int) -> Outcome:
    """Another defender fell in place of the one named; the numbers stay the same."""
    fallen = verify_exchange(bastion, fallen_number, living_number)
    living = defender_at(bastion, living_number)
    roster = tuple(fallen.defender if known == living else known for known in bastion.defenders)
    dead = tuple(Fallen(known.turn, living) if known == fallen else known for known in bastion.fallen)
    event = FallenExchanged(bastion.name, living.name, fallen.defender.name)
    return Outcome(replace(bastion, defenders=roster, fallen=dead), (event,))


def verify_claim(bastion: Bastion, number: int) -> Treasure:
    """The stores are open to an owner who is there."""
    verify_stands(bastion)
    treasure = treasure_at(bastion, number)
    if bastion.presence != Presence.HOME:
        raise RuleViolation("bastion-claim-away", name=bastion.name)
    return treasure


can_claim = twin(verify_claim)


def claim(bastion: Bastion, number: int) -> Outcome:
    """The owner takes a treasure out of the stores."""
    treasure = verify_claim(bastion, number)
    stores = tuple(known for known in bastion.stores if known != treasure)
    event = TreasureClaimed(bastion.name, treasure.kind, treasure.name)
    return Outcome(replace(bastion, stores=stores), (event,))


def empty_coffer(bastion: Bastion) -> Outcome:
    """Money that found no purse goes to the owner there is now."""
    verify_stands(bastion)
    if not bastion.coffer:
        return Outcome(bastion)
    return Outcome(
        replace(bastion, coffer=NO_MONEY),
        (CofferEmptied(bastion.name, bastion.coffer),),
        (Payment(bastion.coffer, ReasonKind("bastion_coffer")),),
    )


def _without_guest(bastion: Bastion, guest: Guest) -> Bastion:
    return replace(bastion, guests=tuple(known for known in bastion.guests if known != guest))


def _parting_gift(book: Book, guest: Guest) -> TreasureKind | None:
    rows = (row.result for row in book.bastion.events.guest.rows)
    return next((row.leaves_behind for row in rows if row.kind == guest.kind), None)
