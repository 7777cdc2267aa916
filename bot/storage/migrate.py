"""Numbered migrations, forward only, each in a transaction of its own with its record in `user_version`."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import resources
from pathlib import Path

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
    found = [(int(file.name.split("_")[0]), file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted(found)


def inspect(path: Path) -> None:
    """Look at an existing file read-only and raise `DatabaseRefused` when it is not ours to open."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            (check,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as fault:
        raise DatabaseRefused("damaged", path) from fault
    if check != "ok":
        raise DatabaseRefused("damaged", path)
    if application != APPLICATION_ID:
        raise DatabaseRefused("foreign", path)
    if version > scripts()[-1][0]:
        raise DatabaseRefused("newer", path)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an open database to the newest version."""
    connection.execute("PRAGMA journal_mode = WAL")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in scripts():
        if number > version:
            _run(connection, number, script)


def _run(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
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
