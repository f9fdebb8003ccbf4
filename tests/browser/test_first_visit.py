"""The first page after the server has started: what cannot be pressed yet says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import People


@pytest.mark.parametrize(
    ("lang", "waiting", "begin"),
    [
        ("en-US", "getting the table ready", "Play now"),
        ("pl-PL", "przygotowuje stół", "Graj teraz"),
        ("de-DE", "bereitet den Tisch vor", "Jetzt spielen"),
    ],
)
def test_the_page_says_that_the_table_is_being_got_ready(
    people: People, lang: str, waiting: str, begin: str
) -> None:
    tab = people.tab("/what/is/this", lang=lang)
    tab.settle()
    late: list[Route] = []
    ready: list[bool] = []

    def answer(route: Route) -> None:
        if ready:  # whatever asks from now on
            route.continue_()
        else:
            late.append(route)

    tab.page.route("**/api/catalogue*", answer)
    tab.go("/")
    tab.until(lambda: late, "the page to ask for the words")
    status = tab.page.get_by_role("status").filter(has_text=waiting)
    button = tab.page.get_by_role("button", name=begin)
    expect(status).to_be_visible()
    expect(button).to_be_disabled()
    assert tab.findings() == tab.overflow() == []

    ready.append(True)
    for route in late:
        route.continue_()
    expect(button).to_be_enabled()
    expect(status).to_have_count(0)
