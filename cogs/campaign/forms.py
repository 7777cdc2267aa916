"""Forms with selects in them, for choosing languages, weekdays, people and channels."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.rules.campaign import Campaign, WeeklyTick
from bot.rules.campaign_changes import DMS, WEEKDAYS, hour_of
from bot.rules.errors import RuleViolation
from bot.text import LANGUAGES, Speaker
from bot.text.cities import city_of
from bot.text.reading.timezones import timezone
from bot.text.reading.weekdays import weekday_hour
from bot.ui.press import Field, Form, Press

OFF = "off"
Label = ui.Label[ui.LayoutView]


def form(verb: str, kind: str, id: int, revision: int, *, title: str, labels: Sequence[Label]) -> Form:
    """A form of selects and texts; what is chosen stands in `Press.fields` under the custom_id of each."""
    made = Form(verb, kind, id, revision, title=title, fields=())
    for label in labels:
        made.add_item(label)
    return made


def text_label(spec: Field) -> Label:
    """A line of text, for a form that holds selects too."""
    component: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id=spec.id,
        default=spec.value,
        placeholder=spec.placeholder,
        required=spec.is_required,
        max_length=spec.max_length,
    )
    return ui.Label(text=spec.label, description=spec.description, component=component)


def choice_label(
    id: str, text: str, options: Iterable[tuple[str, str]], chosen: str, *, description: str | None = None
) -> Label:
    """One of several values, given as (value, words)."""
    offered = [
        discord.SelectOption(value=value, label=words[:100], default=value == chosen)
        for value, words in options
    ]
    component: ui.Select[ui.LayoutView] = ui.Select(custom_id=id, options=offered)
    return ui.Label(text=text, description=description, component=component)


def basics_labels(state: Campaign, speak: Speaker) -> list[Label]:
    """Name, language, time zone."""
    return [
        text_label(Field("name", speak("campaign-form-name"), value=state.name, max_length=200)),
        choice_label(
            "language",
            speak("campaign-form-language"),
            [(language, speak.term("language", language)) for language in LANGUAGES],
            state.language,
            description=speak("campaign-form-language.description"),
        ),
        text_label(
            Field(
                "city",
                speak("campaign-form-city"),
                description=speak("campaign-form-city.description"),
                value=city_of(state.timezone, speak.language),
            )
        ),
    ]


def people_labels(state: Campaign, speak: Speaker) -> list[Label]:
    """Who is DM, the DM channel, the table channel."""
    return [
        dms_label(state, speak),
        channel_label("dm_channel", speak("campaign-form-dm-channel"), state.dm_channel_id),
        channel_label("table_channel", speak("campaign-form-table-channel"), state.table_channel_id),
    ]


def dms_label(state: Campaign, speak: Speaker) -> Label:
    return ui.Label(
        text=speak("campaign-form-dms"),
        description=speak("campaign-form-dms.description"),
        component=dms_select("dms", state),
    )


def dms_select(id: str, state: Campaign) -> ui.MentionableSelect[Any]:
    """A select of roles and members with the present DMs chosen."""
    kinds = discord.SelectDefaultValueType
    chosen = [discord.SelectDefaultValue(id=user, type=kinds.user) for user in state.dm_user_ids]
    if state.dm_role_id is not None:
        chosen.append(discord.SelectDefaultValue(id=state.dm_role_id, type=kinds.role))
    return ui.MentionableSelect(custom_id=id, min_values=1, max_values=DMS, default_values=chosen)


def channel_label(id: str, text: str, chosen: int | None) -> Label:
    known = [] if chosen is None else [chosen]
    return ui.Label(text=text, component=channels_select(id, [discord.ChannelType.text], known))


def channels_select(
    id: str, kinds: list[discord.ChannelType], chosen: Iterable[int], *, least: int = 1, most: int = 1
) -> ui.ChannelSelect[Any]:
    """A select of channels with the present ones chosen."""
    channel = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=id,
        channel_types=kinds,
        min_values=least,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=known, type=channel) for known in chosen],
    )


def tick_labels(tick: WeeklyTick, speak: Speaker) -> list[Label]:
    """The weekday, or none, and the hour."""
    days = [(OFF, speak("campaign-form-tick-off"))]
    days += [(day, speak.term("weekday", day)) for day in WEEKDAYS]
    return [
        choice_label(
            "weekday",
            speak("campaign-form-weekday"),
            days,
            WEEKDAYS[tick.weekday] if tick.on else OFF,
            description=speak("campaign-form-weekday.description"),
        ),
        text_label(Field("hour", speak("campaign-form-hour"), value=hour_of(tick), max_length=20)),
    ]


def read_tick(press: Press, before: WeeklyTick) -> WeeklyTick:
    """The weekly tick of a filled in form. Switching it off keeps its hour."""
    weekday = press.fields["weekday"]
    if weekday == OFF:
        return WeeklyTick(False, before.weekday, before.hour, before.minute)
    if weekday not in WEEKDAYS:
        raise RuleViolation("stale")
    return weekday_hour(f"{weekday} {press.fields['hour']}")


def read_zone(press: Press, state: Campaign) -> str:
    """The time zone of the city in a filled in form; a city left as it was keeps the zone."""
    typed = press.fields["city"]
    if any(typed == city_of(state.timezone, language) for language in LANGUAGES):
        return state.timezone
    return timezone(typed)


def read_people(chosen: Iterable[str], guild: discord.Guild | None) -> tuple[int | None, tuple[int, ...]]:
    """The DM role and the DMs by name among what was chosen. One role at most."""
    if guild is None:
        raise RuleViolation("in-direct-messages")
    ids = [int(id) for id in chosen if id]
    roles = [id for id in ids if guild.get_role(id) is not None]
    if len(roles) > 1:
        raise RuleViolation("settings-one-dm-role")
    return (roles[0] if roles else None), tuple(id for id in ids if id not in roles)


def read_id(press: Press, field: str) -> int | None:
    """The channel chosen in a field, if one is."""
    text = press.fields.get(field, "")
    return int(text) if text else None
