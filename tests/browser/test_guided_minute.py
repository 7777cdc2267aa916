"""The guided first minute in a real browser, by clicks, as the DM and as a player."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from bot.text import Speaker
from tests.browser.conftest import playground

SPEAK = Speaker("uk").plain
expect.set_options(timeout=15_000)


def test_the_guided_minute(context: BrowserContext, tmp_path: Path) -> None:
    with playground(tmp_path, "--lang=uk", "--port=0") as address:
        dm, player = opened(context, address), opened(context, seated(address, "cleric"))
        press(dm, SPEAK.attr("playground-step-night", "title"))
        expect(conversation(dm)).to_contain_text(SPEAK.time(7 * 86400 + 6 * 3600))

        sit(dm, "screen")
        expect(conversation(dm)).to_contain_text("53")
        expect(conversation(player)).to_contain_text(SPEAK.time(7 * 86400 + 6 * 3600))
        expect(conversation(player)).not_to_contain_text("53")

        press(dm, SPEAK("bastion-digest-open"), nth=bastion_row(SPEAK))
        press(dm, SPEAK("bastion-secret-reveal"))
        expect(conversation(dm)).to_contain_text("1, 5, 1, 3")
        expect(conversation(player)).to_contain_text(re.compile("|".join(defenders())))
        fallen = [name for name in defenders() if name in conversation(player).inner_text()]
        assert len(fallen) == 2

        press(dm, SPEAK("undo-button"))
        sit(dm, "table")
        expect(conversation(dm)).to_contain_text(f"✅ {SPEAK.attr('playground-step-undo', 'title')}")


def test_a_command_is_typed_in_the_readers_language(context: BrowserContext, tmp_path: Path) -> None:
    with playground(tmp_path, "--lang=uk", "--port=0") as address:
        player = opened(context, seated(address, "cleric"))
        player.locator("#channel-composer-input").click()
        player.keyboard.type(SPEAK.command("bastion show"))
        player.keyboard.press("Enter")
        player.locator("#send-message").click()
        expect(conversation(player)).to_contain_text(SPEAK("playground-cleric-bastion"))
        for name in defenders():
            expect(conversation(player)).to_contain_text(name)


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("window.simcordPreview?.ready")
    return page


def seated(address: str, seat: str) -> str:
    return f"{address.rpartition('.')[0]}.{seat}"


def sit(page: Page, seat: str) -> None:
    page.locator("#viewer-picker").select_option(seat)
    page.wait_for_function(f"window.simcordPreview?.ready && window.simcordPreview.viewerId === '{seat}'")


def press(page: Page, label: str, nth: int = 0) -> None:
    """Press a button on the newest message that has one of just this name."""
    name = re.compile(rf"^\W*{re.escape(label)}\W*$")
    article = page.locator("article", has=page.get_by_role("button", name=name)).last
    article.get_by_role("button", name=name).nth(nth).click()


def conversation(page: Page) -> Locator:
    return page.locator("#channel-message-list")


def bastion_row(speak: Speaker) -> int:
    """The place of the cleric's Bastion in the digest, which is in the order of names."""
    names = [speak("playground-cleric-bastion"), speak("playground-fighter-bastion")]
    return sorted(names, key=str.casefold).index(names[0])


def defenders() -> list[str]:
    return SPEAK("playground-defenders").split(", ")
