"""/privacy, on servers and in direct messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.services.privacy import Privacy
from bot.ui.commands import command, t
from bot.ui.perform import perform
from bot.ui.press import Press, Presses
from cogs.privacy.panel import KIND, data_panel, deletion_panel, export_reply

Interaction = discord.Interaction[Any]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class PrivacyCog(
    commands.GroupCog, group_name=t("cmd-privacy"), group_description=t("cmd-privacy.description")
):
    """Everybody sees only what is theirs."""

    def __init__(self, privacy: Privacy) -> None:
        self._privacy = privacy
        super().__init__()

    @property
    def presses(self) -> Presses:
        return {
            ("export", KIND): self.press_export,
            ("open", KIND): self.press_delete,
            ("confirm", KIND): self.press_confirm,
            ("cancel", KIND): self.press_keep,
        }

    @command("cmd-privacy-show")
    async def show(self, interaction: Interaction) -> None:
        await perform(interaction, self._privacy.show, data_panel)

    @command("cmd-privacy-export")
    async def export(self, interaction: Interaction) -> None:
        await perform(interaction, self._privacy.export, export_reply)

    @command("cmd-privacy-delete")
    async def delete(self, interaction: Interaction) -> None:
        await perform(interaction, self._privacy.show, deletion_panel)

    async def press_export(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._privacy.export, export_reply)

    async def press_delete(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._privacy.show, deletion_panel, edit=True)

    async def press_confirm(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._privacy.ask_deletion, data_panel, edit=True)

    async def press_keep(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._privacy.keep, data_panel, edit=True)
