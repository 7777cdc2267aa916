"""The eleven events: what happens on Reveal and, where the owner has a say, the question that is asked."""

from collections.abc import Callable, Mapping

from bot.rules.bastion.happenings.aid import AID_QUESTION, request_for_aid
from bot.rules.bastion.happenings.attack import attack
from bot.rules.bastion.happenings.hirelings import BRIBE_QUESTION, criminal_hireling, lost_hirelings
from bot.rules.bastion.happenings.opportunity import OPPORTUNITY_QUESTION, extraordinary_opportunity
from bot.rules.bastion.happenings.people import (
    VISITORS_QUESTION,
    all_is_well,
    friendly_visitors,
    guest,
    refugees,
)
from bot.rules.bastion.happenings.question import Question
from bot.rules.bastion.happenings.treasure import (
    DISCOVERY_QUESTION,
    THEME_QUESTION,
    magical_discovery,
    treasure,
)
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import EventKind, Pending

Happening = Callable[[Draft, Pending], None]
"""Rolls the dice of an event and lets it happen; where it asks something, the event stays open."""

HAPPENINGS: Mapping[EventKind, Happening] = {
    EventKind("all_is_well"): all_is_well,
    EventKind("attack"): attack,
    EventKind("criminal_hireling"): criminal_hireling,
    EventKind("extraordinary_opportunity"): extraordinary_opportunity,
    EventKind("friendly_visitors"): friendly_visitors,
    EventKind("guest"): guest,
    EventKind("lost_hirelings"): lost_hirelings,
    EventKind("magical_discovery"): magical_discovery,
    EventKind("refugees"): refugees,
    EventKind("request_for_aid"): request_for_aid,
    EventKind("treasure"): treasure,
}

QUESTIONS: Mapping[EventKind, Question] = {
    EventKind("criminal_hireling"): BRIBE_QUESTION,
    EventKind("extraordinary_opportunity"): OPPORTUNITY_QUESTION,
    EventKind("friendly_visitors"): VISITORS_QUESTION,
    EventKind("magical_discovery"): DISCOVERY_QUESTION,
    EventKind("request_for_aid"): AID_QUESTION,
    EventKind("treasure"): THEME_QUESTION,
}
