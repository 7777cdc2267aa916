"""What was said survives in a file; a file that cannot be read does no harm."""

from pathlib import Path

from simcord.backend.models import Message

from bot.playground.chat_log import ChatLog


def test_messages_and_files_survive(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    said = Message(id=2**60, channel_id=5, author_id=6, components=[{"type": 10, "content": "Ніч мине"}])
    picture = {"https://cdn.example/map.png": b"\x89PNG\x00\xff"}
    ChatLog(path).save([said], picture)
    assert ChatLog(path).load() == ([said], picture)


def test_no_file_is_an_empty_log(tmp_path: Path) -> None:
    assert ChatLog(tmp_path / "none.json").load() == ([], {})


def test_a_damaged_file_is_an_empty_log(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_text('{"messages": [{"id": "no')
    assert ChatLog(path).load() == ([], {})


def test_nothing_is_written_when_nothing_was_said(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    log = ChatLog(path)
    log.save([], {})
    path.unlink()
    log.save([], {})
    assert not path.exists()
