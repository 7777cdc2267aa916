"""All locale files of all domains: the same messages in every language, each of them used, none missing."""

import re
from collections.abc import Iterable, Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.text import LANGUAGES
from bot.text.catalog import parse, sources_of
from bot.text.fields import shape_of_hint
from bot.text.markdown import cleaned
from bot.text.reading.words import vocabulary
from tests import sources
from tests.text.messages import CASES, LOCALES, entries, look, variables

SAMPLES = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
DERIVED = re.compile(r"_(count|length)$")
"""`$names_count` comes with `$names`, `$name_length` with `$name`: a language need not use them."""


def listed(wrong: Iterable[object]) -> str:
    return "\n" + "\n".join(map(str, wrong))


def every_entry() -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        for id in entries(language):
            yield language, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_sound(language: str) -> None:
    """No junk, no id twice."""
    parsed = [parse(path) for path in sorted((LOCALES / language).glob("*.ftl"))]
    assert not [fault for _, faults in parsed for fault in faults]
    assert len(sources_of(language, LOCALES)) == sum(len(entries) for entries, _ in parsed)


def test_every_language_has_the_same_files() -> None:
    files = {language: {path.name for path in (LOCALES / language).iterdir()} for language in LANGUAGES}
    assert files["en"] == files["uk"] == files["ru"]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert not (wrong := sorted(english.keys() ^ other.keys())), listed(wrong)
    wrong = {
        id: (sorted(english[id].attributes), sorted(other[id].attributes))
        for id in english
        if english[id].attributes != other[id].attributes
    }
    assert not wrong, listed(wrong)
    moved = [id for id in english if english[id].file != other[id].file]
    assert not moved, listed(moved)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_language_has_the_same_variables(language: str) -> None:
    def named(lang: str, id: str) -> set[str]:
        return {DERIVED.sub("", name) for name in variables(entries(lang)[id])}

    wrong = {
        id: sorted(named("en", id) ^ named(language, id))
        for id in entries("en").keys() & entries(language).keys()
        if named("en", id) != named(language, id)
    }
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_plural_form(language: str) -> None:
    category_of = Locale(language).plural_form
    wrong = []
    for id, entry in entries(language).items():
        for attribute, pattern in entry.patterns.items():
            for selector in look(pattern).selectors:
                missing = _missing_forms(selector, category_of)
                if missing:
                    wrong.append((f"{id}.{attribute}" if attribute else id, missing))
    assert not wrong, listed(wrong)


def _missing_forms(selector: ast.SelectExpression, category_of: object) -> list[int]:
    """Samples whose plural form the selector does not name; none where it does not choose by number."""
    words = {variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)}
    exact = {
        float(variant.key.value)
        for variant in selector.variants
        if isinstance(variant.key, ast.NumberLiteral)
    }
    if not words & (CATEGORIES - {"other"}):
        return []
    return [number for number in SAMPLES if number not in exact and category_of(number) not in words]  # type: ignore[operator]


# What the code says


def _text_of(id: str) -> bool:
    message, _, attribute = id.partition(".")
    return all(
        message in entries(language) and attribute in entries(language)[message].patterns
        for language in LANGUAGES
    )


def test_every_event_has_a_message_of_its_fields() -> None:
    wrong = []
    for kind, event in sources.events().items():
        if not _text_of(kind):
            wrong.append(f"{kind}: no message")
            continue
        known = set(getattr(event, "__dataclass_fields__", {}))
        for language in LANGUAGES:
            unknown = {DERIVED.sub("", name) for name in variables(entries(language)[kind])} - known
            wrong += [f"{language}/{kind}: ${name} is no field" for name in sorted(unknown)]
    assert not wrong, listed(wrong)


def test_every_field_of_an_event_can_be_shown() -> None:
    from typing import get_type_hints

    for event in sources.events().values():
        hints = get_type_hints(event)
        for name in getattr(event, "__dataclass_fields__", {}):
            shape_of_hint(hints[name])


def test_every_refusal_has_a_message_of_its_data() -> None:
    wrong = []
    for call in sources.refusals():
        if not _text_of(call.text):
            wrong.append(f"{call.place}: no message {call.text}")
        elif call.names is not None:
            for language in LANGUAGES:
                unknown = {
                    DERIVED.sub("", name) for name in variables(entries(language)[call.text])
                } - call.names
                wrong += [f"{call.place}: {language}/{call.text} wants ${name}" for name in sorted(unknown)]
    assert not wrong, listed(wrong)


