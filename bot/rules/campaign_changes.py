"""How a campaign's settings change: each change checked, and told as an event. Knows no Discord and no play.

Every function takes the campaign and returns the changed one with its events; no change, no event.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from bot.rules.campaign import LANGUAGES, Automation, Campaign, CatchUp, Status, Units, WeeklyTick
from bot.rules.campaign_events import (
    AnswerKind,
    AutomationChosen,
    CampaignCreated,
    CampaignPaused,
    CampaignRenamed,
    CampaignRestored,
    CampaignResumed,
    CatchUpChosen,
    ChannelId,
    ChoiceTimeChosen,
    DeletionBegun,
    DmChannelChosen,
    DmDropped,
    DmNamed,
    DmRoleDropped,
    DmRoleNamed,
    LanguageChosen,
    LanguageKind,
    PartyCameHome,
    PartySetOut,
    PlaceBound,
    PlaceFreed,
    RoleId,
    RulingMade,
    SystemSwitched,
    TableChannelChosen,
    TickScheduled,
    TickStopped,
    Timezone,
    TimezoneChosen,
    TurnLengthChosen,
    UnitsChosen,
    WeekdayKind,
)
from bot.rules.errors import RuleViolation
from bot.rules.events import Event
from bot.rules.names import one_line
from bot.rules.settings_table import (
    SettingsTable,
    verify_automation,
    verify_ruling,
    verify_system,
)
from bot.rules.values import UserId

WEEKDAYS = tuple(
    WeekdayKind(day) for day in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
)
NAME_LENGTH = 60
TURN_DAYS = range(1, 366)
CHOICE_HOURS = range(1, 337)
PLACES = 25
DMS = 10

Changed = tuple[Campaign, tuple[Event, ...]]


def clean_name(name: str) -> str:
    """The name as it is kept: one line, single spaces, 1 to 60 characters."""
    clean = one_line(name)
    if not clean:
        raise RuleViolation("campaign-name-empty", limit=NAME_LENGTH)
    if len(clean) > NAME_LENGTH:
        raise RuleViolation("campaign-name-too-long", length=len(clean), limit=NAME_LENGTH)
    return clean


def renamed(campaign: Campaign, name: str) -> Changed:
    clean = clean_name(name)
    if clean == campaign.name:
        return campaign, ()
    return replace(campaign, name=clean), (CampaignRenamed(campaign.name, clean),)


def speaking(campaign: Campaign, language: str) -> Changed:
    if language not in LANGUAGES:
        raise RuleViolation("settings-language-unknown", language=language)
    if language == campaign.language:
        return campaign, ()
    return replace(campaign, language=language), (LanguageChosen(LanguageKind(language)),)


def in_timezone(campaign: Campaign, timezone: str) -> Changed:
    """`timezone` is an IANA name that exists."""
    if timezone == campaign.timezone:
        return campaign, ()
    return replace(campaign, timezone=timezone), (TimezoneChosen(Timezone(timezone)),)


def measured_in(campaign: Campaign, units: Units) -> Changed:
    if units == campaign.units:
        return campaign, ()
    return replace(campaign, units=units), (UnitsChosen(units),)


def verify_tick(tick: WeeklyTick) -> None:
    if not (0 <= tick.weekday < 7 and 0 <= tick.hour < 24 and 0 <= tick.minute < 60):
        raise RuleViolation("settings-tick-unreadable")


def hour_of(tick: WeeklyTick) -> str:
    """The tick's time of day as 20:00."""
    return f"{tick.hour:02}:{tick.minute:02}"


def ticking(campaign: Campaign, tick: WeeklyTick) -> Changed:
    verify_tick(tick)
    if tick == campaign.tick:
        return campaign, ()
    event = TickScheduled(WEEKDAYS[tick.weekday], hour_of(tick)) if tick.on else TickStopped()
    return replace(campaign, tick=tick), (event,)


