"""People at real browsers: what they see is the page, what they do is click and type."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, WebSocket, expect

from tests.browser import judging, moments
from tests.browser.profiles import Kind, Profiles
from tests.server.harness import Message, Person, Server

PATIENCE = 60.0  # seconds; the machine may be busy with other things
WIDE, PHONE = (1280, 900), (360, 740)

# Moments of the nemesis stay for so many seconds and bots take their time; 0: nothing is held up.
PACE = """(stay) => {
    try {
        localStorage.setItem("gravehold.stay", String(stay));
        localStorage.setItem("gravehold.bots", stay ? "800" : "0");
    } catch { /* an empty page keeps nothing */ }
}"""

# Whether a table or a camp lies there, its question, and what is written on the lists of options.
SHOWN = """() => [
    document.querySelector("#hand, main.journey") !== null,
    document.querySelector("#prompt")?.innerText ?? "",
    [...document.querySelectorAll('.mine [aria-controls="options"]')].map(list => list.innerText),
]"""


def _same(shown: str, told: object) -> bool:
    """A page begins every question with a capital letter."""
    return shown.casefold() == str(told).casefold()


class Tab:
    """One person's tab. What the server sent it is read along; the page is what counts."""

    def __init__(self, page: Page, server: Server, kind: Kind) -> None:
        self.page = page
        self.server = server
        self.profile = kind
        self.said: list[str] = []  # console errors and exceptions
        self.now: Message = {}
        self.presence: Message = {}
        self.sent: list[Message] = []
        self.sockets = 0
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._line)
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("pageerror", self._exception)

    def leave(self) -> None:
        """Hear no more of the page."""
        self.page.remove_listener("websocket", self._line)
        self.page.remove_listener("console", self._console)
        self.page.remove_listener("request", self._request)
        self.page.remove_listener("pageerror", self._exception)

    def _line(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", self._frame)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _frame(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message["type"] in ("update", "resync"):
            self.now = message
        self.presence = message.get("presence", self.presence)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(f"{message.type}: {message.text}")

    def _exception(self, error: Error) -> None:
        self.said.append(f"exception: {error.stack}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "blob:")):
            self.said.append(f"asked another server: {request.url}")

    # Seeing

    @property
    def token(self) -> str:
        """The link this tab is at."""
        return self.page.url.split("/")[4]

    def go(self, path: str) -> Tab:
        self.page.goto(self.server.url + path)
        return self

    def until(self, true: Callable[[], object], what: object) -> None:
        """Wait, and read along meanwhile."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}; {self._state}"
            self.page.wait_for_timeout(20)

    @property
    def _state(self) -> str:
        told = f"{self.seq}: {self.kind or 'over'}, {'' if self.mine else 'not '}mine, {self.keys}"
        button = self.page.locator('[aria-controls="options"]')
        shown = button.inner_text() if button.count() else "no options"
        return f"page: {self.prompt!r}, {shown!r}; server: {told}"

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

    def holder(self, seat: int) -> str:
        """Who plays a seat, as far as this tab has heard."""
        return str(self.presence["seats"][seat]["holder"]) if self.presence else ""

    @property
    def over(self) -> bool:
        return bool(self.now) and self.decision is None

    @property
    def prompt(self) -> str:
        return self._shown()[1]

    def _shown(self) -> tuple[bool, str, list[str]]:
        """In one go: this is asked again and again."""
        try:
            laid, prompt, lists = self.page.evaluate(SHOWN)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return False, "", []  # another page is coming
        return laid, prompt, lists

    @property
    def drawn(self) -> bool:
        """Whether the page shows what the server sent last."""
        decision, (laid, prompt, lists) = self.decision, self._shown()
        if not laid:
            return False  # the words are still to come
        if decision is None:
            return prompt in (self.now["ending"], self.standing)
        shown = [each for each in lists if f"({len(decision['options'])})" in each]
        return _same(prompt, decision["prompt"]) and len(shown) == 1

    @property
    def told(self) -> bool:
        """Whether the page asks what the server asked last, whoever is to answer."""
        asked = str((self.decision or {"prompt": "\0"})["prompt"])
        return _same(self.prompt[: len(asked)], asked)

    @property
    def standing(self) -> str | None:
        """Where a journey stands; a game of its own is none."""
        journey = self.now.get("journey")
        return str(journey["standing"]) if journey else None

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in (self.decision or {}).get("options", [])]

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    @property
    def asked(self) -> str:
        """The seat that is asked, the first of several."""
        return str((self.decision or {"seats": [""]})["seats"][0])

    def player(self, seat: str = "p1") -> Message:
        found: Message = self.now["table"]["players"][int(seat[1]) - 1]
        return found

    def wait_for_turn(self) -> None:
        """Until this person is asked, on the page as well, or the game is over."""
        self.until(lambda: (self.mine or self.over) and self.drawn, "a turn")

    def wait_for_table(self) -> None:
        """Until the table is laid, whoever is asked."""
        self.until(lambda: self.now and self.page.locator("#hand").count(), "the table")

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

    def go_on(self) -> None:
        """End the phase, or answer anything where that is not possible."""
        self.choose("done" if "done" in self.keys else self.keys[0])

    def go_on_growing(self) -> None:
        """Look at every card that has evolved, and go on."""
        moment = self.page.locator("#stage-title")
        while moment.count():
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(20)

    def play_until(self, true: Callable[[], object], most: int = 60) -> None:
        """End phase after phase until this is so, without clicks: those are for what comes then."""
        self.wait_for_turn()
        with self.line() as line:
            for _ in range(most):
                if true():
                    break
                assert not self.over, "the game ended before"
                self.answer(line, "done" if "done" in self.keys else self.keys[0])
            else:
                raise AssertionError("did not happen")
        self.wait_for_turn()

    def line(self) -> Person:
        """The same person at the same table by a socket of their own, with no page to draw."""
        line = self.server.sit(self.token)
        line.until("update", "resync")
        return line

    def answer(self, line: Person, key: str, *, alone: bool = True) -> None:
        """Answer without a click, where clicks are not what counts; the page is told as well."""
        line.see(self.seq)
        assert line.answer(key)["type"] == "update", key
        if alone:  # what bots do then is waited for
            line.wait_for_turn()
        self.until(lambda: self.seq == line.seq, f"an answer to {key}")

    def resize(self, size: tuple[int, int]) -> None:
        """Another window, and all that comes of it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def speak(self, lang: str) -> None:
        """Choose a language on the page, and wait until it speaks that."""
        before = self.now
        self.page.locator('select:has(> option[value="pl"])').first.select_option(lang)
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        if "/play/" in self.page.url:
            self.until(lambda: self.now is not before, f"words in {lang}")
        self.settle()

    def settle(self) -> None:
        """Until the page has done all it had begun: what has not happened does not."""
        moments.settle(self.page)

    @property
    def answers(self) -> list[Message]:
        """What this tab has answered, of all that it has done so far."""
        self.settle()
        return [message for message in self.sent if message["type"] == "answer"]

    def play_to_order(self) -> None:
        """Every gem is played, the turn ended: the played cards are to be put in order."""
        self.wait_for_turn()
        with self.line() as line:
            for _ in range(30):
                if self.kind == "order":
                    break
                ways = [key for key in self.keys if key.startswith("play ") or key == "done"]
                self.answer(line, [*ways, *self.keys][0])
        self.wait_for_turn()
        self.page.locator(".order .grip").first.wait_for()

    def put_down(self) -> list[str]:
        """Put the played cards down as they lie; tells what the server has on the pile."""
        seat = self.asked
        count = len(self.player(seat)["played"])
        self.button("Put down in this order").click()
        self.until(lambda: not self.player(seat)["played"], "cards put down")
        kept = self.server.get(f"/api/games/{self.token}/at/{self.seq}")["table"]["players"]
        return [card["id"] for card in kept[int(seat[1]) - 1]["discard"][-count:]]

    # Judging

    def findings(self) -> list[str]:
        """What axe-core calls serious or critical here."""
        return judging.findings(self.page)

    def overflow(self) -> list[str]:
        """Things that stick out of the window sideways."""
        return judging.overflow(self.page)

    def small_print(self) -> list[str]:
        """Words that are drawn with less than 11 pixels."""
        return judging.small_print(self.page)

    def broken_words(self) -> list[str]:
        """Words that are torn apart at the end of a line."""
        return judging.broken_words(self.page)

    def cut_off(self) -> list[str]:
        """Words that do not fit what holds them."""
        return judging.cut_off(self.page)


class People:
    """Makes tabs, each in a browser profile of its own unless told otherwise."""

    def __init__(self, profiles: Profiles, server: Server) -> None:
        self.profiles = profiles
        self.server = server
        self.tabs: list[Tab] = []
        self.allowed: list[str] = []

    def allow(self, *patterns: str) -> None:
        """The browser itself complains of lines cut and pages not found."""
        self.allowed += patterns

    def allow_kills(self) -> None:
        """What the browser says of a server that is gone, at whatever moment it went."""
        self.allow("WebSocket connection", r"net::ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)\w*")

    def tab(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = WIDE,
        lang: str = "en-US",
        motion: bool = False,
        touch: bool = False,
        scale: float = 1,
        pace: int = 0,
    ) -> Tab:
        script = f"({moments.NOTE_ANSWERS})(); ({PACE})({pace});"
        kind = Kind(lang, touch, scale, script)
        made = Tab(self.profiles.take(kind, size, motion), self.server, kind)
        self.tabs.append(made)
        return made.go(path)

    def meet(self, **fields: object) -> tuple[Tab, ...]:
        """A new game, and somebody at each of its seats."""
        return tuple(self.tab(f"/play/{token}") for token in self.server.new(**fields)["seats"])

    def leave(self, *, tidy: bool) -> None:
        """Profiles go back only from where nothing went wrong."""
        for tab in self.tabs:
            tab.leave()
            if tidy and self.server.process.poll() is None:
                self.profiles.give_back(tab.profile, tab.page, self.server.url)
            else:
                tab.page.context.close()

    def complaints(self) -> list[str]:
        said = [line for tab in self.tabs for line in tab.said]
        return [line for line in said if not any(re.search(p, line) for p in self.allowed)]


def asked(*tabs: Tab) -> Tab:
    """Who is asked, once everybody sees the same moment."""
    tabs[0].until(
        lambda: len({tab.seq for tab in tabs}) == 1 and any(tab.mine for tab in tabs),
        f"somebody to be asked: {[(tab.seq, tab.mine) for tab in tabs]}",
    )
    found = next(tab for tab in tabs if tab.mine)
    found.wait_for_turn()
    for tab in tabs:
        tab.until(lambda tab=tab: tab.told, "the same question on every page")  # type: ignore[misc]
    return found


def everybody_answers(*tabs: Tab, most: int = 30) -> None:
    """Whoever is asked goes on, until each has."""
    left = [*tabs]
    for _ in range(most):
        if not left:
            return
        tab = asked(*tabs)
        tab.go_on()
        left = [each for each in left if each is not tab]
    raise AssertionError("somebody was never asked")
