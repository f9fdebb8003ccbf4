"""The rules at the table: searched in the reader's language, opened from a card's ruling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, People, Tab


def _table(people: People, lang: str = "en-US", size: tuple[int, int] = WIDE) -> Tab:
    links = people.server.new(nemesis="umbra-titan", mages=["gex"], seed="7")
    tab = people.tab(f"/play/{links['owner']}", lang=lang, size=size)
    tab.page.locator(".prompt.mine").wait_for()
    return tab


@pytest.mark.parametrize(
    ("lang", "size", "button", "asked", "rule"),
    [
        ("en-US", WIDE, "Rules", "casts closed", "cast.closed-must"),
        ("pl-PL", PHONE, "Zasady", "zaklec zamknietej", "cast.closed-must"),
        ("de-DE", WIDE, "Regeln", "erschoepft", "exhausted.at-zero"),
    ],
)
def test_rules_are_searched_in_the_readers_language(
    people: People, lang: str, size: tuple[int, int], button: str, asked: str, rule: str
) -> None:
    tab = _table(people, lang, size)
    rules = people.server.get(f"/api/rules?lang={lang[:2]}")["rules"]
    wanted = next(entry for entry in rules if entry["id"] == rule)
    tab.button(button).click()
    box = tab.page.get_by_role("dialog")
    box.get_by_role("searchbox").fill("xyzzy")
    expect(box.locator("article")).to_have_count(0)
    box.get_by_role("searchbox").fill(asked)
    expect(box.locator("article", has_text=wanted["id"])).to_contain_text(wanted["text"])
    assert 0 < box.locator("article").count() < len(rules) / 2
    assert tab.findings() == []
    assert tab.overflow() == []
    tab.page.keyboard.press("Escape")  # once, whatever is typed
    expect(box).to_be_hidden()


def test_a_ruling_of_a_card_opens_in_the_rules(people: People) -> None:
    tab = _table(people)
    texts = {r["id"]: r for r in people.server.get("/api/rules?lang=en")["rules"]}
    tab.place("nemesis").focus()
    tab.page.keyboard.press("i")
    pinned = tab.page.locator(".zoom.pinned")
    pinned.get_by_role("button", name="R21").click()
    box = tab.page.locator("dialog")
    expect(box.locator("article")).to_have_count(1)
    expect(box).to_contain_text(texts["R21"]["text"])
    box.get_by_role("button", name=texts["nemesis.or"]["title"]).click()
    expect(box.locator("#rule-open")).to_be_focused()
    expect(box).to_contain_text(texts["nemesis.or"]["text"])
    tab.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(pinned).to_be_visible()


def test_a_key_opens_the_rules_and_typing_is_no_key(people: People) -> None:
    tab = _table(people)
    before = tab.seq
    tab.page.keyboard.press("/")
    box = tab.page.get_by_role("dialog")
    expect(box.get_by_role("searchbox")).to_be_focused()
    tab.page.keyboard.type("gem")
    expect(box.locator("article").first).to_be_visible()
    assert tab.seq == before
    box.get_by_role("searchbox").fill("")
    expect(box.locator("details").nth(10)).to_be_visible()
