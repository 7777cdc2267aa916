"""The journal: what was done, by whom, with which dice, and the before-images that undo it."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from bot.rules.events import Event
from bot.storage.aggregates import BY_KIND
from bot.storage.rows import erase, revision_of, write_row

UNDOABLE_ENTRIES = 200
"""How many of a campaign's newest entries keep their before-images, at the least."""
SPARE_ENTRIES = 20
"""How many more may keep them until they are forgotten together, which is cheaper than one by one."""

Dice = tuple[tuple[int, int], ...]
"""(sides, face) of each die, in order."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a campaign's history. `seq` orders entries; moments are seconds since 1970 (UTC)."""

    seq: int
    id: int
    campaign_id: int
    at_utc: int
    game_time: int
    actor_id: int
    use_case: str
    args: str
    seed: str | None
    rolls: Dice
    events: tuple[Event, ...]
    undone_at: int | None
    undone_by: int | None


@dataclass(frozen=True, slots=True)
class BeforeImage:
    """What an aggregate was before an entry touched it; `text` is None when it did not exist."""

    kind: str
    id: int
    version: int | None
    text: str | None
    revision: int


_FIELDS = tuple(field.name for field in fields(Entry))
_COLUMNS = ", ".join(_FIELDS)
_OF_LATER = ", ".join(f"later.{name}" for name in _FIELDS)

_TELLING_ID = 10**12
"""Ids are random and long, so that one is met inside a state only where the state refers to it."""


@cache
def _adapter(kind: str) -> TypeAdapter[Event]:
    return TypeAdapter(Event.kinds[kind])


def dump_events(events: tuple[Event, ...]) -> str:
    """Events as JSON: [[kind, fields], ...]."""
    parts = (f'["{event.kind}",{_adapter(event.kind).dump_json(event).decode()}]' for event in events)
    return f"[{','.join(parts)}]"


def load_events(text: str) -> tuple[Event, ...]:
    """Events read back. One that another version of the bot wrote is left out if it cannot be told."""
    events = (_load_event(kind, values) for kind, values in json.loads(text))
    return tuple(event for event in events if event is not None)


def _load_event(kind: str, values: dict[str, Any]) -> Event | None:
    if kind not in Event.kinds:
        return None
    try:
        return _adapter(kind).validate_python(values, strict=False)
    except ValidationError:
        return None


def append(connection: sqlite3.Connection, entry: Entry, images: list[BeforeImage]) -> int:
    """Write an entry (its `seq` is given here) with its before-images. Returns the seq."""
    rolls = json.dumps(entry.rolls, separators=(",", ":")) if entry.rolls else None
    cursor = connection.execute(
        "INSERT INTO journal (id, campaign_id, at_utc, game_time, actor_id, use_case, args, seed, rolls,"
        " events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.id, entry.campaign_id, entry.at_utc, entry.game_time, entry.actor_id,
            entry.use_case, entry.args, entry.seed, rolls, dump_events(entry.events),
        ),
    )  # fmt: skip
    seq = cast(int, cursor.lastrowid)
    connection.executemany(
        "INSERT INTO before_image VALUES (?, ?, ?, ?, ?, ?)",
        [(seq, image.kind, image.id, image.version, image.text, image.revision) for image in images],
    )
    _prune(connection, entry.campaign_id)
    return seq


def copy(connection: sqlite3.Connection, entry: Entry) -> None:
    """Write an entry of another database down as it was, undone ones as undone. It cannot be taken back."""
    seq = append(connection, entry, [])
    connection.execute(
        "UPDATE journal SET undone_at = ?, undone_by = ? WHERE seq = ?",
        (entry.undone_at, entry.undone_by, seq),
    )


def _prune(connection: sqlite3.Connection, campaign_id: int) -> None:
    """Forget the images of entries that newer ones have pushed out of the window."""
    row = connection.execute(
        "SELECT seq FROM journal WHERE campaign_id = ? ORDER BY seq DESC LIMIT 1 OFFSET ?",
        (campaign_id, UNDOABLE_ENTRIES + SPARE_ENTRIES),
    ).fetchone()
    if row is None or not connection.execute("SELECT 1 FROM before_image WHERE entry = ?", row).fetchone():
        return
    connection.execute(
        "DELETE FROM before_image WHERE entry IN"
        " (SELECT seq FROM journal WHERE campaign_id = ? ORDER BY seq DESC LIMIT ? OFFSET ?)",
        (campaign_id, SPARE_ENTRIES + 1, UNDOABLE_ENTRIES),
    )


def entry_by_id(connection: sqlite3.Connection, id: int) -> Entry | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM journal WHERE id = ?", (id,)).fetchone()
    return None if row is None else _entry(row)


def newest_standing(connection: sqlite3.Connection, campaign_id: int, actor_id: int | None) -> Entry | None:
    """The newest entry that changed something and still stands (of one actor, if named).

    A job that only set itself anew changed nothing that anyone would want back.
    """
    by_actor = "" if actor_id is None else " AND actor_id = :actor"
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM journal WHERE campaign_id = :campaign{by_actor} AND undone_at IS NULL"
        " AND EXISTS (SELECT 1 FROM before_image WHERE entry = seq AND kind != 'job')"
        " ORDER BY seq DESC LIMIT 1",
        {"campaign": campaign_id, "actor": actor_id},
    ).fetchone()
    return None if row is None else _entry(row)


