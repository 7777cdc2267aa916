"""The settings panel: one page at a time, the controls of the page, and a menu of pages."""

import discord

from bot.text import Speaker
from bot.ui.press import Control, undo_button
from bot.ui.reply import Reply, card, row
from cogs.campaign.settings_controls import KIND, Rows, SettingsPanel, menu
from cogs.campaign.settings_lists import AUTOMATION, RULINGS, SYSTEMS
from cogs.campaign.settings_pages import (
    CHANNELS,
    GENERAL,
    LEADERS,
    TICK,
    TURNS,
    general_form,
    hour_form,
    turns_form,
)
from cogs.campaign.words import done_lines

CALM = discord.Colour.dark_teal()
PAGES = {
    "general": GENERAL,
    "dms": LEADERS,
    "channels": CHANNELS,
    "tick": TICK,
    "turns": TURNS,
    "systems": SYSTEMS,
    "automation": AUTOMATION,
    "rulings": RULINGS,
}
FORMS = {"general": general_form, "hour": hour_form, "turns": turns_form}
"""The form behind each button, by its argument."""


def settings_panel(shown: SettingsPanel, speak: Speaker) -> Reply:
    body = PAGES[shown.page]
    texts = [speak("settings-heading", name=shown.overview.state.name), body.text(shown, speak)]
    if shown.overview.events:
        texts.insert(0, done_lines(shown.overview.events, speak))
    rows: Rows = [*body.rows(shown, speak), row(_page_menu(shown, speak))]
    if shown.overview.entry is not None:
        rows.append(row(undo_button(shown.overview.entry, speak)))
    return Reply(card(*texts, rows=rows, accent=CALM))


def _page_menu(shown: SettingsPanel, speak: Speaker) -> Control:
    options = [
        discord.SelectOption(
            value=page,
            label=speak.plain(f"settings-page-{page}"),
            description=speak.plain(f"settings-page-{page}.gist"),
            default=page == shown.page,
        )
        for page in PAGES
    ]
    return menu("page", shown, options=options)


__all__ = ["FORMS", "KIND", "PAGES", "SettingsPanel", "settings_panel"]
