"""Delivers the outbox: in order, once, again after a failure, and held back where a channel is out of reach."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.storage import outbox
from bot.storage.connection import Database
from bot.storage.outbox import Letter, Panel

log = logging.getLogger(__name__)

_BATCH = 100
_MAX_ATTEMPTS = 8
_FIRST_RETRY_SECONDS = 20
_KEPT_SECONDS = 30 * 86400
TROUBLE = "channel-trouble"
"""The screen that tells the DM (or, without names, the table) which channel cannot be reached."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where a letter ended up. `panel` is set when the message stays current."""

    channel_id: int
    message_id: int
    panel: Panel | None = None


class Unreachable(Exception):
    """The channel is gone or closed to the bot; `cause` is `unset`, `deleted` or `forbidden`."""

    def __init__(self, channel_id: int, cause: str) -> None:
        super().__init__(channel_id, cause)
        self.channel_id = channel_id
        self.cause = cause


class Obsolete(Exception):
    """There is nothing to send any more: the subject or the message to edit is gone."""


class Courier(Protocol):
    """Carries one letter to Discord. `nonce` is the same each time a letter is sent."""

    async def deliver(self, letter: Letter, nonce: str) -> Delivered: ...


class PostOffice:
    """One delivery at a time; `kick` starts one in the background, `deliver_due` waits for it."""

    def __init__(self, database: Database, courier: Courier, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._courier = courier
        self._clock = clock
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def kick(self) -> None:
        """Deliver soon. Called after a commit that left letters."""
        if any(not task.done() for task in self._tasks) and self._lock.locked() and self._waiting():
            return
        task = asyncio.create_task(self.deliver_due())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def deliver_due(self) -> None:
        """Send every letter that is due, the oldest first."""
        async with self._lock:
            while letters := await self._database.read(lambda connection: outbox.due(connection, self._now(), _BATCH)):
                for letter in letters:
                    await self._deliver(letter)

    async def close(self) -> None:
        """Stop delivering; what is not sent stays in the outbox."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def prune(self) -> None:
        """Forget letters settled long ago."""
        await self._database.commit(lambda connection: outbox.prune(connection, self._now() - _KEPT_SECONDS))

    def _waiting(self) -> bool:
        """Whether a delivery already waits for the one under way."""
        return len(self._tasks) > 1

    def _now(self) -> int:
        return int(self._clock().timestamp())

    async def _deliver(self, letter: Letter) -> None:
        nonce = f"hr{self._database.name}{letter.id}"[:25]
        try:
            delivered = await self._courier.deliver(letter, nonce)
        except Unreachable as trouble:
            await self._database.commit(lambda connection: self._hold(connection, letter, trouble))
        except Obsolete:
            await self._database.commit(lambda connection: _give_up(connection, letter))
        except Exception:  # the edge: one letter that cannot be sent must not stop the others
            log.exception("letter %s (%s) was not sent", letter.id, letter.screen)
            await self._database.commit(lambda connection: self._postpone(connection, letter))
        else:
            await self._database.commit(lambda connection: _note(connection, letter, delivered))

    def _postpone(self, connection: sqlite3.Connection, letter: Letter) -> None:
        if letter.attempts + 1 >= _MAX_ATTEMPTS:
            outbox.settle(connection, letter, "cancelled")
        else:
            outbox.postpone(connection, letter, self._now() + _FIRST_RETRY_SECONDS * 2**letter.attempts)

    def _hold(self, connection: sqlite3.Connection, letter: Letter, trouble: Unreachable) -> None:
        """Keep the letter until the campaign's channels change, and say so once where it can be read."""
        if letter.screen == TROUBLE or letter.destination.startswith("message:"):
            outbox.settle(connection, letter, "cancelled")
            return
        outbox.settle(connection, letter, "held")
        if outbox.first_trouble(connection, letter.campaign_id, trouble.channel_id, trouble.cause):
            other = "table" if letter.destination == "dm" else "dm"
            args = {"channel": str(trouble.channel_id), "cause": trouble.cause, "lost": letter.destination}
            outbox.add(connection, Letter(0, letter.campaign_id, None, other, TROUBLE, 0, args), self._now())


def _give_up(connection: sqlite3.Connection, letter: Letter) -> None:
    outbox.settle(connection, letter, "cancelled")
    if letter.destination.startswith("message:"):
        outbox.forget_panel(connection, int(letter.destination.rsplit(":", 1)[1]))


def _note(connection: sqlite3.Connection, letter: Letter, delivered: Delivered) -> None:
    outbox.sent(connection, letter, delivered.channel_id, delivered.message_id)
    if delivered.panel is not None:
        outbox.remember_panel(connection, delivered.panel)
