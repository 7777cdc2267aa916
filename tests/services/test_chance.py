"""Live dice follow from a seed that is kept; a repeated action sees the old faces first."""

import pytest

from bot.services.chance import KeptDice, SeededDice
from tests.services.table import LaidOut

SIDES = (20, 6, 6, 100, 4, 1)


def test_the_seed_tells_every_face() -> None:
    dice = KeptDice(None)
    faces = [dice.roll(sides) for sides in SIDES]
    assert dice.seed is not None
    again = SeededDice(dice.seed)
    assert [again.roll(sides) for sides in SIDES] == faces
    assert dice.rolls == list(zip(SIDES, faces, strict=True))


def test_two_commands_do_not_share_a_seed() -> None:
    first, second = KeptDice(None), KeptDice(None)
    assert first.roll(6)
    assert second.roll(6)
    assert first.seed != second.seed


def test_unrolled_dice_need_no_seed() -> None:
    assert KeptDice(None).seed is None


@pytest.mark.parametrize("sides", [1, 2, 6, 20, 100, 1000])
def test_faces_are_those_of_the_die(sides: int) -> None:
    dice = SeededDice("seed")
    faces = {dice.roll(sides) for _ in range(40 * min(sides, 100))}
    assert min(faces) >= 1
    assert max(faces) <= sides
    if sides <= 100:
        assert faces == set(range(1, sides + 1))


def test_dice_given_or_made_are_used() -> None:
    laid = LaidOut()
    laid.lay(3, 5)
    assert KeptDice(laid).roll(6) == 3
    assert KeptDice(lambda: laid).roll(6) == 5


def test_a_factory_is_asked_once_a_command() -> None:
    made: list[LaidOut] = []

    def make() -> LaidOut:
        made.append(LaidOut())
        made[-1].lay(1, 1)
        return made[-1]

    dice = KeptDice(make)
    assert [dice.roll(6), dice.roll(6)] == [1, 1]
    assert len(made) == 1


def test_old_faces_come_first_and_live_ones_after_them() -> None:
    laid = LaidOut()
    laid.lay(2)
    dice = KeptDice(laid, [(20, 7), (6, 4)])
    assert [dice.roll(20), dice.roll(6), dice.roll(6)] == [7, 4, 2]
    assert dice.rolls == [(20, 7), (6, 4), (6, 2)]


def test_once_other_dice_are_asked_for_the_old_faces_are_over() -> None:
    laid = LaidOut()
    laid.lay(2, 9)
    dice = KeptDice(laid, [(20, 7), (6, 4), (20, 8)])
    assert [dice.roll(20), dice.roll(8), dice.roll(20)] == [7, 2, 9]
