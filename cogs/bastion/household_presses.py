"""Presses on the small panels of a Bastion: people, stores, guests, the fallen, the story."""

from functools import partial

from bot.rules.bastion.naming import treasure_at
from bot.rules.errors import RuleViolation
from bot.services.bastion_acts import Changed, Which
from bot.services.bastion_cards import Card
from bot.services.caller import Caller
from bot.services.services import Services
from bot.text import Speaker
from bot.ui.desk import desk_of
from bot.ui.perform import perform
from bot.ui.press import Form, Handler, Press, Presses
from cogs.bastion import household
from cogs.bastion.answering import Interaction, asks, change, on, opens, which
from cogs.bastion.panel import KIND
from cogs.bastion.people import names_form, people_panel, read_names
from cogs.bastion.words import kind_of_thing


class HouseholdPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions
        self._household = services.bastion_household

    def table(self) -> Presses:
        own: dict[str, Handler] = {
            "people": opens(self._bastions, partial(people_panel, 0)),
            "stores": opens(self._bastions, household.stores_panel),
            "guests": opens(self._bastions, household.guests_panel),
            "fallen": opens(self._bastions, household.fallen_panel),
            "story": opens(self._bastions, household.story_panel),
            "turn": self.turn_page,
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
            "tell": asks(self._bastions, household.story_form),
            "told": self.tell,
        }
        return {(verb, KIND): handler for verb, handler in own.items()}

    # People

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        panel = partial(people_panel, int(press.arg))
        await perform(interaction, partial(self._bastions.show, which=Which(press.id)), panel, edit=True)

    async def ask_names(self, interaction: Interaction, press: Press) -> None:
        await asks(self._bastions, partial(names_form, int(press.arg)))(interaction, press)

    async def give_names(self, interaction: Interaction, press: Press) -> None:
        page = int(press.arg)

        async def act(caller: Caller) -> Changed:
            shown = await self._bastions.show(caller, Which(press.id))
            if shown.revision != press.revision:  # the lines were those of other people
                raise RuleViolation("stale")
            names = read_names(shown.bastion, page, press.fields["name"], press.fields.get("people", ""))
            return await self._household.name(caller, which(press), names)

        await change(interaction, act, partial(people_panel, page))

    # Stores, guests, the fallen, the story

    async def empty_coffer(self, interaction: Interaction, press: Press) -> None:
        act = on(self._household.empty_coffer, press)
        await change(interaction, act, household.stores_panel)

    async def claim(self, interaction: Interaction, press: Press) -> None:
        """Out of the stores into the pack; what has no name is called there what it is."""
        number = int(press.values[0])
        desk = desk_of(interaction)

        async def act(caller: Caller) -> Changed:
            shown = await self._bastions.show(caller, Which(press.id))
            name = kind_of_thing(treasure_at(shown.bastion, number), desk.speaker(caller.locale).plain)
            return await self._household.claim(caller, which(press), number, name)

        await change(interaction, act, household.stores_panel)

    async def ask_treasure(self, interaction: Interaction, press: Press) -> None:
        number = int(press.values[0])

        def form(shown: Card, speak: Speaker) -> Form:
            return household.treasure_form(shown, treasure_at(shown.bastion, number), speak)

        await asks(self._bastions, form)(interaction, press)

    async def name_treasure(self, interaction: Interaction, press: Press) -> None:
        act = on(
            self._household.name_treasure, press, number=int(press.arg), name=press.fields.get("name", "")
        )
        await change(interaction, act, household.stores_panel)

    async def dismiss(self, interaction: Interaction, press: Press) -> None:
        act = on(self._household.dismiss, press, number=int(press.values[0]))
        await change(interaction, act, household.guests_panel)

    async def shelter(self, interaction: Interaction, press: Press) -> None:
        room = None if press.values[0] == household.OUTSIDE else int(press.values[0])
        await change(interaction, on(self._household.shelter, press, room=room), household.guests_panel)

    async def resettle(self, interaction: Interaction, press: Press) -> None:
        await change(interaction, on(self._household.resettle, press), household.guests_panel)

    async def pick_living(self, interaction: Interaction, press: Press) -> None:
        panel = partial(household.fallen_panel, fallen=int(press.values[0]))
        await perform(interaction, partial(self._bastions.show_own, which=Which(press.id)), panel, edit=True)

    async def exchange(self, interaction: Interaction, press: Press) -> None:
        act = on(self._household.exchange_fallen, press, fallen=int(press.arg), living=int(press.values[0]))
        await change(interaction, act, household.fallen_panel)

    async def tell(self, interaction: Interaction, press: Press) -> None:
        words = {id: press.fields.get(id, "") for id in ("origin", "form")}
        await change(interaction, on(self._household.describe, press, **words), household.story_panel)
