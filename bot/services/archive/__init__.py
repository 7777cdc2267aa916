"""Campaigns as files: export, and import with every fault named."""

from bot.services.archive.archive import Archive, Exported, Faulty, Imported
from bot.services.archive.document import Fault, Wrong

__all__ = ["Archive", "Exported", "Fault", "Faulty", "Imported", "Wrong"]
