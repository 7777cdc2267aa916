"""One playground per language at a time. A second start finds the address of the first. Knows no Discord."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


class AlreadyOpen(Exception):
    """Another process has this playground open, at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Door:
    """Held by the process that has the playground open; let go by the system when that process ends."""

    def __init__(self, path: Path) -> None:
        self._lock = path.with_suffix(".lock")
        self._plate = path.with_suffix(".url")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the door. Raises `AlreadyOpen`."""
        with closing(sqlite3.connect(self._lock, timeout=0, isolation_level=None)) as connection:
            try:
                connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as fault:
                raise AlreadyOpen(self._plate.read_text("utf-8") if self._plate.exists() else "") from fault
            try:
                yield
            finally:
                self._plate.unlink(missing_ok=True)

    def write(self, address: str) -> None:
        """Leave the address for a second start. It is a credential: nobody else may read it."""
        self._plate.touch(mode=0o600)
        self._plate.write_text(address, "utf-8")
