"""Founding and keeping a Bastion by commands and clicks, by its owner and the DM alone."""

from dataclasses import replace
from typing import Any

import pytest
from simcord.backend.errors import SetupError

from bot.rules.bastion.state import (
    MAGIC_ITEM,
    RENOWNED_GUEST,
    BasicKind,
    Fallen,
    Guest,
    Presence,
    Refugees,
    Treasure,
)
from bot.rules.character import Character
from bot.rules.values import Copper, GameTime, RarityKind
from tests.cogs.bastion_table import Table, has_control, set_table
from tests.discord_world import World, controls, said


@pytest.fixture
async def table(world: World) -> Table:
    return await set_table(world)


def panel(table: Table, name: str = "Ravenhold") -> Any:
    """The live panel of a Bastion at the table."""
    return [it for it in table.public() if f"🏰 {name}" in said(it) and has_control(it, "presence")][-1]


async def press(table: Table, verb: str, *, by: Any = None, on: Any = None) -> Any:
    who = by or table.world.alice
    return await table.world.click(who, on or panel(table), f"{verb}:bastion")


class TestFounding:
    async def new_cleric(self, world: World, level: int = 9) -> int:
        campaign = await world.create_campaign()
        await world.slash(
            world.alice, world.table, "character create",
            name="Mira", classes=f"cleric {level}", abilities="10 12 14 8 16 13", hp="60",
        )  # fmt: skip
        return campaign

    async def test_by_clicks(self, world: World) -> None:
        table = Table(world, await self.new_cleric(world))
        shown = await world.slash(world.alice, world.table, "bastion found")
        assert shown.ephemeral and "Holy Symbol" not in said(shown) and "from level 13" in said(shown)
        shown = await world.choose(world.alice, shown, "cramped", "kitchen")
        shown = await world.choose(world.alice, shown, "roomy", "bedroom")
        assert has_control(shown, "name-")
        shown = await world.choose(world.alice, shown, "level-5", "sanctuary", "garden", "garden+")
        shown = await world.choose(world.alice, shown, "level-9", "sacristy")
        form = await world.click(world.alice, shown, "name-")
        founded = await world.fill(world.alice, form, name="Ravenhold", origin="A gift.", form="A tower.")
        assert not founded.ephemeral and "Mira founds a Bastion: Ravenhold" in said(founded)
        bastion = await table.bastion()
        assert [it.kind for it in bastion.facilities] == ["garden", "garden", "sanctuary", "sacristy"]
        assert (bastion.origin, bastion.form) == ("A gift.", "A tower.")

    async def test_too_many_facilities_cannot_be_founded(self, world: World) -> None:
        await self.new_cleric(world, level=5)
        shown = await world.slash(world.alice, world.table, "bastion found")
        shown = await world.choose(world.alice, shown, "cramped", "kitchen")
        shown = await world.choose(world.alice, shown, "roomy", "bedroom")
        with pytest.raises(SetupError):
            await world.choose(world.alice, shown, "level-5", "sanctuary", "garden", "library")

    async def test_the_panel_outlives_a_restart(self, world: World) -> None:
        await self.new_cleric(world)
        shown = await world.slash(world.alice, world.table, "bastion found")
        await world.restart()
        shown = await world.choose(world.alice, shown, "cramped", "kitchen")
        assert "default': True" in repr(shown.response.components)

    @pytest.mark.parametrize("words", ["Святилище, Сад", "Sanctuary,Garden", "sanctuary, garden"])
    async def test_facilities_may_be_named_in_any_language(self, world: World, words: str) -> None:
        table = Table(world, await self.new_cleric(world))
        await world.slash(
            world.alice, world.table, "bastion found",
            name="Ravenhold", cramped="Кухня", roomy="Bedroom", special=words,
        )  # fmt: skip
        assert [it.kind for it in (await table.bastion()).facilities] == ["sanctuary", "garden"]

    @pytest.mark.parametrize(
        ("special", "reason"),
        [
            ("pub", "level 13"),
            ("arcane_study", "Arcane Focus"),
            ("library,library", "one Library"),
            ("dungeon", "no special facility"),
            ("library,garden,smithy,armory,barrack", "4 special facilities"),
        ],
    )
    async def test_what_the_rules_refuse_has_its_reason(
        self, world: World, special: str, reason: str
    ) -> None:
        table = Table(world, await self.new_cleric(world))
        refused = await world.slash(
            world.alice, world.table, "bastion found",
            name="Ravenhold", cramped="kitchen", roomy="bedroom", special=special,
        )  # fmt: skip
        assert refused.ephemeral and reason in said(refused)
        assert not await table.bastions()

    async def test_before_level_5_the_dm_alone(self, world: World) -> None:
        table = Table(world, await self.new_cleric(world, level=4))
        options = {"name": "Ravenhold", "cramped": "kitchen", "roomy": "bedroom", "special": "garden"}
        refused = await world.slash(world.alice, world.table, "bastion found", **options)
        assert "level 5" in said(refused)
        await world.slash(world.dm, world.table, "bastion found", character="Mira", **options)
        assert (await table.bastion()).name == "Ravenhold"
        history = await world.slash(world.alice, world.table, "campaign history")
        assert "at level 4" in said(history)

    async def test_one_bastion_for_a_character(self, table: Table) -> None:
        refused = await table.world.slash(table.world.alice, table.world.table, "bastion found")
        assert "no character without a Bastion" in said(refused)
        refused = await table.world.slash(
            table.world.alice, table.world.table, "bastion found", character="Mira"
        )
        assert "already has a Bastion" in said(refused)

    async def test_it_can_be_taken_back(self, world: World) -> None:
        table = Table(world, await self.new_cleric(world))
        founded = await world.slash(
            world.alice, world.table, "bastion found",
            name="Ravenhold", cramped="kitchen", roomy="bedroom", special="garden",
        )  # fmt: skip
        await world.click(world.alice, founded, "undo:bastion")
        assert not await table.bastions()

    @pytest.mark.parametrize("name", [" ", "x" * 61, "\u200b"])
    async def test_names_that_are_none(self, world: World, name: str) -> None:
        table = Table(world, await self.new_cleric(world))
        refused = await world.slash(
            world.alice, world.table, "bastion found",
            name=name, cramped="kitchen", roomy="bedroom", special="garden",
        )  # fmt: skip
        assert refused.ephemeral and "60" in said(refused)
        assert not await table.bastions()

    async def test_growing_with_a_level(self, world: World) -> None:
        table = Table(world, await self.new_cleric(world, level=8))
        await world.slash(
            world.alice, world.table, "bastion found",
            name="Ravenhold", cramped="kitchen", roomy="bedroom", special="garden,sanctuary",
        )  # fmt: skip
        assert not has_control(panel(table), "grow:bastion")
        await world.slash(world.alice, world.table, "character level-up", **{"class": "cleric"})
        shown = await world.slash(world.alice, world.table, "bastion show")
        shown = await press(table, "grow", on=shown)
        shown = await world.choose(world.alice, shown, "level-9", "sacristy")
        await world.click(world.alice, shown, "gain-")
        assert [it.kind for it in (await table.bastion()).facilities] == ["garden", "sanctuary", "sacristy"]


