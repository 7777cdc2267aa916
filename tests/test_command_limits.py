"""Commands and labels in every language against Discord's limits: one fault loses all commands."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from fluent.syntax import ast

from bot.app import build_bot
from bot.settings import Settings
from bot.text import LANGUAGES
from bot.ui.commands import CommandTranslator
from tests import sources
from tests.test_locales import listed
from tests.text.messages import Entry, entries, look

NAME = re.compile(r"[-_\w]{1,32}")
LOCALES = ("uk", "ru")
MAX_COMMAND = 8000
SUBCOMMAND, GROUP = 1, 2


@pytest_asyncio.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[dict[str, Any]]]:
    bot = build_bot(Settings(database=tmp_path / "limits.db", sync_commands=False, heartbeat_seconds=0))
    await bot.setup_hook()
    translator = CommandTranslator()
    try:
        yield [await each.get_translated_payload(bot.tree, translator) for each in bot.tree.get_commands()]
    finally:
        await bot.close()


def every(node: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command or option with all that is under it."""
    path = f"{path} {node['name']}".strip()
    yield path, node
    for option in node.get("options", ()):
        yield from every(option, path)


def texts(node: dict[str, Any], what: str) -> Iterator[tuple[str, str]]:
    """A text in every language it has."""
    if what in node:
        yield "en", node[what]
    yield from node.get(f"{what}_localizations", {}).items()


async def test_names(commands: list[dict[str, Any]]) -> None:
    wrong = [
        (path, language, name)
        for command in commands
        for path, node in every(command)
        for language, name in texts(node, "name")
        if not NAME.fullmatch(name) or name != name.lower()
    ]
    assert not wrong, listed(wrong)


async def test_descriptions(commands: list[dict[str, Any]]) -> None:
    wrong = [
        (path, language, len(description))
        for command in commands
        for path, node in every(command)
        for language, description in texts(node, "description")
        if not 1 <= len(description.strip()) <= 100
    ]
    assert not wrong, listed(wrong)


async def test_every_text_is_in_every_language(commands: list[dict[str, Any]]) -> None:
    wrong = [
        (path, what)
        for command in commands
        for path, node in every(command)
        for what in ("name", "description")
        if set(node.get(f"{what}_localizations", {})) != set(LOCALES)
    ]
    wrong += [
        (path, choice["name"])
        for command in commands
        for path, node in every(command)
        for choice in node.get("choices", ())
        if set(choice.get("name_localizations", {})) != set(LOCALES)
    ]
    assert not wrong, listed(wrong)


async def test_names_are_unique_among_their_siblings(commands: list[dict[str, Any]]) -> None:
    """In each language, and against the English names of all others."""
    families = [("", commands)] + [
        (path, node.get("options", ())) for command in commands for path, node in every(command)
    ]
    wrong = []
    for path, siblings in families:
        for language in LOCALES:
            local = [node["name_localizations"].get(language, node["name"]) for node in siblings]
            wrong += [(path, language, name) for name in set(local) if local.count(name) > 1]
            for node, name in zip(siblings, local, strict=True):
                clash = [other["name"] for other in siblings if other is not node and other["name"] == name]
                wrong += [(path, language, name)] * len(clash)
    assert not wrong, listed(wrong)


async def test_counts(commands: list[dict[str, Any]]) -> None:
    assert len(commands) <= 100
    wrong = [
        path
        for command in commands
        for path, node in every(command)
        if len(node.get("options", ())) > 25 or len(node.get("choices", ())) > 25
    ]
    assert not wrong, listed(wrong)


async def test_choices(commands: list[dict[str, Any]]) -> None:
    wrong = [
        (path, language, name)
        for command in commands
        for path, node in every(command)
        for choice in node.get("choices", ())
        for language, name in texts(choice, "name")
        if not 1 <= len(name) <= 100 or len(str(choice["value"])) > 100
    ]
    assert not wrong, listed(wrong)


