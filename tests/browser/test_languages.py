"""Three languages: changed in the middle of a game, and complete."""

from __future__ import annotations

import re

import pytest

from tests.browser.people import PHONE, People

ENGLISH = (
    r"the|of|and|you|your|card|cards|hand|deck|discard|turn|order|life|charge|charges|breach|spell|gem|relic|"
    r"unleash|undo|seats|settings|replay|log|play|played|nothing|none|next|closed|supply|cost|power|any"
)
OURS = {"pl": r"tur|kart|stos|ręk", "de": r"zug|karte|stapel|hand"}
# The same in both languages: no leftovers.
SAME = {"pl": set[str](), "de": {"hand", "deck"}}


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_the_language_changes_in_the_middle_of_a_game(people: People, lang: str) -> None:
    tab = people.tab(f"/play/{people.server.new(seed='11')['owner']}")
    tab.play_until(lambda: tab.seq >= 6 and tab.kind == "main")
    prompt, seq = tab.prompt, tab.seq
    card = tab.page.locator("#hand .cards .card").first
    face = card.inner_text()
    options = tab.listed().all_inner_texts()
    tab.page.get_by_label("Language").select_option(lang)
    tab.until(lambda: tab.prompt not in ("", prompt), "a prompt in another language")
    tab.until(lambda: card.inner_text() != face, "a card in another language")
    tab.until(lambda: tab.listed().all_inner_texts() != options, "options in another language")
    assert tab.seq == seq
    assert tab.page.locator("html").get_attribute("lang") == lang
    labels = "[...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel).join('\\n')"
    text = f"{tab.text}\n{tab.page.evaluate(labels)}"
    assert re.search(OURS[lang], text, re.IGNORECASE)
    left = {word.lower() for word in re.findall(rf"\b(?:{ENGLISH})\b", text, re.IGNORECASE)}
    found = [line for line in text.splitlines() if left & set(re.findall(r"\w+", line.lower()))]
    assert left - SAME[lang] == set(), found[:6]
    tab.choose("done")
    tab.page.get_by_role("combobox").first.select_option("en")
    tab.until(lambda: tab.page.get_by_role("button", name="Undo").count(), "English again")


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_the_browser_says_which_language(people: People, lang: str) -> None:
    tab = people.tab("/", lang=lang, size=PHONE)
    tab.page.locator("button.main").wait_for()
    assert tab.page.locator("html").get_attribute("lang") == lang[:2]
    assert "Play now" not in tab.text
    assert tab.overflow() == []
    tab.page.locator("button.main").click()
    tab.wait_for_turn()
    tab.page.locator("#hand .card").first.wait_for()
    assert tab.overflow() == []
    assert tab.findings() == []
