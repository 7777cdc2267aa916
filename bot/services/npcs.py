"""Creatures the DM runs: kept, looked up and changed by the DM alone."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.rules import npc as rules
from bot.rules.creature import Body, HitPoints, MovementKind
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.npc import Npc, NpcDeleted
from bot.rules.values import AbilityKind, Feet, NpcId
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.ids import id_in, new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.text import reading
from bot.text.reading.words import folded

T = TypeVar("T")

MAX_NPCS = 200


@dataclass(frozen=True, slots=True)
class NpcNumbers:
    """What is said of a creature; None leaves it. Speeds in feet."""

    name: str | None = None
    hit_points: int | None = None
    walk: int | None = None
    climb: int | None = None
    swim: int | None = None
    fly: int | None = None
    con: int | None = None
    dex: int | None = None
    wis: int | None = None
    stealth: int | None = None
    perception: int | None = None
    spell_dc: int | None = None
    spell_attack: int | None = None
    notes: str | None = None


@dataclass(frozen=True, slots=True)
class NpcView:
    npc: Npc
    revision: int


@dataclass(frozen=True, slots=True)
class NpcDone:
    view: NpcView
    events: tuple[Event, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class NpcDeletion:
    events: tuple[Event, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class NpcList:
    rows: tuple[Npc, ...]


class Npcs:
    """For the DM only."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def add(self, caller: Caller, said: NpcNumbers) -> NpcDone:
        async with self._campaigns.open(caller, "npc-add", name=said.name) as campaign:
            campaign.require_dm()
            known = await campaign.all(Npc)
            if len(known) >= MAX_NPCS:
                raise RuleViolation("npc-too-many", limit=MAX_NPCS)
            name = await _free_name(campaign, said.name or "")
            npc, events = rules.added(_with(Npc(NpcId(new_id()), name), replace(said, name=name)))
            return _done(campaign, npc, events)

    async def edit(self, caller: Caller, wanted: str | int, said: NpcNumbers) -> NpcDone:
        async with self._campaigns.open(caller, "npc-edit", npc=str(wanted)) as campaign:
            campaign.require_dm()
            npc = await chosen_npc(campaign, wanted)
            if said.name is not None:
                said = replace(said, name=await _free_name(campaign, said.name, but=npc))
            other = _with(npc, said)
            changed, events = rules.changed(npc, **{name: getattr(other, name) for name in _FIELDS})
            return _done(campaign, changed, events)

    async def delete(self, caller: Caller, wanted: str | int) -> NpcDeletion:
        async with self._campaigns.open(caller, "npc-delete", npc=str(wanted)) as campaign:
            campaign.require_dm()
            npc = await chosen_npc(campaign, wanted)
            event = NpcDeleted(npc.name)
            campaign.drop(npc)
            campaign.tell(event)
            return NpcDeletion((event,), campaign.entry)

    async def show(self, caller: Caller, wanted: str | int) -> NpcView:
        async with self._campaigns.read(caller) as campaign:
            campaign.require_dm()
            npc = await chosen_npc(campaign, wanted)
            return NpcView(npc, campaign.revision(npc))

    async def everyone(self, caller: Caller) -> NpcList:
        async with self._campaigns.read(caller) as campaign:
            campaign.require_dm()
            return NpcList(tuple(sorted(await campaign.all(Npc), key=lambda npc: folded(npc.name))))

    async def suggest(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """Names with ids; nothing for anyone but the DM."""
        async with self._campaigns.read(caller) as campaign:
            campaign.require_dm()
            fitting = [npc for npc in await campaign.all(Npc) if folded(typed) in folded(npc.name)]
            return [(npc.name, str(npc.id)) for npc in sorted(fitting, key=lambda npc: folded(npc.name))]


async def chosen_npc(campaign: ReadCampaign, wanted: str | int) -> Npc:
    """A creature by id or name."""
    id = id_in(wanted)
    found = None if id is None else await campaign.find(Npc, id)
    if found is not None:
        return found
    for npc in await campaign.all(Npc):
        if folded(npc.name) == folded(str(wanted)):
            return npc
    raise RuleViolation("npc-unknown", text=str(wanted)[:40])


async def _free_name(campaign: ReadCampaign, typed: str, but: Npc | None = None) -> str:
    name = reading.name(typed)
    for npc in await campaign.all(Npc):
        if folded(npc.name) == folded(name) and (but is None or npc.id != but.id):
            raise RuleViolation("npc-name-taken", name=npc.name)
    return name


_FIELDS = (
    "name", "body", "full_speeds", "modifiers", "stealth_bonus", "perception",
    "spell_dc", "spell_attack", "notes",
)  # fmt: skip


def _with(npc: Npc, said: NpcNumbers) -> Npc:
    """The creature with all that is said of it, not yet verified."""
    return replace(
        npc,
        name=_given(said.name, npc.name),
        body=_body(npc.body, said.hit_points),
        full_speeds={**npc.full_speeds, **_speeds(said)},
        modifiers={**npc.modifiers, **_modifiers(said)},
        stealth_bonus=_given(said.stealth, npc.stealth_bonus),
        perception=_given(said.perception, npc.perception),
        spell_dc=_given(said.spell_dc, npc.spell_dc),
        spell_attack=_given(said.spell_attack, npc.spell_attack),
        notes=npc.notes if said.notes is None else reading.note(said.notes, rules.MAX_NOTES),
    )


def _given(said: T | None, before: T) -> T:
    return before if said is None else said


def _body(body: Body, hit_points: int | None) -> Body:
    return body if hit_points is None else replace(body, hit_points=HitPoints(hit_points, hit_points))


def _speeds(said: NpcNumbers) -> Mapping[MovementKind, Feet]:
    given = {"walk": said.walk, "climb": said.climb, "swim": said.swim, "fly": said.fly}
    return {MovementKind(word): Feet(feet) for word, feet in given.items() if feet is not None}


def _modifiers(said: NpcNumbers) -> Mapping[AbilityKind, int]:
    given = {"con": said.con, "dex": said.dex, "wis": said.wis}
    return {AbilityKind(word): modifier for word, modifier in given.items() if modifier is not None}


def _done(campaign: OpenCampaign, npc: Npc, events: list[Event]) -> NpcDone:
    if events:
        campaign.put(npc)
        campaign.tell(*events)
    return NpcDone(NpcView(npc, campaign.revision(npc)), tuple(events), campaign.entry)
