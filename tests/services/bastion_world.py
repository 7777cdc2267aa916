"""A campaign with two owners of Bastions on a real database, with dice and a clock that a test sets."""

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.rules.bastion.state import Bastion, Pending
from bot.rules.campaign import Campaign, Status
from bot.rules.character import Character
from bot.rules.inventory import received
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.rules.values import CampaignId, Copper, GameTime, UserId
from bot.services.bastion_household import BastionHousehold
from bot.services.bastion_screen import BastionScreen
from bot.services.bastion_turns import BastionTurns
from bot.services.bastions import Bastions
from bot.services.caller import Actor, Caller, Place
from bot.services.campaigns import Campaigns
from bot.services.due import due_table, start_turns
from bot.services.heartbeat import Heartbeat
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.timeline import Timeline
from bot.services.undoing import Undoing
from bot.storage.aggregates import Aggregate
from bot.storage.connection import Database
from bot.storage.outbox import Letter, due
from tests.rules.bastion.builders import keep
from tests.rules.sheets import ALICE, BOB, book, character

GUILD, TABLE, SCREEN, DM = 1, 21, 22, UserId(10)
START = datetime(2026, 3, 1, 12, tzinfo=UTC)
MIRA, BORIN = 101, 102
WEEK = 7 * 86400


class LaidDice:
    """The faces that were laid out, in order; a die too many fails the test."""

    def __init__(self) -> None:
        self._faces: deque[int] = deque()
        self.asked: list[int] = []

    def lay(self, *faces: int) -> None:
        assert not self._faces, f"never rolled: {self._faces}"
        self._faces.extend(faces)

    @property
    def left(self) -> int:
        return len(self._faces)

    def roll(self, sides: int) -> int:
        self.asked.append(sides)
        face = self._faces.popleft()
        assert 1 <= face <= sides
        return face


@dataclass
class BastionWorld:
    campaigns: Campaigns
    dice: LaidDice
    campaign_id: int
    now: datetime = START

    def __post_init__(self) -> None:
        self.bastions = Bastions(self.campaigns)
        self.household = BastionHousehold(self.campaigns)
        self.screen = BastionScreen(self.campaigns)
        self.turns = BastionTurns()
        self.timeline = Timeline(due_table(self.turns))
        self.heartbeat = Heartbeat(self.campaigns, self.turns.jobs())
        self.undoing = Undoing(self.campaigns)

    def caller(self, user: int, channel: int = TABLE) -> Caller:
        return Caller(Place(GUILD, channel), Actor(user))

    @property
    def dm(self) -> Caller:
        return self.caller(DM, SCREEN)

    @property
    def alice(self) -> Caller:
        return self.caller(ALICE)

    @property
    def bob(self) -> Caller:
        return self.caller(BOB)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[OpenCampaign]:
        async with self.campaigns.by_id(self.campaign_id, "test") as campaign:
            yield campaign

    @asynccontextmanager
    async def read(self) -> AsyncIterator[ReadCampaign]:
        async with self.campaigns.read_by_id(self.campaign_id, Actor(DM)) as campaign:
            yield campaign

    async def get(self, kind: type[Any], id: int) -> Any:
        async with self.read() as campaign:
            return await campaign.get(kind, id)

    async def all(self, kind: type[Any]) -> list[Any]:
        async with self.read() as campaign:
            return await campaign.all(kind)

    async def put(self, *states: Aggregate) -> None:
        async with self.open() as campaign:
            campaign.put(*states)

    async def settings(self, **values: Any) -> None:
        async with self.open() as campaign:
            campaign.put(replace(campaign.state, **values))

    async def bastion(self, id: int = 1) -> Bastion:
        bastion: Bastion = await self.get(Bastion, id)
        return bastion

    async def change(self, id: int = 1, **fields: Any) -> Bastion:
        bastion = replace(await self.bastion(id), **fields)
        await self.put(bastion)
        return bastion

    async def purse(self, id: int = MIRA) -> int:
        """Gold in a character's purse."""
        owner: Character = await self.get(Character, id)
        return owner.purse.money // 100

    async def give(self, gold: int, id: int = MIRA) -> None:
        """Gold for a character's purse."""
        async with self.open() as campaign:
            owner = await campaign.get(Character, id)
            purse = received(owner.purse, Copper(gold * 100), at=campaign.now)
            campaign.put(replace(owner, purse=purse))

    async def pass_weeks(self, weeks: int = 1, *faces: int) -> None:
        """Let game time pass, with these dice for what falls due."""
        self.dice.lay(*faces)
        async with self.open() as campaign:
            await self.timeline.advance(campaign, GameTime(campaign.now + weeks * WEEK))
        assert self.dice.left == 0

    async def pass_hours(self, hours: float) -> None:
        """Let real time pass, and run what falls due."""
        self.now += timedelta(hours=hours)
        await self.heartbeat.run_due(self.now)

    async def letters(self) -> list[Letter]:
        """Everything that waits to be sent, oldest first."""
        return await self.campaigns.database.read(
            lambda connection: due(connection, int(self.now.timestamp()), 1_000)
        )

    async def pending(self, id: int = 1) -> Pending:
        pending = (await self.bastion(id)).pending
        assert pending is not None
        return pending

    async def secret(self, id: int = 1) -> tuple[int, int]:
        """Id and revision of a Bastion's secret."""
        pending = await self.pending(id)
        async with self.read() as campaign:
            secret = await campaign.get(Secret, pending.secret)
            return secret.id, campaign.revision(secret)

    async def question(self) -> tuple[Prompt, int]:
        """The one open question and its revision."""
        async with self.read() as campaign:
            (prompt,) = [each for each in await campaign.all(Prompt) if each.answer is None]
            return prompt, campaign.revision(prompt)

    async def reveal(self, *faces: int, id: int = 1) -> Any:
        self.dice.lay(*faces)
        done = await self.screen.reveal(self.dm, *await self.secret(id))
        assert self.dice.left == 0
        return done


@asynccontextmanager
async def bastion_world(path: Path) -> AsyncIterator[BastionWorld]:
    """Mira's Dawn Keep (1) is Alice's, Borin's Anvil Hall (2) Bob's; it is the first midnight."""
    dice = LaidDice()
    database = await Database.open(path / "campaign.db")
    state = Campaign(
        CampaignId(7),
        GUILD,
        "Emberfall",
        dm_user_ids=(DM,),
        dm_channel_id=SCREEN,
        table_channel_id=TABLE,
        status=Status.RUNNING,
    )
    world = BastionWorld(Campaigns(database, book(), clock=lambda: world.now, dice=dice), dice, state.id)
    try:
        await _furnish(world, state)
        yield world
    finally:
        await database.close()


async def _furnish(world: BastionWorld, state: Campaign) -> None:
    mira = replace(character("Mira", id=MIRA, cleric=9), owner=ALICE)
    borin = replace(character("Borin", id=BORIN, fighter=9), owner=BOB)
    dawn = replace(keep(book(), "sanctuary", "garden"), id=1, owner=MIRA)
    anvil = replace(keep(book(), "smithy", "barrack"), id=2, owner=BORIN, name="Anvil Hall")
    async with world.campaigns.create(state, "campaign-create", world.dm) as campaign:
        start_turns(campaign)
        campaign.put(mira, borin, dawn, anvil)
