"""Bastions for those who own them: founding, orders, answers to what events ask, and giving one up."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.rules.bastion.fall import divest, fall_to_neglect, ruin
from bot.rules.bastion.founding import Founder, Plan, found, gain
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.household import empty_coffer
from bot.rules.bastion.orders import maintain, set_presence, set_reminder, withdraw_maintain
from bot.rules.bastion.resolving import answer
from bot.rules.bastion.state import Bastion, FacilityKind, Presence
from bot.rules.character import Character
from bot.rules.clock import Timer
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.prompt import Prompt
from bot.rules.values import BastionId
from bot.services.bastion_acts import (
    OWN,
    Act,
    BastionActs,
    Changed,
    Which,
    changed,
    in_turn,
    own,
    present_owner,
    save,
    verify_playing,
)
from bot.services.bastion_cards import (
    Card,
    Founding,
    acting_owner,
    card_of,
    chosen,
    coming_turn,
    founder,
    founders,
    founding_of,
    growth_of,
    named_like,
    overview,
    own_bastions,
    owner_of,
    standing,
    traits_of,
)
from bot.services.bastion_outcomes import carry_out, close_event, close_question, tell_table
from bot.services.bastion_questions import Asked, asked_me, asked_of
from bot.services.bastion_turns import plan_reminder
from bot.services.caller import Caller
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.undoing import readable_at
from bot.text.reading.words import folded


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with the answer given, and what came of it."""

    asked: Asked
    events: tuple[Event, ...]
    entry: int


