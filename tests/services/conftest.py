"""Fixtures of use case tests: `served`, a server with no Discord behind it; `table`, a bare campaign."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.services.campaign_world import CampaignWorld, campaign_world
from tests.services.table import Table, laid


@pytest_asyncio.fixture
async def served(tmp_path: Path) -> AsyncIterator[CampaignWorld]:
    async with campaign_world(tmp_path) as world:
        yield world


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async for one in laid(tmp_path / "table.db"):
        yield one
