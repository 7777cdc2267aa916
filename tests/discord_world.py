"""A small Discord for tests: one server, a DM, two players, and the real bot on SimCord.

The only test module that touches private names of SimCord.
"""

import random
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import ComponentType, InteractionType, OverwriteType

from bot.app import build_bot
from bot.settings import Settings

Json = dict[str, Any]

BOT_ROLE = "TestBot"
"""The role that SimCord gives the bot in every server."""


class TableDice:
    """Dice for a whole bot: the faces laid out with `next`, then faces that follow from a seed."""

    def __init__(self) -> None:
        self._faces: deque[int] = deque()
        self._random = random.Random(7)
        self.rolled: list[tuple[int, int]] = []

    def next(self, *faces: int) -> None:
        self._faces.extend(faces)

    @property
    def left(self) -> int:
        """How many of the laid out faces nobody has rolled yet."""
        return len(self._faces)

    def roll(self, sides: int) -> int:
        face = self._faces.popleft() if self._faces else self._random.randint(1, sides)
        assert 1 <= face <= sides, f"a d{sides} cannot show {face}"
        self.rolled.append((sides, face))
        return face


@dataclass
class World:
    """What a test needs at hand. Locales are en-US unless set in `locales` by user id."""

    env: simcord.Env
    bot: Any
    path: Path
    dice: TableDice
    guild: Any
    dm: Any
    alice: Any
    bob: Any
    manager: Any
    """May manage the server, is no DM."""
    owner: Any
    """Owns the server: sees every channel, is no DM."""
    table: Any
    dm_screen: Any
    dm_role: Any
    locales: dict[int, str] = field(default_factory=dict)
    kept_guild: Any = None
    """The server while the bot is away from it."""

    async def slash(
        self, actor: Any, channel: Any, name: str, /, **options: Any
    ) -> simcord.InteractionResult:
        result = await actor.slash(channel, name, **options)
        assert result.acknowledged, f"/{name} was not answered"
        return result

    async def click(self, actor: Any, message: Any, custom_id: str) -> simcord.InteractionResult:
        """Click by the beginning of a custom_id."""
        whole = find_control(message, custom_id)
        result = await actor.click(_message(message), custom_id=whole)
        assert result.acknowledged, f"{whole} was not answered"
        return result

    async def choose(
        self, actor: Any, message: Any, custom_id: str, *values: Any
    ) -> simcord.InteractionResult:
        whole = find_control(message, custom_id)
        result = await actor.select(_message(message), values, custom_id=whole)
        assert result.acknowledged, f"{whole} was not answered"
        return result

    async def fill(
        self, actor: Any, shown: simcord.InteractionResult, **values: str
    ) -> simcord.InteractionResult:
        """Fill in and send a form."""
        return await actor.submit_modal(shown, values)

    async def create_campaign(self, name: str = "Ashfall", language: str = "en", **options: Any) -> int:
        """A running campaign with DM, DM channel and table channel; returns its id."""
        await self.slash(
            self.owner,
            self.table,
            "campaign create",
            **{
                "name": name,
                "language": language,
                "timezone": "Europe/Kyiv",
                "dm_role": self.dm_role,
                "dm_channel": self.dm_screen,
                "table_channel": self.table,
                "weekly_tick": "off",
                **options,
            },
        )
        return (await self.bot.campaign_ids(self.guild.id))[-1]

    def messages(self, channel: Any) -> list[Any]:
        """All messages of a channel as stored, the oldest first (ephemeral ones too)."""
        return list(self.env.backend.messages[channel.id].values())

    def seen_by_all(self, channel: Any) -> str:
        """Everything public in a channel, as JSON text: words, labels, ids, file names."""
        return repr(
            [
                serializers.message_payload(self.env.backend, m)
                for m in self.messages(channel)
                if not m.flags & 64
            ]
        )

    async def restart(self) -> None:
        """Close the bot and start a new one on the same database."""
        await self.bot.close()
        self.bot = _new_bot(self.env, self.path, self.dice)
        await self.env.restart_bot(self.bot)

    async def let_pass(self, **duration: float) -> None:
        """Let real time pass and run what falls due."""
        self.env.backend.clock.advance(timedelta(**duration).total_seconds())
        await self.bot.run_due()
        await self.env.settle()

    async def race(self, actors: list[Any], message: Any, custom_id: str) -> list[simcord.InteractionResult]:
        """The same button pressed by all at once, as it stands on the message given."""
        whole = find_control(message, custom_id)
        records = [self._emit_click(actor, message, whole) for actor in actors]
        await self.env.settle()
        return [simcord.InteractionResult(self.env, record) for record in records]

    async def forge(self, actor: Any, message: Any, custom_id: str, forged: str) -> simcord.InteractionResult:
        """Press a button as if another custom_id stood on it."""
        record = self._emit_click(actor, message, find_control(message, custom_id), forged)
        await self.env.settle()
        return simcord.InteractionResult(self.env, record)

    def _emit_click(self, actor: Any, message: Any, custom_id: str, forged: str | None = None) -> Any:
        pressed = custom_id if forged is None else forged
        channel_id = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        data = {"custom_id": pressed, "component_type": ComponentType.BUTTON}
        record, payload = simcord.interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel_id,
            guild_id=self.guild.id,
            user_id=actor.id,
            data=data,
        )
        stored = self.env.backend.get_message(channel_id, message.id)
        payload["message"] = {
            **serializers.message_payload(self.env.backend, stored),
            "components": deepcopy(_components(message)),
        }
        for part in walk(payload["message"]["components"]):
            if part.get("custom_id") == custom_id:
                part["custom_id"] = pressed
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    async def delete_channel(self, channel: Any) -> None:
        self.env.backend.delete_channel(channel.id)
        await self.env.settle()

    async def archived_thread(self, channel: Any) -> Any:
        """A thread of the channel that has fallen asleep."""
        made = self.env.backend.create_thread(channel.id, "aside", self.owner.id)
        made.thread_metadata.archived = True
        await self.env.settle()
        return channel.threads[-1]

    async def permit(self, channel: Any, *, speaking: bool) -> None:
        """Let the bot speak in a channel, or not."""
        both = discord.Permissions(view_channel=True, send_messages=True).value
        rule = {"allow": both} if speaking else {"deny": both}
        bot_id = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(channel.id, Overwrite(bot_id, OverwriteType.MEMBER, **rule))
        await self.env.settle()

    async def kick_bot(self) -> None:
        """The bot is sent away from the server."""
        self.kept_guild = self.env.backend.guilds[self.guild.id]
        self.env.backend.remove_guild(self.guild.id)
        await self.env.settle()

    async def invite_bot(self) -> None:
        """The bot comes back to the server, which has lost its channels meanwhile."""
        self.kept_guild.channel_ids.clear()
        self.kept_guild.thread_ids.clear()
        self.env.backend.guilds[self.guild.id] = self.kept_guild
        payload = dict(serializers.guild_create_payload(self.env.backend, self.kept_guild))
        del payload["unavailable"]  # as Discord does for a server that is new to the bot
        self.env.backend.emit("GUILD_CREATE", payload)
        await self.env.settle()

    async def break_down(self) -> None:
        """Discord says that the server is out of order for now."""
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id), "unavailable": True})
        await self.env.settle()

    def kept_views(self) -> int:
        """How many messages discord.py keeps a view of in memory."""
        return len(self.bot._connection._view_store._views)


