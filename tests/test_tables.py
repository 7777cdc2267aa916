"""The rule tables: the real ones are sound, and every fault of every file is reported at once."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from bot.data_files import data_folder
from bot.tables import Fault, FaultyTables, load_book
from bot.tables.sources import SOURCES
from bot.tables.yaml_text import read_yaml

RULES = data_folder() / "rules"


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the rules that a test may spoil."""
    return Path(shutil.copytree(RULES, tmp_path / "rules"))


def faults(rules: Path) -> list[Fault]:
    with pytest.raises(FaultyTables) as caught:
        load_book(rules)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return list(caught.value.faults)


def spoil(path: Path, change: Callable[[str], str]) -> None:
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    path.write_text(after, encoding="utf-8")


def test_the_real_tables_are_sound() -> None:
    book = load_book()
    assert book.bastion.events.kinds[0] == "all_is_well"


def test_every_file_has_its_place() -> None:
    files = {path.relative_to(RULES).as_posix() for path in RULES.rglob("*.yml")}
    assert files == {source.file for source in SOURCES}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.file)
def test_a_missing_file_is_named(rules: Path, source) -> None:
    (rules / source.file).unlink()
    assert Fault(source.file, "", "the file is missing") in faults(rules)


def test_faults_of_several_files_come_together_with_file_and_path(rules: Path) -> None:
    spoil(rules / "bastion" / "facilities.yml", lambda text: text.replace("level: 5,", "level: five,", 1))
    spoil(rules / "bastion" / "founding.yml", lambda text: text.replace("min_level", "minimum"))
    spoil(rules / "settings.yml", lambda text: text + "\ncolours: [red]\n")
    found = {(fault.file, fault.path) for fault in faults(rules)}
    assert found == {
        ("bastion/facilities.yml", "0.level"),
        ("bastion/founding.yml", "minimum"),
        ("bastion/founding.yml", "min_level"),
        ("settings.yml", "colours"),
    }


def test_a_table_must_cover_its_die_once(rules: Path) -> None:
    events = rules / "bastion" / "events.yml"
    spoil(events, lambda text: text.replace("low: 51, high: 55", "low: 52, high: 55"))
    (gap,) = faults(rules)
    assert (gap.file, gap.path) == ("bastion/events.yml", "roll")
    assert "52-55 does not follow face 50" in gap.problem
    spoil(events, lambda text: text.replace("low: 52, high: 55", "low: 51, high: 55"))
    spoil(
        events,
        lambda text: text.replace(
            "low: 99, high: 100, result: treasure", "low: 99, high: 99, result: treasure"
        ),
    )
    (short,) = faults(rules)
    assert "the rows end at 99, the die at 100" in short.problem


def test_an_event_without_figures_is_a_fault(rules: Path) -> None:
    spoil(rules / "bastion" / "events.yml", lambda text: text.replace("result: guest}", "result: party}"))
    (fault,) = faults(rules)
    assert "guest, party" in fault.problem


def test_a_facility_twice_is_a_fault(rules: Path) -> None:
    spoil(rules / "bastion" / "facilities.yml", lambda text: text.replace("id: library", "id: armory"))
    (fault,) = faults(rules)
    assert "armory" in fault.problem


def test_hirelings_are_given_for_each_space(rules: Path) -> None:
    spoil(
        rules / "bastion" / "facilities.yml",
        lambda text: text.replace("hirelings: {roomy: 3, vast: 5}", "hirelings: {roomy: 3}"),
    )
    (fault,) = faults(rules)
    assert (fault.path, "workshop" in fault.problem) == ("8", True)


def test_a_file_that_is_no_yaml_is_reported_once(rules: Path) -> None:
    (rules / "bastion" / "events.yml").write_text("roll: [", encoding="utf-8")
    (fault,) = faults(rules)
    assert (fault.file, fault.path) == ("bastion/events.yml", "")


def test_a_file_that_is_no_text_is_reported(rules: Path) -> None:
    (rules / "settings.yml").write_bytes(b"\xff\xfe\x00")
    assert [fault.file for fault in faults(rules)] == ["settings.yml"]


def test_a_stray_file_is_reported(rules: Path) -> None:
    (rules / "bastion" / "facilites.yml").write_text("[]", encoding="utf-8")
    assert faults(rules) == [Fault("bastion/facilites.yml", "", "no table is read from this file")]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a: 1\na: 2", "the key 'a' stands twice"),
        ("{a: {b: 1, b: 2}}", "the key 'b' stands twice"),
        ("a: &x [1]\nb: *x", "aliases are not allowed"),
        ("? [1, 2]\n: 3", "a key must be a plain value"),
        ("a: !!python/object/apply:os.system [ls]", "could not determine a constructor"),
    ],
)
def test_yaml_that_is_not_plain_data_is_refused(source: str, problem: str) -> None:
    with pytest.raises(yaml.YAMLError, match=problem):
        read_yaml(source)


def test_a_ruling_that_is_not_listed_is_no_silent_default() -> None:
    book = load_book()
    assert book.ruling("refugee_space") == "dm_decides"
    assert book.ruled({"refugee_space": "any_basic"}).ruling("refugee_space") == "any_basic"
    with pytest.raises(KeyError):
        book.ruling("weather")
