"""Founding a Bastion and choosing more facilities, step by step: each press carries the whole draft."""

from collections.abc import Callable
from functools import partial

from bot.rules.bastion.founding import Plan
from bot.rules.bastion.state import Space
from bot.services.bastion_acts import Changed, Which
from bot.services.bastion_cards import Card, Founding
from bot.services.caller import Caller
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Press, Presses
from bot.ui.reply import Reply
from cogs.bastion.answering import Interaction, change, which
from cogs.bastion.founding import (
    GROWTH,
    KIND,
    Draft,
    founding_panel,
    growth_panel,
    kinds_in,
    naming_form,
    read_draft,
    rooms_in,
    with_room,
    with_special,
)
from cogs.bastion.panel import KIND as BASTION
from cogs.bastion.panel import bastion_panel, done_lines


class FoundingPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions

    def table(self) -> Presses:
        return {
            ("cramped", KIND): partial(self.draw_room, Space.CRAMPED),
            ("roomy", KIND): partial(self.draw_room, Space.ROOMY),
            ("level", KIND): self.draw_special,
            ("name", KIND): self.ask_founding,
            ("found", KIND): self.found,
            ("grow", BASTION): self.open_growth,
            ("level", GROWTH): self.draw_growth,
            ("gain", GROWTH): self.gain,
        }

    async def draw_room(self, space: Space, interaction: Interaction, press: Press) -> None:
        def panel(founding: Founding, speak: Speaker) -> Reply:
            return founding_panel(
                founding, with_room(read_draft(press.arg), space, founding, press.values), speak
            )

        await perform(interaction, partial(self._bastions.plan, character=press.id), panel, edit=True)

    async def draw_special(self, interaction: Interaction, press: Press) -> None:
        def panel(founding: Founding, speak: Speaker) -> Reply:
            return founding_panel(founding, _with_chosen(founding, press), speak)

        await perform(interaction, partial(self._bastions.plan, character=press.id), panel, edit=True)

    async def ask_founding(self, interaction: Interaction, press: Press) -> None:
        def form(founding: Founding, speak: Speaker) -> Form:
            return naming_form(founding, read_draft(press.arg), speak)

        await perform(interaction, partial(self._bastions.plan, character=press.id), form)

    async def found(self, interaction: Interaction, press: Press) -> None:
        async def act(caller: Caller) -> Changed:
            founding = await self._bastions.plan(caller, press.id)
            draft = read_draft(press.arg)
            cramped, roomy = rooms_in(draft, founding)
            words = {id: press.fields.get(id, "") for id in ("name", "origin", "form")}
            plan = Plan(cramped=cramped, roomy=roomy, special=kinds_in(draft, founding), **words)
            return await self._bastions.found(caller, plan, press.id)

        await perform(interaction, act, founded, public=True)

    async def open_growth(self, interaction: Interaction, press: Press) -> None:
        await self._growth(interaction, press, lambda founding: Draft())

    async def draw_growth(self, interaction: Interaction, press: Press) -> None:
        await self._growth(interaction, press, lambda founding: _with_chosen(founding, press), edit=True)

    async def _growth(
        self,
        interaction: Interaction,
        press: Press,
        draft: Callable[[Founding], Draft],
        *,
        edit: bool = False,
    ) -> None:
        def panel(found: tuple[Card, Founding], speak: Speaker) -> Reply:
            shown, founding = found
            return growth_panel(founding, draft(founding), shown, speak)

        await perform(interaction, partial(self._bastions.growth, which=Which(press.id)), panel, edit=edit)

    async def gain(self, interaction: Interaction, press: Press) -> None:
        async def act(caller: Caller) -> Changed:
            _, founding = await self._bastions.growth(caller, Which(press.id))
            kinds = kinds_in(read_draft(press.arg), founding)
            return await self._bastions.gain(caller, which(press), kinds)

        await change(interaction, act, bastion_panel)


def founded(result: Changed, speak: Speaker) -> Reply:
    """A new Bastion, shown to all."""
    first = done_lines(result.events[:1], speak)
    return bastion_panel(result.card, speak, top=first, entry=result.entry)


def _with_chosen(founding: Founding, press: Press) -> Draft:
    """The draft of a press with what was just chosen from its level: the argument is `level.draft`."""
    level, _, code = press.arg.partition(".")
    return with_special(read_draft(code), int(level), founding, press.values)
