"""The real week in a time zone, both changes of the clocks included."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.campaign import WeeklyTick
from bot.services.wall_time import next_tick, ticks_between

KYIV = ZoneInfo("Europe/Kyiv")
SUNDAY_EVENING = WeeklyTick(weekday=6, hour=20)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def test_a_year_of_sundays_in_kyiv_keeps_to_the_wall_clock() -> None:
    moments = [next_tick(SUNDAY_EVENING, "Europe/Kyiv", at("2026-01-01T00:00+02:00"))]
    while len(moments) < 53:
        moments.append(next_tick(SUNDAY_EVENING, "Europe/Kyiv", moments[-1]))
    local = [moment.astimezone(KYIV) for moment in moments]
    assert all((moment.weekday(), moment.hour, moment.minute) == (6, 20, 0) for moment in local)
    assert all(later.date() - earlier.date() == timedelta(days=7) for earlier, later in pairwise(local))
    gaps = {later - earlier for earlier, later in pairwise(moments)}
    assert gaps == {timedelta(days=7), timedelta(days=7, hours=1), timedelta(days=7, hours=-1)}


def test_an_hour_that_is_skipped_comes_when_the_clocks_have_jumped() -> None:
    tick = WeeklyTick(weekday=6, hour=3, minute=30)
    moment = next_tick(tick, "Europe/Kyiv", at("2026-03-28T12:00+02:00"))
    assert moment.astimezone(KYIV).isoformat() == "2026-03-29T04:30:00+03:00"
    assert next_tick(tick, "Europe/Kyiv", moment).astimezone(KYIV).isoformat() == "2026-04-05T03:30:00+03:00"


def test_half_past_two_does_not_exist_in_berlin_in_march() -> None:
    moment = next_tick(
        WeeklyTick(weekday=6, hour=2, minute=30), "Europe/Berlin", at("2026-03-28T12:00+01:00")
    )
    assert moment == at("2026-03-29T03:30+02:00")


def test_an_hour_that_comes_twice_counts_once() -> None:
    tick = WeeklyTick(weekday=6, hour=3, minute=30)
    first = next_tick(tick, "Europe/Kyiv", at("2026-10-24T12:00+03:00"))
    assert first == at("2026-10-25T03:30+03:00")
    assert next_tick(tick, "Europe/Kyiv", first) == at("2026-11-01T03:30+02:00")


def test_the_moment_itself_is_not_its_own_next() -> None:
    moment = at("2026-06-07T20:00+03:00")
    assert next_tick(SUNDAY_EVENING, "Europe/Kyiv", moment - timedelta(seconds=1)) == moment
    assert next_tick(SUNDAY_EVENING, "Europe/Kyiv", moment) == moment + timedelta(days=7)


@pytest.mark.parametrize(
    ("away", "count"),
    [(timedelta(0), 1), (timedelta(days=6), 1), (timedelta(days=7), 2), (timedelta(days=30), 5)],
)
def test_counting_what_was_missed(away: timedelta, count: int) -> None:
    first = at("2026-06-07T20:00+03:00")
    assert ticks_between(SUNDAY_EVENING, "Europe/Kyiv", first, first + away) == count


@given(
    st.integers(1_700_000_000, 2_050_000_000).map(lambda second: datetime.fromtimestamp(second, UTC)),
    st.integers(0, 6),
    st.integers(0, 23),
    st.sampled_from(["Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "UTC", "Asia/Kathmandu"]),
)
def test_the_next_tick_is_within_a_week_and_an_hour(
    after: datetime, weekday: int, hour: int, zone: str
) -> None:
    moment = next_tick(WeeklyTick(weekday=weekday, hour=hour), zone, after)
    assert after < moment <= after + timedelta(days=7, hours=1)
