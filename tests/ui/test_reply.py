"""What Discord would not take is made fit, or is a fault that tests find."""

import io

import discord
import pytest

from bot.ui.press import press
from bot.ui.reply import (
    FULL_TEXT,
    MAX_CHARACTERS,
    MAX_COMPONENTS,
    Live,
    Reply,
    card,
    guarded,
    note,
    row,
    rows_of,
)


def buttons(count: int) -> list[discord.ui.Item]:
    return [press("add", "toy", number, label="b") for number in range(count)]


def components(reply: Reply) -> int:
    return sum(1 for _ in reply.view.walk_children())


def text_of(file: discord.File) -> str:
    return file.fp.read().decode()


async def test_what_fits_stays_as_it_is() -> None:
    reply = Reply(card("x" * MAX_CHARACTERS), live=Live("toy", 1))
    assert guarded(reply) is reply


async def test_one_character_too_many_is_shortened_and_attached_whole() -> None:
    whole = "x" * (MAX_CHARACTERS + 1)
    shown = guarded(note(whole))
    assert shown.view.content_length() <= MAX_CHARACTERS
    (file,) = shown.files
    assert file.filename == FULL_TEXT
    assert text_of(file) == whole


async def test_only_the_longest_texts_are_shortened() -> None:
    short, long = "short", "long " * 2000
    shown = guarded(Reply(card(short, long, long, rows=[row(*buttons(2))]), live=Live("toy", 1)))
    texts = [item.content for item in shown.view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert texts[0] == short
    assert all(text.endswith("…") for text in texts[1:])
    assert shown.view.content_length() <= MAX_CHARACTERS
    assert text_of(shown.files[0]) == "\n\n".join((short, long, long))
    assert shown.live == Live("toy", 1)


async def test_many_long_texts_come_to_an_end() -> None:
    shown = guarded(Reply(card(*["long " * 900] * 15)))
    assert shown.view.content_length() <= MAX_CHARACTERS


async def test_files_of_the_reply_are_kept() -> None:
    picture = discord.File(io.BytesIO(b"png"), "map.png")
    shown = guarded(Reply(card("x" * 9000), files=[picture]))
    assert [file.filename for file in shown.files] == ["map.png", FULL_TEXT]


async def test_forty_components_fit_and_forty_one_are_a_fault() -> None:
    fitting = Reply(card("text", rows=rows_of(buttons(31))))
    assert components(fitting) == MAX_COMPONENTS
    assert guarded(fitting) is fitting
    with pytest.raises(ValueError, match="maximum number of children"):
        card("text", rows=rows_of(buttons(32)))


async def test_the_attached_text_needs_a_component_too() -> None:
    with pytest.raises(ValueError, match="more than 39"):
        guarded(Reply(card("x" * 5000, rows=rows_of(buttons(31)))))


async def test_buttons_fill_their_rows() -> None:
    assert [len(row.children) for row in rows_of(buttons(12))] == [5, 5, 2]  # type: ignore[attr-defined]
