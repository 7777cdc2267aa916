"""/campaign: the commands."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.services.archive import Faulty, Imported
from bot.services.caller import Caller
from bot.services.services import Services
from bot.services.setup import Draft, Given
from bot.services.undoing import Undone
from bot.text import LANGUAGES, Speaker, language_of
from bot.text.reading.timezones import timezone as read_timezone
from bot.text.reading.timezones import timezone_choices
from bot.text.reading.weekdays import weekday_hour
from bot.ui.commands import choices, command, t
from bot.ui.perform import perform, suggest
from bot.ui.reply import Reply, note
from cogs.campaign import files, glance
from cogs.campaign.checkup import check
from cogs.campaign.chronicle import Chronicle
from cogs.campaign.draft_panel import DraftPanel, draft_panel
from cogs.campaign.drafting import Drafting
from cogs.campaign.governing import Governing
from cogs.campaign.history_panel import history_panel

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class CampaignCog(
    commands.GroupCog, group_name=t("cmd-campaign"), group_description=t("cmd-campaign.description")
):
    """Every command is one use case and one way to show its result."""

    def __init__(
        self, services: Services, drafting: Drafting, governing: Governing, chronicle: Chronicle
    ) -> None:
        self._setup = services.setup
        self._settings = services.settings
        self._history = services.history
        self._archive = services.archive
        self._undoing = services.undoing
        self._drafting = drafting
        self._governing = governing
        self._chronicle = chronicle
        super().__init__()

    @command("cmd-campaign-create")
    @choices("cmd-campaign-create", language=LANGUAGES)
    async def create(
        self,
        interaction: Interaction,
        *,
        name: str | None = None,
        language: str | None = None,
        timezone: str | None = None,
        dm_role: discord.Role | None = None,
        dm_channel: discord.TextChannel | None = None,
        table_channel: discord.TextChannel | None = None,
        weekly_tick: str | None = None,
    ) -> None:
        def given() -> Given:
            return Given(
                name=name,
                language=language,
                timezone=None if timezone is None else read_timezone(timezone),
                dm_role_id=None if dm_role is None else dm_role.id,
                dm_channel_id=None if dm_channel is None else dm_channel.id,
                table_channel_id=None if table_channel is None else table_channel.id,
                tick=None if weekly_tick is None else weekday_hour(weekly_tick),
            )

        await self._drafting.open(interaction, given)

    @create.autocomplete("timezone")
    async def suggest_timezone(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        async def search(caller: Caller) -> list[tuple[str, str]]:
            return timezone_choices(current, language_of(caller.locale))

        return await suggest(interaction, search)

    @command("cmd-campaign-show")
    async def show(self, interaction: Interaction) -> None:
        await perform(interaction, self._settings.show, glance.glance_panel)

    @command("cmd-campaign-settings")
    async def settings(self, interaction: Interaction) -> None:
        await self._governing.show(interaction)

    @command("cmd-campaign-undo")
    async def undo(self, interaction: Interaction) -> None:
        await perform(interaction, self._undoing.newest, undone_reply)

    @command("cmd-campaign-history")
    async def history(self, interaction: Interaction) -> None:
        await perform(interaction, self._history.newest, history_panel)

    @command("cmd-campaign-pause")
    async def pause(self, interaction: Interaction) -> None:
        await perform(interaction, self._settings.pause, glance.done_panel, public=True)

    @command("cmd-campaign-resume")
    async def resume(self, interaction: Interaction) -> None:
        await perform(interaction, self._settings.resume, glance.done_panel, public=True)

    @command("cmd-campaign-export")
    async def export(self, interaction: Interaction) -> None:
        await perform(interaction, self._archive.export, files.exported_reply)

    @command("cmd-campaign-import")
    async def import_(
        self, interaction: Interaction, file: discord.Attachment, replace: bool = False
    ) -> None:
        await perform(interaction, partial(self._import, interaction, file, replace), imported_reply)

    @command("cmd-campaign-delete")
    async def delete(self, interaction: Interaction) -> None:
        await self._chronicle.ask_deletion(interaction)

    @command("cmd-campaign-restore")
    async def restore(self, interaction: Interaction) -> None:
        await perform(interaction, self._settings.deleted, glance.restore_panel)

    async def _import(
        self, interaction: Interaction, file: discord.Attachment, replace: bool, caller: Caller
    ) -> DraftPanel | Imported | Faulty:
        raw = await files.read_upload(file)
        if replace:
            return await self._archive.import_over(caller, raw)
        imported = await self._archive.import_new(caller, raw)
        if isinstance(imported, Faulty):
            return imported
        draft: Draft = await self._setup.show(caller, imported.state.id)
        return DraftPanel(draft, check(interaction.guild, draft.state))


def imported_reply(result: DraftPanel | Imported | Faulty, speak: Speaker) -> Reply:
    if isinstance(result, DraftPanel):
        return draft_panel(result, speak)
    if isinstance(result, Faulty):
        return files.faulty_reply(result, speak)
    return files.imported_reply(result, speak)


def undone_reply(undone: Undone, speak: Speaker) -> Reply:
    """What was taken back, struck through."""
    struck = (f"~~{speak.event(event)}~~" for event in undone.events)
    return note(speak.lines(speak("undo-done"), *struck), accent=glance.GONE)
