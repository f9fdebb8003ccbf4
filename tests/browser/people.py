"""People at real browsers: what they see is the page, what they do is click and type."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from importlib.resources import files

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

from tests.server.harness import Message, Server

PATIENCE = 20.0  # seconds; two cores may be busy with other tests
WIDE, PHONE = (1280, 900), (360, 740)
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
AXE_RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')
         + ' -- ' + (v.nodes[0].any[0]?.message ?? v.help))"""

STICKS_OUT = """() => {
    const root = document.documentElement, wide = root.clientWidth;
    const out = root.scrollWidth > wide ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const el of document.querySelectorAll('body *')) {
        const box = el.getBoundingClientRect();
        if (!box.width || box.left >= -1 && box.right <= wide + 1) continue;
        if (el.closest('.sr, .skip, svg')) continue;
        let up = el.parentElement;
        while (up && !/auto|scroll|hidden/.test(getComputedStyle(up).overflowX))
            up = up.parentElement;
        if (!up || up === document.body || up === root)
            out.push(`${el.tagName}.${el.className}: ${box.left | 0}..${box.right | 0}`);
    }
    return out.slice(0, 8);
}"""


class Tab:
    """One person's tab. What the server sent it is read along; the page is what counts."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.said: list[str] = []  # console errors and exceptions
        self.now: Message = {}
        self.sockets = 0
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._line)
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("pageerror", lambda error: self.said.append(f"exception: {error.stack}"))

    def _line(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message["type"] in ("update", "resync"):
            self.now = message

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "blob:")):
            self.said.append(f"asked another server: {request.url}")

    # Seeing

    def go(self, path: str) -> Tab:
        self.page.goto(self.server.url + path)
        return self

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait, and read along meanwhile."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}; prompt: {self.prompt!r}"
            self.page.wait_for_timeout(20)

    @property
    def seq(self) -> int:
        return int(self.now.get("seq", -1))

    def beyond(self, seq: int) -> bool:
        return self.seq > seq

    @property
    def decision(self) -> Message | None:
        found: Message | None = self.now.get("decision")
        return found

    @property
    def kind(self) -> str:
        return str(self.decision["kind"]) if self.decision else ""

    @property
    def mine(self) -> bool:
        return bool(self.decision and self.decision["mine"])

    @property
    def over(self) -> bool:
        return bool(self.now) and self.decision is None

    @property
    def prompt(self) -> str:
        line = self.page.locator("#prompt")
        return line.inner_text() if line.count() else ""

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in (self.decision or {}).get("options", [])]

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def wait_for_turn(self) -> None:
        """Until this person is asked, on the page as well, or the game is over."""
        self.until(lambda: self.mine or self.over, "a turn")
        if self.mine:
            self.page.locator(".prompt.mine").wait_for()

    # Doing

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def listed(self) -> Locator:
        """The plain list of all options, opened if it is not."""
        found = self.page.locator("#options")
        if not found.count():
            self.page.locator('[aria-controls="options"]').click()
            found.wait_for()
        return found.get_by_role("button")

    def choose(self, key: str) -> None:
        """Choose from the plain list, and wait until the server has told everybody."""
        before = self.seq
        self.listed().nth(self.keys.index(key)).click()
        if self.page.locator(".banner.ask").count():
            self.page.locator(".banner.ask .main").click()
        self.until(lambda: self.seq > before, f"an answer to {key}")

    def play_until(self, true: Callable[[], object], most: int = 60) -> None:
        """End phase after phase until this is so."""
        for _ in range(most):
            self.wait_for_turn()
            if true():
                return
            assert not self.over, "the game ended before"
            keys = self.keys
            self.choose("done" if "done" in keys else keys[0])
        raise AssertionError("did not happen")

    def play_to_order(self) -> None:
        """Play every gem, end the turn: the played cards are to be put in order."""
        for _ in range(30):
            self.wait_for_turn()
            keys = self.keys
            if self.kind == "order":
                break
            gem = next((key for key in keys if key.startswith("play ")), None)
            self.choose(gem or ("done" if "done" in keys else keys[0]))
        self.page.locator(".order .grip").first.wait_for()

    # Judging

    def findings(self) -> list[str]:
        """What axe-core calls serious or critical here."""
        self.page.evaluate(AXE)
        found: list[str] = self.page.evaluate(AXE_RUN)
        return found

    def overflow(self) -> list[str]:
        """Things that stick out of the window sideways."""
        found: list[str] = self.page.evaluate(STICKS_OUT)
        return found


class People:
    """Makes tabs, each in a browser profile of its own unless told otherwise."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.tabs: list[Tab] = []
        self.allowed: list[str] = []

    def allow(self, *patterns: str) -> None:
        """The browser itself complains of lines cut and pages not found."""
        self.allowed += patterns

    def tab(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = WIDE,
        lang: str = "en-US",
        motion: bool = False,
    ) -> Tab:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
        )
        made = Tab(context.new_page(), self.server)
        self.tabs.append(made)
        return made.go(path)

    def leave(self) -> None:
        for tab in self.tabs:
            tab.page.context.close()

    def complaints(self) -> list[str]:
        said = [line for tab in self.tabs for line in tab.said]
        return [line for line in said if not any(re.search(p, line) for p in self.allowed)]
