"""The playground as its user starts it, and a real browser to look at it with."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

CHROMIUM = next(
    (path for path in map(Path, ("/usr/bin/chromium", "/usr/bin/chromium-browser")) if path.exists()), None
)
"""Debian's; Playwright's own download is not used."""
BYTECODE = Path(__file__).parents[2] / ".pytest_cache" / "bytecode"
"""Kept between runs: compiling all modules anew takes longer than the test."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def playground(folder: Path, *options: str) -> Iterator[str]:
    """Start `bot` with no token, yield the address it prints, and end it as Ctrl+C would."""
    environment = {**os.environ, "HEARTH_PLAYGROUND": str(folder), "PYTHONUNBUFFERED": "1"}
    environment["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    for unwanted in ("DISCORD_TOKEN", "PYTHONDONTWRITEBYTECODE"):
        environment.pop(unwanted, None)
    command = [sys.executable, "-m", "bot", "--no-open", *options]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, process.stderr.read() if process.stderr else ""
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors, errors


@pytest.fixture
def context() -> Iterator[BrowserContext]:
    """A browser of the test's own: Playwright's loop must not run on beside the loops of other tests."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        context = browser.new_context(bypass_csp=True, viewport={"width": 900, "height": 760})
        context.set_default_timeout(15_000)
        yield context
        browser.close()
