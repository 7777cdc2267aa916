"""Writes down what came of a command on a Bastion: money, story, secrets, questions, stays, owed turns.

Every use case of Bastions ends here, so that none forgets a part.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta

from bot.rules.bastion.events import NeglectLimitReached
from bot.rules.bastion.outcome import Outcome, Payment
from bot.rules.bastion.resolving import default_option, options, reveal
from bot.rules.bastion.state import Bastion, Pending, Stage
from bot.rules.bastion.turn import can_catch_up, catch_up
from bot.rules.campaign import Automation
from bot.rules.character import Character
from bot.rules.errors import RuleViolation
from bot.rules.inventory import paid, received
from bot.rules.prompt import Prompt
from bot.rules.secret import Secret, SecretState
from bot.rules.values import Copper, UserId
from bot.services.bastion_cards import owner_of
from bot.services.bastion_questions import CHOICE
from bot.services.bastion_secrets import EVENT_SECRET, QUIET
from bot.services.ids import new_id
from bot.services.open_campaign import OpenCampaign
from bot.services.timeline import set_timer

STAY = "bastion-stay"
"""Timer of a guest whose time runs out."""
DIGEST_SCREEN = "bastion-digest"
QUESTION_SCREEN = "bastion-question"
NEGLECT_SCREEN = "bastion-neglect"
TELLING_SCREEN = "bastion-telling"


async def carry_out(campaign: OpenCampaign, before: Bastion, outcome: Outcome) -> Bastion:
    """Save all that an outcome brings, and take the turns that were owed until now."""
    owner = await owner_of(campaign, before)
    after = _paid_out(campaign, owner, outcome.bastion, outcome.payments)
    campaign.tell(*outcome.events)
    after = await _behind_screen(campaign, before, after)
    _await_departures(campaign, before, after)
    if _is_asking(after) and not _is_asking(before):
        _ask(campaign, owner, after)
    if any(isinstance(event, NeglectLimitReached) for event in outcome.events):
        campaign.post("dm", NEGLECT_SCREEN, after.id)
    campaign.put(after)
    if not can_catch_up(after):
        return after
    level = None if owner is None else owner.level
    turns = catch_up(campaign.book, after, level, campaign.dice, campaign.now)
    return await reveal_if_quiet(campaign, await carry_out(campaign, after, turns))


async def reveal_if_quiet(campaign: OpenCampaign, bastion: Bastion) -> Bastion:
    """Where all is well and the DM lets it, the event tells itself."""
    pending = bastion.pending
    lets_it = campaign.automation("all_is_well") is Automation.AUTOMATIC
    if not lets_it or pending is None or pending.stage is not Stage.ROLLED or pending.event != QUIET:
        return bastion
    secret = await campaign.get(Secret, pending.secret)
    campaign.put(replace(secret, state=SecretState.REVEALED))
    tell_table(campaign)
    return await carry_out(campaign, bastion, reveal(campaign.book, bastion, campaign.dice, campaign.now))


def tell_table(campaign: OpenCampaign, note: str = "") -> None:
    """Post the public story of this entry, once; the DM's own words lead it."""
    if not campaign.has_posted(TELLING_SCREEN):
        campaign.post("table", TELLING_SCREEN, campaign.id, entry=str(campaign.entry), note=note)


def close_question(campaign: OpenCampaign, prompt: Prompt, answer: str) -> None:
    campaign.put(replace(prompt, answer=answer))
    campaign.cancel_job(CHOICE, str(prompt.id))


async def close_event(campaign: OpenCampaign, bastion: Bastion) -> None:
    """The Bastion is no more: nothing is asked of its owner, nothing waits for the DM."""
    for prompt in await campaign.all(Prompt):
        if prompt.kind == CHOICE and prompt.subject == bastion.id and prompt.answer is None:
            close_question(campaign, prompt, prompt.default)
    secret = await campaign.find(Secret, bastion.pending.secret) if bastion.pending else None
    if secret is not None and secret.state is SecretState.HIDDEN:
        campaign.put(replace(secret, state=SecretState.RESOLVED))


def secret_data(pending: Pending) -> dict[str, str | int]:
    """What a digest needs of an event when it is settled and gone from its Bastion."""
    data: dict[str, str | int] = {"turn": pending.turn}
    return data if pending.event is None else {**data, "event": pending.event}


def _paid_out(
    campaign: OpenCampaign, owner: Character | None, bastion: Bastion, payments: Iterable[Payment]
) -> Bastion:
    """Money into the owner's purse or out of it. What no purse can take waits in the coffer."""
    for payment in payments:
        if owner is None:
            bastion = _into_coffer(bastion, payment)
            continue
        try:
            owner = _with_payment(campaign, owner, payment)
        except RuleViolation:
            if payment.amount < 0:
                raise
            bastion = _into_coffer(bastion, payment)
    if owner is not None and payments:
        campaign.put(owner)
    return bastion


def _with_payment(campaign: OpenCampaign, owner: Character, payment: Payment) -> Character:
    move = received if payment.amount > 0 else paid
    by = UserId(campaign.actor.user_id) if campaign.actor.user_id else None
    amount = Copper(abs(payment.amount))
    return replace(owner, purse=move(owner.purse, amount, reason=payment.reason, at=campaign.now, by=by))


def _into_coffer(bastion: Bastion, payment: Payment) -> Bastion:
    if payment.amount < 0:
        raise RuleViolation("bastion-owner-missing", name=bastion.name)
    return replace(bastion, coffer=Copper(bastion.coffer + payment.amount))


async def _behind_screen(campaign: OpenCampaign, before: Bastion, after: Bastion) -> Bastion:
    """A roll that only the DM knows gets its secret; one that follows an opportunity has one already."""
    pending = after.pending
    if pending is None or pending.stage is not Stage.ROLLED:
        return after
    if not pending.secret:
        secret = Secret(new_id(), EVENT_SECRET, after.id, data=secret_data(pending))
        campaign.put(secret)
        return replace(after, pending=replace(pending, secret=secret.id))
    if _is_asking(before):
        secret = await campaign.get(Secret, pending.secret)
        hidden = replace(secret, state=SecretState.HIDDEN, note="", data=secret_data(pending))
        campaign.put(hidden)
    return after


def _await_departures(campaign: OpenCampaign, before: Bastion, after: Bastion) -> None:
    """Guests who have just come leave when their stay is over."""
    known = {guest.number for guest in before.guests}
    for guest in after.guests:
        if guest.number not in known and guest.leaves_at is not None:
            set_timer(campaign, STAY, guest.leaves_at, after.id, guest=guest.number)


def _is_asking(bastion: Bastion) -> bool:
    return bastion.pending is not None and bastion.pending.stage is Stage.CHOOSING


def _ask(campaign: OpenCampaign, owner: Character | None, bastion: Bastion) -> None:
    """Put the question to the owner, with a deadline in real time and the default that then stands."""
    book, pending = campaign.book, bastion.pending
    assert pending is not None and pending.event is not None
    deadline = campaign.real_now + timedelta(hours=campaign.state.choice_hours)
    prompt = Prompt(
        id=new_id(),
        kind=CHOICE,
        subject=bastion.id,
        asked=() if owner is None or owner.owner is None else (owner.owner,),
        options=options(book, bastion),
        default=default_option(book, bastion),
        deadline=deadline.isoformat(),
        data={"event": pending.event, "price": pending.stakes.price, "turn": pending.turn},
    )
    campaign.put(prompt)
    campaign.schedule(CHOICE, str(prompt.id), deadline)
    campaign.post("table", QUESTION_SCREEN, prompt.id)
