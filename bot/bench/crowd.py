"""Many campaigns, each a copy of one that was set up by commands."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.services.ids import new_id
from bot.storage import rows
from bot.storage.aggregates import BY_KIND
from bot.storage.connection import Database

_BATCH = 250
"""Campaigns written in one transaction, so that filling the file does not dwarf what is measured."""


async def crowd(database: Database, model: Path, campaigns: int, bastions: int) -> str:
    """Fill a database with copies of the one campaign of `model`. Returns the JSON of one Bastion."""
    with closing(sqlite3.connect(model)) as source:
        stored = source.execute(
            "SELECT kind, version, state FROM aggregate WHERE campaign_id != 0"
        ).fetchall()
    states = [(kind, BY_KIND[kind].load(version, text)) for kind, version, text in stored if kind != "job"]

    def copies(connection: sqlite3.Connection) -> None:
        for _ in range(_BATCH):
            _copy(connection, states, bastions)

    for _ in range(campaigns // _BATCH):
        await database.commit(copies)
    return next(str(text) for kind, _, text in stored if kind == "bastion")


def _copy(connection: sqlite3.Connection, states: list[tuple[str, Any]], bastions: int) -> None:
    campaign_id = new_id()
    for kind, state in states:
        if kind in ("campaign", "clock"):
            _save(connection, kind, replace(state, id=campaign_id), campaign_id)
        elif kind == "timer":
            _save(connection, kind, replace(state, id=new_id()), campaign_id)
    character = next(state for kind, state in states if kind == "character")
    bastion = next(state for kind, state in states if kind == "bastion")
    for _ in range(bastions):
        owner = new_id()
        _save(connection, "character", replace(character, id=owner), campaign_id)
        _save(connection, "bastion", replace(bastion, id=new_id(), owner=owner), campaign_id)


def _save(connection: sqlite3.Connection, kind: str, state: Any, campaign_id: int) -> None:
    rows.save(connection, state, campaign_id, 1)
