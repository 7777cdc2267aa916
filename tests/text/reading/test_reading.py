"""What people type, in three languages at once, and in ways nobody foresaw."""

import inspect
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.campaign import WeeklyTick
from bot.rules.character import ClassLevel
from bot.rules.creature import Abilities
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, HOUR, MINUTE
from bot.text import LANGUAGES, Speaker, reading
from bot.text.reading import HitPointsText

READERS = (
    reading.abilities,
    reading.classes,
    reading.duration,
    reading.hit_points,
    reading.money,
    partial(reading.money, signed=True),
    reading.name,
    reading.note,
    reading.timezone,
    reading.weekday_hour,
    reading.weight,
    partial(reading.whole_number, low=1, high=20),
)
LETTERS = st.characters(codec="utf-8") | st.sampled_from("0123456789 .,:;/+-()'ʼ’gpзмhгчdкдspWMyfёґїйТЮ")


def refused(reader, text: str) -> str:
    with pytest.raises(RuleViolation) as caught:
        reader(text)
    return caught.value.key


@pytest.mark.parametrize("reader", READERS)
@settings(deadline=None)  # the first refusal reads the catalogs
@given(text=st.text(LETTERS, max_size=300))
def test_any_text_gives_a_value_or_a_refusal_in_every_language(reader, text: str) -> None:
    try:
        reader(text)
    except RuleViolation as violation:
        for language in LANGUAGES:
            assert Speaker(language).refusal(violation)


def test_readers_are_all_tested() -> None:
    offered = {name for name in reading.__all__ if inspect.isfunction(getattr(reading, name))}
    tested = {getattr(reader, "func", reader).__name__ for reader in READERS}
    assert offered - tested == {"timezone_choices"}


# Durations


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("7 days", 7 * DAY),
        ("6 weeks", 42 * DAY),
        ("2 тижні", 14 * DAY),
        ("3 дня", 3 * DAY),
        ("8h", 8 * HOUR),
        ("8 год", 8 * HOUR),
        ("8 ч.", 8 * HOUR),
        ("1 day 4 hours", DAY + 4 * HOUR),
        ("1d4h", DAY + 4 * HOUR),
        ("1 день і 4 години", DAY + 4 * HOUR),
        ("1 день, 4 часа и 5 мин", DAY + 4 * HOUR + 5 * MINUTE),
        ("доба", DAY),
        ("сутки", DAY),
        ("тиждень та 2 дні", 9 * DAY),
        ("a week", 7 * DAY),
        ("два тижні", 14 * DAY),
        ("half an hour", HOUR // 2),
        ("пів дня", DAY // 2),
        ("1,5 дня", 36 * HOUR),
        ("1.5 hours", 90 * MINUTE),
        ("10 rounds", 60),
        ("ПʼЯТЬ ДНІВ", 5 * DAY),
        ("п'ять днів", 5 * DAY),
        ("2 months", 60 * DAY),
        ("2 года", 730 * DAY),
    ],
)
def test_durations(text: str, seconds: int) -> None:
    assert reading.duration(text) == seconds


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "reading-duration"),
        ("7", "reading-duration"),
        ("-7 days", "reading-duration"),
        ("7 parsecs", "reading-duration"),
        ("7 7 days", "reading-duration"),
        ("days 7", "reading-duration"),
        ("0 days", "reading-duration-nothing"),
        ("0,1 s", "reading-duration-nothing"),
        ("999999999 years", "reading-duration-too-long"),
        ("1 год", "reading-duration-hour-or-year"),
        ("21 год", "reading-duration-hour-or-year"),
        ("day " * 100, "reading-duration"),
    ],
)
def test_what_is_no_duration(text: str, key: str) -> None:
    assert refused(reading.duration, text) == key


@given(st.integers(1, 10_000), st.sampled_from(["d", "days", "днів", "дней", " д", " діб"]))
def test_days_in_any_language(days: int, unit: str) -> None:
    assert reading.duration(f"{days}{unit}") == days * DAY


@given(st.integers(1, 5 * 10**8))
def test_what_is_said_of_a_duration_can_be_read_again(seconds: int) -> None:
    for language in ("en", "uk", "ru"):
        assert reading.duration(Speaker(language).plain.duration(seconds)) == seconds


