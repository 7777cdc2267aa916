"""The one path for answering: run a use case, render what it gives, refuse in a sentence, apologise with an id."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.text import Speaker, language_of
from bot.services.campaigns import Voice
from bot.storage.outbox import Panel
from bot.ui.desk import Desk, desk_of
from bot.ui.reply import Live, Reply, guarded, note

log = logging.getLogger(__name__)

R = TypeVar("R")
UseCase = Callable[[Caller], Awaitable[R]]
Render = Callable[[R, Speaker], Reply | discord.ui.Modal]

DEFER_AFTER = 1.8
"""Seconds after which the answer is promised, well before Discord gives up at 3."""
REFUSED = discord.Colour.dark_gold()
BROKEN = discord.Colour.dark_red()


async def perform(
    interaction: discord.Interaction[Any],
    use_case: UseCase[R],
    render: Render[R],
    *,
    public: bool = False,
    edit: bool = False,
) -> None:
    """Answer an interaction.

    `public` shows the answer to the channel in the campaign's language, else only to the asker in theirs;
    `edit` redraws the panel that a button stands on. Never raises: a refusal or a fault is an answer too.
    """
    desk = desk_of(interaction)
    answer = _Answer(desk, interaction, is_public=public, is_edit=edit)
    speak = desk.speaker(language_of(interaction.locale.value))
    try:
        caller = await desk.caller(interaction)
        speak = desk.speaker(caller.locale)
        result = await use_case(caller)
        voice = await desk.campaigns.voice_at(caller.place)
        is_shared = public or (edit and not _is_ephemeral(interaction))
        speak_to = desk.public_speaker if is_shared else desk.private_speaker
        await answer.give(render(result, speak_to(caller, voice)), voice)
    except RuleViolation as refusal:
        await _refuse(answer, speak, refusal)
    except Exception:  # the edge: whatever went wrong, the user gets an answer and the log the cause
        await _apologise(answer, speak)


async def _refuse(answer: "_Answer", speak: Speaker, refusal: RuleViolation) -> None:
    try:
        await answer.refuse(note(speak.refusal(refusal), accent=REFUSED))
    except Exception:  # the edge: a refusal nobody can word, or Discord would not take
        await _apologise(answer, speak)


async def _apologise(answer: "_Answer", speak: Speaker) -> None:
    fault = secrets.token_hex(4)
    log.exception("fault %s", fault)
    try:
        await answer.refuse(note(speak("unexpected", fault=fault), accent=BROKEN))
    except discord.HTTPException:
        log.exception("fault %s could not be answered", fault)


def _is_ephemeral(interaction: discord.Interaction[Any]) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


class _Answer:
    """The state of one answer: not given, promised, given. Promises by itself when the use case is slow."""

    def __init__(
        self, desk: Desk, interaction: discord.Interaction[Any], *, is_public: bool, is_edit: bool
    ) -> None:
        self._desk = desk
        self._interaction = interaction
        self._is_public = is_public
        self._is_edit = is_edit
        self._promise: asyncio.Task[None] | None = None
        self._alarm = asyncio.get_running_loop().call_later(DEFER_AFTER, self._start_promise)

    def _start_promise(self) -> None:
        self._promise = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        response = self._interaction.response
        if response.is_done():
            return
        if self._is_edit:
            await response.defer()
        else:
            await response.defer(ephemeral=not self._is_public, thinking=True)

    async def _settle(self) -> bool:
        """Stop the alarm. Returns whether the answer has been promised already."""
        self._alarm.cancel()
        if self._promise is not None:
            await self._promise
        return self._promise is not None

    async def give(self, rendered: Reply | discord.ui.Modal, voice: Voice | None) -> None:
        """Show the answer. A modal cannot follow a promise: then the asker is told to press again."""
        is_promised = await self._settle()
        if isinstance(rendered, discord.ui.Modal):
            if is_promised:
                raise RuleViolation("press-again")
            await self._interaction.response.send_modal(rendered)
            return
        reply = guarded(rendered)
        if self._is_edit:
            await self._redraw(reply, is_promised)
        elif is_promised:
            message = await self._interaction.edit_original_response(view=reply.view, attachments=list(reply.files))
            self._remember(reply.live, message.id, voice)
        else:
            sent = await self._interaction.response.send_message(
                view=reply.view, files=list(reply.files), ephemeral=not self._is_public
            )
            self._remember(reply.live, sent.message_id, voice)

    async def _redraw(self, reply: Reply, is_promised: bool) -> None:
        if is_promised:
            await self._interaction.edit_original_response(view=reply.view, attachments=list(reply.files))
        else:
            await self._interaction.response.edit_message(view=reply.view, attachments=list(reply.files))

    async def refuse(self, reply: Reply) -> None:
        """Tell only the asker."""
        is_promised = await self._settle()
        interaction = self._interaction
        if not is_promised and not interaction.response.is_done():
            await interaction.response.send_message(view=reply.view, ephemeral=True)
            return
        if is_promised and self._is_public and not self._is_edit:
            # Discord would turn the first follow-up into the promised public message.
            await interaction.delete_original_response()
        await interaction.followup.send(view=reply.view, ephemeral=True)

    def _remember(self, live: Live | None, message_id: int | None, voice: Voice | None) -> None:
        channel_id = self._interaction.channel_id
        if live is None or voice is None or message_id is None or channel_id is None or not self._is_public:
            return
        panel = Panel(message_id, channel_id, voice.campaign_id, live.screen, live.subject, live.args)
        self._desk.panels.add(panel, int(self._desk.campaigns.clock().timestamp()))


async def suggest(
    interaction: discord.Interaction[Any], search: Callable[[Caller], Awaitable[list[tuple[str, str]]]]
) -> list[app_commands.Choice[str]]:
    """Autocomplete: (name, value) pairs made fit for Discord, at most 25. A refusal suggests nothing."""
    try:
        found = await search(await desk_of(interaction).caller(interaction))
    except RuleViolation:
        return []
    except Exception:  # the edge: a suggestion that fails must not look like a broken command
        log.exception("autocomplete failed")
        return []
    fit = [(name[:100], value) for name, value in found if name.strip() and 0 < len(value) <= 100]
    return [app_commands.Choice(name=name, value=value) for name, value in fit[:25]]
