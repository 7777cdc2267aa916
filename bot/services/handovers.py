"""Whose a character is: joining, taking over, giving away, leaving, deleting."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.rules import character_changes as changes
from bot.rules.character import Character
from bot.rules.character_changes import CharacterDeleted, TransferDeclined
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.prompt import Prompt
from bot.rules.values import UserId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.character_views import (
    Done,
    by_name,
    character_to_change,
    done,
    verify_open_to,
    verify_room,
)
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.text.reading.words import folded

TRANSFER = "character-transfer"
ACCEPT, DECLINE = "accept", "decline"
SHOWN = 25


@dataclass(frozen=True, slots=True)
class Invitation:
    """Joining a campaign: characters that wait for someone, or a new one."""

    campaign_id: int
    campaign: str
    waiting: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class TransferAsked:
    """A character offered to another player."""

    prompt_id: int
    revision: int
    name: str
    giver: UserId
    taker: UserId


@dataclass(frozen=True, slots=True)
class TransferAnswered:
    name: str
    events: tuple[Event, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class Deleted:
    events: tuple[Event, ...]
    entry: int


class Handovers:
    """Owners act for their characters, the DM for anyone's."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def invitation(self, caller: Caller, campaign_id: int | None = None) -> Invitation:
        """What one who joins can choose from; the campaign is that of the place if not named."""
        if campaign_id is None:
            async with self._campaigns.read(caller) as campaign:
                return await _invitation(campaign)
        async with self._campaigns.read_by_id(campaign_id, caller.actor) as campaign:
            verify_open_to(campaign, caller)
            return await _invitation(campaign)

    async def take_over(self, caller: Caller, character_id: int, campaign_id: int) -> Done:
        """Become the player of a character that waits for one."""
        async with self._campaigns.by_id(
            campaign_id, "character-join", caller=caller, character=str(character_id)
        ) as campaign:
            verify_open_to(campaign, caller)
            owner = UserId(caller.actor.user_id)
            await verify_room(campaign, owner)
            taken, events = changes.taken_over(await campaign.get(Character, character_id), owner)
            return done(campaign, taken, events)

    async def transfer(
        self, caller: Caller, wanted: str | int | None, user_id: int, *, is_bot: bool = False
    ) -> TransferAsked | Done:
        """Give a character to another: at once by the DM, else when the other accepts."""
        if is_bot:
            raise RuleViolation("character-not-to-bots")
        async with self._campaigns.open(
            caller, TRANSFER, character=str(wanted or ""), to=user_id
        ) as campaign:
            character = await character_to_change(campaign, wanted)
            given, events = changes.given_to(character, UserId(user_id))
            await verify_room(campaign, UserId(user_id))
            await _withdraw_offers(campaign, character)
            if campaign.is_dm:
                return done(campaign, given, events)
            return _offered(campaign, character, UserId(user_id))

    async def set_free(self, caller: Caller, wanted: str | int | None) -> Done:
        """Let a character wait for someone to take it over."""
        async with self._campaigns.open(caller, "character-free", character=str(wanted or "")) as campaign:
            character = await character_to_change(campaign, wanted)
            await _withdraw_offers(campaign, character)
            free, events = changes.freed(character)
            return done(campaign, free, events)

    async def answer(self, caller: Caller, prompt_id: int, revision: int, answer: str) -> TransferAnswered:
        """The other player accepts or declines; the DM may too, and the giver may take the offer back."""
        async with self._campaigns.open(caller, TRANSFER, prompt=str(prompt_id), answer=answer) as campaign:
            prompt = await campaign.find(Prompt, prompt_id)
            if prompt is None or prompt.kind != TRANSFER:
                raise RuleViolation("stale")
            campaign.expect(prompt, revision)
            _verify_may_answer(campaign, prompt, answer)
            character = await campaign.get(Character, prompt.subject)
            campaign.drop(prompt)
            events = await _answered(campaign, character, prompt, answer)
            campaign.tell(*events)
            return TransferAnswered(character.name, tuple(events), campaign.entry)

    async def delete(
        self, caller: Caller, wanted: str | int | None, typed_name: str, revision: int = 0
    ) -> Deleted:
        """Delete a character whose name was typed to confirm it."""
        async with self._campaigns.open(caller, "character-delete", character=str(wanted or "")) as campaign:
            character = await character_to_change(campaign, wanted, revision)
            if folded(typed_name) != folded(character.name):
                raise RuleViolation("character-name-differs", name=character.name)
            await _withdraw_offers(campaign, character)
            event = CharacterDeleted(character.name)
            campaign.drop(character)
            campaign.tell(event)
            return Deleted((event,), campaign.entry)

    async def note_members(self, caller: Caller, here: Collection[int], gone: Collection[int]) -> None:
        """Mark the characters of players who left the server, and of those who are back."""
        async with self._campaigns.read(caller) as seen:
            known = await seen.all(Character)
        if not any(_is_marked_wrongly(character, here, gone) for character in known):
            return
        async with self._campaigns.by_id(seen.id, "character-members") as campaign:
            for character in await campaign.all(Character):
                if _is_marked_wrongly(character, here, gone):
                    act = changes.player_left if character.owner in gone else changes.player_came_back
                    marked, events = act(character)
                    campaign.put(marked)
                    campaign.tell(*events)


async def _invitation(campaign: ReadCampaign) -> Invitation:
    waiting = [character for character in await campaign.all(Character) if character.owner is None]
    return Invitation(campaign.id, campaign.state.name, tuple(sorted(waiting, key=by_name)[:SHOWN]))


def _offered(campaign: OpenCampaign, character: Character, taker: UserId) -> TransferAsked:
    giver = UserId(character.owner or 0)
    prompt = Prompt(
        id=new_id(),
        kind=TRANSFER,
        subject=character.id,
        asked=(taker,),
        options=(ACCEPT, DECLINE),
        default=DECLINE,
        data={"giver": str(giver)},
    )
    campaign.put(prompt)
    return TransferAsked(prompt.id, campaign.revision(prompt), character.name, giver, taker)


async def _withdraw_offers(campaign: OpenCampaign, character: Character) -> None:
    for prompt in await campaign.all(Prompt):
        if prompt.kind == TRANSFER and prompt.subject == character.id:
            campaign.drop(prompt)


async def _answered(campaign: OpenCampaign, character: Character, prompt: Prompt, answer: str) -> list[Event]:
    if answer == DECLINE:
        return [TransferDeclined(character.name)]
    if str(character.owner or 0) != prompt.data["giver"]:
        raise RuleViolation("stale")
    await verify_room(campaign, prompt.asked[0])
    given, events = changes.given_to(character, prompt.asked[0])
    campaign.put(given)
    return events


def _verify_may_answer(campaign: OpenCampaign, prompt: Prompt, answer: str) -> None:
    user_id = campaign.actor.user_id
    is_giver_declining = answer == DECLINE and str(user_id) == prompt.data["giver"]
    if answer not in prompt.options:
        raise RuleViolation("stale")
    if not (campaign.is_dm or user_id in prompt.asked or is_giver_declining):
        raise RuleViolation("character-offer-not-yours")


def _is_marked_wrongly(character: Character, here: Collection[int], gone: Collection[int]) -> bool:
    return character.owner in (here if character.has_left else gone)
