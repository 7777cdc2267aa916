"""Reads dice notation, the one that players know from Avrae's d20, into an expression. Throws nothing.

Loosest to tightest: comparisons, `+ -`, `* / // %`, a sign before a term, operations and labels.
"""

from fractions import Fraction
from functools import lru_cache

from bot.rules.dice.advantage import ENGLISH, AdvantageWords, granted
from bot.rules.dice.arithmetic import Number, bounded
from bot.rules.dice.hand import MAX_THROWS
from bot.rules.dice.operations import extended
from bot.rules.dice.refusals import Impossible, NotUnderstood, OverBudget, RollRefused
from bot.rules.dice.terms import (
    TENS,
    Brackets,
    Chain,
    Constant,
    DiceTerm,
    Expression,
    Operation,
    Selector,
    Signed,
    Step,
    Term,
    ValueSet,
)
from bot.rules.dice.tokens import DIE_WITHOUT_SIDES, OPENS_COMMENT, OPERATION_NAMES, WORD, Tokens

MAX_LENGTH = 255
"""Characters of what is typed, the comment included."""
MAX_SIDES = 10_000
MAX_DEPTH = 32
"""Parentheses and signs within one another."""
VALUES = frozenset({"dice", "number", "open"})
"""Kinds of tokens that begin a value."""


def parse(text: str, words: AdvantageWords = ENGLISH) -> Expression:
    """The expression that was typed. Raises `RollRefused` with the column of the fault."""
    try:
        if len(text) > MAX_LENGTH:
            raise OverBudget("roll-too-long", MAX_LENGTH + 1, limit=MAX_LENGTH)
        return _expression(text, words)
    except RollRefused as refused:
        refused.point_into(text)
        raise


parse_cached = lru_cache(maxsize=512)(parse)
"""`parse`, remembering what was asked for lately."""


def _expression(text: str, words: AdvantageWords) -> Expression:
    tokens = Tokens(text, words)
    if tokens.kind == "end":
        raise NotUnderstood("roll-empty", 1)
    term = _Reader(tokens).joined(0)
    comment = "" if tokens.kind == "end" else _comment(tokens)
    return Expression(granted(term, tokens.wish) if tokens.wish else term, comment, text)


def _comment(tokens: Tokens) -> str:
    """The note behind the notation: from `#` on, or from a letter or quotation mark behind a space."""
    if tokens.kind != "rest" or not _opens_comment(tokens):
        raise misplaced(tokens)
    rest = tokens.rest
    if rest[0] != "#":
        for word in tokens.words.after(tokens.text, tokens.at):
            tokens.ask(word)
    return " ".join(rest.lstrip("#").split())


def _opens_comment(tokens: Tokens) -> bool:
    rest = tokens.rest
    if rest[0] == "#":
        return True
    word = WORD.match(rest)
    if not tokens.is_detached or (word and word[0].lower() in OPERATION_NAMES):
        return False
    return rest[0].isalpha() or rest[0] in OPENS_COMMENT or not rest[0].isascii()


