"""What the buttons, menus and forms of characters do: each a use case and the panel to show after it.

Those of money and things stand in `belonging_presses`.
"""

from functools import partial

from bot.services.characters import NewCharacter, Roster
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.perform import perform
from bot.ui.press import Handler, Press, Presses
from bot.ui.reply import Reply
from cogs.character import forms, panels
from cogs.character.answering import Interaction, after, asks, fresh, number_in, only_value, opens, show
from cogs.character.aspects import LISTED, edit_panel, form_of, listed_panel
from cogs.character.forms import KIND
from cogs.character.panels import ROSTER


class CharacterPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._characters = services.characters
        self._handovers = services.handovers

    def table(self) -> Presses:
        """Every control of kind `character` but those of its belongings, and the few of other kinds."""
        look, change = self._characters.show, self._characters.to_change
        own: dict[str, Handler] = {
            "open": opens(look, panels.sheet_panel),
            "state": opens(look, panels.state_panel),
            "edit": opens(change, edit_panel),
            "look": self.look,
            "fresh": self.fresh,
            "create": self.create,
            "hurt": asks(change, partial(forms.hit_points_form, "hurt")),
            "heal": asks(change, partial(forms.hit_points_form, "heal")),
            "rise": asks(change, forms.level_form),
            "erase": asks(change, forms.delete_form),
            "hurting": self.change_hit_points,
            "healing": self.change_hit_points,
            "rising": self.rise,
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
        }
        return {
            **{(verb, KIND): handler for verb, handler in own.items()},
            ("join", "campaign"): self.join,
            ("take", "campaign"): self.take,
            ("accept", "transfer"): self.answer_transfer,
            ("decline", "transfer"): self.answer_transfer,
            ("open", ROSTER): self.open_from_roster,
            ("page", ROSTER): self.turn_roster,
        }

    # Opening

    async def look(self, interaction: Interaction, press: Press) -> None:
        """One's own panel, from a message that all can see."""
        await perform(
            interaction, partial(self._characters.show, wanted=press.id), partial(fresh, panels.sheet_panel)
        )

    async def open_from_roster(self, interaction: Interaction, press: Press) -> None:
        await show(
            interaction,
            partial(self._characters.show, wanted=only_value(press)),
            partial(fresh, panels.sheet_panel),
        )

    async def turn_roster(self, interaction: Interaction, press: Press) -> None:
        def render(everyone: Roster, speak: Speaker) -> Reply:
            return panels.roster(everyone, speak, number_in(press.arg))

        await show(interaction, self._characters.everyone, render)

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
            partial(
                self._handovers.take_over, character_id=number_in(only_value(press)), campaign_id=press.id
            ),
            panels.arrival,
            public=True,
        )

    async def answer_transfer(self, interaction: Interaction, press: Press) -> None:
        await show(
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
        await show(interaction, use_case, panels.ended)

    # Living

    async def change_hit_points(self, interaction: Interaction, press: Press) -> None:
        await after(
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
        await after(
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
        await after(
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
        await after(
            interaction,
            partial(
                self._characters.exhaust,
                character_id=press.id,
                cause=only_value(press),
                levels=1 if press.verb == "tire" else -1,
                revision=press.revision,
            ),
            panels.state_panel,
        )

    async def set_life(self, interaction: Interaction, press: Press) -> None:
        await after(
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
        aspect = only_value(press)
        if aspect == "all":
            await self._put(interaction, press, aspect, None)
            return
        load = partial(self._characters.to_change, wanted=press.id)
        if aspect in LISTED:
            await show(interaction, load, lambda shown, speak: listed_panel(shown, aspect, speak))
        else:
            await perform(interaction, load, lambda shown, speak: form_of(shown, aspect, speak))

    async def put(self, interaction: Interaction, press: Press) -> None:
        """A list, chosen; or left to the class tables."""
        await self._put(interaction, press, press.arg, None if press.verb == "derive" else press.values)

    async def _put(
        self, interaction: Interaction, press: Press, aspect: str, values: tuple[str, ...] | None
    ) -> None:
        await after(
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
        await after(
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
