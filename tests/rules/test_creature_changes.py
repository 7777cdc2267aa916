from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import creature_changes as changes
from bot.rules.creature import (
    CAUSES,
    CONDITIONS,
    DEADLY_EXHAUSTION,
    EXHAUSTION,
    MAX_HIT_POINTS,
    Body,
    CauseKind,
    HitPoints,
    Traits,
    can_move,
    conditions_now,
    exhaustion_level,
)
from bot.rules.creature_changes import (
    CameRound,
    Death,
    DeathSaveLost,
    Died,
    ExhaustionGained,
    FellUnconscious,
)
from bot.rules.errors import RuleViolation
from bot.rules.values import ConditionKind

CHASE, HUNGER = CauseKind("chase"), CauseKind("malnutrition")


def body(current=30, maximum=38, temporary=0, **more):
    return Body(HitPoints(current, maximum, temporary), **more)


def exhausted(**levels):
    return body(exhaustion=levels)


def kinds(events):
    return [type(event) for event in events]


# Hit points


@pytest.mark.parametrize(
    ("points", "key"),
    [
        ((0, 0), "creature-hp-maximum"),
        ((5, -5), "creature-hp-maximum"),
        ((1, MAX_HIT_POINTS + 1), "creature-hp-maximum"),
        ((39, 38), "creature-hp-current"),
        ((-1, 38), "creature-hp-current"),
        ((3, 38, -1), "creature-hp-temporary"),
        ((3, 38, 0, 39), "creature-hp-lowered"),
        ((30, 38, 0, 10), "creature-hp-current"),
    ],
)
def test_impossible_hit_points_are_refused(points, key):
    with pytest.raises(RuleViolation, match=key):
        HitPoints(*points)


def test_temporary_hit_points_go_first():
    hurt, events = changes.hurt(body(30, 38, temporary=5), 7, "Mira")
    assert (hurt.hit_points.current, hurt.hit_points.temporary) == (28, 0)
    assert (events[0].amount, events[0].absorbed) == (7, 5)


def test_at_0_a_character_lies_unconscious_and_prone():
    hurt, events = changes.hurt(body(6), 6, "Mira")
    assert kinds(events)[1:] == [FellUnconscious]
    assert set(conditions_now(hurt)) == {"unconscious", "incapacitated", "prone"}
    assert not can_move(hurt)


def test_damage_at_0_costs_a_death_save():
    _, events = changes.hurt(body(0), 3, "Mira")
    assert kinds(events)[1:] == [DeathSaveLost]


def test_the_rest_of_a_blow_as_large_as_the_maximum_kills():
    hurt, events = changes.hurt(body(8, 38), 46, "Mira")
    assert hurt.is_dead
    assert events[-1] == Died("Mira", Death.DAMAGE)
    almost, _ = changes.hurt(body(8, 38), 45, "Mira")
    assert not almost.is_dead


def test_what_temporary_hit_points_soak_up_entirely_wakes_no_death_save():
    _, events = changes.hurt(body(0, 38, temporary=5), 4, "Mira")
    assert len(events) == 1


def test_creatures_without_death_saves_die_at_0():
    hurt, _ = changes.hurt(body(3), 3, "Goblin", dies_at_zero=True)
    assert hurt.is_dead


def test_healing_stops_at_the_maximum_and_wakes():
    healed, events = changes.heal(body(0, 38), 100, "Mira")
    assert healed.hit_points.current == 38
    assert kinds(events) == [changes.Healed, CameRound]


def test_healing_stops_at_a_lowered_maximum():
    healed, _ = changes.heal(Body(HitPoints(5, 60, 0, 10)), 100, "Mira")
    assert healed.hit_points.current == 50


def test_the_dead_are_neither_healed_nor_hurt():
    dead = body(0, is_dead=True)
    for act in (changes.heal, changes.hurt):
        with pytest.raises(RuleViolation, match="creature-dead"):
            act(dead, 5, "Mira")


def test_a_maximum_lowered_to_nothing_kills():
    died, events = changes.set_maximum(body(), 38, 38, "Mira")
    assert died.is_dead
    assert events[-1] == Died("Mira", Death.DAMAGE)
    lives, _ = changes.decree_life(died, "Mira")
    assert (lives.is_dead, lives.hit_points.current) == (False, 1)


