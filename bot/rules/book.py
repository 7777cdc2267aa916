"""The book that the rules consult: every table, and the campaign's answers to what the rules leave open."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.rules.bastion.tables import BastionTables
from bot.rules.character_classes import ClassTable
from bot.rules.gear import GearTable
from bot.rules.settings_table import SettingsTable


@dataclass(frozen=True)
class Book:
    """The tables of data/rules; which file fills which field stands in `bot/tables/sources.py`."""

    settings: SettingsTable
    classes: ClassTable
    gear: GearTable
    bastion: BastionTables
    rulings: Mapping[str, str] = field(default_factory=dict)
    """The campaign's own answers, by ruling; the others stand at their default."""

    def ruling(self, id: str) -> str:
        """The answer in force. A question that the settings do not list is a `KeyError`."""
        return self.rulings.get(id, self.settings.rulings_by_id[id].default)

    def ruled(self, rulings: Mapping[str, str]) -> "Book":
        """The same tables with the answers of a campaign."""
        return replace(self, rulings=rulings) if rulings else self
