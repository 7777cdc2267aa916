"""What reads, what it is read as, and which fault is named where."""

import pytest

from bot.rules.dice import Impossible, NotUnderstood, OverBudget, RollRefused, parse, parse_cached, roll
from bot.rules.dice.terms import (
    Brackets,
    Chain,
    Constant,
    DiceTerm,
    Operation,
    Selector,
    Signed,
    Step,
    ValueSet,
)
from tests.rules.scripted import ScriptedDice

D6 = range(1, 7)


def refusal(text: str) -> RollRefused:
    with pytest.raises(RollRefused) as refused:
        parse(text)
    return refused.value


def test_a_term_holds_its_operations_and_labels() -> None:
    assert parse("4d6kh3kl1 [fire] [magic]").term == DiceTerm(
        4, D6, 1, (Operation("k", (Selector("h", 3), Selector("l", 1)), 4),), "fire, magic"
    )


def test_signs_bind_as_in_school() -> None:
    assert parse("1+2*3-4").term == Chain(
        Constant(1),
        (
            Step("+", Chain(Constant(2), (Step("*", Constant(3), 4),)), 2),
            Step("-", Constant(4), 6),
        ),
    )


def test_parentheses_hold_a_term_or_a_set() -> None:
    assert parse("(1)").term == Brackets(Constant(1))
    assert parse("(1,)").term == ValueSet((Constant(1),), 1)
    assert parse("-(1, 2)kl1").term == Signed(
        "-", ValueSet((Constant(1), Constant(2)), 2, (Operation("k", (Selector("l", 1),), 8),))
    )


