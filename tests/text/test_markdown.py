"""User text in our sentences: readable as typed, harmless as shown."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.markdown import (
    COMMAND_CLOSES,
    COMMAND_OPENS,
    Said,
    cleaned,
    cleaned_lines,
    escaped,
    escaped_lines,
)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Kira", "Kira"),
        ("Дорі Камʼяна", "Дорі Камʼяна"),
        (
            "**bold** _it_ ~~no~~ `code` ||spoiler||",
            r"\*\*bold\*\* \_it\_ \~\~no\~\~ \`code\` \|\|spoiler\|\|",
        ),
        ("[x](https://evil.example)", r"\[x\](https\://evil.example)"),
        ("<@123> <#5> </help:1> <t:0>", "\\<@\u200b123\\> \\<#5\\> \\</help:1\\> \\<t:0\\>"),
        ("@everyone and @HERE", "@\u200beveryone and @\u200bHERE"),
        ("# Title", r"\# Title"),
        ("- item", r"\- item"),
        ("> quote", r"\> quote"),
        ("1. first", r"1\. first"),
        ("two\nlines\tand  spaces", "two lines and spaces"),
        ("\u202eevil\u200b\u2066name", "evilname"),
        (f"{COMMAND_OPENS}campaign delete{COMMAND_CLOSES}", "campaign delete"),
        ("a\\b", r"a\\b"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_escaped(typed: str, shown: str) -> None:
    assert escaped(typed) == shown


def test_notes_keep_their_lines_and_links() -> None:
    typed = "See https://example.org/a_b\r\n\r\n# not a title\n- not *a* list  "
    assert escaped_lines(typed) == "See https://example.org/a_b\n\n\\# not a title\n\\- not \\*a\\* list"


@given(st.text())
def test_what_is_escaped_reads_as_typed(typed: str) -> None:
    shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escaped(typed)).replace("@\u200b", "@")
    assert shown == cleaned(typed)


@given(st.text(alphabet="@everyone here<>#*_`~|[]()\\- \n1.", max_size=60))
def test_nothing_escaped_marks_up_or_mentions(typed: str) -> None:
    shown = escaped(typed)
    assert not re.search(r"@(everyone|here)|<[@#:/]", shown.replace("\\<", ""))
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`~|\[\]<>]", shown)
    assert "\n" not in shown
    assert not shown.startswith(("#", "-"))


@given(st.text())
def test_cleaning_is_done_once(typed: str) -> None:
    assert cleaned(cleaned(typed)) == cleaned(typed)
    assert cleaned_lines(cleaned_lines(typed)) == cleaned_lines(typed)


def test_said_is_a_string() -> None:
    assert Said("x") == "x"
    assert isinstance(escaped("x"), Said)
