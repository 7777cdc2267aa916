"""Reads data/rules into the rules' table types, and reports every fault of every file at once."""

from bot.rules.book import Book
from bot.tables.faults import Fault, FaultyTables
from bot.tables.loading import load_book

__all__ = ["Book", "Fault", "FaultyTables", "load_book"]
