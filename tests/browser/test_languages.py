"""Three languages: chosen by the browser, changed in the middle of a game, and complete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Tab, everybody_answers
from tests.browser.tongues import OURS, foreign, said


def _click(tab: Tab, option: dict[str, str]) -> None:
    """Click what an option belongs to; where that means several things, its line in the menu."""
    before = tab.seq
    if option["target"] == "button" or not tab.place(option["target"]).first.is_visible():
        tab.choose(option["key"])
        return
    tab.place(option["target"]).first.click()
    tab.until(lambda: tab.seq > before or tab.page.locator(".menu").count(), "an answer or a menu")
    if tab.page.locator(".menu").count():
        tab.page.locator(".menu button").first.click()
    tab.until(lambda: tab.seq > before, f"an answer to {option['key']}")


@pytest.mark.parametrize(
    ("lang", "nemesis"), [("pl", "hollow-crown"), ("de", "gate-witch")], ids=["pl", "de"]
)
def test_a_whole_game_speaks_one_language(people: People, lang: str, nemesis: str) -> None:
    seats = ["human", "bot:greedy", "bot:random"]
    mages = ["garu", "gex", "quilius"]
    game = people.server.new(nemesis=nemesis, mages=mages, seats=seats, difficulty="expert")
    tab = people.tab(f"/play/{game['owner']}", lang=lang)
    heard: set[str] = set()
    tab.wait_for_turn()
    with tab.line() as line:
        for turn in range(300):
            tab.wait_for_turn()
            heard |= said(tab)
            if tab.over:
                break
            option = (tab.decision or {})["options"][turn % len(tab.keys)]
            if turn % 4:
                tab.answer(line, option["key"])
            else:
                _click(tab, option)
    assert tab.over
    assert len(heard) > 200
    assert re.search(OURS[lang], "\n".join(heard), re.IGNORECASE)
    assert foreign(heard, lang) == []


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_every_screen_speaks_one_language(people: People, lang: str) -> None:
    """At 360 pixels: words of other languages are longer, and still nothing sticks out."""
    people.allow("Failed to load resource.*404")
    owner = people.server.new()["owner"]
    tab = people.tab(f"/play/{owner}", lang=lang, size=PHONE)
    tab.wait_for_turn()
    assert tab.page.locator("html").get_attribute("lang") == lang
    heard: set[str] = set()

    def read() -> None:
        heard.update(said(tab))
        assert tab.overflow() == []

    tab.listed()
    read()
    dialog = tab.page.locator("dialog")
    for panel in tab.page.locator("nav.row").first.locator("button:not(:disabled)").all()[1:]:
        panel.click()
        if panel.get_attribute("aria-pressed") is None:
            expect(dialog).to_be_visible()
            read()
            tab.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
    paths = ("/", "/new", f"/replay/{owner}", "/play/wrongwrongwrongwrong", "/no/such/page")
    for path in paths:
        tab.go(path)
        tab.page.locator("main .btn, main.board").first.wait_for()
        read()
    assert len(heard) > 150
    assert foreign(heard, lang) == []


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_the_language_changes_in_the_middle_of_a_game(people: People, lang: str) -> None:
    tab = people.tab(f"/play/{people.server.new(seed='11')['owner']}")
    tab.play_until(lambda: tab.seq >= 6 and tab.kind == "main")
    prompt, seq = tab.prompt, tab.seq
    card = tab.page.locator("#hand .cards .card").first
    face, options = card.inner_text(), tab.listed().all_inner_texts()
    log = tab.page.locator("#log .line").all_inner_texts()
    tab.page.get_by_label("Language").select_option(lang)
    tab.until(lambda: tab.prompt not in ("", prompt), "a prompt in another language")
    tab.until(lambda: card.inner_text() != face, "a card in another language")
    tab.until(lambda: tab.listed().all_inner_texts() != options, "options in another language")
    expect(tab.page.locator("#log .line")).to_have_count(len(log))
    assert tab.seq == seq
    assert tab.page.locator("html").get_attribute("lang") == lang
    assert foreign(said(tab), lang) == []
    tab.choose("done")
    tab.page.get_by_role("combobox").first.select_option("en")
    expect(tab.page.get_by_role("button", name="Undo")).to_be_visible()
    lines = tab.page.locator("#log .line")
    tab.until(lambda: lines.all_inner_texts()[: len(log)] == log, "the log in English again")


def test_two_read_one_game_in_two_languages(people: People) -> None:
    links = people.server.new()["seats"]
    anna, bert = (
        people.tab(f"/play/{link}", lang=lang)
        for link, lang in zip(links, ("pl-PL", "de-DE"), strict=True)
    )
    everybody_answers(anna, bert)
    assert anna.prompt != bert.prompt
    assert foreign(said(anna), "pl") == []
    assert foreign(said(bert), "de") == []
