"""Values in words, in three languages and two systems of units."""

from datetime import UTC, datetime
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.campaign import Units
from bot.rules.clock import TimePassed
from bot.rules.errors import RuleViolation
from bot.rules.values import DAY, HOUR, MINUTE, Copper, Duration, GameTime
from bot.text import FaultyMessage, Said, Speaker, UnknownMessage
from bot.text.catalog import Catalog, FaultyCatalog, parse, sources_of
from bot.text.fields import Unspeakable, shape_of_hint

EN, UK, RU = Speaker("en"), Speaker("uk"), Speaker("ru")
NB = "\u00a0"


def plain(text: str) -> str:
    return text.replace(NB, " ")


# Amounts


@pytest.mark.parametrize(
    ("copper", "en", "uk", "ru"),
    [
        (0, "0 GP", "0 зм", "0 ЗМ"),
        (1, "1 CP", "1 мм", "1 ММ"),
        (530, "5 GP 3 SP", "5 зм 3 см", "5 ЗМ 3 СМ"),
        (1_205, "12 GP 5 CP", "12 зм 5 мм", "12 ЗМ 5 ММ"),
        (100_000, "1,000 GP", "1000 зм", "1000 ЗМ"),
        (1_234_500, "12,345 GP", "12 345 зм", "12 345 ЗМ"),
        (-530, "−5 GP 3 SP", "−5 зм 3 см", "−5 ЗМ 3 СМ"),
    ],
)
def test_money(copper: int, en: str, uk: str, ru: str) -> None:
    assert [plain(speak.money(copper)) for speak in (EN, UK, RU)] == [en, uk, ru]


def test_numbers_do_not_part_from_their_units() -> None:
    assert UK.money(530) == f"5{NB}зм 3{NB}см"


@pytest.mark.parametrize(
    ("seconds", "en", "uk", "ru"),
    [
        (0, "0 minutes", "0 хвилин", "0 минут"),
        (6, "6 seconds", "6 секунд", "6 секунд"),
        (DAY, "1 day", "1 день", "1 день"),
        (21 * DAY, "21 days", "21 день", "21 день"),
        (22 * DAY + 3 * HOUR, "22 days 3 hours", "22 дні 3 години", "22 дня 3 часа"),
        (12 * DAY + 11 * MINUTE, "12 days 11 minutes", "12 днів 11 хвилин", "12 дней 11 минут"),
    ],
)
def test_durations(seconds: int, en: str, uk: str, ru: str) -> None:
    assert [plain(speak.duration(seconds)) for speak in (EN, UK, RU)] == [en, uk, ru]


def test_a_duration_has_cases() -> None:
    hour = UK.duration(HOUR)
    assert plain(hour.inflected("nom")) == "1 година"
    assert plain(hour.inflected("acc")) == "1 годину"
    assert plain(RU.duration(2 * DAY + MINUTE).inflected("acc")) == "2 дня 1 минуту"


def test_time() -> None:
    assert plain(EN.time(7 * DAY + 6 * HOUR)) == "day 8, 06:00"
    assert plain(UK.time(0)) == "день 1, 00:00"
    assert plain(RU.time(12 * HOUR + 6)) == "день 1, 12:00:06"


@pytest.mark.parametrize(
    ("feet", "imperial", "metric"),
    [
        (5, "5 футів", "1,5 метра"),
        (1, "1 фут", "0,3 метра"),
        (30, "30 футів", "9 метрів"),
        (120, "120 футів", "36 метрів"),
        (7, "7 футів", "2,1 метра"),
    ],
)
def test_feet(feet: int, imperial: str, metric: str) -> None:
    assert plain(UK.feet(feet)) == imperial
    assert plain(Speaker("uk", Units.METRIC).feet(feet)) == metric


def test_other_measures() -> None:
    metric = Speaker("ru", Units.METRIC)
    assert plain(RU.miles(24)) == "24 мили"
    assert plain(metric.miles(24)) == "38,4 километра"
    assert plain(RU.miles(1.5)) == "1,5 мили"
    assert plain(metric.pounds(1)) == "0,5 килограмма"
    assert plain(RU.fahrenheit(0)) == "0 °F"
    assert plain(metric.fahrenheit(0)) == "−18 °C"
    assert plain(Speaker("en", Units.METRIC).feet(10)) == "3 metres"


