"""The pages of an expedition: for everybody, on a phone, without a mouse, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from gravehold import Expedition
from tests.browser.people import PHONE, WIDE, People, Tab
from tests.browser.roads import at_camp, brought, camp, cut, second_camp
from tests.browser.test_keyboard import Keyboard
from tests.browser.tongues import foreign, said

LANGUAGES = ("de", "pl", "en")


def _setting_out(people: People) -> Tab:
    tab = people.tab("/expedition", lang=LANGUAGES[0])
    tab.page.get_by_role("radio").first.wait_for()
    return tab


def _drawing(people: People) -> Tab:
    tab = _setting_out(people)
    tab.page.get_by_role("radio").nth(1).check()
    expect(tab.page.locator("[aria-labelledby=s-draw] ul li")).to_have_count(14)
    return tab


def _camp(people: People, kind: str = "mage") -> Tab:
    return camp(people, kind, lang=LANGUAGES[0])


def _start(people: People) -> Tab:
    tab = _camp(people)
    tab.go("/")
    tab.page.locator("a[href^='/replay/']").wait_for()
    tab.until(lambda: "…" not in tab.page.locator("[aria-labelledby=mine]").inner_text(), "words")
    return tab


def _road_in_battle(people: People) -> Tab:
    tab = _camp(people, "fight")
    tab.choose("fight")
    tab.page.locator("#hand").wait_for()
    tab.page.keyboard.press("j")
    at_camp(tab)
    return tab


def _replayed(people: People) -> Tab:
    tab = _camp(people)
    tab.page.keyboard.press("r")
    tab.page.locator(".steps select").first.wait_for()
    at_camp(tab)
    return tab


PAGES: dict[str, Callable[[People], Tab]] = {
    "start": _start,
    "set out": _setting_out,
    "draw": _drawing,
    "mages": _camp,
    "market": partial(_camp, kind="market"),
    "treasures": partial(_camp, kind="treasure"),
    "fight": partial(_camp, kind="fight"),
    "road in battle": _road_in_battle,
    "replay": _replayed,
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_for_everybody(people: People, page: str) -> None:
    """As it comes in one language, and changed to the others where it stands."""
    tab = PAGES[page](people)
    for lang in LANGUAGES:
        if lang != LANGUAGES[0]:
            tab.speak(lang)
        tab.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        for size in (WIDE, PHONE):
            tab.resize(size)
            assert lang != LANGUAGES[0] or tab.findings() == []  # words change no roles
            assert (lang, tab.overflow()) == (lang, [])
        if lang != "en":
            heard = said(tab)
            assert len(heard) > 20
            assert foreign(heard, lang) == []


def test_the_road_by_keyboard_alone(people: People) -> None:
    """Mages, market, treasures, the word to fight, the table, and back to the road."""
    tab = camp(people)
    keyboard = Keyboard(tab)
    kinds = set()
    while tab.kind != "fight":
        kinds.add(tab.kind)
        keyboard.choose((tab.decision or {})["options"][-1])
    assert kinds == {"mage", "market", "treasure"}
    keyboard.walk("dataset.key", "fight")
    keyboard.answer("Enter")
    expect(tab.page.locator("#hand")).to_be_visible()
    keyboard.press("j")
    at_camp(tab)
    keyboard.press("i")
    keyboard.press("j")
    expect(tab.page.locator("#hand")).to_be_visible()
    keyboard.press("?")
    shown = tab.page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert keyboard.used <= {*shown}


def test_a_page_is_told_to_who_cannot_see_it(people: People) -> None:
    """Landmarks and headings, a live question, and every tile with its text."""
    tab = camp(people, "market")
    assert tab.page.get_by_role("main").count() == 1
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.now["journey"]["title"])
    names = tab.page.get_by_role("heading", level=2).all_inner_texts()
    assert {"Road", "The story", "Battle 2", "Barracks", "Record", "Log"} <= {*names}
    expect(tab.page.locator("#prompt")).to_have_attribute("aria-live", "polite")
    expect(tab.page.get_by_role("log")).to_have_attribute("aria-live", "polite")
    fang = tab.page.get_by_role("button", name=re.compile("^Twisted Fang, spell, cost 4"))
    expect(fang).to_have_accessible_name(re.compile("Deal 3 damage.*Can do: Banish Twisted Fang"))
    stations = tab.page.locator("#part-road li")
    expect(stations).to_have_count(4)
    expect(stations.nth(3)).to_contain_text("lies ahead")


def test_every_card_of_the_barracks_is_read_large(people: People) -> None:
    tab = camp(people)
    barracks = tab.now["journey"]["barracks"]
    for place in (
        f"mage:{barracks['mages'][-1]}",
        f"pile:{barracks['supply'][-1]}",
        f"treasure:{barracks['treasures'][0]['id']}",
    ):
        tab.place(place).hover()
        zoom = tab.page.locator(".zoom")
        expect(zoom).to_contain_text(tab.place(place).locator("b").first.inner_text())
        tab.page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)


def test_every_link_below_a_phones_page_leads_somewhere(people: People) -> None:
    """Before the first battle there is no record; where something is to be chosen is marked."""
    tab = people.tab(f"/play/{brought(people.server, Expedition.new(seed=5))['owner']}", size=PHONE)
    for kind, part in (("mage", "Barracks"), ("market", "Barracks"), ("fight", "Battle")):
        at_camp(tab)
        tab.wait_for_turn()
        links = tab.page.locator("nav.jump a")
        for link in links.all():
            expect(tab.page.locator(str(link.get_attribute("href")))).to_have_count(1)
        expect(tab.page.locator("nav.jump .marked")).to_have_text([re.compile(f"^{part}")])
        after = {"mage": "market", "market": "fight"}.get(kind)
        if after is not None:
            tab = camp(people, after, size=PHONE)


def test_what_a_battle_brought_is_told_where_it_ended_and_at_the_camp(people: People) -> None:
    journey, (last,) = cut(second_camp(), left=1)
    tab = people.tab(f"/play/{brought(people.server, journey)['owner']}")
    tab.wait_for_turn()
    tab.choose(last)
    expect(tab.page.locator(".where")).to_contain_text("Battle 1 · try 2")
    expect(tab.page.locator(".where")).not_to_contain_text("phase")
    end = tab.page.get_by_role("region", name="End of the battle")
    expect(end.get_by_role("list", name="What it brought")).to_contain_text("Mazra's Thesis")
    expect(end.locator("li.nemesis .life")).to_have_text(re.compile(r"^\D*0$"))
    end.get_by_role("button", name="To the camp").click()
    story = tab.page.get_by_role("region", name="The story")
    expect(story.get_by_role("heading", name="after the victory")).to_be_visible()
    expect(story.get_by_role("heading", name="Battle 2")).to_be_visible()
    expect(story.get_by_role("list", name="What it brought")).to_contain_text("Mazra's Thesis")


def test_an_enlarged_page_is_not_covered_by_its_question(people: People) -> None:
    """At 200 % on a small screen the road is still to be read below what is asked."""
    tab = camp(people, "treasure", size=(640, 450))
    prompt = tab.page.locator("section.prompt").bounding_box()
    assert prompt is not None
    assert prompt["height"] <= 450 / 2
    assert tab.page.locator(".acts [data-key]").count() == 0  # the treasures are at hand below
