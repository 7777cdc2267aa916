"""Databases of every earlier version come up to date whole; files that are not ours stay byte for byte."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.rules.campaign import Campaign
from bot.rules.clock import Clock
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret
from bot.services.caller import Actor, Caller, Place
from bot.services.campaigns import Campaigns
from bot.services.preferences import Preferences
from bot.services.undoing import Undoing
from bot.storage import journal
from bot.storage import migrate as migrating
from bot.storage.aggregates import BY_KIND
from bot.storage.connection import Database
from bot.storage.migrate import APPLICATION_ID, DatabaseRefused, scripts, statements
from bot.storage.rows import load_one
from bot.tables import load_book
from tests.storage import fixture_maker as made

VERSIONS = [number for number, _ in scripts()]


def restored(path: Path, version: int) -> Path:
    """A database file of an earlier version, from its dump."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((made.FOLDER / f"version_{version}.sql").read_text("utf-8"))
    return path


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    rows = connection.execute(
        "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name"
    )
    return [(name, " ".join(sql.replace('"', "").split())) for name, sql in rows]


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(range(1, len(VERSIONS) + 1)) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_has_a_stored_database_and_its_migration_stays_as_it_was(
    version: int, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(restored(tmp_path / "stored.db", version))) as stored:
        assert stored.execute("PRAGMA user_version").fetchone() == (version,)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
            for _, script in scripts()[:version]:
                for statement in statements(script):
                    fresh.execute(statement)
            assert schema(stored) == schema(fresh)


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_earlier_version_comes_up_to_date_with_all_it_holds(version: int, tmp_path: Path) -> None:
    database = await Database.open(restored(tmp_path / "old.db", version))
    try:
        assert await database.read(lambda c: c.execute("PRAGMA user_version").fetchone()[0]) == VERSIONS[-1]
        await everything_loads(database)
        await play_goes_on(database)
    finally:
        await database.close()


async def everything_loads(database: Database) -> None:
    def work(connection: sqlite3.Connection) -> None:
        for kind, number, text in connection.execute("SELECT kind, version, state FROM aggregate").fetchall():
            BY_KIND[kind].load(number, text)
        for kind, number, text in connection.execute(
            "SELECT kind, version, state FROM before_image WHERE state IS NOT NULL"
        ).fetchall():
            BY_KIND[kind].load(number, text)
        entries = list(journal.all_entries(connection, made.CAMPAIGN))
        assert [entry.use_case for entry in entries] == [
            "campaign-create",
            "toy-ask",
            "toy-answer",
            "toy-regret",
        ]
        assert [len(entry.rolls) for entry in entries] == [0, 1, 0, 0]
        assert [event.kind for event in entries[2].events] == ["clock-time-passed"]
        campaign = load_one(connection, Campaign, made.CAMPAIGN)
        assert campaign is not None
        assert (campaign.state.name, campaign.state.language) == ("Ashfall", "uk")

    await database.read(work)
    assert await Preferences(database).language_of(made.PLAYER) == "ru"


async def play_goes_on(database: Database) -> None:
    """What happened in the old version can be taken back in the new one, and new things follow."""
    campaigns = Campaigns(database, load_book(), clock=lambda: made.NOW)
    dm = Caller(Place(made.GUILD, made.TABLE), Actor(made.DM))
    assert (await Undoing(campaigns).newest(dm)).use_case == "toy-answer"
    async with campaigns.open(dm, "toy-again") as campaign:
        assert (await campaign.get(Secret, made.SECRET)).note == "old"
        assert campaign.clock == Clock(made.CAMPAIGN)
        campaign.drop(await campaign.get(Prompt, made.PROMPT))
    with pytest.raises(RuleViolation, match="undo-in-the-way"):
        first = await database.read(lambda c: list(journal.all_entries(c, made.CAMPAIGN))[1])
        await Undoing(campaigns).entry(dm, first.id)


def write_garbage(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 400)


def write_truncated(path: Path) -> None:
    whole = restored(path.with_name("whole.db"), 1).read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def write_overwritten(path: Path) -> None:
    whole = bytearray(restored(path.with_name("whole.db"), 1).read_bytes())
    whole[4096 : 3 * 4096] = b"\xff" * (2 * 4096)
    path.write_bytes(whole)


def write_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")


def write_foreign_in_wal(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE recipe (name TEXT)")


def write_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSIONS[-1] + 1}")
        connection.execute("CREATE TABLE novelty (name TEXT)")


def write_folder(path: Path) -> None:
    path.mkdir()


REFUSED = {
    "garbage": (write_garbage, "damaged"),
    "truncated": (write_truncated, "damaged"),
    "overwritten": (write_overwritten, "damaged"),
    "foreign": (write_foreign, "foreign"),
    "foreign in WAL": (write_foreign_in_wal, "foreign"),
    "newer": (write_newer, "newer"),
    "folder": (write_folder, "damaged"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_what_is_not_ours_to_open_is_refused_and_stays_as_it_is(case: str, tmp_path: Path) -> None:
    write, reason = REFUSED[case]
    home = tmp_path / "home"
    home.mkdir()
    path = home / "hearth.db"
    write(path)
    (home / "whole.db").unlink(missing_ok=True)
    before = contents(home)
    with pytest.raises(DatabaseRefused) as refusal:
        await Database.open(path)
    assert (refusal.value.reason, refusal.value.path) == (reason, path)
    assert contents(home) == before


def contents(folder: Path) -> dict[str, bytes | None]:
    return {file.name: file.read_bytes() if file.is_file() else None for file in folder.iterdir()}


async def test_a_missing_folder_and_an_empty_file_become_a_database(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    for path in (tmp_path / "new" / "folder" / "hearth.db", tmp_path / "empty.db"):
        database = await Database.open(path)
        assert database.name
        await database.close()


async def test_a_first_start_that_was_cut_short_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "hearth.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert path.stat().st_size > 0
    database = await Database.open(path)
    assert database.name
    await database.close()


async def test_a_migration_that_fails_leaves_the_version_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = restored(tmp_path / "old.db", VERSIONS[-1])
    number = VERSIONS[-1] + 1
    faulty = [*scripts(), (number, "CREATE TABLE half (x);\nINSERT INTO nowhere VALUES (1);")]
    monkeypatch.setattr(migrating, "scripts", lambda: faulty)
    with pytest.raises(sqlite3.OperationalError):
        await Database.open(path)
    monkeypatch.undo()
    database = await Database.open(path)
    assert await database.read(lambda c: c.execute("PRAGMA user_version").fetchone()[0]) == VERSIONS[-1]
    assert "half" not in dict(await database.read(schema))
    await database.close()


async def test_two_that_start_at_once_share_one_first_layout(tmp_path: Path) -> None:
    path = tmp_path / "hearth.db"
    first, second = await asyncio.gather(Database.open(path), Database.open(path))
    assert first.name == second.name
    await first.close()
    await second.close()


@pytest.mark.parametrize(
    ("script", "count"),
    [
        ("CREATE TABLE a (x);\nCREATE TABLE b (y);", 2),
        ("INSERT INTO a VALUES ('one; two');", 1),
        ("CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM a;\n  DELETE FROM b;\nEND;", 1),
        ("-- a comment; with a semicolon\nCREATE TABLE a (x);", 1),
    ],
)
def test_scripts_are_split_where_statements_end(script: str, count: int) -> None:
    assert len(list(statements(script))) == count


def test_a_script_that_breaks_off_is_refused() -> None:
    with pytest.raises(ValueError, match="unfinished"):
        list(statements("CREATE TABLE a (x);\nCREATE TABLE b ("))
