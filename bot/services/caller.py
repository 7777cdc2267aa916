"""Who asks for something, and where: plain values that a front end fills in."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a server; a thread has a parent channel, a channel may have a category."""

    guild_id: int
    channel_id: int
    parent_id: int | None = None
    category_id: int | None = None

    def nearest_first(self) -> tuple[int, ...]:
        """The ids a campaign may be bound to, from the thread outward."""
        return tuple(id for id in (self.channel_id, self.parent_id, self.category_id) if id is not None)


@dataclass(frozen=True, slots=True)
class Actor:
    """A user with the roles held at this moment. User 0 is the bot itself."""

    user_id: int
    role_ids: frozenset[int] = frozenset()
    may_manage: bool = False


SYSTEM = Actor(0)


@dataclass(frozen=True, slots=True)
class Caller:
    """One request: by whom, from where (None in a direct message), in which language (en, uk or ru).

    `message_id` is the panel a button was pressed on, which the answer itself redraws.
    """

    place: Place | None
    actor: Actor
    locale: str = "en"
    message_id: int | None = None
