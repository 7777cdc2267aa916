"""The playground opens, seats its reader anywhere, speaks the language asked for, and remembers."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.playground.opening import Options, opened, play
from bot.playground.window import Window
from bot.text import LANGUAGES, Speaker
from tests.playground.page_reader import PageReader, reading


@pytest.fixture
def options(tmp_path: Path) -> Options:
    return Options(language="en", announce=lambda address: None, folder=tmp_path, port=0)


@asynccontextmanager
async def page_of(options: Options, seat: str = "table") -> AsyncIterator[tuple[Window, PageReader]]:
    async with opened(options) as window, reading(window.address(seat)) as page:
        yield window, page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_opens_in_every_language(options: Options, language: str) -> None:
    speak = Speaker(language)
    async with page_of(replace(options, language=language)) as (_, page):
        assert speak("playground-guide") in page.words
        assert speak.plain.attr("playground-step-night", "title") in page.buttons
        assert page.state["profile"]["locale"].startswith(language)


async def test_a_page_without_a_seat_is_the_dms_at_the_table(options: Options) -> None:
    async with opened(options) as window, reading(window.url) as page:
        assert page.state["viewerId"] == "table"


async def test_every_link_leads_to_its_seat(options: Options) -> None:
    async with page_of(options) as (window, page):
        assert set(page.links) == {seat.label for seat in window.seats}
        for seat in window.seats:
            async with reading(page.links[seat.label]) as other:
                assert other.state["viewerId"] == seat.key
                assert other.state["channel"]["name"] == seat.channel.name


async def test_the_dms_screen_links_back(options: Options) -> None:
    async with page_of(options, "screen") as (window, page):
        assert window.address("cleric") in page.links.values()


async def test_the_reader_changes_seats(options: Options) -> None:
    async with page_of(options) as (window, page):
        assert [viewer["id"] for viewer in page.state["viewers"]] == [seat.key for seat in window.seats]
        for seat in ("screen", "cleric", "table", "fighter"):
            await page.sit(seat)
            assert page.state["viewerId"] == seat
            assert page.state["status"] == "current"


async def test_abandoned_pages_make_room_for_new_ones(options: Options) -> None:
    async with opened(options) as window:
        for _ in range(window._MAX_PAGES + 4):
            async with reading(window.address("cleric")) as page:
                assert page.state["viewerId"] == "cleric"
        assert len(window._shown) <= window._MAX_PAGES + 2


async def test_a_wrong_credential_opens_nothing(options: Options) -> None:
    async with opened(options) as window:
        with pytest.raises(AssertionError):
            async with reading(f"{window.address('table').partition('#')[0]}#guessed.screen"):
                pass


async def test_a_taken_port_gives_way_to_the_next(options: Options) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with opened(replace(options, port=port)) as window:
            assert f":{port}/" not in window.url


async def test_commands_follow_the_language_of_the_reader(options: Options) -> None:
    speak, other = Speaker("en").plain, Speaker("uk").plain
    async with page_of(options) as (_, page):
        english = {entry["invocation"] for entry in await page.commands()}
        await page.choose(speak("playground-tongue"), "uk")
        ukrainian = {entry["invocation"] for entry in await page.commands()}
        assert other.attr("playground-tongue", "changed") in page.words
        assert english and len(english) == len(ukrainian)
        assert not english & ukrainian
        async with reading(page._origin + "/#" + page._credential.replace(".table", ".cleric")) as neighbour:
            assert {entry["invocation"] for entry in await neighbour.commands()} == english


async def test_what_was_said_is_there_after_a_restart(options: Options) -> None:
    async with page_of(options) as (_, page):
        await page.act("send_message", content="Good night, all")
    async with page_of(options) as (_, page):
        assert "Good night, all" in page.words
        assert page.words.count(Speaker("en")("playground-guide")) == 1


async def test_fresh_forgets_all_of_this_language_and_nothing_else(options: Options, tmp_path: Path) -> None:
    other = tmp_path / "playground-uk.db"
    other.write_bytes(b"another story")
    async with page_of(options) as (_, page):
        await page.act("send_message", content="Good night, all")
    ended = asyncio.create_task(
        play(replace(options, is_fresh=True, announce=(address := asyncio.Future()).set_result))
    )
    async with reading(await address) as page:
        assert "Good night, all" not in page.words
        assert page.buttons
        await page.act("close")
    await ended
    assert other.read_bytes() == b"another story"


async def test_background_news_reaches_an_open_page(options: Options) -> None:
    async with page_of(options) as (window, page):
        async with window._world.lock:
            with window._world.as_bot():
                table = window._world.server.table
                await window._world.bot.get_partial_messageable(table.id).send("The cock crows")
        for _ in range(30):
            await asyncio.sleep(0.1)
            await page.refresh()
            if "The cock crows" in page.words:
                return
        raise AssertionError("the page never showed it")


async def test_simulated_time_is_wall_time(options: Options) -> None:
    from datetime import UTC, datetime

    async with opened(options) as window:
        await asyncio.sleep(1.3)
        lag = datetime.now(UTC) - window._world.env.now()
        assert abs(lag.total_seconds()) < 2


def test_windows_close_without_a_trace(options: Options) -> None:
    """Two playgrounds in one process, one after the other: no patch of the first is left."""
    import simcord.interactions

    before: Any = simcord.interactions.base_payload

    async def open_and_close() -> None:
        async with opened(options):
            assert simcord.interactions.base_payload is not before

    asyncio.run(open_and_close())
    assert simcord.interactions.base_payload is before
