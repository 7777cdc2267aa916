"""How a Bastion ends (2024 DMG, Fall of a Bastion). What has fallen takes no command any more."""

from dataclasses import replace

from bot.rules.bastion.events import BastionFell
from bot.rules.bastion.outcome import Outcome, twin, verify_stands
from bot.rules.bastion.state import Bastion, Fall, FallCause
from bot.rules.errors import RuleViolation


def divest(bastion: Bastion) -> Outcome:
    """The owner gives it up: the hirelings go, the place stands empty."""
    return _fallen(bastion, FallCause.DIVESTITURE)


def ruin(bastion: Bastion) -> Outcome:
    """It is lost at once, by a card or by the story."""
    return _fallen(bastion, FallCause.RUINATION)


def verify_neglected(bastion: Bastion, owner_level: int) -> None:
    """As many turns in a row without an order as the owner has levels."""
    verify_stands(bastion)
    if bastion.neglect < owner_level:
        raise RuleViolation(
            "bastion-not-neglected", name=bastion.name, turns=bastion.neglect, limit=owner_level
        )


is_neglected = twin(verify_neglected)


def fall_to_neglect(bastion: Bastion, owner_level: int) -> Outcome:
    """The DM confirms that nobody looks after it any more."""
    verify_neglected(bastion, owner_level)
    return _fallen(bastion, FallCause.NEGLECT)


def _fallen(bastion: Bastion, cause: FallCause) -> Outcome:
    verify_stands(bastion)
    fallen = replace(
        bastion,
        fall=Fall(cause, bastion.turn),
        defenders=(),
        guests=(),
        refugees=None,
        orders=(),
        owed=(),
        projects=(),
        pending=None,
        is_maintain_ordered=False,
        facilities=tuple(replace(facility, hirelings=(), vacancies=()) for facility in bastion.facilities),
    )
    return Outcome(fallen, (BastionFell(bastion.name, cause),))
