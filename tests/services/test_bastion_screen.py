"""What the DM does behind the screen, what players can reach meanwhile, and taking it back."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.state import Presence, Stage, Walls
from bot.rules.bastion.tellings import AttackBeatenOff, DefendersFell
from bot.rules.campaign import Automation
from bot.rules.errors import RuleViolation
from bot.rules.secret import Secret, SecretState
from bot.services.bastion_acts import Which
from bot.services.bastion_cards import Card, card_of
from bot.services.bastion_secrets import Progress
from bot.services.history import History
from tests.rules.bastion.builders import roster
from tests.services.bastion_world import BastionWorld, bastion_world


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[BastionWorld]:
    async with bastion_world(tmp_path) as started:
        await started.change(2, presence=Presence.HOME)
        yield started


async def attacked(world: BastionWorld) -> None:
    """Six named defenders behind full walls, and an attack that only the DM knows of."""
    await world.change(1, defenders=roster(6), walls=Walls(40, is_enclosed=True))
    await world.pass_weeks(1, 53)


async def test_reveal_lets_two_fall_and_undo_brings_both_back(world: BastionWorld) -> None:
    await attacked(world)
    before = await world.bastion()
    secret = await world.secret()
    done = await world.reveal(1, 5, 1, 3)
    assert done.events == (
        AttackBeatenOff("Dawn Keep", 4, 6, (1, 5, 1, 3), 2, 2, 0),
        DefendersFell("Dawn Keep", 2, 2, ("Guard 5", "Guard 6"), 4),
    )
    assert done.behind.row.progress is Progress.TOLD
    assert len((await world.bastion()).defenders) == 4
    await world.undoing.entry(world.dm, done.entry)
    assert await world.bastion() == before
    assert (await world.get(Secret, secret[0])).state is SecretState.HIDDEN
    again = await world.screen.reveal(world.dm, *await world.secret())
    assert again.events == done.events
    assert world.dice.left == 0


async def test_the_dms_own_words_lead_the_telling(world: BastionWorld) -> None:
    await attacked(world)
    done = await world.screen.edit(world.dm, *await world.secret(), "Goblins at the gate!\x00")
    assert done.behind.note == "Goblins at the gate!"
    await world.reveal(2, 2, 2, 2)
    told = (await world.letters())[-1]
    assert (told.destination, told.screen) == ("table", "bastion-telling")
    assert told.args["note"] == "Goblins at the gate!"
    with pytest.raises(RuleViolation, match="bastion-text-long"):
        await world.pass_weeks(1, 1)
        await world.screen.edit(world.dm, *await world.secret(), "x" * 1_501)


async def test_resolved_silently_the_table_hears_nothing(world: BastionWorld) -> None:
    await attacked(world)
    world.dice.lay(1, 2, 3, 4)
    done = await world.screen.resolve(world.dm, *await world.secret())
    assert done.behind.row.progress is Progress.SILENT
    assert len((await world.bastion()).defenders) == 5
    assert {letter.destination for letter in await world.letters()} == {"dm"}
    assert all(event.audience.users == frozenset() for event in done.events)


async def test_reroll_pick_and_keep_change_only_what_the_dm_knows(world: BastionWorld) -> None:
    await world.change(1, has_inner_peace=True)
    await world.pass_weeks(1, 53, 99)
    two = await world.screen.open(world.dm, (await world.secret())[0])
    assert (two.row.events, two.row.rolls) == (("attack", "treasure"), (53, 99))
    kept = await world.screen.keep(world.dm, *await world.secret(), 1)
    assert kept.behind.row.events == ("treasure",)
    world.dice.lay(61)
    rerolled = await world.screen.reroll(world.dm, *await world.secret())
    assert rerolled.behind.row.events == ("extraordinary_opportunity",)
    assert rerolled.behind.ideas == (
        ("opportunity", "festival"),
        ("opportunity", "research"),
        ("opportunity", "noble"),
    )
    picked = await world.screen.pick(world.dm, *await world.secret(), "guest")
    assert picked.behind.row.events == ("guest",)
    assert {letter.destination for letter in await world.letters()} == {"dm"}


async def test_a_button_drawn_before_is_refused(world: BastionWorld) -> None:
    await attacked(world)
    secret = await world.secret()
    await world.screen.pick(world.dm, *secret, "treasure")
    with pytest.raises(RuleViolation, match="stale"):
        await world.screen.reveal(world.dm, *secret)
    with pytest.raises(RuleViolation, match="stale"):
        await world.screen.reroll(world.dm, *secret)


async def test_fifty_racing_clicks_have_one_effect(world: BastionWorld) -> None:
    await attacked(world)
    secret = await world.secret()
    world.dice.lay(1, 2, 2, 2)
    clicks = (world.screen.reveal(world.dm, *secret) for _ in range(50))
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(not isinstance(result, RuleViolation) for result in results) == 1
    assert {result.key for result in results if isinstance(result, RuleViolation)} == {"stale"}
    assert len((await world.bastion()).defenders) == 5


async def test_players_do_none_of_it(world: BastionWorld) -> None:
    await attacked(world)
    secret = await world.secret()
    screen = world.screen
    for act in (
        screen.reveal(world.alice, *secret),
        screen.resolve(world.alice, *secret),
        screen.reroll(world.alice, *secret),
        screen.pick(world.alice, *secret, "guest"),
        screen.keep(world.alice, *secret, 0),
        screen.edit(world.alice, *secret, "Ha!"),
        screen.open(world.alice, secret[0]),
        screen.digest(world.alice, 1),
        screen.reveal_quiet(world.alice, 1),
    ):
        with pytest.raises(RuleViolation, match="dm-only"):
            await act


async def test_until_revealed_nothing_a_player_reads_differs(world: BastionWorld, tmp_path: Path) -> None:
    """The same week with another roll: what a player can load is the same, letter by letter."""

    async def seen(roll: int, folder: Path) -> list[object]:
        async with bastion_world(folder) as other:
            await other.change(2, presence=Presence.HOME)
            await attacked_by(other, roll)
            card = await other.bastions.show(other.alice, Which(1))
            history = await History(other.campaigns, other.undoing).newest(other.alice)
            letters = [letter for letter in await other.letters() if letter.destination != "dm"]
            return [_public(card), [(line.events, line.rolls) for line in history.lines], letters]

    async def attacked_by(other: BastionWorld, roll: int) -> None:
        await other.change(1, defenders=roster(6))
        await other.pass_weeks(1, roll)

    assert await seen(53, tmp_path / "a") == await seen(12, tmp_path / "b")


def _public(card: Card) -> Card:
    """The card without the part that no panel shows before the event is out."""
    return replace(card, bastion=replace(card.bastion, pending=None))


async def test_quiet_events_are_offered_together_unless_the_campaign_wants_it_by_hand(
    world: BastionWorld,
) -> None:
    await world.change(2, presence=Presence.AWAY)
    await world.pass_weeks(1, 10, 20)
    assert (await world.screen.digest(world.dm, 1)).quiet == 2
    await world.settings(automation={"all_is_well": Automation.OFF})
    assert (await world.screen.digest(world.dm, 1)).quiet == 0


async def test_quiet_events_are_told_together(world: BastionWorld) -> None:
    await world.change(2, presence=Presence.AWAY)
    await world.pass_weeks(1, 10, 20)
    world.dice.lay(3, 4)
    told = await world.screen.reveal_quiet(world.dm, 1)
    assert told.digest.quiet == 0
    assert [row.progress for row in told.digest.rows] == [Progress.TOLD, Progress.TOLD]
    assert [letter.screen for letter in await world.letters()] == ["bastion-digest", "bastion-telling"]
    with pytest.raises(RuleViolation, match="stale"):
        await world.screen.reveal_quiet(world.dm, 1)


async def test_the_digest_opens_at_the_oldest_turn_with_something_hidden(world: BastionWorld) -> None:
    with pytest.raises(RuleViolation, match="bastion-no-secrets"):
        await world.screen.digest(world.dm)
    await world.pass_weeks(2, 10)
    digest = await world.screen.digest(world.dm)
    assert (digest.turn, len(digest.rows)) == (1, 1)
    behind = await world.screen.open(world.dm, digest.rows[0].secret_id)
    assert (behind.row.owed, behind.cast) == (1, ("sanctuary 1", "garden 1"))


async def test_a_settled_event_cannot_be_revealed_again(world: BastionWorld) -> None:
    await attacked(world)
    secret_id, revision = await world.secret()
    await world.reveal(2, 2, 2, 2)
    with pytest.raises(RuleViolation, match="bastion-event-out"):
        await world.screen.reveal(world.dm, secret_id, revision + 1)


async def test_the_week_itself_can_be_taken_back(world: BastionWorld) -> None:
    before = await world.bastion()
    await attacked(world)
    await world.undoing.newest(world.dm)
    assert (await world.bastion()).turn == before.turn
    async with world.read() as campaign:
        card = await card_of(campaign, await campaign.get(type(before), 1))
        assert await campaign.all(Secret) == []
    assert card.next_turn is not None
    assert card.next_turn.turn == 1


async def test_an_opportunity_taken_is_hidden_again_with_its_new_event(world: BastionWorld) -> None:
    await world.pass_weeks(1, 60)
    await world.screen.edit(world.dm, *await world.secret(), "The duke is coming.")
    await world.reveal()
    await world.give(600)
    prompt, revision = await world.question()
    world.dice.lay(61, 99)
    answered = await world.bastions.answer(world.alice, prompt.id, revision, Answer("accept"))
    assert await world.purse() == 100
    assert [type(event).__name__ for event in answered.events] == ["OpportunityTaken"]
    pending = await world.pending()
    assert (pending.event, pending.stage) == ("treasure", Stage.ROLLED)
    behind = await world.screen.open(world.dm, pending.secret)
    assert (behind.row.progress, behind.row.events, behind.note) == (Progress.HIDDEN, ("treasure",), "")
    await world.reveal(75)
    assert (await world.bastion()).stores[0].value == 250_000


async def test_what_holds_later_turns_up_stays_in_the_newest_digest(world: BastionWorld) -> None:
    await world.pass_weeks(1, 53)
    await world.change(2, presence=Presence.AWAY)
    await world.pass_weeks(1, 99)
    digest = await world.screen.digest(world.dm, 2)
    assert [(row.bastion, row.events, row.owed) for row in digest.rows] == [
        ("Dawn Keep", ("attack",), 1),
        ("Anvil Hall", ("treasure",), 0),
    ]
    await world.reveal(1, 12)
    digest = await world.screen.digest(world.dm, 2)
    assert [(row.bastion, row.events) for row in digest.rows] == [
        ("Anvil Hall", ("treasure",)),
        ("Dawn Keep", ("all_is_well",)),
    ]


async def test_quiet_events_of_earlier_turns_are_told_too(world: BastionWorld) -> None:
    await world.pass_weeks(2, 12)
    assert (await world.screen.digest(world.dm, 2)).quiet == 1
    world.dice.lay(8, 53)
    told = await world.screen.reveal_quiet(world.dm, 2)
    assert [(row.events, row.progress) for row in told.digest.rows] == [(("attack",), Progress.HIDDEN)]
