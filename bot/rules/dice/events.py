"""What the journal keeps of a roll, and who may read it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.events import DM, EVERYONE, Audience, DmEvent, Event, only
from bot.rules.values import UserId


class Visibility(StrEnum):
    """Who sees a roll."""

    PUBLIC = "public"
    PRIVATE = "private"
    """Whoever rolls, and the DM."""
    BLIND = "blind"
    """The DM alone; whoever rolls learns only that the dice were thrown."""


@dataclass(frozen=True, slots=True)
class RollMade(Event, kind="roll-made"):
    roller: UserId
    text: str
    total: int
    visibility: Visibility

    @property
    def audience(self) -> Audience:
        if self.visibility is Visibility.PUBLIC:
            return EVERYONE
        return only(self.roller) if self.visibility is Visibility.PRIVATE else DM


@dataclass(frozen=True, slots=True)
class BlindRollFailed(DmEvent, kind="roll-blind-failed"):
    """The dice of a blind roll fell so that it has no result; the roller must not learn even that."""

    roller: UserId
    text: str
