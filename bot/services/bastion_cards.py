"""What panels of Bastions show: read from a campaign, changed by nobody here. Knows no secret of the DM."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.rules.bastion.founding import Eligibility, OwnerTraits, eligible, facilities_due
from bot.rules.bastion.state import BasicKind, Bastion
from bot.rules.character import Character
from bot.rules.character_sheet import sheet_of
from bot.rules.clock import Timer
from bot.rules.errors import RuleViolation
from bot.rules.values import Duration, GameTime
from bot.services.character_views import character_to_change
from bot.services.due import BASTION_TURN
from bot.services.ids import id_in
from bot.services.read_campaign import ReadCampaign
from bot.text.reading.words import folded

MAX_NAMES = 5
"""How many Bastions a refusal names when it is not clear which one is meant."""


@dataclass(frozen=True, slots=True)
class NextTurn:
    """When the next Bastion turn falls due, and how long that is from now."""

    turn: int
    due: GameTime
    left: Duration


@dataclass(frozen=True, slots=True)
class Card:
    """A Bastion with what its panel needs from elsewhere. `owner` is None where the character is gone."""

    bastion: Bastion
    revision: int
    owner: Character | None
    next_turn: NextTurn | None
    joined: tuple[str, ...]
    """Names of the Bastions it is combined with."""
    facilities_due: int
    """How many special facilities the owner may still choose."""


@dataclass(frozen=True, slots=True)
class Founding:
    """Everything that founding a Bastion, or choosing more facilities for one, offers to a character."""

    owner: Character
    rooms: tuple[BasicKind, ...]
    offered: tuple[Eligibility, ...]
    limit: int
    """How many special facilities in all."""
    is_early: bool
    """The character's level is too low for a Bastion; only the DM can allow one."""


async def chosen(campaign: ReadCampaign, wanted: str | int | None) -> Bastion:
    """A Bastion by id or name, else the asker's own. Refused when it is not clear which."""
    if wanted is not None:
        return await _named(campaign, wanted)
    own = await own_bastions(campaign)
    if not own:
        raise RuleViolation("bastion-none")
    if len(own) > 1:
        raise RuleViolation("bastion-which", names=tuple(bastion.name for bastion in own[:MAX_NAMES]))
    return own[0]


async def _named(campaign: ReadCampaign, wanted: str | int) -> Bastion:
    if isinstance(wanted, int):
        return await campaign.get(Bastion, wanted)
    id = id_in(wanted)
    found = None if id is None else await campaign.find(Bastion, id)
    if found is None:
        so_named = [known for known in await standing(campaign) if folded(known.name) == folded(wanted)]
        found = so_named[0] if so_named else None
    if found is None:
        raise RuleViolation("bastion-unknown", text=wanted[:40])
    return found


async def own_bastions(campaign: ReadCampaign) -> list[Bastion]:
    """The standing Bastions of the asker's characters."""
    mine = {character.id for character in await own_characters(campaign)}
    return [bastion for bastion in await standing(campaign) if bastion.owner in mine]


async def standing(campaign: ReadCampaign) -> list[Bastion]:
    return [bastion for bastion in await campaign.all(Bastion) if not bastion.is_fallen]


async def own_characters(campaign: ReadCampaign) -> list[Character]:
    return await campaign.all(Character, owner=campaign.actor.user_id)


async def owner_of(campaign: ReadCampaign, bastion: Bastion) -> Character | None:
    return await campaign.find(Character, bastion.owner)


async def acting_owner(campaign: ReadCampaign, bastion: Bastion) -> Character | None:
    """The owner, when the asker may act for them: as their player or as DM. Refused otherwise."""
    owner = await owner_of(campaign, bastion)
    if owner is not None:
        if not campaign.is_dm and owner.owner != campaign.actor.user_id:
            raise RuleViolation("bastion-not-yours", name=bastion.name)
    else:
        campaign.require_dm()
    return owner


async def card_of(campaign: ReadCampaign, bastion: Bastion) -> Card:
    owner = await owner_of(campaign, bastion)
    joined = [await campaign.find(Bastion, id) for id in bastion.combined_with]
    return Card(
        bastion=bastion,
        revision=campaign.revision(bastion),
        owner=owner,
        next_turn=await coming_turn(campaign),
        joined=tuple(other.name for other in joined if other is not None),
        facilities_due=0 if owner is None else facilities_due(campaign.book, bastion, owner.level),
    )


async def overview(campaign: ReadCampaign) -> list[Card]:
    """Every Bastion that stands, in the order of their names."""
    bastions = sorted(await standing(campaign), key=lambda bastion: (bastion.name.casefold(), bastion.id))
    return [await card_of(campaign, bastion) for bastion in bastions]


async def coming_turn(campaign: ReadCampaign) -> NextTurn | None:
    for timer in await campaign.all(Timer):
        if timer.kind == BASTION_TURN:
            return NextTurn(int(timer.data["turn"]), timer.due, Duration(max(0, timer.due - campaign.now)))
    return None


async def founder(campaign: ReadCampaign, wanted: str | int | None) -> Character:
    """A character by id or name, else the asker's only one without a Bastion. Refused when unclear."""
    if wanted is not None:
        return await character_to_change(campaign, wanted)
    own = [each for each in await founders(campaign) if each.owner == campaign.actor.user_id]
    if not own:
        raise RuleViolation("bastion-no-founder")
    if len(own) > 1:
        raise RuleViolation("bastion-which-founder", names=tuple(each.name for each in own[:MAX_NAMES]))
    return own[0]


async def founders(campaign: ReadCampaign) -> list[Character]:
    """The characters without a Bastion for whom the asker may act."""
    housed = {bastion.owner for bastion in await standing(campaign)}
    played = await campaign.all(Character) if campaign.is_dm else await own_characters(campaign)
    return [character for character in played if character.id not in housed]


def founding_of(campaign: ReadCampaign, owner: Character) -> Founding:
    """What a new Bastion of this character may begin with."""
    table = campaign.book.bastion.founding
    traits = traits_of(owner, campaign)
    level = max(traits.level, table.min_level)
    offered = eligible(campaign.book, replace(traits, level=level))
    return Founding(
        owner=owner,
        rooms=table.basic,
        offered=offered,
        limit=table.special_at(level),
        is_early=traits.level < table.min_level,
    )


def growth_of(campaign: ReadCampaign, bastion: Bastion, owner: Character) -> Founding:
    """What a Bastion may gain now that its owner has risen."""
    traits = traits_of(owner, campaign)
    owned = [facility.kind for facility in bastion.facilities]
    return replace(founding_of(campaign, owner), offered=eligible(campaign.book, traits, owned))


def traits_of(owner: Character, campaign: ReadCampaign) -> OwnerTraits:
    """What the rules of Bastions ask of an owner, from the character's sheet."""
    sheet = sheet_of(owner, campaign.book.classes)
    return OwnerTraits(
        level=owner.level,
        focuses=frozenset(sheet.focuses),
        has_expertise=sheet.has_expertise,
        has_fighting_style=sheet.has_fighting_style,
        has_unarmored_defense=sheet.has_unarmored_defense,
    )


def named_like(bastions: Iterable[Bastion], typed: str) -> list[Bastion]:
    """Those whose name holds what was typed, in the order of their names."""
    found = [bastion for bastion in bastions if folded(typed) in folded(bastion.name)]
    return sorted(found, key=lambda bastion: (bastion.name.casefold(), bastion.id))
