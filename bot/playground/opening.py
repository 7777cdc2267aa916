"""Opens the playground and keeps it open: the world, its page, its clock and its story, joined."""

import asyncio
import itertools
import logging
import os
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.app import HearthBot, build_bot
from bot.playground.chat_log import ChatLog
from bot.playground.door import Door
from bot.playground.fate import Fate
from bot.playground.guide import Guide
from bot.playground.page import Words
from bot.playground.story import Story
from bot.playground.window import ANY_PORT, PortTaken, Seat, Window
from bot.playground.world import Names, Server, World
from bot.settings import Settings
from bot.text import Language, Speaker

log = logging.getLogger(__name__)

FIRST_PORT = 8765
_PORTS_TRIED = 20
_TICK_SECONDS = 1.0
_TICKS_IN_BEAT = 5


@dataclass(frozen=True, slots=True)
class Options:
    """How to open the playground. `announce` is told the address."""

    language: Language
    announce: Callable[[str], None]
    folder: Path
    port: int = FIRST_PORT
    is_fresh: bool = False
    opens_browser: bool = False

    @property
    def database(self) -> Path:
        return self.folder / f"playground-{self.language}.db"

    @property
    def chat_log(self) -> Path:
        return self.folder / f"playground-{self.language}.json"


def kept_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the playground is kept between runs: the user's own data folder, or HEARTH_PLAYGROUND."""
    if "HEARTH_PLAYGROUND" in environment:
        return Path(environment["HEARTH_PLAYGROUND"])
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "hearth-and-road"


async def play(options: Options) -> None:
    """Open the playground and return when it is closed from its page.

    Raises `AlreadyOpen`, or `DatabaseRefused` for a file that is not to be touched.
    """
    options.folder.mkdir(parents=True, exist_ok=True)
    door = Door(options.database)
    with door.held():
        if options.is_fresh:
            _forget(options)
        async with opened(options) as window:
            address = window.address(window.seats[0].key)
            door.write(address)
            options.announce(address)
            if options.opens_browser:
                await asyncio.to_thread(open_browser, address)
            await window.wait_closed()


@asynccontextmanager
async def opened(options: Options) -> AsyncIterator[Window]:
    """The open playground, its clock running."""
    speak = Speaker(options.language)
    fate = Fate()
    bot = cast(HearthBot, build_bot(_settings(options), dice=fate))
    async with World(bot, server_names(speak.plain), speak.language, ChatLog(options.chat_log)) as world:
        story = Story(bot.services, world.server, speak, fate)
        with world.as_bot():
            await story.begin()
        async with _window(world, speak.plain, options.port) as window:
            addresses = {seat.label: window.address(seat.key) for seat in window.seats}
            guide = Guide(world, story, bot.desk.speaker(speak.language), addresses)
            bot.routes.add(guide.presses)
            await guide.open()
            window.on_news = guide.follow
            ticking = asyncio.create_task(_keep_time(bot, world, window))
            try:
                yield window
            finally:
                ticking.cancel()


def _settings(options: Options) -> Settings:
    """Every field, whatever `.env` says for Discord.

    `_keep_time` takes the place of the heartbeat, which would make up for what a sleeping computer missed.
    """
    return Settings(
        token=None, database=options.database, heartbeat_seconds=0, sync_commands=True, sharded=False
    )


def _forget(options: Options) -> None:
    for file in (*options.folder.glob(f"{options.database.name}*"), options.chat_log):
        file.unlink(missing_ok=True)


@asynccontextmanager
async def _window(world: World, speak: Speaker, port: int) -> AsyncIterator[Window]:
    """The page on the port asked for, or the next one that is free."""
    seats = _seats(world.server, speak)
    words = Words(
        speak.language,
        name=speak("playground-page"),
        kind=speak.attr("playground-page", "kind"),
        seat=speak.attr("playground-page", "seat"),
    )
    for candidate in (*range(port, port + _PORTS_TRIED), ANY_PORT):
        try:
            async with Window(world, seats, words, port=candidate) as window:
                yield window
                return
        except PortTaken:
            continue


def _seats(server: Server, speak: Speaker) -> tuple[Seat, ...]:
    """Who sits where. A page that asks for no seat opens on the first."""

    def seat(key: str, person: str, member: MemberActor, channel: ChannelHandle) -> Seat:
        label = speak("playground-seat", person=speak(person), channel=channel.name)
        return Seat(key, label, member, channel)

    return (
        seat("table", "playground-dm", server.dm, server.table),
        seat("screen", "playground-dm", server.dm, server.dm_screen),
        seat("cleric", "playground-cleric-player", server.cleric_player, server.table),
        seat("fighter", "playground-fighter-player", server.fighter_player, server.table),
    )


def server_names(speak: Speaker) -> Names:
    return Names(
        server=speak("playground-server"),
        bot=speak("playground-page"),
        dm=speak("playground-dm"),
        cleric_player=speak("playground-cleric-player"),
        fighter_player=speak("playground-fighter-player"),
        dm_role=speak("playground-dm-role"),
        table_topic=speak("playground-table-topic"),
        dm_topic=speak("playground-dm-topic"),
    )


async def _keep_time(bot: HearthBot, world: World, window: Window) -> None:
    """Let simulated time follow the wall clock, do what falls due, and show what it brings."""
    for tick in itertools.count():
        await asyncio.sleep(_TICK_SECONDS)
        async with world.lock:
            try:
                await world.catch_up()
                if tick % _TICKS_IN_BEAT == 0:
                    with world.as_bot():
                        await bot.run_due()
                if world.take_news():
                    await window.after_news()
            except Exception:  # the edge: whatever one second brought, the next one comes
                log.exception("a tick of the playground failed")


def open_browser(address: str) -> None:
    """Open the address in a browser with windows; a text browser would take the terminal away."""
    has_windows = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if has_windows:
        webbrowser.open(address)
