"""What a weekly tick comes to."""

import pytest

from bot.rules.campaign import CatchUp
from bot.rules.weekly import TickAnswer, TickPath, answers_for, path_of


@pytest.mark.parametrize(
    ("ticks", "catch_up", "is_out", "turn_fell_due", "path"),
    [
        (1, CatchUp.ASK, False, False, TickPath.MOVES),
        (1, CatchUp.ASK, True, False, TickPath.ASKS),
        (1, CatchUp.ASK, False, True, TickPath.ONLY_SAYS),
        (1, CatchUp.ASK, True, True, TickPath.ONLY_SAYS),
        (1, CatchUp.SKIP, False, False, TickPath.MOVES),
        (3, CatchUp.ASK, False, False, TickPath.ASKS),
        (3, CatchUp.RUN, False, False, TickPath.MOVES),
        (3, CatchUp.RUN, True, False, TickPath.ASKS),
        (3, CatchUp.SKIP, False, False, TickPath.SKIPS),
        (3, CatchUp.SKIP, True, False, TickPath.SKIPS),
    ],
)
def test_the_path_of_a_tick(
    ticks: int, catch_up: CatchUp, is_out: bool, turn_fell_due: bool, path: TickPath
) -> None:
    assert path_of(ticks=ticks, catch_up=catch_up, is_out=is_out, turn_fell_due=turn_fell_due) is path


def test_what_the_dm_may_answer() -> None:
    assert answers_for(ticks=1, is_out=True) == (
        TickAnswer.TAKE,
        TickAnswer.BASTIONS_ONLY,
        TickAnswer.SKIP,
    )
    assert answers_for(ticks=3, is_out=False) == (TickAnswer.TAKE_ALL, TickAnswer.TAKE, TickAnswer.SKIP)
