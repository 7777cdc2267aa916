"""What a command on a Bastion comes to, and the draft it works on in between. Knows no rule of its own."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ParamSpec

from bot.rules.bastion.state import Bastion, Facility, Pending, Stage, Stakes, Treasure
from bot.rules.bastion.tellings import Told
from bot.rules.book import Book
from bot.rules.dice import Dice
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.inventory import ReasonKind
from bot.rules.values import Copper, GameTime

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Payment:
    """Money for the owner's purse; negative where the owner pays. The amount is never 0."""

    amount: Copper
    reason: ReasonKind


@dataclass(frozen=True, slots=True)
class Outcome:
    """The Bastion after a command, what happened, and the money that moves."""

    bastion: Bastion
    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()


@dataclass(slots=True)
class Draft:
    """A Bastion while a command with dice works on it; `freeze` makes the outcome."""

    book: Book
    bastion: Bastion
    dice: Dice
    now: GameTime
    events: list[Event] = field(default_factory=list)
    payments: list[Payment] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.bastion.name

    def change(self, **fields: Any) -> None:
        """Other values for fields of the Bastion. What stays the same is not copied, for copies take time."""
        if any(getattr(self.bastion, name) != value for name, value in fields.items()):
            self.bastion = replace(self.bastion, **fields)

    def change_facility(self, facility: Facility) -> None:
        self.change(
            facilities=tuple(
                facility if known.number == facility.number else known for known in self.bastion.facilities
            )
        )

    def tell(self, *events: Event) -> None:
        self.events.extend(events)

    def pay(self, amount: Copper, reason: str) -> None:
        """Money to the owner, or from them where negative."""
        if amount:
            self.payments.append(Payment(amount, ReasonKind(reason)))

    def pick(self, among: int) -> int:
        """The position of one of so many, at random; even one alone is rolled for."""
        return self.dice.roll(among) - 1

    def new_number(self) -> int:
        self.change(last_number=self.bastion.last_number + 1)
        return self.bastion.last_number

    def store(self, treasure: Treasure) -> None:
        self.change(stores=(*self.bastion.stores, treasure))

    def ask(self, pending: Pending, stakes: Stakes) -> None:
        """Leave the event open until its question is answered."""
        self.change(pending=replace(pending, stage=Stage.CHOOSING, stakes=stakes))

    def freeze(self, *, is_silent: bool = False) -> Outcome:
        """The outcome; told in silence, the story is for the DM alone."""
        events = tuple(_hushed(event) if is_silent else event for event in self.events)
        return Outcome(self.bastion, events, tuple(self.payments))


def _hushed(event: Event) -> Event:
    return replace(event, is_silent=True) if isinstance(event, Told) else event


def twin(verify: Callable[P, object]) -> Callable[P, bool]:
    """The question whether something is allowed, from the check that refuses it with the reason."""

    def can(*args: P.args, **kwargs: P.kwargs) -> bool:
        try:
            verify(*args, **kwargs)
        except RuleViolation:
            return False
        return True

    return can


def verify_stands(bastion: Bastion) -> None:
    """A fallen Bastion takes no command any more."""
    if bastion.is_fallen:
        raise RuleViolation("bastion-fallen", name=bastion.name)