def test_events_and_refusals_do_not_share_messages() -> None:
    assert not (wrong := sorted(sources.events().keys() & {call.text for call in sources.refusals()})), (
        listed(wrong)
    )


def test_everything_spoken_has_a_message() -> None:
    wrong = []
    for call in sources.spoken():
        if not _text_of(call.text):
            wrong.append(f"{call.place}: no message {call.text}")
        elif call.names is not None:
            message, _, attribute = call.text.partition(".")
            wanted = {
                DERIVED.sub("", name)
                for language in LANGUAGES
                for name in look(entries(language)[message].patterns[attribute]).variables
            }
            wrong += [f"{call.place}: {call.text} wants ${name}" for name in sorted(wanted - call.names)]
    assert not wrong, listed(wrong)


def test_every_term_named_in_the_code_has_a_message() -> None:
    wrong = [
        f"{place}: {family}-{value}"
        for family, value, place in sources.terms_named()
        if not _text_of(f"{family}-{value.replace('_', '-')}")
    ]
    assert not wrong, listed(wrong)


def test_every_use_case_has_a_name() -> None:
    """An undo that is refused names what stands in the way."""
    assert len(sources.use_cases()) > 30
    wrong = sorted(name for name in sources.use_cases() if not _text_of(f"use-case-{name}"))
    assert not wrong, listed(wrong)


def test_every_command_spoken_of_is_named() -> None:
    commands = {
        (id, path)
        for language, id in every_entry()
        for pattern in entries(language)[id].patterns.values()
        for path in look(pattern).commands
    }
    wrong = sorted(
        f"{id}: /{path}" for id, path in commands if f"cmd-{path.replace(' ', '-')}" not in entries("en")
    )
    assert not wrong, listed(wrong)


def test_no_message_is_unused() -> None:
    english = entries("en")
    referred = {
        name
        for entry in english.values()
        for pattern in entry.patterns.values()
        for name in look(pattern).references
    }
    unused = [id for id in english if id not in referred and not _is_used(id, list(english[id].all_ids()))]
    assert not unused, listed(unused)


def _is_used(id: str, names: list[str]) -> bool:
    if id.startswith("cmd-"):
        return True  # tests/test_command_limits.py compares them with the commands themselves
    if id in sources.events() or any(name in sources.strings() for name in (id, *names)):
        return True
    if id.startswith("read-") and any(id.startswith(f"read-{family}-") for family in sources.strings()):
        return True
    if any(id.startswith(f"{family}-") for family in sources.term_families()):
        return True
    return any(pattern.fullmatch(name) for pattern in sources.patterns() for name in (id, *names))


# How it is written


def _texts(language: str) -> Iterator[tuple[str, str]]:
    """Every stretch of shown text with the id of its message."""
    for id, entry in entries(language).items():
        if id.startswith("read-"):
            continue
        for attribute, pattern in entry.patterns.items():
            name = f"{id}.{attribute}" if attribute else id
            for text in look(pattern).texts:
                yield name, CODE.sub("", text)


CODE = re.compile(r"`[^`]*`|pip install \S+")
"""What is to be typed, perhaps in another language."""
NAMES_ITSELF = re.compile(r"choice-(uk|ru|en)$|^playground-tongue|native|^tongue-")
"""Where a language is called by its own name."""


def _found(language: str, pattern: str, flags: int = 0) -> list[tuple[str, str]]:
    wrong = re.compile(pattern, flags)
    return [
        (name, match[0])
        for name, text in _texts(language)
        if not NAMES_ITSELF.search(name)
        for match in wrong.finditer(text)
    ]


def test_ukrainian_has_only_its_own_letters() -> None:
    assert not (wrong := _found("uk", "[ыэёъ]", re.IGNORECASE)), listed(wrong)


def test_russian_has_only_its_own_letters() -> None:
    assert not (wrong := _found("ru", "[іїєґʼ]", re.IGNORECASE)), listed(wrong)


def test_english_has_no_cyrillic() -> None:
    assert not (wrong := _found("en", "[\u0400-\u04ff]")), listed(wrong)


def test_latin_letters_do_not_hide_among_cyrillic_ones() -> None:
    mixed = "[\u0400-\u04ff][a-zA-Z](?![a-z]*\\d)|[a-zA-Z][\u0400-\u04ff]"
    dice = re.compile(r"к[hl]|\dк")
    for language in ("uk", "ru"):
        assert [found for found in _found(language, mixed) if not dice.search(found[1])] == []


def test_english_apostrophe_is_curved() -> None:
    assert not (wrong := _found("en", "(?<=[a-z])'(?=[a-z])", re.IGNORECASE)), listed(wrong)


