"""A prompt: a question to one or more people, with a deadline and what happens by default."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.rules.values import UserId


@dataclass(frozen=True, slots=True)
class Prompt:
    """`kind` names its domain's handler (for example `bastion-bribe`), `subject` what it is about."""

    id: int
    kind: str
    subject: int
    asked: tuple[UserId, ...]
    """Who may answer besides the DM."""
    options: tuple[str, ...]
    """Ids of the answers; a number or name to be typed is the option `typed`."""
    default: str
    """The option taken when the deadline passes."""
    deadline: str | None = None
    """ISO moment (UTC); None waits for ever."""
    answer: str | None = None
    data: Mapping[str, str | int] = field(default_factory=dict)
