"""The languages the bot speaks, and which of them a Discord client's locale means. Knows no user."""

from typing import TypeAlias

from bot.rules import campaign

Language: TypeAlias = str
"""One of `LANGUAGES`."""
LANGUAGES: tuple[Language, ...] = campaign.LANGUAGES
DEFAULT: Language = "en"


def is_language(code: str) -> bool:
    return code in LANGUAGES


def language_of(locale: str) -> Language:
    """The language for a Discord locale such as `en-GB` or `uk`; English where we speak none of it."""
    primary = locale.partition("-")[0].lower()
    return primary if primary in LANGUAGES else DEFAULT
