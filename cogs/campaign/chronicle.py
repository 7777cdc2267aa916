"""What the controls of the history panel do, and of a campaign as a whole: deleting and restoring."""

from functools import partial
from typing import Any

import discord

from bot.services.campaign_settings import CampaignSettings, Overview
from bot.services.history import History
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Field, Form, Press, Presses
from cogs.campaign import glance
from cogs.campaign.history_panel import KIND, history_panel

Interaction = discord.Interaction[Any]


class Chronicle:
    """Turns the pages of history, deletes and restores."""

    def __init__(self, history: History, settings: CampaignSettings) -> None:
        self._history = history
        self._settings = settings

    @property
    def presses(self) -> Presses:
        return {
            ("newest", KIND): self.newest,
            ("older", KIND): self.older,
            ("undo", KIND): self.undo,
            ("delete", glance.KIND): self.delete,
            ("restore", glance.KIND): self.restore,
        }

    async def newest(self, interaction: Interaction, press: Press) -> None:
        await perform(
            interaction,
            partial(self._history.newest_of, campaign_id=press.id),
            history_panel,
            edit=_is_own(interaction),
        )

    async def older(self, interaction: Interaction, press: Press) -> None:
        page = partial(self._history.page, campaign_id=press.id, before=int(press.arg))
        await perform(interaction, page, history_panel, edit=True)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        """Take back one entry of the page, and show the page again."""
        undo = partial(self._history.undo, entry_id=press.id, before=int(press.arg))
        await perform(interaction, undo, history_panel, edit=True)

    async def ask_deletion(self, interaction: Interaction) -> None:
        """/campaign delete: a form that wants the name."""
        await perform(interaction, self._settings.for_changing, _deletion_form)

    async def delete(self, interaction: Interaction, press: Press) -> None:
        delete = partial(self._settings.delete, campaign_id=press.id, typed_name=press.fields["name"])
        await perform(interaction, delete, glance.deleted_panel)

    async def restore(self, interaction: Interaction, press: Press) -> None:
        restore = partial(self._settings.restore, campaign_id=press.id)
        await perform(interaction, restore, glance.deleted_panel, edit=True)


def _deletion_form(overview: Overview, speak: Speaker) -> Form:
    plain = speak.plain
    name = Field(
        "name",
        plain("campaign-form-delete-name"),
        description=plain("campaign-form-delete-name.description"),
        placeholder=plain.user_text(overview.state.name)[:100],
        max_length=100,
    )
    return Form("delete", glance.KIND, overview.state.id, title=plain("campaign-form-delete"), fields=[name])


def _is_own(interaction: Interaction) -> bool:
    """Whether the button stands on a message that only its presser sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
