"""Reads an export document back: bounded before it is parsed, and every fault of it found at once."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from bot.rules.campaign import Campaign
from bot.rules.clock import Clock, Timer
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.services.archive.document import (
    LARGEST,
    MAX_BYTES,
    MAX_DEPTH,
    SCHEMA,
    SECTIONS,
    SINGLE,
    SMALLEST_ID,
    Document,
    Fault,
    FaultyDocument,
    Json,
    Wrong,
    listed_kinds,
    section_of,
)
from bot.services.due import BASTION_TURN
from bot.storage.aggregates import BY_KIND, Aggregate, Spec, spec_of
from bot.storage.journal import Entry


@dataclass(frozen=True)
class _EntryLine:
    """An entry of the journal as the document writes it."""

    id: int
    at: int
    game_time: int
    actor: int
    use_case: str
    events: list[tuple[str, dict[str, Any]]]
    args: str = "{}"
    seed: str | None = None
    rolls: tuple[tuple[int, int], ...] = ()
    undone_at: int | None = None
    undone_by: int | None = None


_ENTRY: TypeAdapter[tuple[_EntryLine]] = TypeAdapter(tuple[_EntryLine], config=ConfigDict(extra="forbid"))


def read_document(raw: bytes) -> Json:
    """The JSON of a file. Raises `RuleViolation` for one that is too large, no JSON, or not ours."""
    if len(raw) > MAX_BYTES:
        raise RuleViolation("archive-too-large", limit=MAX_BYTES // 1024 // 1024)
    try:
        document = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError) as fault:
        raise RuleViolation("archive-not-json") from fault
    if not isinstance(document, dict) or not isinstance(document.get("schema"), int):
        raise RuleViolation("archive-foreign")
    if document["schema"] > SCHEMA:
        raise RuleViolation("archive-newer")
    return document


def check_document(document: Json) -> Document:
    """The aggregates of a document. Raises `FaultyDocument` with every fault."""
    faults = [*_unfit_values(document, ""), *_unknown_sections(document)]
    states: list[Aggregate] = []
    for path, kind, raw in _state_places(document):
        states += _checked_state(path, BY_KIND[kind], raw, faults)
    entries = _checked_journal(document.get("journal"), faults)
    faults += _repeated(states, entries)
    campaign = _only(Campaign, states)
    clock = _only(Clock, states)
    if campaign is not None and clock is not None:
        if clock.id != campaign.id:
            faults.append(Fault("clock.id", Wrong.VALUE))
        if not any(isinstance(state, Timer) and state.kind == BASTION_TURN for state in states):
            faults.append(Fault("clock.timers", Wrong.MISSING))
    if faults or campaign is None or clock is None:
        raise FaultyDocument(faults)
    others = tuple(state for state in states if state is not campaign and state is not clock)
    return Document(campaign, clock, others, tuple(entries))


def _no_constant(text: str) -> Any:
    raise ValueError(text)


def _unfit_values(value: Any, path: str, depth: int = 0) -> Iterator[Fault]:
    """Numbers and texts that no database holds, and nesting without end."""
    if isinstance(value, dict | list):
        if depth > MAX_DEPTH:
            yield Fault(path, Wrong.VALUE)
            return
        steps = value.items() if isinstance(value, dict) else enumerate(value)
        for step, item in steps:
            yield from _unfit_values(item, _step(path, step), depth + 1)
    elif not _is_storable(value):
        yield Fault(path, Wrong.VALUE)


def _is_storable(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
    return not isinstance(value, int) or -LARGEST <= value <= LARGEST


def _step(path: str, step: int | str) -> str:
    """One step deeper: `characters[2]`, `characters[2].name`."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    return f"{path}.{step}" if path else step


def _unknown_sections(document: Json) -> Iterator[Fault]:
    """Sections that nobody knows, and foreseen ones that hold something nobody can store yet."""
    known = {"schema", "campaign", "clock", "journal"} | {section for section, _ in listed_kinds()}
    known |= {section for kind, section in SINGLE.items() if kind in BY_KIND}
    foreseen = {*SINGLE.values(), *SECTIONS.values()}
    for key, content in document.items():
        if key not in known and (key not in foreseen or content):
            yield Fault(key, Wrong.UNKNOWN)


def _state_places(document: Json) -> Iterator[tuple[str, str, Any]]:
    """(path, kind, JSON) of every aggregate."""
    yield "campaign", "campaign", document.get("campaign")
    clock = document.get("clock")
    timers = clock.get("timers") if isinstance(clock, dict) else None
    yield (
        "clock",
        "clock",
        {k: v for k, v in clock.items() if k != "timers"} if isinstance(clock, dict) else clock,
    )
    yield from _items("clock.timers", "timer", timers)
    for kind, section in SINGLE.items():
        if kind in BY_KIND and document.get(section) is not None:
            yield section, kind, document[section]
    for section, kind in listed_kinds():
        yield from _items(section, kind, document.get(section))


