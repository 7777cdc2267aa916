"""Classes and levels as people type them: «wizard 5 / cleric 2», «level 5 wizard», «Ftr (EK) 7»."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.rules.character import MAX_LEVEL, MAX_SUBCLASS, ClassKind, ClassLevel
from bot.rules.errors import RuleViolation
from bot.text.markdown import cleaned
from bot.text.reading.words import folded, nearest, readable, unreadable, vocabulary

SURE = 0.84
"""How alike a misspelt word must be to one class, and to no other, to be taken for it."""

_TOKEN = re.compile(
    r"""\((?P<aside>[^()]*)\)
      | (?P<number>\d{1,9})(?:-?[^\W\d_]{1,3}\b)?
      | (?P<word>[^\W\d_](?:[^\W\d_]|['\u02bc\u2019-](?=[^\W\d_]))*)
      | (?P<break>[/,;+&|])""",
    re.VERBOSE,
)


@dataclass(slots=True)
class _Part:
    """What was typed of one class; the level may stand before or after its name."""

    words: list[str] = field(default_factory=list)
    level: int | None = None
    aside: str = ""
    is_closed: bool = False
    """A level stood after the name, so the next word begins another class."""

    @property
    def is_empty(self) -> bool:
        return not self.words and self.level is None


def classes(text: str) -> tuple[ClassLevel, ...]:
    """The classes in the order typed; what is neither class nor level is the subclass.

    Raises `RuleViolation` naming what is unknown, missing, said twice or out of range.
    """
    readable(text, "reading-classes")
    rows = tuple(_row(part, text) for part in _parts(cleaned(text)))
    if not rows:
        raise unreadable("reading-classes", text)
    kinds = [row.id for row in rows]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise RuleViolation("reading-class-twice", class_kind=kind)
    if sum(row.level for row in rows) > MAX_LEVEL:
        raise RuleViolation("reading-levels-too-many", level=sum(row.level for row in rows), limit=MAX_LEVEL)
    return rows


def _parts(text: str) -> Iterator[_Part]:
    part = _Part()
    for token in _TOKEN.finditer(text):
        word = token["word"]
        starts_another = token["break"] or (
            (word and folded(word) in vocabulary("joint"))
            or (word and part.is_closed)
            or (token["number"] and part.level is not None)
        )
        if word and folded(word) in vocabulary("level"):
            continue
        if starts_another and not part.is_empty:
            yield part
            part = _Part()
        if word and folded(word) not in vocabulary("joint"):
            part.words.append(word)
        elif token["aside"] is not None:
            part.aside = token["aside"].strip()
        elif token["number"]:
            part.level = int(token["number"])
            part.is_closed = bool(part.words)
    if not part.is_empty:
        yield part


def _row(part: _Part, text: str) -> ClassLevel:
    kind, others = _class(part.words, text)
    if part.level is None:
        raise RuleViolation("reading-class-without-level", class_kind=kind)
    if not 1 <= part.level <= MAX_LEVEL:
        raise RuleViolation("reading-level", level=part.level, limit=MAX_LEVEL)
    return ClassLevel(ClassKind(kind), part.level, _subclass(part.aside or " ".join(others), text))


def _class(words: list[str], text: str) -> tuple[str, list[str]]:
    """The class named, and the words that are no part of its name."""
    known = vocabulary("class")
    for index, word in enumerate(words):
        if folded(word) in known:
            return known[folded(word)], words[:index] + words[index + 1 :]
    name = folded(" ".join(words))
    sure = nearest(name, "class", SURE)
    if len(sure) == 1:
        return sure[0], []
    if not name:
        raise unreadable("reading-classes", text)
    raise unreadable("reading-class-unknown", " ".join(words), class_kinds=nearest(name, "class"))


def _subclass(typed: str, text: str) -> str:
    """An id where a rule of ours asks for the subclass, else as typed."""
    if len(typed) > MAX_SUBCLASS:
        raise unreadable("reading-classes", text)
    known = vocabulary("subclass").get(folded(typed)) if typed else None
    return known.replace("-", "_") if known else typed
