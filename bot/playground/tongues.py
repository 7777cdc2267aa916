"""Slash commands as a user's client shows them: in the language of that client, as Discord does.

The simulation knows default names only, so commands are translated on their way to the browser, and the names
are put back on their way to the bot.
"""

from collections.abc import Iterable, Mapping
from typing import Any

LOCALES = {"en": "en-US", "uk": "uk", "ru": "ru"}
"""Discord's name of each language."""

Node = Mapping[str, Any]
"""A command, sub-command, option or choice as it was registered."""


def in_tongue(node: Node, tongue: str) -> dict[str, Any]:
    """The command with every name, description and choice in a language, where it has them."""
    shown = dict(node)
    for field in ("name", "description"):
        if field in node:
            shown[field] = _localised(node, field, tongue)
    for children in ("options", "choices"):
        if node.get(children):
            shown[children] = [in_tongue(child, tongue) for child in node[children]]
    return shown


def to_default_names(data: Node, commands: Mapping[str, Node], tongue: str) -> dict[str, Any]:
    """The data of an interaction with the names that the bot registered. What is no command stays as is."""
    command = commands.get(str(data.get("id")))
    if command is None:
        return dict(data)
    return {**data, "name": command["name"], "options": _default_options(data, command, tongue)}


def _default_options(data: Node, command: Node, tongue: str) -> list[dict[str, Any]]:
    return [_default_option(option, command, tongue) for option in data.get("options") or ()]


def _default_option(option: Node, parent: Node, tongue: str) -> dict[str, Any]:
    declared = _named(parent.get("options") or (), option["name"], tongue)
    restored = {**option, "name": declared["name"]}
    if "options" in option:
        restored["options"] = _default_options(option, declared, tongue)
    return restored


def _named(options: Iterable[Node], name: str, tongue: str) -> Node:
    return next(option for option in options if _localised(option, "name", tongue) == name)


def _localised(node: Node, field: str, tongue: str) -> str:
    return str((node.get(f"{field}_localizations") or {}).get(tongue, node[field]))
