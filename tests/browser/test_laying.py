"""While the words of the cards are on their way, the table's parts lie in their places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import PHONE, WIDE, People, Tab

ZONES = """() => [...document.querySelectorAll('main > div')].map(zone => {
    const {x, y, width} = zone.getBoundingClientRect();
    return [x, y, width];
})"""
MOVING = "() => document.getAnimations().filter(a => a.playState === 'running').length"
HARDLY = 24  # pixels: how high a mat is depends on the hand


def _without_words(people: People, size: tuple[int, int]) -> tuple[Tab, list[Route]]:
    """A table whose question has come, and what the cards are called has not."""
    tab = people.tab("/what/is/this", size=size)
    expect(tab.page.get_by_role("heading", name="Wrong address")).to_be_visible()
    tab.settle()  # its own words have come
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    tab.page.route("**/api/catalogue*", hold)
    tab.go(f"/play/{people.server.new()['owner']}")
    tab.until(lambda: late and tab.decision and tab.prompt == tab.decision["prompt"], "a question")
    return tab, late


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_table_is_laid_out_without_a_jump(people: People, size: tuple[int, int]) -> None:
    tab, late = _without_words(people, size)
    status = tab.page.get_by_role("status").filter(has_text="Laying out the table")
    expect(status).to_be_attached()
    board = tab.page.locator("main")
    expect(board).to_have_attribute("aria-busy", "true")
    assert tab.findings() == tab.overflow() == []
    assert tab.page.evaluate(MOVING) == 0  # this person wants no motion

    before = tab.page.evaluate(ZONES)
    late[0].continue_()
    tab.wait_for_turn()
    expect(board).not_to_have_attribute("aria-busy", "true")
    expect(status).to_have_count(0)
    after = tab.page.evaluate(ZONES)
    assert len(before) == len(after) == 4
    assert before == [pytest.approx(zone, abs=HARDLY) for zone in after]
