"""From a press to its handler. A control nobody answers for any more is refused politely."""

from collections.abc import Iterable
from typing import Any

import discord

from bot.rules.errors import RuleViolation
from bot.ui.perform import answer_fault
from bot.ui.press import Handler, Press, Presses


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

    async def follow(self, interaction: discord.Interaction[Any], press: Press | None) -> None:
        """Run the handler of a press. Never raises; what nobody answers for is refused as out of date."""
        handler = None if press is None else self._handlers.get((press.verb, press.kind))
        if press is None or handler is None:
            await answer_fault(interaction, RuleViolation("stale"))
            return
        try:
            await handler(interaction, press)
        except Exception as fault:  # the edge: discord.py would only log it and leave the user waiting
            await answer_fault(interaction, fault)
