"""The one path for answering: run a use case, render its result, refuse in words, apologise with an id."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, NoReturn, TypeVar

import discord
from discord import app_commands

from bot.rules.errors import RuleViolation
from bot.services.caller import Caller
from bot.services.campaigns import Voice
from bot.storage.connection import StorageFull
from bot.storage.outbox import Panel
from bot.text import Speaker, language_of
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
    apology = "unexpected"
    try:
        caller = await desk.caller(interaction)
        speak = desk.speaker(caller.locale)
        result = await use_case(caller if edit else replace(caller, message_id=None))
        apology = "unexpected-done"
        answer.drawn = desk.campaigns.changes.now
        voice = await desk.campaigns.voice_at(caller.place)
        is_shared = public or (edit and not _is_ephemeral(interaction))
        speak_to = desk.public_speaker if is_shared else desk.private_speaker
        await answer.give(render(result, speak_to(caller, voice)), voice)
    except RuleViolation as refusal:
        await _refuse(answer, speak, refusal)
    except StorageFull:
        log.error("there is no room left on the disk")
        await _refuse(answer, speak, RuleViolation("storage-full"))
    except Exception:  # the edge: whatever went wrong, the user gets an answer and the log the cause
        await _apologise(answer, speak, apology)
        await answer.abandon()
    finally:
        answer.close()


async def answer_fault(interaction: discord.Interaction[Any], fault: Exception) -> None:
    """Answer for something that went wrong (or was refused) outside of `perform`."""

    async def use_case(caller: Caller) -> NoReturn:
        raise fault

    await perform(interaction, use_case, _never)


def _never(result: NoReturn, speak: Speaker) -> Reply:
    raise AssertionError("a use case that raises gives nothing to render")


async def _refuse(answer: "_Answer", speak: Speaker, refusal: RuleViolation) -> None:
    try:
        await answer.refuse(note(speak.refusal(refusal), accent=REFUSED))
    except Exception:  # the edge: a refusal nobody can word, or Discord would not take
        await _apologise(answer, speak, "unexpected")


async def _apologise(answer: "_Answer", speak: Speaker, apology: str) -> None:
    fault = secrets.token_hex(4)
    log.exception("fault %s", fault)
    try:
        await answer.refuse(note(speak(apology, fault=fault), accent=BROKEN))
    except Exception:  # the edge: Discord does not take even that
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
        self._is_public = is_public and not is_edit
        self._is_edit = is_edit
        self._promise: asyncio.Task[None] | None = None
        self._is_promised = False
        self.drawn = 0
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
        self._is_promised = True

    async def _settle(self) -> None:
        """Stop the alarm, and know whether the answer has been promised."""
        self._alarm.cancel()
        promise, self._promise = self._promise, None
        if promise is not None:
            await promise

    async def abandon(self) -> None:
        """The panel that this answer should have redrawn may be out of date now."""
        message = self._interaction.message
        if self._is_edit and message is not None:
            await self._desk.panels.overlooked(message.id, self._now_utc())

    def _now_utc(self) -> int:
        return int(self._desk.campaigns.clock().timestamp())

    def close(self) -> None:
        """Stop the alarm of an answer that nobody gives any more."""
        self._alarm.cancel()

    async def give(self, rendered: Reply | discord.ui.Modal, voice: Voice | None) -> None:
        """Show the answer. A modal cannot follow a promise: then the asker is told to press again."""
        await self._settle()
        if isinstance(rendered, discord.ui.Modal):
            if self._is_promised:
                raise RuleViolation("press-again")
            await self._interaction.response.send_modal(rendered)
            return
        reply = guarded(rendered)
        message_id = await (self._redraw(reply) if self._is_edit else self._send(reply))
        await self._write_down(reply.live, message_id, voice)

    async def _send(self, reply: Reply) -> int | None:
        interaction, files = self._interaction, list(reply.files)
        if self._is_promised:
            return (await interaction.edit_original_response(view=reply.view, attachments=files)).id
        sent = await interaction.response.send_message(
            view=reply.view, files=files, ephemeral=not self._is_public
        )
        return sent.message_id

    async def _redraw(self, reply: Reply) -> int | None:
        interaction, files = self._interaction, list(reply.files)
        if self._is_promised:
            await interaction.edit_original_response(view=reply.view, attachments=files)
        else:
            await interaction.response.edit_message(view=reply.view, attachments=files)
        return None if interaction.message is None else interaction.message.id

    async def refuse(self, reply: Reply) -> None:
        """Tell only the asker."""
        await self._settle()
        interaction = self._interaction
        if not interaction.response.is_done():
            await interaction.response.send_message(view=reply.view, ephemeral=True)
            return
        if self._is_promised and self._is_public:
            await self._withdraw()
        await interaction.followup.send(view=reply.view, ephemeral=True)

    async def _withdraw(self) -> None:
        """Take a public promise back. It is kept first, else Discord takes the next message for it."""
        with suppress(discord.NotFound):
            await self._interaction.edit_original_response(view=note("…").view)
            await self._interaction.delete_original_response()

    async def _write_down(self, live: Live | None, message_id: int | None, voice: Voice | None) -> None:
        """Remember a message of the channel as the panel it shows now."""
        panel = None if message_id is None else self._panel(live, message_id, voice)
        panels = self._desk.panels
        if self._is_edit:
            if message_id is not None and not _is_ephemeral(self._interaction):
                await panels.redrawn(message_id, panel)
        elif self._is_public and panel is not None:
            await panels.sent(panel, self._now_utc())
            if self._desk.campaigns.changes.touched(panel.subject, self.drawn):
                await panels.overlooked(panel.message_id, self._now_utc())

    def _panel(self, live: Live | None, message_id: int, voice: Voice | None) -> Panel | None:
        channel_id = self._interaction.channel_id
        if live is None or voice is None or channel_id is None:
            return None
        return Panel(message_id, channel_id, voice.campaign_id, live.screen, live.subject, dict(live.args))


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