@given(st.data())
def test_any_change_of_hit_points_gives_a_sound_body_or_a_refusal(data):
    number = st.integers(-50, 10**5)
    state = body(data.draw(st.integers(0, 38)), 38, data.draw(st.integers(0, 20)))
    for _ in range(data.draw(st.integers(1, 6))):
        act = data.draw(
            st.sampled_from([changes.hurt, changes.heal, changes.set_hit_points, changes.set_temporary])
        )
        try:
            state, events = act(state, data.draw(number), "Mira")
        except RuleViolation:
            continue
        assert 0 <= state.hit_points.current <= state.hit_points.limit
        assert state.hit_points.temporary >= 0
        assert events


# Exhaustion


def test_exhaustion_is_kept_by_cause():
    state, _ = changes.exhaust(exhausted(chase=2), HUNGER, 1, "Mira")
    assert state.exhaustion == {"chase": 2, "malnutrition": 1}
    rested, events = changes.relieve(state, CHASE, 6, "Mira")
    assert rested.exhaustion == {"malnutrition": 1}
    assert (events[0].levels, events[0].total) == (2, 1)


def test_the_sixth_level_is_death_and_there_is_no_seventh():
    state, events = changes.exhaust(exhausted(chase=4), HUNGER, 5, "Mira")
    assert exhaustion_level(state) == DEADLY_EXHAUSTION
    assert state.is_dead
    assert events == [ExhaustionGained("Mira", HUNGER, 2, 6), Died("Mira", Death.EXHAUSTION)]
    with pytest.raises(RuleViolation, match="creature-dead"):
        changes.exhaust(state, HUNGER, 1, "Mira")


def test_relief_raises_no_dead():
    state, _ = changes.exhaust(exhausted(chase=5), CHASE, 1, "Mira")
    relieved, _ = changes.relieve(state, CHASE, 3, "Mira")
    assert relieved.is_dead


def test_life_restored_leaves_five_levels():
    dead, _ = changes.exhaust(exhausted(chase=5), HUNGER, 1, "Mira")
    alive, _ = changes.decree_life(dead, "Mira")
    assert exhaustion_level(alive) == 5
    assert not alive.is_dead


def test_the_immune_gain_none():
    tireless = body(traits=Traits(condition_immunities=(EXHAUSTION,)))
    assert changes.exhaust(tireless, CHASE, 3, "Golem") == (tireless, [])


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(CAUSES), st.integers(-1, 8)), max_size=20))
def test_exhaustion_stays_between_0_and_6_and_the_ledger_adds_up(steps):
    state = body()
    for gains, cause, levels in steps:
        try:
            state, events = (changes.exhaust if gains else changes.relieve)(state, cause, levels, "Mira")
        except RuleViolation:
            continue
        total = exhaustion_level(state)
        assert 0 <= total <= DEADLY_EXHAUSTION
        assert all(level > 0 for level in state.exhaustion.values())
        if total == DEADLY_EXHAUSTION:
            assert state.is_dead
        if events:
            assert events[0].total == total


# Conditions


@given(st.lists(st.sampled_from(CONDITIONS)))
def test_conditions_come_once_and_go(names):
    state = body()
    for name in names:
        state, _ = changes.give_condition(state, name, "Mira")
    assert sorted(state.conditions) == sorted(set(names))
    for name in names:
        state, _ = changes.end_condition(state, name, "Mira")
    assert state.conditions == ()


def test_the_immune_refuse_a_condition():
    fearless = body(traits=Traits(condition_immunities=(ConditionKind("frightened"),)))
    with pytest.raises(RuleViolation, match="creature-immune"):
        changes.give_condition(fearless, ConditionKind("frightened"), "Paladin")


def test_unknown_conditions_are_refused():
    with pytest.raises(RuleViolation, match="creature-unknown-word"):
        changes.give_condition(body(), ConditionKind("sleepy"), "Mira")


def test_prone_stays_when_someone_comes_round():
    down, _ = changes.hurt(body(5), 5, "Mira")
    up, _ = changes.heal(down, 1, "Mira")
    assert conditions_now(up) == ("prone",)


def test_setting_hit_points_brings_back_the_dead():
    dead = replace(body(0), is_dead=True)
    alive, _ = changes.set_hit_points(dead, 12, "Mira")
    assert not alive.is_dead
    weary = replace(dead, exhaustion={CHASE: 6})
    still_dead, _ = changes.set_hit_points(weary, 12, "Mira")
    assert still_dead.is_dead
