"""`weekly-tick` and its stall: many campaigns at once, against bare commits of one Bastion's bytes."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator
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
BURST = 50
"""Campaigns between two samplings of the baseline: the disk's mood changes within seconds."""


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


class BareCommits:
    """Plain sqlite3 commits of one text with synchronous=FULL, sampled between the campaigns."""

    def __init__(self, folder: Path, text: str) -> None:
        self._text = text
        self._times: list[float] = []
        self._connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE bastion (id INTEGER PRIMARY KEY, state TEXT)")

    def sample(self) -> None:
        start = time.perf_counter()
        self._connection.execute("BEGIN IMMEDIATE")
        row = (len(self._times) % 50, self._text)
        self._connection.execute("INSERT OR REPLACE INTO bastion VALUES (?, ?)", row)
        self._connection.execute("COMMIT")
        self._times.append(time.perf_counter() - start)

    def finish(self) -> float:
        """Mean seconds of a commit, as the tick's is a mean."""
        self._connection.close()
        return statistics.mean(self._times)


async def figures(folder: Path, model_database: Path) -> AsyncIterator[Figure]:
    """`model_database` holds one campaign with a character and a Bastion, of which the rest are copies."""
    database = await Database.open(folder / "ticks.db")
    try:
        services = build_services(database, load_book(), utc_now, None)
        text = await crowd(database, model_database, CAMPAIGNS, BASTIONS)
        campaigns = await database.read(_campaign_ids)
        bare = BareCommits(folder, text)
        taken, stalled = 0.0, 0.0
        with no_collection():
            for start in range(0, len(campaigns), BURST):
                seconds, stall = await _burst(services, campaigns[start : start + BURST])
                taken, stalled = taken + seconds, max(stalled, stall)
                for _ in range(BURST):
                    bare.sample()
        yield Figure("weekly-tick", taken / (len(campaigns) * BASTIONS) * 1000, "ms", bare.finish() * 1000)
        yield Figure("weekly-tick-stall", stalled * 1000, "ms")
    finally:
        await database.close()


async def _burst(services: Services, campaigns: list[int]) -> tuple[float, float]:
    """Seconds that some campaigns' ticks take one after another, and the longest stall meanwhile."""
    stall = Stall()
    start = time.perf_counter()
    for id in campaigns:
        await _one_turn(services, id)
    return time.perf_counter() - start, stall.stop()


async def _one_turn(services: Services, campaign_id: int) -> None:
    """What the weekly tick does in downtime: move the clock to the next due turn, in one transaction."""
    async with services.campaigns.by_id(campaign_id, "weekly-tick") as campaign:
        (timer,) = [timer for timer in await campaign.all(Timer) if timer.kind == "bastion-turn"]
        await services.timeline.advance(campaign, GameTime(max(timer.due, campaign.now + DAY)))


def _campaign_ids(connection: sqlite3.Connection) -> list[int]:
    return [id for (id,) in connection.execute("SELECT id FROM aggregate WHERE kind = 'campaign'")]
