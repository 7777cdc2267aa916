"""Short phrases that several panels of a campaign share."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.rules.campaign import Campaign
from bot.rules.campaign_changes import WEEKDAYS, hour_of
from bot.rules.events import Event
from bot.text import Said, Speaker
from bot.text.reading.timezones import label


def zone_phrase(state: Campaign, now: datetime, speak: Speaker) -> Said:
    """The time zone by its city, with the time it has there."""
    clock = now.astimezone(ZoneInfo(state.timezone)).strftime("%H:%M")
    return speak("campaign-zone", city=label(state.timezone, speak.language), clock=Said(clock))


def dms_phrase(state: Campaign, speak: Speaker) -> Said:
    """Who is DM, as mentions."""
    role = [] if state.dm_role_id is None else [Said(f"<@&{state.dm_role_id}>")]
    return speak.list([*role, *(Said(f"<@{user}>") for user in state.dm_user_ids)])


def channel_phrase(channel_id: int | None, speak: Speaker) -> Said:
    return speak("campaign-channel-none") if channel_id is None else Said(f"<#{channel_id}>")


def tick_phrase(state: Campaign, next_tick: datetime | None, speak: Speaker) -> Said:
    """When the week turns, and when next."""
    if not state.tick.on:
        return speak("campaign-tick-off")
    said = speak(
        "campaign-tick-on",
        weekday=speak.term("weekday", WEEKDAYS[state.tick.weekday]),
        at=Said(hour_of(state.tick)),
    )
    if next_tick is None:
        return said
    return speak("campaign-tick-next", tick=said, next=speak.stamp(next_tick, "R"))


def done_lines(events: tuple[Event, ...], speak: Speaker) -> Said:
    """What a press has just done."""
    return speak.lines(*(speak("campaign-done", what=speak.event(event)) for event in events))
