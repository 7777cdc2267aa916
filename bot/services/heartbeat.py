"""Runs what real time brings due: each job in its own transaction, so that a crash neither loses nor doubles one."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.rules.errors import RuleViolation
from bot.services.campaigns import Campaigns
from bot.services.due import JobHandler
from bot.storage.job import Job
from bot.storage.rows import NO_CAMPAIGN, erase, load_due_jobs, load_one

log = logging.getLogger(__name__)

LoneHandler = Callable[[Job], Awaitable[None]]
"""Runs one due job that belongs to no campaign, and deletes it in the same transaction."""

_NONE: Mapping[str, LoneHandler] = {}
_RETRY = timedelta(minutes=10)


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
        """Run the jobs due by now; returns how many ran. A job that a handler makes due again waits for the next call."""
        due = await self._campaigns.database.read(
            lambda connection: load_due_jobs(connection, int(now.timestamp()))
        )
        for campaign_id, id in due:
            await self._run(campaign_id, id, now)
        return len(due)

    async def _run(self, campaign_id: int, id: int, now: datetime) -> None:
        try:
            if campaign_id == NO_CAMPAIGN:
                await self._run_alone(id)
            else:
                await self._run_in_campaign(campaign_id, id, now)
        except Exception as fault:  # the edge: one campaign's fault must not stop the others
            if isinstance(fault, RuleViolation) and fault.key == "gone":
                await self._forget(id)
                return
            log.exception("job %s of campaign %s failed", id, campaign_id)
            await self._postpone(campaign_id, id, now)

    async def _run_in_campaign(self, campaign_id: int, id: int, now: datetime) -> None:
        job = await self._campaigns.database.read(lambda connection: load_one(connection, Job, id))
        if job is None:
            return
        async with self._campaigns.by_id(campaign_id, f"job-{job.state.kind}") as campaign:
            current = await campaign.find(Job, id)
            if current is None or current.due > now.timestamp():
                return
            campaign.drop(current)
            await self._handlers[current.kind](campaign, current)

    async def _run_alone(self, id: int) -> None:
        """A job that belongs to no campaign takes itself away in its own transaction."""
        job = await self._campaigns.database.read(lambda connection: load_one(connection, Job, id))
        if job is not None:
            await self._alone[job.state.kind](job.state)

    async def _forget(self, id: int) -> None:
        await self._campaigns.database.commit(lambda connection: erase(connection, "job", id))

    async def _postpone(self, campaign_id: int, id: int, now: datetime) -> None:
        if campaign_id == NO_CAMPAIGN:
            return
        async with self._campaigns.by_id(campaign_id, "job-postponed") as campaign:
            job = await campaign.find(Job, id)
            if job is not None:
                campaign.put(replace(job, due=int((now + _RETRY).timestamp())))
