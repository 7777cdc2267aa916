"""From a press to its handler. A control nobody answers for any more is refused politely."""

import logging
from collections.abc import Iterable
from typing import Any

import discord

from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Handler, Press, Presses
from bot.ui.reply import Reply

log = logging.getLogger(__name__)


class Routes:
    """The handlers of all cogs by (verb, kind)."""

    def __init__(self, presses: Iterable[Presses]) -> None:
        self._handlers: dict[tuple[str, str], Handler] = {}
        for table in presses:
            self.add(table)

    def add(self, table: Presses) -> None:
        """Raises `ValueError` for a press that has a handler already."""
        taken = self._handlers.keys() & table.keys()
        if taken:
            raise ValueError(f"two handlers for {sorted(taken)}")
        self._handlers.update(table)

    async def follow(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Run the handler of a press. Never raises."""
        handler = self._handlers.get((press.verb, press.kind), _refuse)
        try:
            await handler(interaction, press)
        except Exception:  # the edge: discord.py would only log it and leave the user waiting
            log.exception("press %s:%s failed outside perform()", press.verb, press.kind)


async def _refuse(interaction: discord.Interaction[Any], press: Press) -> None:
    async def use_case(caller: Caller) -> None:
        raise RuleViolation("stale")

    await perform(interaction, use_case, _never)


def _never(result: None, speak: Speaker) -> Reply:
    raise AssertionError("a refused press renders nothing")