class _Reader:
    """Builds terms from tokens, descending from the loosest sign to the tightest."""

    __slots__ = ("depth", "dice", "tokens")

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.depth = 0
        self.dice = 0

    def joined(self, floor: int) -> Term:
        """Terms joined by signs that bind at least as tightly as `floor`."""
        tokens = self.tokens
        term = self.signed()
        while (binding := tokens.binding) >= floor:
            steps = []
            while tokens.binding == binding:
                sign, column = tokens.sign, tokens.column
                tokens.advance()
                steps.append(Step(sign, self.joined(binding + 1), column))
            term = Chain(term, tuple(steps))
        return term

    def signed(self) -> Term:
        """One term, perhaps with signs before it."""
        tokens = self.tokens
        kind = tokens.kind
        if kind == "dice":
            return self.dice_term()
        if kind == "number":
            return self.constant()
        if kind == "open":
            return self.parenthesised()
        if kind != "sign" or tokens.sign not in "+-":
            raise value_expected(tokens)
        sign = tokens.sign
        self.descend()
        tokens.advance()
        inner = self.signed()
        self.depth -= 1
        return Signed(sign, inner)

    def descend(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise OverBudget("roll-too-deep", self.tokens.column, limit=MAX_DEPTH)

    def constant(self) -> Constant:
        tokens = self.tokens
        number = bounded(_number(tokens.match["number"]), tokens.column)
        tokens.advance()
        return Constant(number, self.labels())

    def dice_term(self) -> DiceTerm:
        tokens = self.tokens
        column = tokens.column
        count, sides = tokens.match.group("count", "sides")
        amount = int(count or 1)
        faces = _faces(sides, column)
        self.dice += amount
        if self.dice > MAX_THROWS:
            raise OverBudget("roll-too-many-dice", column, limit=MAX_THROWS)
        tokens.advance()
        return DiceTerm(amount, faces, column, self.operations(faces), self.labels())

    def parenthesised(self) -> Brackets | ValueSet:
        tokens = self.tokens
        column = tokens.column
        self.descend()
        tokens.advance()
        items = [self.joined(0)]
        is_set = tokens.kind == "comma"
        while tokens.kind == "comma":
            tokens.advance()
            if tokens.kind != "close":
                items.append(self.joined(0))
        if tokens.kind == "end":
            raise NotUnderstood("roll-unclosed-parenthesis", column)
        if tokens.kind != "close":
            raise misplaced(tokens)
        tokens.advance()
        self.depth -= 1
        operations, label = self.operations(None), self.labels()
        if is_set:
            return ValueSet(tuple(items), column, operations, label)
        return Brackets(items[0], operations, label)

    def operations(self, faces: range | None) -> tuple[Operation, ...]:
        tokens = self.tokens
        found: tuple[Operation, ...] = ()
        while tokens.kind == "operation":
            found = extended(found, _operation(tokens), faces)
            tokens.advance()
        return found

    def labels(self) -> str:
        tokens = self.tokens
        found = []
        while tokens.kind == "label":
            found.append(tokens.match["label"][1:-1])
            tokens.advance()
        return ", ".join(found)


def _number(digits: str) -> Number:
    if digits.isdigit():
        return int(digits)
    number = Fraction(digits)
    return number.numerator if number.denominator == 1 else number


def _faces(sides: str, column: int) -> range:
    if sides == "%":
        return TENS
    number = int(sides)
    if number == 0:
        raise Impossible("roll-no-such-die", column)
    if number > MAX_SIDES:
        raise OverBudget("roll-too-many-sides", column, limit=MAX_SIDES)
    return range(1, number + 1)


def _operation(tokens: Tokens) -> Operation:
    column = tokens.column
    name, which, amount, bare = tokens.match.group("name", "which", "amount", "bare")
    if bare:
        name, which, amount = bare[0], bare[1], "1"
    number = int(amount)
    bounded(number, column)
    kind = which.strip().lower() if which else "="
    return Operation(name.lower(), (Selector(kind, number),), column)


def misplaced(tokens: Tokens) -> RollRefused:
    """Why what stands here cannot follow a complete value."""
    column = tokens.column
    if tokens.kind in VALUES:
        return NotUnderstood("roll-sign-expected", column)
    match tokens.kind:
        case "close":
            return NotUnderstood("roll-unopened-parenthesis", column)
        case "comma":
            return NotUnderstood("roll-comma-outside", column)
        case "operation":
            return NotUnderstood("roll-operation-misplaced", column)
        case _:
            return unreadable(tokens)


def value_expected(tokens: Tokens) -> RollRefused:
    """Why what stands here is no value."""
    if tokens.kind == "rest":
        return unreadable(tokens)
    return NotUnderstood(
        "roll-value-expected", tokens.previous + 1 if tokens.kind == "end" else tokens.column
    )


def unreadable(tokens: Tokens) -> RollRefused:
    """Why what stands here is no word of the notation."""
    rest, column = tokens.rest, tokens.column
    word = WORD.match(rest)
    if rest[0] == "[":
        return NotUnderstood("roll-unclosed-label", column)
    if DIE_WITHOUT_SIDES.match(rest):
        return NotUnderstood("roll-die-without-sides", column)
    if word and word[0].lower() in OPERATION_NAMES:
        return NotUnderstood("roll-operation-incomplete", column)
    return NotUnderstood("roll-unknown", column)