def with_turns_of(campaign: Campaign, days: int) -> Changed:
    """Days of game time from one Bastion turn to the next (2024 DMG: 7, the DM may lengthen it)."""
    if days not in TURN_DAYS:
        raise RuleViolation("settings-turn-length-out-of-range", low=TURN_DAYS[0], high=TURN_DAYS[-1])
    if days == campaign.turn_days:
        return campaign, ()
    return replace(campaign, turn_days=days), (TurnLengthChosen(days),)


def choosing_within(campaign: Campaign, hours: int) -> Changed:
    """How many real hours a revealed choice stays open."""
    if hours not in CHOICE_HOURS:
        raise RuleViolation("settings-choice-time-out-of-range", low=CHOICE_HOURS[0], high=CHOICE_HOURS[-1])
    if hours == campaign.choice_hours:
        return campaign, ()
    return replace(campaign, choice_hours=hours), (ChoiceTimeChosen(hours),)


def catching_up(campaign: Campaign, policy: CatchUp) -> Changed:
    if policy == campaign.catch_up:
        return campaign, ()
    return replace(campaign, catch_up=policy), (CatchUpChosen(policy),)


def led_by(campaign: Campaign, role_id: int | None, user_ids: tuple[int, ...]) -> Changed:
    """Who is DM: holders of a role, named users, or both; at least one of them."""
    users = tuple(UserId(user) for user in dict.fromkeys(user_ids))
    if role_id is None and not users:
        raise RuleViolation("settings-no-dm")
    if len(users) > DMS:
        raise RuleViolation("settings-too-many-dms", limit=DMS)
    events: list[Event] = []
    if role_id != campaign.dm_role_id:
        if campaign.dm_role_id is not None:
            events.append(DmRoleDropped(RoleId(campaign.dm_role_id)))
        if role_id is not None:
            events.append(DmRoleNamed(RoleId(role_id)))
    events += [DmDropped(user) for user in campaign.dm_user_ids if user not in users]
    events += [DmNamed(user) for user in users if user not in campaign.dm_user_ids]
    return replace(campaign, dm_role_id=role_id, dm_user_ids=users), tuple(events)


def _verify_apart(dm_channel_id: int | None, table_channel_id: int | None) -> None:
    if dm_channel_id is not None and dm_channel_id == table_channel_id:
        raise RuleViolation("settings-channels-alike")


def without_channels(campaign: Campaign) -> Changed:
    """A draft about to get both channels anew, maybe swapped."""
    return replace(campaign, dm_channel_id=None, table_channel_id=None), ()


def whispering_in(campaign: Campaign, channel_id: int) -> Changed:
    """The DM channel, where secrets go."""
    _verify_apart(channel_id, campaign.table_channel_id)
    if channel_id == campaign.dm_channel_id:
        return campaign, ()
    return replace(campaign, dm_channel_id=channel_id), (DmChannelChosen(ChannelId(channel_id)),)


def playing_in(campaign: Campaign, channel_id: int) -> Changed:
    """The table channel, which everybody reads."""
    _verify_apart(campaign.dm_channel_id, channel_id)
    if channel_id == campaign.table_channel_id:
        return campaign, ()
    return replace(campaign, table_channel_id=channel_id), (TableChannelChosen(ChannelId(channel_id)),)


def bound_to(campaign: Campaign, places: tuple[int, ...], taken: Mapping[int, str]) -> Changed:
    """The channels and categories the campaign is bound to; none means the whole server.

    `taken` are the places of the server's other campaigns, with their names.
    """
    places = tuple(dict.fromkeys(places))
    if len(places) > PLACES:
        raise RuleViolation("settings-too-many-places", limit=PLACES)
    for place in places:
        if place in taken:
            raise RuleViolation("settings-place-taken", channel_id=place, name=taken[place])
    bound = [PlaceBound(ChannelId(place)) for place in places if place not in campaign.places]
    freed = [PlaceFreed(ChannelId(place)) for place in campaign.places if place not in places]
    return replace(campaign, places=places), (*bound, *freed)


