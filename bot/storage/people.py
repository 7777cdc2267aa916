"""Where a user's data stands, and how it is taken out of rows that others depend on. Knows no Discord."""

import json
import re
import sqlite3
from dataclasses import dataclass
from typing import Any

from bot.storage.aggregates import BY_KIND, state_json
from bot.storage.rows import erase_campaign, write_row

DEPARTED = 1
"""Stands for a user who had their data deleted; no Discord user has this id."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One aggregate that holds a user's data. `name` and `state` only where the thing is the user's own."""

    campaign_id: int
    kind: str
    id: int
    is_own: bool
    name: str | None
    state: dict[str, Any] | None


def traces_of(connection: sqlite3.Connection, user_id: int) -> list[Trace]:
    """Everything that holds a user's data, and what belongs to their characters, by campaign and kind."""
    rows = connection.execute(
        "SELECT person.campaign_id, kind, id, owner_id IS person.user_id, name, version, state FROM person"
        " JOIN aggregate USING (kind, id) WHERE person.user_id = ?1"
        " UNION SELECT campaign_id, kind, id, 1, name, version, state FROM aggregate"
        " WHERE kind = 'bastion' AND (campaign_id, json_extract(state, '$.owner')) IN"
        " (SELECT campaign_id, id FROM aggregate WHERE kind = 'character' AND owner_id = ?1)"
        " ORDER BY 1, 2, 3",
        (user_id,),
    )
    return [
        Trace(campaign_id, kind, id, True, name, _as_seen(kind, version, text))
        if is_own
        else Trace(campaign_id, kind, id, False, None, None)
        for campaign_id, kind, id, is_own, name, version, text in rows
    ]


def _as_seen(kind: str, version: int, text: str) -> dict[str, Any]:
    return state_json(BY_KIND[kind].load(version, text), as_seen=True)


def campaigns_with(connection: sqlite3.Connection, user_id: int) -> list[int]:
    """The campaigns in which a user stands or has done something."""
    rows = connection.execute(
        "SELECT campaign_id FROM person WHERE user_id = ?1"
        " UNION SELECT campaign_id FROM journal WHERE actor_id = ?1 ORDER BY campaign_id",
        (user_id,),
    )
    return [campaign_id for (campaign_id,) in rows]


def forget(connection: sqlite3.Connection, user_id: int) -> None:
    """Delete what is the user's alone; take the user out of what others depend on."""
    for campaign_id in campaigns_with(connection, user_id):
        if _is_shared(connection, campaign_id, user_id):
            _anonymise(connection, campaign_id, user_id)
        else:
            erase_campaign(connection, campaign_id)
    connection.execute("DELETE FROM person WHERE user_id = ?", (user_id,))


def _is_shared(connection: sqlite3.Connection, campaign_id: int, user_id: int) -> bool:
    row = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM person WHERE campaign_id = ?1 AND user_id NOT IN (?2, ?3))"
        " OR EXISTS (SELECT 1 FROM journal WHERE campaign_id = ?1 AND actor_id NOT IN (0, ?2, ?3))",
        (campaign_id, user_id, DEPARTED),
    ).fetchone()
    return bool(row[0])


def _anonymise(connection: sqlite3.Connection, campaign_id: int, user_id: int) -> None:
    like = f"%{user_id}%"
    found = connection.execute(
        "SELECT kind, revision, version, state FROM aggregate WHERE campaign_id = ? AND state LIKE ?",
        (campaign_id, like),
    ).fetchall()
    for kind, revision, version, state in found:
        text, loaded = _forgotten_state(kind, version, state, user_id)
        write_row(connection, loaded, campaign_id, revision=revision + 1, version=version, text=text)
    images = connection.execute(
        "SELECT entry, before_image.kind, before_image.id, version, state FROM before_image"
        " JOIN journal ON seq = entry WHERE campaign_id = ? AND state LIKE ?",
        (campaign_id, like),
    ).fetchall()
    for entry, kind, id, version, state in images:
        text, _ = _forgotten_state(kind, version, state, user_id)
        connection.execute(
            "UPDATE before_image SET state = ? WHERE entry = ? AND kind = ? AND id = ?",
            (text, entry, kind, id),
        )
    _anonymise_texts(connection, campaign_id, user_id)


def _anonymise_texts(connection: sqlite3.Connection, campaign_id: int, user_id: int) -> None:
    """The journal, waiting messages and live panels."""
    for column in ("actor_id", "undone_by"):
        connection.execute(
            f"UPDATE journal SET {column} = ? WHERE campaign_id = ? AND {column} = ?",
            (DEPARTED, campaign_id, user_id),
        )
    for table, column in (("journal", "events"), ("journal", "args"), ("outbox", "args"), ("panel", "args")):
        found = connection.execute(
            f"SELECT rowid, {column} FROM {table} WHERE campaign_id = ? AND {column} LIKE ?",
            (campaign_id, f"%{user_id}%"),
        ).fetchall()
        for rowid, text in found:
            anonymous = _number(user_id).sub(str(DEPARTED), text)
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (anonymous, rowid))


def _forgotten_state(kind: str, version: int, text: str, user_id: int) -> tuple[str, Any]:
    """A state without the user. Where the kind cannot do without, the departed user stands instead."""
    spec = BY_KIND[kind]
    try:
        without = json.dumps(_without(json.loads(text), user_id), ensure_ascii=False, separators=(",", ":"))
        return without, spec.load(version, without)
    except ValueError:
        replaced = _number(user_id).sub(str(DEPARTED), text)
        return replaced, spec.load(version, replaced)


def _without(value: Any, user_id: int) -> Any:
    """JSON without a user: lists lose the id, an owner is nobody, any other mention names the departed."""
    if isinstance(value, dict):
        return {
            _number(user_id).sub(str(DEPARTED), key): None
            if key == "owner" and item == user_id
            else _without(item, user_id)
            for key, item in value.items()
        }
    if isinstance(value, list):
        return [_without(item, user_id) for item in value if item != user_id]
    if isinstance(value, str):
        return _number(user_id).sub(str(DEPARTED), value)
    return DEPARTED if value == user_id and not isinstance(value, bool) else value


def _number(user_id: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){user_id}(?!\d)")
