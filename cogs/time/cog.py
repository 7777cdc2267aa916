"""/time, the buttons of the clock panel, and the DM's answers to the weekly tick."""

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.errors import RuleViolation
from bot.rules.values import Duration, GameTime
from bot.services.caller import Caller
from bot.services.moving_time import Moved, MovingTime, Preview
from bot.services.weekly_tick import WeeklyTicks
from bot.text.reading.durations import duration
from bot.text.reading.moments import moment
from bot.ui.commands import command, t
from bot.ui.perform import perform
from bot.ui.press import Press, Presses
from cogs.time.clock_panel import KIND as CLOCK
from cogs.time.clock_panel import answer, clock_panel, moved_panel
from cogs.time.question import KIND as TICK
from cogs.time.question import question_panel

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class TimeCog(commands.GroupCog, group_name=t("cmd-time"), group_description=t("cmd-time.description")):
    """The clock is everybody's to see and the DM's to move."""

    def __init__(self, moving_time: MovingTime, weekly_ticks: WeeklyTicks) -> None:
        self._time = moving_time
        self._ticks = weekly_ticks
        super().__init__()

    @property
    def presses(self) -> Presses:
        return {
            ("add", CLOCK): self.press_add,
            ("turn", CLOCK): self.press_turn,
            ("confirm", CLOCK): self.press_confirm,
            ("cancel", CLOCK): self.press_cancel,
            ("take", TICK): self.press_take,
        }

    @command("cmd-time-show")
    async def show(self, interaction: Interaction) -> None:
        await perform(interaction, self._time.show, clock_panel, public=True)

    @command("cmd-time-advance")
    async def advance(self, interaction: Interaction, by: str) -> None:
        async def use_case(caller: Caller) -> Moved | Preview:
            return await self._time.advance(caller, duration(by))

        await perform(interaction, use_case, answer, public=True)

    @command("cmd-time-set")
    async def set(self, interaction: Interaction, to: str) -> None:
        async def use_case(caller: Caller) -> Moved | Preview:
            return await self._time.set(caller, moment(to))

        await perform(interaction, use_case, answer, public=True)

    async def press_add(self, interaction: Interaction, press: Press) -> None:
        async def move(caller: Caller) -> Moved | Preview:
            return await self._time.press(caller, press.id, press.revision, Duration(_number(press)))

        await perform(interaction, move, answer, edit=True)

    async def press_turn(self, interaction: Interaction, press: Press) -> None:
        move = partial(self._time.to_next_turn, campaign_id=press.id, revision=press.revision)
        await perform(interaction, move, moved_panel, edit=True)

    async def press_confirm(self, interaction: Interaction, press: Press) -> None:
        async def move(caller: Caller) -> Moved:
            return await self._time.confirm(caller, press.id, press.revision, GameTime(_number(press)))

        await perform(interaction, move, moved_panel, edit=True)

    async def press_cancel(self, interaction: Interaction, press: Press) -> None:
        cancel = partial(self._time.cancel, campaign_id=press.id)
        await perform(interaction, cancel, clock_panel, edit=True)

    async def press_take(self, interaction: Interaction, press: Press) -> None:
        take = partial(self._ticks.answer, prompt_id=press.id, revision=press.revision, answer=press.arg)
        await perform(interaction, take, question_panel, edit=True)


def _number(press: Press) -> int:
    """The number a button carries."""
    if not press.arg.isdecimal():
        raise RuleViolation("stale")
    return int(press.arg)
