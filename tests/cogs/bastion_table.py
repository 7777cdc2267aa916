"""A table with Bastions: a campaign, a cleric with Ravenhold, a fighter with Oakwatch."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import simcord

from bot.rules.bastion.state import Bastion, Defender, Walls
from tests.discord_world import World, controls, find_control, said

DEFENDERS = ("Ada", "Bruno", "Cleo", "Dorn", "Edda", "Falk")


@dataclass
class Table:
    """The world with what stands in it, and short ways to the screens of Bastions."""

    world: World
    campaign_id: int

    async def bastions(self) -> dict[str, Bastion]:
        async with self.world.bot.services.campaigns.read_by_id(self.campaign_id) as campaign:
            return {bastion.name: bastion for bastion in await campaign.all(Bastion)}

    async def bastion(self, name: str = "Ravenhold") -> Bastion:
        return (await self.bastions())[name]

    async def shape(self, name: str, change: Callable[[Bastion], Bastion]) -> None:
        """Put a Bastion into a state that only later parts of the game bring about."""
        found = await self.bastion(name)
        async with self.world.bot.services.campaigns.by_id(self.campaign_id, "test") as campaign:
            campaign.put(change(await campaign.get(Bastion, found.id)))

    async def fortify(self, name: str = "Ravenhold") -> None:
        """Walls all around and six named defenders."""
        roster = tuple(Defender(50 + i, who) for i, who in enumerate(DEFENDERS))
        await self.shape(
            name,
            lambda it: replace(it, walls=Walls(40, is_enclosed=True), defenders=roster, last_number=100),
        )

    async def leave(self) -> None:
        for who in (self.world.alice, self.world.bob):
            await self.world.slash(who, self.world.table, "bastion presence", where="away")

    async def turn(self, *d100: int, by: str = "7 days") -> Any:
        """A week passes; the rolls fall in the order of the Bastions' ids. Returns the DM's digest."""
        self.world.dice.next(*d100)
        await self.world.slash(self.world.dm, self.world.table, "time advance", by=by)
        await self.world.bot.run_due()
        return self.digest()

    def digest(self) -> Any:
        """The newest message of the DM channel with an Open button."""
        return [it for it in self.world.dm_screen.history() if has_control(it, "open:secret")][-1]

    async def open(self, digest: Any = None, *, at: int = 0) -> simcord.InteractionResult:
        """Open one event of the digest."""
        message = digest or self.digest()
        ids = [id for id in controls(message) if id.startswith("open:secret")]
        return await self.world.click(self.world.dm, message, ids[at])

    async def act(self, shown: Any, verb: str) -> simcord.InteractionResult:
        """Press a button of the DM's."""
        return await self.world.click(self.world.dm, shown, f"{verb}:secret")

    async def pick(self, shown: Any, event: str) -> simcord.InteractionResult:
        return await self.world.choose(self.world.dm, shown, "pick:secret", event)

    def public(self, channel: Any = None) -> list[Any]:
        """What everybody sees in a channel, the oldest first."""
        return [it for it in (channel or self.world.table).history() if not it.flags.ephemeral]

    def last(self) -> Any:
        """The newest public message at the table."""
        return self.public()[-1]

    def last_words(self) -> str:
        return said(self.last())


async def set_table(world: World, language: str = "en", **options: Any) -> Table:
    """Alice's cleric with Ravenhold, Bob's fighter with Oakwatch, both away."""
    table = Table(world, await world.create_campaign(language=language, **options))
    await world.slash(
        world.alice, world.table, "character create",
        name="Mira", classes="cleric 9", abilities="10 12 14 8 16 13", hp="60",
    )  # fmt: skip
    await world.slash(
        world.bob, world.table, "character create",
        name="Tor", classes="fighter 9", abilities="16 14 14 8 10 10", hp="80",
    )  # fmt: skip
    await world.slash(
        world.alice, world.table, "bastion found",
        name="Ravenhold", cramped="kitchen", roomy="bedroom", special="sanctuary,garden,sacristy,barrack",
    )  # fmt: skip
    await world.slash(
        world.bob, world.table, "bastion found",
        name="Oakwatch", cramped="storage", roomy="parlor", special="smithy, armory",
    )  # fmt: skip
    return table


def has_control(shown: Any, prefix: str) -> bool:
    try:
        find_control(shown, prefix)
    except AssertionError:
        return False
    return True
