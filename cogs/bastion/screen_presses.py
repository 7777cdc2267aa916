"""What the DM's controls behind the screen do, and the owner's answers at the table."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.rules.bastion.happenings.question import Answer
from bot.services.bastion_questions import Asked
from bot.services.bastion_screen import AllTold, Done
from bot.services.bastion_secrets import Behind, Digest
from bot.services.bastions import Answered
from bot.services.caller import Caller
from bot.services.services import Services
from bot.services.undoing import Undone
from bot.text import Said, Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from bot.ui.reply import Reply
from cogs.bastion.digest import DIGEST, SECRET, behind_panel, digest_panel, note_form
from cogs.bastion.panel import done_lines
from cogs.bastion.question import DISCOVERY, PROMPT, discovery_form, question_panel

Interaction = discord.Interaction[Any]


class ScreenPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._screen = services.bastion_screen
        self._bastions = services.bastions
        self._undoing = services.undoing

    def table(self) -> Presses:
        return {
            ("page", DIGEST): self.turn_page,
            ("quiet", DIGEST): self.reveal_quiet,
            ("undo", DIGEST): self.undo_quiet,
            ("open", SECRET): self.open,
            ("reveal", SECRET): self._acts(self._screen.reveal),
            ("resolve", SECRET): self._acts(self._screen.resolve),
            ("reroll", SECRET): self._acts(self._screen.reroll),
            ("keep", SECRET): self.keep,
            ("pick", SECRET): self.pick,
            ("edit", SECRET): self.ask_note,
            ("edited", SECRET): self.keep_note,
            ("scene", SECRET): self.propose_scene,
            ("undo", SECRET): self.undo,
            ("choose", PROMPT): self.choose,
            ("named", PROMPT): self.answer_named,
            ("undo", PROMPT): self.undo_answer,
        }

    # The digest

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        use_case = partial(self._screen.digest, turn=press.revision, page=int(press.arg))
        await perform(interaction, use_case, digest_panel, edit=True)

    async def reveal_quiet(self, interaction: Interaction, press: Press) -> None:
        use_case = partial(self._screen.reveal_quiet, turn=press.revision)
        await perform(interaction, use_case, _all_told, edit=True)

    async def undo_quiet(self, interaction: Interaction, press: Press) -> None:
        async def act(caller: Caller) -> tuple[Undone, Digest]:
            undone = await self._undoing.entry(caller, press.revision)
            return undone, await self._screen.digest(caller, int(press.arg))

        await perform(interaction, act, partial(_undone, digest_panel), edit=True)

    # One event

    async def open(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(self._screen.open, secret_id=press.id), behind_panel)

    def _acts(self, use_case: Callable[..., Awaitable[Done]]) -> Handler:
        async def handler(interaction: Interaction, press: Press) -> None:
            await perform(interaction, _on(use_case, press), _done, edit=True)

        return handler

    async def keep(self, interaction: Interaction, press: Press) -> None:
        use_case = _on(self._screen.keep, press, position=int(press.arg))
        await perform(interaction, use_case, _done, edit=True)

    async def pick(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, _on(self._screen.pick, press, event=press.values[0]), _done, edit=True)

    async def ask_note(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, partial(self._screen.open, secret_id=press.id), note_form)

    async def keep_note(self, interaction: Interaction, press: Press) -> None:
        use_case = _on(self._screen.edit, press, note=press.fields.get("note", ""))
        await perform(interaction, use_case, _note_kept, edit=True)

    async def propose_scene(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, _on(self._screen.propose_scene, press), _scene_proposed, edit=True)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        async def act(caller: Caller) -> tuple[Undone, Behind]:
            undone = await self._undoing.entry(caller, press.revision)
            return undone, await self._screen.open(caller, press.id)

        await perform(interaction, act, partial(_undone, behind_panel), edit=True)

    # The owner's answer

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """An option by its button or from the menu; a find is named on a form first."""
        option = press.values[0] if press.values else press.arg

        async def act(caller: Caller) -> Asked | Answered:
            asked = await self._bastions.asked(caller, press.id)
            if asked.event == DISCOVERY:
                return asked
            return await self._bastions.answer(caller, press.id, press.revision, Answer(option))

        await perform(interaction, act, partial(_form_or_answer, option), edit=True)

    async def answer_named(self, interaction: Interaction, press: Press) -> None:
        given = Answer(press.arg, press.fields.get("name", ""))
        use_case = partial(self._bastions.answer, prompt_id=press.id, revision=press.revision, given=given)
        await perform(interaction, use_case, _answered, edit=True)

    async def undo_answer(self, interaction: Interaction, press: Press) -> None:
        async def act(caller: Caller) -> Asked:
            await self._undoing.entry(caller, press.revision)
            return await self._bastions.asked(caller, press.id)

        await perform(interaction, act, question_panel, edit=True)


def _on(
    use_case: Callable[..., Awaitable[Done]], press: Press, **arguments: Any
) -> Callable[[Caller], Awaitable[Done]]:
    """A use case on the event of a press, at the revision it was drawn for."""
    return partial(use_case, secret_id=press.id, revision=press.revision, **arguments)


def _done(result: Done, speak: Speaker) -> Reply:
    return behind_panel(result.behind, speak, top=done_lines(result.events, speak), entry=result.entry)


def _note_kept(result: Done, speak: Speaker) -> Reply:
    return behind_panel(result.behind, speak, top=speak("bastion-secret-note-kept"), entry=result.entry)


def _scene_proposed(result: Done, speak: Speaker) -> Reply:
    return behind_panel(result.behind, speak, top=speak("bastion-secret-scene-proposed"))


def _all_told(result: AllTold, speak: Speaker) -> Reply:
    return digest_panel(result.digest, speak, top=done_lines(result.events, speak), entry=result.entry)


def _undone(panel: Callable[..., Reply], result: tuple[Undone, Any], speak: Speaker) -> Reply:
    undone, shown = result
    struck = (Said(f"~~{speak.event(event)}~~") for event in undone.events)
    return panel(shown, speak, top=speak.lines(speak("undo-done"), *struck))


def _form_or_answer(option: str, result: Asked | Answered, speak: Speaker) -> Reply | Form:
    return discovery_form(result, option, speak) if isinstance(result, Asked) else _answered(result, speak)


def _answered(result: Answered, speak: Speaker) -> Reply:
    return question_panel(result.asked, speak, entry=result.entry)
