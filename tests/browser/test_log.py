"""The log under somebody's pointer: it keeps still, and no click on it is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Tab
from tests.server.harness import Person

News = Callable[[Tab, Person], None]
BELOW = "e => e.scrollHeight - e.clientHeight - e.scrollTop"  # pixels that are not in sight


def _table(people: People) -> tuple[Tab, Person]:
    """A table whose log does not fit its place, and a partner who is asked."""
    links = people.server.new()
    with people.server.sit(links["owner"]) as host:
        host.until("update", "resync")
        while host.now["table"]["turn"] < 8 or host.now["decision"]["kind"] != "main":
            host.answer("done" if "done" in host.keys else None)
        seat = int(host.now["decision"]["seats"][0][1]) - 1
    tab = people.tab(f"/play/{links['owner']}")
    tab.wait_for_turn()
    assert _log(tab).evaluate("e => e.scrollHeight > 2 * e.clientHeight")
    partner = people.server.sit(links["seats"][seat])
    partner.until("update", "resync")
    return tab, partner


def _log(tab: Tab) -> Locator:
    return tab.page.locator("#log .lines")


def _lines(tab: Tab) -> Locator:
    return _log(tab).get_by_role("button")


def _plays(tab: Tab, partner: Person) -> None:
    """A new line for everybody."""
    before = _lines(tab).count()
    partner.answer(next(key for key in partner.keys if key.startswith("play ")))
    tab.until(lambda: _lines(tab).count() > before and tab.told, "the partner's card")


def _says(tab: Tab, partner: Person) -> None:
    """Something new on the page, and nothing in the log."""
    partner.send(type="say", phrase="help")
    expect(tab.page.locator(".signs")).to_contain_text("Help me!")


def _rest_on_a_card(tab: Tab) -> None:
    """The mouse lies on a line that names a card until it is shown large."""
    _log(tab).locator("[data-zoom]").last.hover()
    expect(tab.page.locator(".zoom")).to_be_visible()


@pytest.mark.parametrize("news", [_says, _plays])
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
def test_news_while_the_button_is_down_lose_no_click(
    people: People, news: News, which: int
) -> None:
    tab, partner = _table(people)
    with partner:
        _lines(tab).nth(which).hover()
        tab.page.mouse.down()
        news(tab, partner)
        tab.page.mouse.up()
    expect(tab.page.get_by_role("link", name="To the table")).to_be_visible()


def test_a_card_that_closes_under_a_click_does_not_lose_it(people: People) -> None:
    tab, partner = _table(people)
    partner.leave()
    _rest_on_a_card(tab)
    _lines(tab).first.click()
    expect(tab.page.get_by_role("link", name="To the table")).to_be_visible()


def test_who_reads_further_up_is_left_there(people: People) -> None:
    tab, partner = _table(people)
    assert _log(tab).evaluate(BELOW) < 1  # the newest line is in sight
    with partner:
        _plays(tab, partner)
        assert _log(tab).evaluate(BELOW) < 1
        _log(tab).locator("[data-zoom]").first.hover()
        expect(tab.page.locator(".zoom")).to_be_visible()
        place = _log(tab).evaluate("e => e.scrollTop")
        assert _log(tab).evaluate(BELOW) > 100
        for news in (_says, _plays):
            news(tab, partner)
            assert _log(tab).evaluate("e => e.scrollTop") == place
