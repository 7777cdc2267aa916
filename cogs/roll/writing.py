"""The arithmetic of a roll as it is written: every die, the dropped ones struck through."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from bot.rules.dice.arithmetic import Number
from bot.rules.dice.outcomes import (
    BracketsOutcome,
    ChainOutcome,
    ConstantOutcome,
    DiceOutcome,
    Die,
    Outcome,
    SetOutcome,
    SignedOutcome,
)
from bot.rules.dice.terms import Operation
from bot.text import Speaker

SIGNS = {"*": "×", "/": "÷", "-": "−", "==": "=", "!=": "≠", "<=": "≤", ">=": "≥"}
REROLLED = " ↻ "
RAISED = " → "
EXPLODED = "!"


@dataclass(frozen=True, slots=True)
class Writer:
    """`longest` is the number of dice that are listed one by one; of more only their sum is told."""

    speak: Speaker
    longest: int

    def write(self, outcome: Outcome, *, is_struck: bool = False) -> str:
        """Markdown. `is_struck` inside of what is struck through already."""
        strikes = not outcome.is_kept and not is_struck
        text = self._write(outcome, is_struck=is_struck or strikes)
        return f"~~{text}~~" if strikes else text

    def _write(self, outcome: Outcome, *, is_struck: bool) -> str:
        match outcome:
            case ConstantOutcome():
                return decimal(outcome.term.number) + self._label(outcome.term.label)
            case DiceOutcome():
                return self._dice(outcome, is_struck=is_struck) + self._label(outcome.term.label)
            case BracketsOutcome():
                inside = self.write(outcome.inner, is_struck=is_struck)
                return f"({inside}){self._behind(outcome.term.operations, outcome.term.label)}"
            case SetOutcome():
                inside = ", ".join(self.write(item, is_struck=is_struck) for item in outcome.items)
                comma = "," if len(outcome.items) == 1 else ""
                return f"({inside}{comma}){self._behind(outcome.term.operations, outcome.term.label)}"
            case SignedOutcome():
                return shown(outcome.term.sign) + self.write(outcome.inner, is_struck=is_struck)
            case ChainOutcome():
                return " ".join(self._chain(outcome, is_struck=is_struck))

    def _chain(self, outcome: ChainOutcome, *, is_struck: bool) -> Iterator[str]:
        yield self.write(outcome.first, is_struck=is_struck)
        for step in outcome.steps:
            yield shown(step.sign)
            yield self.write(step.outcome, is_struck=is_struck)

    def _dice(self, outcome: DiceOutcome, *, is_struck: bool) -> str:
        term = outcome.term
        sides = "%" if term.is_tens else str(term.sides)
        notation = f"{term.amount}{self.speak('dice.letter')}{sides}{self._behind(term.operations)}"
        if len(outcome.dice) > self.longest:
            return f"{notation} ({self._sum(outcome)})"
        faces = ", ".join(_die(die, outcome, is_struck=is_struck) for die in outcome.dice)
        return f"{notation} ({faces})"

    def _sum(self, outcome: DiceOutcome) -> str:
        kept = sum(die.is_kept for die in outcome.dice)
        return self.speak("roll-sum", count=len(outcome.dice), kept=kept, sum=int(outcome.value))

    def _behind(self, operations: tuple[Operation, ...], label: str = "") -> str:
        return self.speak.user_text("".join(map(str, operations))) + self._label(label)

    def _label(self, label: str) -> str:
        return f" {self.speak.user_text(f'[{label}]')}" if label else ""


def _die(die: Die, outcome: DiceOutcome, *, is_struck: bool) -> str:
    width = 2 if outcome.term.is_tens else 1
    is_dropped = is_struck or not die.is_kept
    before = [f"{face:0{width}}" for face in die.rerolled]
    face = f"{die.face:0{width}}"
    if outcome.term.sides == 20 and die.face in (1, 20) and not is_dropped:
        face = f"**{face}**"
    if not is_dropped:
        before = [f"~~{earlier}~~" for earlier in before]
    text = REROLLED.join([*before, face])
    if die.value != die.face:
        text += f"{RAISED}{die.value}"
    if die.has_exploded:
        text += EXPLODED
    return text if die.is_kept or is_struck else f"~~{text}~~"


def shown(sign: str) -> str:
    """A sign as it is written on paper."""
    return SIGNS.get(sign, sign)


def decimal(number: Number) -> str:
    """A number with all the digits behind its point."""
    return f"{Decimal(number.numerator) / Decimal(number.denominator):f}"
