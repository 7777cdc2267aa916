"""Killed without warning (kill -9) at the worst moments: nothing is lost, nothing done or said twice.

SimCord minds no nonces, so a message sent again shows here; Discord knows it by its nonce, which is the same.
"""

import asyncio
import json
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient

from bot.rules.secret import Secret
from bot.services import heartbeat as heartbeats
from bot.services.open_campaign import OpenCampaign
from bot.storage import outbox
from bot.storage.job import Job
from bot.ui.courier import DiscordCourier
from tests.discord_world import TableDice, World, new_env, populate, spoken_locales
from tests.toys import found_campaign, install_toys, make_toy

Life = Callable[[World], Awaitable[None]]
LETTERS = ("first", "second", "third")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@contextmanager
def written_down(log: Path, *, dying_after: int | None = None) -> Iterator[None]:
    """Write down every message that Discord takes, before the bot knows; die after so many."""
    real = FakeHTTPClient.request

    async def request(self: FakeHTTPClient, route: Any, **options: Any) -> Any:
        answer = await real(self, route, **options)
        if route.method == "POST" and route.path.endswith("/messages"):
            with log.open("a") as file:
                file.write(json.dumps([options["json"]["nonce"], words(answer)]) + "\n")
                file.flush()
                os.fsync(file.fileno())
            if sent(log) == dying_after:
                die()
        return answer

    FakeHTTPClient.request = request
    try:
        yield
    finally:
        FakeHTTPClient.request = real


def words(message: dict[str, Any]) -> str:
    return str(message["components"][0]["components"][0]["content"])


def sent(log: Path) -> int:
    return len(messages(log))


def messages(log: Path) -> list[tuple[str, str]]:
    """(nonce, words) of every message that Discord took."""
    return [tuple(json.loads(line)) for line in log.read_text().splitlines()] if log.exists() else []


async def live(path: Path, life: Life) -> None:
    """A bot's life on this database: started, lived, closed."""
    dice = TableDice()
    world = await populate(new_env(path, dice), path, dice)
    try:
        with spoken_locales(world):
            await life(world)
    finally:
        await world.bot.close()
        await world.env.shutdown()


def live_and_die(path: Path, life: Life, log: Path, dying_after: int | None) -> None:
    with written_down(log, dying_after=dying_after):
        asyncio.run(live(path, life))


class Fate:
    """Two lives on one database: the first is killed, the second finds what is left."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "table.db"
        self.log = folder / "sent.log"

    def killed(self, life: Life, *, after_sending: int | None = None) -> None:
        arguments = (self.path, life, self.log, after_sending)
        process = multiprocessing.get_context("fork").Process(target=live_and_die, args=arguments)
        process.start()
        process.join(60)
        assert process.exitcode == -signal.SIGKILL

    def goes_on(self, life: Life) -> list[tuple[str, str]]:
        """Live on; returns every message of both lives."""
        with written_down(self.log):
            asyncio.run(live(self.path, life))
        return messages(self.log)


@pytest.fixture
def fate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fate:
    install_toys(monkeypatch)
    return Fate(tmp_path)


async def act(world: World) -> None:
    """One command that changes something and sends three letters."""
    campaign_id = await found_campaign(world)
    toy = await make_toy(world, campaign_id, "before")
    async with world.bot.services.campaigns.by_id(campaign_id, "toy-act") as campaign:
        campaign.put(replace(await campaign.get(Secret, toy), note="after"))
        for _ in LETTERS:
            campaign.post("table", "toy-letter", toy)
    await world.bot.run_due()


async def look(world: World) -> None:
    """Let the second life deliver what it finds; the change stands, once."""
    await world.bot.run_due()
    await world.bot.run_due()
    assert await notes(world) == [("after", 2)]


async def notes(world: World) -> list[tuple[str, int]]:
    rows = await world.bot.services.campaigns.database.read(
        lambda c: c.execute("SELECT state, revision FROM aggregate WHERE kind = 'secret'").fetchall()
    )
    return [(json.loads(state)["note"], revision) for state, revision in rows]


def test_killed_before_the_commit_nothing_has_happened(fate: Fate) -> None:
    async def die_in_the_middle(world: World) -> None:
        outbox.add = lambda *args: die()  # type: ignore[assignment]
        await act(world)

    async def nothing(world: World) -> None:
        await world.bot.run_due()
        assert await notes(world) == [("before", 1)]

    fate.killed(die_in_the_middle)
    assert fate.goes_on(nothing) == []


def test_killed_between_commit_and_send_every_letter_is_sent_once(fate: Fate) -> None:
    async def die_before_sending(world: World) -> None:
        DiscordCourier.deliver = lambda *args: die()  # type: ignore[assignment,method-assign]
        await act(world)

    fate.killed(die_before_sending)
    assert [text for _, text in fate.goes_on(look)] == ["letter about after"] * 3
    assert len({nonce for nonce, _ in messages(fate.log)}) == 3


@pytest.mark.parametrize("after_sending", [1, 2, 3])
def test_killed_between_send_and_note_the_letter_is_sent_again_as_the_same(
    fate: Fate, after_sending: int
) -> None:
    fate.killed(act, after_sending=after_sending)
    nonces = [nonce for nonce, _ in fate.goes_on(look)]
    assert len(nonces) == 4
    assert nonces[after_sending - 1] == nonces[after_sending]
    assert len(set(nonces)) == 3


def test_killed_after_a_job_it_is_neither_lost_nor_done_twice(
    fate: Fate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(campaign: OpenCampaign, job: Job) -> None:
        (toy,) = await campaign.all(Secret)
        campaign.put(replace(toy, note=toy.note + "+"))
        campaign.post("table", "toy-letter", toy.id)

    async def arm_and_run(world: World) -> None:
        campaign_id = await found_campaign(world)
        await make_toy(world, campaign_id, "a")
        async with world.bot.services.campaigns.by_id(campaign_id, "toy-arm") as campaign:
            campaign.schedule("toy", "", campaign.real_now - timedelta(seconds=1))
        await world.bot.run_due()

    async def nothing_more(world: World) -> None:
        for _ in range(3):
            await world.bot.run_due()
        assert await notes(world) == [("a+", 2)]

    real = heartbeats.Heartbeat.__init__
    monkeypatch.setattr(
        heartbeats.Heartbeat,
        "__init__",
        lambda self, campaigns, jobs, alone: real(self, campaigns, {"toy": tell}, alone),
    )
    fate.killed(arm_and_run, after_sending=1)
    said = fate.goes_on(nothing_more)
    assert [text for _, text in said] == ["letter about a+"] * 2
    assert len({nonce for nonce, _ in said}) == 1
