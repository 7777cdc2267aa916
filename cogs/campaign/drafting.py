"""What the controls of the draft panel do."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.rules.campaign_changes import (
    in_timezone,
    led_by,
    playing_in,
    renamed,
    speaking,
    ticking,
    whispering_in,
    without_channels,
)
from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.setup import Begun, Change, Draft, Given, Setup, Surroundings
from bot.text import Speaker
from bot.ui.desk import desk_of
from bot.ui.perform import perform
from bot.ui.press import Form, Press, Presses
from cogs.campaign.checkup import check
from cogs.campaign.draft_panel import (
    FORMS,
    KIND,
    BegunPanel,
    DraftPanel,
    begun_panel,
    discarded_panel,
    draft_panel,
    opening_panel,
)
from cogs.campaign.forms import read_id, read_people, read_tick, read_zone

Interaction = discord.Interaction[Any]
Reader = Callable[[Press, Draft, discord.Guild], list[Change]]


class Drafting:
    """Fills in a draft and begins play."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    @property
    def presses(self) -> Presses:
        return {
            ("edit", KIND): self.edit,
            ("fill", KIND): self.fill,
            ("channel", KIND): self.make_channel,
            ("begin", KIND): self.begin,
            ("discard", KIND): self.discard,
        }

    async def open(self, interaction: Interaction, given: Callable[[], Given]) -> None:
        """/campaign create. `given` reads what was said, and may refuse."""

        async def use_case(caller: Caller) -> DraftPanel | BegunPanel:
            around = _surroundings(interaction)
            result = await self._setup.begin(caller, given(), around)
            if isinstance(result, Begun):
                return BegunPanel(result, check(interaction.guild, result.state))
            return DraftPanel(result, check(interaction.guild, result.state))

        await perform(interaction, use_case, opening_panel)

    async def edit(self, interaction: Interaction, press: Press) -> None:
        """Open the form behind a button."""

        def form(draft: Draft, speak: Speaker) -> Form:
            return FORMS[press.arg](draft, speak)

        await perform(interaction, partial(self._setup.show, draft_id=press.id), form)

    async def fill(self, interaction: Interaction, press: Press) -> None:
        """Take over what a form says."""

        async def use_case(caller: Caller) -> DraftPanel:
            draft = await self._setup.show(caller, press.id)
            changes = READERS[press.arg](press, draft, _guild(interaction))
            return await self._changed(interaction, caller, press, *changes)

        await perform(interaction, use_case, draft_panel, edit=True)

    async def make_channel(self, interaction: Interaction, press: Press) -> None:
        """Make a channel that only the DMs and the bot see, and take it as the DM channel."""

        async def use_case(caller: Caller) -> DraftPanel:
            draft = await self._setup.show(caller, press.id)
            if draft.revision != press.revision:
                raise RuleViolation("stale")
            name = desk_of(interaction).speaker(caller.locale)("campaign-dm-channel-name")
            channel_id = await _make_dm_channel(_guild(interaction), draft, name)
            return await self._changed(
                interaction, caller, press, partial(whispering_in, channel_id=channel_id)
            )

        await perform(interaction, use_case, draft_panel, edit=True)

    async def begin(self, interaction: Interaction, press: Press) -> None:
        async def use_case(caller: Caller) -> BegunPanel:
            begun = await self._setup.finish(caller, press.id, press.revision)
            return BegunPanel(begun, check(interaction.guild, begun.state))

        await perform(interaction, use_case, begun_panel, edit=True)

    async def discard(self, interaction: Interaction, press: Press) -> None:
        async def use_case(caller: Caller) -> str:
            return (await self._setup.discard(caller, press.id)).name

        await perform(interaction, use_case, discarded_panel, edit=True)

    async def _changed(
        self, interaction: Interaction, caller: Caller, press: Press, *changes: Change
    ) -> DraftPanel:
        draft = await self._setup.change(caller, press.id, press.revision, *changes)
        return DraftPanel(draft, check(interaction.guild, draft.state))


def _read_basics(press: Press, draft: Draft, guild: discord.Guild) -> list[Change]:
    return [
        partial(renamed, name=press.fields["name"]),
        partial(speaking, language=press.fields["language"]),
        partial(in_timezone, timezone=read_zone(press, draft.state)),
    ]


def _read_people(press: Press, draft: Draft, guild: discord.Guild) -> list[Change]:
    role_id, user_ids = read_people(press.fields["dms"].split(","), guild)
    changes: list[Change] = [partial(led_by, role_id=role_id, user_ids=user_ids)]
    dm_channel, table = read_id(press, "dm_channel"), read_id(press, "table_channel")
    if dm_channel is not None and table is not None:
        changes.append(without_channels)
    if dm_channel is not None:
        changes.append(partial(whispering_in, channel_id=dm_channel))
    if table is not None:
        changes.append(partial(playing_in, channel_id=table))
    return changes


def _read_week(press: Press, draft: Draft, guild: discord.Guild) -> list[Change]:
    return [partial(ticking, tick=read_tick(press, draft.state.tick))]


READERS: dict[str, Reader] = {"basics": _read_basics, "people": _read_people, "week": _read_week}


def _guild(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise RuleViolation("in-direct-messages")
    return interaction.guild


def _surroundings(interaction: Interaction) -> Surroundings:
    """What the server suggests: its name, and whether this channel is one that not everybody sees."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None or not isinstance(channel, discord.TextChannel):
        return Surroundings(guild.name if guild else "", is_hidden_here=False)
    return Surroundings(guild.name, not channel.permissions_for(guild.default_role).view_channel)


async def _make_dm_channel(guild: discord.Guild, draft: Draft, name: str) -> int:
    """A new channel that nobody sees but its DMs and the bot."""
    shown = discord.PermissionOverwrite(view_channel=True, send_messages=True)
    seeing: dict[Any, discord.PermissionOverwrite] = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: shown,
    }
    state = draft.state
    seeing |= {discord.Object(user, type=discord.Member): shown for user in state.dm_user_ids}
    if state.dm_role_id is not None:
        seeing[discord.Object(state.dm_role_id, type=discord.Role)] = shown
    table = None if state.table_channel_id is None else guild.get_channel(state.table_channel_id)
    try:
        channel = await guild.create_text_channel(
            name, overwrites=seeing, category=None if table is None else table.category
        )
    except discord.Forbidden as denied:
        raise RuleViolation("campaign-cannot-make-channel") from denied
    return channel.id
