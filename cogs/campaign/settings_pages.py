"""The pages of what a campaign is, who leads it, where and when it is played."""

import discord

from bot.rules.campaign import CatchUp, Units
from bot.rules.campaign_changes import CHOICE_HOURS, PLACES, TURN_DAYS, WEEKDAYS, hour_of
from bot.services.campaign_settings import Overview
from bot.text import Said, Speaker
from bot.ui.press import Field, Form, entity_choice
from bot.ui.reply import row
from cogs.campaign.checkup import checkup_lines
from cogs.campaign.forms import (
    OFF,
    basics_labels,
    channels_select,
    choice_label,
    dms_select,
    text_label,
)
from cogs.campaign.settings_controls import (
    Page,
    Rows,
    SettingsPanel,
    button,
    control_id,
    menu,
    page_form,
)
from cogs.campaign.words import channel_phrase, dms_phrase, tick_phrase, zone_phrase

# General


def _general_text(shown: SettingsPanel, speak: Speaker) -> Said:
    state = shown.overview.state
    return speak(
        "settings-general",
        name=state.name,
        language=speak.term("language", state.language),
        zone=zone_phrase(state, shown.overview.real_now, speak),
        units=state.units,
    )


def _general_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    return [row(button("edit-general", "campaign-change-button", "✏️", shown, speak))]


def general_form(overview: Overview, speak: Speaker) -> Form:
    plain = speak.plain
    units = choice_label(
        "units",
        plain("settings-form-units"),
        [(unit, plain("settings-units", units=unit)) for unit in Units],
        overview.state.units,
    )
    return page_form(
        "general", "settings-page-general", overview, [*basics_labels(overview.state, plain), units], speak
    )


# Who is DM


def _dms_text(shown: SettingsPanel, speak: Speaker) -> Said:
    return speak("settings-dms", dms=dms_phrase(shown.overview.state, speak), is_dm=shown.overview.is_dm)


def _dms_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    return [row(entity_choice(dms_select(control_id("lead", shown), shown.overview.state)))]


# Channels


def _channels_text(shown: SettingsPanel, speak: Speaker) -> Said:
    state = shown.overview.state
    places = speak.list(Said(f"<#{place}>") for place in state.places) if state.places else None
    said = speak(
        "settings-channels",
        dm_channel=channel_phrase(state.dm_channel_id, speak),
        table=channel_phrase(state.table_channel_id, speak),
        bound="no" if places is None else "yes",
        places=places,
    )
    return speak.lines(said, *checkup_lines(shown.checkup, state, speak))


def _channels_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    state = shown.overview.state
    text = [discord.ChannelType.text]
    homes = [*text, discord.ChannelType.category, discord.ChannelType.forum]
    own = {state.dm_channel_id, state.table_channel_id}
    bound = [place for place in state.places if place not in own]
    selects = (
        channels_select(control_id("whisper", shown), text, _known(state.dm_channel_id)),
        channels_select(control_id("play", shown), text, _known(state.table_channel_id)),
        channels_select(control_id("bind", shown), homes, bound, least=0, most=PLACES),
    )
    for select, placeholder in zip(selects, ("dm-channel", "table-channel", "places"), strict=True):
        select.placeholder = speak.plain(f"settings-choose-{placeholder}")
    return [row(entity_choice(select)) for select in selects]


def _known(channel_id: int | None) -> list[int]:
    return [] if channel_id is None else [channel_id]


# The weekly tick


def _tick_text(shown: SettingsPanel, speak: Speaker) -> Said:
    overview = shown.overview
    return speak(
        "settings-tick",
        tick=tick_phrase(overview.state, overview.tick, speak),
        is_out=overview.state.is_adventuring,
        policy=overview.state.catch_up,
    )


def _tick_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    state = shown.overview.state
    days = [
        discord.SelectOption(
            value=OFF, label=speak.plain("campaign-form-tick-off"), default=not state.tick.on
        )
    ]
    days += [
        discord.SelectOption(
            value=day,
            label=speak.plain.term("weekday", day),
            default=state.tick.on and WEEKDAYS[state.tick.weekday] == day,
        )
        for day in WEEKDAYS
    ]
    policies = [
        discord.SelectOption(
            value=policy,
            label=speak.plain("settings-catch-up", policy=policy),
            default=policy is state.catch_up,
        )
        for policy in CatchUp
    ]
    out = "settings-come-home" if state.is_adventuring else "settings-set-out"
    return [
        row(menu("weekday", shown, options=days)),
        row(menu("catchup", shown, options=policies)),
        row(
            button("edit-hour", "settings-hour-button", "🕗", shown, speak, disabled=not state.tick.on),
            button(
                "home" if state.is_adventuring else "out",
                out,
                "🏠" if state.is_adventuring else "🧭",
                shown,
                speak,
                disabled=not shown.overview.is_dm,
            ),
        ),
    ]


def hour_form(overview: Overview, speak: Speaker) -> Form:
    tick = overview.state.tick
    labels = [
        text_label(Field("hour", speak.plain("campaign-form-hour"), value=hour_of(tick), max_length=20))
    ]
    return page_form("hour", "settings-hour-button", overview, labels, speak)


# Bastion turns


def _turns_text(shown: SettingsPanel, speak: Speaker) -> Said:
    overview = shown.overview
    return speak(
        "settings-turns",
        days=overview.state.turn_days,
        hours=overview.state.choice_hours,
        turn=overview.turn,
        due=speak.time(overview.turn_due),
    )


def _turns_rows(shown: SettingsPanel, speak: Speaker) -> Rows:
    return [row(button("edit-turns", "campaign-change-button", "✏️", shown, speak))]


def turns_form(overview: Overview, speak: Speaker) -> Form:
    plain, state = speak.plain, overview.state
    labels = [
        text_label(
            Field(
                "days",
                plain("settings-form-days", low=TURN_DAYS[0], high=TURN_DAYS[-1]),
                value=str(state.turn_days),
                max_length=10,
            )
        ),
        text_label(
            Field(
                "hours",
                plain("settings-form-hours", low=CHOICE_HOURS[0], high=CHOICE_HOURS[-1]),
                value=str(state.choice_hours),
                max_length=10,
            )
        ),
    ]
    return page_form("turns", "settings-page-turns", overview, labels, speak)


GENERAL = Page(_general_text, _general_rows)
LEADERS = Page(_dms_text, _dms_rows)
CHANNELS = Page(_channels_text, _channels_rows)
TICK = Page(_tick_text, _tick_rows)
TURNS = Page(_turns_text, _turns_rows)
