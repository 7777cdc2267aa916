"""Speaks one language to one reader: messages, events and refusals as sentences, values in words.

Knows no user and no Discord object; where its sentences go is the caller's business.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
from typing import Any

from babel.lists import format_list

from bot.data_files import data_folder
from bot.rules.campaign import Units
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.values import DAY, GP, HOUR, MINUTE, SP
from bot.text.catalog import Catalog, sources_of
from bot.text.cities import city_of
from bot.text.fields import by_value, event_variables, plain_variables, refusal_variables
from bot.text.languages import DEFAULT, Language
from bot.text.markdown import COMMAND_CLOSES, COMMAND_OPENS, Said, cleaned, escaped, escaped_lines
from bot.text.numbers import MINUS, Fraction, NumberStyle, Whole

METRES_IN_FOOT = 0.3
"""Five feet, a square of the map, are 1.5 metres."""
KILOMETRES_IN_MILE = 1.6
KILOGRAMS_IN_POUND = 0.5

_COMMAND = re.compile(f"{COMMAND_OPENS}([^{COMMAND_CLOSES}]*){COMMAND_CLOSES}")
_DIE = re.compile(r"(?<=\d)d(?=\d)")
_NOTHING = Said("—")


class Declined(Said):
    """A word or an amount that a message may put into a case by `CASE($it, "gen")`."""

    catalog: Catalog
    messages: tuple[str, ...]
    """What it is made of, each with a form per case in an attribute."""
    variables: Mapping[str, dict[str, Any]]

    def inflected(self, case: str) -> Said:
        if case == "nom":
            return self
        forms = (self.catalog.form(f"{id}.{case}", self.variables.get(id, {})) for id in self.messages)
        return Said(" ".join(forms))


@cache
def catalog_of(language: Language) -> Catalog:
    """The language's messages, read once. Raises `FaultyCatalog`."""
    return Catalog(
        language, sources_of(language, data_folder() / "locales"), {"CASE": _case, "COMMAND": _command}
    )


def _case(value: Declined, case: str) -> Said:
    return value.inflected(case)


def _command(path: str) -> Said:
    return Said(f"{COMMAND_OPENS}{path}{COMMAND_CLOSES}")


@cache
def _number_style(language: Language) -> NumberStyle:
    catalog = catalog_of(language)
    return NumberStyle(
        decimal=catalog.form("number.decimal", {}),
        group=catalog.form("number.group", {}),
        grouped_from=int(catalog.form("number.grouped-from", {})),
    )


