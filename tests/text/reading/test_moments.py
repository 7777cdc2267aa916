"""Days and hours of the campaign as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, HOUR, MINUTE
from bot.text.reading.moments import moment


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("day 12 08:00", 11 * DAY + 8 * HOUR),
        ("Day 12, 8:00", 11 * DAY + 8 * HOUR),
        ("12", 11 * DAY),
        ("d 1", 0),
        ("day 3 at 23:59", 2 * DAY + 23 * HOUR + 59 * MINUTE),
        ("день 12 08:00", 11 * DAY + 8 * HOUR),
        ("12-й день о 08:00", 11 * DAY + 8 * HOUR),
        ("5-й день в 7:30", 4 * DAY + 7 * HOUR + 30 * MINUTE),
    ],
)
def test_what_is_read(text: str, seconds: int) -> None:
    assert moment(text) == seconds


@pytest.mark.parametrize(
    "text",
    [
        "",
        "yesterday",
        "day 0",
        "day -3",
        "12 13",
        "08:00",
        "day 12 25:00",
        "day 12 08:60",
        "day 3 8:00 9:00",
        "x" * 500,
    ],
)
def test_what_is_not(text: str) -> None:
    with pytest.raises(RuleViolation, match="reading-moment"):
        moment(text)


def test_the_calendar_ends() -> None:
    with pytest.raises(RuleViolation, match="clock-too-far"):
        moment("day 99999999")


@given(st.text(max_size=60))
def test_any_text_is_a_moment_or_a_refusal(text: str) -> None:
    try:
        assert moment(text) >= 0
    except RuleViolation:
        return
