"""Measures `make play`: from a fresh clone to the first playable card, and a second start."""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGS, chromium

ROOT = Path(__file__).parent.parent


def start(clone: Path, home: Path, browser: Browser) -> tuple[float, float]:
    """Seconds from `make play` to the page, and to a card that can be played in it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("GRAVEHOLD_")}
    env |= {"HOME": str(home), "GRAVEHOLD_HOME": str(home / "games"), "DISPLAY": ""}
    began = time.monotonic()
    process = subprocess.Popen(
        ["make", "play", "PLAY_ARGS=--port 0"],
        cwd=clone, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout
        line = next(line for line in process.stdout if "http://" in line)
        page = browser.new_page()
        page.add_init_script("localStorage.setItem('gravehold.stay', '0')")
        page.goto("http://" + line.split("http://")[1].split()[0])
        play = page.locator("button.main:enabled")
        play.wait_for()
        shown = time.monotonic() - began
        play.click()
        _to_a_card(page)
        return shown, time.monotonic() - began
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def _to_a_card(page: Page) -> None:
    """Until a card of the hand can be played: the nemesis may come first, and ask something."""
    card = page.locator("#hand .legal").first
    question = page.locator("main .legal, .prompt .acts [data-key]:enabled").first
    card.or_(question).first.wait_for()
    while not card.is_visible():
        question.click()
        card.or_(question).first.wait_for()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        clone, home = Path(folder) / "clone", Path(folder) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for what in ("fresh clone", "second start"):
            page, card = start(clone, home, browser)
            print(f"{what:<14}page {page:6.1f} s   first card {card:6.1f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
