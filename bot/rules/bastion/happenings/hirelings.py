"""Criminal Hireling and Lost Hirelings (2024 DMG)."""

from dataclasses import replace

from bot.rules.bastion.happenings.losses import shut_down
from bot.rules.bastion.happenings.question import Answer, Question, always, fixed
from bot.rules.bastion.naming import facility_at
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import Facility, Pending, Stakes, Vacancy
from bot.rules.bastion.tellings import (
    CriminalExposed,
    HirelingArrested,
    HirelingBribedFree,
    HirelingsLost,
    NobodyToArrest,
    NothingToLose,
)
from bot.rules.errors import RuleViolation
from bot.rules.values import Copper, Names

PAY = "pay"
REFUSE = "refuse"


def criminal_hireling(draft: Draft, pending: Pending) -> None:
    """One hireling at random, of all there are in the order of the rosters; then the price of silence."""
    hirelings = [
        (facility, position)
        for facility in draft.bastion.facilities
        for position in range(len(facility.hirelings))
    ]
    if not hirelings:
        draft.tell(NobodyToArrest(draft.name))
        return
    facility, position = hirelings[draft.pick(len(hirelings))]
    bribe = draft.book.bastion.events.criminal_hireling.bribe
    rolls = bribe.roll(draft.dice)
    price = bribe.worth(rolls)
    name = facility.hirelings[position].name
    draft.tell(CriminalExposed(draft.name, facility.kind, name, rolls, price))
    draft.ask(pending, Stakes(facility=facility.number, hireling=position, price=price))


def _answer_bribe(draft: Draft, pending: Pending, answer: Answer) -> None:
    stakes = pending.stakes
    assert stakes.facility is not None and stakes.hireling is not None
    facility = facility_at(draft.bastion, stakes.facility)
    if answer.option == PAY:
        name = facility.hirelings[stakes.hireling].name
        draft.pay(Copper(-stakes.price), "bastion_bribe")
        draft.tell(HirelingBribedFree(draft.name, facility.kind, name, stakes.price))
    elif answer.option == REFUSE:
        _arrest(draft, facility, stakes.hireling)
    else:
        raise RuleViolation("bastion-answer-unknown", answer=answer.option)


def _arrest(draft: Draft, facility: Facility, position: int) -> None:
    """Somebody new comes after the coming turn, on which the facility rests if nobody is left in it."""
    returns = draft.bastion.turn + 2
    hireling = facility.hirelings[position]
    left = (*facility.hirelings[:position], *facility.hirelings[position + 1 :])
    facility = replace(facility, hirelings=left, vacancies=(*facility.vacancies, Vacancy(1, returns)))
    draft.change_facility(facility)
    draft.tell(HirelingArrested(draft.name, facility.kind, hireling.name, returns))
    if not left:
        shut_down(draft, facility)


BRIBE_QUESTION = Question(fixed(PAY, REFUSE), always(REFUSE), _answer_bribe)


def lost_hirelings(draft: Draft, pending: Pending) -> None:
    """One special facility at random loses all its hirelings; others come on the coming turn."""
    facilities = draft.bastion.facilities
    if not facilities:
        draft.tell(NothingToLose(draft.name))
        return
    facility = facilities[draft.pick(len(facilities))]
    returns = draft.bastion.turn + 1
    count = len(facility.hirelings)
    names = Names(tuple(hireling.name for hireling in facility.hirelings if hireling.name))
    vacancies = (*facility.vacancies, Vacancy(count, returns)) if count else facility.vacancies
    facility = replace(facility, hirelings=(), vacancies=vacancies)
    draft.tell(HirelingsLost(draft.name, facility.kind, count, len(names), names, returns))
    shut_down(draft, facility)