def test_numbers() -> None:
    assert [EN.number(9999), EN.number(1000)] == ["9,999", "1,000"]
    assert [plain(UK.number(9999)), plain(UK.number(10000))] == ["9999", "10 000"]
    assert UK.number(-3) == "−3"
    assert [UK.signed(2), UK.signed(0), UK.signed(-1)] == ["+2", "+0", "−1"]
    assert RU.number(-0.25) == "−0,25"
    assert RU.number(2.0) == "2"


@given(st.integers(-(10**15), 10**15))
def test_every_whole_number_keeps_its_digits(number: int) -> None:
    for speak in (EN, UK, RU):
        assert int(speak.number(number).replace("−", "-").replace(",", "").replace(NB, "")) == number


def test_lists() -> None:
    assert EN.list(["Ann", "B*b", "Cid"]) == r"Ann, B\*b, and Cid"
    assert UK.list(["А", "Б"]) == "А і Б"
    assert RU.list(["А"]) == "А"
    assert EN.list([]) == "—"
    assert UK.list([UK.feet(5), 7]) == f"5{NB}футів і 7"


def test_dice_and_rolls() -> None:
    assert EN.dice("4d6+2") == "4d6+2"
    assert UK.dice("4d6+2") == "4к6+2"
    assert EN.rolls((1, 5, 1, 3)) == "1, 5, 1, 3"
    assert EN.rolls(()) == "—"


def test_real_time() -> None:
    assert EN.stamp(datetime(2026, 1, 1, tzinfo=UTC), "R") == "<t:1767225600:R>"


def test_cities() -> None:
    assert [speak.city("Europe/Kiev") for speak in (EN, UK, RU)] == ["Kyiv", "Київ", "Киев"]
    assert EN.city("America/New_York") == "New York"
    assert UK.city("UTC") == "UTC"


def test_terms() -> None:
    assert UK.term("ability", "wis") == "Мудрість"
    assert UK.term("ability", "wis").inflected("gen") == "Мудрості"
    assert RU.term("skill", "sleight_of_hand") == "Ловкость рук"
    assert UK.terms("condition", ("prone", "blinded")) == "Повалений і Засліплений"
    with pytest.raises(UnknownMessage):
        EN.term("ability", "luck")


# Messages


def test_a_message_escapes_what_users_typed_and_nothing_else() -> None:
    names = ("A*", "B")
    assert r"A\* and B" in EN("several-campaigns", names=names)
    assert r"A\* and B" in EN("several-campaigns", names=EN.list(names))
    assert "A* and B" in EN.plain("several-campaigns", names=names)


def test_attributes() -> None:
    assert EN("ability-str.short") == EN.attr("ability-str", "short") == "STR"
    assert EN.has("ability-str.short")
    assert not EN.has("ability-str.long")
    assert not EN.has("no-such-message")


def test_what_is_wrong_is_an_error() -> None:
    with pytest.raises(UnknownMessage):
        EN("no-such-message")
    with pytest.raises(UnknownMessage):
        EN("ability-str.no-such-attribute")
    with pytest.raises(FaultyMessage):
        EN("too-long", length=5)  # its limit is missing
    with pytest.raises(UnknownMessage):
        EN.term("ability", "str").inflected("gen")  # English declines nothing


def test_commands_are_mentioned_or_named() -> None:
    known = Speaker("uk", command_ids={"campaign": 77})
    assert "</campaign create:77>" in known("no-campaign")
    assert known.command("campaign create") == "</campaign create:77>"
    assert "</" not in known.plain("no-campaign")
    assert UK.command("language") == "/мова"
    assert UK.command("no such") == "/no such"


class _Mood(StrEnum):
    GOOD = "good"


