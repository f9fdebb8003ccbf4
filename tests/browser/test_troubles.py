"""Wrong links, and games that are gone."""

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
