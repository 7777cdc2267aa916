"""Terms of the rules as people type them: by id or by their name in any language."""

from collections.abc import Iterable, Mapping
from functools import cache

from bot.text.languages import LANGUAGES
from bot.text.reading.words import folded
from bot.text.speaker import Speaker


def term_meant(family: str, ids: Iterable[str], typed: str) -> str:
    """The id of the term that was typed. Other words come back as they are, for the rules to refuse."""
    return _ids_by_word(family, tuple(ids)).get(folded(typed), typed.strip())


def terms_meant(family: str, ids: Iterable[str], typed: str) -> tuple[str, ...]:
    """Several terms, separated by commas."""
    known = tuple(ids)
    return tuple(term_meant(family, known, word) for word in typed.split(",") if word.strip())


@cache
def _ids_by_word(family: str, ids: tuple[str, ...]) -> Mapping[str, str]:
    voices = [Speaker(language).plain for language in LANGUAGES]
    words = {folded(voice.term(family, id)): id for voice in voices for id in ids}
    return words | {folded(id): id for id in ids}
