"""Time moves forward only, and what falls due on the way happens in order, each at its own moment."""

from dataclasses import replace

import pytest

from bot.rules.clock import MAX_TIME, TimePassed, Timer
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, GameTime
from bot.services import timeline as timelines
from bot.services.open_campaign import OpenCampaign
from bot.services.timeline import Timeline, moved_timer, reset_timer, set_timer
from tests.services.table import DM, Table


class Bell:
    """A handler that notes what rang, and when."""

    def __init__(self) -> None:
        self.rung: list[tuple[str, int]] = []

    async def ring(self, campaign: OpenCampaign, timer: Timer) -> None:
        self.rung.append((str(timer.data.get("name", "")), campaign.now))


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def timeline(bell: Bell) -> Timeline:
    async def daily(campaign: OpenCampaign, timer: Timer) -> None:
        await bell.ring(campaign, timer)
        reset_timer(campaign, timer, GameTime(timer.due + DAY))

    async def unset(campaign: OpenCampaign, timer: Timer) -> None:
        for other in await campaign.all(Timer):
            campaign.drop(other)

    async def fail(campaign: OpenCampaign, timer: Timer) -> None:
        raise ZeroDivisionError

    async def push(campaign: OpenCampaign, timer: Timer) -> None:
        for other in await campaign.all(Timer):
            campaign.put(moved_timer(other, GameTime(other.due + DAY)))

    return Timeline({"bell": bell.ring, "daily": daily, "unset": unset, "fail": fail, "push": push})


async def test_timers_ring_in_order_of_time_and_then_of_id(
    table: Table, timeline: Timeline, bell: Bell
) -> None:
    async with table.opened() as campaign:
        for name, due in (("b", 20), ("a", 10), ("d", 40)):
            set_timer(campaign, "bell", GameTime(due), name=name)
        campaign.put(
            Timer(2, GameTime(30), "bell", 0, {"name": "c2"}),
            Timer(1, GameTime(30), "bell", 0, {"name": "c1"}),
        )
    async with table.opened() as campaign:
        await timeline.advance(campaign, GameTime(30))
        assert campaign.now == 30
        assert campaign.events == (TimePassed(by=30, now=30),)
    assert bell.rung == [("a", 10), ("b", 20), ("c1", 30), ("c2", 30)]
    async with table.opened() as campaign:
        assert [timer.data["name"] for timer in await campaign.all(Timer)] == ["d"]


async def test_what_is_set_on_the_way_rings_on_the_way(table: Table, timeline: Timeline, bell: Bell) -> None:
    async with table.opened() as campaign:
        set_timer(campaign, "daily", GameTime(DAY), name="n")
        await timeline.advance(campaign, GameTime(3 * DAY + 5))
        assert campaign.now == 3 * DAY + 5
    assert [moment for _, moment in bell.rung] == [DAY, 2 * DAY, 3 * DAY]


async def test_what_is_unset_or_moved_on_the_way_does_not_ring(
    table: Table, timeline: Timeline, bell: Bell
) -> None:
    async with table.opened() as campaign:
        set_timer(campaign, "bell", GameTime(20))
        set_timer(campaign, "push", GameTime(10))
        await timeline.advance(campaign, GameTime(30))
        set_timer(campaign, "unset", GameTime(40))
        await timeline.advance(campaign, GameTime(3 * DAY))
    assert bell.rung == []


async def test_a_timer_that_is_overdue_rings_now(table: Table, timeline: Timeline, bell: Bell) -> None:
    async with table.opened() as campaign:
        await timeline.advance(campaign, GameTime(100))
        set_timer(campaign, "bell", GameTime(40))
        await timeline.advance(campaign, GameTime(100))
        assert campaign.events == (TimePassed(by=100, now=100),)
    assert bell.rung == [("", 100)]


@pytest.mark.parametrize(("until", "key"), [(99, "clock-backwards"), (MAX_TIME + 1, "clock-too-far")])
async def test_time_never_runs_back_nor_out(table: Table, timeline: Timeline, until: int, key: str) -> None:
    async with table.opened() as campaign:
        await timeline.advance(campaign, GameTime(100))
    with pytest.raises(RuleViolation, match=key):
        async with table.opened() as campaign:
            await timeline.advance(campaign, GameTime(until))
    async with table.opened() as campaign:
        assert campaign.now == 100


async def test_a_handler_that_fails_takes_back_the_whole_move(table: Table, timeline: Timeline) -> None:
    with pytest.raises(ZeroDivisionError):
        async with table.opened() as campaign:
            set_timer(campaign, "fail", GameTime(50))
            await timeline.advance(campaign, GameTime(100))
    async with table.opened() as campaign:
        assert campaign.now == 0
        assert await campaign.all(Timer) == []


async def test_a_handler_that_never_ends_is_stopped(
    table: Table, timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timelines, "MAX_DUE", 20)
    with pytest.raises(RuntimeError, match="20 timers"):
        async with table.opened() as campaign:
            set_timer(campaign, "daily", GameTime(0))
            await timeline.advance(campaign, GameTime(30 * DAY))


async def test_a_move_is_taken_back_with_its_timers(table: Table, timeline: Timeline) -> None:
    async with table.opened() as campaign:
        timer = set_timer(campaign, "daily", GameTime(DAY))
    async with table.opened("toy-advance") as campaign:
        await timeline.advance(campaign, GameTime(2 * DAY))
    await table.undoing.newest(DM)
    async with table.opened() as campaign:
        assert campaign.now == 0
        assert await campaign.all(Timer) == [timer]
        assert moved_timer(timer, GameTime(5)) == replace(timer, due=GameTime(5))


async def test_moving_on_asks_the_database_once(table: Table, timeline: Timeline) -> None:
    async with table.opened() as campaign:
        for hour in range(50):
            set_timer(campaign, "bell", GameTime(hour))
    asked: list[str] = []
    async with table.opened() as campaign:
        await table.database.write(lambda c: c.set_trace_callback(asked.append))
        await timeline.advance(campaign, GameTime(100))
        await table.database.write(lambda c: c.set_trace_callback(None))
    assert len(asked) == 1
