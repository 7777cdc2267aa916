"""/character: every command answers with a panel or a short confirmation."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.services.caller import Caller
from bot.services.character_views import CharacterView, Done
from bot.services.characters import Edits, NewCharacter, class_suggestions
from bot.services.handovers import Invitation, TransferAsked
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.commands import choices, command, t
from bot.ui.perform import perform, suggest
from bot.ui.press import Form
from bot.ui.reply import Reply
from cogs.character import forms, panels
from cogs.character.aspects import edit_panel
from cogs.character.members import Doorkeeper

Interaction = discord.Interaction[Any]
Suggestions = list[app_commands.Choice[str]]


@app_commands.guild_only()
class CharacterCog(
    commands.GroupCog, group_name=t("cmd-character"), group_description=t("cmd-character.description")
):
    def __init__(self, services: Services) -> None:
        self._characters = services.characters
        self._handovers = services.handovers
        self._belongings = services.belongings
        self._doorkeeper = Doorkeeper(services.handovers)

    @command("cmd-character-join")
    async def join(self, interaction: Interaction) -> None:
        await perform(interaction, self._handovers.invitation, panels.invitation_or_form)

    @command("cmd-character-create")
    async def create(
        self,
        interaction: Interaction,
        *,
        name: str | None = None,
        classes: str | None = None,
        abilities: str | None = None,
        hp: str | None = None,
        notes: str | None = None,
        player: discord.Member | None = None,
    ) -> None:
        new = NewCharacter(name or "", classes or "", abilities or "", hp or "", notes or "")
        if name and classes and abilities and hp:
            owner = None if player is None else player.id
            use_case = partial(self._characters.create, new=new, player=owner)
            await perform(interaction, use_case, panels.arrival, public=True)
        else:
            await perform(interaction, self._handovers.invitation, partial(_blank_form, new))

    @command("cmd-character-show")
    async def show(
        self, interaction: Interaction, character: str | None = None, public: bool = False
    ) -> None:
        render = panels.shared_sheet if public else _sheet
        await perform(interaction, partial(self._characters.show, wanted=character), render, public=public)

    @command("cmd-character-list")
    async def list(self, interaction: Interaction) -> None:
        await perform(interaction, self._characters.everyone, panels.roster)
        await self._doorkeeper.check(interaction, self._characters.everyone)

    @command("cmd-character-edit")
    @choices("cmd-character-edit", holiday=("on", "off"))
    async def edit(
        self,
        interaction: Interaction,
        *,
        character: str | None = None,
        name: str | None = None,
        classes: str | None = None,
        abilities: str | None = None,
        notes: str | None = None,
        holiday: str | None = None,
    ) -> None:
        edits = Edits(name, classes, abilities, notes, None if holiday is None else holiday == "on")
        if edits.is_empty:
            use_case = partial(self._characters.to_change, wanted=character)
            await perform(interaction, use_case, edit_panel)
        else:
            edit = partial(self._characters.edit, wanted=character, edits=edits)
            await perform(interaction, edit, panels.confirmation)

    @command("cmd-character-level-up")
    async def level_up(
        self,
        interaction: Interaction,
        *,
        class_name: str | None = None,
        hp: str | None = None,
        character: str | None = None,
    ) -> None:
        use_case = partial(self._characters.level_up, wanted=character, class_word=class_name, rolled=hp)
        await self._confirm(interaction, use_case)

    @command("cmd-character-hp")
    async def hp(self, interaction: Interaction, change: str, character: str | None = None) -> None:
        use_case = partial(self._characters.change_hit_points, wanted=character, typed=change)
        await self._confirm(interaction, use_case)

    @command("cmd-character-purse")
    async def purse(
        self,
        interaction: Interaction,
        *,
        change: str | None = None,
        to: str | None = None,
        note: str | None = None,
        character: str | None = None,
    ) -> None:
        if change is None:
            use_case = partial(self._characters.show, wanted=character)
            await perform(interaction, use_case, panels.purse_panel)
        elif to is None:
            move = partial(self._belongings.move_money, wanted=character, typed=change, note=note or "")
            await self._confirm(interaction, move)
        else:
            give = partial(
                self._belongings.give_money, wanted=character, to=to, typed=change, note=note or ""
            )
            await self._confirm(interaction, give)

    @command("cmd-character-items")
    async def items(
        self,
        interaction: Interaction,
        *,
        add: str | None = None,
        quantity: int = 1,
        buy: bool = False,
        character: str | None = None,
    ) -> None:
        if add is None:
            use_case = partial(self._characters.show, wanted=character)
            await perform(interaction, use_case, panels.items_panel)
        else:
            adding = partial(self._belongings.add, wanted=character, thing=add, quantity=quantity, pays=buy)
            await perform(interaction, adding, panels.confirmation)

    @command("cmd-character-delete")
    async def delete(self, interaction: Interaction, character: str | None = None) -> None:
        await perform(interaction, partial(self._characters.to_change, wanted=character), forms.delete_form)

    @command("cmd-character-transfer")
    async def transfer(
        self, interaction: Interaction, player: discord.Member | None = None, character: str | None = None
    ) -> None:
        await perform(interaction, partial(self._transfer, character, player), panels.transfer, public=True)

    async def _transfer(
        self, character: str | None, player: discord.Member | None, caller: Caller
    ) -> TransferAsked | Done:
        """To a player; without one, to whoever takes it over."""
        if player is None:
            return await self._handovers.set_free(caller, character)
        return await self._handovers.transfer(caller, character, player.id, is_bot=player.bot)

    async def _confirm(self, interaction: Interaction, use_case: Any) -> None:
        """A change, said shortly to the channel."""
        await perform(interaction, use_case, panels.confirmation, public=True)

    # Suggestions

    @show.autocomplete("character")
    @purse.autocomplete("to")
    async def suggest_any(self, interaction: Interaction, typed: str) -> Suggestions:
        return await suggest(interaction, partial(self._characters.suggest, typed=typed))

    @edit.autocomplete("character")
    @level_up.autocomplete("character")
    @hp.autocomplete("character")
    @purse.autocomplete("character")
    @items.autocomplete("character")
    @delete.autocomplete("character")
    @transfer.autocomplete("character")
    async def suggest_own(self, interaction: Interaction, typed: str) -> Suggestions:
        return await suggest(interaction, partial(self._characters.suggest, typed=typed, to_act=True))

    @level_up.autocomplete("class_name")
    async def suggest_class(self, interaction: Interaction, typed: str) -> Suggestions:
        async def search(caller: Caller) -> list[tuple[str, str]]:
            speak = Speaker(caller.locale)
            return class_suggestions(typed, lambda id: speak.plain.term("class", id))

        return await suggest(interaction, search)

    @items.autocomplete("add")
    async def suggest_gear(self, interaction: Interaction, typed: str) -> Suggestions:
        async def search(caller: Caller) -> list[tuple[str, str]]:
            return self._belongings.suggest_gear(typed, Speaker(caller.locale))

        return await suggest(interaction, search)


def _sheet(shown: CharacterView, speak: Speaker) -> Reply:
    return panels.sheet_panel(shown, speak)


def _blank_form(new: NewCharacter, invited: Invitation, speak: Speaker) -> Form:
    return forms.create_form(invited.campaign_id, speak, new)
