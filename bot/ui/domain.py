"""What a cog package hands to the composition root."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from discord.ext import commands

from bot.ui.press import Presses
from bot.ui.reply import Screen


@dataclass(frozen=True, slots=True)
class Domain:
    """The commands, the handlers of buttons, selects and forms, and the screens of one domain.

    Every package in `cogs` has a function `install(services) -> Domain`.
    """

    cogs: Sequence[commands.Cog]
    presses: Presses = field(default_factory=dict)
    screens: Mapping[str, Screen] = field(default_factory=dict)
