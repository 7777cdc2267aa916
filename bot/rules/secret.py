"""A secret: what the DM saw and the players did not, until the DM reveals or resolves it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class SecretState(StrEnum):
    HIDDEN = "hidden"
    REVEALED = "revealed"
    RESOLVED = "resolved"
    """Its effects happened without a word to the players."""


@dataclass(frozen=True, slots=True)
class Secret:
    """`kind` names its domain's handler (for example `bastion-event`), `subject` what it is about."""

    id: int
    kind: str
    subject: int
    state: SecretState = SecretState.HIDDEN
    note: str = ""
    """The DM's own telling, shown to players in place of the stock one when revealed."""
    data: Mapping[str, str | int] = field(default_factory=dict)