class TestThePanel:
    async def test_it_stays_current(self, table: Table) -> None:
        await table.world.slash(table.world.alice, table.world.table, "bastion presence", where="away")
        await table.world.bot.run_due()
        assert "away" in said(panel(table))

    async def test_orders_by_its_buttons(self, table: Table) -> None:
        shown = panel(table)
        shown = await table.world.choose(table.world.alice, shown, "presence", "home")
        shown = await press(table, "maintain", on=shown)
        assert (await table.bastion()).is_maintain_ordered
        shown = await press(table, "undo", on=shown)
        assert not (await table.bastion()).is_maintain_ordered
        assert has_control(shown, "maintain:bastion")

    async def test_a_stranger_is_refused(self, table: Table) -> None:
        refused = await press(table, "maintain", by=table.world.bob)
        assert refused.ephemeral and "not yours" in said(refused)
        assert not (await table.bastion()).is_maintain_ordered

    async def test_an_outdated_panel_is_refused(self, table: Table) -> None:
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion list")
        look = [id for id in controls(shown) if id.startswith("look")][1]
        old = await table.world.click(table.world.alice, shown, look)
        await table.world.slash(table.world.alice, table.world.table, "bastion presence", where="home")
        refused = await press(table, "maintain", on=old)
        assert "out of date" in said(refused)

    async def test_it_lives_on_after_a_restart(self, table: Table) -> None:
        await table.world.restart()
        await press(table, "maintain")
        assert (await table.bastion()).is_maintain_ordered

    async def test_the_dm_acts_for_anyone(self, table: Table) -> None:
        await press(table, "maintain", by=table.world.dm)
        assert (await table.bastion()).is_maintain_ordered

    async def test_it_speaks_the_readers_language_in_private(self, table: Table) -> None:
        table.world.locales[table.world.alice.id] = "uk"
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion list")
        assert "Бастіони" in said(shown)
        await table.world.slash(table.world.alice, table.world.table, "bastion show")
        assert "Бастіон" not in said(panel(table))


