"""Panels that were sent as answers: remembered in the background, so that the answer itself does not wait."""

import asyncio
import logging
import sqlite3

from bot.storage import outbox
from bot.storage.connection import Database

log = logging.getLogger(__name__)

MOVED = "moved"
"""The screen that takes the place of a panel sent again further down."""


class PanelQueue:
    """Writes panels down one after another; `drain` waits until all are. An older one of its kind is retired."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, panel: outbox.Panel, now_utc: int) -> None:
        task = asyncio.create_task(self._write(panel, now_utc))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        await asyncio.gather(*self._tasks)

    async def _write(self, panel: outbox.Panel, now_utc: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for older in outbox.twins(connection, panel):
                outbox.forget_panel(connection, older.message_id)
                outbox.add(connection, _retirement(older), now_utc)
            outbox.remember_panel(connection, panel)

        try:
            await self._database.commit(work)
        except sqlite3.Error:  # the panel was sent; it merely will not be redrawn
            log.exception("panel %s was not written down", panel.message_id)


def _retirement(panel: outbox.Panel) -> outbox.Letter:
    destination = f"message:{panel.channel_id}:{panel.message_id}"
    return outbox.Letter(0, panel.campaign_id, None, destination, MOVED, 0, {})
