"""The people and things of a Bastion: names, guests, refugees, the fallen, the stores."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from bot.rules.bastion.household import (
    claim,
    dismiss_guest,
    dismiss_mercenary,
    empty_coffer,
    exchange_fallen,
    resettle,
    shelter,
    verify_claim,
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
from bot.rules.bastion.state import NO_MONEY, Bastion
from bot.rules.inventory import Item, added
from bot.services.bastion_acts import OWN, Act, BastionActs, Changed, Which, in_turn, own, present_owner, save
from bot.services.caller import Caller


@dataclass(frozen=True, slots=True)
class NewNames:
    """Names given together: hirelings by (facility, position), defenders and guests by number."""

    bastion: str | None = None
    hirelings: Mapping[tuple[int, int], str] = field(default_factory=dict)
    defenders: Mapping[int, str] = field(default_factory=dict)
    guests: Mapping[int, str] = field(default_factory=dict)


class BastionHousehold(BastionActs):
    """Housekeeping, which costs no turn."""

    async def describe(self, caller: Caller, which: Which, origin: str, form: str) -> Changed:
        """How the Bastion came to be and what it looks like."""
        return await self._do(caller, "bastion-describe", which, lambda it: describe(it, origin, form))

    async def name(self, caller: Caller, which: Which, names: NewNames) -> Changed:
        """Give names; those that stay as they were change nothing."""
        return await self._do(
            caller, "bastion-name", which, lambda it: in_turn(it, tuple(_namings(it, names)))
        )

    async def exchange_fallen(self, caller: Caller, which: Which, fallen: int, living: int) -> Changed:
        """Say that another defender fell."""
        return await self._do(
            caller, "bastion-exchange", which, lambda it: exchange_fallen(it, fallen, living)
        )

    async def dismiss(self, caller: Caller, which: Which, number: int) -> Changed:
        """Bid a guest or a mercenary farewell."""
        return await self._do(caller, "bastion-dismiss", which, lambda it: _dismiss(it, number))

    async def resettle(self, caller: Caller, which: Which = OWN) -> Changed:
        """Find the refugees a new home."""
        return await self._do(caller, "bastion-resettle", which, resettle)

    async def shelter(self, caller: Caller, which: Which, room: int | None) -> Changed:
        """Give the refugees a room, which by the default ruling the DM does, or (None) a camp outside."""
        async with self._campaigns.open(caller, "bastion-shelter", bastion=which.text) as campaign:
            bastion = await own(campaign, which)
            if room is not None and campaign.ruling("refugee_space") == "dm_decides":
                campaign.require_dm()
            return await save(campaign, caller, bastion, shelter(bastion, room))

    async def name_treasure(self, caller: Caller, which: Which, number: int, name: str) -> Changed:
        """Say what the thing in the stores is."""
        return await self._do(
            caller, "bastion-name-treasure", which, lambda it: name_treasure(it, number, name)
        )

    async def claim(self, caller: Caller, which: Which, number: int, name: str) -> Changed:
        """Into the owner's pack; `name` is what the thing is called there if nobody has named it yet."""
        async with self._campaigns.open(
            caller, "bastion-claim", bastion=which.text, number=number
        ) as campaign:
            bastion = await own(campaign, which)
            owner = await present_owner(campaign, bastion)
            if not verify_claim(bastion, number).name:
                bastion = name_treasure(bastion, number, name).bastion
            treasure = verify_claim(bastion, number)
            item = Item(treasure.name, value=treasure.value or NO_MONEY)
            campaign.put(replace(owner, items=added(owner.items, item)))
            return await save(campaign, caller, bastion, claim(bastion, number))

    async def empty_coffer(self, caller: Caller, which: Which = OWN) -> Changed:
        """Money that found no purse goes to the owner."""
        async with self._campaigns.open(caller, "bastion-coffer", bastion=which.text) as campaign:
            bastion = await own(campaign, which)
            await present_owner(campaign, bastion)
            return await save(campaign, caller, bastion, empty_coffer(bastion))


def _namings(bastion: Bastion, names: NewNames) -> Iterator[Act]:
    """An act for each name that is not the present one."""
    for facility in bastion.facilities:
        for position, hireling in enumerate(facility.hirelings):
            name = names.hirelings.get((facility.number, position), hireling.name)
            if name != hireling.name:
                yield partial(name_hireling, facility_number=facility.number, position=position, name=name)
    for defender in bastion.defenders:
        name = names.defenders.get(defender.number, defender.name)
        if name != defender.name:
            yield partial(name_defender, number=defender.number, name=name)
    for guest in bastion.guests:
        name = names.guests.get(guest.number, guest.name)
        if name != guest.name:
            yield partial(name_guest, number=guest.number, name=name)
    if names.bastion is not None:
        yield partial(rename, name=names.bastion)


def _dismiss(bastion: Bastion, number: int) -> Outcome:
    is_guest = any(guest.number == number for guest in bastion.guests)
    return dismiss_guest(bastion, number) if is_guest else dismiss_mercenary(bastion, number)
