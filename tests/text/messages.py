"""The locale files as tests see them: every message with its patterns, variables and selectors."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast, visitor

from bot.data_files import data_folder
from bot.text.catalog import parse

LOCALES = data_folder() / "locales"
CASES = frozenset({"gen", "dat", "acc", "ins", "loc"})
"""Attributes that hold a form of the word; a language has those it uses."""


@dataclass(frozen=True)
class Entry:
    """A message: its file, and its patterns by attribute, the value's under the empty name."""

    id: str
    file: str
    patterns: dict[str, ast.Pattern]

    @property
    def attributes(self) -> set[str]:
        return set(self.patterns) - CASES

    def all_ids(self) -> Iterator[str]:
        for attribute in self.patterns:
            yield f"{self.id}.{attribute}" if attribute else self.id


@cache
def entries(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for message in parse(path)[0]:
            patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
            if message.value is not None:
                patterns[""] = message.value
            sigil = "-" if isinstance(message, ast.Term) else ""
            found[sigil + message.id.name] = Entry(sigil + message.id.name, path.name, patterns)
    return found


class _Finder(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []
        self.commands: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "COMMAND":
            self.commands.add(str(node.arguments.positional[0].value))  # type: ignore[union-attr]
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def look(pattern: ast.BaseNode) -> _Finder:
    """What stands in a pattern."""
    finder = _Finder()
    finder.visit(pattern)
    return finder


def variables(entry: Entry) -> set[str]:
    return {name for pattern in entry.patterns.values() for name in look(pattern).variables}
