"""Numbered migrations, forward only, each in a transaction of its own with its record in `user_version`."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Any

APPLICATION_ID = 0x48265244


class DatabaseRefused(Exception):
    """The file cannot be used; `reason` is `newer`, `damaged` or `foreign`. It has not been touched."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(reason, path)
        self.reason = reason
        self.path = path


def scripts() -> list[tuple[int, str]]:
    """All migrations as (number, SQL), in order."""
    folder = resources.files("bot.storage") / "migrations"
    found = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return sorted((int(file.name.split("_")[0]), file.read_text("utf-8")) for file in found)


def inspect(path: Path) -> None:
    """Look at an existing file read-only and raise `DatabaseRefused` when it is not ours to open."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        return
    try:
        with closing(sqlite3.connect(_to_look_at(path), uri=True)) as connection:
            application = _pragma(connection, "application_id")
            version = _pragma(connection, "user_version")
            check = _pragma(connection, "quick_check(1)")
            tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    except sqlite3.DatabaseError as fault:
        raise DatabaseRefused("damaged", path) from fault
    if check != "ok":
        raise DatabaseRefused("damaged", path)
    if (application, version, tables) == (0, 0, 0):
        return  # a first start that was cut short before its first migration
    if application != APPLICATION_ID:
        raise DatabaseRefused("foreign", path)
    if version > scripts()[-1][0]:
        raise DatabaseRefused("newer", path)


def _to_look_at(path: Path) -> str:
    """A way to open the file that leaves nothing beside it; a log of writes, if there, has to be read too."""
    has_log = path.with_name(f"{path.name}-wal").exists()
    return f"{path.absolute().as_uri()}?{'mode=ro' if has_log else 'immutable=1'}"


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an open database to the newest version."""
    connection.execute("PRAGMA journal_mode = WAL")
    for number, script in scripts():
        if number > _pragma(connection, "user_version"):
            _run(connection, number, script)


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _run(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if number > _pragma(connection, "user_version"):  # else another process was first
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """The single statements of a script; a semicolon inside a string or trigger does not end one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"unfinished statement: {statement.strip()[:60]}")
