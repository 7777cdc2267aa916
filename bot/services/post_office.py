"""Delivers the outbox: in order, once, again after a failure; held back where a channel is out of reach."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Protocol

from bot.storage import outbox
from bot.storage.connection import Database
from bot.storage.outbox import Letter, Panel

log = logging.getLogger(__name__)

_FIRST_RETRY_SECONDS = 20
_LONGEST_RETRY_SECONDS = 900
_MAX_FAULTS = 5
_KEPT_SECONDS = 30 * 86400
_PATIENCE_SECONDS = 5
TROUBLE = "channel-trouble"
"""The screen that tells the DM (or, without names, the table) which channel cannot be reached."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where a letter ended up. `panel` is set when the message stays current.

    `is_outdated` tells whether what it shows has changed since it was drawn.
    """

    channel_id: int
    message_id: int
    panel: Panel | None = None
    is_outdated: Callable[[], bool] = _never


class Unreachable(Exception):
    """The channel is gone or closed to the bot; `cause` is `unset`, `deleted` or `forbidden`."""

    def __init__(self, channel_id: int, cause: str) -> None:
        super().__init__(channel_id, cause)
        self.channel_id = channel_id
        self.cause = cause


class Obsolete(Exception):
    """There is nothing to send any more: the subject or the message to edit is gone."""


class Delayed(Exception):
    """Discord cannot be reached just now; nothing is wrong with the letter."""


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
        self._task: asyncio.Task[None] | None = None
        self._is_kicked = False
        self._is_closed = False
        self._unrecorded: dict[int, Delivered] = {}

    def kick(self) -> None:
        """Deliver soon. Called after a commit that left letters."""
        self._is_kicked = True
        if not self._is_closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._deliver_while_kicked())

    async def deliver_due(self) -> None:
        """Send every letter that is due, the oldest first.

        Each is looked up by itself: while one is under way, others may be written, taken back or superseded.
        """
        async with self._lock:
            while not self._is_closed and (letter := await self._database.read(self._next)) is not None:
                await self._deliver(letter)

    async def tend(self) -> None:
        """Forget letters settled long ago, and try again those that were held back. To be called daily."""
        await self._database.commit(self._tend)

    async def retry_failed(self) -> None:
        """Try again what failed by a fault of ours: a new start may have brought the cure."""
        await self._database.commit(lambda connection: outbox.retry_failed(connection, _MAX_FAULTS))

    async def close(self) -> None:
        """Let the letter under way arrive, then stop; what is not sent stays in the outbox."""
        self._is_closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE_SECONDS), self._lock:
                pass
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _deliver_while_kicked(self) -> None:
        while self._is_kicked and not self._is_closed:
            self._is_kicked = False
            try:
                await self.deliver_due()
            except Exception:  # the edge: nobody awaits this task, and the next heartbeat tries again
                log.exception("letters could not be delivered")

    def _next(self, connection: sqlite3.Connection) -> Letter | None:
        return next(iter(outbox.due(connection, self._now(), 1)), None)

    def _now(self) -> int:
        return int(self._clock().timestamp())

    async def _deliver(self, letter: Letter) -> None:
        try:
            delivered = self._unrecorded.get(letter.id) or await self._courier.deliver(
                letter, self._nonce(letter)
            )
        except Unreachable as trouble:
            await self._database.commit(partial(self._hold, letter, trouble))
        except Obsolete:
            await self._database.commit(partial(_give_up, letter))
        except Delayed:
            await self._database.commit(partial(self._postpone, letter))
        except Exception:  # the edge: one letter that cannot be sent must not stop the others
            log.exception("letter %s (%s) was not sent", letter.id, letter.screen)
            await self._database.commit(partial(outbox.settle, letter=letter, state="failed"))
        else:
            await self._record(letter, delivered)

    def _nonce(self, letter: Letter) -> str:
        return f"hr{self._database.name}{letter.id}"[:25]

    async def _record(self, letter: Letter, delivered: Delivered) -> None:
        """Note what has been sent. While the disk is full it is kept in mind, lest it be sent again."""
        self._unrecorded[letter.id] = delivered
        await self._database.commit(partial(self._note, letter, delivered))
        del self._unrecorded[letter.id]
        if delivered.panel is not None and not letter.is_edit and delivered.is_outdated():
            redraw = outbox.redrawing(delivered.panel)
            await self._database.commit(lambda connection: outbox.add(connection, redraw, self._now()))

    def _note(self, letter: Letter, delivered: Delivered, connection: sqlite3.Connection) -> None:
        stands = outbox.sent(connection, letter, delivered.channel_id, delivered.message_id, self._now())
        if stands and delivered.panel is not None:
            outbox.remember_panel(connection, delivered.panel)

    def _tend(self, connection: sqlite3.Connection) -> None:
        outbox.prune(connection, self._now() - _KEPT_SECONDS)
        outbox.retry_held(connection)

    def _postpone(self, letter: Letter, connection: sqlite3.Connection) -> None:
        wait = min(_FIRST_RETRY_SECONDS * 2**letter.attempts, _LONGEST_RETRY_SECONDS)
        outbox.postpone(connection, letter, self._now() + wait)

    def _hold(self, letter: Letter, trouble: Unreachable, connection: sqlite3.Connection) -> None:
        """Keep the letter until the campaign's channels change, and say so once where it can be read."""
        if letter.is_edit and trouble.cause == "deleted":
            outbox.forget_panels_in(connection, trouble.channel_id)
        if letter.is_edit or letter.screen == TROUBLE:
            outbox.settle(connection, letter, "cancelled")
            return
        outbox.settle(connection, letter, "held")
        if outbox.first_trouble(connection, letter.campaign_id, trouble.channel_id, trouble.cause):
            other = "table" if letter.destination == "dm" else "dm"
            args = {"channel": str(trouble.channel_id), "cause": trouble.cause, "lost": letter.destination}
            outbox.add(connection, Letter(0, letter.campaign_id, None, other, TROUBLE, 0, args), self._now())


def _give_up(letter: Letter, connection: sqlite3.Connection) -> None:
    outbox.settle(connection, letter, "cancelled")
    if letter.is_edit:
        outbox.forget_panel(connection, int(letter.destination.rsplit(":", 1)[1]))