class TestPeople:
    async def test_hirelings_and_the_bastion_are_named(self, table: Table) -> None:
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion names")
        form = await table.world.click(table.world.alice, shown, "name-0:bastion")
        lines = "Sanctuary: Brother Ilya\nGarden: Thistle\nSacristy:\nBarrack: Old Hob"
        named = await table.world.fill(table.world.alice, form, name="Crow's Rest", people=lines)
        assert "Brother Ilya" in said(named)
        bastion = (await table.bastions())["Crow's Rest"]
        assert [it.hirelings[0].name for it in bastion.facilities] == [
            "Brother Ilya", "Thistle", "", "Old Hob",
        ]  # fmt: skip

    async def test_a_lost_line_is_refused(self, table: Table) -> None:
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion names")
        form = await table.world.click(table.world.alice, shown, "name-0:bastion")
        refused = await table.world.fill(table.world.alice, form, name="Ravenhold", people="Garden: Thistle")
        assert "4 people" in said(refused)

    async def test_another_defender_fell(self, table: Table) -> None:
        await table.fortify()

        def fall(it: Any) -> Any:
            *living, dead = it.defenders
            return replace(it, defenders=tuple(living), fallen=(Fallen(0, dead),))

        await table.shape("Ravenhold", fall)
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion show")
        shown = await press(table, "fallen", on=shown)
        shown = await table.world.choose(table.world.alice, shown, "living", "55")
        await table.world.choose(table.world.alice, shown, "exchange-55", "50")
        assert {it.name for it in (await table.bastion()).defenders} == {
            "Bruno",
            "Cleo",
            "Dorn",
            "Edda",
            "Falk",
        }


class TestStoresAndGuests:
    async def stocked(self, table: Table) -> None:
        treasure = Treasure(70, MAGIC_ITEM, 1, rarity=RarityKind("uncommon"))
        guest = Guest(71, RENOWNED_GUEST, "Lady Wren", GameTime(10**6))
        await table.shape(
            "Ravenhold",
            lambda it: replace(
                it,
                stores=(treasure,), coffer=Copper(5_000), guests=(guest,), refugees=Refugees(5),
                presence=Presence.HOME, last_number=100,
            ),
        )  # fmt: skip

    async def test_naming_and_taking_a_treasure(self, table: Table) -> None:
        await self.stocked(table)
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion claim")
        form = await table.world.choose(table.world.alice, shown, "call", "70")
        shown = await table.world.fill(table.world.alice, form, name="Bag of Tricks")
        shown = await table.world.choose(table.world.alice, shown, "claim", "70")
        shown = await press(table, "coffer", on=shown)
        assert "empty" in said(shown)
        async with table.world.bot.services.campaigns.read_by_id(table.campaign_id) as campaign:
            (mira,) = [it for it in await campaign.all(Character) if it.name == "Mira"]
        assert [it.name for it in mira.items] == ["Bag of Tricks"]
        assert mira.purse.money == 5_000

    async def test_away_nothing_can_be_taken(self, table: Table) -> None:
        await self.stocked(table)
        await table.world.slash(table.world.alice, table.world.table, "bastion presence", where="away")
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion claim")
        assert not has_control(shown, "claim:bastion") and "at home" in said(shown)

    async def test_farewell_to_a_guest(self, table: Table) -> None:
        await self.stocked(table)
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion dismiss")
        shown = await table.world.choose(table.world.alice, shown, "dismiss", "71")
        assert "Lady Wren" in said(shown) and not (await table.bastion()).guests
        await press(table, "undo", on=shown)
        assert (await table.bastion()).guests

    async def test_refugees_find_a_home(self, table: Table) -> None:
        await self.stocked(table)
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion resettle")
        assert "5 refugees" in said(shown) and (await table.bastion()).refugees is None

    async def test_the_dm_gives_refugees_a_roof(self, table: Table) -> None:
        await self.stocked(table)
        bedroom = next(it for it in (await table.bastion()).rooms if it.kind == BasicKind("bedroom"))
        shown = await table.world.slash(
            table.world.dm, table.world.table, "bastion dismiss", bastion="Ravenhold"
        )
        await table.world.choose(table.world.dm, shown, "shelter", str(bedroom.number))
        refugees = (await table.bastion()).refugees
        assert refugees is not None and refugees.shelter == bedroom.number


