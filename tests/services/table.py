"""A campaign without Discord: a database of its own, a clock set by hand, dice laid out beforehand."""

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from bot.rules.campaign import Campaign, Status, WeeklyTick
from bot.rules.secret import Secret
from bot.rules.values import CampaignId, UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.campaigns import Campaigns
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.undoing import Undoing
from bot.storage.connection import Database
from bot.tables import Book, load_book

GUILD, TABLE, SCREEN = 31, 32, 33
HERE = Place(GUILD, TABLE)
DM = Caller(HERE, Actor(1))
ALICE = Caller(HERE, Actor(2))
BOB = Caller(HERE, Actor(3))


@dataclass
class LaidOut:
    """Dice whose faces are laid out beforehand."""

    faces: deque[int] = field(default_factory=deque)

    def lay(self, *faces: int) -> None:
        self.faces.extend(faces)

    def roll(self, sides: int) -> int:
        return self.faces.popleft()


@dataclass
class Table:
    """What a test of the services needs at hand."""

    database: Database
    campaigns: Campaigns
    undoing: Undoing
    dice: LaidOut
    campaign_id: CampaignId = field(default=CampaignId(0))
    now: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def wait(self, **duration: float) -> None:
        self.now += timedelta(**duration)

    async def found(self, **settings: Any) -> CampaignId:
        """A running campaign of the server."""
        state = replace(
            Campaign(
                CampaignId(new_id()),
                GUILD,
                "Ashfall",
                dm_user_ids=(UserId(1),),
                dm_channel_id=SCREEN,
                table_channel_id=TABLE,
                status=Status.RUNNING,
                tick=WeeklyTick(on=False),
            ),
            **settings,
        )
        async with self.campaigns.create(state, "campaign-create", DM):
            pass
        return state.id

    async def keep(self, note: str, caller: Caller = DM, use_case: str = "toy-keep", **args: int) -> int:
        """Put a new Secret with a note; returns its id."""
        async with self.campaigns.open(caller, use_case, **args) as campaign:
            secret = Secret(new_id(), "toy", 0, note=note)
            campaign.put(secret)
        return secret.id

    async def rewrite(self, id: int, note: str, caller: Caller = DM) -> int:
        """Change the note; returns the id of the journal entry."""
        async with self.campaigns.open(caller, "toy-rewrite") as campaign:
            campaign.put(replace(await campaign.get(Secret, id), note=note))
        return campaign.entry

    async def notes(self) -> list[str]:
        """The notes of all Secrets, by id."""
        async with self.campaigns.read(DM) as campaign:
            return [secret.note for secret in await campaign.all(Secret)]

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.database.read(lambda connection: connection.execute(query, values).fetchall())

    @asynccontextmanager
    async def opened(self, use_case: str = "toy", caller: Caller = DM) -> AsyncIterator[OpenCampaign]:
        async with self.campaigns.open(caller, use_case) as campaign:
            yield campaign


@cache
def the_book() -> Book:
    """The rule tables, read once."""
    return load_book()


async def laid(path: Path) -> AsyncIterator[Table]:
    """A table with one running campaign, cleared away in the end."""
    database = await Database.open(path)
    dice = LaidOut()
    campaigns = Campaigns(database, the_book(), clock=lambda: table.now, dice=dice)
    table = Table(database, campaigns, Undoing(campaigns), dice)
    try:
        table.campaign_id = await table.found()
        yield table
    finally:
        await database.close()
