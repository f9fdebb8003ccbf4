"""Wrong links, and games that are gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.campaigns import after_first, at_page, brought
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


def test_words_that_did_not_come_are_asked_for_when_the_server_is_back(mortals: People) -> None:
    """A server that dies while a table is being laid is away, no more: nobody has to reload."""
    mortals.allow_kills()
    mortals.allow("net::ERR_FAILED")
    tab = mortals.tab("/what/is/this")
    tab.page.route("**/api/catalogue*", lambda route: route.abort())
    tab.go(f"/play/{mortals.server.new()['owner']}")
    tab.until(lambda: tab.now, "the first update")
    mortals.server.kill()
    expect(tab.page.get_by_text("The connection is lost.")).to_be_visible()
    tab.page.unroute_all()
    mortals.server.restart()
    tab.wait_for_turn()


def test_a_part_of_the_page_that_did_not_come_is_fetched_again(people: People) -> None:
    people.allow("net::ERR_FAILED")
    failed: list[str] = []

    def once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    tab = people.tab("/what/is/this")
    tab.page.route("**/assets/journeys*.js", once)
    tab.go(f"/play/{brought(people.server, after_first())['owner']}")
    at_page(tab)
    assert failed
