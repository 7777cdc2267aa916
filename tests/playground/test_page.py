"""The frame of the page speaks as the bot; a page that has changed is noticed."""

from importlib import resources

import pytest

from bot.playground.page import Words, dressed_page, dressed_style

WORDS = Words("uk", "Hearth & Road", "пісочниця", "Ви тут —")


def static(name: str) -> str:
    return (resources.files("simcord.preview") / "static" / name).read_text("utf-8")


def test_the_simulator_is_not_named() -> None:
    page = dressed_page(static("index.html"), WORDS)
    assert '<html lang="uk">' in page
    assert "<title>Hearth & Road</title>" in page
    assert "Ви тут —" in page
    assert "Viewing as\n" not in page
    assert "<strong>SimCord</strong>" not in page


def test_developer_tools_are_not_shown() -> None:
    css = static("preview.css")
    assert dressed_style(css).startswith(css)
    assert "#inspector-toggle" in dressed_style("")


def test_an_unknown_page_is_refused() -> None:
    with pytest.raises(ValueError, match="the page has no"):
        dressed_page("<html></html>", WORDS)
