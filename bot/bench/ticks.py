"""`weekly-tick` and its stall: many campaigns at once, against bare commits of one Bastion's bytes."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

from bot.app import build_services, utc_now
from bot.bench.crowd import crowd
from bot.bench.figures import Figure, no_collection
from bot.rules.clock import Timer
from bot.rules.values import DAY, GameTime
from bot.services.services import Services
from bot.storage.connection import Database
from bot.tables import load_book

CAMPAIGNS = 2_000
BASTIONS = 3
PROBE_SECONDS = 0.001
COMMITS = 400


class Stall:
    """Watches the event loop: the longest time by which a short sleep came late."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(PROBE_SECONDS)
            self.longest = max(self.longest, time.perf_counter() - start - PROBE_SECONDS)

    def stop(self) -> float:
        self._task.cancel()
        return self.longest


def bare_commit(folder: Path, text: str) -> float:
    """Median seconds of one plain sqlite3 commit of a text, with synchronous=FULL."""
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE bastion (id INTEGER PRIMARY KEY, state TEXT)")
        times = []
        for number in range(COMMITS):
            start = time.perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT OR REPLACE INTO bastion VALUES (?, ?)", (number % 50, text))
            connection.execute("COMMIT")
            times.append(time.perf_counter() - start)
    return statistics.median(times)


async def figures(folder: Path, model_database: Path) -> AsyncIterator[Figure]:
    """`model_database` holds one campaign with a character and a Bastion, of which the rest are copies."""
    database = await Database.open(folder / "ticks.db")
    try:
        services = build_services(database, load_book(), utc_now, None)
        text = await crowd(database, model_database, CAMPAIGNS, BASTIONS)
        campaigns = await database.read(_campaign_ids)
        bare = bare_commit(folder, text)
        stall = Stall()
        with no_collection():
            start = time.perf_counter()
            for id in campaigns:
                await _one_turn(services, id)
            taken = time.perf_counter() - start
        longest = stall.stop()
        yield Figure("weekly-tick", taken / (len(campaigns) * BASTIONS) * 1000, "ms", bare * 1000)
        yield Figure("weekly-tick-stall", longest * 1000, "ms")
    finally:
        await database.close()


async def _one_turn(services: Services, campaign_id: int) -> None:
    """What the weekly tick does in downtime: move the clock to the next due turn, in one transaction."""
    async with services.campaigns.by_id(campaign_id, "weekly-tick") as campaign:
        (timer,) = [timer for timer in await campaign.all(Timer) if timer.kind == "bastion-turn"]
        await services.timeline.advance(campaign, GameTime(max(timer.due, campaign.now + DAY)))


def _campaign_ids(connection: sqlite3.Connection) -> list[int]:
    return [id for (id,) in connection.execute("SELECT id FROM aggregate WHERE kind = 'campaign'")]
