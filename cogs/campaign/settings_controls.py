"""What the pages of the settings panel share: the page itself as a value, and its controls."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.services.campaign_settings import Overview
from bot.text import Said, Speaker
from bot.ui.press import Control, Form, choice, custom_id, press
from cogs.campaign.checkup import UNCHECKED, Checkup
from cogs.campaign.forms import Label, form

KIND = "settings"

Rows = list[ui.Item[Any]]


@dataclass(frozen=True, slots=True)
class SettingsPanel:
    """A page of the settings. `item` is the automation or ruling looked at, if one is."""

    overview: Overview
    page: str
    item: str = ""
    checkup: Checkup = UNCHECKED


@dataclass(frozen=True, slots=True)
class Page:
    """How a page is drawn."""

    text: Callable[[SettingsPanel, Speaker], Said]
    rows: Callable[[SettingsPanel, Speaker], Rows]


def menu(verb: str, shown: SettingsPanel, *, options: list[discord.SelectOption], **more: Any) -> Control:
    state = shown.overview.state
    return choice(verb, KIND, state.id, shown.overview.revision, options=options, **more)


def button(verb: str, label: str, emoji: str, shown: SettingsPanel, speak: Speaker, **more: Any) -> Control:
    state = shown.overview.state
    return press(verb, KIND, state.id, shown.overview.revision, label=speak.plain(label), emoji=emoji, **more)


def control_id(verb: str, shown: SettingsPanel) -> str:
    return custom_id(verb, KIND, shown.overview.state.id, shown.overview.revision)


def page_form(verb: str, title: str, overview: Overview, labels: list[Label], speak: Speaker) -> Form:
    return form(
        f"fill-{verb}", KIND, overview.state.id, overview.revision, title=speak.plain(title), labels=labels
    )


def dashed(id: str) -> str:
    """An id as it stands in the ids of messages."""
    return id.replace("_", "-")