def test_ukrainian_apostrophe_is_a_letter() -> None:
    assert not (wrong := _found("uk", "(?<=[а-яґєії])['’`](?=[а-яґєії])", re.IGNORECASE)), listed(wrong)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_quotes_are_those_of_the_language(language: str) -> None:
    assert not (wrong := _found(language, "[“”\"]|(?<!\\w)'|'(?!\\w)")), listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_invisible_characters(language: str) -> None:
    wrong = [(name, text) for name, text in _texts(language) if _visible(text) != text]
    assert not wrong, listed(wrong)


def _visible(text: str) -> str:
    return "\n".join(
        "".join(letter for letter in line if letter == "\u00a0" or cleaned(f"x{letter}x") != "xx")
        for line in text.split("\n")
    )


FORBIDDEN = {
    "uk": {
        r"\b(ти|тебе|тобі|твій|твоя|твоє|твої|твого|твоєї)\b": "address people with ви",
        r"(?<=[а-яіїєґ,] )(Ви|Вас|Вам|Ваш|Ваша|Ваше|Ваші)\b": "ви has a small letter",
        r"\w\((ла|а|лася|ася|ся|ий|і|и)\)": "no endings in brackets",
        r"\b([Кк]омірк[аиуо]|[Кк]омірок)\b": "слот заклинань",
        r"\b[Рр]ятувальн": "рятівний кидок",
        r"\b[Сс]пас(ки|о)д": "рятівний кидок",
        r"\bСл \d|\bКД\b": "СК, КБ",
        r"\b([Гг]ейм-?[Мм]айст|[Вв]едуч)": "Майстер",
        r"\b[Дд]анжен": "підземелля",
        r"\b(протязі|слідуюч|приймати участь|являється|вірн(ий|о) варіант)": "calque",
        r"\b[Чч]ек\b|\b[Сс]пел": "slang",
        r"\b[Уу]пс\b|\b[Оо]й\b": "no exclamations of regret",
        r"\bзаклятт": "заклинання",
        r"\b[Кк]істк[иа] [Зз]доров": "Кубик Здоровʼя",
    },
    "ru": {
        r"\b(ты|тебя|тебе|твой|твоя|твоё|твои|твоего)\b": "address people with вы",
        r"(?<=[а-яё,] )(Вы|Вас|Вам|Ваш|Ваша|Ваше|Ваши)\b": "вы has a small letter",
        r"\w\((ла|а|лась|ась|ся|ый|и)\)": "no endings in brackets",
        r"\b[Сс]лот[аыуо]?в? заклин": "ячейка заклинаний",
        r"\b[Сс]пасительн": "спасбросок",
        r"\bСК \d|\bКБ\b|\bКС\b": "Сл, КД",
        r"\b([Гг]ейм-?[Мм]астер|[Вв]едущий(?! преслед))": "Мастер",
        r"\b[Дд]анж": "подземелье",
        r"\b[Сс]ооружен": "помещение",
        r"\b[Чч]ек\b|\b[Сс]пелл": "slang",
        r"\b[Уу]пс\b|\b[Оо]й\b": "no exclamations of regret",
        r"\b[Кк]уб(ик)?и? [Хх]итов": "Кость Хитов",
        r"\b(еще|ее|нее|свое|мое|твое|причем|идет|дает|ждет|пойдет|начнет|придет|вернет|ведет)\b": "write ё",
        r"\b\w*(учет|надежн|счетчик|отчет|объем|съем|подъем|полет|самолет|наемн|зеленн)\w*": "write ё",
    },
}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_glossary_and_tone(language: str) -> None:
    wrong = [
        (name, match, reason)
        for pattern, reason in FORBIDDEN[language].items()
        for name, match in _found(language, pattern)
    ]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_keep_to_their_unit(language: str) -> None:
    """A space that does not break stands between a fixed number and its unit."""
    units = {"en": "GP|SP|CP", "uk": "зм|см|мм", "ru": "ЗМ|СМ|ММ"}[language]
    assert not (wrong := _found(language, rf"\d ({units})\b")), listed(wrong)


def test_case_attributes_are_the_only_ones_that_may_differ() -> None:
    assert not {attribute for id in entries("en") for attribute in entries("en")[id].patterns} & CASES


def test_what_is_read_means_one_thing() -> None:
    families = {id.removeprefix("read-").rpartition("-")[0] for id in entries("en") if id.startswith("read-")}
    for family in ("unit", "number", "joint", "level", "class", "subclass", "ability", "coin", "hit-points"):
        assert vocabulary(family)
        assert any(known.startswith(family) for known in families)
