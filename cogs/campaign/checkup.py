"""Whether a campaign's channels are fit for play: what the bot lacks there, and who sees the DM channel."""

from dataclasses import dataclass

import discord

from bot.rules.campaign import Campaign
from bot.text import Said, Speaker
from bot.ui.server import Lack, lacking, watchers


@dataclass(frozen=True, slots=True)
class Checkup:
    """What is wrong with the channels of a campaign; nothing, if both are empty."""

    lacks: tuple[Lack, ...] = ()
    watchers: tuple[str, ...] = ()
    """Mentions of the roles and members, DMs apart, that see the DM channel."""
    may_make_channel: bool = False


UNCHECKED = Checkup()


def check(guild: discord.Guild | None, state: Campaign) -> Checkup:
    """Look the channels over."""
    if guild is None:
        return UNCHECKED
    lacks = [lacking(guild, id) for id in (state.dm_channel_id, state.table_channel_id)]
    return Checkup(
        lacks=tuple(lack for lack in lacks if lack is not None),
        watchers=watchers(guild, state.dm_channel_id, state.dm_role_id, state.dm_user_ids),
        may_make_channel=guild.me.guild_permissions.manage_channels,
    )


def checkup_lines(checkup: Checkup, state: Campaign, speak: Speaker) -> list[str]:
    """One sentence for each thing that is wrong, or that all is well."""
    lines: list[str] = []
    if checkup.watchers:
        channel = Said(f"<#{state.dm_channel_id}>")
        lines.append(speak("campaign-check-watched", channel=channel, who=mentions(checkup.watchers, speak)))
    elif state.dm_channel_id is not None:
        lines.append(speak("campaign-check-hidden"))
    return lines + [lack_line(lack, speak) for lack in checkup.lacks]


def lack_line(lack: Lack, speak: Speaker) -> str:
    if lack.is_gone:
        return speak("campaign-check-gone")
    permissions = speak.terms("permission", lack.permissions)
    return speak("campaign-check-lacks", channel=Said(f"<#{lack.channel_id}>"), permissions=permissions)


def mentions(targets: tuple[str, ...], speak: Speaker) -> Said:
    """Roles and members in a row; they are shown and never pinged."""
    return speak.list(Said(target) for target in targets)
