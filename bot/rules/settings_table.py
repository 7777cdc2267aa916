"""What a campaign may set for itself, and what stands while it says nothing. Knows no campaign's choice."""

from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from bot.rules.campaign import Automation
from bot.rules.errors import RuleViolation

SystemKind = NewType("SystemKind", str)
AutomationKind = NewType("AutomationKind", str)
RulingKind = NewType("RulingKind", str)
SourceKind = NewType("SourceKind", str)


@dataclass(frozen=True, slots=True)
class AutomationRow:
    """Something the bot can do by itself."""

    id: AutomationKind
    default: Automation


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A question that the rules leave open: the answers allowed (the first is the default), its source."""

    id: RulingKind
    values: tuple[str, ...]
    source: SourceKind

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class SettingsTable:
    """The rows of data/rules/settings.yml in their order. An id that is not there is a `KeyError`."""

    systems: tuple[SystemKind, ...]
    automation: tuple[AutomationRow, ...]
    rulings: tuple[RulingRow, ...]
    to_come: frozenset[str] = frozenset()
    """Ids of what has no effect yet; it may be chosen all the same."""

    def __post_init__(self) -> None:
        known = {*self.systems, *(row.id for row in self.automation), *(row.id for row in self.rulings)}
        if self.to_come - known:
            raise ValueError(f"to come, but not listed: {', '.join(sorted(self.to_come - known))}")

    @cached_property
    def automation_by_id(self) -> dict[str, AutomationRow]:
        return {row.id: row for row in self.automation}

    @cached_property
    def rulings_by_id(self) -> dict[str, RulingRow]:
        return {row.id: row for row in self.rulings}


def verify_system(table: SettingsTable, system: str) -> SystemKind:
    for known in table.systems:
        if known == system:
            return known
    raise RuleViolation("settings-unknown", id=system)


def verify_automation(table: SettingsTable, automation: str) -> AutomationKind:
    row = table.automation_by_id.get(automation)
    if row is None:
        raise RuleViolation("settings-unknown", id=automation)
    return row.id


def verify_ruling(table: SettingsTable, ruling: str, value: str) -> RulingRow:
    row = table.rulings_by_id.get(ruling)
    if row is None:
        raise RuleViolation("settings-unknown", id=ruling)
    if value not in row.values:
        raise RuleViolation("settings-value-unknown", ruling_kind=row.id, value=value)
    return row
