"""Why a roll is refused, one class per kind of cause. Each carries the column of the fault, from 1 on."""

from typing import Any

from bot.rules.errors import RuleViolation

MAX_SHOWN = 30
"""Characters shown on either side of a fault."""


class RollRefused(RuleViolation):
    """Base of all refusals of a roll. The data of its message hold `column`, `before` and `near`."""

    def __init__(self, key: str, column: int, **data: Any) -> None:
        super().__init__(key, column=column, **data)
        self.column = column

    def point_into(self, text: str) -> None:
        """Add what stands before the fault and at it; the column never lies outside the text."""
        self.column = max(1, min(self.column, len(text)))
        at = self.column - 1
        before, near = text[:at], text[at:]
        self.data.update(
            column=self.column,
            before=before if len(before) <= MAX_SHOWN else f"…{before[-MAX_SHOWN:]}",
            near=near if len(near) <= MAX_SHOWN else f"{near[:MAX_SHOWN]}…",
        )


class NotUnderstood(RollRefused):
    """What was typed is not dice notation."""


class OverBudget(RollRefused):
    """More dice, sides, depth, text or digits than one roll may take."""


class Impossible(RollRefused):
    """Notation that reads well and that no dice can answer: a die with no sides, a division by zero."""
