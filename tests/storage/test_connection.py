"""One writer at a time, whole transactions or none, whatever is cancelled, full or closed meanwhile."""

import asyncio
import sqlite3
import threading

import pytest

from bot.storage.connection import Database, StorageFull

Sql = str


def run(*statements: Sql):
    def work(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return work


def insert(user: int) -> Sql:
    return f"INSERT INTO preference VALUES ({user}, 'uk')"


def users(connection: sqlite3.Connection) -> list[int]:
    return [user for (user,) in connection.execute("SELECT user_id FROM preference ORDER BY user_id")]


async def test_what_is_committed_is_seen_by_the_reader(database: Database) -> None:
    await database.commit(run(insert(1)))
    assert await database.read(users) == [1]


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(run(insert(1)))


async def test_work_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await database.commit(run(insert(1), "INSERT INTO nowhere VALUES (1)"))
    assert await database.read(users) == []
    await database.commit(run(insert(2)))
    assert await database.read(users) == [2]


async def test_a_body_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        async with database.transaction(run(insert(1))):
            await database.write(run(insert(2)))
            raise ZeroDivisionError
    assert not database.lock.locked()
    assert await database.read(users) == []


async def test_a_beginning_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        async with database.transaction(run(insert(1), "INSERT INTO nowhere VALUES (1)")):
            raise AssertionError("unreachable")
    await database.commit(run(insert(2)))
    assert await database.read(users) == [2]


async def test_transactions_wait_for_each_other(database: Database) -> None:
    under_way = 0

    async def one(user: int) -> None:
        nonlocal under_way
        async with database.transaction(run(insert(user))):
            under_way += 1
            assert under_way == 1
            await database.write(run(f"UPDATE preference SET language = 'ru' WHERE user_id = {user}"))
            under_way -= 1
            await database.write(run("COMMIT"))

    await asyncio.gather(*(one(user) for user in range(50)))
    assert await database.read(users) == list(range(50))


async def test_a_task_that_would_wait_for_itself_is_told(database: Database) -> None:
    async with database.transaction(run()):
        with pytest.raises(RuntimeError, match="wait for itself"):
            await database.commit(run(insert(1)))
        await database.write(run("COMMIT"))


class Gate:
    """Work that stands still in the connection's thread until it is let through."""

    def __init__(self) -> None:
        self.entered, self.opened = threading.Event(), threading.Event()

    def __call__(self, connection: sqlite3.Connection) -> None:
        connection.execute(insert(1))
        self.entered.set()
        assert self.opened.wait(5)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self.entered.wait, 5)


async def cancelled_at(gate: Gate, task: asyncio.Task[None], *, times: int = 1) -> None:
    """Cancel a task while its work stands at the gate, then let the work end."""
    await gate.reached()
    for _ in range(times):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done(), "the wait was given up while the work went on"
    gate.opened.set()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("times", [1, 3])
async def test_cancelled_while_beginning_it_rolls_back_before_the_next_one_begins(
    database: Database, times: int
) -> None:
    gate = Gate()

    async def body() -> None:
        async with database.transaction(gate):
            raise AssertionError("unreachable")

    task = asyncio.create_task(body())
    await gate.reached()
    following = asyncio.create_task(database.commit(run(insert(2))))
    await cancelled_at(gate, task, times=times)
    await following
    assert await database.read(users) == [2]


async def test_cancelled_during_a_hop_it_rolls_back_before_the_next_one_begins(database: Database) -> None:
    gate = Gate()

    async def body() -> None:
        async with database.transaction(run(insert(3))):
            await database.write(gate)
            await database.write(run("COMMIT"))

    task = asyncio.create_task(body())
    await gate.reached()
    following = asyncio.create_task(database.commit(run(insert(2))))
    await cancelled_at(gate, task)
    await following
    assert await database.read(users) == [2]


async def test_cancelled_between_hops_it_rolls_back(database: Database) -> None:
    reached = asyncio.Event()

    async def body() -> None:
        async with database.transaction(run(insert(1))):
            reached.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(body())
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await database.commit(run(insert(2)))
    assert await database.read(users) == [2]


async def test_cancelled_during_a_commit_it_is_whole(database: Database) -> None:
    gate = Gate()
    task = asyncio.create_task(database.commit(gate))
    await cancelled_at(gate, task)
    assert await database.read(users) == [1]


async def test_cancelled_while_waiting_for_the_lock_it_leaves_the_queue(database: Database) -> None:
    async with database.transaction(run(insert(1))):
        waiting = asyncio.create_task(database.commit(run(insert(2))))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await database.write(run("COMMIT"))
    assert await database.read(users) == [1]


async def test_a_full_disk_is_named_and_leaves_nothing(database: Database) -> None:
    def fill(connection: sqlite3.Connection) -> None:
        for user in range(100_000):
            connection.execute(insert(user))

    pages = await database.read(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await database.write(run(f"PRAGMA max_page_count = {pages + 4}"))
    with pytest.raises(StorageFull):
        await database.commit(fill)
    assert await database.read(users) == []
    await database.commit(run(insert(1)))
    assert await database.read(users) == [1]


async def test_closing_waits_for_the_transaction_under_way(database: Database) -> None:
    gate = Gate()

    async def body() -> None:
        async with database.transaction(gate):
            await database.write(run("COMMIT"))

    task = asyncio.create_task(body())
    await gate.reached()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    gate.opened.set()
    await closing
    await task
    reopened = await Database.open(database.path)
    assert await reopened.read(users) == [1]
    await reopened.close()


async def test_closed_it_says_so_and_closing_again_does_no_harm(database: Database) -> None:
    await database.close()
    await database.close()
    for ask in (database.read, database.commit):
        with pytest.raises(RuntimeError, match="closed"):
            await ask(users)


async def test_it_keeps_its_name_and_its_promises(database: Database) -> None:
    def promises(connection: sqlite3.Connection) -> tuple[object, ...]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return tuple(connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names)

    full = 2
    assert await database.write(promises) == ("wal", full, 1, 5000)
    name = database.name
    await database.close()
    reopened = await Database.open(database.path)
    assert reopened.name == name != ""
    await reopened.close()
