"""Which operations a term may carry, and how those that stand side by side join."""

from collections.abc import Iterable

from bot.rules.dice.refusals import Impossible, NotUnderstood, OverBudget
from bot.rules.dice.terms import RANKS, Operation, Selector

MAX_OPERATIONS = 10
"""Selectors of all operations on one term."""
FOR_SETS = frozenset({"k", "p"})
ONE_VALUE = frozenset({"mi", "ma"})
"""Operations that take a plain number, and are never joined."""


def extended(
    operations: tuple[Operation, ...], operation: Operation, faces: range | None
) -> tuple[Operation, ...]:
    """The operations of a term and one more. `faces` are those of its dice; None for a set or parentheses."""
    selector = operation.selectors[0]
    if faces is None and operation.name not in FOR_SETS:
        raise NotUnderstood("roll-operation-for-dice", operation.column, operation=operation.name)
    if operation.name in ONE_VALUE and selector.kind != "=":
        raise NotUnderstood("roll-operation-takes-number", operation.column, operation=operation.name)
    if operations and sum(len(each.selectors) for each in operations) >= MAX_OPERATIONS:
        raise OverBudget("roll-too-many-operations", operation.column, limit=MAX_OPERATIONS)
    if operations and operations[-1].name == operation.name and operation.name not in ONE_VALUE:
        *earlier, last = operations
        operation = last._replace(selectors=(*last.selectors, selector))
        operations = tuple(earlier)
    if faces is not None and is_endless(operation, faces):
        raise Impossible("roll-endless", operation.column, operation=operation.name)
    return (*operations, operation)


def is_endless(operation: Operation, faces: range) -> bool:
    """Whether no throw could ever end this reroll or explosion of dice with these faces."""
    if operation.name == "rr":
        return any(each.kind in RANKS for each in operation.selectors) or _select_all(
            operation.selectors, faces
        )
    if operation.name == "e":
        return len(faces) == 1 or _select_all(operation.selectors, faces)
    return False


def _select_all(selectors: Iterable[Selector], faces: range) -> bool:
    """Whether every face is selected by its value."""
    least, most = faces[0], faces[-1]
    named = set()
    for selector in selectors:
        match selector.kind:
            case "<":
                least = max(least, selector.number)
            case "<=":
                least = max(least, selector.number + 1)
            case ">":
                most = min(most, selector.number)
            case ">=":
                most = min(most, selector.number - 1)
            case "=":
                named.add(selector.number)
    return all(face in named for face in faces if least <= face <= most)
