"""From the start page to the end of a game."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import PHONE, WIDE, People, Tab


def test_one_click_to_the_first_turn(people: People) -> None:
    tab = people.tab()
    _deal(tab, "7")
    tab.button("Play now").click()
    tab.wait_for_turn()
    assert "/play/" in tab.page.url
    assert tab.prompt
    assert tab.kind == "main"
    glowing = tab.page.locator("#hand .legal")
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


def test_a_set_up_by_chance_and_as_last_time(people: People) -> None:
    """What is drawn is seen before the game begins, and what is locked stays."""
    tab = people.tab("/new")
    crown = tab.page.get_by_role("radio", name="Hollow Crown")
    expect(crown).to_have_accessible_name(re.compile("cannot be damaged"))
    tab.page.get_by_role("combobox", name="Rules").select_option("outcasts")
    expect(tab.page.locator("#rules-about")).to_contain_text("curses")
    tab.page.get_by_role("combobox", name="Rules").select_option("war-eternal")
    expect(tab.page.locator("#level-about")).to_contain_text("10 life")
    mages = tab.page.locator("article .head select")
    first, second = (mages.nth(n).input_value() for n in range(2))
    tab.page.get_by_role("button", name=re.compile("^Keep")).first.click()
    tab.button("↻ Everything by chance").click()
    expect(mages.nth(1)).not_to_have_value(second)
    expect(mages.nth(0)).to_have_value(first)
    expect(tab.button("Random")).to_have_attribute("aria-pressed", "true")
    second = mages.nth(1).input_value()
    tab.page.get_by_role("button", name=re.compile("^Draw another instead of")).nth(1).click()
    expect(mages.nth(1)).not_to_have_value(second)
    nemesis = tab.page.locator("[name=nemesis]:checked")
    shown = (nemesis.input_value(), [mages.nth(n).input_value() for n in range(2)])
    tab.button("Begin").click()
    tab.wait_for_turn()
    setup = people.server.get(f"/api/games/{tab.token}")["setup"]
    assert (setup["nemesis"], setup["mages"]) == shown

    tab.go("/new")
    tab.button("As last time").click()
    expect(nemesis).to_have_value(shown[0])
    assert [mages.nth(n).input_value() for n in range(2)] == shown[1]
    tab.button("Begin").click()
    tab.wait_for_turn()
    again = people.server.get(f"/api/games/{tab.token}")["setup"]
    assert again == setup


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


def _deal(tab: Tab, seed: str) -> None:
    """The game that the page asks for next is dealt like this; all else is as it asks."""

    def ask(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), "seed": seed})

    tab.page.route("**/api/games", ask)


def _around(tab: Tab, thing: str) -> bool:
    """Whether the ring of the lesson lies round a thing."""
    boxes = [tab.page.locator(each).first.bounding_box() for each in (".ring", thing)]
    ring, inner = (box or {"x": 0, "y": 0, "width": 0, "height": 0} for box in boxes)
    return all(abs(ring[side] + 5 - inner[side]) < 3 for side in ("x", "y"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_lesson_points_at_things_once_and_can_be_left(
    people: People, size: tuple[int, int]
) -> None:
    tab = people.tab(size=size)
    _deal(tab, "7")
    tab.button("Learn").click()
    tab.wait_for_turn()
    hint = tab.page.get_by_role("complementary", name="Learn")
    heard: list[str] = []
    for said, thing in (
        ("The goal.", '[data-place="nemesis"]'),
        ("Two ways to lose.", '[data-place="gravehold"]'),
        ("The turn order.", "#order"),
    ):
        expect(hint).to_contain_text(said)
        tab.until(partial(_around, tab, thing), f"the ring round {thing}")
        expect(tab.page.locator(thing)).to_be_in_viewport()
        assert tab.findings() == []
        heard.append(said)
        hint.get_by_role("button", name="Got it").click()
        expect(hint.get_by_text(said)).to_have_count(0)
    for _ in range(12):
        tab.wait_for_turn()
        tab.settle()
        if hint.count() and (said := hint.locator("b").inner_text()) != heard[-1]:
            assert said not in heard
            heard.append(said)
        if hint.count():  # it may lie over the list from which we choose
            hint.get_by_role("button", name="Got it").click()
        tab.go_on()
    assert len(heard) > 4
    tab.page.reload()
    tab.wait_for_turn()
    for _ in range(60):
        tab.wait_for_turn()
        tab.settle()
        if hint.count():
            break
        tab.go_on()
    assert hint.locator("b").inner_text() not in heard[:-1]
    hint.get_by_role("button", name="Leave the lesson").click()
    expect(hint).to_be_hidden()
    tab.page.reload()
    tab.page.locator("#hand").wait_for()
    expect(hint).to_be_hidden()


def test_a_first_game_explains_itself_before_the_nemesis_asks(people: People) -> None:
    """Here it goes first, and leaves a choice."""
    game = people.server.new(nemesis="umbra-titan", mages=["garu", "gex"], seed="2")
    tab = people.tab(pace=-1)  # what it does stays in front
    tab.page.evaluate("sessionStorage.setItem('gravehold.learn', '1')")
    tab.page.goto(f"{people.server.url}/play/{game['owner']}")
    hint, dialog = tab.page.get_by_role("complementary", name="Learn"), tab.page.locator("dialog")
    for said in ("The goal.", "Two ways to lose.", "The turn order.", "The nemesis acts."):
        expect(hint).to_contain_text(said)
        expect(dialog).to_have_count(0)
        hint.get_by_role("button", name="Got it").click()
    expect(dialog).to_be_visible()
    expect(hint).to_be_hidden()
