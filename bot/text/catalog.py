"""The messages of one language, read from `data/locales/<language>/*.ftl`. Knows no value of the game.

`FluentBundle` forgives (unknown ids, junk, missing variables); here everything that is wrong is an error.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.syntax import FluentParser, ast

from bot.text.languages import Language

Function = Callable[..., Any]


class FaultyCatalog(Exception):
    """Locale files that cannot be used; names every fault found."""


class UnknownMessage(LookupError):
    """Nothing is said under this id in this language."""


class FaultyMessage(ValueError):
    """A message that cannot be formed: a variable, a term or a case it speaks of is not there."""


class _Bundle(FluentBundle):
    """The one place that touches private names of fluent.runtime: lazy entries and fast plurals.

    `sources` are the texts of the entries by id, a term's with its hyphen.
    """

    def __init__(
        self, language: Language, sources: Mapping[str, str], functions: Mapping[str, Function]
    ) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._sources = sources
        self._plural_form = lru_cache(maxsize=4096)(self._plural_form)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self._compiled[id] = self._compiler(entry_in(self._sources[id]))
        return self._compiled[id]


class Catalog:
    """All messages of one language. `id` may name an attribute: `help.title`."""

    def __init__(
        self, language: Language, sources: Mapping[str, str], functions: Mapping[str, Function]
    ) -> None:
        self.language = language
        self.locale = Locale(language)
        self._ids = [id for id in sources if not id.startswith("-")]
        self._bundle = _Bundle(language, sources, functions)
        self._patterns: dict[str, Pattern] = {}
        self._constants: dict[str, str] = {}

    def has(self, id: str) -> bool:
        try:
            self._pattern(id)
        except UnknownMessage:
            return False
        return True

    def ids(self, prefix: str) -> list[str]:
        """The messages whose id begins so, in the order of the files."""
        return [id for id in self._ids if id.startswith(prefix)]

    def form(self, id: str, variables: dict[str, Any]) -> str:
        """The message with its variables, each a `FluentType`.

        Raises `UnknownMessage` or `FaultyMessage`.
        """
        if variables:
            return self._formed(id, variables)
        constant = self._constants.get(id)
        if constant is None:
            constant = self._constants[id] = self._formed(id, variables)
        return constant

    def _formed(self, id: str, variables: dict[str, Any]) -> str:
        pattern = self._pattern(id)
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self._bundle, current=CurrentEnvironment(args=variables), errors=errors
        )
        text = pattern(environment)
        if errors:
            raise FaultyMessage(f"{self.language}/{id}: {'; '.join(map(str, errors))}")
        return str(text)

    def _pattern(self, id: str) -> Pattern:
        known = self._patterns.get(id)
        if known is not None:
            return known
        name, _, attribute = id.partition(".")
        try:
            message = self._bundle.get_message(name)
        except KeyError:
            raise UnknownMessage(f"{self.language}/{id}") from None
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"{self.language}/{id}")
        self._patterns[id] = pattern
        return pattern


_ENTRY_STARTS = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)


def entry_in(source: str) -> ast.Message | ast.Term:
    """One entry, parsed. Raises `FaultyCatalog`."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise FaultyCatalog(source)
    return entry


def sources_of(language: Language, folder: Path) -> dict[str, str]:
    """The text of every entry by id, a term's with its hyphen. Raises `FaultyCatalog` for ids said twice.

    Parsing waits until an entry is asked for: most are not, in most runs. The suite parses them all.
    """
    sources: dict[str, str] = {}
    faults: list[str] = []
    for path in sorted((folder / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = list(_ENTRY_STARTS.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            if start[0] in sources:
                faults.append(f"{path}: {start[0]} is said twice")
            sources[start[0]] = text[start.start() : end]
    if not sources:
        faults.append(f"{folder / language}: no messages")
    if faults:
        raise FaultyCatalog("\n".join(faults))
    return sources


def parse(path: Path) -> tuple[list[ast.Message | ast.Term], list[str]]:
    """The entries of a file and what is wrong in it, each fault with its file and line."""
    source = path.read_text(encoding="utf-8")
    entries: list[ast.Message | ast.Term] = []
    faults: list[str] = []
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Junk):
            line = source.count("\n", 0, item.span.start if item.span else 0) + 1
            faults.append(f"{path}:{line}: {'; '.join(str(note.message) for note in item.annotations)}")
        elif isinstance(item, ast.Message | ast.Term):
            entries.append(item)
    return entries, faults
