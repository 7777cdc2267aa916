"""Fixtures of the tests of answering: the real bot with a toy domain."""

from dataclasses import dataclass

import pytest
import pytest_asyncio

from tests.discord_world import World
from tests.toys import found_campaign, install_toys, make_toy


@dataclass
class Toy:
    """A toy in a campaign of the small Discord, shown at the table."""

    campaign_id: int
    id: int
    panel: object


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    install_toys(monkeypatch)


@pytest_asyncio.fixture
async def toy(toys: None, world: World) -> Toy:
    campaign_id = await found_campaign(world)
    id = await make_toy(world, campaign_id)
    result = await world.slash(world.alice, world.table, "toy", id=str(id))
    return Toy(campaign_id, id, result.response.message)
