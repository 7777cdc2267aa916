"""Carries letters of the outbox to Discord: draws the screen from what is stored, sends or edits it."""

from collections.abc import Callable, Mapping
from functools import partial

import aiohttp
import discord
from discord.abc import Messageable

from bot.rules.campaign import Units
from bot.rules.errors import RuleViolation
from bot.services.campaigns import Campaigns
from bot.services.post_office import Delayed, Delivered, Obsolete, Unreachable
from bot.services.read_campaign import ReadCampaign
from bot.storage.outbox import Letter, Panel
from bot.text import Speaker
from bot.ui.reply import Reply, Screen, guarded

_UNKNOWN_CHANNEL = 10003
_ARCHIVED = 50083


class DiscordCourier:
    """A panel in an archived thread is left as it is; a message that is due there opens the thread again.

    `client` finds channels; `speaker` gives a voice by language and units; `screens` are those of all cogs.
    """

    def __init__(
        self,
        client: discord.Client,
        campaigns: Campaigns,
        speaker: Callable[[str, Units], Speaker],
        screens: Mapping[str, Screen],
    ) -> None:
        self._client = client
        self._campaigns = campaigns
        self._speaker = speaker
        self._screens = screens

    async def deliver(self, letter: Letter, nonce: str) -> Delivered:
        """Send or edit one message.

        Raises `Unreachable` when the channel is lost, `Obsolete` when the letter has lost its subject or its
        message, `Delayed` when Discord itself is out of reach.
        """
        drawn = self._campaigns.changes.now
        try:
            async with self._campaigns.read_by_id(letter.campaign_id) as campaign:
                reply = await self._draw(campaign, letter)
                channel_id = _channel_of(campaign, letter)
        except RuleViolation as gone:
            raise Obsolete from gone
        try:
            if letter.is_edit:
                message = await self._edit(channel_id, int(letter.destination.rsplit(":", 1)[1]), reply)
            else:
                message = await self._send(channel_id, reply, nonce)
        except discord.Forbidden as closed:
            raise Unreachable(channel_id, "forbidden") from closed
        except discord.NotFound as gone:
            if gone.code == _UNKNOWN_CHANNEL:
                raise Unreachable(channel_id, "deleted") from gone
            raise Obsolete from gone
        except discord.HTTPException as fault:
            if fault.code == _ARCHIVED:
                raise Unreachable(channel_id, "forbidden") from fault
            if fault.status >= 500 or fault.status == 429:
                raise Delayed from fault
            raise
        except (OSError, TimeoutError, aiohttp.ClientError) as fault:
            raise Delayed from fault
        panel = _panel(letter, reply, channel_id, message.id)
        outdated = partial(self._campaigns.changes.touched, panel.subject if panel else 0, drawn)
        return Delivered(channel_id, message.id, panel, outdated)

    async def _draw(self, campaign: ReadCampaign, letter: Letter) -> Reply:
        screen = self._screens[letter.screen]
        loaded = await screen.load(campaign, letter.subject, letter.args)
        speak = self._speaker(campaign.state.language, campaign.state.units)
        return guarded(screen.render(loaded, speak))

    async def _send(self, channel_id: int, reply: Reply, nonce: str) -> discord.Message:
        channel = self._client.get_partial_messageable(channel_id)
        try:
            return await self._post(channel, reply, nonce)
        except discord.HTTPException as fault:
            if fault.code != _ARCHIVED:
                raise
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await self._post(channel, reply, nonce)

    async def _post(self, channel: Messageable, reply: Reply, nonce: str) -> discord.Message:
        pinged = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in reply.pings]
        )
        return await channel.send(
            view=reply.view, files=list(reply.files), nonce=nonce, allowed_mentions=pinged
        )

    async def _edit(self, channel_id: int, message_id: int, reply: Reply) -> discord.PartialMessage:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await message.edit(view=reply.view, attachments=list(reply.files))
        return message


def _channel_of(campaign: ReadCampaign, letter: Letter) -> int:
    kind, _, rest = letter.destination.partition(":")
    known = {"table": campaign.state.table_channel_id, "dm": campaign.state.dm_channel_id}
    channel_id = known[kind] if kind in known else int(rest.split(":")[0])
    if channel_id is None:
        raise Unreachable(0, "unset")
    return channel_id


def _panel(letter: Letter, reply: Reply, channel_id: int, message_id: int) -> Panel | None:
    if reply.live is None:
        return None
    live = reply.live
    return Panel(message_id, channel_id, letter.campaign_id, live.screen, live.subject, live.args)
