"""The story's dice fall as told on their occasion, once; all else is chance."""

from bot.playground.fate import Fate, Passage, occasion


def fate() -> Fate:
    fate = Fate()
    fate.tell([Passage(("night:", "time advance"), 100, (53, 27)), Passage(("reveal:",), 6, (1, 5, 1, 3))])
    return fate


def test_told_faces_fall_on_their_occasion() -> None:
    source = fate()
    occasion.set("night:playground:0:1")
    dice = source()
    assert [dice.roll(100), dice.roll(100)] == [53, 27]
    occasion.set("reveal:bastion-event:7:1")
    dice = source()
    assert [dice.roll(6) for _ in range(4)] == [1, 5, 1, 3]


def test_they_fall_once() -> None:
    source = fate()
    occasion.set("reveal:bastion-event:7:1")
    for _ in range(4):
        source().roll(6)
    rolls = [tuple(dice.roll(6) for _ in range(4)) for dice in (source() for _ in range(30))]
    assert len(set(rolls)) > 1


def test_other_dice_and_other_occasions_are_chance() -> None:
    source = fate()
    occasion.set("roll")
    assert len({source().roll(100) for _ in range(60)}) > 10
    occasion.set("reveal:bastion-event:8:1")
    assert len({source().roll(8) for _ in range(60)}) > 2
    assert [source().roll(6)] == [1], "a d8 does not use up what is told for the d6"


def test_faces_fit_their_dice() -> None:
    occasion.set("")
    dice = fate()()
    for sides in (1, 2, 6, 100):
        assert all(1 <= dice.roll(sides) <= sides for _ in range(50))