def older(connection: sqlite3.Connection, campaign_id: int, before: int, limit: int) -> list[Entry]:
    """Entries whose seq is lower than `before`, the newest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM journal WHERE campaign_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?",
        (campaign_id, before, limit),
    )
    return [_entry(row) for row in rows]


def count_of_actor(connection: sqlite3.Connection, campaign_id: int, actor_id: int) -> int:
    """How many entries a user made in a campaign."""
    row = connection.execute(
        "SELECT count(*) FROM journal WHERE actor_id = ? AND campaign_id = ?", (actor_id, campaign_id)
    ).fetchone()
    return int(row[0])


def all_entries(connection: sqlite3.Connection, campaign_id: int) -> Iterator[Entry]:
    """The whole journal of a campaign, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM journal WHERE campaign_id = ? ORDER BY seq", (campaign_id,)
    )
    return map(_entry, rows)


def images_of(connection: sqlite3.Connection, seq: int) -> list[BeforeImage]:
    rows = connection.execute(
        "SELECT kind, id, version, state, revision FROM before_image WHERE entry = ?", (seq,)
    )
    return [BeforeImage(*row) for row in rows]


def in_the_way(connection: sqlite3.Connection, entry: Entry) -> Entry | None:
    """The newest later entry that still stands and builds on this one.

    It touched an aggregate that this entry touched too, or one that refers to an aggregate this entry made.
    """
    row = connection.execute(
        f"SELECT {_OF_LATER} FROM journal AS later WHERE later.campaign_id = :campaign AND later.seq > :seq"
        " AND later.undone_at IS NULL AND EXISTS (SELECT 1 FROM before_image AS mine"
        " CROSS JOIN before_image AS theirs ON theirs.kind = mine.kind AND theirs.id = mine.id"
        " WHERE mine.entry = :seq AND theirs.entry = later.seq) ORDER BY later.seq DESC LIMIT 1",
        {"campaign": entry.campaign_id, "seq": entry.seq},
    ).fetchone()
    return _referring(connection, entry) if row is None else _entry(row)


def _referring(connection: sqlite3.Connection, entry: Entry) -> Entry | None:
    row = connection.execute(
        "WITH referring AS MATERIALIZED (SELECT other.kind, other.id FROM before_image AS made"
        " CROSS JOIN aggregate AS other INDEXED BY aggregate_of_campaign"
        " WHERE made.entry = :seq AND made.state IS NULL AND made.id >= :telling"
        " AND other.campaign_id = :campaign AND instr(other.state, made.id))"
        f" SELECT {_OF_LATER} FROM journal AS later WHERE later.campaign_id = :campaign AND later.seq > :seq"
        " AND later.undone_at IS NULL AND EXISTS (SELECT 1 FROM referring"
        " CROSS JOIN before_image AS theirs ON theirs.kind = referring.kind AND theirs.id = referring.id"
        " WHERE theirs.entry = later.seq) ORDER BY later.seq DESC LIMIT 1",
        {"campaign": entry.campaign_id, "seq": entry.seq, "telling": _TELLING_ID},
    ).fetchone()
    return None if row is None else _entry(row)


def take_back(connection: sqlite3.Connection, entry: Entry, *, at_utc: int, by: int) -> list[BeforeImage]:
    """Put every aggregate back as it was before the entry, which is undone then. Returns what it put back.

    The old state comes back under a new revision, so that no button drawn in between fits it.
    """
    images = images_of(connection, entry.seq)
    for image in images:
        if image.text is None or image.version is None:
            erase(connection, image.kind, image.id)
        else:
            revision = max(image.revision, revision_of(connection, image.kind, image.id)) + 1
            state = BY_KIND[image.kind].load(image.version, image.text)
            write_row(
                connection,
                state,
                entry.campaign_id,
                revision=revision,
                version=image.version,
                text=image.text,
            )
    connection.execute(
        "UPDATE journal SET undone_at = ?, undone_by = ? WHERE seq = ?", (at_utc, by, entry.seq)
    )
    return images


def rolls_to_repeat(
    connection: sqlite3.Connection, campaign_id: int, actor_id: int, use_case: str, args: str
) -> tuple[int, Dice] | None:
    """(entry id, dice) of the newest undone entry that this actor made just so and has not repeated yet."""
    row = connection.execute(
        "SELECT id, rolls FROM journal WHERE campaign_id = ? AND actor_id = ? AND use_case = ? AND args = ?"
        " AND undone_at IS NOT NULL AND rolls_taken = 0 AND rolls IS NOT NULL ORDER BY seq DESC LIMIT 1",
        (campaign_id, actor_id, use_case, args),
    ).fetchone()
    return None if row is None else (row[0], _rolls(row[1]))


def mark_rolls_taken(connection: sqlite3.Connection, entry_id: int) -> None:
    connection.execute("UPDATE journal SET rolls_taken = 1 WHERE id = ?", (entry_id,))


def _rolls(text: str | None) -> Dice:
    return tuple((sides, face) for sides, face in json.loads(text)) if text else ()


def _entry(row: tuple[Any, ...]) -> Entry:
    values = dict(zip(_FIELDS, row, strict=True))
    values["rolls"] = _rolls(values["rolls"])
    values["events"] = load_events(values["events"])
    return Entry(**values)
