"""What the use cases of owners share: which Bastion is meant, who may act, how the result is shown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.rules.bastion.outcome import Outcome
from bot.rules.bastion.state import Bastion
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.services.bastion_cards import Card, acting_owner, card_of, chosen, owner_of
from bot.services.bastion_outcomes import carry_out
from bot.services.caller import Caller
from bot.services.campaigns import Campaigns
from bot.services.open_campaign import OpenCampaign
from bot.services.read_campaign import ReadCampaign
from bot.services.undoing import readable_at

Act = Callable[[Bastion], Outcome]


@dataclass(frozen=True, slots=True)
class Which:
    """The Bastion meant: by id or name, or the asker's own. A revision refuses an outdated button."""

    id: str | int | None = None
    revision: int | None = None

    @property
    def text(self) -> str:
        """The id as the journal keeps it: as text, for it is longer than a number may be in JSON."""
        return "" if self.id is None else str(self.id)


OWN = Which()


@dataclass(frozen=True, slots=True)
class Changed:
    """A Bastion after a use case, what its asker may read of what happened, the entry that takes it back."""

    card: Card
    events: tuple[Event, ...]
    entry: int


class BastionActs:
    """Base of the use cases of owners, which the DM may do for them."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def _do(self, caller: Caller, use_case: str, which: Which, act: Act) -> Changed:
        """An act that needs nothing but the Bastion."""
        async with self._campaigns.open(caller, use_case, bastion=which.text) as campaign:
            bastion = await own(campaign, which)
            return await save(campaign, caller, bastion, act(bastion))


def in_turn(bastion: Bastion, acts: Iterable[Act]) -> Outcome:
    """One act after another, as one outcome."""
    whole = Outcome(bastion)
    for act in acts:
        part = act(whole.bastion)
        whole = Outcome(part.bastion, whole.events + part.events, whole.payments + part.payments)
    return whole


def verify_playing(campaign: ReadCampaign) -> None:
    """Refuse what a campaign that is paused, or does without Bastions, cannot do."""
    campaign.require_running()
    if not campaign.has("bastions"):
        raise RuleViolation("bastion-switched-off", campaign=campaign.state.name)


async def own(campaign: OpenCampaign, which: Which) -> Bastion:
    """The Bastion meant, when the asker may act for its owner."""
    verify_playing(campaign)
    bastion = await chosen(campaign, which.id)
    await acting_owner(campaign, bastion)
    if which.revision is not None:
        campaign.expect(bastion, which.revision)
    return bastion


async def present_owner(campaign: ReadCampaign, bastion: Bastion) -> Character:
    """The owner, for what cannot be done without one."""
    owner = await owner_of(campaign, bastion)
    if owner is None:
        raise RuleViolation("bastion-owner-missing", name=bastion.name)
    return owner


async def save(campaign: OpenCampaign, caller: Caller, bastion: Bastion, outcome: Outcome) -> Changed:
    """Write down an outcome that changes something, and show the Bastion as it then is."""
    if outcome != Outcome(bastion):
        bastion = await carry_out(campaign, bastion, outcome)
    return await changed(campaign, caller, bastion)


async def changed(campaign: OpenCampaign, caller: Caller, bastion: Bastion) -> Changed:
    events = readable_at(campaign.events, campaign, caller)
    return Changed(await card_of(campaign, bastion), events, campaign.entry)
