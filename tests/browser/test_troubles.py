"""Wrong links, games that are over and games that are gone; replays and playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People

NOT_FOUND = "Failed to load resource.*(404|410)"


@pytest.mark.parametrize("path", ["/play/wrongwrongwrongwrong", "/replay/wrongwrongwrongwrong"])
def test_a_wrong_link_says_so_and_leads_home(people: People, path: str) -> None:
    people.allow(NOT_FOUND)
    tab = people.tab(path)
    expect(tab.page.get_by_role("heading", name="Wrong link")).to_be_visible()
    tab.page.get_by_role("link", name="To the start page").first.click()
    expect(tab.button("Play now")).to_be_visible()


def test_a_wrong_address_says_so(people: People) -> None:
    tab = people.tab("/what/is/this")
    expect(tab.page.get_by_role("heading", name="Wrong address")).to_be_visible()


def test_a_nonsense_link_is_not_followed(people: People) -> None:
    tab = people.tab()
    tab.page.get_by_placeholder("link").fill("nonsense")
    tab.button("Join").click()
    expect(tab.page.get_by_role("alert")).to_be_visible()


def test_joining_by_a_pasted_link(people: People) -> None:
    link = f"{people.server.url}/play/{people.server.new()['seats'][0]}"
    tab = people.tab()
    tab.page.get_by_placeholder("link").fill(link)
    tab.button("Join").click()
    tab.until(lambda: tab.now, "the table")


def test_a_game_deleted_under_an_open_tab(people: People) -> None:
    people.allow(NOT_FOUND)
    owner = people.server.new()["owner"]
    tab = people.tab(f"/play/{owner}")
    tab.wait_for_turn()
    assert people.server.http.delete(f"/api/games/{owner}").is_success
    expect(tab.page.get_by_role("heading", name="Game deleted")).to_be_visible()
    tab.page.reload()
    expect(tab.page.get_by_role("heading", name=re.compile("deleted|Wrong link"))).to_be_visible()


def _finished(people: People) -> str:
    """A game that bots lost."""
    links = people.server.new(level="extinction", seats=["bot:random", "bot:random"], seed="5")
    with people.server.sit(links["owner"]) as person:
        while person.now.get("decision", True):
            person.next()
    return str(links["owner"])


def test_a_finished_game_and_its_replay(people: People) -> None:
    owner = _finished(people)
    tab = people.tab(f"/play/{owner}")
    banner = tab.page.locator(".banner.end")
    expect(banner).to_be_visible()
    expect(tab.page.locator("main .legal")).to_have_count(0)
    assert tab.findings() == []
    banner.get_by_role("button").click()

    # Step with the arrow keys; the address is that of the moment.
    steps = tab.page.locator(".steps")
    expect(steps).to_contain_text(re.compile("0 of [1-9]"))
    tab.until(lambda: "action" in tab.prompt, "the first moment")
    first = tab.prompt
    for step in (1, 2, 3):
        tab.page.keyboard.press("ArrowRight")
        expect(steps).to_contain_text(f"{step} of ")
    tab.page.keyboard.press("ArrowLeft")
    expect(steps).to_contain_text("2 of ")
    assert tab.page.url.rpartition("/")[2] != "0"
    moment = tab.page.url
    prompt = tab.prompt
    tab.page.reload()
    expect(steps).to_contain_text("2 of ")
    assert tab.prompt == prompt
    assert tab.page.url == moment
    tab.button("To the end").click()
    expect(tab.button("One step on")).to_be_disabled()
    tab.button("To the beginning").click()
    expect(steps).to_contain_text("0 of ")
    assert tab.prompt == first
    tab.page.locator(".log .line").last.click()
    expect(tab.button("To the beginning")).to_be_enabled()

    # Play on from the beginning as a new game of one's own.
    tab.button("To the beginning").click()
    expect(steps).to_contain_text("0 of ")
    tab.now = {}
    tab.button("Play on from here").click()
    tab.until(lambda: tab.now, "the new table")
    assert owner not in tab.page.url
    assert not tab.over


def test_my_games_are_renamed_and_deleted(people: People) -> None:
    tab = people.tab()
    tab.button("Play now").click()
    tab.wait_for_turn()
    tab.go("/")
    name = tab.page.get_by_label("Name of the game")
    name.fill("Friday")
    with tab.page.expect_response("**/api/games/*"):
        name.press("Enter")
    tab.page.reload()
    expect(tab.page.get_by_label("Name of the game")).to_have_value("Friday")
    with tab.page.expect_download() as download:
        tab.button("Export chronicle").click()
    chronicle = download.value.path()
    tab.page.get_by_label("Import").set_input_files(chronicle)
    tab.wait_for_turn()
    tab.go("/")
    expect(tab.page.get_by_label("Name of the game")).to_have_count(2)
    for _ in range(2):
        tab.page.locator("li .bad").first.click()
    expect(tab.page.get_by_label("Name of the game")).to_have_count(1)
