"""The guided panel of /campaign create: everything has a default, a form for each thing changes it."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.rules.campaign_changes import Missing
from bot.services.setup import Begun, Draft
from bot.text import Speaker
from bot.ui.press import Control, Form, press
from bot.ui.reply import Reply, card, note, row
from cogs.campaign.checkup import Checkup, checkup_lines
from cogs.campaign.forms import basics_labels, form, people_labels, tick_labels
from cogs.campaign.words import channel_phrase, dms_phrase, tick_phrase, zone_phrase

KIND = "draft"
WAITS = discord.Colour.gold()
WELL = discord.Colour.dark_green()
GONE = discord.Colour.light_grey()
_WARNED = discord.Colour.dark_orange()


@dataclass(frozen=True, slots=True)
class DraftPanel:
    """A draft, and how fit its channels are."""

    draft: Draft
    checkup: Checkup


@dataclass(frozen=True, slots=True)
class BegunPanel:
    """A campaign that has begun, and how fit its channels are."""

    begun: Begun
    checkup: Checkup


def opening_panel(shown: DraftPanel | BegunPanel, speak: Speaker) -> Reply:
    """What /campaign create answers: the panel, or, when all was said at once, that play has begun."""
    return draft_panel(shown, speak) if isinstance(shown, DraftPanel) else begun_panel(shown, speak)


def draft_panel(shown: DraftPanel, speak: Speaker) -> Reply:
    rows: list[ui.Item[Any]] = [
        ui.Section(text, accessory=_change(verb, shown.draft, speak)) for verb, text in _parts(shown, speak)
    ]
    rows.append(row(*_buttons(shown, speak)))
    return Reply(card(speak("campaign-draft-heading"), rows=rows, accent=WAITS))


def begun_panel(shown: BegunPanel, speak: Speaker) -> Reply:
    """Play has begun: what comes next, and what is still wrong with the channels."""
    state = shown.begun.state
    head = speak(
        "campaign-begun",
        name=state.name,
        table=channel_phrase(state.table_channel_id, speak),
        tick=tick_phrase(state, shown.begun.tick, speak),
    )
    settings = press("open", "settings", state.id, label=speak.plain("campaign-settings-button"), emoji="⚙️")
    accent = _WARNED if shown.checkup.lacks or shown.checkup.watchers else WELL
    checks = speak.lines(*checkup_lines(shown.checkup, state, speak))
    return Reply(card(head, checks, rows=[row(settings)], accent=accent))


def discarded_panel(name: str, speak: Speaker) -> Reply:
    return note(speak("campaign-draft-discarded", name=name), accent=GONE)


def basics_form(draft: Draft, speak: Speaker) -> Form:
    return _form(
        "basics", "campaign-draft-form-basics", draft, basics_labels(draft.state, speak.plain), speak
    )


def people_form(draft: Draft, speak: Speaker) -> Form:
    return _form(
        "people", "campaign-draft-form-people", draft, people_labels(draft.state, speak.plain), speak
    )


def tick_form(draft: Draft, speak: Speaker) -> Form:
    return _form("week", "campaign-draft-form-tick", draft, tick_labels(draft.state.tick, speak.plain), speak)


FORMS = {"basics": basics_form, "people": people_form, "week": tick_form}
"""The form behind each button of the panel, by its argument."""


def _form(verb: str, title: str, draft: Draft, labels: list[ui.Label[ui.LayoutView]], speak: Speaker) -> Form:
    return form(f"fill-{verb}", KIND, draft.state.id, draft.revision, title=speak.plain(title), labels=labels)


def _parts(shown: DraftPanel, speak: Speaker) -> list[tuple[str, str]]:
    """The sections of the panel, each with the form that changes it."""
    draft, state = shown.draft, shown.draft.state
    basics = speak(
        "campaign-draft-basics",
        name=state.name,
        language=speak.term("language", state.language),
        zone=zone_phrase(state, draft.now, speak),
    )
    people = speak(
        "campaign-draft-people",
        dms=dms_phrase(state, speak),
        dm_channel=channel_phrase(state.dm_channel_id, speak),
        table=channel_phrase(state.table_channel_id, speak),
    )
    warnings = checkup_lines(shown.checkup, state, speak)
    tick = speak("campaign-draft-tick", tick=tick_phrase(state, draft.tick, speak))
    return [("basics", basics), ("people", speak.lines(people, *warnings)), ("week", tick)]


def _change(verb: str, draft: Draft, speak: Speaker) -> Control:
    button = partial(press, f"edit-{verb}", KIND, draft.state.id, draft.revision)
    return button(label=speak.plain("campaign-change-button"), emoji="✏️")


def _buttons(shown: DraftPanel, speak: Speaker) -> list[Control]:
    draft = shown.draft
    button = partial(press, kind=KIND, id=draft.state.id, revision=draft.revision)
    buttons = [
        button(
            "begin",
            label=speak.plain("campaign-draft-begin"),
            style=discord.ButtonStyle.success,
            disabled=bool(draft.missing),
            emoji="▶️",
        )
    ]
    if Missing.DM_CHANNEL in draft.missing and shown.checkup.may_make_channel:
        buttons.append(
            button(
                "channel",
                label=speak.plain("campaign-draft-make-channel"),
                style=discord.ButtonStyle.primary,
                emoji="🔒",
            )
        )
    buttons.append(button("discard", label=speak.plain("campaign-draft-discard"), emoji="🗑️"))
    return buttons
