"""Sent away, the bot keeps a server's campaigns for 30 days at rest; asked back, they go on."""

from collections.abc import Iterable
from datetime import timedelta

import pytest

from bot.services.heartbeat import Heartbeat
from bot.services.lifecycle import Lifecycle
from bot.services.open_campaign import OpenCampaign
from bot.storage.job import Job
from tests.services.table import GUILD, Table

OTHER = 77


class House:
    """A lifecycle with a heartbeat; `rung` are the jobs of campaigns that ran."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rung: list[str] = []
        self.restart()

    def restart(self) -> None:
        self.lifecycle = Lifecycle(self.table.campaigns)
        self._heartbeat = Heartbeat(self.table.campaigns, {"bell": self._ring}, self.lifecycle.jobs())

    async def _ring(self, campaign: OpenCampaign, job: Job) -> None:
        self.rung.append(job.key)

    async def let_pass(self, **duration: float) -> None:
        self.table.wait(**duration)
        await self._heartbeat.run_due(self.table.now)

    async def start(self, *guild_ids: int) -> None:
        await self.lifecycle.reconcile(guild_ids)

    async def guilds(self) -> list[int]:
        """The servers that still have a campaign."""
        return [id for (id,) in await self.table.rows("SELECT guild_id FROM campaign_home ORDER BY 1")]


@pytest.fixture
async def house(table: Table) -> House:
    await table.found(guild_id=OTHER)
    return House(table)


async def test_after_thirty_days_the_campaigns_of_that_server_are_deleted(house: House) -> None:
    await house.start(GUILD, OTHER)
    await house.lifecycle.left(OTHER)
    await house.let_pass(days=29, hours=23)
    assert await house.guilds() == [GUILD, OTHER]
    await house.let_pass(hours=1)
    assert await house.guilds() == [GUILD]
    assert await house.table.rows("SELECT * FROM aggregate WHERE kind = 'job'") == []


async def test_asked_back_in_time_nothing_is_deleted(house: House) -> None:
    await house.start(GUILD, OTHER)
    await house.lifecycle.left(OTHER)
    await house.let_pass(days=20)
    await house.lifecycle.joined(OTHER)
    await house.let_pass(days=20)
    assert await house.guilds() == [GUILD, OTHER]


async def test_leaving_again_begins_the_grace_anew(house: House) -> None:
    await house.start(GUILD, OTHER)
    for _ in range(3):
        await house.lifecycle.left(OTHER)
        await house.let_pass(days=20)
        await house.lifecycle.joined(OTHER)
    await house.lifecycle.left(OTHER)
    await house.let_pass(days=20)
    await house.lifecycle.left(OTHER)
    await house.let_pass(days=10)
    assert await house.guilds() == [GUILD]


async def test_what_happened_while_the_bot_was_off_is_made_up_for(house: House) -> None:
    await house.start(GUILD)
    await house.let_pass(days=20)
    house.restart()
    await house.start(OTHER)
    await house.let_pass(days=20)
    assert await house.guilds() == [GUILD, OTHER]
    await house.let_pass(days=10)
    assert await house.guilds() == [OTHER]


async def test_nothing_is_deleted_before_the_bot_knows_where_it_is(house: House) -> None:
    await house.start(GUILD)
    house.restart()
    await house.let_pass(days=40)
    assert await house.guilds() == [GUILD, OTHER]
    await house.start(GUILD, OTHER)
    await house.let_pass(days=40)
    assert await house.guilds() == [GUILD, OTHER]


async def test_time_up_while_off_and_still_away_it_is_deleted_after_the_start(house: House) -> None:
    await house.start(GUILD)
    house.restart()
    await house.let_pass(days=40)
    await house.start(GUILD)
    await house.let_pass(minutes=10)
    assert await house.guilds() == [GUILD]


async def test_campaigns_of_a_forsaken_server_rest_until_the_bot_is_back(house: House) -> None:
    async def arm(campaign_ids: Iterable[int]) -> None:
        for id in campaign_ids:
            async with house.table.campaigns.by_id(id, "toy") as campaign:
                due = campaign.real_now + timedelta(days=1)
                campaign.schedule("bell", str(campaign.state.guild_id), due)

    await house.start(GUILD, OTHER)
    await arm(id for (id,) in await house.table.rows("SELECT campaign_id FROM campaign_home"))
    await house.lifecycle.left(OTHER)
    await house.let_pass(days=2)
    assert house.rung == [str(GUILD)]
    await house.lifecycle.joined(OTHER)
    await house.let_pass(days=0)
    assert house.rung == [str(GUILD), str(OTHER)]


async def test_a_server_without_campaigns_leaves_no_trace(house: House) -> None:
    await house.start(GUILD, OTHER)
    await house.lifecycle.left(404)
    await house.let_pass(days=31)
    assert await house.table.rows("SELECT * FROM aggregate WHERE kind = 'job'") == []
    assert await house.guilds() == [GUILD, OTHER]


async def test_changed_channels_let_held_letters_of_that_server_go(house: House) -> None:
    announced: list[None] = []
    for (id,) in await house.table.rows("SELECT campaign_id FROM campaign_home"):
        async with house.table.campaigns.by_id(id, "toy") as campaign:
            campaign.post("table", "toy", guild=campaign.state.guild_id)
    await house.table.database.commit(lambda c: c.execute("UPDATE outbox SET state = 'held'"))
    house.table.campaigns.on_letters = lambda: announced.append(None)
    await house.lifecycle.channels_changed(404)
    assert announced == []
    await house.lifecycle.channels_changed(OTHER)
    assert len(announced) == 1
    held = await house.table.rows("SELECT args FROM outbox WHERE state = 'held'")
    assert held == [(f'{{"guild": {GUILD}}}',)]