def switched(campaign: Campaign, table: SettingsTable, system: str, *, on: bool) -> Changed:
    kind = verify_system(table, system)
    if on == (kind not in campaign.switched_off):
        return campaign, ()
    others = tuple(other for other in campaign.switched_off if other != kind)
    return replace(campaign, switched_off=others if on else (*others, kind)), (SystemSwitched(kind, on),)


def automated(campaign: Campaign, table: SettingsTable, automation: str, to: Automation) -> Changed:
    kind = verify_automation(table, automation)
    if campaign.automation.get(kind, table.automation_by_id[kind].default) == to:
        return campaign, ()
    return replace(campaign, automation={**campaign.automation, kind: to}), (AutomationChosen(kind, to),)


def ruled(campaign: Campaign, table: SettingsTable, ruling: str, value: str) -> Changed:
    row = verify_ruling(table, ruling, value)
    if campaign.rulings.get(row.id, row.default) == value:
        return campaign, ()
    made = RulingMade(row.id, AnswerKind(f"{row.id}-{value}"))
    return replace(campaign, rulings={**campaign.rulings, row.id: value}), (made,)


def with_party_out(campaign: Campaign, *, out: bool) -> Changed:
    """Whether the DM says that the party is adventuring, so that the weekly tick asks first."""
    if out == campaign.is_adventuring:
        return campaign, ()
    return replace(campaign, is_adventuring=out), (PartySetOut() if out else PartyCameHome(),)


def paused(campaign: Campaign) -> Changed:
    if campaign.status is Status.PAUSED:
        raise RuleViolation("campaign-already-paused", name=campaign.name)
    return replace(campaign, status=Status.PAUSED), (CampaignPaused(campaign.name),)


def resumed(campaign: Campaign) -> Changed:
    if campaign.status is not Status.PAUSED:
        raise RuleViolation("campaign-not-paused", name=campaign.name)
    return replace(campaign, status=Status.RUNNING), (CampaignResumed(campaign.name),)


def verify_confirmed_by_name(campaign: Campaign, typed: str) -> None:
    """Deleting asks for the name; letter case and spaces at the ends do not matter."""
    if typed.strip().casefold() != campaign.name.casefold():
        raise RuleViolation("campaign-name-differs", name=campaign.name)


def set_to_delete(campaign: Campaign, *, moment: str, days: int) -> Changed:
    """Deleted with grace: gone for good after `moment` (ISO, UTC), and can be restored until then."""
    deleted = replace(campaign, status=Status.DELETED, delete_after=moment)
    return deleted, (DeletionBegun(campaign.name, days),)


def restored(campaign: Campaign) -> Changed:
    """Back from deletion, paused, so that nothing happens before the DM has looked around."""
    if campaign.status is not Status.DELETED:
        raise RuleViolation("campaign-not-deleted", name=campaign.name)
    return replace(campaign, status=Status.PAUSED, delete_after=None), (CampaignRestored(campaign.name),)


class Missing(StrEnum):
    """What a draft still lacks before play can begin."""

    NAME = "name"
    DM = "dm"
    DM_CHANNEL = "dm_channel"
    TABLE_CHANNEL = "table_channel"


def missing_in(draft: Campaign) -> tuple[Missing, ...]:
    facts = {
        Missing.NAME: bool(draft.name),
        Missing.DM: draft.dm_role_id is not None or bool(draft.dm_user_ids),
        Missing.DM_CHANNEL: draft.dm_channel_id is not None,
        Missing.TABLE_CHANNEL: draft.table_channel_id is not None,
    }
    return tuple(what for what, is_there in facts.items() if not is_there)


def begun(draft: Campaign) -> Changed:
    """Turn a draft into a running campaign."""
    if draft.status is not Status.DRAFT:
        raise RuleViolation("campaign-already-begun", name=draft.name)
    for what in missing_in(draft):
        raise RuleViolation("campaign-draft-lacks", what=what)
    _verify_apart(draft.dm_channel_id, draft.table_channel_id)
    return replace(draft, status=Status.RUNNING), (CampaignCreated(draft.name),)
