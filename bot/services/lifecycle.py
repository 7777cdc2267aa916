"""What becomes of a server's campaigns when the bot is sent away: they rest, and are kept for a while.

An outage is no farewell: only Discord's word that the bot is out counts.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import timedelta

from bot.services.campaigns import Campaigns
from bot.services.heartbeat import LoneHandler
from bot.storage import outbox
from bot.storage.job import Job, job_id
from bot.storage.rows import (
    NO_CAMPAIGN,
    campaigns_of,
    erase,
    erase_campaign,
    forsaken_key,
    guilds_with_campaigns,
    load_one,
    save,
)

FORSAKEN = "server-forsaken"
KEPT = timedelta(days=30)
_A_WHILE = timedelta(minutes=10)


class Lifecycle:
    """Keeps step with the servers the bot is on. While a server is forsaken, no job of its campaigns runs."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._present: set[int] | None = None

    def jobs(self) -> Mapping[str, LoneHandler]:
        return {FORSAKEN: self._time_is_up}

    async def left(self, guild_id: int) -> None:
        """The bot is out: in 30 days the server's campaigns are deleted."""
        if self._present is not None:
            self._present.discard(guild_id)
        await self._forsake([guild_id])

    async def joined(self, guild_id: int) -> None:
        """The bot is in, perhaps again: campaigns go on as they were left."""
        if self._present is not None:
            self._present.add(guild_id)
        await self._take_up([guild_id])

    async def reconcile(self, guild_ids: Iterable[int]) -> None:
        """Make up for what happened while the bot was not running. `guild_ids` are all servers it is on."""
        self._present = set(guild_ids)
        known = await self._campaigns.database.read(guilds_with_campaigns)
        await self._forsake(known - self._present)
        await self._take_up(known & self._present)

    async def channels_changed(self, guild_id: int) -> None:
        """Channels, roles or permissions are other ones now: try again what could not be sent."""
        self._campaigns.forget_voices()
        released = await self._campaigns.database.commit(
            lambda connection: outbox.retry_held(connection, guild_id)
        )
        if released:
            self._campaigns.on_letters()

    async def _forsake(self, guild_ids: Iterable[int]) -> None:
        now = self._campaigns.clock()
        jobs = [_job(guild_id, int((now + KEPT).timestamp())) for guild_id in guild_ids]

        def work(connection: sqlite3.Connection) -> None:
            for job in jobs:
                if load_one(connection, Job, job.id) is None:
                    save(connection, job, NO_CAMPAIGN, 1)

        if jobs:
            await self._campaigns.database.commit(work)

    async def _take_up(self, guild_ids: Iterable[int]) -> None:
        ids = [_job(guild_id, 0).id for guild_id in guild_ids]

        def forsaken(connection: sqlite3.Connection) -> list[int]:
            return [id for id in ids if load_one(connection, Job, id) is not None]

        def work(connection: sqlite3.Connection) -> None:
            for id in waiting:
                erase(connection, "job", id)

        waiting = await self._campaigns.database.read(forsaken)
        if waiting:
            await self._campaigns.database.commit(work)

    async def _time_is_up(self, job: Job) -> None:
        """Nobody asked the bot back in time, as far as it knows which servers it is on."""
        guild_id = int(job.data["guild"])

        def work(connection: sqlite3.Connection) -> None:
            if self._present is None:
                later = int((self._campaigns.clock() + _A_WHILE).timestamp())
                save(connection, _job(guild_id, later), NO_CAMPAIGN, 1)
                return
            erase(connection, "job", job.id)
            if guild_id not in self._present:
                for campaign_id in campaigns_of(connection, guild_id):
                    erase_campaign(connection, campaign_id)

        await self._campaigns.database.commit(work)
        self._campaigns.forget_voices()


def _job(guild_id: int, due: int) -> Job:
    key = forsaken_key(guild_id)
    return Job(job_id(NO_CAMPAIGN, FORSAKEN, key), FORSAKEN, key, due, {"guild": guild_id})