def said(shown: Any) -> str:
    """All the words of a message or of an interaction's answer, one per line."""
    return "\n".join(
        str(part[key])
        for part in walk(_components(shown))
        for key in ("content", "label", "placeholder", "description")
        if part.get(key)
    )


def controls(shown: Any) -> list[str]:
    """The custom_ids on a message."""
    return [part["custom_id"] for part in walk(_components(shown)) if part.get("custom_id")]


def find_control(shown: Any, prefix: str) -> str:
    """The one custom_id that begins so (the first, if several)."""
    for custom_id in controls(shown):
        if custom_id.startswith(prefix):
            return custom_id
    raise AssertionError(f"no control {prefix} among {controls(shown)}")


def walk(part: Any) -> Iterator[Json]:
    """Every component of a raw message or modal, depth first."""
    if isinstance(part, list):
        for item in part:
            yield from walk(item)
    elif isinstance(part, dict):
        yield part
        for key in ("components", "component", "accessory", "options"):
            if key in part:
                yield from walk(part[key])


def _components(shown: Any) -> Any:
    if isinstance(shown, simcord.InteractionResult):
        if shown.modal is not None:
            return [shown.modal]
        answers = [shown.response, *shown.followups]
        return [part for answer in answers if answer is not None for part in answer.components]
    components = shown.components
    return [part if isinstance(part, dict) else part.to_dict() for part in components]


