"""What an event asks of an owner, as the table sees it. Reads, changes nothing."""

from dataclasses import dataclass
from datetime import datetime

from bot.rules.bastion.state import NO_MONEY, Bastion, EventKind
from bot.rules.errors import RuleViolation
from bot.rules.prompt import Prompt
from bot.rules.values import Copper
from bot.services.bastion_cards import owner_of
from bot.services.read_campaign import ReadCampaign

CHOICE = "bastion-choice"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that an event asks of the owner. `bastion` is None when it is gone."""

    prompt: Prompt
    revision: int
    bastion: Bastion | None
    event: EventKind
    bastion_name: str
    owner_name: str
    price: Copper
    deadline: datetime | None


async def asked_of(campaign: ReadCampaign, prompt_id: int) -> Asked:
    """The question as it stands."""
    prompt = await campaign.get(Prompt, prompt_id)
    if prompt.kind != CHOICE:
        raise RuleViolation("gone")
    bastion = await campaign.find(Bastion, prompt.subject)
    owner = None if bastion is None else await owner_of(campaign, bastion)
    return Asked(
        prompt=prompt,
        revision=campaign.revision(prompt),
        bastion=bastion,
        event=EventKind(str(prompt.data["event"])),
        bastion_name="" if bastion is None else bastion.name,
        owner_name="" if owner is None else owner.name,
        price=Copper(int(prompt.data.get("price", NO_MONEY))),
        deadline=None if prompt.deadline is None else datetime.fromisoformat(prompt.deadline),
    )


async def asked_me(campaign: ReadCampaign, prompt_id: int) -> Asked:
    """The question, for one who may answer it: who plays the owner now, or the DM. Refused to others."""
    asked = await asked_of(campaign, prompt_id)
    owner = None if asked.bastion is None else await owner_of(campaign, asked.bastion)
    player = None if owner is None else owner.owner
    if not campaign.is_dm and (player is None or player != campaign.actor.user_id):
        raise RuleViolation("bastion-not-asked", owner=asked.owner_name)
    if asked.prompt.answer is not None:
        raise RuleViolation("stale")
    return asked
