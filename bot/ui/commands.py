"""Commands named and described in three languages, so that a cog holds no sentence.

The message `cmd-bastion-found` of commands-bastion.ftl is the name; its attributes are `.description`,
`.opt-<parameter>` and `.opt-<parameter>-description` for each option, `.choice-<value>` for each choice.
"""

import inspect
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.text.catalog import Catalog
from bot.text.languages import DEFAULT, LANGUAGES
from bot.text.speaker import catalog_of

F = TypeVar("F", bound=Callable[..., Any])
Command = app_commands.Command[Any, ..., Any]

_LANGUAGE_OF_LOCALE = {discord.Locale.ukrainian: "uk", discord.Locale.russian: "ru"}
"""English stands in the commands themselves, for these and for all others."""


def t(id: str) -> app_commands.locale_str:
    """The text of a command's message (`cmd-roll`, `cmd-roll.description`), ready to be translated."""
    return app_commands.locale_str(catalog_of(DEFAULT).form(id, {}), key=id)


def command(id: str, **attributes: Any) -> Callable[[F], Command]:
    """A slash command with the name, description and option texts of message `id`.

    `attributes` go to discord.py (`nsfw`, `auto_locale_strings`…).
    """

    def decorate(function: F) -> Command:
        made: Command = app_commands.command(name=t(id), description=t(f"{id}.description"), **attributes)(
            described(id)(function)
        )
        return made

    return decorate


def described(id: str) -> Callable[[F], F]:
    """Name and describe each option of the function, in every language."""

    def decorate(function: F) -> F:
        options = _options(function)
        names = {option: t(f"{id}.opt-{option}") for option in options}
        descriptions = {option: t(f"{id}.opt-{option}-description") for option in options}
        if not options:
            return function
        return app_commands.describe(**descriptions)(app_commands.rename(**names)(function))

    return decorate


def choices(id: str, **values: Iterable[str]) -> Callable[[F], F]:
    """Offer fixed values for options: `choices("cmd-roll", visibility=("public", "blind"))`."""
    offered = {option: [choice(id, value) for value in given] for option, given in values.items()}
    return app_commands.choices(**offered)


def choice(id: str, value: str) -> app_commands.Choice[str]:
    """One fixed value, named by the attribute `.choice-<value>` with hyphens for underscores."""
    return app_commands.Choice(name=t(f"{id}.choice-{value.replace('_', '-')}"), value=value)


class CommandTranslator(app_commands.Translator):
    """Gives Discord our names for commands. One failure would lose the whole list, so it never raises."""

    async def load(self) -> None:
        """Read all languages at the start, so that no answer waits for it and a faulty file is found."""
        for language in LANGUAGES:
            catalog_of(language)

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        language = _LANGUAGE_OF_LOCALE.get(locale)
        id = string.extras.get("key")
        if language is None or id is None:
            return None
        return _text(catalog_of(language), id)


def _text(catalog: Catalog, id: str) -> str | None:
    return catalog.form(id, {}) if catalog.has(id) else None


def _options(function: Callable[..., Any]) -> list[str]:
    """The parameters after `self` and the interaction."""
    names = list(inspect.signature(function).parameters)
    return names[2:] if names and names[0] == "self" else names[1:]
