"""Every change of a campaign's settings, checked and told."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import campaign_changes as changes
from bot.rules.campaign import Automation, Campaign, CatchUp, Status, Units, WeeklyTick
from bot.rules.campaign_events import (
    AnswerKind,
    CampaignCreated,
    ChannelId,
    DmDropped,
    DmNamed,
    DmRoleDropped,
    DmRoleNamed,
    PlaceBound,
    PlaceFreed,
    RoleId,
    RulingMade,
    SystemSwitched,
)
from bot.rules.errors import RuleViolation
from bot.rules.events import EVERYONE
from bot.rules.settings_table import (
    AutomationKind,
    AutomationRow,
    RulingKind,
    RulingRow,
    SettingsTable,
    SourceKind,
    SystemKind,
)
from bot.rules.values import CampaignId, UserId

ASHFALL = Campaign(
    CampaignId(1), 9, "Ashfall", dm_role_id=5, dm_channel_id=6, table_channel_id=7, status=Status.RUNNING
)
TABLE = SettingsTable(
    systems=(SystemKind("bastions"), SystemKind("chases")),
    automation=(AutomationRow(AutomationKind("saves"), Automation.REMIND),),
    rulings=(RulingRow(RulingKind("walls"), ("side_by_side", "one_by_one"), SourceKind("dmg")),),
)


@given(st.text(max_size=200))
def test_any_name_is_kept_on_one_line_or_refused(name: str) -> None:
    try:
        kept = changes.clean_name(name)
    except RuleViolation as refused:
        assert refused.key in {"campaign-name-empty", "campaign-name-too-long"}
        return
    assert 0 < len(kept) <= changes.NAME_LENGTH
    assert kept.isprintable()
    assert changes.clean_name(kept) == kept


@pytest.mark.parametrize(
    "change",
    [
        lambda c: changes.renamed(c, "Ashfall"),
        lambda c: changes.speaking(c, "en"),
        lambda c: changes.in_timezone(c, "UTC"),
        lambda c: changes.measured_in(c, Units.IMPERIAL),
        lambda c: changes.ticking(c, WeeklyTick()),
        lambda c: changes.with_turns_of(c, 7),
        lambda c: changes.choosing_within(c, 48),
        lambda c: changes.catching_up(c, CatchUp.ASK),
        lambda c: changes.led_by(c, 5, ()),
        lambda c: changes.whispering_in(c, 6),
        lambda c: changes.playing_in(c, 7),
        lambda c: changes.bound_to(c, (), {}),
        lambda c: changes.switched(c, TABLE, "chases", on=True),
        lambda c: changes.automated(c, TABLE, "saves", Automation.REMIND),
        lambda c: changes.ruled(c, TABLE, "walls", "side_by_side"),
        lambda c: changes.with_party_out(c, out=False),
    ],
)
def test_what_changes_nothing_tells_nothing(change) -> None:
    assert change(ASHFALL) == (ASHFALL, ())


def test_the_dm_channel_is_nobodys_business_but_the_dms() -> None:
    _, events = changes.whispering_in(ASHFALL, 8)
    assert [event.audience for event in events] != [EVERYONE]
    _, events = changes.playing_in(ASHFALL, 8)
    assert [event.audience for event in events] == [EVERYONE]


def test_handing_the_seat_over_names_who_comes_and_who_goes() -> None:
    led, _ = changes.led_by(ASHFALL, 5, (1, 2))
    led, events = changes.led_by(led, 8, (2, 3))
    assert (led.dm_role_id, led.dm_user_ids) == (8, (2, 3))
    assert events == (
        DmRoleDropped(RoleId(5)),
        DmRoleNamed(RoleId(8)),
        DmDropped(UserId(1)),
        DmNamed(UserId(3)),
    )


def test_places_come_and_go_and_may_be_taken() -> None:
    bound, events = changes.bound_to(ASHFALL, (11, 12, 11), {})
    assert bound.places == (11, 12)
    assert events == (
        PlaceBound(ChannelId(11)),
        PlaceBound(ChannelId(12)),
    )
    _, events = changes.bound_to(bound, (12,), {})
    assert events == (PlaceFreed(ChannelId(11)),)
    with pytest.raises(RuleViolation, match="settings-place-taken"):
        changes.bound_to(ASHFALL, (11,), {11: "Mist"})
    with pytest.raises(RuleViolation, match="settings-too-many-places"):
        changes.bound_to(ASHFALL, tuple(range(26)), {})


def test_a_system_goes_off_and_on_again() -> None:
    off, events = changes.switched(ASHFALL, TABLE, "bastions", on=False)
    assert (off.switched_off, events) == (
        ("bastions",),
        (SystemSwitched(SystemKind("bastions"), on=False),),
    )
    on, _ = changes.switched(off, TABLE, "bastions", on=True)
    assert on.switched_off == ()


def test_a_ruling_is_told_by_its_answer() -> None:
    ruled, events = changes.ruled(ASHFALL, TABLE, "walls", "one_by_one")
    assert ruled.rulings == {"walls": "one_by_one"}
    assert events == (RulingMade(RulingKind("walls"), AnswerKind("walls-one_by_one")),)


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (lambda: changes.speaking(ASHFALL, "de"), "settings-language-unknown"),
        (lambda: changes.ticking(ASHFALL, WeeklyTick(hour=24)), "settings-tick-unreadable"),
        (lambda: changes.ticking(ASHFALL, WeeklyTick(weekday=7)), "settings-tick-unreadable"),
        (lambda: changes.with_turns_of(ASHFALL, 0), "settings-turn-length-out-of-range"),
        (lambda: changes.with_turns_of(ASHFALL, 366), "settings-turn-length-out-of-range"),
        (lambda: changes.choosing_within(ASHFALL, 0), "settings-choice-time-out-of-range"),
        (lambda: changes.led_by(ASHFALL, None, ()), "settings-no-dm"),
        (lambda: changes.led_by(ASHFALL, None, tuple(range(11))), "settings-too-many-dms"),
        (lambda: changes.whispering_in(ASHFALL, 7), "settings-channels-alike"),
        (lambda: changes.playing_in(ASHFALL, 6), "settings-channels-alike"),
        (lambda: changes.switched(ASHFALL, TABLE, "fishing", on=False), "settings-unknown"),
        (lambda: changes.automated(ASHFALL, TABLE, "fishing", Automation.OFF), "settings-unknown"),
        (lambda: changes.ruled(ASHFALL, TABLE, "fishing", "no"), "settings-unknown"),
        (lambda: changes.ruled(ASHFALL, TABLE, "walls", "crooked"), "settings-value-unknown"),
        (lambda: changes.resumed(ASHFALL), "campaign-not-paused"),
        (lambda: changes.paused(replace(ASHFALL, status=Status.PAUSED)), "campaign-already-paused"),
        (lambda: changes.restored(ASHFALL), "campaign-not-deleted"),
        (lambda: changes.begun(ASHFALL), "campaign-already-begun"),
        (lambda: changes.verify_confirmed_by_name(ASHFALL, "Ash"), "campaign-name-differs"),
    ],
)
def test_what_is_refused(change, refusal: str) -> None:
    with pytest.raises(RuleViolation, match=refusal):
        change()


def test_a_draft_says_what_it_lacks() -> None:
    bare = Campaign(CampaignId(1), 9, "")
    assert changes.missing_in(bare) == tuple(changes.Missing)
    ready = replace(ASHFALL, status=Status.DRAFT)
    begun, events = changes.begun(ready)
    assert (begun.status, events) == (Status.RUNNING, (CampaignCreated("Ashfall"),))
