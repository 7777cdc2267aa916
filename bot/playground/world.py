"""The simulated server: its people and channels, its clock, and what it remembers between runs.

Knows SimCord, nothing of campaigns. Everything that is seen of it in the browser is in `window.py`.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any
from zoneinfo import available_timezones

import discord
import simcord
import simcord.interactions
from babel.dates import LOCALTZ
from discord.ext import commands
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from bot.playground.chat_log import ChatLog
from bot.playground.fate import occasion
from bot.playground.tongues import LOCALES, in_tongue, to_default_names

SETTLE_SECONDS = 30.0
"""How long a click may keep the bot busy before the browser is told that it failed."""
MESSAGES_KEPT = 60
"""How many messages of a channel are remembered between runs."""
_HIDDEN_FLAGS = discord.MessageFlags(ephemeral=True, loading=True).value


@dataclass(frozen=True, slots=True)
class Names:
    """What the server and its people are called."""

    server: str
    bot: str
    dm: str
    cleric_player: str
    fighter_player: str
    dm_role: str
    table_topic: str
    dm_topic: str


@dataclass(frozen=True, slots=True)
class Server:
    """The server of the story. Its ids follow from the order of building and are the same in every run."""

    guild: GuildHandle
    dm_role_id: int
    dm: MemberActor
    cleric_player: MemberActor
    fighter_player: MemberActor
    table: ChannelHandle
    dm_screen: ChannelHandle


def build_server(env: simcord.Env, names: Names) -> Server:
    """Build guild, people, role and channels. The order is frozen: stored campaigns know these ids."""
    env.backend.bot_user.name = names.bot
    dm_user = env.create_user("dana", global_name=names.dm)
    guild = env.create_guild(names.server, owner=dm_user)
    cleric_user = env.create_user("mira", global_name=names.cleric_player)
    fighter_user = env.create_user("bohdan", global_name=names.fighter_player)
    role = guild.create_role(names.dm_role)
    dm = guild.add_member(dm_user, roles=[role])
    cleric_player, fighter_player = guild.add_member(cleric_user), guild.add_member(fighter_user)
    table = guild.create_text_channel("table", topic=names.table_topic)
    dm_screen = guild.create_text_channel(
        "dm-screen",
        topic=names.dm_topic,
        overwrites={
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            role: discord.PermissionOverwrite(view_channel=True),
            UserHandle(env, env.backend.bot_user): discord.PermissionOverwrite(view_channel=True),
        },
    )
    return Server(guild, role.id, dm, cleric_player, fighter_player, table, dm_screen)


class World:
    """A running simulation. One thing happens at a time in it: take `lock` before touching `env`."""

    def __init__(self, bot: commands.Bot, names: Names, language: str, log: ChatLog) -> None:
        self.bot = bot
        self.lock = asyncio.Lock()
        self.env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        self.server = build_server(self.env, names)
        self._leave_the_epoch()
        self._language = language
        self._languages: dict[int, str] = {}
        self._log = log
        self._ending = ExitStack()
        self.not_kept: set[int] = set()
        """Ids of messages that are posted anew in every run."""

    async def __aenter__(self) -> "World":
        """Remember the conversation of the last run and bring the bot online."""
        self._remember()
        with ExitStack() as ending:
            ending.callback(self._speak_the_users_language())
            ending.enter_context(self.env.time_context())
            await self.env.start()
            await self.env.settle()
            self._ending = ending.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the bot, then the simulation. What was said is kept."""
        self._keep()
        with self._ending:
            await self.bot.close()
            await self.env.shutdown()

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        """What is done inside counts as the bot's own work."""
        with self.env._bot_scope():
            yield

    async def catch_up(self) -> None:
        """Let simulated time catch up with the wall clock. The lock must be held."""
        late = (datetime.now(UTC) - self.env.now()).total_seconds()
        if late > SETTLE_SECONDS:  # the computer slept: skip, there is nobody to live through it
            self.env.backend.clock.advance(late)
        elif late > 0:
            await self.env.advance_time(late)

    def take_news(self) -> bool:
        """Whether anything crossed the wire since the last call. Also keeps the logs of the wire short."""
        news = bool(self.env.backend.transcript)
        self.env.backend.transcript.clear()
        self.env.backend.http_requests.clear()
        if news:
            self._keep()
        return news

    def language_of(self, user_id: int) -> str:
        """The language of this user's Discord client."""
        return self._languages.get(user_id, self._language)

    def set_language(self, user_id: int, language: str) -> None:
        self._languages[user_id] = language

    def messages(self, channel: ChannelHandle) -> list[Message]:
        """What stands in a channel, the oldest first."""
        return sorted(self.env.backend.messages[channel.id].values(), key=lambda message: message.id)

    def _leave_the_epoch(self) -> None:
        """Move the clock from its epoch to now, so that new message ids never repeat those of another run."""
        self.env.backend.clock.advance((datetime.now(UTC) - self.env.now()).total_seconds())

    def _remember(self) -> None:
        backend = self.env.backend
        messages, files = self._log.load()
        for message in messages:
            channel = backend.channels.get(message.channel_id)
            if channel is None:
                continue
            backend.reserve_id(message.id)
            backend.messages[channel.id][message.id] = message
            channel.last_message_id = max(channel.last_message_id or 0, message.id)
        backend.cdn._blobs.update(files)

    def _keep(self) -> None:
        kept = [
            message
            for channel in (self.server.table, self.server.dm_screen)
            for message in self.messages(channel)[-MESSAGES_KEPT:]
            if not message.flags & _HIDDEN_FLAGS and message.id not in self.not_kept
        ]
        urls = [str(attachment["url"]) for message in kept for attachment in message.attachments]
        files = {url: data for url in urls if (data := self.env.backend.cdn.get(url)) is not None}
        self._log.save(kept, files)

    def _speak_the_users_language(self) -> Callable[[], None]:
        """Show commands and send interactions in the language of each user's client. Returns what ends it."""
        backend = self.env.backend
        visible = backend.visible_commands
        build = simcord.interactions.base_payload

        @cache
        def translated(id: str, tongue: str) -> dict[str, Any]:
            return in_tongue(self._commands_by_id()[id], tongue)

        def visible_in_tongue(*, user_id: int, **place: Any) -> list[dict[str, Any]]:
            tongue = LOCALES[self.language_of(user_id)]
            return [translated(command["id"], tongue) for command in visible(user_id=user_id, **place)]

        def payload_in_tongue(asked: Any, *, user_id: int, data: dict[str, Any], **rest: Any) -> Any:
            tongue = LOCALES[self.language_of(user_id)]
            data = to_default_names(data, self._commands_by_id(), tongue)
            record, payload = build(asked, user_id=user_id, data=data, **rest)
            payload["locale"] = tongue
            if "guild_locale" in payload:
                payload["guild_locale"] = LOCALES[self._language]
            occasion.set(_occasion(data))
            return record, payload

        backend.visible_commands = visible_in_tongue  # type: ignore[method-assign]
        simcord.interactions.base_payload = payload_in_tongue  # type: ignore[assignment]

        def undo() -> None:
            simcord.interactions.base_payload = build

        return undo

    def _commands_by_id(self) -> Mapping[str, dict[str, Any]]:
        scopes = self.env.backend.commands.values()
        return {command["id"]: command for scope in scopes for command in scope.values()}


def _occasion(data: Mapping[str, Any]) -> str:
    if "custom_id" in data:
        return str(data["custom_id"])
    words = [str(data.get("name", ""))]
    options = data.get("options") or []
    while options and "options" in options[0]:
        words.append(str(options[0]["name"]))
        options = options[0]["options"]
    return " ".join(words)


def local_zone() -> str:
    """The name of the machine's time zone; UTC where it has none that is known."""
    name = str(LOCALTZ)
    return name if name in available_timezones() else "UTC"
