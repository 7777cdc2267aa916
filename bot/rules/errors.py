"""The one way a rule says no. Knows keys and data, never a sentence."""

from typing import Any


class RuleViolation(Exception):
    """A command the rules refuse; nothing has changed.

    `key` is the id of a Fluent message, `data` its variables (formatted like the fields of an event).
    """

    def __init__(self, key: str, **data: Any) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data
