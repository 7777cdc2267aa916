"""Which messages are panels that stay current: what an answer shows is what is known of its message."""

import logging
import sqlite3
from collections.abc import Callable
from functools import partial

from bot.storage import outbox
from bot.storage.connection import Database
from bot.storage.outbox import Panel

log = logging.getLogger(__name__)

MOVED = "moved"
"""The screen that takes the place of a panel sent again further down."""


class PanelBook:
    """Writes panels down after the answer has been given. `on_letters` is called when that leaves letters."""

    def __init__(self, database: Database, on_letters: Callable[[], None]) -> None:
        self._database = database
        self._on_letters = on_letters

    async def sent(self, panel: Panel, now_utc: int) -> None:
        """A panel was sent: an older one of its kind in the channel is retired."""
        try:
            if await self._database.commit(partial(_remember, panel, now_utc)):
                self._on_letters()
        except Exception:  # the edge: the panel stands, it merely will not be redrawn
            log.exception("panel %s was not written down", panel.message_id)

    async def overlooked(self, message_id: int, now_utc: int) -> None:
        """A panel should have been redrawn by an answer that did not get through: redraw it."""
        try:
            if await self._database.commit(partial(_redraw, message_id, now_utc)):
                self._on_letters()
        except Exception:  # the edge, as above
            log.exception("panel %s was not redrawn", message_id)

    async def redrawn(self, message_id: int, panel: Panel | None) -> None:
        """A message shows another panel now, or (None) what does not stay current."""
        try:
            known = await self._database.read(lambda connection: outbox.panel_at(connection, message_id))
            if known != panel:
                await self._database.commit(partial(_replace, message_id, panel))
        except Exception:  # the edge, as above
            log.exception("panel %s was not written down", message_id)


def _remember(panel: Panel, now_utc: int, connection: sqlite3.Connection) -> bool:
    """Returns whether older panels are to be retired."""
    older = outbox.twins(connection, panel)
    for twin in older:
        outbox.forget_panel(connection, twin.message_id)
        outbox.add(connection, _retirement(twin), now_utc)
    outbox.remember_panel(connection, panel)
    return bool(older)


def _replace(message_id: int, panel: Panel | None, connection: sqlite3.Connection) -> None:
    if panel is None:
        outbox.forget_panel(connection, message_id)
    else:
        outbox.remember_panel(connection, panel)


def _redraw(message_id: int, now_utc: int, connection: sqlite3.Connection) -> bool:
    """Returns whether there is a panel to redraw."""
    panel = outbox.panel_at(connection, message_id)
    if panel is not None:
        outbox.add(connection, outbox.redrawing(panel), now_utc)
    return panel is not None


def _retirement(panel: Panel) -> outbox.Letter:
    destination = f"message:{panel.channel_id}:{panel.message_id}"
    return outbox.Letter(0, panel.campaign_id, None, destination, MOVED, 0, {})
