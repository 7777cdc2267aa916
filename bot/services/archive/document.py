"""What an export document holds, and its limits. `FORMAT.md` beside it describes it for people.

    {"schema": 1, "campaign": {…}, "clock": {…, "timers": […]}, "party": {…} or null,
     "characters": […], "bastions": […], "chases": […], "journeys": […], "npcs": […],
     "prompts": […], "secrets": […], "journal": […]}

Each aggregate is its state together with its `version`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.rules.campaign import Campaign
from bot.rules.clock import Clock
from bot.storage.aggregates import BY_KIND, Aggregate, spec_of
from bot.storage.journal import Entry

Json = dict[str, Any]

SCHEMA = 1
MAX_BYTES = 5 * 1024 * 1024
MAX_DEPTH = 40
SMALLEST_ID = 1 << 32
"""Ids of aggregates are random numbers of 63 bits; anything this small is no id but some other number."""
LARGEST = (1 << 63) - 1

SINGLE = {"party": "party"}
"""Kinds of which a campaign has one or none, with their sections."""
SECTIONS = {
    "character": "characters",
    "bastion": "bastions",
    "chase": "chases",
    "journey": "journeys",
    "npc": "npcs",
    "prompt": "prompts",
    "secret": "secrets",
}
"""Kinds that are listed, with their sections."""
APART = frozenset({"campaign", "clock", "timer", "job"})
"""Kinds with a place of their own. Jobs are not written down: they follow from the rest."""
OPEN_TO_MANAGERS = frozenset({"party", "character", "bastion"})
"""What a file for someone who is no DM may hold, besides the settings and the clock."""


class Wrong(StrEnum):
    """What is wrong at a place of a document."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    TYPE = "type"
    VALUE = "value"
    TWICE = "twice"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where in the document (`characters[2].name`)."""

    path: str
    wrong: Wrong


class FaultyDocument(Exception):
    """A document that cannot be imported; names every fault found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"{len(self.faults)} faults")


@dataclass(frozen=True, slots=True)
class Document:
    """A checked document: every aggregate of the campaign and its journal, the oldest entry first."""

    campaign: Campaign
    clock: Clock
    others: tuple[Aggregate, ...]
    journal: tuple[Entry, ...]

    def addresses(self) -> Iterator[tuple[str, int]]:
        """(kind, id) of every aggregate."""
        states: tuple[Aggregate, ...] = (self.campaign, self.clock, *self.others)
        yield from ((spec_of(type(state)).kind, state.id) for state in states)

    def ids(self) -> Iterator[int]:
        """Every id that the document gives out."""
        yield from (id for _, id in self.addresses())
        yield from (entry.id for entry in self.journal)


def section_of(kind: str) -> str:
    """The section that a listed kind stands in."""
    return SECTIONS.get(kind, f"{kind}s")


def listed_kinds() -> Iterator[tuple[str, str]]:
    """(section, kind) of every kind that is listed."""
    for kind in BY_KIND:
        if kind not in APART and kind not in SINGLE:
            yield section_of(kind), kind
