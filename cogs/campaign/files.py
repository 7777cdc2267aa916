"""Campaigns as files: what an export answers, and what an import says of its file."""

import io

import discord
from discord import ui

from bot.rules.errors import RuleViolation
from bot.services.archive import Exported, Faulty, Imported
from bot.services.archive.document import MAX_BYTES
from bot.text import Said, Speaker
from bot.ui.reply import Reply, card, note

FILE = "campaign.json"
SHOWN = 15
_FAULTY = discord.Colour.dark_gold()
_WELL = discord.Colour.dark_green()


async def read_upload(file: discord.Attachment) -> bytes:
    """The bytes of an upload, whose size is looked at first."""
    if file.size > MAX_BYTES:
        raise RuleViolation("archive-too-large", limit=MAX_BYTES // 1024 // 1024)
    try:
        return await file.read()
    except discord.HTTPException as lost:
        raise RuleViolation("archive-lost") from lost


def exported_reply(exported: Exported, speak: Speaker) -> Reply:
    text = speak("archive-exported", name=exported.name, secrets="yes" if exported.with_secrets else "no")
    view = card(text, accent=_WELL)
    view.add_item(ui.File(f"attachment://{FILE}"))
    return Reply(view, files=[discord.File(io.BytesIO(exported.content), FILE)])


def faulty_reply(faulty: Faulty, speak: Speaker) -> Reply:
    """Every fault with its place; of very many only the first."""
    lines = [
        speak("archive-fault", path=Said(f"`{fault.path.replace('`', '')[:80]}`"), wrong=fault.wrong)
        for fault in faulty.faults[:SHOWN]
    ]
    more = len(faulty.faults) - SHOWN
    rest = speak("archive-more-faults", count=more) if more > 0 else ""
    return note(speak.lines(speak("archive-faulty", count=len(faulty.faults)), *lines, rest), accent=_FAULTY)


def imported_reply(imported: Imported, speak: Speaker) -> Reply:
    return note(speak("archive-imported", name=imported.state.name), accent=_WELL)
