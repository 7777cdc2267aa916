"""From the files to the book, all faults together."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml
from pydantic import ConfigDict, TypeAdapter, ValidationError

from bot.data_files import data_folder
from bot.rules.book import Book
from bot.tables.faults import Fault, FaultyTables
from bot.tables.sources import SOURCES, Source
from bot.tables.yaml_text import read_yaml

_STRICT = ConfigDict(extra="forbid")
_BOOK: TypeAdapter[tuple[Book]] = TypeAdapter(tuple[Book], config=_STRICT)
"""A tuple of one, because only then does the setting reach the dataclasses inside."""


def load_book(folder: Path | None = None) -> Book:
    """The whole book, from data/rules. Raises `FaultyTables`."""
    root = folder or data_folder() / "rules"
    faults = list(_strangers(root))
    raw: dict[str, Any] = {}
    readable: list[Source] = []
    for source in SOURCES:
        try:
            content = source.shape(read_yaml((root / source.file).read_bytes()))
        except FileNotFoundError:
            faults.append(Fault(source.file, "", "the file is missing"))
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            faults.append(Fault(source.file, "", " ".join(str(error).split())))
        else:
            _put(raw, source.place, content)
            readable.append(source)
    try:
        (book,) = _BOOK.validate_python((raw,))
    except ValidationError as error:
        raise FaultyTables((*faults, *_faults_of(error, readable))) from error
    if faults:
        raise FaultyTables(tuple(faults))
    return book


def _strangers(root: Path) -> Iterator[Fault]:
    """Files that nobody reads are a mistake, most likely in their names."""
    known = {source.file for source in SOURCES}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and name not in known:
            yield Fault(name, "", "no table is read from this file")


def _put(raw: dict[str, Any], place: tuple[str, ...], content: Any) -> None:
    *folders, last = place
    for folder in folders:
        raw = raw.setdefault(folder, {})
    raw[last] = content


def _faults_of(error: ValidationError, readable: Iterable[Source]) -> Iterator[Fault]:
    """Faults by file; those between the files of a folder are reported under the folder."""
    places = {source.place: source.file for source in readable}
    for detail in error.errors(include_url=False):
        where = tuple(map(str, detail["loc"][1:]))
        depth = next((depth for depth in range(len(where), 0, -1) if where[:depth] in places), 0)
        if depth:
            yield Fault(places[where[:depth]], ".".join(where[depth:]), detail["msg"])
        elif detail["type"] != "missing":
            yield Fault("/".join(where) or ".", "", detail["msg"])
        elif not _is_unread(where, places):
            yield Fault("/".join(where), "", "no file is read into this table")


def _is_unread(where: tuple[str, ...], places: Iterable[tuple[str, ...]]) -> bool:
    """Whether a table is missing because its file could not be read, which has been reported already."""
    unread = [source.place for source in SOURCES if source.place not in places]
    return any(place[: len(where)] == where for place in unread)
