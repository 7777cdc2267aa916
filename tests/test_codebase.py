"""The codebase keeps its own rules: format, lint, types, layers, and a few of its conventions."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.tables import load_book

ROOT = Path(__file__).parents[1]
SOURCES = sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")])


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_format() -> None:
    run("ruff", "format", "--check", "bot", "cogs", "tests")


def test_lint() -> None:
    run("ruff", "check", "bot", "cogs", "tests")


@pytest.mark.timeout(300)
def test_types() -> None:
    run("mypy")


def test_layers() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_user_text_in_python() -> None:
    """Words in Cyrillic belong into data/locales; an English sentence is caught in review."""
    cyrillic = re.compile("[\u0400-\u04ff]")
    found = [path for path in SOURCES if cyrillic.search(path.read_text("utf-8"))]
    assert not found


def test_every_module_says_what_it_is_for() -> None:
    silent = [path for path in SOURCES if not path.read_text("utf-8").lstrip().startswith('"""')]
    assert not silent


def test_private_names_of_libraries_stay_in_one_module() -> None:
    """aiosqlite in the connection, SimCord in the playground."""
    private = re.compile(r"\b(connection\._(execute|conn)|env\._\w+|_view_store)\b")
    allowed = ("bot/storage/connection.py", "bot/playground")
    found = [
        path
        for path in SOURCES
        if private.search(path.read_text("utf-8")) and not str(path.relative_to(ROOT)).startswith(allowed)
    ]
    assert not found


def test_settings_without_effect_are_to_come() -> None:
    """The panel says of a setting that it has no effect yet, just while nothing reads it."""
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    read = set(re.findall(r'\.(?:ruling|automation|has)\("(\w+)"\)', code))
    table = load_book().settings
    listed = {*table.systems, *table.automation_by_id, *table.rulings_by_id}
    assert table.to_come == listed - read
