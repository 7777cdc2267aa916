"""Commands through SimCord: the time from their arrival to the answer, beside a do-nothing command.

The do-nothing command answers with the very panel that the measured one showed, held ready.
"""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import simcord
import simcord.interactions
from discord import app_commands, ui
from discord.ext import commands
from simcord.enums import InteractionType
from simcord.http.client import FakeWebhookAdapter

from bot.app import build_bot
from bot.bench.figures import Figure, no_collection
from bot.settings import Settings

ROUNDS = 150
WARM_UP = 20


class Table:
    """A simulated server with one campaign, a DM and a player who holds a Bastion."""

    def __init__(self, bot: commands.Bot, times: "AnswerTimes") -> None:
        self.bot = bot
        self.times = times
        self.env = simcord.Env(bot, check_errors=True, settle_timeout=30)
        self.nothing = DoNothing()

    async def set_up(self) -> None:
        env = self.env
        guild = env.create_guild("Bench", owner=env.create_user("owner"))
        self.guild_id = guild.id
        role = guild.create_role("DM", permissions=discord.Permissions(manage_guild=True))
        self.dm = guild.add_member(env.create_user("dm"), roles=[role])
        self.player = guild.add_member(env.create_user("player"))
        self.channel = guild.create_text_channel("table")
        hidden = discord.PermissionOverwrite(view_channel=False)
        shown = discord.PermissionOverwrite(view_channel=True)
        screen = guild.create_text_channel("dm", overwrites={guild.default_role: hidden, role: shown})
        await env.start()
        await self._add_baseline()
        await self.dm.slash(
            self.channel,
            "campaign create",
            name="Bench",
            language="en",
            timezone="Europe/Kyiv",
            dm_role=role,
            dm_channel=screen,
            table_channel=self.channel,
            weekly_tick="off",
        )
        await self.player.slash(
            self.channel,
            "character create",
            name="Ada",
            classes="cleric 9",
            abilities="10 14 14 10 18 12",
            hp="66",
        )
        await self.player.slash(
            self.channel,
            "bastion found",
            name="Dawnhold",
            cramped="bedroom",
            roomy="kitchen",
            special="sanctuary,garden,barrack,sacristy",
        )

    async def _add_baseline(self) -> None:
        await self.bot.add_cog(self.nothing)
        await self.bot.tree.sync()
        await self.env.settle()

    async def compare(self, name: str, actor: Any, command: str, **options: str) -> Figure:
        """Median milliseconds of a command, and of the do-nothing command with the same panel."""
        measured = await self._data_of(actor, command, options)
        nothing = await self._data_of(actor, "nothing", {})
        ours, theirs = [], []
        with no_collection():
            for _ in range(ROUNDS + WARM_UP):
                ours.append(await self._time(actor, measured))
                theirs.append(await self._time(actor, nothing))
        return Figure(name, _median_ms(ours), "ms", _median_ms(theirs))

    async def _data_of(self, actor: Any, command: str, options: dict[str, str]) -> dict[str, Any]:
        """What Discord sends of a command; its panel is what the do-nothing command shows from now on."""
        sent: list[dict[str, Any]] = []
        emit = self.env.backend.emit

        def listening(event: str, payload: Any, **kwargs: Any) -> Any:
            if event == "INTERACTION_CREATE":
                sent.append(payload["data"])
            return emit(event, payload, **kwargs)

        with mock.patch.object(self.env.backend, "emit", listening):
            shown = await actor.slash(self.channel, command, **options)
        self.nothing.view = ui.LayoutView.from_message(shown.response.message, timeout=None)
        return sent[0]

    async def _time(self, actor: Any, data: dict[str, Any]) -> float:
        """Seconds from arrival to answer. SimCord settles only afterwards: its polling costs time."""
        _, payload = simcord.interactions.base_payload(
            self.env.backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=self.channel.id,
            guild_id=self.guild_id,
            user_id=actor.id,
            data=data,
        )
        self.times.start()
        self.env.backend.emit("INTERACTION_CREATE", payload)
        seconds = await self.times.until_answered()
        await self.env.settle()
        return seconds


class DoNothing(commands.Cog):
    """The baseline: a command that shows a constant panel and touches nothing."""

    view: ui.LayoutView

    @app_commands.command(description="-")
    async def nothing(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=self.view)


class AnswerTimes:
    """Stamps the arrival of an interaction and of the bot's answer."""

    def __init__(self) -> None:
        self.arrived = self.answered = 0.0
        self._has_answered = asyncio.Event()

    def start(self) -> None:
        self._has_answered.clear()
        self.arrived = self.answered = 0.0

    def stamp_arrival(self) -> None:
        self.arrived = time.perf_counter()

    def stamp_answer(self) -> None:
        if not self._has_answered.is_set():
            self.answered = time.perf_counter()
            self._has_answered.set()

    async def until_answered(self) -> float:
        """Seconds from arrival to answer."""
        await asyncio.wait_for(self._has_answered.wait(), timeout=10)
        return self.answered - self.arrived


@contextmanager
def answer_times() -> Iterator[AnswerTimes]:
    """Stamp the two ends: discord.py's parser of gateway events, and Discord having taken the answer."""
    times = AnswerTimes()
    state, adapter = discord.state.ConnectionState, FakeWebhookAdapter
    parse, request = state.parse_interaction_create, adapter.request

    def stamped_parse(self: Any, data: Any) -> None:
        times.stamp_arrival()
        parse(self, data)

    async def stamped_request(self: Any, *args: Any, **kwargs: Any) -> Any:
        taken = await request(self, *args, **kwargs)
        times.stamp_answer()
        return taken

    with (
        mock.patch.object(state, "parse_interaction_create", stamped_parse),
        mock.patch.object(adapter, "request", stamped_request),
    ):
        yield times


def _median_ms(seconds: list[float]) -> float:
    return statistics.median(seconds[WARM_UP:]) * 1000


async def figures(folder: Path) -> AsyncIterator[Figure]:
    settings = Settings(database=folder / "bench.db", token=None, heartbeat_seconds=0)
    with answer_times() as times:  # before the bot is built, which keeps a list of discord.py's parsers
        table = Table(build_bot(settings), times)
        await table.set_up()
        try:
            yield await table.compare("bastion-show", table.player, "bastion show")
            yield await table.compare("time-advance", table.dm, "time advance", by="1 hour")
        finally:
            await table.bot.close()
            await table.env.shutdown()