@dataclass(frozen=True, slots=True)
class Speaker:
    """`units` is how the reader measures, `command_ids` what Discord called the commands (name → id).

    A plain `str` among a message's variables is text of a user and is escaped; `Said` stands as it is.
    """

    language: Language = DEFAULT
    units: Units = Units.IMPERIAL
    command_ids: Mapping[str, int] = field(default_factory=dict)
    is_markdown: bool = True

    def __call__(self, id: str, /, **variables: Any) -> Said:
        """The message of this id, or `id.attribute`. Raises `UnknownMessage` or `FaultyMessage`."""
        return self._form(id, plain_variables(self, variables) if variables else {})

    def attr(self, id: str, attribute: str, /, **variables: Any) -> Said:
        return self(f"{id}.{attribute}", **variables)

    def event(self, event: Event) -> Said:
        """What happened, in a sentence."""
        return self._form(event.kind, event_variables(self, event))

    def refusal(self, violation: RuleViolation) -> Said:
        """Why not, and what to do instead."""
        return self._form(violation.key, refusal_variables(self, violation))

    @property
    def plain(self) -> "Speaker":
        """The same voice for places without Markdown: labels, placeholders, titles, pictures."""
        return replace(self, is_markdown=False)

    def has(self, id: str) -> bool:
        return self._catalog.has(id)

    # Text

    def text(self, text: str) -> Said:
        """What a user wrote, over several lines."""
        return escaped_lines(text) if self.is_markdown else Said(text)

    def user_text(self, text: str) -> Said:
        """What a user wrote, on one line."""
        return escaped(text) if self.is_markdown else Said(cleaned(text))

    def lines(self, *parts: str) -> Said:
        """Sentences under each other; empty ones are left out."""
        return Said("\n".join(part for part in parts if part))

    def list(self, items: Iterable[Any]) -> Said:
        """«A, B, and C»: plain strings are text of users; no items are a dash."""
        written = [self._written(item) for item in items]
        if not written:
            return _NOTHING
        return Said(format_list(written, locale=self._catalog.locale))

    def command(self, path: str) -> Said:
        """A command to click, or its name where it cannot be clicked: `campaign create`."""
        name, _, rest = path.partition(" ")
        id = self.command_ids.get(name)
        if id is not None and self.is_markdown:
            return Said(f"</{path}:{id}>")
        ids = [f"cmd-{name}"] + ([f"cmd-{path.replace(' ', '-')}"] if rest else [])
        names = [
            self._form(id, {}) if self.has(id) else word for id, word in zip(ids, (name, rest), strict=False)
        ]
        return Said("/" + " ".join(names))

    # Terms

    def term(self, family: str, value: str) -> Said:
        """The word for an id of the rules: `facility`, `arcane_study`."""
        id = _term_id(family, value)
        term = Declined(self._catalog.form(id, {}))
        term.catalog, term.messages, term.variables = self._catalog, (id,), {}
        return term

    def terms(self, family: str, values: Iterable[str]) -> Said:
        return self.list(self.term(family, value) for value in values)

    # Numbers and amounts

    def figure(self, value: float) -> Whole | Fraction:
        """A number as a variable: selectors see its value."""
        style = _number_style(self.language)
        return style.whole(value) if isinstance(value, int) else style.number(value)

    def number(self, value: float) -> Said:
        return Said(self.figure(value).shape)

    def signed(self, value: int) -> Said:
        return Said(_number_style(self.language).signed(value))

    def rolls(self, faces: Iterable[int]) -> Said:
        return Said(", ".join(map(str, faces)) or _NOTHING)

    def dice(self, expression: str) -> Said:
        """A dice expression with the letter this language uses for a die."""
        letter = self._catalog.form("dice.letter", {})
        return self.user_text(_DIE.sub(letter, expression))

    def money(self, copper: int) -> Said:
        """Gold, silver and copper, leaving out what is nought: «5 GP 3 SP»."""
        pieces = {"gp": abs(copper) // GP, "sp": abs(copper) % GP // SP, "cp": abs(copper) % SP}
        shown = {coin: count for coin, count in pieces.items() if count} or {"gp": 0}
        amounts = " ".join(self._amount(f"money-{coin}", count) for coin, count in shown.items())
        return Said(MINUS + amounts if copper < 0 else amounts)

    def feet(self, feet: float) -> Said:
        if self.units is Units.METRIC:
            return self._amount("length-metres", feet * METRES_IN_FOOT)
        return self._amount("length-feet", feet)

    def miles(self, miles: float) -> Said:
        if self.units is Units.METRIC:
            return self._amount("length-kilometres", miles * KILOMETRES_IN_MILE)
        return self._amount("length-miles", miles)

    def pounds(self, pounds: float) -> Said:
        if self.units is Units.METRIC:
            return self._amount("weight-kilograms", pounds * KILOGRAMS_IN_POUND)
        return self._amount("weight-pounds", pounds)

    def fahrenheit(self, degrees: float) -> Said:
        if self.units is Units.METRIC:
            return self._amount("temperature-celsius", round((degrees - 32) * 5 / 9))
        return self._amount("temperature-fahrenheit", degrees)

    # Time

    def time(self, time: int) -> Said:
        """A moment of game time: «day 8, 06:00»; seconds only where there are some."""
        day, rest = divmod(time, DAY)
        hour, rest = divmod(rest, HOUR)
        minute, second = divmod(rest, MINUTE)
        clock = f"{hour:02}:{minute:02}" + (f":{second:02}" if second else "")
        return self._form("time-moment", {"day": self.figure(day + 1), "clock": Said(clock)})

    def duration(self, seconds: int) -> Said:
        """A length of game time in days, hours, minutes and seconds, leaving out what is nought."""
        parts = {
            "duration-days": seconds // DAY,
            "duration-hours": seconds % DAY // HOUR,
            "duration-minutes": seconds % HOUR // MINUTE,
            "duration-seconds": seconds % MINUTE,
        }
        shown = {id: {"count": self.figure(count)} for id, count in parts.items() if count}
        shown = shown or {"duration-minutes": {"count": self.figure(0)}}
        duration = Declined(" ".join(self._form(id, variables) for id, variables in shown.items()))
        duration.catalog, duration.messages, duration.variables = self._catalog, tuple(shown), shown
        return duration

    def stamp(self, moment: datetime, style: str = "f") -> Said:
        """A moment of real time, shown by Discord in each reader's own zone and language."""
        return Said(f"<t:{int(moment.timestamp())}:{style}>")

    def city(self, zone: str) -> Said:
        """The city a time zone is named after, in this language."""
        return self.user_text(city_of(zone, self.language))

    @property
    def _catalog(self) -> Catalog:
        return catalog_of(self.language)

    def _form(self, id: str, variables: dict[str, Any]) -> Said:
        text = self._catalog.form(id, variables)
        if COMMAND_OPENS in text:
            text = _COMMAND.sub(lambda match: self.command(match[1]), text)
        return Said(text)

    def _amount(self, id: str, count: float) -> Said:
        return self._form(id, {"count": self.figure(count)})

    def _written(self, item: Any) -> str:
        shown = by_value(self, item)
        return shown.shape if isinstance(shown, Whole | Fraction) else str(shown)


def _term_id(family: str, value: str) -> str:
    return f"{family}-{value.replace('_', '-').lower()}"
