"""A battle of the box whose rules grow: chapter, mages built in the page, what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, WIDE, People, Tab


def part(tab: Tab, seat: int, name: str) -> Locator:
    return tab.page.locator(f'[name="build.p{seat}.{name}"]')


def new_game(people: People, *, size: tuple[int, int] = WIDE, lang: str = "en-US") -> Tab:
    tab = people.tab("/new", size=size, lang=lang)
    tab.page.locator("article select").first.wait_for()
    return tab


def sit_adepts(tab: Tab) -> None:
    for seat in range(2):
        tab.page.locator("article .head select").nth(seat).select_option("adept")


def by_rules(tab: Tab, chapter: str) -> None:
    rules = tab.page.locator("select", has=tab.page.locator('[value="legacy"]'))
    rules.last.select_option("legacy")
    tab.page.locator('[aria-describedby="chapter-about"]').select_option(chapter)


def test_two_adepts_are_built_in_the_page_and_fight(people: People) -> None:
    tab = new_game(people)
    sit_adepts(tab)
    mat = tab.page.locator("article").first
    expect(part(tab, 1, "second")).to_have_count(0)
    expect(part(tab, 1, "craft")).to_have_count(0)
    expect(part(tab, 1, "breach").locator('[value="turn 4"]')).to_have_count(0)
    part(tab, 1, "name").fill("Claire")
    part(tab, 1, "starter").select_option("starter-gem-heal")
    expect(mat).to_contain_text("Hand: Threefold Shard, 3 × Crystal")
    part(tab, 1, "ability").select_option("twin-volley")
    expect(part(tab, 1, "fourth")).to_be_checked()
    part(tab, 1, "craft").select_option("swift")
    expect(mat).to_contain_text("5 charges")
    part(tab, 1, "second").select_option("starter-spell-focus")
    part(tab, 1, "place").select_option("deck-top")
    part(tab, 1, "breach").select_option("keen 2")
    expect(mat).to_contain_text("Deck: Opening Gesture")
    tab.page.locator('[name="nemesis"][value="bladius"]').check()
    by_rules(tab, "2")
    expect(tab.page.locator("#chapter-about")).to_contain_text("No charges")
    by_rules(tab, "4")
    expect(tab.page.locator("#chapter-about")).to_contain_text("Charges and abilities")
    tab.page.get_by_label("Life of the city at the start").fill("25")
    tab.button("Begin").click()
    tab.wait_for_turn()
    table = tab.now["table"]
    assert table["gravehold_full"] == 25
    assert [player["mat"] for player in table["players"]] == ["p1", "adept"]
    assert tab.now["mats"]["p1"]["name"] == "Claire"
    assert [breach["slot"] for breach in table["players"][1]["breaches"]] == [1, 2, 3]
    expect(tab.page.get_by_role("region", name=re.compile("Claire")).first).to_be_visible()
    expect(tab.page.get_by_text("Twin Volley").first).to_be_visible()


def test_what_the_server_refuses_is_said_in_its_words(people: People) -> None:
    people.allow("400")
    tab = new_game(people)
    sit_adepts(tab)
    part(tab, 1, "name").fill("\u200e")
    tab.button("Begin").click()
    expect(tab.page.get_by_role("alert")).to_contain_text("control character U+200E")


@pytest.mark.parametrize(("lang", "said"), [("pl-PL", "Karta początkowa"), ("de-DE", "Startkarte")])
def test_the_page_fits_a_phone_in_every_language(people: People, lang: str, said: str) -> None:
    tab = new_game(people, size=PHONE, lang=lang)
    sit_adepts(tab)
    part(tab, 1, "starter").select_option("starter-gem-heal")
    part(tab, 1, "ability").select_option("twin-volley")
    part(tab, 1, "second").select_option("starter-gem-cast")
    by_rules(tab, "8")
    tab.settle()
    assert said in tab.text
    assert tab.findings() == []
    assert tab.overflow() == []