# Classes

WIZARD_CLERIC = (ClassLevel("wizard", 5), ClassLevel("cleric", 2))


@pytest.mark.parametrize(
    "text",
    [
        "wizard 5 / cleric 2",
        "Wizard 5, Cleric 2",
        "wizard 5 cleric 2",
        "5 wizard 2 cleric",
        "wiz5/clr2",
        "level 5 wizard and level 2 cleric",
        "чарівник 5, клірик 2",
        "чарівниця 5-го рівня та клірик 2-го рівня",
        "волшебник 5 и жрец 2",
        "Волшебник 5 ур. + Жрец 2 ур.",
        "wizrd 5; cleric 2",
        "чарівник 5\nжрец 2",
    ],
)
def test_classes(text: str) -> None:
    assert reading.classes(text) == WIZARD_CLERIC


def test_subclasses() -> None:
    assert reading.classes("Ftr (EK) 7") == (ClassLevel("fighter", 7, "eldritch_knight"),)
    assert reading.classes("Плут 3 (мистический ловкач)") == (ClassLevel("rogue", 3, "arcane_trickster"),)
    assert reading.classes("Oath of Devotion paladin 6") == (ClassLevel("paladin", 6, "Oath of Devotion"),)
    assert reading.classes("wizard (Школа Прорицания) 2 / bard 1") == (
        ClassLevel("wizard", 2, "Школа Прорицания"),
        ClassLevel("bard", 1),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_is_read_as_it_is_shown(language: str) -> None:
    from bot.tables import load_book

    for kind in load_book().classes.classes:
        assert reading.classes(f"{Speaker(language).term('class', kind)} 3") == (ClassLevel(kind, 3),)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "reading-classes"),
        ("7", "reading-classes"),
        ("/", "reading-classes"),
        ("wizard", "reading-class-without-level"),
        ("wizard 0", "reading-level"),
        ("wizard 21", "reading-level"),
        ("wizard 999999999", "reading-level"),
        ("wizard 15 cleric 10", "reading-levels-too-many"),
        ("wizard 2, wiz 3", "reading-class-twice"),
        ("ninja 5", "reading-class-unknown"),
        (f"wizard ({'x' * 100}) 3", "reading-classes"),
    ],
)
def test_what_is_no_class(text: str, key: str) -> None:
    assert refused(reading.classes, text) == key


def test_an_unknown_class_is_answered_with_the_nearest() -> None:
    with pytest.raises(RuleViolation) as caught:
        reading.classes("чародник 5")
    assert "sorcerer" in caught.value.data["class_kinds"]


# Abilities

SCORES = Abilities(15, 14, 13, 12, 10, 8)


@pytest.mark.parametrize(
    "text",
    [
        "15 14 13 12 10 8",
        "15,14,13,12,10,8",
        "15/14/13/12/10/8",
        "15 (+2), 14 (+2), 13 (+1), 12 (+1), 10 (+0), 8 (-1)",
        "STR 15 DEX 14 CON 13 INT 12 WIS 10 CHA 8",
        "cha: 8, str: 15, dex: 14, con: 13, int: 12, wis: 10",
        "8 CHA 15 STR 14 DEX 13 CON 12 INT 10 WIS",
        "СИЛ 15, СПР 14, СТА 13, ІНТ 12, МУД 10, ХАР 8",
        "сила 15 ловкость 14 телосложение 13 интеллект 12 мдр 10 хар 8",
        "Сила 15\nСпритність 14\nСтатура 13\nІнтелект 12\nМудрість 10\nХаризма 8",
    ],
)
def test_abilities(text: str) -> None:
    assert reading.abilities(text) == SCORES


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "reading-abilities"),
        ("15 14 13", "reading-abilities-count"),
        ("strong", "reading-abilities-count"),
        ("15 14 13 12 10 8 8", "reading-abilities-count"),
        ("15 14 13 12 10 31", "reading-ability-range"),
        ("0 14 13 12 10 8", "reading-ability-range"),
        ("STR 15 STR 14 CON 13 INT 12 WIS 10 CHA 8", "reading-abilities"),
        ("STR 15 14 13 12 10 8", "reading-abilities"),
        ("STR 15 LUCK 14 CON 13 INT 12 WIS 10 CHA 8", "reading-abilities"),
    ],
)
def test_what_are_no_abilities(text: str, key: str) -> None:
    assert refused(reading.abilities, text) == key


