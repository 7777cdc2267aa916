"""The database file: one writing and one reading connection, each a thread of its own.

Work is a function of a plain `sqlite3.Connection`, run in the connection's thread in one hop.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.storage.migrate import inspect, migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class StorageFull(Exception):
    """There is no room left to write; the transaction has been rolled back."""


class Database:
    """An open, migrated database. `lock` is held by whoever has a transaction open on the writer."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None
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
            reader = await _connect(_read_only(path), uri=True)
        except BaseException:
            await writer.close()
            raise
        database = cls(path, writer, reader)
        database.name = await database.read(_database_name)
        return database

    @asynccontextmanager
    async def transaction(self, begin: Work[T]) -> AsyncIterator[T]:
        """Hold the lock with a transaction open, begun with some work; the body commits it by `write`.

        Whatever goes wrong, also a cancellation at any point, the lock is given back only after the rollback.
        """
        async with self._alone():
            try:
                yield await self.write(partial(_begun, begin))
            except BaseException:
                await self.write(roll_back)
                raise

    async def write(self, work: Work[T]) -> T:
        """Run work on the writer, to its end even when the caller is cancelled. The caller holds `lock`.

        Raises `StorageFull` when there is no room left.
        """
        try:
            return await _hop(self._open(self._writer), work)
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_FULL:
                raise StorageFull from fault
            raise

    async def read(self, work: Work[T]) -> T:
        """Run work on the read-only connection, which sees what is committed."""
        return await _hop(self._open(self._reader), work)

    async def commit(self, work: Work[T]) -> T:
        """Run work as a transaction of its own: lock, begin, work, commit."""
        async with self._alone():
            return await self.write(partial(in_transaction, work))

    async def close(self) -> None:
        """Close both connections after the transactions under way; doing it twice does no harm."""
        async with self._alone():
            writer, reader = self._writer, self._reader
            self._writer = self._reader = None
        for connection in (reader, writer):
            if connection is not None:
                await connection.close()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        if self._holder is task:
            raise RuntimeError("this task has a transaction open already and would wait for itself")
        async with self.lock:
            self._holder = task
            try:
                yield
            finally:
                self._holder = None

    @staticmethod
    def _open(connection: aiosqlite.Connection | None) -> aiosqlite.Connection:
        if connection is None:
            raise RuntimeError("the database is closed")
        return connection


def in_transaction(work: Work[T], connection: sqlite3.Connection) -> T:
    """Begin, do the work, commit; roll back on anything that goes wrong."""
    try:
        result = _begun(work, connection)
        connection.execute("COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return result


def _begun(work: Work[T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN IMMEDIATE")
    return work(connection)


def roll_back(connection: sqlite3.Connection) -> None:
    """End an open transaction without a trace. A full disk may have ended it already."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


async def _connect(target: str, *, uri: bool = False) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(target, uri=uri, isolation_level=None)
    await _hop(connection, _set_up)
    return connection


_PRAGMAS = (
    "busy_timeout = 5000",
    "foreign_keys = ON",
    "synchronous = FULL",
    "temp_store = MEMORY",
    "wal_autocheckpoint = 8000",  # 32 MB: seldom enough that commits do not wait for it
    "cache_size = -8000",
)


def _set_up(connection: sqlite3.Connection) -> None:
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


class _Outcome(asyncio.Future[T]):
    """What work in a connection's thread comes to.

    The thread cannot be stopped, so neither can the wait for it: a task that is cancelled meanwhile learns of
    it when the work is done, and what it does then (roll back, give back the lock) does not meet the work.
    """

    def cancel(self, msg: object = None) -> bool:
        return False


async def _hop(connection: aiosqlite.Connection, work: Work[T]) -> T:
    # aiosqlite has no public way to run several statements in one visit to its thread, nor to wait for it so.
    outcome: _Outcome[T] = _Outcome(loop=asyncio.get_running_loop())
    connection._tx.put_nowait((outcome, partial(work, connection._conn)))
    return await outcome


def _database_name(connection: sqlite3.Connection) -> str:
    (name,) = connection.execute("SELECT value FROM meta WHERE key = 'database'").fetchone()
    return str(name)
