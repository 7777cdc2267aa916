"""Characters from day to day: creating, looking, putting right, hit points, levels.

Every change is one character, one act of the rules, one journal entry. Whose a character is stands in
`handovers`, what it owns in `belongings`.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial

from bot.rules import character_changes as changes
from bot.rules import creature_changes
from bot.rules.character import Character, with_body
from bot.rules.character_changes import Changed
from bot.rules.creature import MAX_HIT_POINTS, Body, CauseKind
from bot.rules.creature_changes import Changed as BodyChanged
from bot.rules.values import CharacterId, UserId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.character_edits import (
    Choice,
    chosen,
    class_to_rise_in,
    in_turn,
    new_hit_points,
    signed,
    with_conditions,
    with_hit_points,
    written,
)
from bot.services.character_views import (
    CharacterView,
    Done,
    by_name,
    character_to_change,
    chosen_character,
    done,
    free_name,
    may_edit,
    verify_open_to,
    verify_room,
    view_of,
)
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.text import reading
from bot.text.reading.words import folded, vocabulary

Wanted = str | int | None
"""A character by id or name; None for the caller's only one."""
Act = Callable[[Character, OpenCampaign], Changed | Awaitable[Changed]]

EDIT, LIVE = "character-edit", "character-condition"


@dataclass(frozen=True, slots=True)
class NewCharacter:
    """The five answers, as typed."""

    name: str
    classes: str
    abilities: str
    hp: str
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Edits:
    """What is to be put right in words; None leaves it."""

    name: str | None = None
    classes: str | None = None
    abilities: str | None = None
    notes: str | None = None
    is_on_holiday: bool | None = None

    @property
    def is_empty(self) -> bool:
        return self == Edits()


@dataclass(frozen=True, slots=True)
class Roster:
    """All characters of a campaign, by name."""

    rows: tuple[Character, ...]


