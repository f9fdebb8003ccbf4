"""A real server, the built client and a real browser; a page's complaint fails its test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from gravehold.server.edge.pages import folder
from gravehold.server.settings import read
from tests.browser.people import PATIENCE, People
from tests.server.harness import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=PATIENCE * 1000)
# A window of Chromium's own comes with a page for its address bar and a process to spare: more
# work than our page. Of several such options the last one counts: Playwright's own stand here too.
WITHOUT = (
    "PreloadTopChromeWebUI", "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding",
    "PreconnectToSearch", "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning",
)  # fmt: skip
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
]  # fmt: skip


def chromium() -> str | None:
    """The system's Chromium; Playwright's own is never fetched."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.fail("no Chromium to test with: tools/need-chromium installs it or says how")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGS)
        yield browser
        browser.close()


def serve(home: Path, **settings: int | str) -> Server:
    if not (folder(read()) / "index.html").is_file():
        pytest.fail("the table is not built: make web")
    return Server(home, "", rooms_per_address=10_000, **settings)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    found = serve(tmp_path_factory.mktemp("home"))
    yield found
    found.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    found = serve(tmp_path)
    yield found
    found.stop()


def meet(browser: Browser, server: Server) -> Iterator[People]:
    found = People(browser, server)
    yield found
    complaints = found.complaints()
    found.leave()
    assert complaints == []


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    yield from meet(browser, server)


@pytest.fixture
def mortals(browser: Browser, mortal: Server) -> Iterator[People]:
    yield from meet(browser, mortal)