# Money, hit points, numbers


@pytest.mark.parametrize(
    ("text", "copper"),
    [
        ("12 gp 5 sp", 1250),
        ("12gp5sp", 1250),
        ("12 зм", 1200),
        ("12 ЗМ 5 СМ 3 ММ", 1253),
        ("100 зм, 5 см і 3 мм", 10053),
        ("50 золотых", 5000),
        ("7 срібних", 70),
        ("1", 100),
        ("1 200", 120_000),
        ("1\u00a0200 gp", 120_000),
        ("1,200", 120_000),
        ("1,200.50 gp", 120_050),
        ("12,5", 1250),
        ("12.5 gp", 1250),
        ("5 pp", 5000),
        ("2 ep", 100),
        ("0", 0),
    ],
)
def test_money(text: str, copper: int) -> None:
    assert reading.money(text) == copper


def test_signed_money() -> None:
    assert reading.money("-5 gp", signed=True) == -500
    assert reading.money("−5", signed=True) == -500
    assert reading.money("+3 sp", signed=True) == 30


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "reading-money"),
        ("gold", "reading-money"),
        ("12 5", "reading-money"),
        ("12 dollars", "reading-money"),
        ("1.200", "reading-money"),
        ("0.5 cp", "reading-money"),
        ("-5 gp", "reading-money-sign"),
        ("999999999999 gp", "reading-money-too-much"),
        ("9" * 60, "reading-money"),
    ],
)
def test_what_is_no_money(text: str, key: str) -> None:
    assert refused(reading.money, text) == key


@given(st.integers(0, 10**9))
def test_what_is_said_of_money_can_be_read_again(copper: int) -> None:
    for language in ("en", "uk", "ru"):
        assert reading.money(Speaker(language).money(copper)) == copper


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("38", HitPointsText(current=38)),
        ("38 hp", HitPointsText(current=38)),
        ("30/38", HitPointsText(current=30, maximum=38)),
        ("30 / 38 хп", HitPointsText(current=30, maximum=38)),
        ("+5", HitPointsText(change=5)),
        ("-7", HitPointsText(change=-7)),
        ("−7", HitPointsText(change=-7)),
        ("+5 temp", HitPointsText(temporary=5)),
        ("temp 5", HitPointsText(temporary=5)),
        ("5 врем.", HitPointsText(temporary=5)),
        ("тимчасові 5", HitPointsText(temporary=5)),
        ("30/38 +5 temp", HitPointsText(current=30, maximum=38, temporary=5)),
        ("38 temp 5", HitPointsText(current=38, temporary=5)),
        ("-7 temp 5", HitPointsText(change=-7, temporary=5)),
    ],
)
def test_hit_points(text: str, said: HitPointsText) -> None:
    assert reading.hit_points(text) == said


@pytest.mark.parametrize("text", ["", "many", "5 5", "30//38", "temp", "5 temp 6 temp", "+5 +6"])
def test_what_are_no_hit_points(text: str) -> None:
    assert refused(reading.hit_points, text) == "reading-hit-points"


def test_whole_numbers() -> None:
    assert reading.whole_number("1 000", 1, 5000) == 1000
    assert reading.whole_number("-3", -5, 5) == -3
    assert refused(partial(reading.whole_number, low=1, high=20), "21") == "reading-number-range"
    assert refused(partial(reading.whole_number, low=1, high=20), "two") == "reading-number"


# Weekdays


@pytest.mark.parametrize(
    "text",
    ["Sun 20:00", "sunday 8 pm", "8pm Sunday", "нд 20:00", "неділя о 20", "вс в 20:00", "Воскресенье, 20.00"],
)
def test_sunday_at_eight(text: str) -> None:
    assert reading.weekday_hour(text) == WeeklyTick(True, 6, 20, 0)


def test_other_hours() -> None:
    assert reading.weekday_hour("пʼятниця 18:30") == WeeklyTick(True, 4, 18, 30)
    assert reading.weekday_hour("mon 12am") == WeeklyTick(True, 0, 0, 0)
    assert reading.weekday_hour("mon 12 p.m.") == WeeklyTick(True, 0, 12, 0)


