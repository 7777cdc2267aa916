"""The database file: one writing and one reading connection, each a thread of its own.

Work is a function of a plain `sqlite3.Connection`, run in the connection's thread in one hop.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.storage.migrate import inspect, migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Database:
    """An open, migrated database. `lock` is held by whoever has a transaction open on the writer."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.lock = asyncio.Lock()
        self._writer: aiosqlite.Connection | None = writer
        self._reader: aiosqlite.Connection | None = reader
        self.name = ""

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open or create the file and bring it up to date.

        Raises `DatabaseRefused` for a file that is damaged, foreign or of a newer bot; it stays untouched.
        """
        await asyncio.to_thread(inspect, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connect(str(path))
        try:
            await _hop(writer, migrate)
            reader = await _connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        except BaseException:
            await writer.close()
            raise
        database = cls(path, writer, reader)
        database.name = await database.read(_database_name)
        return database

    async def write(self, work: Work[T]) -> T:
        """Run work on the writer. The caller holds `lock`."""
        return await _hop(self._open(self._writer), work)

    async def read(self, work: Work[T]) -> T:
        """Run work on the read-only connection, which sees what is committed."""
        return await _hop(self._open(self._reader), work)

    async def commit(self, work: Work[T]) -> T:
        """Run work as a transaction of its own: lock, begin, work, commit."""
        async with self.lock:
            return await self.write(lambda connection: in_transaction(connection, work))

    async def close(self) -> None:
        """Close both connections; doing it twice does no harm."""
        writer, reader = self._writer, self._reader
        self._writer = self._reader = None
        for connection in (reader, writer):
            if connection is not None:
                await connection.close()

    @staticmethod
    def _open(connection: aiosqlite.Connection | None) -> aiosqlite.Connection:
        if connection is None:
            raise RuntimeError("the database is closed")
        return connection


def in_transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Begin, do the work, commit; roll back on anything that goes wrong."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return result


def roll_back(connection: sqlite3.Connection) -> None:
    """End an open transaction without a trace. A full disk may have ended it already."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


async def _connect(target: str, *, uri: bool = False) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(target, uri=uri, isolation_level=None)
    await _hop(connection, _set_up)
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    for pragma in ("busy_timeout = 5000", "foreign_keys = ON", "synchronous = FULL", "temp_store = MEMORY"):
        connection.execute(f"PRAGMA {pragma}")


async def _hop(connection: aiosqlite.Connection, work: Work[T]) -> T:
    # aiosqlite has no public way to run several statements in one visit to its thread.
    result: T = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
    return result


def _database_name(connection: sqlite3.Connection) -> str:
    (name,) = connection.execute("SELECT value FROM meta WHERE key = 'database'").fetchone()
    return str(name)
