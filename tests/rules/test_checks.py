import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.checks import (
    Mode,
    ability_modifier,
    combined,
    d20_test,
    exhaustion_penalty,
    passive,
    proficiency_bonus,
    slowed,
)
from bot.rules.values import Feet
from tests.rules.scripted import ScriptedDice

MODES = st.sampled_from(Mode)


@pytest.mark.parametrize(
    ("score", "modifier"), [(1, -5), (3, -4), (8, -1), (9, -1), (10, 0), (11, 0), (20, 5), (30, 10)]
)
def test_modifier_of_a_score(score, modifier):
    assert ability_modifier(score) == modifier


def test_proficiency_bonus_by_level():
    assert [proficiency_bonus(level) for level in range(1, 21)] == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [
        6
    ] * 4


@given(st.lists(MODES))
def test_advantage_and_disadvantage_cancel_however_many_there_are(modes):
    both = Mode.ADVANTAGE in modes and Mode.DISADVANTAGE in modes
    assert (combined(*modes) is Mode.PLAIN) == (both or set(modes) <= {Mode.PLAIN})


def test_a_plain_test_rolls_one_die():
    rolled = d20_test(ScriptedDice([7]), 4, exhaustion=1)
    assert (rolled.rolls, rolled.modifier, rolled.total) == ((7,), 2, 9)
    assert not rolled.reaches(10)
    assert rolled.reaches(9)


@pytest.mark.parametrize(("mode", "kept"), [(Mode.ADVANTAGE, 15), (Mode.DISADVANTAGE, 4)])
def test_advantage_keeps_the_higher_disadvantage_the_lower(mode, kept):
    rolled = d20_test(ScriptedDice([4, 15]), 1, mode=mode)
    assert (rolled.kept, rolled.total, rolled.rolls) == (kept, kept + 1, (4, 15))


@given(st.integers(0, 6), st.integers(0, 120))
def test_exhaustion_takes_two_off_tests_and_five_feet_off_speed_a_level(level, speed):
    assert exhaustion_penalty(level) == 2 * level
    assert slowed(Feet(speed), level) == max(0, speed - 5 * level)


def test_passive_perception_of_a_scout_by_pace():
    """TRV-04: 14 at normal pace, 9 fast, 19 slow."""
    assert [passive(4, mode) for mode in (Mode.PLAIN, Mode.DISADVANTAGE, Mode.ADVANTAGE)] == [14, 9, 19]
