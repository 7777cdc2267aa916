"""The command line: which way it goes, in which language, and how it says no."""

import socket
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot import __main__ as command_line
from bot.playground import opening
from bot.playground.door import Door

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No token, no language, and a folder of its own for whatever is written."""
    for name in ("DISCORD_TOKEN", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("HEARTH_PLAYGROUND", str(tmp_path / "kept"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda: None)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[opening.Options]:
    """Take the playground's place; holds what it would have been opened with."""
    opened: list[opening.Options] = []

    async def play(options: opening.Options) -> None:
        opened.append(options)
        options.announce("http://127.0.0.1:8765/#key")

    monkeypatch.setattr(opening, "play", play)
    return opened


def test_no_token_opens_the_playground(played: list[opening.Options], capsys: Captured) -> None:
    assert command_line.main([]) == 0
    assert played[0].language == "en"
    assert "http://127.0.0.1:8765/#key" in capsys.readouterr().out


@pytest.mark.parametrize("command", [[], ["run"], ["playground"]])
def test_options_stand_with_or_without_a_command(played: list[opening.Options], command: list[str]) -> None:
    assert command_line.main([*command, "--lang", "ru", "--fresh", "--port", "9001", "--no-open"]) == 0
    options = played[0]
    assert (options.language, options.port, options.is_fresh, options.opens_browser) == (
        "ru",
        9001,
        True,
        False,
    )


def test_the_playground_can_be_asked_for_in_spite_of_a_token(
    played: list[opening.Options], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert command_line.main(["playground"]) == 0
    assert len(played) == 1


@pytest.mark.parametrize(("system", "language"), [("uk_UA.UTF-8", "uk"), ("ru", "ru"), ("de_DE.UTF-8", "en")])
def test_the_language_is_that_of_the_system(
    played: list[opening.Options], monkeypatch: pytest.MonkeyPatch, system: str, language: str
) -> None:
    monkeypatch.setenv("LANG", system)
    command_line.main([])
    assert played[0].language == language


@pytest.mark.parametrize(
    ("language", "word"), [("en", "playground"), ("uk", "пісочницю"), ("ru", "песочницу")]
)
def test_help_speaks_the_language_asked_for(capsys: Captured, language: str, word: str) -> None:
    with pytest.raises(SystemExit) as end:
        command_line.main([f"--lang={language}", "--help"])
    assert end.value.code == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord не знає токена"),
        (aiohttp.ClientConnectionError(), "Discord недоступний"),
    ],
)
def test_a_login_that_fails_is_one_plain_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, fault: Exception, words: str
) -> None:
    async def refuse(*_: Any) -> None:
        raise fault

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", "no-such-token")
    assert command_line.main(["--lang", "uk"]) == 1
    assert capsys.readouterr().err.startswith(words)


def test_without_simcord_it_names_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(command_line.importlib.util, "find_spec", lambda name: None)
    assert command_line.main([]) == 1
    assert 'pip install "simcord[preview]"' in capsys.readouterr().err


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, capsys: Captured) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    file = kept / "playground-en.db"
    file.write_bytes(b"not a database at all, whatever its name says" * 40)
    before = file.read_bytes()
    assert command_line.main(["--no-open", f"--port={free_port()}"]) == 1
    refusal = capsys.readouterr().err
    assert str(file) in refusal
    assert "--fresh" in refusal
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"HEARTH_PLAYGROUND": "/somewhere"}, "linux", "/somewhere"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/hearth-and-road"),
        ({}, "linux", f"{Path.home()}/.local/share/hearth-and-road"),
        ({}, "darwin", f"{Path.home()}/Library/Application Support/hearth-and-road"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/hearth-and-road"),
    ],
)
def test_what_is_kept_lies_in_the_users_data_folder(
    environment: dict[str, str], platform: str, folder: str
) -> None:
    assert opening.kept_folder(environment, platform) == Path(folder)


def test_a_second_start_finds_the_first(tmp_path: Path, capsys: Captured) -> None:
    door = Door(tmp_path / "kept" / "playground-en.db")
    (tmp_path / "kept").mkdir()
    with door.held():
        door.write("http://127.0.0.1:8765/#key.table")
        assert command_line.main(["--no-open"]) == 0
    assert "http://127.0.0.1:8765/#key.table" in capsys.readouterr().out


def test_the_door_is_let_go(tmp_path: Path) -> None:
    door = Door(tmp_path / "playground-en.db")
    for _ in range(2):
        with door.held():
            door.write("http://127.0.0.1:1/#key")
    assert list(tmp_path.glob("*.url")) == []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
