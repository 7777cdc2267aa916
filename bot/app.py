"""The composition root: builds every part once and hands it down. Nothing else knows how they are joined."""

import importlib
import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.rules.campaign import Status
from bot.services.archive import Archive
from bot.services.bastion_household import BastionHousehold
from bot.services.bastion_screen import BastionScreen
from bot.services.bastion_turns import BastionTurns
from bot.services.bastions import Bastions
from bot.services.belongings import Belongings
from bot.services.campaign_settings import CampaignSettings, Server, UnseenServer
from bot.services.campaigns import Campaigns
from bot.services.chance import DiceSource
from bot.services.characters import Characters
from bot.services.due import due_table, job_table
from bot.services.handovers import Handovers
from bot.services.heartbeat import Heartbeat
from bot.services.history import History
from bot.services.lifecycle import Lifecycle
from bot.services.moving_time import MovingTime
from bot.services.npcs import Npcs
from bot.services.post_office import PostOffice
from bot.services.preferences import Preferences
from bot.services.privacy import Privacy
from bot.services.rolls import Rolls
from bot.services.services import Services
from bot.services.setup import Setup
from bot.services.timeline import Timeline
from bot.services.undoing import Undoing
from bot.services.weekly_tick import WeeklyTicks
from bot.settings import Settings
from bot.storage.connection import Database
from bot.storage.rows import campaigns_of
from bot.tables import Book, load_book
from bot.ui.commands import CommandTranslator
from bot.ui.courier import DiscordCourier
from bot.ui.desk import Desk
from bot.ui.domain import Domain
from bot.ui.panels import PanelBook
from bot.ui.perform import answer_fault
from bot.ui.press import RoutedControl, is_routed, read_form
from bot.ui.routes import Routes
from bot.ui.server import DiscordServer

log = logging.getLogger(__name__)

DOMAINS = (
    "undo",
    "notices",
    "servers",
    "help",
    "roll",
    "campaign",
    "time",
    "privacy",
    "character",
    "npc",
    "bastion",
)
"""The cog packages, each with `install(services) -> Domain`."""

_DAY = timedelta(days=1)

Clock = Callable[[], datetime]


def build_services(
    database: Database, book: Book, clock: Clock, dice: DiceSource, server: Server | None = None
) -> Services:
    """Every class of use cases, on one database. `server` knows who is still on a server."""
    campaigns = Campaigns(database, book, clock=clock, dice=dice)
    undoing = Undoing(campaigns)
    preferences = Preferences(database)
    bastion_turns = BastionTurns()
    timeline = Timeline(due_table(bastion_turns))
    return Services(
        campaigns=campaigns,
        timeline=timeline,
        undoing=undoing,
        lifecycle=Lifecycle(campaigns),
        rolls=Rolls(campaigns),
        preferences=preferences,
        characters=Characters(campaigns),
        handovers=Handovers(campaigns),
        belongings=Belongings(campaigns),
        npcs=Npcs(campaigns),
        bastions=Bastions(campaigns),
        bastion_household=BastionHousehold(campaigns),
        bastion_screen=BastionScreen(campaigns),
        bastion_turns=bastion_turns,
        setup=Setup(campaigns),
        settings=CampaignSettings(campaigns, server or UnseenServer()),
        history=History(campaigns, undoing),
        archive=Archive(campaigns),
        moving_time=MovingTime(campaigns, timeline),
        weekly_ticks=WeeklyTicks(campaigns, timeline),
        privacy=Privacy(campaigns, preferences),
    )


def install_domains(services: Services) -> list[Domain]:
    """All cogs with their handlers and screens."""
    return [importlib.import_module(f"cogs.{name}").install(services) for name in DOMAINS]


