"""/bastion: every command answers with a panel, a form or a short confirmation."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.bastion.state import Presence
from bot.services.bastion_acts import Which
from bot.services.bastion_cards import Founding
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.commands import choices, command, t
from bot.ui.perform import perform, suggest
from bot.ui.reply import Reply
from cogs.bastion import household
from cogs.bastion.answering import confirmed
from cogs.bastion.digest import digest_panel
from cogs.bastion.founding import Draft, founding_panel
from cogs.bastion.founding_presses import founded
from cogs.bastion.overview import list_panel
from cogs.bastion.panel import bastion_panel
from cogs.bastion.people import people_panel
from cogs.bastion.suggestions import Suggesting

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
PRESENCES = tuple(presence.value for presence in Presence)


@app_commands.guild_only()
class BastionCog(
    commands.GroupCog, group_name=t("cmd-bastion"), group_description=t("cmd-bastion.description")
):
    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions
        self._household = services.bastion_household
        self._screen = services.bastion_screen
        self._suggesting = Suggesting(services)

    @command("cmd-bastion-found")
    async def found(
        self,
        interaction: Interaction,
        *,
        name: str | None = None,
        cramped: str | None = None,
        roomy: str | None = None,
        special: str | None = None,
        character: str | None = None,
    ) -> None:
        if None not in (name, cramped, roomy, special):
            plan = self._suggesting.plan(name or "", cramped or "", roomy or "", special or "")
            use_case = partial(self._bastions.found, plan=plan, character=character)
            await perform(interaction, use_case, founded, public=True)
        else:
            await perform(interaction, partial(self._bastions.plan, character=character), _blank_panel)

    @command("cmd-bastion-show")
    async def show(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.show, which=Which(bastion))
        await perform(interaction, use_case, bastion_panel, public=True)

    @command("cmd-bastion-list")
    async def list(self, interaction: Interaction) -> None:
        await perform(interaction, self._bastions.all, partial(list_panel, 0))

    @command("cmd-bastion-maintain")
    async def maintain(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.maintain, which=Which(bastion))
        await perform(interaction, use_case, confirmed)

    @command("cmd-bastion-presence")
    @choices("cmd-bastion-presence", where=PRESENCES)
    async def presence(self, interaction: Interaction, where: str, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.presence, which=Which(bastion), presence=Presence(where))
        await perform(interaction, use_case, confirmed)

    @command("cmd-bastion-names")
    async def names(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.show_own, which=Which(bastion))
        await perform(interaction, use_case, partial(people_panel, 0))

    @command("cmd-bastion-claim")
    async def claim(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.show_own, which=Which(bastion))
        await perform(interaction, use_case, household.stores_panel)

    @command("cmd-bastion-dismiss")
    async def dismiss(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.show_own, which=Which(bastion))
        await perform(interaction, use_case, household.guests_panel)

    @command("cmd-bastion-resettle")
    async def resettle(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._household.resettle, which=Which(bastion))
        await perform(interaction, use_case, confirmed)

    @command("cmd-bastion-divest")
    async def divest(self, interaction: Interaction, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.show_own, which=Which(bastion))
        await perform(interaction, use_case, household.divest_form)

    @command("cmd-bastion-remind")
    async def remind(self, interaction: Interaction, on: bool, bastion: str | None = None) -> None:
        use_case = partial(self._bastions.remind, which=Which(bastion), on=on)
        await perform(interaction, use_case, confirmed)

    @command("cmd-bastion-secrets")
    async def secrets(self, interaction: Interaction) -> None:
        await perform(interaction, self._screen.digest, digest_panel)

    @show.autocomplete("bastion")
    @maintain.autocomplete("bastion")
    @presence.autocomplete("bastion")
    @names.autocomplete("bastion")
    @claim.autocomplete("bastion")
    @dismiss.autocomplete("bastion")
    @resettle.autocomplete("bastion")
    @divest.autocomplete("bastion")
    @remind.autocomplete("bastion")
    async def _bastions_named(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, partial(self._suggesting.bastions, typed=typed))

    @found.autocomplete("character")
    async def _founders_named(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, partial(self._suggesting.founders, typed=typed))

    @found.autocomplete("cramped")
    @found.autocomplete("roomy")
    async def _rooms_named(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, partial(self._suggesting.rooms, interaction, typed=typed))

    @found.autocomplete("special")
    async def _facilities_named(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, partial(self._suggesting.facilities, interaction, typed=typed))


def _blank_panel(founding: Founding, speak: Speaker) -> Reply:
    return founding_panel(founding, Draft(), speak)
