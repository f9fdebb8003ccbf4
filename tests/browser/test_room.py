"""Room for words: no question lies over the table, no word is broken, nothing is read outside."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.campaigns import after_first, onward, sit_down
from tests.browser.people import PHONE, WIDE, People, Tab
from tests.browser.roads import camp

SIZES = ((1440, 900), (1366, 768), (1280, 900), (1024, 768))
OVER = """() => {
    scrollTo(0, 0);
    const tops = [...document.querySelectorAll('main .panel, main h1')].map(
        (each) => each.getBoundingClientRect().top);
    return Math.round(
        document.querySelector('.asked').getBoundingClientRect().bottom - Math.min(...tops));
}"""
GAME = {"mages": ["dezmodia", "garu"], "nemesis": "umbra-titan", "seed": "11"}
MANY = 40


def _over(tab: Tab) -> list[tuple[int, int]]:
    """In which windows the question covers something of the table, and by how much."""
    found = []
    for size in SIZES:
        tab.page.set_viewport_size({"width": size[0], "height": size[1]})
        found.append((size[0], tab.page.evaluate(OVER)))
    return [(width, more) for width, more in found if more > 0]


def _next(tab: Tab) -> str:
    """Gems, a spell, now and then a card."""
    wishes = ("play ", "gain ", "prep ", "done")
    return next((k for wish in wishes for k in tab.keys if k.startswith(wish)), tab.keys[0])


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_no_question_lies_over_the_table(people: People, lang: str) -> None:
    """Each kind of question and each next step once, in the languages with the longer words."""
    tab = people.tab(f"/play/{people.server.new(**GAME)['owner']}", lang=lang)
    met: set[tuple[str, str]] = set()
    with tab.line() as line:
        for _ in range(MANY):
            tab.wait_for_turn()
            bright = tab.page.locator(".prompt .main")
            now = (tab.kind, bright.first.inner_text() if bright.count() else "")
            if now not in met:
                assert (now, tab.prompt, _over(tab)) == (now, tab.prompt, [])
                met.add(now)
            tab.answer(line, _next(tab))
    assert {"main", "casting", "order"} <= {kind for kind, _ in met}


def test_a_question_of_a_camp_has_room(people: People) -> None:
    tab = camp(people, "market", lang="de-DE")
    assert _over(tab) == []


@pytest.mark.parametrize("lang", ["en-US", "pl-PL", "de-DE"])
def test_no_word_of_the_set_up_is_broken(people: People, lang: str) -> None:
    tab = people.tab("/new", lang=lang)
    tab.page.locator("[name=nemesis]").first.wait_for()
    for size in ((1440, 900), (1024, 768), PHONE):
        tab.resize(size)
        assert tab.broken_words() == []


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_no_word_on_a_growing_mat_is_broken(people: People, lang: str) -> None:
    tab = sit_down(people, onward(after_first().copy(), "banish"), lang=lang)
    for size in ((1440, 900), WIDE, PHONE):
        tab.resize(size)
        assert tab.broken_words() == []
        assert tab.overflow() == []


def test_what_is_read_does_not_stay_outside_another_window(people: People) -> None:
    """A phone is turned: the sentence and the card belonged to a thing that is elsewhere now."""
    tab = people.tab(f"/play/{people.server.new(mages=['garu', 'gex'])['owner']}", size=(1440, 900))
    tab.play_until(lambda: tab.kind == "main")
    tab.place(f"charges:{tab.asked}").click()
    expect(tab.page.locator(".why")).to_contain_text("aether short")
    tab.resize((800, 900))
    expect(tab.page.locator(".why")).to_have_text("")
    tab.resize((1440, 900))
    tab.place("pile:scoria-slag").hover()
    expect(tab.page.locator(".zoom")).to_be_visible()
    tab.resize((800, 900))
    expect(tab.page.locator(".zoom")).to_have_count(0)
    assert tab.overflow() == []
