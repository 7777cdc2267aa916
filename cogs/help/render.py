"""The help panel: a topic's text under two menus, one for players and one for the DM."""

from dataclasses import replace

import discord

from bot.text import Speaker
from bot.ui.press import Control, choice
from bot.ui.reply import Reply, card, note, row

AUTO = "auto"
"""The choice of a language that leaves it to the Discord client."""
GREETING = "start"
"""The topic that the panel opens with; it stands in no menu."""
PLAYER_TOPICS = ("character", "sheet", "bastion", "dice", "undo", "data", "language")
DM_TOPICS = ("campaign", "turn", "time", "secrets", "settings", "mistakes", "pause")
TOPICS = (*PLAYER_TOPICS, *DM_TOPICS)
CALM = discord.Colour.dark_teal()


def help_panel(topic: str, speak: Speaker) -> Reply:
    menus = [row(_menu(speak, "player", 0, PLAYER_TOPICS)), row(_menu(speak, "dm", 1, DM_TOPICS))]
    text = speak.lines(speak(f"help-{topic}.title"), speak(f"help-{topic}"))
    return Reply(card(text, rows=menus, accent=CALM))


def language_chosen(chosen: tuple[str, str], speak: Speaker) -> Reply:
    """Said in the new language already."""
    choice_made, language = chosen
    speak = replace(speak, language=language)
    return note(speak("answers-as-in-discord" if choice_made == AUTO else "answers-in-language"), accent=CALM)


def _menu(speak: Speaker, audience: str, id: int, topics: tuple[str, ...]) -> Control:
    options = [
        discord.SelectOption(
            label=speak.plain(f"help-{topic}.label"),
            description=speak.plain(f"help-{topic}.gist"),
            value=topic,
        )
        for topic in topics
    ]
    return choice(
        "show", "help", id, options=options, placeholder=speak.plain(f"help-menu-{audience}.placeholder")
    )
