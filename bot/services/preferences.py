"""What a person chose for themselves, whatever campaign they play in: the language they are answered in."""

import sqlite3
from collections import OrderedDict

from bot.rules.errors import RuleViolation
from bot.storage.connection import Database
from bot.text.languages import is_language

REMEMBERED = 10_000
"""People whose choice is kept in memory: it is asked for at every answer."""


class Preferences:
    """The only writer of the table `preference`, so what it remembers is what is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, str | None] = OrderedDict()

    async def language_of(self, user_id: int) -> str | None:
        """The language a person chose, or None while their Discord client decides."""
        if user_id not in self._known:
            self._remember(
                user_id, await self._database.read(lambda connection: _stored(connection, user_id))
            )
        return self._known[user_id]

    async def choose(self, user_id: int, language: str | None) -> None:
        """Store a choice; None forgets it."""
        if language is not None and not is_language(language):
            raise RuleViolation("answers-in-unknown-language", language=language)
        await self._database.commit(lambda connection: _store(connection, user_id, language))
        self._remember(user_id, language)

    def _remember(self, user_id: int, language: str | None) -> None:
        self._known[user_id] = language
        self._known.move_to_end(user_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _stored(connection: sqlite3.Connection, user_id: int) -> str | None:
    row = connection.execute("SELECT language FROM preference WHERE user_id = ?", (user_id,)).fetchone()
    return None if row is None else str(row[0])


def _store(connection: sqlite3.Connection, user_id: int, language: str | None) -> None:
    connection.execute("DELETE FROM preference WHERE user_id = ?", (user_id,))
    if language is not None:
        connection.execute("INSERT INTO preference (user_id, language) VALUES (?, ?)", (user_id, language))
