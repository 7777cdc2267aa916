"""Messages to be sent outside the reply, and the panels that stay current. Knows rows, not Discord.

A letter is `due` until it is `sent`. It may be `held` while its channel is out of reach, have `failed` by a
fault of ours, or be `cancelled`.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Args = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to send or edit.

    `destination` is `table`, `dm`, `channel:<id>` or, to edit, `message:<channel>:<message>`.
    """

    id: int
    campaign_id: int
    entry_id: int | None
    destination: str
    screen: str
    subject: int
    args: Args
    attempts: int = 0

    @property
    def is_edit(self) -> bool:
        return self.destination.startswith("message:")


@dataclass(frozen=True, slots=True)
class Panel:
    """A message that stays current."""

    message_id: int
    channel_id: int
    campaign_id: int
    screen: str
    subject: int
    args: Args


def add(connection: sqlite3.Connection, letter: Letter, due_utc: int) -> None:
    """Queue a letter; its id is given here."""
    connection.execute(
        "INSERT INTO outbox (campaign_id, entry_id, destination, screen, subject, args, state, due_utc)"
        " VALUES (?, ?, ?, ?, ?, ?, 'due', ?)",
        (
            letter.campaign_id, letter.entry_id, letter.destination, letter.screen,
            letter.subject, json.dumps(dict(letter.args)), due_utc,
        ),
    )  # fmt: skip


def add_redraws(
    connection: sqlite3.Connection,
    campaign_id: int,
    subjects: Iterable[int],
    due_utc: int,
    *,
    but: int | None,
) -> int:
    """Queue an edit of every panel on these subjects, save the message `but`. Returns how many.

    One may be queued twice: the newest is delivered, and stands for those before it.
    """
    panels = [
        _panel(row)
        for subject in subjects
        for row in connection.execute(
            "SELECT * FROM panel WHERE subject = ? AND campaign_id = ? AND message_id IS NOT ?",
            (subject, campaign_id, but),
        )
    ]
    for panel in panels:
        add(connection, redrawing(panel), due_utc)
    return len(panels)


def redrawing(panel: Panel) -> Letter:
    """The letter that draws a panel anew."""
    destination = f"message:{panel.channel_id}:{panel.message_id}"
    return Letter(0, panel.campaign_id, None, destination, panel.screen, panel.subject, panel.args)


def due(connection: sqlite3.Connection, now: int, limit: int) -> list[Letter]:
    """The letters to send now, in the order they were written.

    A letter waits behind an earlier one to the same place that is tried again later; an edit gives way to a
    newer edit of the same message.
    """
    rows = connection.execute(
        "SELECT id, campaign_id, entry_id, destination, screen, subject, args, attempts"
        " FROM outbox AS letter INDEXED BY outbox_due WHERE state = 'due' AND due_utc <= :now"
        " AND NOT EXISTS (SELECT 1 FROM outbox AS other INDEXED BY outbox_due_at"
        " WHERE other.state = 'due' AND other.campaign_id = letter.campaign_id"
        " AND other.destination = letter.destination AND CASE WHEN letter.destination LIKE 'message:%'"
        " THEN other.id > letter.id ELSE other.id < letter.id AND other.due_utc > :now END)"
        " ORDER BY id LIMIT :limit",
        {"now": now, "limit": limit},
    )
    return [
        Letter(id, campaign, entry, destination, screen, subject, json.loads(args), attempts)
        for id, campaign, entry, destination, screen, subject, args, attempts in rows
    ]


def sent(
    connection: sqlite3.Connection, letter: Letter, channel_id: int, message_id: int, now_utc: int
) -> bool:
    """Note where a letter ended up. One that was taken back while under way is edited at once: then False."""
    was_cancelled = connection.execute(
        "SELECT 1 FROM outbox WHERE id = ? AND state = 'cancelled'", (letter.id,)
    ).fetchone()
    connection.execute(
        "UPDATE outbox SET state = 'sent', channel_id = ?, message_id = ? WHERE id = ?",
        (channel_id, message_id, letter.id),
    )
    connection.execute(
        "DELETE FROM trouble WHERE campaign_id = ? AND channel_id = ?", (letter.campaign_id, channel_id)
    )
    if letter.is_edit:
        _settle_older_edits(connection, letter)
    elif was_cancelled and letter.entry_id is not None:
        take_back(connection, letter.entry_id, letter.campaign_id, now_utc)
        return False
    return True


def _settle_older_edits(connection: sqlite3.Connection, letter: Letter) -> None:
    connection.execute(
        "UPDATE outbox SET state = 'cancelled'"
        " WHERE state = 'due' AND campaign_id = ? AND destination = ? AND id < ?",
        (letter.campaign_id, letter.destination, letter.id),
    )


def postpone(connection: sqlite3.Connection, letter: Letter, due_utc: int) -> None:
    connection.execute(
        "UPDATE outbox SET attempts = attempts + 1, due_utc = ? WHERE id = ? AND state = 'due'",
        (due_utc, letter.id),
    )


