"""What an event asks of the owner: buttons at the table, for the owner alone, a deadline and a default."""

from typing import Any

import pytest

from bot.rules.bastion.state import Bastion
from bot.rules.character import Character
from bot.rules.values import GP
from tests.cogs.bastion_table import Table, has_control, set_table
from tests.discord_world import World, controls, said


@pytest.fixture
async def table(world: World) -> Table:
    table = await set_table(world)
    await table.leave()
    return table


async def reveal(table: Table, event: str, *faces: int) -> Any:
    """An event of Ravenhold's is told. Returns the question at the table."""
    await table.turn()
    picked = await table.pick(await table.open(at=1), event)
    table.world.dice.next(*faces)
    await table.act(picked, "reveal")
    await table.world.bot.run_due()
    return question(table)


def question(table: Table) -> Any:
    """The newest message at the table that asks, or asked, an owner."""
    return [it for it in table.public() if "❓" in said(it) and "Ravenhold" in said(it)][-1]


async def mira(table: Table) -> Character:
    async with table.world.bot.services.campaigns.read_by_id(table.campaign_id) as campaign:
        (character,) = [it for it in await campaign.all(Character) if it.name == "Mira"]
        return character


async def gold(table: Table) -> int:
    return (await mira(table)).purse.money // GP


async def ravenhold(table: Table) -> Bastion:
    return await table.bastion()


async def give_gold(table: Table, amount: str = "+600 gp") -> None:
    await table.world.slash(
        table.world.dm, table.world.table, "character purse", character="Mira", change=amount
    )


class TestTheQuestion:
    async def test_it_states_deadline_and_default(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        assert "<t:" in said(asked) and "Without an answer: Let the law take its course" in said(asked)

    async def test_the_owner_pays(self, table: Table) -> None:
        await give_gold(table)
        asked = await reveal(table, "criminal_hireling", 1, 3)
        answered = await table.world.click(table.world.alice, asked, "choose-pay:prompt")
        assert "✔️ Pay 300" in said(answered)
        assert await gold(table) == 300
        assert "stays" in table.last_words()

    async def test_an_empty_purse_cannot_pay(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        refused = await table.world.click(table.world.alice, asked, "choose-pay:prompt")
        assert refused.ephemeral
        assert has_control(question(table), "choose-pay:prompt")

    async def test_nobody_else_may_answer(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        refused = await table.world.click(table.world.bob, asked, "choose-refuse:prompt")
        assert refused.ephemeral and "Mira" in said(refused)
        assert (await ravenhold(table)).pending is not None

    async def test_the_dm_may(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        await table.world.click(table.world.dm, asked, "choose-refuse:prompt")
        assert (await ravenhold(table)).pending is None
        assert "led away" in table.last_words()

    async def test_an_answer_counts_once(self, table: Table) -> None:
        await give_gold(table)
        asked = await reveal(table, "criminal_hireling", 1, 3)
        results = await table.world.race([table.world.alice] * 10, asked, "choose-pay:prompt")
        assert sum("out of date" in said(it) for it in results) == 9
        assert await gold(table) == 300

    async def test_silence_takes_the_default(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        await table.world.let_pass(hours=47)
        assert (await ravenhold(table)).pending is not None
        await table.world.let_pass(hours=2)
        assert (await ravenhold(table)).pending is None
        assert "no answer came" in table.last_words() and "led away" in table.last_words()
        assert not controls(question(table))
        late = table.world.env.backend.get_message(asked.channel.id, asked.id)
        assert not controls(late)

    async def test_it_survives_a_restart(self, table: Table) -> None:
        await reveal(table, "criminal_hireling", 1, 3)
        await table.world.restart()
        await table.world.click(table.world.alice, question(table), "choose-refuse:prompt")
        assert (await ravenhold(table)).pending is None

    async def test_the_digest_of_the_dm_follows(self, table: Table) -> None:
        asked = await reveal(table, "criminal_hireling", 1, 3)
        assert "the owner is asked" in said(table.digest())
        await table.world.click(table.world.alice, asked, "choose-refuse:prompt")
        await table.world.bot.run_due()
        assert "Criminal Hireling · told" in said(table.digest())

    async def test_the_owner_takes_an_answer_back(self, table: Table) -> None:
        await give_gold(table)
        asked = await reveal(table, "criminal_hireling", 1, 3)
        await table.world.click(table.world.alice, asked, "choose-pay:prompt")
        again = await table.world.click(table.world.alice, question(table), "undo:prompt")
        assert has_control(again, "choose-pay:prompt")
        assert await gold(table) == 600


class TestEachQuestion:
    async def test_an_opportunity_brings_another_event(self, table: Table) -> None:
        await give_gold(table)
        asked = await reveal(table, "extraordinary_opportunity")
        table.world.dice.next(60, 99)
        await table.world.click(table.world.alice, asked, "choose-accept:prompt")
        assert await gold(table) == 100
        await table.world.bot.run_due()
        assert "Treasure" in said(await table.open(at=1))
        assert "Treasure" not in table.world.seen_by_all(table.world.table)

    async def test_an_opportunity_may_pass(self, table: Table) -> None:
        asked = await reveal(table, "extraordinary_opportunity")
        await table.world.click(table.world.alice, asked, "choose-decline:prompt")
        assert "pass" in table.last_words()

    async def test_visitors_use_what_the_owner_says(self, table: Table) -> None:
        asked = await reveal(table, "friendly_visitors", 4)
        garden = next(it for it in (await ravenhold(table)).facilities if it.kind == "garden")
        await table.world.choose(table.world.alice, asked, "choose:prompt", str(garden.number))
        assert "Garden" in table.last_words()
        assert await gold(table) == 400

    @pytest.mark.parametrize("kind", ["potion", "scroll"])
    async def test_a_find_is_named_on_a_form(self, table: Table, kind: str) -> None:
        asked = await reveal(table, "magical_discovery")
        form = await table.world.click(table.world.alice, asked, f"choose-{kind}:prompt")
        await table.world.fill(table.world.alice, form, name="Breath of *Winter*")
        (found,) = (await ravenhold(table)).stores
        assert (found.kind, found.name) == (kind, "Breath of *Winter*")
        assert r"Breath of \*Winter\*" in table.last_words()

    async def test_only_the_owner_gets_the_form(self, table: Table) -> None:
        asked = await reveal(table, "magical_discovery")
        refused = await table.world.click(table.world.bob, asked, "choose-potion:prompt")
        assert refused.modal is None and refused.ephemeral

    async def test_defenders_are_sent(self, table: Table) -> None:
        await table.fortify()
        asked = await reveal(table, "request_for_aid")
        table.world.dice.next(2, 3, 6)
        await table.world.choose(table.world.alice, asked, "choose:prompt", "2")
        assert "2d6 (2, 3) = 5 against 10" in table.last_words()
        assert await gold(table) == 300
        assert len((await ravenhold(table)).defenders) == 5

    async def test_a_treasure_has_a_theme(self, table: Table) -> None:
        asked = await reveal(table, "treasure", 95)
        await table.world.click(table.world.alice, asked, "choose-relics:prompt")
        (found,) = (await ravenhold(table)).stores
        assert (found.theme, found.rarity) == ("relics", "uncommon")