def _message(shown: Any) -> Any:
    if isinstance(shown, simcord.InteractionResult):
        answers = [answer for answer in (shown.response, *shown.followups) if answer is not None]
        return answers[-1].message
    return shown


def _new_bot(env: simcord.Env | None, path: Path, dice: TableDice) -> Any:
    box: dict[str, Any] = {"env": env}

    def now() -> datetime:
        moment: datetime = box["env"].now()
        return moment

    bot = build_bot(Settings(database=path, token=None, heartbeat_seconds=0), dice=dice, clock=now)
    bot.world_box = box
    return bot


def new_env(path: Path, dice: TableDice) -> simcord.Env:
    """A SimCord environment around a fresh bot, not started."""
    bot = _new_bot(None, path, dice)
    env = simcord.Env(bot, settle_timeout=20)
    bot.world_box["env"] = env
    return env


async def populate(env: simcord.Env, path: Path, dice: TableDice) -> World:
    """Build the server and start the bot."""
    owner = env.create_user("owner")
    guild = env.create_guild("The Table", owner=owner)
    dm_role = guild.create_role("Storyteller")
    manage = guild.create_role("Keeper", permissions=discord.Permissions(manage_guild=True))
    hidden = discord.PermissionOverwrite(view_channel=False)
    shown = discord.PermissionOverwrite(view_channel=True)
    world = World(
        env=env,
        bot=env.bot,
        path=path,
        dice=dice,
        guild=guild,
        dm=guild.add_member(env.create_user("dana"), roles=[dm_role]),
        alice=guild.add_member(env.create_user("alice")),
        bob=guild.add_member(env.create_user("bob")),
        manager=guild.add_member(env.create_user("manager"), roles=[manage]),
        owner=guild.add_member(owner),
        table=guild.create_text_channel("table"),
        dm_screen=guild.create_text_channel(
            "dm-screen", overwrites={guild.default_role: hidden, dm_role: shown, guild.roles[BOT_ROLE]: shown}
        ),
        dm_role=dm_role,
    )
    await env.start()
    return world


@contextmanager
def spoken_locales(world: World) -> Iterator[None]:
    """Let interactions carry the locale of their user, which SimCord leaves at en-US."""
    real = simcord.interactions.base_payload

    def with_locale(*args: Any, **kwargs: Any) -> Any:
        record, payload = real(*args, **kwargs)
        payload["locale"] = world.locales.get(kwargs.get("user_id", 0), "en-US")
        return record, payload

    simcord.interactions.base_payload = with_locale
    try:
        yield
    finally:
        simcord.interactions.base_payload = real


async def living(env: simcord.Env, path: Path, dice: TableDice) -> AsyncIterator[World]:
    """A started world that is closed in the end, whatever happened."""
    world = await populate(env, path, dice)
    try:
        with spoken_locales(world):
            yield world
    finally:
        await world.bot.close()
        await env.shutdown()
