"""The gear table by name: what was typed, in any language, to the row it means."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from bot.text import LANGUAGES, Speaker
from bot.text.reading.words import folded

PICKED = "gear:"
"""Stands before the id of a suggestion that was taken, so that it is not mistaken for a name."""


class GearNames:
    """Names of all rows in all languages, read when first asked for."""

    def __init__(self, ids: Iterable[str]) -> None:
        self._ids = tuple(ids)

    def meant(self, typed: str) -> str | None:
        """The id that was picked or whose name was typed."""
        if typed.startswith(PICKED):
            return typed.removeprefix(PICKED)
        return self._by_name.get(folded(typed))

    def suggestions(self, typed: str, speak: Speaker) -> list[tuple[str, str]]:
        """Rows with these letters in a name of any language: the name the caller reads, the value to send."""
        wanted = folded(typed)
        begins: dict[str, bool] = {}
        for name, id in self._by_name.items():
            if wanted in name:
                begins[id] = begins.get(id, False) or name.startswith(wanted)
        shown = [(str(speak.plain.term("gear", id)), id) for id in begins]
        shown.sort(key=lambda row: (not begins[row[1]], folded(row[0])))
        return [(name, PICKED + id) for name, id in shown]

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        names: dict[str, str] = {}
        for language in LANGUAGES:
            speak = Speaker(language).plain
            for id in self._ids:
                names.setdefault(folded(speak.term("gear", id)), id)
        return names
