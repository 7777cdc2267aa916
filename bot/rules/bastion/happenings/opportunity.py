"""Extraordinary Opportunity: pay, and another event comes of it (2024 DMG)."""

from dataclasses import replace

from bot.rules.bastion.happenings.question import Answer, Question, always, fixed
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.rolling import roll_again
from bot.rules.bastion.state import Pending, Stage, Stakes
from bot.rules.bastion.tellings import OpportunityArose, OpportunityLeft, OpportunityTaken
from bot.rules.errors import RuleViolation
from bot.rules.values import Copper

ACCEPT = "accept"
DECLINE = "decline"


def extraordinary_opportunity(draft: Draft, pending: Pending) -> None:
    price = draft.book.bastion.events.extraordinary_opportunity.price
    draft.tell(OpportunityArose(draft.name, price))
    draft.ask(pending, Stakes(price=price))


def _answer_opportunity(draft: Draft, pending: Pending, answer: Answer) -> None:
    """Whoever accepts pays at once; the new roll is the DM's alone again."""
    if answer.option == ACCEPT:
        price = pending.stakes.price
        draft.pay(Copper(-price), "bastion_opportunity")
        draft.tell(OpportunityTaken(draft.name, price))
        roll_again(draft, replace(pending, stage=Stage.ROLLED, stakes=Stakes(), barred=pending.event))
    elif answer.option == DECLINE:
        draft.tell(OpportunityLeft(draft.name))
    else:
        raise RuleViolation("bastion-answer-unknown", answer=answer.option)


OPPORTUNITY_QUESTION = Question(fixed(ACCEPT, DECLINE), always(DECLINE), _answer_opportunity)
