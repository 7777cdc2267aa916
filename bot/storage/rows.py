"""Aggregates as rows: reading them, writing them, and the columns and tables derived from them."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic

from bot.rules.campaign import Campaign, Status
from bot.storage.aggregates import Aggregate, S, Spec, spec_of

NO_CAMPAIGN = 0
_FORSAKEN = "server:"


@dataclass(frozen=True, slots=True)
class Stored(Generic[S]):
    """A state as it stands in the database, with the text it came from (its before-image)."""

    state: S
    campaign_id: int
    revision: int
    version: int
    text: str


_COLUMNS = "campaign_id, revision, version, state"
_OF_CAMPAIGN = "aggregate INDEXED BY aggregate_of_campaign"
"""Left to itself, SQLite would look through the kind in every campaign."""


def load_one(connection: sqlite3.Connection, kind: type[S], id: int) -> Stored[S] | None:
    """The aggregate of this type and id, whatever its campaign."""
    spec = spec_of(kind)
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM aggregate WHERE kind = ? AND id = ?", (spec.kind, id)
    ).fetchone()
    return None if row is None else _stored(spec, row)


def load_all(
    connection: sqlite3.Connection, kind: type[S], campaign_id: int, *, due_by: int | None = None
) -> list[Stored[S]]:
    """All aggregates of a type in a campaign (those due by then, if asked), in no order."""
    spec = spec_of(kind)
    if due_by is None:
        rows = connection.execute(
            f"SELECT {_COLUMNS} FROM {_OF_CAMPAIGN} WHERE campaign_id = ? AND kind = ?",
            (campaign_id, spec.kind),
        )
    else:
        rows = connection.execute(
            f"SELECT {_COLUMNS} FROM {_OF_CAMPAIGN} WHERE campaign_id = ? AND kind = ? AND due <= ?",
            (campaign_id, spec.kind, due_by),
        )
    return [_stored(spec, row) for row in rows]


def load_due_jobs(connection: sqlite3.Connection, now: int) -> list[tuple[int, int]]:
    """(campaign id, job id) of the jobs due, the oldest first. Campaigns of a forsaken server rest."""
    rows = connection.execute(
        "SELECT campaign_id, id FROM aggregate AS job INDEXED BY job_due WHERE kind = 'job' AND due <= ?"
        " AND NOT EXISTS (SELECT 1 FROM campaign_home AS home"
        " CROSS JOIN aggregate AS mark INDEXED BY aggregate_of_campaign"
        " WHERE home.campaign_id = job.campaign_id AND mark.campaign_id = ? AND mark.kind = 'job'"
        " AND mark.name = ? || home.guild_id) ORDER BY due, id",
        (now, NO_CAMPAIGN, _FORSAKEN),
    )
    return [(campaign_id, id) for campaign_id, id in rows]


def forsaken_key(guild_id: int) -> str:
    """The key of the job, outside of any campaign, that marks a server the bot was sent away from."""
    return f"{_FORSAKEN}{guild_id}"


def guilds_with_campaigns(connection: sqlite3.Connection) -> set[int]:
    """Every server that has a campaign of any status."""
    return {guild_id for (guild_id,) in connection.execute("SELECT DISTINCT guild_id FROM campaign_home")}


def campaigns_at(connection: sqlite3.Connection, guild_id: int, places: Iterable[int]) -> list[int]:
    """The campaigns of a place: those bound to the nearest place, else the unbound ones of the server."""
    for place in places:
        bound = connection.execute(
            "SELECT campaign_id FROM campaign_place JOIN campaign_home USING (campaign_id)"
            " WHERE place_id = ? AND guild_id = ? AND status IN ('running', 'paused') ORDER BY campaign_id",
            (place, guild_id),
        ).fetchall()
        if bound:
            return [campaign_id for (campaign_id,) in bound]
    unbound = connection.execute(
        "SELECT campaign_id FROM campaign_home AS home WHERE guild_id = ? AND status IN ('running', 'paused')"
        " AND NOT EXISTS (SELECT 1 FROM campaign_place AS place WHERE place.campaign_id = home.campaign_id)"
        " ORDER BY campaign_id",
        (guild_id,),
    )
    return [campaign_id for (campaign_id,) in unbound]


def campaigns_of(connection: sqlite3.Connection, guild_id: int) -> list[int]:
    """Every campaign of a server, whatever its status."""
    rows = connection.execute(
        "SELECT campaign_id FROM campaign_home WHERE guild_id = ? ORDER BY campaign_id", (guild_id,)
    )
    return [campaign_id for (campaign_id,) in rows]


def revision_of(connection: sqlite3.Connection, kind: str, id: int) -> int:
    """The revision of an aggregate as it stands; 0 for one that does not."""
    row = connection.execute(
        "SELECT revision FROM aggregate WHERE kind = ? AND id = ?", (kind, id)
    ).fetchone()
    return 0 if row is None else int(row[0])


def insert(connection: sqlite3.Connection, state: Aggregate, campaign_id: int) -> None:
    """Write a state that is not stored yet. Raises `sqlite3.IntegrityError` for one that is, anywhere."""
    _write(connection, _newest(state, campaign_id, 1), "INSERT")


def save_again(connection: sqlite3.Connection, before: Stored[S], state: S, revision: int) -> None:
    """Replace a stored state. What is derived from it is written only where it is another one now."""
    spec = spec_of(type(state))
    row = _newest(state, before.campaign_id, revision)
    if isinstance(state, Campaign) or spec.derived(before.state) != spec.derived(state):
        _write(connection, row)
        return
    updated = connection.execute(
        "UPDATE aggregate SET revision = ?, version = ?, state = ? WHERE kind = ? AND id = ?",
        (revision, row.version, row.text, spec.kind, state.id),
    ).rowcount
    if not updated:  # erased after it was loaded
        _write(connection, row)


def save(connection: sqlite3.Connection, state: Aggregate, campaign_id: int, revision: int) -> None:
    """Insert or replace a state."""
    _write(connection, _newest(state, campaign_id, revision))


def write_row(
    connection: sqlite3.Connection,
    state: Aggregate,
    campaign_id: int,
    *,
    revision: int,
    version: int,
    text: str,
) -> None:
    """Insert or replace a state whose JSON is at hand."""
    _write(connection, Stored(state, campaign_id, revision, version, text))


def _newest(state: S, campaign_id: int, revision: int) -> Stored[S]:
    """A state as the newest version writes it."""
    spec = spec_of(type(state))
    return Stored(state, campaign_id, revision, spec.version, spec.dump(state))


def _write(connection: sqlite3.Connection, row: Stored[Any], how: str = "INSERT OR REPLACE") -> None:
    """Write a row with its searched columns and derived tables."""
    state, spec = row.state, spec_of(type(row.state))
    owner, name, due = spec.owner(state), spec.name(state), spec.due(state)
    connection.execute(
        f"{how} INTO aggregate VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (spec.kind, state.id, row.campaign_id, owner, name, due, row.revision, row.version, row.text),
    )
    if spec.holds_people:
        _save_people(connection, spec, state, row.campaign_id)
    if isinstance(state, Campaign):
        _save_home(connection, state)


def erase(connection: sqlite3.Connection, kind: str, id: int) -> None:
    """Delete an aggregate and what is derived from it."""
    connection.execute("DELETE FROM aggregate WHERE kind = ? AND id = ?", (kind, id))
    connection.execute("DELETE FROM person WHERE kind = ? AND id = ?", (kind, id))
    if kind == "campaign":
        connection.execute("DELETE FROM campaign_home WHERE campaign_id = ?", (id,))
        connection.execute("DELETE FROM campaign_place WHERE campaign_id = ?", (id,))


def erase_campaign(connection: sqlite3.Connection, campaign_id: int) -> None:
    """Delete a campaign for good: aggregates, journal, messages, all."""
    erase(connection, "campaign", campaign_id)
    for table in ("aggregate", "person", "journal", "outbox", "panel", "trouble"):
        connection.execute(f"DELETE FROM {table} WHERE campaign_id = ?", (campaign_id,))


def _stored(spec: Spec[S], row: tuple[int, int, int, str]) -> Stored[S]:
    campaign_id, revision, version, text = row
    return Stored(spec.load(version, text), campaign_id, revision, version, text)


def _save_people(connection: sqlite3.Connection, spec: Spec[Any], state: Any, campaign_id: int) -> None:
    people = {int(user) for user in (spec.owner(state), *spec.people(state)) if user is not None}
    connection.execute("DELETE FROM person WHERE kind = ? AND id = ?", (spec.kind, state.id))
    connection.executemany(
        "INSERT INTO person VALUES (?, ?, ?, ?)",
        [(user, spec.kind, state.id, campaign_id) for user in sorted(people)],
    )


def _save_home(connection: sqlite3.Connection, campaign: Campaign) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO campaign_home VALUES (?, ?, ?)",
        (campaign.id, campaign.guild_id, campaign.status.value),
    )
    connection.execute("DELETE FROM campaign_place WHERE campaign_id = ?", (campaign.id,))
    if campaign.status is not Status.DELETED:
        connection.executemany(
            "INSERT OR IGNORE INTO campaign_place VALUES (?, ?)",
            [(place, campaign.id) for place in campaign.places],
        )
