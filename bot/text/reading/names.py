"""Names and notes as people type them: cleaned of what cannot be seen, within a length."""

from bot.rules.errors import RuleViolation
from bot.text.markdown import cleaned, cleaned_lines


def name(text: str, limit: int = 80) -> str:
    """One line with something to see in it. Raises `RuleViolation` for none, or more than `limit` letters."""
    plain = cleaned(text)
    if not any(letter.isprintable() and not letter.isspace() for letter in plain.replace("\u200d", "")):
        raise RuleViolation("reading-name-empty")
    return _within(plain, limit)


def note(text: str, limit: int = 1000) -> str:
    """Lines of text, maybe none. Raises `RuleViolation` for more than `limit` letters."""
    return _within(cleaned_lines(text), limit)


def _within(text: str, limit: int) -> str:
    if len(text) > limit:
        raise RuleViolation("too-long", length=len(text), limit=limit)
    return text
