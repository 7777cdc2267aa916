"""Throws the dice of an expression and works out its result. Knows no notation."""

from collections.abc import Iterable
from typing import TypeVar

from bot.rules.dice.arithmetic import Number, bounded, calculated
from bot.rules.dice.hand import OPERATIONS, Cup, Hand
from bot.rules.dice.outcomes import (
    BracketsOutcome,
    ChainOutcome,
    ConstantOutcome,
    DiceOutcome,
    Die,
    Outcome,
    Rolled,
    SetOutcome,
    SignedOutcome,
    StepOutcome,
)
from bot.rules.dice.refusals import RollRefused
from bot.rules.dice.source import Dice
from bot.rules.dice.terms import (
    Brackets,
    Chain,
    Constant,
    DiceTerm,
    Expression,
    Operation,
    Signed,
    Term,
    ValueSet,
)

M = TypeVar("M", Die, Outcome)


def roll(expression: Expression, dice: Dice) -> Rolled:
    """The result of an expression; dice are thrown from left to right. Raises `RollRefused`."""
    cup = Cup(dice)
    try:
        outcome = _thrown(expression.term, cup)
    except RollRefused as refused:
        refused.point_into(expression.text)
        raise
    return Rolled(outcome, expression.comment, tuple(cup.throws))


def _thrown(term: Term, cup: Cup) -> Outcome:
    match term:
        case Chain():
            return _thrown_chain(term, cup)
        case DiceTerm():
            return _thrown_dice(term, cup)
        case Constant():
            return ConstantOutcome(term, term.number)
        case Brackets():
            inner = _operated(_thrown(term.inner, cup), term.operations)
            return BracketsOutcome(term, inner, _counted(inner))
        case ValueSet():
            items = tuple([_thrown(item, cup) for item in term.items])
            thrown = SetOutcome(term, items, bounded(_sum(items), term.column))
            return _operated(thrown, term.operations)
        case Signed():
            inner = _thrown(term.inner, cup)
            value = _counted(inner)
            return SignedOutcome(term, inner, -value if term.sign == "-" else value)


def _thrown_dice(term: DiceTerm, cup: Cup) -> DiceOutcome:
    if not term.operations:
        faces = cup.throw(term.amount, term.faces, term.column)
        return DiceOutcome(term, tuple([Die(face, face) for face in faces]), sum(faces))
    hand = Hand(term, cup)
    for operation in term.operations:
        OPERATIONS[operation.name](hand, operation)
    return DiceOutcome(term, hand.settled(), sum([hand.values[index] for index in hand.live]))


def _thrown_chain(term: Chain, cup: Cup) -> ChainOutcome:
    first = _thrown(term.first, cup)
    value = _counted(first)
    steps = []
    for step in term.steps:
        outcome = _thrown(step.term, cup)
        value = calculated(value, step.sign, _counted(outcome), step.column)
        steps.append(StepOutcome(step.sign, outcome))
    return ChainOutcome(first, tuple(steps), value)


def _counted(outcome: Outcome) -> Number:
    return outcome.value if outcome.is_kept else 0


def _sum(items: Iterable[Outcome]) -> Number:
    return sum([item.value for item in items if item.is_kept])


def _operated(outcome: Outcome, operations: Iterable[Operation]) -> Outcome:
    """An outcome after keeping and dropping; parentheses pass both on to what is inside."""
    for operation in operations:
        outcome = _sorted_out(outcome, operation)
    return outcome


def _sorted_out(outcome: Outcome, operation: Operation) -> Outcome:
    match outcome:
        case BracketsOutcome():
            inner = _sorted_out(outcome.inner, operation)
            return outcome._replace(inner=inner, value=_counted(inner))
        case DiceOutcome():
            dice = _survivors(outcome.dice, operation)
            return outcome._replace(dice=dice, value=sum([die.value for die in dice if die.is_kept]))
        case SetOutcome():
            items = _survivors(outcome.items, operation)
            return outcome._replace(items=items, value=_sum(items))
        case _:
            return _survivors((outcome,), operation)[0]


def _survivors(members: tuple[M, ...], operation: Operation) -> tuple[M, ...]:
    """The members, with those dropped that the operation leaves behind."""
    values = [member.value for member in members]
    live = [index for index, member in enumerate(members) if member.is_kept]
    left = set(operation.survivors(values, live))
    return tuple(
        [
            member._replace(is_kept=False) if member.is_kept and index not in left else member
            for index, member in enumerate(members)
        ]
    )
