"""Runs what real time brings due: each job in a transaction of its own.

A crash neither loses nor doubles one.
"""

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.rules.errors import RuleViolation
from bot.services.campaigns import Campaigns
from bot.services.due import JobHandler
from bot.storage.connection import StorageFull
from bot.storage.job import Job
from bot.storage.rows import NO_CAMPAIGN, erase, load_due_jobs, load_one, save

log = logging.getLogger(__name__)

LoneHandler = Callable[[Job], Awaitable[None]]
"""Runs one due job that belongs to no campaign, and deletes it in the same transaction."""

_NONE: Mapping[str, LoneHandler] = {}
_FIRST_RETRY = timedelta(minutes=10)
_LONGEST_RETRY = timedelta(days=1)


class Heartbeat:
    """Runs due jobs, once each call. A job that fails is tried again later and never stops the others."""

    def __init__(
        self,
        campaigns: Campaigns,
        handlers: Mapping[str, JobHandler],
        alone: Mapping[str, LoneHandler] = _NONE,
    ) -> None:
        self._campaigns = campaigns
        self._handlers = handlers
        self._alone = alone

    async def run_due(self, now: datetime) -> int:
        """Run the jobs due by now, each once; returns how many there were.

        A job that a handler makes due again waits for the next call.
        """
        due = await self._campaigns.database.read(
            lambda connection: load_due_jobs(connection, int(now.timestamp()))
        )
        for campaign_id, id in due:
            await self._run(campaign_id, id, now)
        return len(due)

    async def _run(self, campaign_id: int, id: int, now: datetime) -> None:
        try:
            await self._attempt(campaign_id, id, now)
        except RuleViolation as refusal:
            if refusal.key == "gone":
                await self._forget(id)
            else:
                log.warning("job %s of campaign %s was refused: %s", id, campaign_id, refusal.key)
                await self._postpone(id, now)
        except Exception:  # the edge: one campaign's fault must not stop the others
            log.exception("job %s of campaign %s failed", id, campaign_id)
            await self._postpone(id, now)

    async def _attempt(self, campaign_id: int, id: int, now: datetime) -> None:
        stored = await self._campaigns.database.read(lambda connection: load_one(connection, Job, id))
        if stored is None or stored.state.due > now.timestamp():
            return
        job = stored.state
        if campaign_id == NO_CAMPAIGN:
            await self._alone[job.kind](job)
            return
        async with self._campaigns.by_id(campaign_id, f"job-{job.kind}", key=job.key) as campaign:
            current = await campaign.find(Job, id)
            if current is None or current.due > now.timestamp():
                return
            campaign.drop(current)
            await self._handlers[current.kind](campaign, current)

    async def _forget(self, id: int) -> None:
        """What the job was about is no longer there."""
        await self._campaigns.database.commit(lambda connection: erase(connection, "job", id))

    async def _postpone(self, id: int, now: datetime) -> None:
        """Try again later, and later still. No part of the campaign's history: nothing happened."""

        def work(connection: sqlite3.Connection) -> None:
            stored = load_one(connection, Job, id)
            if stored is None or stored.state.due > now.timestamp():
                return
            job = stored.state
            due = now + min(_FIRST_RETRY * 2 ** min(job.attempts, 10), _LONGEST_RETRY)
            later = replace(job, due=int(due.timestamp()), attempts=job.attempts + 1)
            save(connection, later, stored.campaign_id, stored.revision + 1)

        try:
            await self._campaigns.database.commit(work)
        except StorageFull:
            log.error("job %s stays due: there is no room to write", id)
