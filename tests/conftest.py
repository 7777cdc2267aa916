"""Fixtures for all tests: the bot in a small Discord of its own."""

import logging
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot import app
from tests.discord_world import TableDice, World, living, new_env


@pytest.fixture(scope="session", autouse=True)
def one_book() -> Iterator[None]:
    """Let all bots share one book: reading the rule tables takes longer than most tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(app, "load_book", cache(app.load_book))
        yield


@pytest.fixture
def dice() -> TableDice:
    return TableDice()


@pytest_asyncio.fixture
async def simcord_env(tmp_path: Path, dice: TableDice) -> simcord.Env:
    """Named as SimCord's plugin wants it, so that the test runs on the simulated clock."""
    return new_env(tmp_path / "table.db", dice)


@pytest_asyncio.fixture
async def world(
    simcord_env: simcord.Env, tmp_path: Path, dice: TableDice, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[World]:
    """A server with the bot on it. An ERROR in the log fails the test."""
    with caplog.at_level(logging.ERROR):
        async for started in living(simcord_env, tmp_path / "table.db", dice):
            yield started
    faults = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, faults
