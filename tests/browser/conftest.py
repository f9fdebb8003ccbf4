"""A real server, the built client and a real browser; a page's complaint fails its test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from gravehold.server.edge.pages import folder
from gravehold.server.settings import read
from tests.browser.people import PATIENCE, People
from tests.browser.profiles import Profiles
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


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    found = Profiles(browser)
    yield found
    found.close()


@pytest.fixture
def gather(
    profiles: Profiles, request: pytest.FixtureRequest
) -> Iterator[Callable[[Server], People]]:
    """People at a server; whatever a page complained of fails the test."""
    failed, met = request.session.testsfailed, list[People]()

    def gathered(server: Server) -> People:
        met.append(People(profiles, server))
        return met[-1]

    yield gathered
    complaints = [line for people in met for line in people.complaints()]
    for people in met:
        people.leave(tidy=request.session.testsfailed == failed)
    assert complaints == []


@pytest.fixture
def people(gather: Callable[[Server], People], server: Server) -> People:
    return gather(server)


@pytest.fixture
def mortals(mortal: Server, gather: Callable[[Server], People]) -> People:
    return gather(mortal)


@pytest.fixture
def people_at(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., People]]:
    """People at a server with settings of its own, once for a test."""
    with ExitStack() as stack:

        def opened(**settings: int | str) -> People:
            server = serve(tmp_path, **settings)
            stack.callback(server.stop)
            gather: Callable[[Server], People] = request.getfixturevalue("gather")
            return gather(server)

        yield opened
