"""What the commands of Bastions suggest while one types, and how they read what was typed in the end."""

from typing import Any

import discord

from bot.rules.bastion.founding import Plan
from bot.rules.bastion.state import BasicKind, FacilityKind
from bot.services.caller import Caller
from bot.services.services import Services
from bot.text import Speaker
from bot.text.reading.terms import term_meant, terms_meant
from bot.text.reading.words import folded
from bot.ui.desk import desk_of

Pairs = list[tuple[str, str]]
"""(what is read, what is sent)."""


class Suggesting:
    """Nothing here tells more of a Bastion than its name."""

    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions
        self._table = services.campaigns.book.bastion
        self._rooms = self._table.founding.basic
        self._facilities = tuple(row.id for row in self._table.facilities)

    async def bastions(self, caller: Caller, typed: str) -> Pairs:
        return await self._bastions.suggest(caller, typed)

    async def founders(self, caller: Caller, typed: str) -> Pairs:
        return await self._bastions.suggest_founders(caller, typed)

    async def rooms(self, interaction: discord.Interaction[Any], caller: Caller, typed: str) -> Pairs:
        speak = desk_of(interaction).speaker(caller.locale).plain
        return _fitting(speak, "basic", self._rooms, typed)

    async def facilities(self, interaction: discord.Interaction[Any], caller: Caller, typed: str) -> Pairs:
        """The last of several facilities separated by commas is completed; those before it stay."""
        speak = desk_of(interaction).speaker(caller.locale).plain
        before, _, last = typed.rpartition(",")
        chosen = terms_meant("facility", self._facilities, before)
        known = [id for id in chosen if id in self._facilities]
        named = [speak.term("facility", id) for id in known]
        return [
            (", ".join([*named, name]), ",".join([*known, id]))
            for name, id in _fitting(speak, "facility", self._facilities, last)
        ]

    def plan(self, name: str, cramped: str, roomy: str, special: str) -> Plan:
        """A plan from words: ids, or names in any language."""
        return Plan(
            name=name,
            cramped=BasicKind(term_meant("basic", self._rooms, cramped)),
            roomy=BasicKind(term_meant("basic", self._rooms, roomy)),
            special=tuple(map(FacilityKind, terms_meant("facility", self._facilities, special))),
        )


def _fitting(speak: Speaker, family: str, ids: tuple[Any, ...], typed: str) -> Pairs:
    named = [(str(speak.term(family, id)), str(id)) for id in ids]
    wanted = folded(typed)
    return [(name, id) for name, id in named if wanted in folded(name) or wanted in folded(id)]
