"""The pages of a campaign: for everybody, on a phone, without a mouse, in three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gravehold import Campaign
from tests.browser.campaigns import (
    SEED,
    after_first,
    at_abilities,
    at_end,
    at_loss,
    at_page,
    onward,
    sit_down,
)
from tests.browser.people import PHONE, WIDE, People, Tab
from tests.browser.tongues import foreign, said

LANGUAGES = ("pl", "de", "en")
PAGES: dict[str, Callable[[], Campaign]] = {
    "names": lambda: Campaign.new(mages=2, seed=SEED),
    "supply": lambda: onward(after_first().copy(), "banish"),
    "abilities": at_abilities,
    "second starters": lambda: onward(_yielded(), "second"),
    "loss": at_loss,
    "end": at_end,
}


def _yielded() -> Campaign:
    campaign = at_loss().copy()
    campaign.choose("yield")
    return campaign


def _is_for_everybody(tab: Tab) -> None:
    """As it came in one language, and changed to the others where it stands."""
    for lang in LANGUAGES:
        if lang != LANGUAGES[0]:
            tab.speak(lang)
        tab.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        for size in (WIDE, PHONE):
            tab.resize(size)
            assert lang != LANGUAGES[0] or tab.findings() == []  # words change no roles
            assert (lang, tab.overflow(), tab.small_print()) == (lang, [], [])
        if lang != "en":
            heard = said(tab)
            assert len(heard) > 20
            assert foreign(heard, lang) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_for_everybody(people: People, page: str) -> None:
    _is_for_everybody(sit_down(people, PAGES[page](), lang=LANGUAGES[0]))


def test_the_way_in_is_for_everybody(people: People) -> None:
    tab = people.tab("/campaign", lang=LANGUAGES[0])
    tab.page.locator("form").wait_for()
    tab.settle()
    _is_for_everybody(tab)


def test_a_page_is_told_to_who_cannot_see_it(people: People) -> None:
    """Landmarks, headings, a live question; a name and a choice by keys alone."""
    tab = sit_down(people, Campaign.new(mages=1, seed=SEED))
    expect(tab.page.get_by_role("main")).to_have_count(1)
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("The Legacy campaign")
    names = tab.page.get_by_role("heading", level=2).all_inner_texts()
    assert {"Road", "Names", "Party", "Supply", "Score chart", "Rulebook"} <= {*names}
    expect(tab.page.locator("#prompt")).to_have_attribute("aria-live", "polite")
    mat = tab.page.get_by_role("region", name="Party")
    expect(mat.get_by_role("img", name="Breaches: 1: open")).to_be_visible()
    expect(mat.get_by_role("img", name="Deck: 4 × Crystal, Spark")).to_be_visible()

    field = tab.page.get_by_label("Name of the mage in seat p1")
    field.focus()
    tab.page.keyboard.type("Łucja")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator(".fight .btn")).to_be_visible()
    expect(tab.page.get_by_role("region", name="The story")).to_contain_text("Łucja")


def test_a_choice_by_keyboard_alone(people: People) -> None:
    tab = sit_down(people, after_first())
    tab.wait_for_turn()
    tab.page.keyboard.press("n")
    key = tab.page.evaluate("document.activeElement.dataset.key")
    assert key == tab.keys[0]
    before = tab.seq
    tab.page.keyboard.press("Enter")
    tab.until(lambda: tab.seq > before, "the answer")
    at_page(tab)
    expect(tab.page.get_by_role("region", name="Party")).to_contain_text("Kindled Word")


def test_every_link_below_a_phones_page_leads_somewhere(people: People) -> None:
    tab = sit_down(people, at_abilities(), size=PHONE)
    tab.wait_for_turn()
    for link in tab.page.locator("nav.jump a").all():
        expect(tab.page.locator(str(link.get_attribute("href")))).to_have_count(1)
    expect(tab.page.locator("nav.jump .marked")).to_have_count(1)