class _Hearth(commands.Bot):
    """What the plain and the sharded bot share: parts are built at the start, and closed with the bot."""

    settings: Settings
    desk: Desk
    routes: Routes
    services: Services

    def prepare(self, settings: Settings, dice: DiceSource, clock: Clock) -> None:
        self.settings = settings
        self._dice = dice
        self._now = clock
        self._database: Database | None = None
        self._command_ids: dict[str, int] = {}
        self._post_office: PostOffice | None = None
        self._tended: datetime | None = None
        self._heartbeat_loop = tasks.loop(seconds=settings.heartbeat_seconds)(self._beat)

    async def setup_hook(self) -> None:
        self._database = await Database.open(self.settings.database)
        self.services = build_services(
            self._database, load_book(), self._now, self._dice, DiscordServer(self)
        )
        domains = install_domains(self.services)
        self._set_table(domains)
        self.add_dynamic_items(RoutedControl)
        for domain in domains:
            for cog in domain.cogs:
                await self.add_cog(cog)
        await self.tree.set_translator(CommandTranslator())
        if self.settings.sync_commands:
            self._command_ids.update({command.name: command.id for command in await self.tree.sync()})
        self.tree.error(self._on_command_fault)
        await self._post_office_open().retry_failed()
        if self.settings.heartbeat_seconds > 0:
            self._heartbeat_loop.start()

    def _set_table(self, domains: Iterable[Domain]) -> None:
        database, services = self._open_database(), self.services
        screens = {name: screen for domain in domains for name, screen in domain.screens.items()}
        self.routes = Routes(domain.presses for domain in domains)
        campaigns = services.campaigns
        panels = PanelBook(database, self._kick)
        self.desk = Desk(campaigns, services.preferences, panels, screens, self._command_ids)
        courier = DiscordCourier(self, campaigns, self.desk.speaker, screens)
        self._post_office = PostOffice(database, courier, self._now)
        alone = {**services.privacy.jobs(), **services.lifecycle.jobs()}
        self._heartbeat = Heartbeat(campaigns, job_table(services), alone)
        campaigns.on_letters = self._kick

    async def run_due(self) -> None:
        """Run the jobs and send the messages due now, once."""
        now = self._now()
        await self._heartbeat.run_due(now)
        post_office = self._post_office_open()
        if self._tended is None or now - self._tended >= _DAY:
            self._tended = now
            await post_office.tend()
        await post_office.deliver_due()

    async def _beat(self) -> None:
        try:
            await self.run_due()
        except Exception:  # the edge: a heartbeat that fails must not be the last one
            log.exception("a heartbeat failed")

    async def on_ready(self) -> None:
        await self.services.lifecycle.reconcile(guild.id for guild in self.guilds)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve forms, also one opened before a restart, and refuse controls that nobody knows any more."""
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.modal_submit:
            await self.routes.follow(interaction, read_form(data))
        elif interaction.type is discord.InteractionType.component and not is_routed(data["custom_id"]):
            await self.routes.follow(interaction, None)

    async def _on_command_fault(
        self, interaction: discord.Interaction[Any], fault: app_commands.AppCommandError
    ) -> None:
        """What no command answered for itself, like an option that could not be read."""
        await answer_fault(interaction, fault)

    async def campaign_ids(self, guild_id: int) -> list[int]:
        """The campaigns of a server that are running, paused or deleted within their grace."""
        database = self._open_database()
        found = await database.read(lambda connection: campaigns_of(connection, guild_id))
        listed = []
        for id in found:
            async with self.services.campaigns.read_by_id(id) as campaign:
                if campaign.state.status is not Status.DRAFT:
                    listed.append(id)
        return listed

    async def snapshot(self, campaign_id: int) -> dict[str, Any]:
        """The campaign as its export document, secrets included."""
        return await self.services.archive.snapshot(campaign_id)

    def _kick(self) -> None:
        self._post_office_open().kick()

    def _post_office_open(self) -> PostOffice:
        if self._post_office is None:
            raise RuntimeError("the bot has not been started")
        return self._post_office

    def _open_database(self) -> Database:
        if self._database is None:
            raise RuntimeError("the bot has not been started")
        return self._database

    async def close(self) -> None:
        """Close the connection to Discord and the database; doing it twice does no harm."""
        database, self._database = self._database, None
        if self._post_office is not None:
            await self._post_office.close()
        self._heartbeat_loop.cancel()
        if database is not None:
            await database.close()
        await super().close()


class HearthBot(_Hearth):
    """The bot in one process with one gateway connection."""


class ShardedHearthBot(_Hearth, commands.AutoShardedBot):
    """The same bot for more servers than one gateway connection may hold."""


def utc_now() -> datetime:
    """The machine's time."""
    return datetime.now(UTC)


def build_bot(settings: Settings, *, dice: DiceSource = None, clock: Clock | None = None) -> commands.Bot:
    """An unstarted bot.

    `dice` is a `Dice` or a zero-argument factory of one, by default the system's own chance; `clock` returns
    an aware UTC `datetime`, by default the machine's.
    """
    intents = discord.Intents.none()
    intents.guilds = True
    kind = ShardedHearthBot if settings.sharded else HearthBot
    bot = kind(
        command_prefix=commands.when_mentioned,
        help_command=None,
        intents=intents,
        member_cache_flags=discord.MemberCacheFlags.none(),
        max_messages=None,
        chunk_guilds_at_startup=False,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    bot.prepare(settings, dice, clock or utc_now)
    return bot
