"""Request for Aid: send defenders, or do not (2024 DMG)."""

from bot.rules.bastion.happenings.losses import empty_armory, lose_defenders
from bot.rules.bastion.happenings.question import Answer, Question, always
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import Bastion, Pending, Stakes
from bot.rules.bastion.tellings import AidCostLives, AidDeclined, AidGiven, AidImpossible, AidRequested
from bot.rules.book import Book
from bot.rules.errors import RuleViolation
from bot.rules.roll_table import roll_many
from bot.rules.values import Copper

NOBODY = "0"


def request_for_aid(draft: Draft, pending: Pending) -> None:
    defenders = len(draft.bastion.defenders)
    if defenders:
        draft.tell(AidRequested(draft.name, defenders))
        draft.ask(pending, Stakes())
    else:
        draft.tell(AidImpossible(draft.name))


def _how_many(book: Book, bastion: Bastion) -> tuple[str, ...]:
    return tuple(str(count) for count in range(len(bastion.defenders) + 1))


def _answer_aid(draft: Draft, pending: Pending, answer: Answer) -> None:
    """A die for each defender sent; then the die of the reward."""
    if answer.option not in _how_many(draft.book, draft.bastion):
        raise RuleViolation("bastion-aid-count", answer=answer.option, defenders=len(draft.bastion.defenders))
    if answer.option == NOBODY:
        draft.tell(AidDeclined(draft.name))
    else:
        _send(draft, int(answer.option))


def _send(draft: Draft, sent: int) -> None:
    row = draft.book.bastion.events.request_for_aid
    uses_armory = (
        draft.bastion.is_armory_stocked and draft.book.ruling("armory_and_request_for_aid") == "armory_dice"
    )
    sides = row.armory_sides if uses_armory else row.sides
    rolls = roll_many(draft.dice, sent, sides)
    reward_rolls = row.reward.roll(draft.dice)
    reward = row.reward.worth(reward_rolls)
    is_enough = sum(rolls) >= row.target
    if not is_enough:
        reward = Copper(reward // row.shortfall_divides)
    told = AidGiven if is_enough else AidCostLives
    draft.tell(told(draft.name, sent, sides, rolls, sum(rolls), row.target, reward_rolls, reward))
    draft.pay(reward, "bastion_aid")
    if not is_enough:
        lose_defenders(draft, row.deaths)
    if uses_armory:
        empty_armory(draft)


AID_QUESTION = Question(_how_many, always(NOBODY), _answer_aid)
