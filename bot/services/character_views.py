"""Finding a character that someone names, and how it is shown after a look or a change."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.campaign import Status
from bot.rules.character import Character, verify_owner
from bot.rules.character_changes import player_came_back
from bot.rules.character_sheet import Sheet, sheet_of
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.gear import GearTable, carrying_limit
from bot.rules.inventory import Ounces, weight_of
from bot.rules.values import UserId
from bot.services.caller import Caller
from bot.services.directory import verify_at_home
from bot.services.ids import id_in
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.undoing import readable
from bot.text import reading
from bot.text.reading.words import folded

MAX_OF_ONE = 20
MAX_OF_ALL = 200


@dataclass(frozen=True, slots=True)
class CharacterView:
    """A character as someone sees it."""

    character: Character
    sheet: Sheet
    revision: int
    may_edit: bool
    carried: Ounces
    limit: Ounces
    gear: GearTable


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a change: nothing, if there are no events."""

    view: CharacterView
    events: tuple[Event, ...]
    entry: int


def view_of(campaign: ReadCampaign, character: Character) -> CharacterView:
    gear = campaign.book.gear
    return CharacterView(
        character=character,
        sheet=sheet_of(character, campaign.book.classes),
        revision=campaign.revision(character),
        may_edit=may_edit(campaign, character),
        carried=weight_of(character.items),
        limit=carrying_limit(character.abilities.strength, character.body.traits.size, gear),
        gear=gear,
    )


def done(campaign: OpenCampaign, character: Character, events: Iterable[Event]) -> Done:
    """Write a changed character and what happened to it, and show both to the caller."""
    told = list(events)
    if character.owner == campaign.actor.user_id:
        character, back = player_came_back(character)
        told += back
    if told:
        campaign.put(character)
        campaign.tell(*told)
    shown = readable(tuple(told), campaign.state, campaign.actor)
    return Done(view_of(campaign, character), shown, campaign.entry)


def may_edit(campaign: ReadCampaign, character: Character) -> bool:
    return campaign.is_dm or character.owner == campaign.actor.user_id


async def chosen_character(campaign: ReadCampaign, wanted: str | int | None) -> Character:
    """A character by id or name; if none is named, the only one the caller plays."""
    if wanted is None or wanted == "":
        return await _only_own(campaign)
    id = id_in(wanted)
    found = None if id is None else await campaign.find(Character, id)
    if found is not None:
        return found
    named = [known for known in await campaign.all(Character) if folded(known.name) == folded(str(wanted))]
    if not named:
        raise RuleViolation("character-unknown", text=str(wanted)[:40])
    return named[0]


async def character_to_change(
    campaign: ReadCampaign, wanted: str | int | None, revision: int = 0
) -> Character:
    """The same, refused for someone else's character, and for an outdated panel (revision 0: any will do)."""
    character = await chosen_character(campaign, wanted)
    verify_owner(character, campaign.actor.user_id, is_dm=campaign.is_dm)
    if revision:
        campaign.expect(character, revision)
    return character


async def free_name(campaign: ReadCampaign, typed: str, but: Character | None = None) -> str:
    """The name as it is kept, if no other character of the campaign has it."""
    name = reading.name(typed)
    for known in await campaign.all(Character):
        if folded(known.name) == folded(name) and (but is None or known.id != but.id):
            raise RuleViolation("character-name-taken", name=known.name)
    return name


async def verify_room(campaign: ReadCampaign, owner: UserId) -> None:
    """Refuse more characters than one player, or one campaign, can look after."""
    known = await campaign.all(Character)
    if len(known) >= MAX_OF_ALL:
        raise RuleViolation("character-too-many", limit=MAX_OF_ALL)
    if sum(character.owner == owner for character in known) >= MAX_OF_ONE:
        raise RuleViolation("character-too-many-of-one", limit=MAX_OF_ONE)


def verify_open_to(campaign: ReadCampaign, caller: Caller) -> None:
    """Refuse a campaign of another server, and one that is not played."""
    verify_at_home(campaign, caller)
    if campaign.state.status not in (Status.RUNNING, Status.PAUSED):
        raise RuleViolation("gone")


def by_name(character: Character) -> tuple[str, int]:
    return folded(character.name), character.id


async def _only_own(campaign: ReadCampaign) -> Character:
    own = await campaign.all(Character, owner=campaign.actor.user_id)
    if not own:
        raise RuleViolation("character-none-yours")
    if len(own) > 1:
        raise RuleViolation("character-which", names=tuple(character.name for character in own))
    return own[0]
