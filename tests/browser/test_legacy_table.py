"""The nemeses of the box that evolves, at the table: real turns, and what lies on their cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gravehold.content.library import LIBRARY
from tests.browser.people import PHONE, WIDE, People, Tab
from tests.browser.test_brought import LAPTOP, turns

OURS = [id_ for id_ in LIBRARY.nemeses if LIBRARY.sources[id_] == "legacy"]
BUILD = {"name": "Claire", "starter": "starter-gem-heal", "ability": "twin-volley"}
FIGHT = {
    "rules": "legacy", "chapter": "8", "mages": ["adept", "garu"], "builds": {"p1": BUILD},
    "difficulty": "beginner", "seed": "5",
}  # fmt: skip


def sit(people: People, *, lang: str = "en-US", **fields: object) -> Tab:
    links = people.server.new(**{**FIGHT, **fields})
    tab = people.tab(f"/play/{links['owner']}", size=LAPTOP, lang=lang)
    tab.wait_for_turn()
    return tab


@pytest.mark.parametrize("nemesis", OURS)
def test_some_turns_by_mouse_and_by_keys_and_room_for_all_of_it(
    people: People, nemesis: str
) -> None:
    tab = sit(people, nemesis=nemesis)
    turns(tab, 30)
    tab.go_on_growing()
    for before, lang in (("Language", "pl"), ("Język", "de")):
        tab.page.get_by_label(before, exact=True).select_option(lang)
        expect(tab.page.locator("html")).to_have_attribute("lang", lang)
        for size in (WIDE, PHONE) if lang == "de" else (PHONE,):
            tab.resize(size)
            tab.page.mouse.move(0, 0)
            tab.page.keyboard.press("Escape")  # what is read was placed for another size
            tab.settle()
            assert tab.overflow() == []
            assert tab.small_print() == []
    assert tab.findings() == []


def test_a_built_mage_goes_by_its_name_and_has_what_it_was_built_of(people: People) -> None:
    tab = sit(people, nemesis="bladius", mages=["adept", "adept"])
    one, two = (tab.page.locator(".mat").nth(n) for n in range(2))
    expect(one).to_contain_text("Claire")
    expect(one).to_contain_text("Twin Volley")
    expect(two.locator(".ability")).to_have_count(0)
    assert tab.place("breach:p2.3").count() == 1
    assert tab.place("breach:p2.4").count() == 0  # its mat has no place for one
    faces = [mat.locator(".who .portrait").get_attribute("data-who") for mat in (one, two)]
    assert faces[0] != faces[1]
