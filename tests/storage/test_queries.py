"""The queries on everyone's way use an index: none grows with all the campaigns there are."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.campaign import Campaign
from bot.rules.clock import Timer
from bot.rules.secret import Secret
from bot.storage import journal, outbox, rows
from bot.storage.connection import Database
from bot.storage.journal import BeforeImage, Entry
from bot.storage.outbox import Letter, Panel

ENTRY = Entry(1, 10**15, 7, 0, 0, 5, "toy", "{}", None, (), (), None, None)
LETTER = Letter(1, 7, 10**15, "message:1:2", "toy", 9, {})

Work = Callable[[sqlite3.Connection], Any]
QUERIES: dict[str, Work] = {
    "an aggregate": lambda c: rows.load_one(c, Secret, 9),
    "all aggregates of a kind": lambda c: rows.load_all(c, Secret, 7),
    "the timers due": lambda c: rows.load_all(c, Timer, 7, due_by=5),
    "the jobs due": lambda c: rows.load_due_jobs(c, 5),
    "the campaign of a place": lambda c: rows.campaigns_at(c, 1, (2, 3)),
    "the campaigns of a server": lambda c: rows.campaigns_of(c, 1),
    "writing an entry": lambda c: journal.append(c, ENTRY, [BeforeImage("toy", 9, None, None, 1)]),
    "the newest entry": lambda c: journal.newest_standing(c, 7, None),
    "the newest entry of an actor": lambda c: journal.newest_standing(c, 7, 5),
    "what is in the way": lambda c: journal.in_the_way(c, ENTRY),
    "an entry": lambda c: journal.entry_by_id(c, 10**15),
    "a page of history": lambda c: journal.older(c, 7, 5, 5),
    "dice to repeat": lambda c: journal.rolls_to_repeat(c, 7, 5, "toy", "{}"),
    "the next letter": lambda c: outbox.due(c, 5, 1),
    "panels to redraw": lambda c: outbox.add_redraws(c, 7, [9, 10], 0, but=None),
    "a letter sent": lambda c: outbox.sent(c, LETTER, 1, 2, 0),
    "letters of an undone entry": lambda c: outbox.take_back(c, 10**15, 7, 0),
    "letters held": lambda c: outbox.release_held(c, 7),
    "letters held on a server": lambda c: outbox.retry_held(c, 1),
    "letters that failed": lambda c: outbox.retry_failed(c, 5),
    "older panels": lambda c: outbox.twins(c, Panel(1, 1, 7, "toy", 9, {})),
    "a panel": lambda c: outbox.panel_at(c, 2),
    "a campaign": lambda c: rows.load_one(c, Campaign, 7),
}


FEW = ("INDEX outbox_due", "INDEX outbox_held", "INDEX outbox_failed", "json_each", "CONSTANT ROW")


@pytest.mark.parametrize("name", QUERIES)
async def test_a_query_on_everyones_way_is_a_search(database: Database, name: str) -> None:
    def work(connection: sqlite3.Connection) -> list[str]:
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        QUERIES[name](connection)
        connection.set_trace_callback(None)
        return [
            f"{step} in {query}"
            for query in asked
            if query.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
            for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {query}")
        ]

    plan = await database.write(work)
    assert plan
    wide = [step for step in plan if is_wide(step)]
    assert not wide, wide


def is_wide(step: str) -> bool:
    """Whether a step walks through what is not the campaign's own, nor the few rows of a partial index."""
    if "aggregate" in step and "PRIMARY KEY (kind=?) " in step:
        return True
    return step.startswith("SCAN") and not any(few in step for few in FEW)
