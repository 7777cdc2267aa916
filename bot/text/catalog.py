"""The messages of one language, read from `data/locales/<language>/*.ftl`. Knows no value of the game.

`FluentBundle` forgives (unknown ids, junk, missing variables); here everything that is wrong is an error.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
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
    """The one place that touches private names of fluent.runtime: the plural rule, made fast."""

    def __init__(self, language: Language, functions: Mapping[str, Function]) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._plural_form = lru_cache(maxsize=4096)(self._plural_form)


class Catalog:
    """All messages of one language. `id` may name an attribute: `help.title`."""

    def __init__(
        self, language: Language, entries: Iterable[ast.Message | ast.Term], functions: Mapping[str, Function]
    ) -> None:
        self.language = language
        self.locale = Locale(language)
        body: list[ast.EntryType] = list(entries)
        self._ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        self._bundle = _Bundle(language, functions)
        self._bundle.add_resource(ast.Resource(body))
        self._patterns: dict[str, Pattern] = {}

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
        if not self._bundle.has_message(name):
            raise UnknownMessage(f"{self.language}/{id}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"{self.language}/{id}")
        self._patterns[id] = pattern
        return pattern


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


def entries_of(language: Language, folder: Path) -> list[ast.Message | ast.Term]:
    """Every entry of a language's files. Raises `FaultyCatalog` for junk and for ids said twice."""
    entries: list[ast.Message | ast.Term] = []
    faults: list[str] = []
    home: dict[tuple[type, str], Path] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        found, wrong = parse(path)
        faults += wrong
        for entry in found:
            key = (type(entry), entry.id.name)
            if key in home:
                faults.append(f"{path}: {entry.id.name} is also in {home[key]}")
            home[key] = path
        entries += found
    if not entries:
        faults.append(f"{folder / language}: no messages")
    if faults:
        raise FaultyCatalog("\n".join(faults))
    return entries
