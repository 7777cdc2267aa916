import pytest

from bot.rules.creature import (
    ABILITIES,
    Abilities,
    MovementKind,
    SizeKind,
    Traits,
    verify_speeds,
    verify_traits,
)
from bot.rules.errors import RuleViolation
from bot.rules.values import Feet


@pytest.mark.parametrize("score", [0, -4, 31, 10**9])
def test_scores_stay_between_1_and_30(score):
    with pytest.raises(RuleViolation, match="creature-score-range"):
        Abilities(wisdom=score)


def test_scores_by_ability():
    abilities = Abilities(15, 14, 13, 12, 10, 8)
    assert [abilities.score(ability) for ability in ABILITIES] == [15, 14, 13, 12, 10, 8]
    assert [abilities.modifier(ability) for ability in ABILITIES] == [2, 2, 1, 1, 0, -1]


def test_unknown_traits_are_refused():
    with pytest.raises(RuleViolation, match="creature-unknown-word"):
        verify_traits(Traits(size=SizeKind("vast")))
    with pytest.raises(RuleViolation, match="creature-speed-range"):
        verify_speeds({MovementKind("fly"): Feet(5000)})
