"""Which aggregates are stored and how: kind, version, searched columns, JSON codec, upgrades."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, Generic, Protocol, TypeVar, cast

from pydantic import TypeAdapter

from bot.rules.bastion.state import Bastion
from bot.rules.campaign import Campaign
from bot.rules.character import Character
from bot.rules.clock import Clock, Timer
from bot.rules.npc import Npc
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.storage.job import Job


class Aggregate(Protocol):
    """A frozen dataclass with an id."""

    @property
    def id(self) -> int: ...


STATES_KEPT = 256
"""How many states of a kind stay decoded: those of the campaigns that are at play."""

S = TypeVar("S", bound=Aggregate)
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the JSON of one version into that of the next."""


def _nothing(_: Any) -> Any:
    return None


def _nobody(_: Any) -> Iterable[int]:
    return ()


def _itself(state: Any) -> Any:
    return state


def _bastion_as_seen(bastion: Bastion) -> Bastion:
    """A Bastion without the event that the DM has not revealed, and the turns that wait behind it."""
    return replace(bastion, pending=None, owed=(), turn=bastion.coming_turn - 1)


@dataclass(frozen=True)
class Spec(Generic[S]):
    """How one kind of aggregate is stored. `people` are the users whose data it holds."""

    kind: str
    type: type[S]
    version: int = 1
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    owner: Callable[[S], int | None] = _nothing
    name: Callable[[S], str | None] = _nothing
    due: Callable[[S], int | None] = _nothing
    people: Callable[[S], Iterable[int]] = _nobody
    as_seen: Callable[[S], S] = _itself
    """The state as everybody at the table may know it."""
    shown_on: Callable[[S], Iterable[int]] = _nobody
    """Subjects of panels, besides those on the aggregate itself, that show the state."""

    def derived(self, state: S) -> tuple[object, ...]:
        """What is kept beside a state: the searched columns, and its people."""
        return self.owner(state), self.name(state), self.due(state), frozenset(self.people(state))

    @property
    def holds_people(self) -> bool:
        """Whether states of this kind name users at all."""
        return self.owner is not _nothing or self.people is not _nobody

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self.type)

    @cached_property
    def _read(self) -> Callable[[str], S]:
        """Checks JSON of the current version. States are frozen, so the same text may give the same state."""
        return lru_cache(maxsize=STATES_KEPT)(self._adapter.validate_json)

    def dump(self, state: S) -> str:
        return self._adapter.dump_json(state).decode()

    def load(self, version: int, text: str) -> S:
        """Read a stored state, upgraded version by version. Raises `ValueError` for one that does not fit."""
        if version == self.version:
            return self._read(text)
        if version > self.version:
            raise ValueError(f"{self.kind} of version {version}, newer than {self.version}")
        state = json.loads(text)
        for step in range(version, self.version):
            state = self.upgrades[step](state)
        return self._adapter.validate_python(state, strict=False)


def _digest_of(state: Secret | Prompt) -> Iterable[int]:
    """The digest of a Bastion turn has the number of the turn for its subject."""
    turn = state.data.get("turn")
    return () if turn is None else (int(turn),)


def _digests_of(bastion: Bastion) -> Iterable[int]:
    """An open event stands in the digest of its turn and in those of the turns that wait for it."""
    return (bastion.pending.turn, *(owed.turn for owed in bastion.owed)) if bastion.pending else ()


def _people_of(character: Character) -> Iterable[int]:
    """The owner, and whoever moved money."""
    named = (character.owner, *(entry.by for entry in character.purse.entries))
    return {user_id for user_id in named if user_id is not None}


SPECS: tuple[Spec[Any], ...] = (
    Spec(kind="campaign", type=Campaign, name=lambda c: c.name, people=lambda c: c.dm_user_ids),
    Spec(kind="clock", type=Clock),
    Spec(kind="timer", type=Timer, due=lambda t: t.due),
    Spec(kind="job", type=Job, name=lambda j: j.key, due=lambda j: j.due),
    Spec(kind="secret", type=Secret, shown_on=_digest_of),
    Spec(kind="prompt", type=Prompt, people=lambda p: p.asked, shown_on=_digest_of),
    Spec(
        kind="character",
        type=Character,
        owner=lambda c: c.owner,
        name=lambda c: c.name,
        people=_people_of,
    ),
    Spec(kind="npc", type=Npc, name=lambda n: n.name),
    Spec(
        kind="bastion",
        type=Bastion,
        name=lambda b: b.name,
        as_seen=_bastion_as_seen,
        shown_on=_digests_of,
    ),
)

_BY_TYPE: dict[type, Spec[Any]] = {spec.type: spec for spec in SPECS}
BY_KIND: Mapping[str, Spec[Any]] = {spec.kind: spec for spec in SPECS}


def state_json(state: Aggregate, *, as_seen: bool = False) -> dict[str, Any]:
    """A state as JSON together with its `version`; `as_seen` leaves out what only the DM may know."""
    spec = spec_of(type(state))
    return {"version": spec.version, **json.loads(spec.dump(spec.as_seen(state) if as_seen else state))}


def spec_of(kind: type[S]) -> Spec[S]:
    """The spec of an aggregate type. Raises `KeyError` for a type that is not stored."""
    return cast(Spec[S], _BY_TYPE[kind])
