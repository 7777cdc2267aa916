"""Weights of things, in pounds."""

import pytest

from bot.rules.errors import RuleViolation
from bot.text.reading import weight


@pytest.mark.parametrize(
    ("typed", "ounces"),
    [
        ("5", 80),
        ("0", 0),
        ("1.5", 24),
        ("1,5", 24),
        ("½", 8),
        ("1/4", 4),
        ("1 1/2", 24),
        (" 2 ", 32),
        ("0.01", 0),
    ],
)
def test_what_is_a_weight(typed: str, ounces: int) -> None:
    assert weight(typed) == ounces


@pytest.mark.parametrize("typed", ["", "heavy", "-1", "1/0", "1.2.3", "9" * 50, "5 kg", "\u200b"])
def test_what_is_none(typed: str) -> None:
    with pytest.raises(RuleViolation, match="reading-weight"):
        weight(typed)
