"""What the DM alone sees: the digest of a turn, and one event with everything that can be done about it."""

import discord
from discord import ui

from bot.rules.bastion.rolling import can_keep, can_pick, can_reveal
from bot.services.bastion_outcomes import DIGEST_SCREEN
from bot.services.bastion_screen import NOTE_LENGTH
from bot.services.bastion_secrets import Behind, Digest, DigestRow, Progress
from bot.text import Said, Speaker
from bot.ui.paging import page_of, turning
from bot.ui.press import Control, Field, Form, choice, press
from bot.ui.reply import Live, Reply, card, row
from cogs.bastion.panel import GONE, WAITS, WELL, undo_here
from cogs.bastion.words import CAST_BUDGET, within

SECRET = "secret"
DIGEST = "digest"
PAGE = 10

MARKS = {Progress.HIDDEN: "🎲", Progress.ASKED: "❓", Progress.TOLD: "📣", Progress.SILENT: "🤫"}


def digest_panel(digest: Digest, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """A row and an Open button for each Bastion, ten to a page."""
    page = page_of(digest.rows, digest.page, PAGE)
    rows: list[ui.Item[ui.LayoutView]] = [_row(each, speak) for each in page.items]
    controls = turning(page, DIGEST, digest.campaign_id, digest.turn, speak=speak)
    if digest.quiet:
        controls.append(
            press(
                "quiet",
                DIGEST,
                digest.campaign_id,
                digest.turn,
                label=speak.plain("bastion-digest-quiet", count=digest.quiet),
                emoji="😴",
            )
        )
    if entry:
        controls.append(undo_here(DIGEST, digest.campaign_id, entry, speak, of=str(digest.turn)))
    if controls:
        rows.append(row(*controls))
    waiting = sum(each.progress is Progress.HIDDEN for each in digest.rows)
    head = speak.lines(top, speak("bastion-digest-heading", turn=digest.turn, waiting=waiting))
    accent = WAITS if waiting else WELL
    live = Live(DIGEST_SCREEN, digest.turn, {"page": page.number})
    return Reply(card(head, rows=rows, accent=accent), live=live)


def behind_panel(behind: Behind, speak: Speaker, *, top: str = "", entry: int = 0) -> Reply:
    """One event: what was rolled, what the DM may do with it, and what was just done."""
    texts = [Said(top), _what(behind, speak)] if top else [_what(behind, speak)]
    rows = _actions(behind, speak)
    if entry:
        rows.append(row(undo_here(SECRET, behind.row.secret_id, entry, speak)))
    return Reply(card(*texts, rows=rows, accent=WAITS if behind.row.progress is Progress.HIDDEN else GONE))


def note_form(behind: Behind, speak: Speaker) -> Form:
    """The DM's own telling, in place of the stock one."""
    plain = speak.plain
    return Form(
        "edited",
        SECRET,
        behind.row.secret_id,
        behind.revision,
        title=plain("bastion-secret-form"),
        fields=[
            Field(
                "note",
                plain("bastion-secret-field"),
                description=plain("bastion-secret-field.description"),
                value=behind.note or None,
                is_long=True,
                is_required=False,
                max_length=NOTE_LENGTH,
            )
        ],
    )


def _row(each: DigestRow, speak: Speaker) -> ui.Section[ui.LayoutView]:
    return ui.Section(
        row_line(each, speak),
        accessory=press("open", SECRET, each.secret_id, label=speak.plain("bastion-digest-open")),
    )


def row_line(each: DigestRow, speak: Speaker) -> Said:
    """The Bastion, what was rolled for it, how far that has come, and what waits for it."""
    return speak.lines(
        speak("bastion-digest-row", bastion=each.bastion, owner=each.owner),
        speak(
            "bastion-digest-state",
            mark=Said(MARKS[each.progress]),
            event=_event(each, speak),
            rolls=speak.rolls(each.rolls),
            progress=each.progress,
        ),
        speak("bastion-turns-waiting", count=each.owed) if each.owed else "",
    )


def _event(each: DigestRow, speak: Speaker) -> Said:
    events = [speak.term("event", event) for event in each.events]
    match events:
        case [first, second]:
            return speak("bastion-digest-either", first=first, second=second)
        case [only]:
            return only
    return speak("bastion-digest-unknown")


def _what(behind: Behind, speak: Speaker) -> Said:
    lines = [row_line(behind.row, speak)]
    if behind.note:
        lines.append(speak("bastion-secret-note", note=speak.text(behind.note)))
    if behind.ideas:
        lines.append(speak("bastion-secret-ideas"))
        lines += [
            speak("bastion-secret-idea", idea=speak.term(family, idea)) for family, idea in behind.ideas
        ]
    if behind.cast:
        names = [speak.user_text(name) for name in behind.cast]
        lines.append(speak("bastion-secret-cast", names=within(names, speak, CAST_BUDGET)))
    return speak.lines(*lines)


def _actions(behind: Behind, speak: Speaker) -> list[ui.Item[ui.LayoutView]]:
    bastion = behind.bastion
    if bastion is None:
        return []
    if behind.row.progress in (Progress.ASKED, Progress.TOLD):
        return [row(_button("scene", "🎭", behind, speak))]
    rows: list[ui.Item[ui.LayoutView]] = []
    if can_keep(bastion, 0):
        rows.append(row(*_keeps(behind, speak)))
    if can_reveal(bastion):
        rows.append(
            row(
                _button("reveal", "📣", behind, speak, discord.ButtonStyle.success),
                _button("reroll", "🎲", behind, speak),
                _button("edit", "✏️", behind, speak),
                _button("resolve", "🤫", behind, speak),
            )
        )
    if can_pick(bastion):
        rows.append(row(_pick(behind, speak)))
    return rows


def _keeps(behind: Behind, speak: Speaker) -> list[Control]:
    return [
        press(
            f"keep-{position}",
            SECRET,
            behind.row.secret_id,
            behind.revision,
            label=speak.plain("bastion-secret-keep", event=speak.plain.term("event", event), roll=roll),
        )
        for position, (roll, event) in enumerate(zip(behind.row.rolls, behind.row.events, strict=False))
    ]


def _button(
    verb: str,
    emoji: str,
    behind: Behind,
    speak: Speaker,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Control:
    label = speak.plain(f"bastion-secret-{verb}")
    return press(verb, SECRET, behind.row.secret_id, behind.revision, label=label, emoji=emoji, style=style)


def _pick(behind: Behind, speak: Speaker) -> Control:
    plain = speak.plain
    options = [
        discord.SelectOption(label=plain.term("event", kind), value=kind)
        for kind in behind.kinds
        if behind.row.events != (kind,)
    ]
    return choice(
        "pick",
        SECRET,
        behind.row.secret_id,
        behind.revision,
        options=options,
        placeholder=plain("bastion-secret-pick"),
    )
