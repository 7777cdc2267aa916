"""Numbers as a language writes them: separators, the minus sign, fractions. Knows no unit."""

from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import FluentType

MINUS = "\u2212"


class Whole(int, FluentType):
    """A whole number with its shape in one language; selectors in a message see its value."""

    shape: str

    def format(self, locale: Any) -> str:
        return self.shape


class Fraction(float, FluentType):
    """A number that is not whole: its plural category is `other` in Ukrainian and Russian."""

    shape: str

    def format(self, locale: Any) -> str:
        return self.shape


@dataclass(frozen=True, slots=True)
class NumberStyle:
    """`grouped_from`: the smallest number whose thousands are parted."""

    decimal: str
    group: str
    grouped_from: int

    def whole(self, value: int) -> Whole:
        number = Whole(value)
        number.shape = self.shape(value)
        return number

    def number(self, value: float) -> Whole | Fraction:
        """A number of at most two decimals; without its fraction where that is nought."""
        rounded = round(value, 2)
        if rounded == int(rounded):
            return self.whole(int(rounded))
        digits = f"{abs(rounded):.2f}".rstrip("0").partition(".")[2]
        number = Fraction(rounded)
        number.shape = ("" if rounded > 0 else MINUS) + self.shape(int(abs(rounded))) + self.decimal + digits
        return number

    def shape(self, value: int) -> str:
        sign = MINUS if value < 0 else ""
        value = abs(value)
        if value < self.grouped_from:
            return f"{sign}{value}"
        return sign + f"{value:,}".replace(",", self.group)

    def signed(self, value: int) -> str:
        """With its sign, as modifiers are written: +3, −1, +0."""
        return self.shape(value) if value < 0 else "+" + self.shape(value)
