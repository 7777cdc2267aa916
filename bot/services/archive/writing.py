"""Writes a campaign down as its export document, and gives a document other ids."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.rules.clock import Timer
from bot.services.archive.document import APART, OPEN_TO_MANAGERS, SCHEMA, SECTIONS, SINGLE, Json, section_of
from bot.services.due import BASTION_TURN
from bot.storage.aggregates import Aggregate, spec_of, state_json
from bot.storage.journal import Entry, dump_events


def document_of(states: Iterable[Aggregate], journal: Iterable[Entry], *, with_secrets: bool) -> Json:
    """The document of a campaign. Without secrets it holds what all players may know."""
    document: Json = {"schema": SCHEMA, "campaign": None, "clock": None}
    document |= dict.fromkeys(SINGLE.values())
    document |= {section: [] for section in SECTIONS.values()}
    timers: list[Json] = []
    for state in states:
        kind = spec_of(type(state)).kind
        written = state_json(state, as_seen=not with_secrets)
        if isinstance(state, Timer):
            if with_secrets or state.kind == BASTION_TURN:
                timers.append(written)
        elif kind in ("campaign", "clock"):
            document[kind] = written
        elif kind not in APART and (with_secrets or kind in OPEN_TO_MANAGERS):
            _place(document, kind, written)
    document["clock"]["timers"] = timers
    document["journal"] = [*_journal(journal, with_secrets=with_secrets)]
    return document


def renumbered(document: Json, fresh: Mapping[int, int]) -> Json:
    """The document with other ids, wherever they stand, numbers and texts alike."""
    words = {str(old): str(new) for old, new in fresh.items()}

    def walk(value: Any) -> Any:
        if isinstance(value, dict):
            return {words.get(key, key): walk(item) for key, item in value.items()}
        if isinstance(value, list):
            return [walk(item) for item in value]
        if isinstance(value, str):
            return words.get(value, value)
        if isinstance(value, int) and not isinstance(value, bool):
            return fresh.get(value, value)
        return value

    return {key: walk(item) for key, item in document.items()}


def _place(document: Json, kind: str, state: Json) -> None:
    if kind in SINGLE:
        document[SINGLE[kind]] = state
    else:
        document.setdefault(section_of(kind), []).append(state)


def _entry_json(entry: Entry) -> Json:
    return {
        "id": entry.id,
        "at": entry.at_utc,
        "game_time": entry.game_time,
        "actor": entry.actor_id,
        "use_case": entry.use_case,
        "args": entry.args,
        "seed": entry.seed,
        "rolls": entry.rolls,
        "events": json.loads(dump_events(entry.events)),
        "undone_at": entry.undone_at,
        "undone_by": entry.undone_by,
    }


def _journal(entries: Iterable[Entry], *, with_secrets: bool) -> Iterator[Json]:
    """The entries; without secrets those of which everybody may know all, and no seeds."""
    for entry in entries:
        if with_secrets:
            yield _entry_json(entry)
        elif entry.events and all(event.audience.users is None for event in entry.events):
            yield {**_entry_json(entry), "args": "{}", "seed": None}
