"""What the controls of a Bastion's owner do: each a use case and the panel to show after it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.rules.bastion.founding import Plan
from bot.rules.bastion.naming import treasure_at
from bot.rules.bastion.state import Presence, Space
from bot.rules.errors import RuleViolation
from bot.services.bastion_acts import Changed, Which
from bot.services.bastion_cards import Card, Founding
from bot.services.caller import Caller
from bot.services.services import Services
from bot.services.undoing import Undone
from bot.text import Said, Speaker
from bot.ui.desk import desk_of
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from bot.ui.reply import Reply, note
from cogs.bastion import household
from cogs.bastion.founding import (
    GROWTH,
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
from cogs.bastion.founding import KIND as FOUNDING
from cogs.bastion.overview import LIST, list_panel
from cogs.bastion.panel import GONE, KIND, bastion_panel, done_lines
from cogs.bastion.people import names_form, people_panel, read_names
from cogs.bastion.words import kind_of_thing

Interaction = discord.Interaction[Any]
Panel = Callable[[Card, Speaker], Reply]
Act = Callable[[Caller], Awaitable[Changed]]


class BastionPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions
        self._household = services.bastion_household
        self._undoing = services.undoing

    def table(self) -> Presses:
        own: dict[str, Handler] = {
            "look": self._opens(bastion_panel),
            "orders": self._opens(bastion_panel, for_owner=True),
            "people": self._opens(partial(people_panel, 0)),
            "stores": self._opens(household.stores_panel),
            "guests": self._opens(household.guests_panel),
            "fallen": self._opens(household.fallen_panel),
            "story": self._opens(household.story_panel),
            "turn": self.turn_page,
            "maintain": self.maintain,
            "withdraw": self.withdraw,
            "presence": self.set_presence,
            "remind": self.remind,
            "unremind": self.remind,
            "name": self.ask_names,
            "names": self.give_names,
            "claim": self.claim,
            "call": self.ask_treasure,
            "called": self.name_treasure,
            "coffer": self.empty_coffer,
            "dismiss": self.dismiss,
            "shelter": self.shelter,
            "resettle": self.resettle,
            "living": self.pick_living,
            "exchange": self.exchange,
            "tell": self._asks(household.story_form),
            "told": self.tell,
            "divest": self._asks(household.divest_form),
            "divested": self.divest,
            "neglected": self.let_fall,
            "grow": self.open_growth,
            "undo": self.undo,
        }
        return {
            **{(verb, KIND): handler for verb, handler in own.items()},
            ("page", LIST): self.list_page,
            ("cramped", FOUNDING): partial(self.draw_room, Space.CRAMPED),
            ("roomy", FOUNDING): partial(self.draw_room, Space.ROOMY),
            ("level", FOUNDING): self.draw_special,
            ("name", FOUNDING): self.ask_founding,
            ("found", FOUNDING): self.found,
            ("level", GROWTH): self.draw_growth,
            ("gain", GROWTH): self.gain,
        }

    # Looking

    def _opens(self, panel: Panel, *, for_owner: bool = False) -> Handler:
        """A panel for the asker alone."""

        async def handler(interaction: Interaction, press: Press) -> None:
            load = self._bastions.show_own if for_owner else self._bastions.show
            await perform(interaction, partial(load, which=Which(press.id)), panel)

        return handler

    def _asks(self, form: Callable[[Card, Speaker], Form]) -> Handler:
        """A form, for one who may send it."""

        async def handler(interaction: Interaction, press: Press) -> None:
            await perform(interaction, partial(self._bastions.show_own, which=Which(press.id)), form)

        return handler

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        panel = partial(people_panel, int(press.arg))
        await perform(interaction, partial(self._bastions.show, which=Which(press.id)), panel, edit=True)

    async def list_page(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._bastions.all, partial(list_panel, int(press.arg)), edit=True)

    # Changing, with the same panel drawn anew

    async def _change(self, interaction: Interaction, act: Act, panel: Callable[..., Reply]) -> None:
        await perform(interaction, act, partial(_changed, panel), edit=True)

    async def maintain(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, _on(self._bastions.maintain, press), bastion_panel)

    async def withdraw(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, _on(self._bastions.withdraw, press), bastion_panel)

    async def set_presence(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._bastions.presence, press, presence=Presence(press.values[0]))
        await self._change(interaction, act, bastion_panel)

    async def remind(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._bastions.remind, press, on=press.verb == "remind")
        await self._change(interaction, act, bastion_panel)

    async def empty_coffer(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._household.empty_coffer, press)
        await self._change(interaction, act, household.stores_panel)

    async def claim(self, interaction: Interaction, press: Press) -> None:
        """Out of the stores into the pack; what has no name is called there what it is."""
        number = int(press.values[0])
        desk = desk_of(interaction)

        async def act(caller: Caller) -> Changed:
            shown = await self._bastions.show(caller, Which(press.id))
            name = kind_of_thing(treasure_at(shown.bastion, number), desk.speaker(caller.locale).plain)
            return await self._household.claim(caller, _which(press), number, name)

        await self._change(interaction, act, household.stores_panel)

    async def ask_treasure(self, interaction: Interaction, press: Press) -> None:
        number = int(press.values[0])

        def form(shown: Card, speak: Speaker) -> Form:
            return household.treasure_form(shown, treasure_at(shown.bastion, number), speak)

        await self._asks(form)(interaction, press)

    async def name_treasure(self, interaction: Interaction, press: Press) -> None:
        act = _on(
            self._household.name_treasure, press, number=int(press.arg), name=press.fields.get("name", "")
        )
        await self._change(interaction, act, household.stores_panel)

    async def dismiss(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._household.dismiss, press, number=int(press.values[0]))
        await self._change(interaction, act, household.guests_panel)

    async def shelter(self, interaction: Interaction, press: Press) -> None:
        room = None if press.values[0] == household.OUTSIDE else int(press.values[0])
        await self._change(
            interaction, _on(self._household.shelter, press, room=room), household.guests_panel
        )

    async def resettle(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, _on(self._household.resettle, press), household.guests_panel)

    async def pick_living(self, interaction: Interaction, press: Press) -> None:
        panel = partial(household.fallen_panel, fallen=int(press.values[0]))
        await perform(interaction, partial(self._bastions.show_own, which=Which(press.id)), panel, edit=True)

    async def exchange(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._household.exchange_fallen, press, fallen=int(press.arg), living=int(press.values[0]))
        await self._change(interaction, act, household.fallen_panel)

    async def tell(self, interaction: Interaction, press: Press) -> None:
        words = {id: press.fields.get(id, "") for id in ("origin", "form")}
        await self._change(interaction, _on(self._household.describe, press, **words), household.story_panel)

    # Names

    async def ask_names(self, interaction: Interaction, press: Press) -> None:
        await self._asks(partial(names_form, int(press.arg)))(interaction, press)

    async def give_names(self, interaction: Interaction, press: Press) -> None:
        page = int(press.arg)

        async def act(caller: Caller) -> Changed:
            shown = await self._bastions.show(caller, Which(press.id))
            if shown.revision != press.revision:  # the lines were those of other people
                raise RuleViolation("stale")
            names = read_names(shown.bastion, page, press.fields["name"], press.fields.get("people", ""))
            return await self._household.name(caller, _which(press), names)

        await self._change(interaction, act, partial(people_panel, page))

    # The end

    async def divest(self, interaction: Interaction, press: Press) -> None:
        act = _on(self._bastions.divest, press, typed=press.fields.get("name", ""))
        await perform(interaction, act, confirmed, public=True)

    async def let_fall(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, _on(self._bastions.let_fall, press), bastion_panel)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        """Take back what the panel says was just done. A Bastion that was just founded is gone then."""

        async def act(caller: Caller) -> tuple[Undone, Card | None]:
            undone = await self._undoing.entry(caller, press.revision)
            try:
                return undone, await self._bastions.show(caller, Which(press.id))
            except RuleViolation:
                return undone, None

        await perform(interaction, act, _undone, edit=True)

    # Founding and growing

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
            return await self._bastions.gain(caller, _which(press), kinds)

        await self._change(interaction, act, bastion_panel)


def founded(result: Changed, speak: Speaker) -> Reply:
    """A new Bastion, shown to all."""
    first = done_lines(result.events[:1], speak)
    return bastion_panel(result.card, speak, top=first, entry=result.entry)


def confirmed(result: Changed, speak: Speaker) -> Reply:
    """What was done, on the panel of the Bastion."""
    return _changed(bastion_panel, result, speak)


def _changed(panel: Callable[..., Reply], result: Changed, speak: Speaker) -> Reply:
    entry = result.entry if result.events else 0
    return panel(result.card, speak, top=done_lines(result.events, speak), entry=entry)


def _undone(result: tuple[Undone, Card | None], speak: Speaker) -> Reply:
    undone, shown = result
    top = speak.lines(speak("undo-done"), *(Said(f"~~{speak.event(event)}~~") for event in undone.events))
    return note(top, accent=GONE) if shown is None else bastion_panel(shown, speak, top=top)


def _on(use_case: Callable[..., Awaitable[Changed]], press: Press, **arguments: Any) -> Act:
    """A use case on the Bastion of a press, at the revision it was drawn for."""
    return partial(use_case, which=_which(press), **arguments)


def _which(press: Press) -> Which:
    return Which(press.id, press.revision)


def _with_chosen(founding: Founding, press: Press) -> Draft:
    """The draft of a press with what was just chosen from its level: the argument is `level.draft`."""
    level, _, code = press.arg.partition(".")
    return with_special(read_draft(code), int(level), founding, press.values)