class Bastions(BastionActs):
    """Looking at Bastions, founding them, ordering, answering, ending."""

    async def show(self, caller: Caller, which: Which = OWN) -> Card:
        async with self._campaigns.read(caller, Bastion, Character, Timer) as campaign:
            return await card_of(campaign, await chosen(campaign, which.id))

    async def show_own(self, caller: Caller, which: Which = OWN) -> Card:
        """A Bastion, for one who may act for its owner."""
        async with self._campaigns.read(caller) as campaign:
            bastion = await chosen(campaign, which.id)
            await acting_owner(campaign, bastion)
            return await card_of(campaign, bastion)

    async def all(self, caller: Caller) -> list[Card]:
        async with self._campaigns.read(caller) as campaign:
            return await overview(campaign)

    async def suggest(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """Names of Bastions with ids, the asker's own first."""
        async with self._campaigns.read(caller) as campaign:
            own = {bastion.id for bastion in await own_bastions(campaign)}
            found = named_like(await standing(campaign), typed)
            return [(each.name, str(each.id)) for each in sorted(found, key=lambda it: it.id not in own)]

    async def suggest_founders(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """Characters without a Bastion for whom the asker may act, with ids."""
        async with self._campaigns.read(caller) as campaign:
            return [
                (each.name, str(each.id))
                for each in await founders(campaign)
                if folded(typed) in folded(each.name)
            ]

    async def plan(self, caller: Caller, character: str | int | None = None) -> Founding:
        """What the asker's character may found."""
        async with self._campaigns.read(caller) as campaign:
            owner = await founder(campaign, character)
            await _verify_has_none(campaign, owner.id, owner.name)
            return founding_of(campaign, owner)

    async def growth(self, caller: Caller, which: Which = OWN) -> tuple[Card, Founding]:
        """What a Bastion may gain."""
        async with self._campaigns.read(caller) as campaign:
            bastion = await chosen(campaign, which.id)
            await acting_owner(campaign, bastion)
            owner = await present_owner(campaign, bastion)
            return await card_of(campaign, bastion), growth_of(campaign, bastion, owner)

    async def asked(self, caller: Caller, prompt_id: int) -> Asked:
        """An open question, for one who may answer it."""
        async with self._campaigns.read(caller) as campaign:
            return await asked_me(campaign, prompt_id)

    async def found(self, caller: Caller, plan: Plan, character: str | int | None = None) -> Changed:
        """A new Bastion. Below level 5 the DM alone can found one, which is recorded."""
        async with self._campaigns.open(caller, "bastion-found", name=plan.name) as campaign:
            verify_playing(campaign)
            owner = await founder(campaign, character)
            await _verify_has_none(campaign, owner.id, owner.name)
            coming = await coming_turn(campaign)
            outcome = found(
                campaign.book,
                BastionId(new_id()),
                Founder(owner.id, owner.name, traits_of(owner, campaign)),
                plan,
                turn=coming.turn - 1 if coming else 0,
                is_waived=campaign.is_dm,
            )
            return await changed(campaign, caller, await carry_out(campaign, outcome.bastion, outcome))

    async def gain(self, caller: Caller, which: Which, kinds: Sequence[FacilityKind]) -> Changed:
        """Special facilities that came with the owner's level."""
        async with self._campaigns.open(caller, "bastion-gain", bastion=which.text) as campaign:
            bastion = await own(campaign, which)
            traits = traits_of(await present_owner(campaign, bastion), campaign)
            acts = [partial(gain, campaign.book, traits=traits, kind=kind) for kind in kinds]
            return await save(campaign, caller, bastion, in_turn(bastion, acts))

    async def maintain(self, caller: Caller, which: Which = OWN) -> Changed:
        """Order Maintain for the coming turn."""
        return await self._do(caller, "bastion-maintain", which, maintain)

    async def withdraw(self, caller: Caller, which: Which = OWN) -> Changed:
        return await self._do(caller, "bastion-withdraw", which, withdraw_maintain)

    async def presence(self, caller: Caller, which: Which, presence: Presence) -> Changed:
        """Say where the owner is."""
        return await self._do(caller, "bastion-presence", which, lambda it: set_presence(it, presence))

    async def remind(self, caller: Caller, which: Which, *, on: bool) -> Changed:
        """Be reminded before each turn, or no longer."""
        async with self._campaigns.open(caller, "bastion-remind", bastion=which.text, on=on) as campaign:
            bastion = await own(campaign, which)
            if on:
                await plan_reminder(campaign)
            return await save(campaign, caller, bastion, set_reminder(bastion, on=on))

    async def answer(self, caller: Caller, prompt_id: int, revision: int, given: Answer) -> Answered:
        """The owner's answer to what an event asks, or the DM's in their place."""
        async with self._campaigns.open(
            caller, "bastion-answer", prompt=str(prompt_id), option=given.option
        ) as campaign:
            verify_playing(campaign)
            asked = await asked_me(campaign, prompt_id)
            prompt = await campaign.get(Prompt, prompt_id)
            campaign.expect(prompt, revision)
            bastion = await campaign.get(Bastion, prompt.subject)
            outcome = answer(campaign.book, bastion, given, campaign.dice, campaign.now)
            close_question(campaign, asked.prompt, given.option)
            tell_table(campaign)
            await carry_out(campaign, bastion, outcome)
            events = readable_at(campaign.events, campaign, caller)
            return Answered(await asked_of(campaign, prompt_id), events, campaign.entry)

    async def divest(self, caller: Caller, which: Which, typed: str) -> Changed:
        """Give the Bastion up for good; its name must be typed."""
        async with self._campaigns.open(caller, "bastion-divest", bastion=which.text) as campaign:
            bastion = await own(campaign, which)
            if typed.strip().casefold() != bastion.name.casefold():
                raise RuleViolation("bastion-name-differs", name=bastion.name)
            return await _end(campaign, caller, bastion, divest)

    async def let_fall(self, caller: Caller, which: Which) -> Changed:
        """The DM confirms that a neglected Bastion falls."""
        async with self._campaigns.open(caller, "bastion-let-fall", bastion=which.text) as campaign:
            campaign.require_dm()
            bastion = await own(campaign, which)
            owner = await owner_of(campaign, bastion)
            level = 0 if owner is None else owner.level
            return await _end(campaign, caller, bastion, lambda it: fall_to_neglect(it, level))

    async def ruin(self, caller: Caller, which: Which) -> Changed:
        """The DM lets a card or the story take a Bastion."""
        async with self._campaigns.open(caller, "bastion-ruin", bastion=which.text) as campaign:
            campaign.require_dm()
            return await _end(campaign, caller, await own(campaign, which), ruin)


async def _verify_has_none(campaign: ReadCampaign, owner_id: int, owner_name: str) -> None:
    """A character has one Bastion at a time (2024 DMG)."""
    for other in await standing(campaign):
        if other.owner == owner_id:
            raise RuleViolation("bastion-has-one", owner=owner_name, name=other.name)


async def _end(campaign: OpenCampaign, caller: Caller, bastion: Bastion, end: Act) -> Changed:
    """The last of a Bastion: its coffer is emptied, and nothing that was open stays so."""
    await close_event(campaign, bastion)
    has_owner = await owner_of(campaign, bastion) is not None
    acts: list[Act] = [empty_coffer, end] if has_owner else [end]
    return await save(campaign, caller, bastion, in_turn(bastion, acts))
