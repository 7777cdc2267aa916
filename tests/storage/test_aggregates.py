"""Old states come up to date on load, one version at a time; what does not fit fails loudly."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.storage.aggregates import SPECS, Spec


@dataclass(frozen=True, slots=True)
class Lamp:
    """A toy of version 3: version 1 had `oil`, version 2 `hours` as a text."""

    id: int
    hours: int
    is_lit: bool = False


def measured(state: dict[str, Any]) -> dict[str, Any]:
    return {"id": state["id"], "hours": str(state["oil"] * 6)}


def counted(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "hours": int(state["hours"])}


LAMP = Spec(kind="lamp", type=Lamp, version=3, upgrades={1: measured, 2: counted})


@pytest.mark.parametrize(
    ("version", "text"),
    [
        (1, '{"id": 7, "oil": 2}'),
        (2, '{"id": 7, "hours": "12"}'),
        (3, '{"id": 7, "hours": 12}'),
    ],
)
def test_every_version_is_read_as_the_newest(version: int, text: str) -> None:
    assert LAMP.load(version, text) == Lamp(7, 12)


def test_what_is_written_is_read_back() -> None:
    lamp = Lamp(2**62, 3, is_lit=True)
    assert LAMP.load(LAMP.version, LAMP.dump(lamp)) == lamp


@pytest.mark.parametrize(
    ("version", "text"),
    [
        (3, '{"id": 7}'),
        (3, '{"id": 7, "hours": "many"}'),
        (3, "not json"),
        (4, '{"id": 7, "hours": 12}'),
    ],
)
def test_what_does_not_fit_is_refused(version: int, text: str) -> None:
    with pytest.raises(ValueError):
        LAMP.load(version, text)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.kind)
def test_every_kind_knows_how_to_upgrade_all_its_versions(spec: Spec[Any]) -> None:
    assert set(spec.upgrades) == set(range(1, spec.version))


def test_kinds_and_types_are_not_used_twice() -> None:
    assert len({spec.kind for spec in SPECS}) == len({spec.type for spec in SPECS}) == len(SPECS)