def test_long_user_text_is_said_whole() -> None:
    """fluent.runtime alone refuses more than 2,500 characters."""
    assert "x" * 3000 in EN("reading-number", text="x" * 3000, low=1, high=2)


def test_events_are_said_by_the_types_of_their_fields() -> None:
    assert plain(EN.event(TimePassed(Duration(2 * DAY), GameTime(9 * DAY)))) == (
        "Time passes: 2 days. It is now day 10, 00:00."
    )


@pytest.mark.parametrize("hint", [bytes, dict[str, int], tuple[int, int], list[str], object])
def test_a_field_without_words_is_refused(hint: object) -> None:
    with pytest.raises(Unspeakable):
        shape_of_hint(hint)


@pytest.mark.parametrize(
    ("hint", "value", "shown"),
    [
        (Copper, Copper(500), "5 GP"),
        (Copper | None, Copper(500), "5 GP"),
        (Copper | None, None, "none"),
        (str, "*", r"\*"),
        (bool, True, "yes"),
        (_Mood, _Mood.GOOD, "good"),
        (tuple[int, ...], (1, 2), "1, 2"),
        (tuple[str, ...], ("a", "*"), r"a and \*"),
        (int | str, 5, "5"),
    ],
)
def test_shapes(hint: object, value: object, shown: str) -> None:
    from bot.text.fields import _put

    variables: dict[str, object] = {}
    _put(variables, "it", shape_of_hint(hint), EN, value)
    assert plain(EN.list([variables["it"]])) == shown


@pytest.mark.parametrize(
    ("key", "data", "part"),
    [
        ("clock-too-far", {"limit_time": DAY}, "day 2, 00:00"),
        ("reading-money-too-much", {"limit_copper": 500}, "5 GP"),
        ("reading-class-twice", {"class_kind": "wizard"}, "Wizard"),
        ("reading-class-unknown", {"text": "x", "class_kinds": ("wizard", "bard")}, "Wizard and Bard"),
        ("reading-class-unknown", {"text": "x", "class_kinds": ()}, "for example"),
        ("reading-timezone-nearest", {"text": "x", "near_zones": ("Europe/Kyiv",)}, "Kyiv"),
        ("reading-number", {"text": "<@1>", "low": 1, "high": 20_000}, "20,000"),
    ],
)
def test_refusals_are_said_by_the_names_of_their_data(key: str, data: dict[str, object], part: str) -> None:
    assert part in plain(EN.refusal(RuleViolation(key, **data)))


def test_ids_are_never_grouped() -> None:
    from bot.text.fields import _shape_of_key

    assert _shape_of_key("user_id")(EN, 123456789) == "123456789"
    assert _shape_of_key("user_ids")(EN, (1234567,)) == "1234567"


# Files


def test_an_id_said_twice_is_refused(tmp_path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "a.ftl").write_text("hello = Hello\n", "utf-8")
    (folder / "b.ftl").write_text("hello = Hello again\n", "utf-8")
    with pytest.raises(FaultyCatalog, match="hello"):
        sources_of("en", tmp_path)


def test_junk_is_named_with_its_line(tmp_path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text("hello = Hello\nbroken = { $x\n", "utf-8")
    _, faults = parse(path)
    assert len(faults) == 1
    assert "a.ftl:2" in faults[0]


def test_an_empty_folder_is_refused(tmp_path) -> None:
    with pytest.raises(FaultyCatalog):
        sources_of("en", tmp_path)


def test_a_catalog_is_fast() -> None:
    """A message is formed in microseconds; the bound is loose, for machines under load."""
    import timeit

    took = min(timeit.repeat(lambda: UK.duration(22 * DAY), number=2000, repeat=3)) / 2000
    assert took < 0.0005


def test_said_passes_through() -> None:
    assert EN("reading-number", text=Said("*"), low=1, high=2).startswith("“*”")


def test_catalog_knows_its_ids() -> None:
    from bot.text.speaker import catalog_of

    catalog: Catalog = catalog_of("en")
    assert catalog.ids("sense-") == [
        f"sense-{id}" for id in ("darkvision", "blindsight", "tremorsense", "truesight")
    ]