def settle(connection: sqlite3.Connection, letter: Letter, state: str) -> None:
    """Give a letter up (`cancelled`) or keep it for better days (`held`, `failed`)."""
    connection.execute(
        "UPDATE outbox SET state = ?, attempts = attempts + 1 WHERE id = ? AND state = 'due'",
        (state, letter.id),
    )


def release_held(connection: sqlite3.Connection, campaign_id: int) -> None:
    """The campaign's channels changed: try again what was held back, and tell anew what is out of reach."""
    connection.execute(
        "UPDATE outbox SET state = 'due' WHERE campaign_id = ? AND state = 'held'", (campaign_id,)
    )
    connection.execute("DELETE FROM trouble WHERE campaign_id = ?", (campaign_id,))


def retry_held(connection: sqlite3.Connection, guild_id: int | None = None) -> int:
    """Try again, without a word if in vain, what was held back (on one server). Returns how many."""
    return connection.execute(
        "UPDATE outbox SET state = 'due' WHERE state = 'held' AND (:guild IS NULL OR campaign_id IN"
        " (SELECT campaign_id FROM campaign_home WHERE guild_id = :guild))",
        {"guild": guild_id},
    ).rowcount


def retry_failed(connection: sqlite3.Connection, attempts: int) -> int:
    """Try again what failed by a fault of ours fewer than so many times. Returns how many."""
    return connection.execute(
        "UPDATE outbox SET state = 'due' WHERE state = 'failed' AND attempts < ?", (attempts,)
    ).rowcount


def first_trouble(connection: sqlite3.Connection, campaign_id: int, channel_id: int, cause: str) -> bool:
    """Note that a channel is out of reach. True when it was not known yet."""
    cursor = connection.execute(
        "INSERT OR IGNORE INTO trouble VALUES (?, ?, ?)", (campaign_id, channel_id, cause)
    )
    return cursor.rowcount == 1


def take_back(connection: sqlite3.Connection, entry_id: int, campaign_id: int, due_utc: int) -> None:
    """Cancel what an undone entry has not sent yet, and queue an edit of what it has."""
    connection.execute(
        "UPDATE outbox SET state = 'cancelled' WHERE entry_id = ? AND state IN ('due', 'held', 'failed')",
        (entry_id,),
    )
    connection.execute(
        "DELETE FROM panel WHERE message_id IN (SELECT message_id FROM outbox WHERE entry_id = ?)",
        (entry_id,),
    )
    connection.execute(
        "INSERT INTO outbox (campaign_id, destination, screen, subject, args, state, due_utc)"
        " SELECT ?, 'message:' || channel_id || ':' || message_id, 'taken-back', 0, '{}', 'due', ?"
        " FROM outbox WHERE entry_id = ? AND state = 'sent' AND destination NOT LIKE 'message:%'",
        (campaign_id, due_utc, entry_id),
    )


def prune(connection: sqlite3.Connection, before_utc: int) -> None:
    """Forget letters that were settled long ago."""
    connection.execute(
        "DELETE FROM outbox WHERE state IN ('sent', 'cancelled', 'failed') AND due_utc < ?", (before_utc,)
    )


def remember_panel(connection: sqlite3.Connection, panel: Panel) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO panel VALUES (?, ?, ?, ?, ?, ?)",
        (
            panel.message_id, panel.channel_id, panel.campaign_id,
            panel.screen, panel.subject, json.dumps(dict(panel.args)),
        ),
    )  # fmt: skip


def twins(connection: sqlite3.Connection, panel: Panel) -> list[Panel]:
    """Older panels of the same screen, subject and arguments in the same channel."""
    rows = connection.execute(
        "SELECT * FROM panel WHERE subject = ? AND screen = ? AND channel_id = ? AND args = ?"
        " AND message_id != ?",
        (panel.subject, panel.screen, panel.channel_id, json.dumps(dict(panel.args)), panel.message_id),
    )
    return [_panel(row) for row in rows]


def forget_panel(connection: sqlite3.Connection, message_id: int) -> None:
    connection.execute("DELETE FROM panel WHERE message_id = ?", (message_id,))


def forget_panels_in(connection: sqlite3.Connection, channel_id: int) -> None:
    """The channel is gone, and every panel in it."""
    connection.execute("DELETE FROM panel WHERE channel_id = ?", (channel_id,))


def panel_at(connection: sqlite3.Connection, message_id: int) -> Panel | None:
    row = connection.execute("SELECT * FROM panel WHERE message_id = ?", (message_id,)).fetchone()
    return None if row is None else _panel(row)


def _panel(row: tuple[int, int, int, str, int, str]) -> Panel:
    message_id, channel_id, campaign_id, screen, subject, args = row
    return Panel(message_id, channel_id, campaign_id, screen, subject, json.loads(args))
