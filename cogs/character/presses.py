"""What the buttons, menus and forms of characters do: each a use case and the panel to show after it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.rules.errors import RuleViolation
from bot.services.belongings import ItemWords
from bot.services.caller import Caller
from bot.services.character_views import CharacterView, Done
from bot.services.characters import NewCharacter, Roster
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from bot.ui.reply import Reply
from cogs.character import forms, panels
from cogs.character.aspects import LISTED, edit_panel, form_of, listed_panel
from cogs.character.forms import KIND
from cogs.character.panels import ROSTER, Just

Interaction = discord.Interaction[Any]
Panel = Callable[[CharacterView, Speaker, Just], Reply]


class CharacterPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._characters = services.characters
        self._handovers = services.handovers
        self._belongings = services.belongings

    def table(self) -> Presses:
        """Every control of kind `character`, and the few of other kinds."""
        own: dict[str, Handler] = {
            "open": self._opens(panels.sheet_panel),
            "state": self._opens(panels.state_panel),
            "purse": self._opens(panels.purse_panel),
            "items": self._opens(panels.items_panel),
            "edit": self._opens(edit_panel, to_change=True),
            "look": self.look,
            "fresh": self.fresh,
            "create": self.create,
            "hurt": self._asks(partial(forms.hit_points_form, "hurt")),
            "heal": self._asks(partial(forms.hit_points_form, "heal")),
            "rise": self._asks(forms.level_form),
            "earn": self._asks(partial(forms.money_form, "earn")),
            "spend": self._asks(partial(forms.money_form, "spend")),
            "pass": self._asks(partial(forms.money_form, "pass")),
            "add": self._asks(forms.new_item_form),
            "erase": self._asks(forms.delete_form),
            "hurting": self.change_hit_points,
            "healing": self.change_hit_points,
            "rising": self.rise,
            "earning": self.move_money,
            "spending": self.move_money,
            "passing": self.give_money,
            "adding": self.add_item,
            "erased": self.erase,
            "conditions": self.set_conditions,
            "tire": self.exhaust,
            "ease": self.exhaust,
            "die": self.set_life,
            "revive": self.set_life,
            "aspect": self.pick_aspect,
            "put": self.put,
            "derive": self.put,
            "write": self.write,
            "item": self.open_item,
            "use": self.drop_item,
            "drop": self.drop_item,
            "describe": self.ask_description,
            "described": self.describe_item,
            "hand": self.ask_receiver,
            "handed": self.hand_item,
        }
        return {
            **{(verb, KIND): handler for verb, handler in own.items()},
            ("join", "campaign"): self.join,
            ("take", "campaign"): self.take,
            ("accept", "transfer"): self.answer_transfer,
            ("decline", "transfer"): self.answer_transfer,
            ("open", ROSTER): self.open_from_roster,
            ("page", ROSTER): self.turn_roster,
            ("page", "items"): self._turns(panels.items_panel),
            ("page", "purse"): self._turns(panels.purse_panel),
        }

    # Opening

    def _opens(self, panel: Panel, *, to_change: bool = False) -> Handler:
        """A button that turns the message to a panel of the same character."""
        load = self._characters.to_change if to_change else self._characters.show

        async def handle(interaction: Interaction, press: Press) -> None:
            await _show(interaction, partial(load, wanted=press.id), partial(_fresh, panel))

        return handle

    def _asks(self, form: Callable[[CharacterView, Speaker], Form]) -> Handler:
        """A button that opens a form."""

        async def handle(interaction: Interaction, press: Press) -> None:
            await perform(interaction, partial(self._characters.to_change, wanted=press.id), form)

        return handle

    def _turns(self, panel: Callable[..., Reply]) -> Handler:
        """A button that turns to another page of a panel."""

        async def handle(interaction: Interaction, press: Press) -> None:
            await _show(
                interaction,
                partial(self._characters.show, wanted=press.id),
                partial(panel, number=_number(press.arg)),
            )

        return handle

    async def look(self, interaction: Interaction, press: Press) -> None:
        """One's own panel, from a message that all can see."""
        await perform(
            interaction, partial(self._characters.show, wanted=press.id), partial(_fresh, panels.sheet_panel)
        )

    async def open_from_roster(self, interaction: Interaction, press: Press) -> None:
        await _show(
            interaction,
            partial(self._characters.show, wanted=_only(press)),
            partial(_fresh, panels.sheet_panel),
        )

    async def turn_roster(self, interaction: Interaction, press: Press) -> None:
        def render(everyone: Roster, speak: Speaker) -> Reply:
            return panels.roster(everyone, speak, _number(press.arg))

        await _show(interaction, self._characters.everyone, render)

    # Joining

    async def join(self, interaction: Interaction, press: Press) -> None:
        """The Join button of a campaign: a new character, or one that waits for a player."""
        await perform(
            interaction, partial(self._handovers.invitation, campaign_id=press.id), panels.invitation_or_form
        )

    async def fresh(self, interaction: Interaction, press: Press) -> None:
        await perform(
            interaction,
            partial(self._handovers.invitation, campaign_id=press.id),
            lambda invited, speak: forms.create_form(invited.campaign_id, speak),
        )

    async def create(self, interaction: Interaction, press: Press) -> None:
        """The five answers, sent."""
        answers = {
            field: press.fields.get(field, "") for field in ("name", "classes", "abilities", "hp", "notes")
        }
        new = NewCharacter(**answers)
        await perform(
            interaction,
            partial(self._characters.create, new=new, campaign_id=press.id),
            panels.arrival,
            public=True,
        )

    async def take(self, interaction: Interaction, press: Press) -> None:
        await perform(
            interaction,
            partial(self._handovers.take_over, character_id=_number(_only(press)), campaign_id=press.id),
            panels.arrival,
            public=True,
        )

    async def answer_transfer(self, interaction: Interaction, press: Press) -> None:
        await _show(
            interaction,
            partial(self._handovers.answer, prompt_id=press.id, revision=press.revision, answer=press.verb),
            panels.ended,
        )

    async def erase(self, interaction: Interaction, press: Press) -> None:
        use_case = partial(
            self._handovers.delete,
            wanted=press.id,
            typed_name=press.fields.get("name", ""),
            revision=press.revision,
        )
        await _show(interaction, use_case, panels.ended)

    # Living

    async def change_hit_points(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._characters.change_hit_points,
                wanted=press.id,
                typed=press.fields.get("amount", ""),
                sign="-" if press.verb == "hurting" else "+",
            ),
            panels.sheet_panel,
        )

    async def rise(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._characters.level_up,
                wanted=press.id,
                class_word=press.fields.get("class", ""),
                rolled=press.fields.get("hp", ""),
                revision=press.revision,
            ),
            panels.sheet_panel,
        )

    async def set_conditions(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._characters.set_conditions,
                character_id=press.id,
                conditions=press.values,
                revision=press.revision,
            ),
            panels.state_panel,
        )

    async def exhaust(self, interaction: Interaction, press: Press) -> None:
        """One level more from a cause, or one less."""
        await self._after(
            interaction,
            partial(
                self._characters.exhaust,
                character_id=press.id,
                cause=_only(press),
                levels=1 if press.verb == "tire" else -1,
                revision=press.revision,
            ),
            panels.state_panel,
        )

    async def set_life(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._characters.set_life,
                character_id=press.id,
                is_dead=press.verb == "die",
                revision=press.revision,
            ),
            panels.state_panel,
        )

    # Putting right

    async def pick_aspect(self, interaction: Interaction, press: Press) -> None:
        """From the menu of aspects to the list or the form of one."""
        aspect = _only(press)
        if aspect == "all":
            await self._put(interaction, press, aspect, None)
            return
        load = partial(self._characters.to_change, wanted=press.id)
        if aspect in LISTED:
            await _show(interaction, load, lambda shown, speak: listed_panel(shown, aspect, speak))
        else:
            await perform(interaction, load, lambda shown, speak: form_of(shown, aspect, speak))

    async def put(self, interaction: Interaction, press: Press) -> None:
        """A list, chosen; or left to the class tables."""
        await self._put(interaction, press, press.arg, None if press.verb == "derive" else press.values)

    async def _put(
        self, interaction: Interaction, press: Press, aspect: str, values: tuple[str, ...] | None
    ) -> None:
        await self._after(
            interaction,
            partial(
                self._characters.choose,
                character_id=press.id,
                aspect=aspect,
                values=values,
                revision=press.revision,
            ),
            edit_panel,
        )

    async def write(self, interaction: Interaction, press: Press) -> None:
        """A form, sent."""
        await self._after(
            interaction,
            partial(
                self._characters.write,
                character_id=press.id,
                aspect=press.arg,
                fields=press.fields,
                revision=press.revision,
            ),
            edit_panel,
        )

    # Money and things

    async def move_money(self, interaction: Interaction, press: Press) -> None:
        sign = "-" if press.verb == "spending" else ""
        await self._after(
            interaction,
            partial(
                self._belongings.move_money,
                wanted=press.id,
                typed=sign + press.fields.get("amount", "").lstrip("+- \u2212"),
                note=press.fields.get("note", ""),
            ),
            panels.purse_panel,
        )

    async def give_money(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._belongings.give_money,
                wanted=press.id,
                to=press.fields.get("to", ""),
                typed=press.fields.get("amount", ""),
                note=press.fields.get("note", ""),
            ),
            panels.purse_panel,
        )

    async def open_item(self, interaction: Interaction, press: Press) -> None:
        index = _number(_only(press))
        await _show(
            interaction,
            partial(self._characters.show, wanted=press.id),
            lambda shown, speak: panels.item_panel(shown, index, speak),
        )

    async def add_item(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(self._belongings.add_described, wanted=press.id, words=_item_words(press)),
            panels.items_panel,
        )

    async def drop_item(self, interaction: Interaction, press: Press) -> None:
        """One piece, or the whole row."""
        await self._after(
            interaction,
            partial(
                self._belongings.remove,
                character_id=press.id,
                index=_number(press.arg),
                quantity=1 if press.verb == "use" else None,
                revision=press.revision,
            ),
            panels.items_panel,
        )

    async def ask_description(self, interaction: Interaction, press: Press) -> None:
        await self._ask_about_item(interaction, press, forms.item_form)

    async def ask_receiver(self, interaction: Interaction, press: Press) -> None:
        await self._ask_about_item(interaction, press, forms.hand_form)

    async def _ask_about_item(
        self, interaction: Interaction, press: Press, form: Callable[[CharacterView, int, Speaker], Form]
    ) -> None:
        index = _number(press.arg)

        async def use_case(caller: Caller) -> CharacterView:
            shown = await self._characters.to_change(caller, press.id)
            if shown.revision != press.revision or index >= len(shown.character.items):
                raise RuleViolation("stale")
            return shown

        await perform(interaction, use_case, lambda shown, speak: form(shown, index, speak))

    async def describe_item(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._belongings.describe,
                character_id=press.id,
                index=_number(press.arg),
                words=_item_words(press),
                revision=press.revision,
            ),
            panels.items_panel,
        )

    async def hand_item(self, interaction: Interaction, press: Press) -> None:
        await self._after(
            interaction,
            partial(
                self._belongings.give,
                character_id=press.id,
                index=_number(press.arg),
                to=press.fields.get("to", ""),
                typed=press.fields.get("quantity", ""),
                revision=press.revision,
            ),
            panels.items_panel,
        )

    async def _after(
        self, interaction: Interaction, use_case: Callable[[Caller], Awaitable[Done]], panel: Panel
    ) -> None:
        """Change something and show the panel with what was done on top."""
        await _show(interaction, use_case, lambda done, speak: panel(done.view, speak, panels.just(done)))


async def _show(interaction: Interaction, use_case: Any, render: Any) -> None:
    """Turn the message that the control stands on; answer anew where there is none."""
    await perform(interaction, use_case, render, edit=interaction.message is not None)


def _fresh(panel: Panel, shown: CharacterView, speak: Speaker) -> Reply:
    return panel(shown, speak, panels.NOTHING_YET)


def _only(press: Press) -> str:
    return press.values[0] if press.values else ""


def _number(text: str) -> int:
    """A number that came with a press; nonsense is no place in any list."""
    return int(text) if text.isdecimal() and len(text) < 20 and int(text) < 2**63 else -1


def _item_words(press: Press) -> ItemWords:
    return ItemWords(
        **{field: press.fields.get(field, "") for field in ("name", "quantity", "weight", "value", "note")}
    )
