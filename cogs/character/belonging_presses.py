"""What the buttons, menus and forms of money and things do."""

from collections.abc import Callable
from functools import partial

from bot.rules.errors import RuleViolation
from bot.services.belongings import ItemWords
from bot.services.caller import Caller
from bot.services.character_views import CharacterView
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from cogs.character import forms, panels
from cogs.character.answering import Interaction, after, asks, number_in, only_value, opens, show, turns
from cogs.character.forms import KIND


class BelongingPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._characters = services.characters
        self._belongings = services.belongings

    def table(self) -> Presses:
        look, change = self._characters.show, self._characters.to_change
        own: dict[str, Handler] = {
            "purse": opens(look, panels.purse_panel),
            "items": opens(look, panels.items_panel),
            "earn": asks(change, partial(forms.money_form, "earn")),
            "spend": asks(change, partial(forms.money_form, "spend")),
            "pass": asks(change, partial(forms.money_form, "pass")),
            "add": asks(change, forms.new_item_form),
            "earning": self.move_money,
            "spending": self.move_money,
            "passing": self.give_money,
            "adding": self.add_item,
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
            ("page", "items"): turns(look, panels.items_panel),
            ("page", "purse"): turns(look, panels.purse_panel),
        }

    async def move_money(self, interaction: Interaction, press: Press) -> None:
        sign = "-" if press.verb == "spending" else ""
        await after(
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
        await after(
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
        index = number_in(only_value(press))
        await show(
            interaction,
            partial(self._characters.show, wanted=press.id),
            lambda shown, speak: panels.item_panel(shown, index, speak),
        )

    async def add_item(self, interaction: Interaction, press: Press) -> None:
        await after(
            interaction,
            partial(self._belongings.add_described, wanted=press.id, words=_item_words(press)),
            panels.items_panel,
        )

    async def drop_item(self, interaction: Interaction, press: Press) -> None:
        """One piece, or the whole row."""
        await after(
            interaction,
            partial(
                self._belongings.remove,
                character_id=press.id,
                index=number_in(press.arg),
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
        index = number_in(press.arg)

        async def use_case(caller: Caller) -> CharacterView:
            shown = await self._characters.to_change(caller, press.id)
            if shown.revision != press.revision or index >= len(shown.character.items):
                raise RuleViolation("stale")
            return shown

        await perform(interaction, use_case, lambda shown, speak: form(shown, index, speak))

    async def describe_item(self, interaction: Interaction, press: Press) -> None:
        await after(
            interaction,
            partial(
                self._belongings.describe,
                character_id=press.id,
                index=number_in(press.arg),
                words=_item_words(press),
                revision=press.revision,
            ),
            panels.items_panel,
        )

    async def hand_item(self, interaction: Interaction, press: Press) -> None:
        await after(
            interaction,
            partial(
                self._belongings.give,
                character_id=press.id,
                index=number_in(press.arg),
                to=press.fields.get("to", ""),
                typed=press.fields.get("quantity", ""),
                revision=press.revision,
            ),
            panels.items_panel,
        )


def _item_words(press: Press) -> ItemWords:
    return ItemWords(
        **{field: press.fields.get(field, "") for field in ("name", "quantity", "weight", "value", "note")}
    )
