"""What people typed, made safe to stand in our sentences: no markup, no mention, no invisible trick.

`Said` marks text that is ours or already safe, so that nothing is escaped twice.
"""

import re
from functools import lru_cache
from typing import Any

from fluent.runtime.types import FluentType

COMMAND_OPENS = "\ue000"
COMMAND_CLOSES = "\ue001"
"""Round a command's path in a message until a Speaker puts its mention there; never in user text."""

_INVISIBLE = re.compile(
    "[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f"
    f"{COMMAND_OPENS}{COMMAND_CLOSES}]"
)
"""Control, zero-width, direction and filler characters. U+200D and U+FE0F stay: emoji are made with them."""
_MARKUP = re.compile(r"([\\*_~`|\[\]<>])|(?<=http):(?=//)|(?<=https):(?=//)")
_MARKUP_AT_START = re.compile(r"^(\s*)([#-]|\d+(?=\.))", re.MULTILINE)
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)
_LINK = re.compile(r"https?://[^\s<>]+")
_SPACES = re.compile(r"\s+")


class Said(str, FluentType):
    """Text that may be shown as it is."""

    __slots__ = ()

    def format(self, locale: Any) -> "Said":  # type: ignore[override]  # Fluent's format, not str's
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> str:
        """The bare text: a copied message must not carry a whole catalog along."""
        return str(self)


def cleaned(text: str) -> str:
    """The text without invisible characters and with single spaces, on one line."""
    return _SPACES.sub(" ", _INVISIBLE.sub("", text)).strip()


def cleaned_lines(text: str) -> str:
    """The text without invisible characters; its lines stay."""
    lines = (
        line.rstrip()
        for line in _INVISIBLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n")).split("\n")
    )
    return "\n".join(lines).strip()


@lru_cache(maxsize=2048)
def escaped(text: str) -> Said:
    """User text for one line of Markdown: shown letter by letter, pinging and linking nothing."""
    return Said(_escape(cleaned(text)))


def escaped_lines(text: str) -> Said:
    """User text of several lines. Its links stay links, for people put them into notes."""
    text = cleaned_lines(text)
    parts: list[str] = []
    end = 0
    for link in _LINK.finditer(text):
        parts += (_escape(text[end : link.start()]), link[0])
        end = link.end()
    parts.append(_escape(text[end:]))
    return Said("".join(parts))


def _escape(text: str) -> str:
    text = _MARKUP.sub(lambda match: "\\" + match[0], text)
    text = _MARKUP_AT_START.sub(_escape_start, text)
    return _MENTION.sub("@\u200b", text)


def _escape_start(match: re.Match[str]) -> str:
    space, mark = match.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"