def _items(path: str, kind: str, raw: Any) -> Iterator[tuple[str, str, Any]]:
    if isinstance(raw, list):
        for index, item in enumerate(raw):
            yield f"{path}[{index}]", kind, item
    elif raw is not None:
        yield path, kind, raw


def _checked_state(path: str, spec: Spec[Any], raw: Any, faults: list[Fault]) -> list[Aggregate]:
    """The aggregate at a place, or nothing and its faults."""
    if raw is None:
        faults.append(Fault(path, Wrong.MISSING))
        return []
    if not isinstance(raw, dict):
        faults.append(Fault(path, Wrong.TYPE))
        return []
    version = raw.get("version", 1)
    if not isinstance(version, int) or not 1 <= version <= spec.version:
        faults.append(Fault(f"{path}.version", Wrong.NEWER if isinstance(version, int) else Wrong.TYPE))
        return []
    state = {key: value for key, value in raw.items() if key != "version"}
    known = {field.name for field in fields(spec.type)}
    if version == spec.version:
        faults += [Fault(f"{path}.{key}", Wrong.UNKNOWN) for key in state if key not in known]
    try:
        loaded: Aggregate = spec.load(version, json.dumps(state))
    except ValidationError as error:
        faults += [_fault_of(path, detail["loc"], detail["type"]) for detail in error.errors()]
        return []
    except (ValueError, KeyError, RuleViolation):
        faults.append(Fault(path, Wrong.VALUE))
        return []
    if loaded.id < SMALLEST_ID:
        faults.append(Fault(f"{path}.id", Wrong.VALUE))
    return [loaded]


def _checked_journal(raw: Any, faults: list[Fault]) -> list[Entry]:
    if not isinstance(raw, list):
        faults.append(Fault("journal", Wrong.MISSING if raw is None else Wrong.TYPE))
        return []
    entries: list[Entry] = []
    for index, item in enumerate(raw):
        entries += _checked_entry(f"journal[{index}]", item, faults)
    return entries


def _checked_entry(path: str, raw: Any, faults: list[Fault]) -> list[Entry]:
    try:
        (line,) = _ENTRY.validate_python((raw,))
    except ValidationError as error:
        faults += [_fault_of(path, detail["loc"][1:], detail["type"]) for detail in error.errors()]
        return []
    events: list[Event] = []
    for index, (kind, values) in enumerate(line.events):
        if kind not in Event.kinds:
            faults.append(Fault(f"{path}.events[{index}][0]", Wrong.UNKNOWN))
            continue
        try:
            events.append(TypeAdapter(Event.kinds[kind]).validate_python(values))
        except ValidationError as error:
            where = f"{path}.events[{index}][1]"
            faults += [_fault_of(where, detail["loc"], detail["type"]) for detail in error.errors()]
    entry = Entry(
        seq=0,
        id=line.id,
        campaign_id=0,
        at_utc=line.at,
        game_time=line.game_time,
        actor_id=line.actor,
        use_case=line.use_case,
        args=line.args,
        seed=line.seed,
        rolls=line.rolls,
        events=tuple(events),
        undone_at=line.undone_at,
        undone_by=line.undone_by,
    )
    return [entry]


def _repeated(states: Iterable[Aggregate], entries: Iterable[Entry]) -> Iterator[Fault]:
    """Ids given out twice among aggregates of a kind, or among entries."""
    seen: set[tuple[str, int]] = set()
    keys = [(spec_of(type(state)).kind, state.id) for state in states]
    keys += [("journal", entry.id) for entry in entries]
    for kind, id in keys:
        if (kind, id) in seen:
            yield Fault(f"{section_of(kind)}: {id}", Wrong.TWICE)
        seen.add((kind, id))


def _only(kind: type[Any], states: Iterable[Aggregate]) -> Any:
    return next((state for state in states if isinstance(state, kind)), None)


def _fault_of(path: str, location: tuple[int | str, ...], problem: str) -> Fault:
    for step in location:
        path = _step(path, step)
    return Fault(path, _wrong_of(problem))


def _wrong_of(problem: str) -> Wrong:
    """Pydantic's error types, in our few."""
    if problem == "missing":
        return Wrong.MISSING
    if problem.startswith("unexpected") or problem == "extra_forbidden":
        return Wrong.UNKNOWN
    return Wrong.TYPE if problem.endswith(("_type", "_parsing")) else Wrong.VALUE
