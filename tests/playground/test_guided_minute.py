"""The guided first minute, click by click, as each person at the table sees it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.playground.opening import Options, opened
from bot.rules.values import DAY, HOUR
from bot.text import LANGUAGES, Speaker
from tests.playground.page_reader import PageReader, reading

NIGHTFALL = 6 * DAY + 22 * HOUR
DAWN = 7 * DAY + 6 * HOUR


@dataclass
class Table:
    """Three browsers, on the seats of the DM and of both players, and what the buttons are called."""

    dm: PageReader
    cleric: PageReader
    fighter: PageReader
    speak: Speaker

    async def pass_night(self) -> None:
        await self.dm.sit("table")
        await self.dm.click(self.speak.attr("playground-step-night", "title"))
        await self.dm.sit("screen")

    async def reveal(self) -> None:
        await self.open_attack()
        await self.dm.click(self.speak("bastion-secret-reveal"))

    async def open_attack(self) -> None:
        """The Open button of the Bastion that was attacked: the digest is in the order of names."""
        rows = sorted([self.cleric_bastion, self.speak("playground-fighter-bastion")], key=str.casefold)
        await self.dm.click(self.speak("bastion-digest-open"), nth=rows.index(self.cleric_bastion))

    @property
    def cleric_bastion(self) -> str:
        return self.speak("playground-cleric-bastion")

    @property
    def defenders(self) -> list[str]:
        return self.speak("playground-defenders").split(", ")

    def is_done(self, step: str) -> bool:
        """Whether the guide, as the cleric's player last saw it, has ticked a step off."""
        return f"✅ **{self.speak.attr(step, 'title')}" in self.cleric.words

    async def read_by_players(self) -> str:
        await self.cleric.refresh()
        await self.fighter.refresh()
        return f"{self.cleric.words}\n{self.fighter.words}"


@asynccontextmanager
async def sitting_down(folder: Path, language: str = "en") -> AsyncIterator[Table]:
    options = Options(language=language, announce=lambda address: None, folder=folder, port=0)
    async with (
        opened(options) as window,
        reading(window.address("table")) as dm,
        reading(window.address("cleric")) as cleric,
        reading(window.address("fighter")) as fighter,
    ):
        yield Table(dm, cleric, fighter, Speaker(language).plain)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_guided_minute(tmp_path: Path, language: str) -> None:
    async with sitting_down(tmp_path, language) as table:
        speak = table.speak
        assert speak.time(NIGHTFALL) in table.dm.words

        await table.pass_night()
        assert "53" in table.dm.words
        assert speak.term("event", "attack") in table.dm.words
        told = await table.read_by_players()
        assert speak.time(DAWN) in told
        assert "53" not in told
        assert speak.term("event", "attack") not in told

        await table.reveal()
        assert "1, 5, 1, 3" in table.dm.words
        told = await table.read_by_players()
        assert len([name for name in table.defenders if name in told]) == 2

        await table.dm.click(speak("undo-button"))
        await table.cleric.slash(speak.command("bastion show").removeprefix("/"))
        assert all(name in table.cleric.words for name in table.defenders)
        assert table.is_done("playground-step-undo")


async def test_a_night_passes_once_however_often_it_is_clicked(tmp_path: Path) -> None:
    async with sitting_down(tmp_path) as table:
        night = table.speak.attr("playground-step-night", "title")
        message, button = table.cleric.find(night)
        await table.cleric.click(night)
        await table.dm.act("click", target_id=message, control_key=button["control_key"])
        assert table.speak.time(DAWN) in await table.read_by_players()


async def test_after_the_dice_of_the_story_come_dice_of_chance(tmp_path: Path) -> None:
    async with sitting_down(tmp_path) as table:
        await table.pass_night()
        await table.reveal()
        rolled = set()
        for _ in range(4):
            await table.cleric.slash("roll", expression="4d6")
            rolled.add(table.cleric.newest)
        assert len(rolled) > 1


async def test_what_waits_behind_the_screen_survives_a_restart(tmp_path: Path) -> None:
    async with sitting_down(tmp_path) as table:
        await table.pass_night()
    async with sitting_down(tmp_path) as table:
        assert "53" not in await table.read_by_players()
        await table.dm.sit("screen")
        await table.reveal()
        assert "1, 5, 1, 3" in table.dm.words


async def test_the_dm_can_pass_the_night_by_command(tmp_path: Path) -> None:
    """Who leaves the guide aside finds the same story."""
    async with sitting_down(tmp_path) as table:
        await table.dm.sit("screen")
        await table.dm.slash("time advance", by="8 hours")
        assert "53" in table.dm.words
        await table.cleric.refresh()
        assert table.is_done("playground-step-night")


async def test_each_language_is_a_table_of_its_own(tmp_path: Path) -> None:
    async with sitting_down(tmp_path, "en") as table:
        await table.pass_night()
    async with sitting_down(tmp_path, "ru") as table:
        assert table.speak.time(NIGHTFALL) in table.cleric.words
