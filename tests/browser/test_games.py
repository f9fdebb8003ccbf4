"""From the start page to the end of a game."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.people import PHONE, People


def test_one_click_to_the_first_turn(people: People) -> None:
    tab = people.tab()
    tab.button("Play now").click()
    tab.wait_for_turn()
    assert "/play/" in tab.page.url
    assert tab.prompt
    # The deal is chance's: the nemesis may go first and ask for something else than a card.
    glowing = tab.page.locator("#hand .legal" if tab.kind == "main" else "main .legal, [data-key]")
    assert glowing.count()
    before = tab.seq
    glowing.first.click()
    if tab.page.locator(".menu").count():
        tab.page.locator(".menu button").first.click()
    tab.until(lambda: tab.seq > before, "the first answer")


def test_the_set_up_tells_of_the_nemesis_that_is_chosen(people: People) -> None:
    tab = people.tab("/new", size=PHONE)
    part = tab.page.get_by_role("region", name="Nemesis")
    for name, other in (("Gate Witch", "Magus of Cloaks"), ("Magus of Cloaks", "Gate Witch")):
        part.get_by_role("radio", name=name).check()
        text = part.locator(".text")
        expect(text).to_contain_text(name)
        expect(text).not_to_contain_text(other)
        expect(text).to_be_in_viewport()


def test_a_whole_game_with_a_bot_to_its_end(people: People) -> None:
    """Set up by hand at the hardest level, so that it is short; chance answers."""
    tab = people.tab("/new")
    tab.page.get_by_role("combobox", name="Difficulty").select_option("extinction")
    tab.page.get_by_label("Played by").nth(1).select_option("bot:greedy")
    tab.page.get_by_label("Seed").fill("7")
    tab.button("Begin").click()
    chance = random.Random(7)
    for _ in range(400):
        tab.wait_for_turn()
        if tab.over:
            break
        keys = tab.keys
        hurry = "done" in keys and chance.random() < 0.7
        tab.choose("done" if hurry else chance.choice(keys))
    panel = tab.page.get_by_role("region", name="End of the game")
    expect(panel).to_be_visible()
    assert tab.prompt == tab.now["ending"]
    panel.get_by_role("link", name="Watch it again").click()
    expect(tab.button("Play on from here")).to_be_visible()


def test_the_lesson_hints_and_can_be_left(people: People) -> None:
    tab = people.tab()
    tab.button("Learn").click()
    tab.wait_for_turn()
    hint = tab.page.get_by_role("complementary", name="Learn")
    first = hint.inner_text()
    for _ in range(20):
        if hint.inner_text() != first:
            break
        tab.go_on()
        tab.wait_for_turn()
    assert hint.inner_text() not in ("", first)
    hint.get_by_role("button").click()
    expect(hint).to_be_hidden()
    tab.page.reload()
    tab.page.locator("#hand").wait_for()
    expect(hint).to_be_hidden()
