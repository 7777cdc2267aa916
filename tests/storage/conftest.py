"""Fixtures of the storage tests: an open database in a folder of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.connection import Database


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "hearth.db")
    yield opened
    await opened.close()
