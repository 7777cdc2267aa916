"""The main job: a turn falls due, the DM alone sees the roll, reveals it when it suits, takes it back."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.bastion.state import Bastion
from tests.cogs.bastion_table import Table, has_control, set_table
from tests.discord_world import World, said


@pytest.fixture
async def table(world: World) -> Table:
    table = await set_table(world)
    await table.leave()
    return table


def order_of(bastions: dict[str, Bastion]) -> list[str]:
    """Bastions roll in the order of their ids, which are random."""
    return sorted(bastions, key=lambda name: bastions[name].id)


async def rolled(table: Table, ravenhold: int, oakwatch: int = 1) -> Any:
    """A turn with these rolls. Returns the opened event of Ravenhold."""
    faces = {"Ravenhold": ravenhold, "Oakwatch": oakwatch}
    digest = await table.turn(*[faces[name] for name in order_of(await table.bastions())])
    return await table.open(digest, at=1)  # by name: Oakwatch, Ravenhold


class TestTheExample:
    async def test_the_roll_is_the_dms_alone(self, table: Table) -> None:
        await table.fortify()
        opened = await rolled(table, 53)
        assert "Attack" in said(table.digest()) and "1d100 = 53" in said(table.digest())
        assert opened.ephemeral and "Attack" in said(opened)
        assert "Attack" not in table.world.seen_by_all(table.world.table)

    async def test_reveal_and_undo(self, table: Table) -> None:
        await table.fortify()
        opened = await rolled(table, 53)
        table.world.dice.next(1, 5, 1, 3)
        revealed = await table.act(opened, "reveal")
        assert table.world.dice.left == 0
        story = table.last_words()
        assert "4d6 (1, 5, 1, 3)" in story and "Edda" in story and "Falk" in story
        assert [it.name for it in (await table.bastion()).defenders] == ["Ada", "Bruno", "Cleo", "Dorn"]
        undone = await table.act(revealed, "undo")
        assert len((await table.bastion()).defenders) == 6
        assert has_control(undone, "reveal:secret")
        await table.world.bot.run_due()
        assert "4d6" not in table.world.seen_by_all(table.world.table)

    async def test_the_digest_follows(self, table: Table) -> None:
        opened = await rolled(table, 1)
        revealed = await table.act(opened, "reveal")
        await table.world.bot.run_due()
        assert "All Is Well · told" in said(table.digest())
        await table.act(revealed, "undo")
        await table.world.bot.run_due()
        assert "2 events wait" in said(table.digest())

    async def test_the_same_dice_come_again_after_undo(self, table: Table) -> None:
        await table.fortify()
        opened = await rolled(table, 53)
        table.world.dice.next(1, 5, 1, 3)
        undone = await table.act(await table.act(opened, "reveal"), "undo")
        table.world.dice.next(6, 6, 6, 6)
        await table.act(undone, "reveal")
        assert len((await table.bastion()).defenders) == 4
        assert table.world.dice.left == 4

    async def test_it_is_told_in_the_language_of_the_campaign(self, world: World) -> None:
        table = await set_table(world, language="uk")
        await table.leave()
        await table.fortify()
        opened = await rolled(table, 53)
        table.world.dice.next(1, 5, 1, 3)
        await table.act(opened, "reveal")
        assert "4к6 (1, 5, 1, 3)" in table.last_words()


class TestBehindTheScreen:
    async def test_reroll(self, table: Table) -> None:
        opened = await rolled(table, 53)
        table.world.dice.next(84)
        again = await table.act(opened, "reroll")
        assert "Refugees" in said(again)
        assert "Refugees" in said(table.digest())

    async def test_pick_another(self, table: Table) -> None:
        picked = await table.pick(await rolled(table, 53), "guest")
        table.world.dice.next(4)
        await table.act(picked, "reveal")
        assert "a friendly monster" in table.last_words()

    async def test_the_dms_own_telling_leads(self, table: Table) -> None:
        opened = await rolled(table, 12)
        form = await table.world.click(table.world.dm, opened, "edit:secret")
        edited = await table.world.fill(table.world.dm, form, note="A quiet week, *but the ravens are gone*.")
        table.world.dice.next(4)
        await table.act(edited, "reveal")
        first, *rest = table.last_words().split("\n")
        assert first == r"A quiet week, \*but the ravens are gone\*."
        assert any("glasses" in line for line in rest)

    async def test_resolved_silently(self, table: Table) -> None:
        await table.fortify()
        opened = await rolled(table, 53)
        before = len(table.public())
        table.world.dice.next(1, 1, 1, 1)
        resolved = await table.act(opened, "resolve")
        assert "4d6 (1, 1, 1, 1)" in said(resolved)
        assert len(table.public()) == before
        assert len((await table.bastion()).defenders) == 2
        history = await table.world.slash(table.world.alice, table.world.table, "campaign history")
        assert "4d6" not in said(history)

    async def test_all_quiet_ones_at_once(self, table: Table) -> None:
        await rolled(table, 12, 30)
        table.world.dice.next(1, 2)
        told = await table.world.click(table.world.dm, table.digest(), "quiet:digest")
        assert "everything is settled" in said(told)
        story = table.last_words()
        assert "Ravenhold" in story and "Oakwatch" in story
        undone = await table.world.click(table.world.dm, table.digest(), "undo-1:digest")
        assert "2 events wait" in said(undone)

    async def test_a_stale_button_changes_nothing(self, table: Table) -> None:
        opened = await rolled(table, 53)
        outdated = await table.open(at=1)
        await table.pick(opened, "guest")
        refused = await table.act(outdated, "reveal")
        assert "out of date" in said(refused)
        assert (await table.bastion()).pending is not None

    async def test_later_turns_wait_for_the_event(self, table: Table) -> None:
        opened = await rolled(table, 53)
        await table.turn()
        assert len((await table.bastion()).owed) == 1
        assert "1 turn is waiting" in said(table.digest())
        picked = await table.pick(opened, "all_is_well")
        table.world.dice.next(1, 99)
        await table.act(picked, "reveal")
        await table.world.bot.run_due()
        assert not (await table.bastion()).owed
        assert "Treasure" in said(table.digest()) and "is waiting" in said(table.digest())

    async def test_one_of_two_rolls_is_kept(self, table: Table) -> None:
        await table.shape("Ravenhold", lambda it: replace(it, has_inner_peace=True))
        faces = {"Ravenhold": (53, 99), "Oakwatch": (1,)}
        names = order_of(await table.bastions())
        digest = await table.turn(*[face for name in names for face in faces[name]])
        assert "Attack or Treasure" in said(digest)
        opened = await table.open(digest, at=1)
        assert not has_control(opened, "reveal:secret")
        kept = await table.act(opened, "keep-1")
        assert "Treasure · 1d100 = 53, 99" in said(kept) and has_control(kept, "reveal:secret")

    async def test_a_neglected_bastion_falls_by_the_dms_word_alone(self, table: Table) -> None:
        await table.shape("Ravenhold", lambda it: replace(it, neglect=8))
        await table.turn(1, 1)
        asked = [it for it in table.world.dm_screen.history() if has_control(it, "neglected:bastion")][-1]
        assert "9 turns without an order" in said(asked) and not (await table.bastion()).is_fallen
        fallen = await table.world.click(table.world.dm, asked, "neglected:bastion")
        assert "Fallen to neglect" in said(fallen) and (await table.bastion()).is_fallen
        await table.world.click(table.world.dm, fallen, "undo:bastion")
        assert not (await table.bastion()).is_fallen

    async def test_a_cut_scene(self, table: Table) -> None:
        await table.world.slash(table.world.alice, table.world.table, "bastion names")
        revealed = await table.act(await rolled(table, 1), "reveal")
        await table.act(revealed, "scene")
        await table.world.bot.run_due()
        assert "Cut-scene at Ravenhold" in table.last_words()


class TestWhoMay:
    async def test_a_player_who_forges_the_dms_button_is_refused(self, table: Table) -> None:
        opened = await rolled(table, 53)
        digest, event = table.digest(), opened.response.message
        presses = [(digest, verb) for verb in ("open:secret", "quiet:digest")]
        presses += [(event, f"{verb}:secret") for verb in ("reveal", "reroll", "resolve", "edit")]
        for message, prefix in presses:
            (result,) = await table.world.race([table.world.alice], message, prefix)
            assert result.ephemeral and "Only the DM" in said(result)
        assert (await table.bastion()).pending is not None

    async def test_secrets_are_the_dms(self, table: Table) -> None:
        await rolled(table, 53)
        refused = await table.world.slash(table.world.alice, table.world.table, "bastion secrets")
        assert "Only the DM" in said(refused)
        managing = await table.world.slash(table.world.manager, table.world.table, "bastion secrets")
        assert "Only the DM" in said(managing)
        assert "Attack" in said(await table.world.slash(table.world.dm, table.world.table, "bastion secrets"))

    async def test_fifty_clicks_reveal_once(self, table: Table) -> None:
        opened = await rolled(table, 1)
        results = await table.world.race([table.world.dm] * 20, opened.response.message, "reveal:secret")
        assert sum("glasses" in said(it) or "✔️" in said(it) for it in results) == 1


class TestRestart:
    async def test_digest_and_panels_live_on(self, table: Table) -> None:
        await table.fortify()
        await rolled(table, 53)
        await table.world.restart()
        opened = await table.open(at=1)
        table.world.dice.next(1, 5, 1, 3)
        await table.act(opened, "reveal")
        assert "4d6 (1, 5, 1, 3)" in table.last_words()

    async def test_a_lost_dm_channel_keeps_the_digest(self, table: Table) -> None:
        await table.fortify()
        await table.turn(*[53, 53])
        shown = await table.world.slash(table.world.dm, table.world.table, "bastion secrets")
        assert shown.ephemeral and "1d100 = 53" in said(shown)
