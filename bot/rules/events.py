"""What happened: frozen values named in the past tense, each with an audience. Knows no sentence.

Every event class has a kind, which is also the id of its one Fluent message; the fields are the variables.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may read an event besides the DM, who reads all. `users` is None for everyone."""

    users: frozenset[int] | None

    def admits(self, user_id: int, *, is_dm: bool) -> bool:
        return is_dm or self.users is None or user_id in self.users


EVERYONE = Audience(None)
DM = Audience(frozenset())


def only(*user_ids: int) -> Audience:
    """These users and the DM."""
    return Audience(frozenset(user_ids))


class Event:
    """Base of all events. Subclasses are frozen dataclasses declared with `kind="domain-what"`.

    `audience` is a class attribute, or a property where the readers depend on the fields.
    """

    __slots__ = ()
    kind: ClassVar[str]
    kinds: ClassVar[dict[str, type["Event"]]] = {}
    """Every event class by its kind, so that stored events can be read back."""

    def __init_subclass__(cls, kind: str = "", **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        kind = kind or cls.__dict__.get("kind", "")
        if not kind:
            return
        known = Event.kinds.get(kind)
        if known is not None and known.__qualname__ != cls.__qualname__:
            raise TypeError(f"two events of kind {kind}")
        cls.kind = kind
        Event.kinds[kind] = cls  # a slots dataclass is made again, without arguments; that one stands

    @property
    def audience(self) -> Audience:
        return EVERYONE


class DmEvent(Event):
    """An event that only the DM may read."""

    __slots__ = ()

    @property
    def audience(self) -> Audience:
        return DM