class Characters:
    """Owners act for their characters, the DM for anyone's."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def create(
        self, caller: Caller, new: NewCharacter, *, campaign_id: int | None = None, player: int | None = None
    ) -> Done:
        """A new character of the caller; `player` makes it another's, which is the DM's to do."""
        opening = (
            self._campaigns.open(caller, "character-create", name=new.name)
            if campaign_id is None
            else self._campaigns.by_id(campaign_id, "character-create", caller=caller, name=new.name)
        )
        async with opening as campaign:
            verify_open_to(campaign, caller)
            owner = UserId(caller.actor.user_id)
            if player is not None and player != owner:
                campaign.require_dm()
                owner = UserId(player)
            await verify_room(campaign, owner)
            character, events = changes.created(
                CharacterId(new_id()),
                owner=owner,
                name=await free_name(campaign, new.name),
                classes=reading.classes(new.classes),
                abilities=reading.abilities(new.abilities),
                hit_points=new_hit_points(reading.hit_points(new.hp)),
                table=campaign.book.classes,
                notes=reading.note(new.notes),
            )
            return done(campaign, character, events)

    async def show(self, caller: Caller, wanted: Wanted = None) -> CharacterView:
        async with self._campaigns.read(caller) as campaign:
            return view_of(campaign, await chosen_character(campaign, wanted))

    async def to_change(self, caller: Caller, wanted: Wanted = None) -> CharacterView:
        """The same, refused for a character that the caller may not change."""
        async with self._campaigns.read(caller) as campaign:
            return view_of(campaign, await character_to_change(campaign, wanted))

    async def everyone(self, caller: Caller) -> Roster:
        async with self._campaigns.read(caller) as campaign:
            return Roster(tuple(sorted(await campaign.all(Character), key=by_name)))

    async def suggest(self, caller: Caller, typed: str, *, to_act: bool = False) -> list[tuple[str, str]]:
        """Names with ids, one's own first; with `to_act` only those the caller may change."""
        async with self._campaigns.read(caller) as campaign:
            fitting = [
                character
                for character in await campaign.all(Character)
                if folded(typed) in folded(character.name) and (not to_act or may_edit(campaign, character))
            ]
            fitting.sort(key=lambda character: (character.owner != caller.actor.user_id, by_name(character)))
            return [(character.name, str(character.id)) for character in fitting]

    # Putting right

    async def edit(self, caller: Caller, wanted: Wanted, edits: Edits, revision: int = 0) -> Done:
        """Put right what is given."""

        async def act(character: Character, campaign: OpenCampaign) -> Changed:
            name = None if edits.name is None else await free_name(campaign, edits.name, but=character)
            return in_turn(character, *_edits(edits, name, campaign))

        return await self._change(caller, wanted, EDIT, act, revision)

    async def choose(
        self, caller: Caller, character_id: int, aspect: str, values: Choice, revision: int
    ) -> Done:
        """Set what is chosen from a list; None lets the class tables speak again."""

        def act(character: Character, campaign: OpenCampaign) -> Changed:
            return chosen(character, aspect, values, campaign.book.classes)

        return await self._change(caller, character_id, EDIT, act, revision)

    async def write(
        self, caller: Caller, character_id: int, aspect: str, fields: Mapping[str, str], revision: int
    ) -> Done:
        """Set what was written into the form of an aspect."""
        if aspect == "name":
            return await self.edit(caller, character_id, Edits(name=fields.get("name", "")), revision)

        def act(character: Character, campaign: OpenCampaign) -> Changed:
            return written(character, aspect, fields, campaign.book.classes)

        return await self._change(caller, character_id, EDIT, act, revision)

    # Living

    async def level_up(
        self,
        caller: Caller,
        wanted: Wanted,
        class_word: str | None = None,
        rolled: str | None = None,
        revision: int = 0,
    ) -> Done:
        """One more level, in the only class if none is named, with the fixed hit points if none are given."""
        hit_points = _rolled(rolled)

        def act(character: Character, campaign: OpenCampaign) -> Changed:
            class_id = class_to_rise_in(character, class_word)
            return changes.level_gained(character, class_id, campaign.book.classes, hit_points=hit_points)

        return await self._change(caller, wanted, "character-level-up", act, revision)

    async def change_hit_points(self, caller: Caller, wanted: Wanted, typed: str, sign: str = "") -> Done:
        """«-7» is damage, «+5» healing, «20» or «20/38» what it is now, «temp 8» temporary hit points.

        `sign` says what a bare number means: `-` for damage, `+` for healing.
        """
        said = signed(reading.hit_points(typed), sign)
        return await self._on_body(
            caller, wanted, "character-hp", lambda body, who: with_hit_points(body, said, who), 0
        )

    async def set_conditions(
        self, caller: Caller, character_id: int, conditions: Collection[str], revision: int
    ) -> Done:
        """Exactly these conditions."""
        return await self._on_body(
            caller, character_id, LIVE, lambda body, who: with_conditions(body, conditions, who), revision
        )

    async def exhaust(
        self, caller: Caller, character_id: int, cause: str, levels: int, revision: int
    ) -> Done:
        """Levels of Exhaustion from a cause, taken off where below 0."""
        act = creature_changes.exhaust if levels > 0 else creature_changes.relieve
        return await self._on_body(
            caller,
            character_id,
            LIVE,
            lambda body, who: act(body, CauseKind(cause), abs(levels), who),
            revision,
        )

    async def set_life(self, caller: Caller, character_id: int, is_dead: bool, revision: int) -> Done:
        """Dead, or back among the living."""
        act = creature_changes.decree_death if is_dead else creature_changes.decree_life
        return await self._on_body(caller, character_id, LIVE, act, revision)

    # The one way of changing

    async def _on_body(
        self,
        caller: Caller,
        wanted: Wanted,
        use_case: str,
        act: Callable[[Body, str], BodyChanged],
        revision: int,
    ) -> Done:
        def on_body(character: Character, _: OpenCampaign) -> Changed:
            body, events = act(character.body, character.name)
            return with_body(character, body), events

        return await self._change(caller, wanted, use_case, on_body, revision)

    async def _change(self, caller: Caller, wanted: Wanted, use_case: str, act: Act, revision: int) -> Done:
        async with self._campaigns.open(caller, use_case, character=str(wanted or "")) as campaign:
            character = await character_to_change(campaign, wanted, revision)
            outcome = act(character, campaign)
            changed, events = outcome if isinstance(outcome, tuple) else await outcome
            return done(campaign, changed, events)


def _rolled(typed: str | None) -> int | None:
    return reading.whole_number(typed, 1, MAX_HIT_POINTS) if typed and typed.strip() else None


def class_suggestions(typed: str, name_of: Callable[[str], str]) -> list[tuple[str, str]]:
    """Classes of which a word in any language begins so: the name the caller reads, and the id."""
    wanted = folded(typed)
    found = dict.fromkeys(id for word, id in vocabulary("class").items() if word.startswith(wanted))
    return sorted((name_of(id), id) for id in found)


def _edits(edits: Edits, name: str | None, campaign: OpenCampaign) -> list[Callable[[Character], Changed]]:
    acts: list[Callable[[Character], Changed]] = []
    if name is not None:
        acts.append(partial(changes.renamed, name=name))
    if edits.classes is not None:
        classes, table = reading.classes(edits.classes), campaign.book.classes
        acts.append(partial(changes.with_classes, classes=classes, table=table))
    if edits.abilities is not None:
        acts.append(partial(changes.with_abilities, abilities=reading.abilities(edits.abilities)))
    if edits.notes is not None:
        acts.append(partial(changes.noted, notes=reading.note(edits.notes)))
    if edits.is_on_holiday is not None:
        acts.append(partial(changes.on_holiday, is_on_holiday=edits.is_on_holiday))
    return acts
