"""The table itself: its log, its motion, its words at twice the size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.moments import pass_time, stopped
from tests.browser.people import People

# Counts whatever begins to move, however it is made to and however long it does.
WATCH = """() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved += 1;
        return animate.apply(this, how);
    };
    for (const kind of ['transitionrun', 'animationstart'])
        document.addEventListener(kind, () => (window.moved += 1), true);
}"""

# Where on the screen the middle of each card sets out from.
ROUTES = """() => {
    window.routes = {};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const shift = /translate\\((.+)px, (.+)px\\)/.exec(frames[0].transform ?? '');
        const here = this.getBoundingClientRect();
        const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
        if (shift) window.routes[this.dataset.flip] = [x + +shift[1], y + +shift[2]];
        return animate.call(this, frames, how);
    };
}"""


@pytest.mark.parametrize("motion", [False, True], ids=["reduced", "moving"])
def test_cards_travel_or_do_not(people: People, motion: bool) -> None:
    """As the system's wish for less motion says; nothing waits for it, nothing breaks."""
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}", motion=motion)
    tab.play_to_order()
    tab.page.evaluate(WATCH)
    tab.put_down()
    tab.wait_for_turn()
    tab.settle()
    assert bool(tab.page.evaluate("window.moved")) is motion


def test_animation_can_be_switched_off(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}", motion=True)
    tab.wait_for_turn()
    tab.page.get_by_role("button", name="Settings").click()
    box = tab.page.get_by_role("dialog")
    box.get_by_label("Animation").fill("0")
    expect(box).to_contain_text("off")
    box.get_by_role("button", name="Close").click()
    tab.play_to_order()
    tab.page.evaluate(WATCH)
    tab.put_down()
    tab.wait_for_turn()
    tab.settle()
    assert tab.page.evaluate("window.moved") == 0


def test_what_is_bought_travels_from_its_pile(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}", motion=True)
    tab.play_until(lambda: tab.kind == "main")
    tab.button("Play all gems").click()
    tab.until(lambda: tab.drawn and not any(key.startswith("play ") for key in tab.keys), "aether")
    tab.page.evaluate(ROUTES)
    pile = tab.page.locator("#supply .legal").first
    place = pile.bounding_box()
    pile.click()
    tab.until(lambda: tab.player()["discard"], "a card")
    card = tab.player()["discard"][-1]["n"]
    tab.page.wait_for_function("n => window.routes[n]", arg=card)
    start = tab.page.evaluate("n => window.routes[n]", card)
    assert place is not None
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    assert start == pytest.approx(middle, abs=3)


def test_a_number_says_that_it_changed_for_a_while_whatever_else_happens(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.play_until(lambda: tab.kind == "main")
    gems = [key for key in tab.keys if key.startswith("play ")]
    aether = tab.page.locator(".aether .num")
    with stopped(tab.page):
        tab.choose(gems[0])
        expect(aether).to_have_class(re.compile("up"))
        pass_time(tab.page, 1.5)
        tab.page.locator(".top select").select_option("pl")  # an update without another number
        expect(tab.page.locator("html")).to_have_attribute("lang", "pl")
        expect(aether).to_have_class(re.compile("up"))
        pass_time(tab.page, 1.5)
        expect(aether).not_to_have_class(re.compile("up"))


def test_the_log_shows_what_is_asked_for(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.play_until(lambda: tab.now["table"]["turn"] >= 5)
    lines = tab.page.locator("#log .line")
    everything = lines.all_inner_texts()
    turns = tab.page.locator("#log .line.turn").all_inner_texts()
    choice = tab.page.get_by_label("Show lines about")
    seen: dict[str, set[str]] = {}
    for what in ("the nemesis", "damage and life", "Garu", "Gex"):
        choice.select_option(label=what)
        tab.until(lambda: lines.count() < len(everything), f"fewer lines for {what}")
        shown = lines.all_inner_texts()
        assert [line for line in shown if line in turns] == turns
        seen[what] = set(shown) - set(turns)
    for line in seen["Garu"] | seen["Gex"]:
        assert line in everything
    assert seen["the nemesis"]
    assert not any(line.startswith("Gex") for line in seen["Garu"])
    choice.select_option(label="everything")
    expect(lines).to_have_count(len(everything))


def test_a_line_of_the_log_shows_its_moment_and_back(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.play_until(lambda: tab.now["table"]["turn"] >= 4)
    table, prompt, turn = tab.page.url, tab.prompt, tab.now["table"]["turn"]
    where = tab.page.locator(".where")
    expect(where).to_contain_text(f"turn {turn}")
    line = tab.page.locator("#log .line.turn").nth(1)
    text = line.inner_text()
    line.click()
    expect(where).to_contain_text("turn 2")
    expect(tab.page.locator('#log [aria-current="true"]', has_text=text)).to_be_visible()
    expect(tab.page.locator("main .legal")).to_have_count(0)
    tab.page.go_back()
    tab.until(lambda: tab.page.url == table and tab.prompt == prompt, "the table again")
    tab.wait_for_turn()
    tab.page.locator("#log .line").first.click()
    tab.page.get_by_role("link", name="To the table").click()
    tab.wait_for_turn()
    assert (tab.page.url, tab.prompt) == (table, prompt)
    tab.go_on()


@pytest.mark.parametrize("screen", ["start", "set-up", "table", "replay"])
def test_nothing_is_cut_off_at_twice_the_size(people: People, screen: str) -> None:
    """A window of 1440 pixels at a zoom of 200 %."""
    owner = people.server.new(mages=["garu", "gex", "quilius"])["owner"]
    paths = {"table": f"/play/{owner}", "replay": f"/replay/{owner}", "set-up": "/new"}
    tab = people.tab(paths.get(screen, "/"), size=(720, 450), scale=2)
    if screen == "table":
        tab.wait_for_turn()
        tab.listed()
        tab.page.locator("#prompt").scroll_into_view_if_needed()
        expect(tab.page.locator("#prompt")).to_be_in_viewport(ratio=1)
        for card in tab.page.locator("#hand .cards .card").all():
            card.scroll_into_view_if_needed()
            expect(card).to_be_in_viewport(ratio=0.9)
    else:
        marks = {"start": "Play now", "set-up": "Begin", "replay": "Play on from here"}
        expect(tab.button(marks[screen])).to_be_enabled()
    assert tab.overflow() == []
    assert tab.cut_off() == []
