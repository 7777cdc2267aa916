"""What characters own: money with its ledger, and things by name or from the table of gear."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.rules import character_belongings as owning
from bot.rules.character import Character
from bot.rules.character_changes import Changed
from bot.rules.errors import RuleViolation
from bot.rules.inventory import MAX_ITEM_NOTE, MAX_QUANTITY, NOTHING, WEIGHTLESS, Item, item_at
from bot.rules.values import Copper, UserId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.character_views import Done, character_to_change, chosen_character, done
from bot.services.gear_names import GearNames
from bot.services.open_campaign import OpenCampaign
from bot.text import Speaker, reading
from bot.text.reading.weights import weight

Wanted = str | int | None
PURSE, ITEMS = "character-purse", "character-items"


@dataclass(frozen=True, slots=True)
class ItemWords:
    """A thing as described in a form; `quantity` «3», `weight` in pounds, `value` money, all of one piece."""

    name: str
    quantity: str = "1"
    weight: str = ""
    value: str = ""
    note: str = ""


class Belongings:
    """Owners act for their characters, the DM for anyone's; anybody may be given something."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._gear = GearNames(campaigns.book.gear.rows)

    # Money

    async def move_money(self, caller: Caller, wanted: Wanted, typed: str, note: str = "") -> Done:
        """«+12 gp» or «12 gp» comes in, «-5 sp» goes out."""
        amount = reading.money(typed, signed=True)
        move = owning.earned if amount >= 0 else owning.spent
        told = reading.note(note, owning.MAX_LEDGER_NOTE)

        def act(character: Character, campaign: OpenCampaign) -> Changed:
            by = UserId(campaign.actor.user_id)
            return move(character, Copper(abs(amount)), at=campaign.now, by=by, note=told)

        return await self._change(caller, wanted, PURSE, act, money=typed)

    async def give_money(
        self, caller: Caller, wanted: Wanted, to: str | int, typed: str, note: str = ""
    ) -> Done:
        """Money from one character to another."""
        amount = reading.money(typed)
        told = reading.note(note, owning.MAX_LEDGER_NOTE)
        async with self._campaigns.open(
            caller, PURSE, character=str(wanted or ""), to=str(to), money=typed
        ) as campaign:
            giver = await character_to_change(campaign, wanted)
            taker = await chosen_character(campaign, to)
            by = UserId(campaign.actor.user_id)
            left, got, events = owning.money_given(giver, taker, amount, at=campaign.now, by=by, note=told)
            campaign.put(got)
            return done(campaign, left, events)

    # Things

    async def add(
        self, caller: Caller, wanted: Wanted, thing: str, quantity: int = 1, *, pays: bool = False
    ) -> Done:
        """A thing of the gear table, bought if asked, by its name in any language; else any thing by name."""
        gear = self._gear.meant(thing)
        if gear is None:
            if pays:
                raise RuleViolation("items-no-price", text=thing[:40])
            return await self.add_described(caller, wanted, ItemWords(thing, str(quantity)))

        def act(character: Character, campaign: OpenCampaign) -> Changed:
            table = campaign.book.gear
            if not pays:
                return owning.gear_added(character, gear, quantity, table)
            by = UserId(campaign.actor.user_id)
            return owning.gear_bought(character, gear, quantity, table, at=campaign.now, by=by)

        return await self._change(caller, wanted, ITEMS, act, thing=thing, quantity=quantity)

    async def add_described(self, caller: Caller, wanted: Wanted, words: ItemWords) -> Done:
        """A thing of its own."""
        item = self._described(Item(""), words)
        return await self._change(
            caller, wanted, ITEMS, lambda character, _: owning.item_added(character, item), thing=words.name
        )

    def suggest_gear(self, typed: str, speak: Speaker) -> list[tuple[str, str]]:
        """Things of the gear table, named as the caller reads them."""
        return self._gear.suggestions(typed, speak)

    async def describe(
        self, caller: Caller, character_id: int, index: int, words: ItemWords, revision: int
    ) -> Done:
        """Another name, quantity, weight, value or note for a thing."""

        def act(character: Character, _: OpenCampaign) -> Changed:
            item = self._described(item_at(character.items, index), words)
            return owning.item_changed(character, index, item)

        return await self._change(caller, character_id, ITEMS, act, revision=revision, index=index)

    async def remove(
        self, caller: Caller, character_id: int, index: int, quantity: int | None, revision: int
    ) -> Done:
        """So many of a thing used up, sold or left behind; None for all of it."""
        return await self._change(
            caller,
            character_id,
            ITEMS,
            lambda character, _: owning.item_removed(
                character, index, quantity or item_at(character.items, index).quantity
            ),
            revision=revision,
            index=index,
        )

    async def give(
        self, caller: Caller, character_id: int, index: int, *, to: str | int, typed: str, revision: int
    ) -> Done:
        """A thing from one character to another."""
        quantity = reading.whole_number(typed or "1", 1, MAX_QUANTITY)
        async with self._campaigns.open(
            caller, ITEMS, character=str(character_id), to=str(to), index=index
        ) as campaign:
            giver = await character_to_change(campaign, character_id, revision)
            taker = await chosen_character(campaign, to)
            left, got, events = owning.item_given(giver, taker, index, quantity)
            campaign.put(got)
            return done(campaign, left, events)

    def _described(self, item: Item, words: ItemWords) -> Item:
        """The thing with what is written in the form; its name in the gear table need not be kept."""
        is_as_in_table = item.gear is not None and self._gear.meant(words.name) == item.gear
        return replace(
            item,
            name="" if is_as_in_table else reading.name(words.name),
            quantity=reading.whole_number(words.quantity or "1", 1, MAX_QUANTITY),
            weight=weight(words.weight) if words.weight.strip() else WEIGHTLESS,
            value=reading.money(words.value) if words.value.strip() else NOTHING,
            note=reading.note(words.note, MAX_ITEM_NOTE),
        )

    async def _change(
        self,
        caller: Caller,
        wanted: Wanted,
        use_case: str,
        act: Callable[[Character, OpenCampaign], Changed],
        *,
        revision: int = 0,
        **args: str | int,
    ) -> Done:
        async with self._campaigns.open(caller, use_case, character=str(wanted or ""), **args) as campaign:
            character = await character_to_change(campaign, wanted, revision)
            changed, events = act(character, campaign)
            return done(campaign, changed, events)