class TestTheEnd:
    async def test_giving_up_asks_for_the_name(self, table: Table) -> None:
        form = await table.world.slash(table.world.alice, table.world.table, "bastion divest")
        refused = await table.world.fill(table.world.alice, form, name="Raven")
        assert refused.ephemeral and not (await table.bastion()).is_fallen
        form = await table.world.slash(table.world.alice, table.world.table, "bastion divest")
        ended = await table.world.fill(table.world.alice, form, name="ravenhold")
        assert "given up" in said(ended) and (await table.bastion()).is_fallen
        again = await table.world.slash(table.world.alice, table.world.table, "bastion maintain")
        assert again.ephemeral

    async def test_a_story_is_written(self, table: Table) -> None:
        shown = await press(table, "story")
        form = await press(table, "tell", on=shown)
        told = await table.world.fill(table.world.alice, form, origin="Won at cards.", form="A *mill*.")
        assert "Won at cards." in said(told) and r"A \*mill\*." in said(told)


class TestTheRest:
    async def test_the_list(self, table: Table) -> None:
        shown = await table.world.slash(table.world.bob, table.world.table, "bastion list")
        assert "Ravenhold" in said(shown) and "Oakwatch" in said(shown)
        look = [id for id in controls(shown) if id.startswith("look")][1]
        opened = await table.world.click(table.world.bob, shown, look)
        assert opened.ephemeral and "Sanctuary" in said(opened)

    async def test_reminders(self, table: Table) -> None:
        shown = await table.world.slash(table.world.alice, table.world.table, "bastion remind", on=True)
        assert "will be reminded" in said(shown) and (await table.bastion()).wants_reminder
        await table.world.slash(table.world.alice, table.world.table, "bastion remind", on=False)
        assert not (await table.bastion()).wants_reminder

    async def test_a_reminder_comes_a_day_before_the_week_turns(self, world: World) -> None:
        table = await set_table(world, weekly_tick="Sun 20:00")
        await world.slash(world.alice, world.table, "bastion remind", on=True)
        for _ in range(7):
            await world.let_pass(days=1)
            if "is near" in table.last_words():
                break
        last = table.last()
        assert "Turn 1 is near" in said(last)
        assert [user.id for user in last.mentions] == [world.alice.id]
        assert f"<@{world.alice.id}>" in said(last)
        opened = await world.click(world.alice, last, "orders:bastion")
        assert opened.ephemeral and has_control(opened, "maintain:bastion")
        refused = await world.click(world.bob, last, "orders:bastion")
        assert not has_control(refused, "maintain:bastion")

    async def test_no_such_bastion(self, table: Table) -> None:
        refused = await table.world.slash(
            table.world.bob, table.world.table, "bastion show", bastion="Camelot"
        )
        assert refused.ephemeral and "Camelot" in said(refused)

    async def test_the_dm_has_to_say_which(self, table: Table) -> None:
        refused = await table.world.slash(table.world.dm, table.world.table, "bastion show")
        assert refused.ephemeral
        shown = await table.world.slash(table.world.dm, table.world.table, "bastion show", bastion="oakwatch")
        assert "Smithy" in said(shown)

    async def test_suggestions(self, table: Table) -> None:
        alice, place = table.world.alice, table.world.table
        found = await alice.autocomplete(place, "bastion show", "bastion", "wat")
        assert [it["name"] for it in found] == ["Oakwatch"]
        rooms = await alice.autocomplete(place, "bastion found", "special", "garden, lib")
        assert [(it["name"], it["value"]) for it in rooms] == [("Garden, Library", "garden,library")]
