"""What the controls of a Bastion's own panel do: each a use case and the panel to show after it."""

from functools import partial

from bot.rules.bastion.state import Presence
from bot.rules.errors import RuleViolation
from bot.services.bastion_acts import Which
from bot.services.bastion_cards import Card
from bot.services.caller import Caller
from bot.services.services import Services
from bot.services.undoing import Undone
from bot.text import Said, Speaker
from bot.ui.perform import perform
from bot.ui.press import Handler, Press, Presses
from bot.ui.reply import Reply, note
from cogs.bastion import household
from cogs.bastion.answering import Interaction, asks, change, confirmed, on, opens
from cogs.bastion.overview import LIST, list_panel
from cogs.bastion.panel import GONE, KIND, bastion_panel


class BastionPresses:
    """One method per control; `table` says which."""

    def __init__(self, services: Services) -> None:
        self._bastions = services.bastions
        self._undoing = services.undoing

    def table(self) -> Presses:
        own: dict[str, Handler] = {
            "look": opens(self._bastions, bastion_panel),
            "orders": opens(self._bastions, bastion_panel, for_owner=True),
            "maintain": self.maintain,
            "withdraw": self.withdraw,
            "presence": self.set_presence,
            "remind": self.remind,
            "unremind": self.remind,
            "divest": asks(self._bastions, household.divest_form),
            "divested": self.divest,
            "neglected": self.let_fall,
            "undo": self.undo,
        }
        return {("page", LIST): self.list_page, **{(verb, KIND): handler for verb, handler in own.items()}}

    async def list_page(self, interaction: Interaction, press: Press) -> None:
        await perform(interaction, self._bastions.all, partial(list_panel, int(press.arg)), edit=True)

    async def maintain(self, interaction: Interaction, press: Press) -> None:
        await change(interaction, on(self._bastions.maintain, press), bastion_panel)

    async def withdraw(self, interaction: Interaction, press: Press) -> None:
        await change(interaction, on(self._bastions.withdraw, press), bastion_panel)

    async def set_presence(self, interaction: Interaction, press: Press) -> None:
        act = on(self._bastions.presence, press, presence=Presence(press.values[0]))
        await change(interaction, act, bastion_panel)

    async def remind(self, interaction: Interaction, press: Press) -> None:
        act = on(self._bastions.remind, press, on=press.verb == "remind")
        await change(interaction, act, bastion_panel)

    async def divest(self, interaction: Interaction, press: Press) -> None:
        act = on(self._bastions.divest, press, typed=press.fields.get("name", ""))
        await perform(interaction, act, confirmed, public=True)

    async def let_fall(self, interaction: Interaction, press: Press) -> None:
        await change(interaction, on(self._bastions.let_fall, press), bastion_panel)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        """Take back what the panel says was just done. A Bastion that was just founded is gone then."""

        async def act(caller: Caller) -> tuple[Undone, Card | None]:
            undone = await self._undoing.entry(caller, press.revision)
            try:
                return undone, await self._bastions.show(caller, Which(press.id))
            except RuleViolation:
                return undone, None

        await perform(interaction, act, _undone, edit=True)


def _undone(result: tuple[Undone, Card | None], speak: Speaker) -> Reply:
    undone, shown = result
    top = speak.lines(speak("undo-done"), *(Said(f"~~{speak.event(event)}~~") for event in undone.events))
    return note(top, accent=GONE) if shown is None else bastion_panel(shown, speak, top=top)
