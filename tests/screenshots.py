"""Takes the pictures of the README from the playground: `python -m tests.screenshots`."""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from bot.text import LANGUAGES, Speaker
from tests.browser.conftest import CHROMIUM, FLAGS, playground
from tests.browser.test_guided_minute import bastion_row, conversation, opened, press, seated, sit

PICTURES = Path(__file__).with_name("screenshots")
SIZE = {"width": 900, "height": 760}
TAKEN = {
    "guide-en": "guide",
    "digest-en": "digest",
    "reveal-en": "reveal",
    "table-uk": "table-uk",
    "digest-ru": "digest-ru",
}
"""Step and language, and the name of the file."""


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        context = browser.new_context(bypass_csp=True, viewport=SIZE)
        for language in LANGUAGES:
            with (
                tempfile.TemporaryDirectory() as folder,
                playground(Path(folder), f"--lang={language}", "--port=0") as address,
            ):
                tell(language, opened(context, address), opened(context, seated(address, "cleric")))
        browser.close()


def tell(language: str, dm: Page, player: Page) -> None:
    """The first minute, with a picture of each step."""
    speak = Speaker(language).plain
    picture(dm, f"guide-{language}")
    press(dm, speak.attr("playground-step-night", "title"))
    sit(dm, "screen")
    conversation(dm).get_by_text("53").first.wait_for()
    picture(dm, f"digest-{language}")
    press(dm, speak("bastion-digest-open"), nth=bastion_row(speak))
    press(dm, speak("bastion-secret-reveal"))
    conversation(dm).get_by_text("1, 5, 1, 3").first.wait_for()
    picture(dm, f"reveal-{language}")
    conversation(player).get_by_text("1, 5, 1, 3").first.wait_for()
    picture(player, f"table-{language}")


def picture(page: Page, name: str) -> None:
    """A small file: the pages have few colours."""
    if name not in TAKEN:
        return
    page.mouse.move(0, 0)
    page.locator("#channel-timeline").evaluate("timeline => timeline.scrollTo(0, timeline.scrollHeight)")
    page.wait_for_function("window.simcordPreview?.ready")
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(160).save(PICTURES / f"{TAKEN[name]}.png", optimize=True)


if __name__ == "__main__":
    main()
