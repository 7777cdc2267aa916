"""A server with no Discord behind it: the use cases on a real database, with a clock that a test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.app import build_services
from bot.rules.campaign import Campaign, WeeklyTick
from bot.rules.values import CampaignId, UserId
from bot.services.caller import Actor, Caller, Place
from bot.services.due import job_table
from bot.services.heartbeat import Heartbeat
from bot.services.services import Services
from bot.services.setup import Begun, Given, Surroundings
from bot.storage.connection import Database
from bot.storage.outbox import Letter, due
from bot.tables import load_book

GUILD, TABLE, SCREEN, ELSEWHERE, CATEGORY = 1, 21, 22, 23, 24
DM_ROLE = 31
DM, MANAGER, ALICE, BOB = (10**17 + number for number in (1, 2, 3, 4))
START = datetime(2026, 3, 4, 12, tzinfo=UTC)
SUNDAY_EVENING = WeeklyTick(weekday=6, hour=20)
AROUND = Surroundings("The Table", is_hidden_here=False)


class PlainDice:
    """Every die shows the same low face, so that nothing depends on chance."""

    def roll(self, sides: int) -> int:
        return min(2, sides)


@dataclass
class Membership:
    """Who has left the server, and which roles were deleted."""

    gone: set[int] = field(default_factory=set)

    async def has_member(self, guild_id: int, user_id: int) -> bool:
        return user_id not in self.gone

    def has_role(self, guild_id: int, role_id: int) -> bool:
        return role_id not in self.gone


@dataclass
class CampaignWorld:
    """The use cases, and people to call them."""

    database: Database
    now: datetime = START
    membership: Membership = field(default_factory=Membership)

    def __post_init__(self) -> None:
        dice = PlainDice()
        self.services: Services = build_services(
            self.database, load_book(), lambda: self.now, dice, self.membership
        )
        self.heartbeat = Heartbeat(
            self.services.campaigns, job_table(self.services), self.services.privacy.jobs()
        )

    @property
    def dm(self) -> Caller:
        return self.caller(DM, SCREEN, roles=(DM_ROLE,))

    @property
    def manager(self) -> Caller:
        return self.caller(MANAGER, may_manage=True)

    @property
    def alice(self) -> Caller:
        return self.caller(ALICE)

    def caller(
        self,
        user: int,
        channel: int = TABLE,
        *,
        guild: int = GUILD,
        roles: tuple[int, ...] = (),
        may_manage: bool = False,
        locale: str = "en",
    ) -> Caller:
        return Caller(Place(guild, channel), Actor(user, frozenset(roles), may_manage), locale)

    async def found(self, caller: Caller | None = None, **given: Any) -> CampaignId:
        """A running campaign in Kyiv, led by the DM role, with a tick on Sunday evening."""
        known = {
            "name": "Ashfall",
            "language": "en",
            "timezone": "Europe/Kyiv",
            "dm_role_id": DM_ROLE,
            "dm_channel_id": SCREEN,
            "table_channel_id": TABLE,
            "tick": SUNDAY_EVENING,
        }
        begun = await self.services.setup.begin(caller or self.manager, Given(**{**known, **given}), AROUND)
        assert isinstance(begun, Begun)
        return begun.state.id

    async def state(self, campaign_id: int) -> Campaign:
        async with self.services.campaigns.read_by_id(campaign_id) as campaign:
            return campaign.state

    async def all(self, campaign_id: int, kind: type[Any]) -> list[Any]:
        async with self.services.campaigns.read_by_id(campaign_id) as campaign:
            found: list[Any] = await campaign.all(kind)
            return found

    async def clock(self, campaign_id: int) -> int:
        async with self.services.campaigns.read_by_id(campaign_id) as campaign:
            return campaign.now

    async def let_pass(self, **duration: float) -> None:
        """Let real time pass, then run what falls due, once."""
        self.now += timedelta(**duration)
        await self.heartbeat.run_due(self.now)

    async def letters(self) -> list[Letter]:
        """What waits to be sent."""
        return await self.database.read(lambda connection: due(connection, 2**60, 1_000))

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """What a question finds in the database."""
        return await self.database.read(lambda connection: connection.execute(query, values).fetchall())


@asynccontextmanager
async def campaign_world(folder: Path) -> AsyncIterator[CampaignWorld]:
    database = await Database.open(folder / "campaigns.db")
    try:
        yield CampaignWorld(database)
    finally:
        await database.close()


def users(*ids: int) -> tuple[UserId, ...]:
    return tuple(map(UserId, ids))
