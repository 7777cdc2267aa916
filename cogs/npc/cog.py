"""/npc: creatures of the DM. Every answer is for the DM's eyes alone."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.services.npcs import NpcNumbers, Npcs
from bot.ui.commands import command, t
from bot.ui.perform import perform, suggest
from cogs.npc import render

Interaction = discord.Interaction[Any]
Suggestions = list[app_commands.Choice[str]]


@app_commands.guild_only()
class NpcCog(commands.GroupCog, group_name=t("cmd-npc"), group_description=t("cmd-npc.description")):
    def __init__(self, npcs: Npcs) -> None:
        self._npcs = npcs

    @command("cmd-npc-add")
    async def add(
        self,
        interaction: Interaction,
        *,
        name: str,
        speed: int | None = None,
        hp: int | None = None,
        con: int | None = None,
        dex: int | None = None,
        wis: int | None = None,
        stealth: int | None = None,
        perception: int | None = None,
        spell_dc: int | None = None,
        spell_attack: int | None = None,
        climb: int | None = None,
        swim: int | None = None,
        fly: int | None = None,
        notes: str | None = None,
    ) -> None:
        said = NpcNumbers(
            name,
            hp,
            speed,
            climb,
            swim,
            fly,
            con,
            dex,
            wis,
            stealth,
            perception,
            spell_dc,
            spell_attack,
            notes,
        )
        await perform(interaction, partial(self._npcs.add, said=said), render.changed)

    @command("cmd-npc-edit")
    async def edit(
        self,
        interaction: Interaction,
        *,
        npc: str,
        name: str | None = None,
        speed: int | None = None,
        hp: int | None = None,
        con: int | None = None,
        dex: int | None = None,
        wis: int | None = None,
        stealth: int | None = None,
        perception: int | None = None,
        spell_dc: int | None = None,
        spell_attack: int | None = None,
        climb: int | None = None,
        swim: int | None = None,
        fly: int | None = None,
        notes: str | None = None,
    ) -> None:
        said = NpcNumbers(
            name,
            hp,
            speed,
            climb,
            swim,
            fly,
            con,
            dex,
            wis,
            stealth,
            perception,
            spell_dc,
            spell_attack,
            notes,
        )
        await perform(interaction, partial(self._npcs.edit, wanted=npc, said=said), render.changed)

    @command("cmd-npc-show")
    async def show(self, interaction: Interaction, npc: str) -> None:
        await perform(interaction, partial(self._npcs.show, wanted=npc), render.shown)

    @command("cmd-npc-list")
    async def list(self, interaction: Interaction) -> None:
        await perform(interaction, self._npcs.everyone, render.listed)

    @command("cmd-npc-delete")
    async def delete(self, interaction: Interaction, npc: str) -> None:
        await perform(interaction, partial(self._npcs.delete, wanted=npc), render.deleted)

    @edit.autocomplete("npc")
    @show.autocomplete("npc")
    @delete.autocomplete("npc")
    async def suggest_npc(self, interaction: Interaction, typed: str) -> Suggestions:
        return await suggest(interaction, partial(self._npcs.suggest, typed=typed))
