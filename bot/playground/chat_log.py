"""What was said on the simulated server, kept in a file between runs."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass
from simcord.backend.models import Message


@dataclass(frozen=True, config=ConfigDict(ser_json_bytes="base64", val_json_bytes="base64"))
class _Log:
    messages: list[Message] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    """Attachments by the address they are shown from."""


_ADAPTER = TypeAdapter(_Log)


class ChatLog:
    """A file of messages. One that cannot be read counts as empty: small talk is no reason not to start."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._text = b""

    def load(self) -> tuple[list[Message], Mapping[str, bytes]]:
        try:
            log = _ADAPTER.validate_json(self._path.read_bytes())
        except (FileNotFoundError, ValidationError):
            return [], {}
        return log.messages, log.files

    def save(self, messages: Iterable[Message], files: Mapping[str, bytes]) -> None:
        """Replace the file in one step, if anything changed."""
        text = _ADAPTER.dump_json(_Log(list(messages), dict(files)))
        if text == self._text:
            return
        unfinished = self._path.with_suffix(".part")
        unfinished.write_bytes(text)
        unfinished.replace(self._path)
        self._text = text

    def clear(self) -> None:
        self._path.unlink(missing_ok=True)