def test_minimum_and_maximum_are_not_joined() -> None:
    term = parse("4d6mi2mi3").term
    assert isinstance(term, DiceTerm)
    assert [str(operation) for operation in term.operations] == ["mi2", "mi3"]


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("1d20+5 fire damage", "fire damage"),
        ("1d20 keep the dragon grappled", "keep the dragon grappled"),
        ("1d20 для атаки", "для атаки"),
        ("1d20 к бою", "к бою"),
        ("1d20 # 3 attacks", "3 attacks"),
        ("1d20#2", "2"),
        ('1d20  "for  Freya"', '"for Freya"'),
        ("1d20 🐉 roars", "🐉 roars"),
        ("1d20 x damage", "x damage"),
        ("1d20 [slashing] at dawn", "at dawn"),
        ("1d20   ", ""),
        ("1d20 #", ""),
    ],
)
def test_a_note_may_follow(text: str, comment: str) -> None:
    assert parse(text).comment == comment


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("", "roll-empty", 1),
        ("   ", "roll-empty", 1),
        ("fire", "roll-unknown", 1),
        ("1d6+", "roll-value-expected", 4),
        ("1d6 +  ", "roll-value-expected", 5),
        ("+", "roll-value-expected", 1),
        ("*2", "roll-value-expected", 1),
        ("1d6**2", "roll-value-expected", 5),
        ("()", "roll-value-expected", 2),
        ("(1,,2)", "roll-value-expected", 4),
        ("[fire] 1d6", "roll-value-expected", 1),
        ("kh3", "roll-value-expected", 1),
        ("1d6 + goblin", "roll-unknown", 7),
        ("1d20 - longsword", "roll-unknown", 8),
        ("2^3", "roll-unknown", 2),
        ("1d20?", "roll-unknown", 5),
        ("1d20fire", "roll-unknown", 5),
        ("2d6 3", "roll-sign-expected", 5),
        ("3 d6", "roll-sign-expected", 3),
        ("1d20 (fire)", "roll-sign-expected", 6),
        ("(2)d20", "roll-sign-expected", 4),
        ("(1d6", "roll-unclosed-parenthesis", 1),
        ("2*(1d6+(3)", "roll-unclosed-parenthesis", 3),
        ("1d6)", "roll-unopened-parenthesis", 4),
        ("(1d6 2)", "roll-sign-expected", 6),
        ("(1d6 fire)", "roll-unknown", 6),
        ("1,5", "roll-comma-outside", 2),
        ("1d6 [fire", "roll-unclosed-label", 5),
        ("5kh1", "roll-operation-misplaced", 2),
        ("1d6[fire]kh1", "roll-operation-misplaced", 10),
        ("4d6k", "roll-operation-incomplete", 4),
        ("4d6 rr", "roll-operation-incomplete", 5),
        ("4d6kh3e", "roll-operation-incomplete", 7),
        ("(4d6)rr1", "roll-operation-for-dice", 6),
        ("(1,2)e2", "roll-operation-for-dice", 6),
        ("4d6mi>2", "roll-operation-takes-number", 4),
        ("4d6mah2", "roll-operation-takes-number", 4),
        ("d", "roll-die-without-sides", 1),
        ("2+3d", "roll-die-without-sides", 4),
        ("3к", "roll-die-without-sides", 2),
    ],
)
def test_what_does_not_read_is_named(text: str, key: str, column: int) -> None:
    refused = refusal(text)
    assert isinstance(refused, NotUnderstood)
    assert (refused.key, refused.column) == (key, column)


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("d0", "roll-no-such-die", 1),
        ("1+2d0", "roll-no-such-die", 3),
        ("d1e1", "roll-endless", 3),
        ("d1eh1", "roll-endless", 3),
        ("2d6rr<7", "roll-endless", 4),
        ("2d6rr>0", "roll-endless", 4),
        ("2d6e<=6", "roll-endless", 4),
        ("2d6e>=1", "roll-endless", 4),
        ("d4rr>3rr<3rr3", "roll-endless", 3),
        ("d2e1e2", "roll-endless", 3),
        ("d%rr<91", "roll-endless", 3),
        ("3d6rrh1", "roll-endless", 4),
    ],
)
def test_what_no_dice_can_answer_is_named(text: str, key: str, column: int) -> None:
    refused = refusal(text)
    assert isinstance(refused, Impossible)
    assert (refused.key, refused.column) == (key, column)


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("9999d6+9999d6", "roll-too-many-dice", 1),
        ("500d6+500d6+1d6", "roll-too-many-dice", 13),
        ("(400d6, (400d6, 201d4))", "roll-too-many-dice", 17),
        ("1+d10001", "roll-too-many-sides", 3),
        ("9999999999999", "roll-number-too-large", 1),
        ("0.0000000000001", "roll-number-too-large", 1),
        ("4d6k>9999999999999", "roll-number-too-large", 4),
        ("(" * 33 + "1" + ")" * 33, "roll-too-deep", 33),
        ("-" * 33 + "1", "roll-too-deep", 33),
        ("(" * 10_000 + "1" + ")" * 10_000, "roll-too-long", 256),
        ("1d20 " + "a" * 251, "roll-too-long", 256),
        ("1d6" + "rr1" * 11, "roll-too-many-operations", 34),
    ],
)
def test_what_is_over_budget_is_named(text: str, key: str, column: int) -> None:
    refused = refusal(text)
    assert isinstance(refused, OverBudget)
    assert (refused.key, refused.column) == (key, column)


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("5/(3-3)", "roll-division-by-zero", 2),
        ("5//0", "roll-division-by-zero", 2),
        ("5 % (1d6-1)", "roll-division-by-zero", 3),
        ("999999999999*999999999999", "roll-number-too-large", 13),
        ("1/999999999999/7", "roll-number-too-large", 15),
        ("(900000000000, 900000000000)", "roll-number-too-large", 1),
    ],
)
def test_what_goes_wrong_in_the_sum_is_named(text: str, key: str, column: int) -> None:
    with pytest.raises(RollRefused) as refused:
        roll(parse(text), ScriptedDice([1]))
    assert (refused.value.key, refused.value.column) == (key, column)


class Ones:
    """Dice that always show their first side."""

    def roll(self, sides: int) -> int:
        return 1


@pytest.mark.parametrize(
    ("text", "column"), [("d10000e1", 7), ("500d6 + 400d6e1", 14), ("d10000rr1", 7), ("d20+999d4 adv", 5)]
)
def test_a_roll_ends_at_its_last_die(text: str, column: int) -> None:
    with pytest.raises(OverBudget) as refused:
        roll(parse(text), Ones())
    assert (refused.value.key, refused.value.column) == ("roll-too-many-throws", column)


def test_a_thousand_dice_are_within_the_budget() -> None:
    assert roll(parse("500d6+500d6"), Ones()).total == 1000


def test_a_refusal_shows_the_place_of_the_fault() -> None:
    assert refusal("4d6 + 2^3").data == {"column": 8, "before": "4d6 + 2", "near": "^3"}
    long = refusal("1+" * 50 + "?" * 50)
    assert long.data["before"] == "…" + "1+" * 15
    assert long.data["near"] == "?" * 30 + "…"


def test_what_was_read_lately_is_remembered() -> None:
    assert parse_cached("3d8+1") is parse_cached("3d8+1")
