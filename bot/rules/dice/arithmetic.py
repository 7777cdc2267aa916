"""The sums of a roll: exact, bounded, and refusing what has no answer. Knows numbers and columns only."""

import operator
from collections.abc import Callable
from fractions import Fraction

from bot.rules.dice.refusals import Impossible, OverBudget

Number = int | Fraction

MAX_NUMBER = 1_000_000_000_000
"""Largest number that may be typed or reached, and largest denominator of a fraction."""


def exact_quotient(left: Number, right: Number) -> Number:
    quotient = Fraction(left) / Fraction(right)
    return quotient.numerator if quotient.denominator == 1 else quotient


OPERATORS: dict[str, Callable[[Number, Number], Number]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": exact_quotient,
    "//": operator.floordiv,
    "%": operator.mod,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
DIVISIONS = frozenset({"/", "//", "%"})

BINDING: dict[str, int] = {sign: 0 if sign in COMPARISONS else 1 if sign in "+-" else 2 for sign in OPERATORS}
"""How tightly each sign binds: comparisons loosest, then sums, then products."""


def calculated(left: Number, sign: str, right: Number, column: int) -> Number:
    """One step of arithmetic; a comparison gives 1 or 0. `column` is where the sign stands."""
    if right == 0 and sign in DIVISIONS:
        raise Impossible("roll-division-by-zero", column)
    result = OPERATORS[sign](left, right)
    if result.__class__ is bool:
        return int(result)
    return bounded(result, column)


def bounded(number: Number, column: int) -> Number:
    """The number itself, refused when it or its denominator grows beyond `MAX_NUMBER`."""
    if not -MAX_NUMBER <= number <= MAX_NUMBER or number.denominator > MAX_NUMBER:
        raise OverBudget("roll-number-too-large", column, limit=MAX_NUMBER)
    return number
