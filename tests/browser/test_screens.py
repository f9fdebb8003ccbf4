"""Every screen: no serious finding of axe-core, nothing sticking out of a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, People, Tab
from tests.server.harness import Server

SCREENS = ("start", "my games", "set-up", "table", "crowded", "order", "replay", "learn", "lost")


def _crowded(server: Server) -> str:
    """Four mages in the middle of a game that bots began."""
    seats = ["human"] + ["bot:greedy"] * 3
    links = server.new(mages=["garu", "gex", "mazahaedron", "quilius"], seats=seats, seed="3")
    with server.sit(links["owner"]) as person:
        person.until("update", "resync")
        person.play(12)
    return f"/play/{links['owner']}"


def _open(people: People, screen: str, size: tuple[int, int]) -> Tab:
    owner = people.server.new()["owner"]
    if screen == "crowded":
        tab = people.tab(_crowded(people.server), size=size)
        tab.wait_for_turn()
        tab.page.locator("#mages").wait_for()
        return tab
    paths = {"set-up": "/new", "learn": "/learn", "lost": "/play/wrongwrongwrongwrong"}
    paths |= {"table": f"/play/{owner}", "order": f"/play/{owner}", "replay": f"/replay/{owner}/0"}
    tab = people.tab(paths.get(screen, "/"), size=size)
    if screen in ("table", "order", "learn"):
        tab.wait_for_turn()
        expect(tab.page.locator("#hand .card").first).to_be_visible()
    if screen == "order":
        tab.play_to_order()
    if screen == "my games":
        tab.button("Play now").click()
        tab.wait_for_turn()
        tab.go("/")
        expect(tab.page.get_by_role("link", name="Resume")).to_be_visible()
    marks = {"start": "Play now", "set-up": "Begin", "replay": "Play on from here"}
    if screen in marks:
        expect(tab.button(marks[screen])).to_be_enabled()
    if screen == "lost":
        expect(tab.page.get_by_role("heading", name="Wrong link")).to_be_visible()
    return tab


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(people: People, screen: str) -> None:
    """axe-core finds nothing serious, and nothing sticks out of a phone."""
    tab = _open(people, screen, WIDE)
    assert tab.findings() == []
    assert tab.overflow() == []
    tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert tab.overflow() == []


@pytest.mark.parametrize("panel", ["Seats", "Settings", "Keys"])
def test_a_panel_is_for_everybody(people: People, panel: str) -> None:
    tab = _open(people, "table", WIDE)
    tab.page.get_by_role("button", name=panel).click()
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    assert tab.findings() == []
    tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert tab.overflow() == []


def test_a_phone_has_everything(people: People) -> None:
    tab = _open(people, "table", PHONE)
    for card in tab.page.locator("#hand .cards .card").all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.5)
        expect(tab.page.locator("#prompt")).to_be_in_viewport()
    options = tab.listed()
    assert options.count() == len(tab.keys)
    for option in options.all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    tab.choose("done")
    tab.wait_for_turn()
    assert tab.overflow() == []
    for target in {option["target"] for option in (tab.decision or {})["options"]} - {"button"}:
        thing = tab.place(target).first
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport()
