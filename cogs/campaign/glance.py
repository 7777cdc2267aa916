"""A campaign at a glance, and what is posted about one in the table channel: invitation, news, deletion."""

from dataclasses import dataclass
from datetime import datetime

import discord

from bot.rules.campaign import Campaign, Status
from bot.rules.events import Event
from bot.services.campaign_settings import Overview
from bot.text import Speaker
from bot.ui.press import Control, press, undo_button
from bot.ui.reply import Live, Reply, card, note, row, rows_of
from cogs.campaign.words import channel_phrase, dms_phrase, done_lines, tick_phrase

KIND = "campaign"
WELCOME = "campaign-welcome"
NEWS = "campaign-news"
DELETION = "campaign-deletion"

CALM = discord.Colour.dark_teal()
WELL = discord.Colour.dark_green()
GONE = discord.Colour.light_grey()
LABEL = 38
"""Characters of a button's label that a phone shows."""


@dataclass(frozen=True, slots=True)
class News:
    """What everybody at the table should hear of. `entry` is set where it can be taken back."""

    events: tuple[Event, ...]
    entry: int | None = None


def glance_panel(overview: Overview, speak: Speaker) -> Reply:
    """/campaign show."""
    state = overview.state
    text = speak(
        "campaign-show",
        name=state.name,
        status=state.status,
        now=speak.time(overview.now),
        out=state.is_adventuring,
        dms=dms_phrase(state, speak),
        table=channel_phrase(state.table_channel_id, speak),
        turn=overview.turn,
        due=speak.time(overview.turn_due),
        bastions="bastions" not in state.switched_off,
        tick=tick_phrase(state, overview.tick, speak),
    )
    return Reply(card(text, rows=rows_of(_glance_buttons(overview, speak)), accent=CALM))


def _glance_buttons(overview: Overview, speak: Speaker) -> list[Control]:
    state = overview.state
    buttons = [press("newest", "history", state.id, label=speak.plain("campaign-history-button"), emoji="📜")]
    if state.status is Status.RUNNING:
        buttons.insert(0, join_button(state, speak))
    if overview.may_configure:
        label = speak.plain("campaign-settings-button")
        buttons.append(press("open", "settings", state.id, label=label, emoji="⚙️"))
    return buttons


def join_button(state: Campaign, speak: Speaker) -> Control:
    style = discord.ButtonStyle.success
    return press("join", KIND, state.id, label=speak.plain("campaign-join-button"), style=style, emoji="🎲")


def welcome_panel(state: Campaign, speak: Speaker) -> Reply:
    """The invitation in the table channel."""
    text = speak("campaign-welcome", name=state.name, dms=dms_phrase(state, speak))
    return Reply(card(text, rows=[row(join_button(state, speak))], accent=WELL), live=Live(WELCOME, state.id))


def news_panel(news: News, speak: Speaker) -> Reply:
    rows = [] if news.entry is None else [row(undo_button(news.entry, speak))]
    return Reply(card(speak.lines(*map(speak.event, news.events)), rows=rows, accent=CALM))


def done_panel(overview: Overview, speak: Speaker) -> Reply:
    """What was done to the campaign as a whole, and how to take it back."""
    rows = [] if overview.entry is None else [row(undo_button(overview.entry, speak))]
    return Reply(card(done_lines(overview.events, speak), rows=rows, accent=CALM))


def deletion_panel(state: Campaign, speak: Speaker) -> Reply:
    """Said in the table channel; the button brings the campaign back."""
    live = Live(DELETION, state.id)
    if state.status is not Status.DELETED or state.delete_after is None:
        return Reply(card(speak("campaign-restored", name=state.name), accent=WELL), live=live)
    gone_at = datetime.fromisoformat(state.delete_after)
    text = speak("campaign-deleted", name=state.name, when=speak.stamp(gone_at, "F"))
    return Reply(
        card(text, rows=[row(_restore_button(state, speak.plain("campaign-restore-button")))], accent=GONE),
        live=live,
    )


def deleted_panel(overview: Overview, speak: Speaker) -> Reply:
    return deletion_panel(overview.state, speak)


def restore_panel(deleted: list[Campaign], speak: Speaker) -> Reply:
    """/campaign restore: which one?"""
    if not deleted:
        return note(speak("campaign-restore-none"), accent=GONE)
    buttons = [_restore_button(state, _shortened(state.name, speak)) for state in deleted[:20]]
    return Reply(card(speak("campaign-restore-which"), rows=rows_of(buttons), accent=CALM))


def _shortened(name: str, speak: Speaker) -> str:
    label = speak.plain.user_text(name)
    return label if len(label) <= LABEL else f"{label[: LABEL - 1]}…"


def _restore_button(state: Campaign, label: str) -> Control:
    return press("restore", KIND, state.id, label=label, emoji="♻️")
