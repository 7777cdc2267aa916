"""The real book, read once."""

import pytest

from bot.rules.book import Book
from bot.tables import load_book


@pytest.fixture(scope="session")
def book() -> Book:
    return load_book()
