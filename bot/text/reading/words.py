"""What all readers share: folding of letters, and the words that each language has for a thing.

The words stand in `data/locales/<language>/reading.ftl`, as lists parted by commas. All languages are read at
once, whatever language the reader is answered in.
"""

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from fractions import Fraction
from functools import cache

from bot.rules.errors import RuleViolation
from bot.text.languages import LANGUAGES
from bot.text.markdown import cleaned
from bot.text.speaker import catalog_of

LONGEST = 200
"""Nothing that is read here needs more characters."""
ECHOED = 40

NUMBER = r"(?:\d{1,3}(?:[ ,]\d{3})+(?!\d)(?:\.\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?)(?![\d.,]*\d)"
"""A number as people write it, at most two digits behind the point."""
_GROUPED = re.compile(r"\d{1,3}(?:[ ,]\d{3})+(?:\.\d{1,2})?")
_JOINT = re.compile(r"\s*([^\W\d_]+)\s+")
_FOLDED = str.maketrans(
    {
        "\u0491": "\u0433",  # the Ukrainian hard g is often typed as the soft one
        "\u2212": "-",
        "\u2013": "-",
        "\u2014": "-",
        **dict.fromkeys("'`\u00b4\u02b9\u02bc\u2018\u2019\u2032", None),
    }
)


def folded(text: str) -> str:
    """The text for comparing: lower case, no accents (so that e stands for e with dots), no apostrophes."""
    decomposed = unicodedata.normalize("NFKD", cleaned(text).casefold())
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return unicodedata.normalize("NFC", bare).translate(_FOLDED)


def readable(text: str, refusal: str, **data: object) -> str:
    """The folded text. Raises `RuleViolation` when it is empty or longer than anything sensible."""
    plain = folded(text)
    if not plain or len(plain) > LONGEST:
        raise unreadable(refusal, text, **data)
    return plain


def unreadable(refusal: str, text: str, **data: object) -> RuleViolation:
    """A refusal that shows the beginning of what was typed."""
    shown = cleaned(text)
    return RuleViolation(refusal, text=shown if len(shown) <= ECHOED else f"{shown[: ECHOED - 1]}…", **data)


@cache
def vocabulary(family: str) -> Mapping[str, str]:
    """Every word of a family in all languages → what it means: `read-unit-day` gives {"days": "day", …}."""
    prefix = f"read-{family}-"
    words: dict[str, str] = {}
    for language in LANGUAGES:
        catalog = catalog_of(language)
        for id in catalog.ids(prefix):
            meaning = id.removeprefix(prefix)
            for word in catalog.form(id, {}).split(","):
                if words.setdefault(folded(word), meaning) != meaning:
                    raise ValueError(f"{word} means {meaning} and {words[folded(word)]}")
    return words


def after_joint(plain: str, at: int) -> int:
    """Where the text goes on after blanks and a joining «and»."""
    joint = _JOINT.match(plain, at)
    if joint is not None and joint[1] in vocabulary("joint"):
        return joint.end()
    return len(plain) - len(plain[at:].lstrip())


def number_of(typed: str) -> Fraction:
    """The value of what `NUMBER` matches: 1 200, 1,200 and 1,200.50 part thousands, 12,5 a fraction."""
    if _GROUPED.fullmatch(typed):
        return Fraction(typed.replace(" ", "").replace(",", ""))
    return Fraction(typed.replace(",", "."))


def nearest(word: str, family: str, cutoff: float = 0.6) -> tuple[str, ...]:
    """Up to three meanings whose words look most like this one."""
    known = vocabulary(family)
    close = get_close_matches(word, known, n=6, cutoff=cutoff)
    return tuple(dict.fromkeys(known[match] for match in close))[:3]
