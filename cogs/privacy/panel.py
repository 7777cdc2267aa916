"""What is stored of a person, the question before it is deleted, and the file of it."""

import io

import discord
from discord import ui

from bot.services.privacy import InCampaign, PersonalData
from bot.text import Said, Speaker
from bot.ui.press import Control, press
from bot.ui.reply import Reply, card, row

KIND = "privacy"
FILE = "my-data.json"
SHOWN = 10
"""How many campaigns the page names; the file names all."""
CALM = discord.Colour.dark_teal()
ASKS = discord.Colour.dark_red()


def data_panel(data: PersonalData, speak: Speaker) -> Reply:
    """/privacy show."""
    buttons = [_button("export", "privacy-export-button", "📄", speak)]
    if data.deletion is not None:
        buttons.append(_button("cancel", "privacy-keep-button", "↩️", speak))
    elif not data.is_empty:
        buttons.append(_button("open", "privacy-delete-button", "🗑️", speak))
    rows = [] if data.is_empty else [row(*buttons)]
    return Reply(card(*_texts(data, speak), rows=rows, accent=CALM))


def deletion_panel(data: PersonalData, speak: Speaker) -> Reply:
    """/privacy delete: asks once."""
    if data.deletion is not None or data.is_empty:
        return data_panel(data, speak)
    confirm = press(
        "confirm",
        KIND,
        0,
        label=speak.plain("privacy-confirm-button"),
        style=discord.ButtonStyle.danger,
        emoji="🗑️",
    )
    cancel = _button("cancel", "privacy-keep-button", "↩️", speak)
    return Reply(card(speak("privacy-delete-question"), rows=[row(confirm, cancel)], accent=ASKS))


def export_reply(content: bytes, speak: Speaker) -> Reply:
    view = card(speak("privacy-exported"), accent=CALM)
    view.add_item(ui.File(f"attachment://{FILE}"))
    return Reply(view, files=[discord.File(io.BytesIO(content), FILE)])


def _texts(data: PersonalData, speak: Speaker) -> list[str]:
    if data.is_empty:
        return [speak("privacy-nothing")]
    language = None if data.language is None else speak.term("language", data.language)
    lines = [
        speak("privacy-heading"),
        speak("privacy-language", language=language, chosen=language is not None),
    ]
    lines += [_campaign(each, speak) for each in data.campaigns[:SHOWN]]
    more = len(data.campaigns) - SHOWN
    if more > 0:
        lines.append(speak("privacy-more-campaigns", count=more))
    texts: list[str] = [speak.lines(*lines)]
    if data.deletion is not None:
        texts.insert(0, speak("privacy-deletion-due", when=speak.stamp(data.deletion, "F")))
    return texts


def _campaign(known: InCampaign, speak: Speaker) -> Said:
    things = speak.list(
        speak(
            "privacy-thing",
            kind=speak.term("data", thing.kind),
            name=thing.name,
            named=thing.name is not None,
        )
        for thing in known.things[:SHOWN]
    )
    return speak(
        "privacy-campaign", name=known.name, things=things, some=bool(known.things), entries=known.entries
    )


def _button(verb: str, label: str, emoji: str, speak: Speaker) -> Control:
    return press(verb, KIND, 0, label=speak.plain(label), emoji=emoji)
