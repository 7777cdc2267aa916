from dataclasses import replace

import pytest

from bot.rules import npc as npcs
from bot.rules.creature import CauseKind
from bot.rules.errors import RuleViolation
from bot.rules.events import DM
from bot.rules.npc import Npc
from bot.rules.values import AbilityKind, Feet, NpcId

WOLF = Npc(
    NpcId(1),
    "Grey wolf",
    full_speeds={"walk": Feet(40)},
    modifiers={AbilityKind("con"): 1, AbilityKind("dex"): 2, AbilityKind("wis"): 1},
)


def test_what_is_left_out_follows():
    assert (WOLF.con_modifier, WOLF.stealth, WOLF.passive_perception) == (1, 2, 11)
    assert replace(WOLF, stealth_bonus=4, perception=15).stealth == 4


def test_exhaustion_slows_it():
    tired = replace(WOLF, body=replace(WOLF.body, exhaustion={CauseKind("chase"): 3}))
    assert tired.speeds == {"walk": 25}


def test_only_the_dm_reads_of_it():
    _, events = npcs.added(WOLF)
    assert [event.audience for event in events] == [DM]


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"name": " "}, "npc-name"),
        ({"notes": "n" * 501}, "npc-notes"),
        ({"full_speeds": {"walk": -5}}, "creature-speed-range"),
        ({"modifiers": {"dex": 99}}, "npc-modifier"),
        ({"stealth_bonus": -20}, "npc-modifier"),
        ({"spell_dc": 99}, "npc-number"),
    ],
)
def test_impossible_numbers_are_refused(values, key):
    with pytest.raises(RuleViolation, match=key):
        npcs.changed(WOLF, **values)