@pytest.mark.parametrize("text", ["off", "вимкнено", "выкл", "ні"])
def test_no_hour_at_all(text: str) -> None:
    assert not reading.weekday_hour(text).on


@pytest.mark.parametrize("text", ["on", "Так", "да", "true"])
def test_a_plain_yes_means_the_default_hour(text: str) -> None:
    assert reading.weekday_hour(text) == WeeklyTick()


@pytest.mark.parametrize(
    "text",
    ["", "Sunday", "20:00", "Sun 25:00", "Sun 20:60", "Sun 13 pm", "Sun Mon 20:00", "Sun 20 21", "abc 20:00"],
)
def test_what_is_no_weekday_and_hour(text: str) -> None:
    assert refused(reading.weekday_hour, text) == "reading-weekday-hour"


# Time zones


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Київ", "Europe/Kyiv"),
        ("Киев", "Europe/Kyiv"),
        ("Kyiv", "Europe/Kyiv"),
        ("kiev", "Europe/Kyiv"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("europe/dublin", "Europe/Dublin"),
        ("New York", "America/New_York"),
        ("Нью-Йорк", "America/New_York"),
        ("new_york", "America/New_York"),
        ("Варшава", "Europe/Warsaw"),
        ("варш", "Europe/Warsaw"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Україна", "Europe/Kyiv"),
        ("Germany", "Europe/Berlin"),
        ("Испания", "Europe/Madrid"),
        ("UTC", "UTC"),
        ("utc+2", "Etc/GMT-2"),
        ("GMT -5", "Etc/GMT+5"),
    ],
)
def test_time_zones(text: str, zone: str) -> None:
    assert reading.timezone(text) == zone


def test_an_unknown_city_is_answered_with_the_nearest() -> None:
    with pytest.raises(RuleViolation) as caught:
        reading.timezone("Вaршава".replace("a", "о"))
    assert caught.value.key == "reading-timezone-nearest"
    assert caught.value.data["near_zones"][0] == "Europe/Warsaw"


def test_a_country_of_many_zones_is_answered_with_its_cities() -> None:
    with pytest.raises(RuleViolation) as caught:
        reading.timezone("United States")
    assert "America/New_York" in caught.value.data["near_zones"]


@pytest.mark.parametrize("text", ["", "Narnia Town", "utc+20", "x" * 300])
def test_what_is_no_time_zone(text: str) -> None:
    assert refused(reading.timezone, text) == "reading-timezone"


def test_every_zone_can_be_used() -> None:
    from zoneinfo import ZoneInfo

    for language in LANGUAGES:
        for text in ("", "a", "к", "new", "utc+3", "сша", "United", "Бер"):
            choices = reading.timezone_choices(text, language)
            assert len(choices) <= 25
            for label, zone in choices:
                assert 1 <= len(label) <= 100
                assert ZoneInfo(zone)
                assert reading.timezone(zone) == zone


def test_choices_are_in_the_language_of_the_reader() -> None:
    assert reading.timezone_choices("kyiv", "uk")[0] == ("Київ, Україна", "Europe/Kyiv")
    assert reading.timezone_choices("Київ", "en")[0] == ("Kyiv, Ukraine", "Europe/Kyiv")
    assert reading.timezone_choices("Варшва", "ru")[0][1] == "Europe/Warsaw"


@given(st.text(LETTERS, max_size=120), st.sampled_from(LANGUAGES))
def test_choices_never_fail(text: str, language: str) -> None:
    assert len(reading.timezone_choices(text, language)) <= 25


# Names


def test_names() -> None:
    assert reading.name("  Дорі\u200b \n Камʼяна ") == "Дорі Камʼяна"
    assert reading.note("a\r\nb  \n") == "a\nb"
    assert reading.note("") == ""
    assert refused(reading.name, " \u200b\u3164") == "reading-name-empty"
    assert refused(reading.name, "\u200d") == "reading-name-empty"
    assert refused(reading.name, "x" * 81) == "too-long"
    assert refused(reading.note, "x" * 1001) == "too-long"
