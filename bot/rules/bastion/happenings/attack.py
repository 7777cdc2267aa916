"""Attack: the enemy is always beaten off; the question is who pays for it (2024 DMG)."""

from bot.rules.bastion.happenings.losses import (
    drive_off,
    empty_armory,
    lose_defenders,
    send_off,
    shut_down_one,
)
from bot.rules.bastion.outcome import Draft
from bot.rules.bastion.state import FRIENDLY_MONSTER, Pending
from bot.rules.bastion.tellings import AttackBeatenOff, AttackMetMonster, AttackUnopposed
from bot.rules.roll_table import roll_many


def attack(draft: Draft, pending: Pending) -> None:
    if draft.bastion.guest(FRIENDLY_MONSTER) is not None:
        _met_by_monster(draft)
    elif not draft.bastion.defenders:
        draft.tell(AttackUnopposed(draft.name))
        shut_down_one(draft)
    else:
        _beaten_off(draft)
    drive_off(draft)


def _met_by_monster(draft: Draft) -> None:
    """No dice and no deaths; the monster has defended once and moves on."""
    draft.tell(AttackMetMonster(draft.name))
    send_off(draft, FRIENDLY_MONSTER)
    if draft.book.ruling("armory_with_monster_guest") == "stock_spent":
        empty_armory(draft)
    if not draft.bastion.defenders and draft.book.ruling("monster_guest_and_no_defenders") == "no_help":
        shut_down_one(draft)


def _beaten_off(draft: Draft) -> None:
    """A die for each defender who may fall: fewer by walls and lieutenants, larger by a stocked Armory."""
    table = draft.book.bastion.events.attack
    bastion = draft.bastion
    walls = table.walls_save if bastion.walls.is_enclosed else 0
    lieutenants = table.lieutenant_saves * bastion.lieutenants
    count = max(0, table.losses.dice - walls - lieutenants)
    sides = table.armory_sides if bastion.is_armory_stocked else table.losses.sides
    rolls = roll_many(draft.dice, count, sides)
    deaths = rolls.count(table.dies_on)
    draft.tell(AttackBeatenOff(bastion.name, count, sides, rolls, deaths, walls, lieutenants))
    lose_defenders(draft, deaths)
    if count:
        empty_armory(draft)
    if not draft.bastion.defenders and draft.book.ruling("attack_wipes_roster") == "also_when_wiped_out":
        shut_down_one(draft)
