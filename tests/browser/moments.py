"""Time as a test has it: no test waits for a while, and none is late on a slow machine.

What passes by itself (a phrase, a note, a card shown large) is looked at while the page's clock
stands. That nothing happens is told by a page that has done all it had begun.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.browser.profiles import CHANGED

LATER = 10_000  # milliseconds: the clock is stopped at a moment that has not passed yet

# Notes every request of the page, and every answer as it is read.
NOTE_ANSWERS = """() => {
    window.answers = [];
    const noted = (work) => (window.answers.push(work.catch(() => {})), work);
    const [ask, read] = [window.fetch, Response.prototype.text];
    window.fetch = (...args) => noted(ask(...args));
    Response.prototype.text = function () { return noted(read.call(this)); };
}"""

DO_ALL = """async () => {
    window.done = false;
    for (let seen = -1; seen < window.answers.length; ) {
        seen = window.answers.length;
        await Promise.all(window.answers);
        await new Promise((done) => setTimeout(done));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    window.done = true;
}"""


def settle(page: Page) -> None:
    """Until every answer has been read, what was put off is done, and all of it is drawn."""
    page.evaluate(f"() => void ({DO_ALL})()")
    page.wait_for_function("() => window.done")


@contextmanager
def stopped(*pages: Page) -> Iterator[None]:
    """What would vanish after a while stays, and what would come does not; `pass_time` decides."""
    for page in pages:
        CHANGED.add(page)
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + LATER)
    yield
    for page in pages:
        page.clock.resume()


def pass_time(page: Page, seconds: float) -> None:
    """All that happens in this time, at once."""
    page.clock.run_for(int(seconds * 1000))
