"""Browser profiles: whoever takes one finds it as new, and few are ever made.

A profile with its window and its process costs more than our page. One that is given back keeps
these; what a page could leave behind for the next is cleared.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from weakref import WeakSet

from playwright.sync_api import Browser, Page

# Of our own origin, and small: where storage is cleared after our page has gone.
BARE = "/api/health"
# Pages with something that stays as long as they do: a clock, a script of a test's own.
CHANGED: WeakSet[Page] = WeakSet()


@dataclass(frozen=True)
class Kind:
    """What a profile is made with once and for all."""

    lang: str = "en-US"
    touch: bool = False
    scale: float = 1
    script: str = ""  # runs before all that a page brings


class Profiles:
    """Those that are free, of each kind."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[Kind, list[Page]] = defaultdict(list)

    def take(self, kind: Kind, size: tuple[int, int], motion: bool) -> Page:
        free = self._free[kind]
        page = free.pop() if free else self._made(kind)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        return page

    def _made(self, kind: Kind) -> Page:
        context = self.browser.new_context(
            locale=kind.lang,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            device_scale_factor=kind.scale,
        )
        context.add_init_script(kind.script)
        return context.new_page()

    def give_back(self, kind: Kind, page: Page, origin: str) -> None:
        """Only while its server is there, and with no key or button held down."""
        if page in CHANGED or page.is_closed():
            page.context.close()
            return
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.move(0, 0)
        page.goto(origin + BARE)
        page.evaluate("sessionStorage.clear()")
        line = page.context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        line.send("Network.clearBrowserCache")
        line.send("Page.resetNavigationHistory")
        line.detach()
        page.context.clear_cookies()
        self._free[kind].append(page)

    def close(self) -> None:
        for page in (page for pages in self._free.values() for page in pages):
            page.context.close()
        self._free.clear()
