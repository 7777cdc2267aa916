"""The clock panel, the question before a long move, and what a move brought."""

from functools import partial

import discord

from bot.rules.values import DAY, HOUR
from bot.services.moving_time import Due, Moved, Preview, TimeView
from bot.text import Said, Speaker
from bot.ui.press import Control, press, undo_button
from bot.ui.reply import Live, Reply, card, row

KIND = "clock"
SCREEN = "clock"
CALM = discord.Colour.dark_teal()
ASKS = discord.Colour.gold()
TURNS_SHOWN = 8
_STEPS = (("hour", HOUR), ("hours", 8 * HOUR), ("day", DAY))


def clock_panel(view: TimeView, speak: Speaker) -> Reply:
    return Reply(
        card(clock_text(view, speak), rows=[row(*_buttons(view, speak))], accent=CALM), live=_live(view)
    )


def moved_panel(moved: Moved, speak: Speaker) -> Reply:
    """What happened on the way, then the clock."""
    happened = speak.lines(*map(speak.event, moved.events))
    rows = [row(*_buttons(moved.view, speak)), row(undo_button(moved.entry, speak))]
    return Reply(
        card(happened, clock_text(moved.view, speak), rows=rows, accent=CALM), live=_live(moved.view)
    )


def answer(result: Moved | Preview, speak: Speaker) -> Reply:
    return preview_panel(result, speak) if isinstance(result, Preview) else moved_panel(result, speak)


def preview_panel(preview: Preview, speak: Speaker) -> Reply:
    """A long move is asked for once."""
    turns = [_due_line(due, speak) for due in preview.turns[:TURNS_SHOWN]]
    more = len(preview.turns) - len(turns)
    text = speak.lines(
        speak(
            "clock-preview",
            by=speak.duration(preview.by),
            now=speak.time(preview.now),
            until=speak.time(preview.until),
            turns=len(preview.turns),
        ),
        *turns,
        speak("clock-preview-more-turns", count=more) if more > 0 else "",
        speak("clock-preview-others", count=preview.others) if preview.others else "",
    )
    button = partial(press, kind=KIND, id=preview.campaign_id, revision=preview.revision)
    confirm = button(
        f"confirm-{preview.until}",
        label=speak.plain("clock-confirm"),
        style=discord.ButtonStyle.success,
        emoji="⏩",
    )
    cancel = button("cancel", label=speak.plain("clock-cancel"))
    return Reply(card(text, rows=[row(confirm, cancel)], accent=ASKS))


def clock_text(view: TimeView, speak: Speaker) -> Said:
    head = speak("clock-now", now=speak.time(view.now), out=view.is_out, paused=view.is_paused)
    if not view.due:
        return speak.lines(head, speak("clock-nothing-due"))
    more = speak("clock-more-due", count=view.more) if view.more else ""
    return speak.lines(head, speak("clock-due"), *(_due_line(due, speak) for due in view.due), more)


def _due_line(due: Due, speak: Speaker) -> Said:
    what = speak(f"due-{due.kind}", turn=due.turn)
    return speak("clock-due-line", what=what, at=speak.time(due.at))


def _buttons(view: TimeView, speak: Speaker) -> list[Control]:
    button = partial(press, kind=KIND, id=view.campaign_id, revision=view.revision, disabled=view.is_paused)
    steps = [button(f"add-{seconds}", label=speak.plain(f"clock-add-{name}")) for name, seconds in _STEPS]
    return [*steps, button("turn", label=speak.plain("clock-to-next-turn"), emoji="⏭️")]


def _live(view: TimeView) -> Live:
    return Live(SCREEN, view.campaign_id, {"dm": int(view.for_dm)})