async def test_required_options_stand_first(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for path, node in every(command):
            flags = [
                bool(o.get("required"))
                for o in node.get("options", ())
                if o["type"] not in (SUBCOMMAND, GROUP)
            ]
            assert flags == sorted(flags, reverse=True), path


async def test_sizes(commands: list[dict[str, Any]]) -> None:
    """Names, descriptions and values of a command together, each text by its longest language."""
    sizes = {command["name"]: sum(_size(node) for _, node in every(command)) for command in commands}
    assert max(sizes.values()) <= MAX_COMMAND, sizes


def _size(node: dict[str, Any]) -> int:
    own = sum(
        max((len(text) for _, text in texts(node, what)), default=0) for what in ("name", "description")
    )
    return own + sum(
        max(len(text) for _, text in texts(choice, "name")) + len(str(choice["value"]))
        for choice in node.get("choices", ())
    )


async def test_every_command_text_is_used(commands: list[dict[str, Any]]) -> None:
    """No message of commands-*.ftl names a command, option or choice that is not there."""
    known = set()
    for command in commands:
        for path, node in every(command):
            if node["type"] in (SUBCOMMAND, GROUP) or " " not in path:
                known |= _texts_of(f"cmd-{path.replace(' ', '-')}", node)
    written = {
        _by_option_name(entry, name)
        for entry in entries("en").values()
        if entry.id.startswith("cmd-")
        for name in entry.all_ids()
    }
    assert not written - known, listed(sorted(written - known))


def _by_option_name(entry: Entry, name: str) -> str:
    """The text's name, with an option called as Discord calls it and not by its parameter."""
    id, _, attribute = name.partition(".")
    if not attribute.startswith("opt-"):
        return name
    parameter = attribute.removesuffix("-description")
    option = "".join(look(entry.patterns[parameter]).texts)
    return f"{id}.opt-{option}{attribute.removeprefix(parameter)}"


def _texts_of(id: str, node: dict[str, Any]) -> set[str]:
    options = [option for option in node.get("options", ()) if option["type"] not in (SUBCOMMAND, GROUP)]
    names = {id, f"{id}.description"}
    for option in options:
        names |= {f"{id}.opt-{option['name']}", f"{id}.opt-{option['name']}-description"}
        names |= {f"{id}.choice-{str(c['value']).replace('_', '-')}" for c in option.get("choices", ())}
    return names


LENGTHS = {
    ("Form", "title"): 45,
    ("Field", "label"): 45,
    ("Field", "description"): 100,
    ("Field", "placeholder"): 100,
    ("press", "label"): 80,
    ("choice", "placeholder"): 150,
    ("entity_choice", "placeholder"): 150,
    ("RoleSelect", "placeholder"): 150,
    ("ChannelSelect", "placeholder"): 150,
    ("UserSelect", "placeholder"): 150,
    ("SelectOption", "label"): 100,
    ("SelectOption", "description"): 100,
}
"""How many letters Discord takes, by the call and the keyword that a text is handed to."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit(language: str) -> None:
    """The fixed letters of every text that stands on a control or a form."""
    names = {name: pattern for entry in entries(language).values() for name, pattern in _patterns(entry)}
    wrong = []
    for label in sources.labels():
        limit = LENGTHS[label.call, label.keyword]
        for name, pattern in names.items():
            if re.fullmatch(label.id, name) and _longest(pattern) > limit:
                wrong.append(
                    f"{label.place}: {language}/{name} is {_longest(pattern)} letters, at most {limit}"
                )
    assert not wrong, listed(wrong)


def _patterns(entry: Entry) -> Iterator[tuple[str, ast.Pattern]]:
    for attribute, pattern in entry.patterns.items():
        yield (f"{entry.id}.{attribute}" if attribute else entry.id), pattern


def _longest(pattern: ast.Pattern) -> int:
    """The letters of a pattern, of each selector the longest variant."""
    length = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            length += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            length += max(_longest(variant.value) for variant in element.expression.variants)
    return length
