"""Turns by the clock: once each, behind the screen, in order; stays, deadlines and reminders."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.rules.bastion.events import EventRolled, TurnTaken
from bot.rules.bastion.happenings.question import Answer
from bot.rules.bastion.household import end_stay
from bot.rules.bastion.state import SANCTUARY_SEEKER, Bastion, Guest, Presence, Stage
from bot.rules.campaign import Automation, Status
from bot.rules.character import Character
from bot.rules.clock import Timer
from bot.rules.inventory import MAX_MONEY, received
from bot.rules.secret import Secret, SecretState
from bot.rules.values import Copper, GameTime
from bot.services.bastion_acts import Which
from bot.services.bastion_secrets import digest_of
from bot.services.tick_schedule import WEEKLY_TICK
from bot.storage.job import Job, job_id
from tests.rules.bastion.builders import keep
from tests.rules.sheets import book
from tests.services.bastion_world import BORIN, MIRA, WEEK, BastionWorld, bastion_world


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[BastionWorld]:
    async with bastion_world(tmp_path) as started:
        yield started


async def test_a_week_brings_one_roll_for_each_in_the_order_of_their_ids(world: BastionWorld) -> None:
    await world.pass_weeks(1, 53, 99)
    assert world.dice.asked == [100, 100]
    assert (await world.pending(1)).event == "attack"
    assert (await world.pending(2)).event == "treasure"
    assert (await world.bastion()).turn == 1


async def test_one_digest_goes_to_the_dm_and_nothing_to_the_table(world: BastionWorld) -> None:
    await world.pass_weeks(1, 53, 99)
    (letter,) = await world.letters()
    assert (letter.destination, letter.screen) == ("dm", "bastion-digest")
    assert letter.subject == 1
    async with world.read() as campaign:
        digest = await digest_of(campaign, 1)
    assert [(row.bastion, row.events, row.rolls) for row in digest.rows] == [
        ("Anvil Hall", ("treasure",), (99,)),
        ("Dawn Keep", ("attack",), (53,)),
    ]


async def test_nobody_at_home_without_orders_disturbs_the_dm(world: BastionWorld) -> None:
    for id in (1, 2):
        await world.change(id, presence=Presence.HOME)
    await world.pass_weeks(1)
    assert await world.letters() == []
    assert await world.all(Secret) == []


async def test_a_turn_that_comes_twice_is_taken_once(world: BastionWorld) -> None:
    await world.pass_weeks(1, 10, 10)
    before = await world.all(Bastion)
    async with world.open() as campaign:
        timer = Timer(1, GameTime(WEEK), "bastion-turn", 0, {"turn": 1})
        await world.turns.turn_fell_due(campaign, timer)
    assert await world.all(Bastion) == before


async def test_six_weeks_at_home_are_six_turns_in_a_row(world: BastionWorld) -> None:
    for id in (1, 2):
        await world.change(id, presence=Presence.HOME)
    await world.pass_weeks(6)
    assert [bastion.turn for bastion in await world.all(Bastion)] == [6, 6]


async def test_owed_turns_follow_in_order_as_events_are_settled(world: BastionWorld) -> None:
    await world.put(replace(await world.bastion(2), presence=Presence.HOME))
    await world.pass_weeks(3, 1)
    bastion = await world.bastion()
    assert (bastion.turn, [owed.turn for owed in bastion.owed]) == (1, [2, 3])
    await world.reveal(5, 2)
    bastion = await world.bastion()
    assert (bastion.turn, [owed.turn for owed in bastion.owed]) == (2, [3])
    await world.reveal(6, 3)
    assert (await world.pending()).turn == 3
    await world.reveal(7)
    bastion = await world.bastion()
    assert (bastion.turn, bastion.owed, bastion.pending) == (3, (), None)


async def test_what_the_dm_kept_resolves_in_silence_by_ruling(world: BastionWorld) -> None:
    await world.settings(rulings={"unrevealed_event": "resolves"})
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(1, 99)
    first = (await world.pending()).secret
    await world.pass_weeks(1, 40, 53)
    bastion = await world.bastion()
    assert (bastion.turn, len(bastion.stores), bastion.owed) == (2, 1, ())
    assert (await world.get(Secret, first)).state is SecretState.RESOLVED
    assert {letter.destination for letter in await world.letters()} == {"dm"}


async def test_by_that_ruling_turns_owed_for_an_answer_are_made_up_for(world: BastionWorld) -> None:
    await world.settings(rulings={"unrevealed_event": "resolves"})
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(1, 70)
    await world.reveal(3)
    await world.pass_weeks(3)
    world.dice.lay(99)
    prompt, revision = await world.question()
    await world.bastions.answer(world.alice, prompt.id, revision, Answer(prompt.default))
    assert [owed.turn for owed in (await world.bastion()).owed] == [3, 4]
    await world.pass_weeks(1, 40, 99, 40, 99, 40, 53)
    bastion = await world.bastion()
    assert (bastion.turn, bastion.owed, len(bastion.stores)) == (5, (), 3)


async def test_two_rolls_that_nobody_decided_resolve_as_the_first(world: BastionWorld) -> None:
    await world.settings(rulings={"unrevealed_event": "resolves"})
    await world.change(2, presence=Presence.HOME)
    await world.change(1, has_inner_peace=True)
    await world.pass_weeks(1, 99, 53)
    await world.pass_weeks(1, 40, 1)
    assert len((await world.bastion()).stores) == 1


async def test_all_is_well_tells_itself_where_the_dm_lets_it(world: BastionWorld) -> None:
    await world.settings(automation={"all_is_well": Automation.AUTOMATIC})
    await world.pass_weeks(1, 12, 53, 4)
    assert world.dice.asked == [100, 100, 8]
    assert (await world.bastion()).pending is None
    assert (await world.pending(2)).stage is Stage.ROLLED
    letters = {letter.destination: letter.screen for letter in await world.letters()}
    assert letters == {"table": "bastion-telling", "dm": "bastion-digest"}


async def test_where_all_is_well_everywhere_the_dm_hears_nothing(world: BastionWorld) -> None:
    await world.settings(automation={"all_is_well": Automation.AUTOMATIC})
    await world.pass_weeks(2, 1, 2, 3, 4, 5, 6, 7, 8)
    (letter,) = await world.letters()
    assert (letter.destination, letter.screen) == ("table", "bastion-telling")
    assert [bastion.turn for bastion in await world.all(Bastion)] == [2, 2]


@pytest.mark.parametrize("is_told", [True, False])
async def test_an_owed_turn_on_which_all_is_well_tells_itself_too(world: BastionWorld, is_told: bool) -> None:
    await world.settings(automation={"all_is_well": Automation.AUTOMATIC})
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(4, 99)
    world.dice.lay(40, 12, 4, 50, 8, 53)
    act = world.screen.reveal if is_told else world.screen.resolve
    await act(world.dm, *await world.secret())
    bastion = await world.bastion()
    assert (bastion.turn, (await world.pending()).event) == (4, "attack")
    assert [each.screen for each in await world.letters()].count("bastion-telling") == 1


async def test_the_journal_keeps_the_roll_for_the_dm(world: BastionWorld) -> None:
    async with world.open() as campaign:
        world.dice.lay(53, 99)
        await world.timeline.advance(campaign, GameTime(WEEK))
        events = campaign.events
    rolled = [event for event in events if isinstance(event, EventRolled)]
    assert [event.audience.users for event in rolled] == [frozenset(), frozenset()]
    assert sum(isinstance(event, TurnTaken) for event in events) == 2


async def test_a_bastion_without_an_owner_still_has_its_turn(world: BastionWorld) -> None:
    async with world.open() as campaign:
        campaign.drop(await campaign.get(Character, MIRA))
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(1, 70)
    await world.reveal(3)
    bastion = await world.bastion()
    assert (bastion.coffer, bastion.neglect) == (Copper(30_000), 0)
    prompt, _ = await world.question()
    assert prompt.asked == ()


async def test_money_that_no_purse_can_take_waits_in_the_coffer(world: BastionWorld) -> None:
    mira = await world.get(Character, MIRA)
    full = received(mira.purse, MAX_MONEY, at=GameTime(0))
    await world.put(replace(mira, purse=full))
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(1, 70)
    await world.reveal(3)
    assert (await world.bastion()).coffer == Copper(30_000)


async def test_neglect_is_counted_not_on_holiday_and_the_dm_is_asked(world: BastionWorld) -> None:
    borin = await world.get(Character, BORIN)
    await world.put(replace(borin, is_on_holiday=True))
    await world.change(1, presence=Presence.HOME, neglect=8)
    await world.change(2, presence=Presence.HOME, neglect=8)
    await world.pass_weeks(1)
    assert [bastion.neglect for bastion in await world.all(Bastion)] == [9, 8]
    (letter,) = await world.letters()
    assert (letter.destination, letter.screen, letter.subject) == ("dm", "bastion-neglect", 1)


async def test_the_dm_is_asked_when_an_owed_turn_reaches_the_limit(world: BastionWorld) -> None:
    await world.change(1, neglect=7)
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(2, 1)
    assert "bastion-neglect" not in {letter.screen for letter in await world.letters()}
    await world.reveal(8, 12)
    asked = [letter for letter in await world.letters() if letter.screen == "bastion-neglect"]
    assert [(letter.destination, letter.subject) for letter in asked] == [("dm", 1)]
    assert ((await world.bastion()).neglect, (await world.bastion()).is_fallen) == (9, False)


async def test_a_fallen_bastion_takes_no_turn(world: BastionWorld) -> None:
    await world.bastions.divest(world.alice, Which(1), "dawn keep")
    await world.change(2, presence=Presence.HOME)
    await world.pass_weeks(1)
    assert (await world.bastion()).turn == 0


class TestStays:
    async def test_a_guest_leaves_when_the_time_has_come_and_pays(self, world: BastionWorld) -> None:
        await world.change(2, presence=Presence.HOME)
        await world.pass_weeks(1, 75)
        await world.reveal(2, 4)
        assert len((await world.bastion()).guests) == 1
        await world.change(1, presence=Presence.HOME)
        await world.pass_weeks(1)
        assert (await world.bastion()).guests == ()
        assert await world.purse() == 400

    async def test_one_who_has_left_before_is_not_missed(self, world: BastionWorld) -> None:
        for id in (1, 2):
            await world.change(id, presence=Presence.HOME)
        guest = Guest(60, SANCTUARY_SEEKER, payment=Copper(100))
        bastion = await world.change(1, guests=(guest,))
        async with world.open() as campaign:
            for timer in (Timer(5, GameTime(9), "bastion-stay", id, {"guest": 60}) for id in (1, 9)):
                await world.turns.stay_ended(campaign, timer)
                await world.turns.stay_ended(campaign, timer)
        assert await world.bastion() == end_stay(book(), bastion, 60).bastion
        assert await world.purse() == 1


class TestDeadlines:
    async def asked(self, world: BastionWorld) -> None:
        await world.change(2, presence=Presence.HOME)
        await world.pass_weeks(1, 57)
        await world.reveal(1, 3)

    async def test_the_question_goes_to_the_table_after_the_story(self, world: BastionWorld) -> None:
        await self.asked(world)
        prompt, _ = await world.question()
        letters = [(letter.destination, letter.screen) for letter in await world.letters()]
        assert letters == [
            ("dm", "bastion-digest"),
            ("table", "bastion-telling"),
            ("table", "bastion-question"),
        ]
        assert (prompt.options, prompt.default, prompt.asked) == (("pay", "refuse"), "refuse", (11,))
        assert prompt.data == {"event": "criminal_hireling", "price": 30_000, "turn": 1}

    async def test_after_48_hours_the_default_stands(self, world: BastionWorld) -> None:
        await self.asked(world)
        prompt, _ = await world.question()
        await world.pass_hours(47)
        assert (await world.pending()).stage is Stage.CHOOSING
        await world.pass_hours(1)
        bastion = await world.bastion()
        assert bastion.pending is None
        assert bastion.facilities[0].hirelings == ()
        assert (await world.get(type(prompt), prompt.id)).answer == "refuse"
        await world.pass_hours(48)
        assert await world.bastion() == bastion

    async def test_a_pause_gives_the_time_again(self, world: BastionWorld) -> None:
        await self.asked(world)
        await world.settings(status=Status.PAUSED)
        await world.pass_hours(50)
        assert (await world.pending()).stage is Stage.CHOOSING
        await world.settings(status=Status.RUNNING)
        await world.pass_hours(48)
        assert (await world.bastion()).pending is None

    async def test_the_deadline_of_a_bastion_that_is_gone_does_nothing(self, world: BastionWorld) -> None:
        await self.asked(world)
        prompt, _ = await world.question()
        async with world.open() as campaign:
            campaign.drop(await campaign.get(Bastion, 1))
        await world.pass_hours(49)
        assert (await world.get(type(prompt), prompt.id)).answer == "refuse"


class TestReminders:
    async def plan_tick(self, world: BastionWorld, hours: float) -> None:
        due = int(world.now.timestamp() + hours * 3600)
        async with world.open() as campaign:
            campaign.put(Job(_tick_id(world), WEEKLY_TICK, "", due, {"turn": 1}))

    async def test_a_day_before_the_tick_those_who_wish_are_reminded(self, world: BastionWorld) -> None:
        await self.plan_tick(world, 60)
        await world.bastions.remind(world.alice, Which(1), on=True)
        await world.pass_hours(35)
        assert await world.letters() == []
        await world.pass_hours(1)
        (letter,) = await world.letters()
        assert (letter.destination, letter.screen, letter.subject) == ("table", "bastion-reminder", 1)

    async def test_who_has_ordered_is_left_in_peace(self, world: BastionWorld) -> None:
        await self.plan_tick(world, 30)
        await world.bastions.remind(world.alice, Which(1), on=True)
        await world.bastions.maintain(world.alice, Which(1))
        await world.pass_hours(7)
        assert await world.letters() == []

    async def test_a_tick_that_moved_is_waited_for(self, world: BastionWorld) -> None:
        await self.plan_tick(world, 30)
        await world.bastions.remind(world.alice, Which(1), on=True)
        await self.plan_tick(world, 60)
        await world.pass_hours(7)
        assert await world.letters() == []
        await world.pass_hours(29)
        assert len(await world.letters()) == 1

    async def test_without_a_tick_or_a_wish_nothing_comes(self, world: BastionWorld) -> None:
        await world.bastions.remind(world.alice, Which(1), on=True)
        await world.pass_hours(24 * 8)
        assert await world.letters() == []
        await world.bastions.remind(world.alice, Which(1), on=False)
        await world.pass_hours(24 * 8)
        assert [job for job in await world.all(Job) if job.kind == "bastion-reminder"] == []


def _tick_id(world: BastionWorld) -> int:
    return job_id(world.campaign_id, WEEKLY_TICK, "")


@pytest.mark.parametrize("number", [3, 20])
async def test_a_table_of_any_size_is_read_at_once(world: BastionWorld, number: int) -> None:
    for id in range(3, number + 3):
        await world.put(replace(keep(book(), "smithy"), id=id, owner=BORIN, name=f"Keep {id}"))
    hops = 0
    write = world.campaigns.database.write

    async def counted(work):
        nonlocal hops
        hops += 1
        return await write(work)

    world.campaigns.database.write = counted
    await world.pass_weeks(1, *[10] * (number + 2))
    assert hops <= 8
