"""A card shown large: by mouse, keys and finger, with its words and rulings, and pinned."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.moments import pass_time, stopped
from tests.browser.people import PHONE, People, Tab
from tests.server.harness import Message

FETISH = "pile:primordial-fetish"  # focuses a breach OR heals: R10, R11, R18, R28
GAME = {"nemesis": "umbra-titan", "supply": "suggested-a", "mages": ["gex"], "seed": "7"}


def _table(people: People, lang: str = "en-US", **options: object) -> Tab:
    tab = people.tab(f"/play/{people.server.new(**GAME)['owner']}", lang=lang, **options)  # type: ignore[arg-type]
    tab.page.locator(".prompt.mine").wait_for()
    return tab


def _info(people: People, lang: str = "en") -> tuple[Message, dict[str, Message], Message]:
    """What the server says of the fetish, of terms and of rulings."""
    found = people.server.get(f"/api/catalogue?lang={lang}")
    card = next(card for card in found["cards"] if card["id"] == "primordial-fetish")
    terms = {term["id"]: term for term in found["terms"]}
    return card, terms, {ruling["id"]: ruling for ruling in found["rulings"]}


def _zoom(tab: Tab) -> Locator:
    return tab.page.locator(".zoom:not(.pinned)")


def _pinned(tab: Tab) -> Locator:
    return tab.page.locator(".zoom.pinned")


@pytest.mark.parametrize(("lang", "code"), [("en-US", "en"), ("pl-PL", "pl"), ("de-DE", "de")])
def test_hover_shows_the_text_and_pinned_words_and_rulings(
    people: People, lang: str, code: str
) -> None:
    """Small first, with what there is to be explained by name; all of it on demand."""
    tab = _table(people, lang)
    card, terms, rulings = _info(people, code)
    assert {"R10", "R11", "R18"} <= set(card["rulings"])
    tab.place(FETISH).hover()
    for part in card["text"]:
        expect(_zoom(tab)).to_contain_text(part["text"])
    for term in card["terms"]:
        expect(_zoom(tab)).to_contain_text(terms[term]["name"])
        expect(_zoom(tab)).not_to_contain_text(terms[term]["text"])
    for ruling in card["rulings"]:
        expect(_zoom(tab)).to_contain_text(ruling)
        expect(_zoom(tab)).not_to_contain_text(rulings[ruling]["text"])
    assert tab.findings() == []
    tab.page.keyboard.press("i")
    for term in card["terms"]:
        expect(_pinned(tab)).to_contain_text(terms[term]["text"])
    for ruling in card["rulings"]:
        expect(_pinned(tab)).to_contain_text(f"{ruling} {rulings[ruling]['title']}")
        expect(_pinned(tab)).to_contain_text(rulings[ruling]["text"])
    assert tab.findings() == []
    tab.page.keyboard.press("i")
    expect(_pinned(tab)).to_be_hidden()


def test_nothing_opens_under_a_mouse_that_rests(people: People) -> None:
    """What comes to lie under it was not looked for; a move of a hand is another matter."""
    tab = _table(people, size=(1000, 500))
    with stopped(tab.page):
        tab.page.mouse.move(300, 3)
        tab.place(FETISH).evaluate(
            "e => { const { left, top } = e.getBoundingClientRect();"
            " e.style.translate = `${280 - left}px ${-20 - top}px`; }"
        )  # as a page that changes under the mouse puts it there
        tab.until(lambda: tab.place(FETISH).evaluate("e => e.matches(':hover')"), "it is there")
        pass_time(tab.page, 2)
        expect(_zoom(tab)).to_be_hidden()
        tab.page.mouse.move(320, 6)
        pass_time(tab.page, 2)
        expect(_zoom(tab)).to_be_visible()


def test_a_zoom_keeps_clear_of_what_may_be_clicked_next(people: People) -> None:
    tab = _table(people, size=(1440, 900))
    tab.play_until(lambda: tab.kind == "main")
    hand = tab.page.locator("#hand .card.legal")
    hand.first.hover()
    expect(_zoom(tab)).to_be_visible()
    tab.settle()
    covered = """zoom => [...document.querySelectorAll('#hand .legal')].filter((card) => {
        const [a, b] = [zoom.getBoundingClientRect(), card.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).length"""
    assert _zoom(tab).evaluate(covered) == 0


def test_the_mouse_goes_in_and_a_click_pins(people: People) -> None:
    """Play goes on under a pinned card, and Escape lets go of it."""
    tab = _table(people)
    tab.place("nemesis").hover()
    zoom = _zoom(tab)
    expect(zoom).to_contain_text("R21")
    box = zoom.bounding_box()
    assert box
    tab.page.evaluate(
        "document.querySelectorAll('.legal').forEach(e => e.classList.remove('legal'))"
    )
    with stopped(tab.page):
        tab.page.mouse.move(box["x"] + 20, box["y"] + 60, steps=6)
        pass_time(tab.page, 1)  # it would be gone by now
        expect(zoom).to_be_visible()
    tab.page.mouse.down()
    tab.page.mouse.up()
    expect(_pinned(tab)).to_contain_text("R21")
    before = tab.seq
    tab.page.keyboard.press("g")
    tab.until(lambda: tab.beyond(before), "gems played under the pinned card")
    expect(_pinned(tab)).to_be_visible()
    tab.place(FETISH).hover()
    expect(zoom).to_contain_text("R11")
    tab.page.keyboard.press("Escape")
    expect(zoom).to_be_hidden()
    tab.page.keyboard.press("Escape")
    expect(_pinned(tab)).to_be_hidden()


def test_a_zoom_is_no_obstacle(people: People) -> None:
    """Whatever glows can be clicked through it."""
    tab = _table(people)
    tab.play_until(lambda: tab.kind == "main")
    hand = tab.page.locator("#hand .card.legal")
    hand.first.hover()
    expect(_zoom(tab)).to_be_visible()
    target, zoom = hand.nth(1).bounding_box(), _zoom(tab).bounding_box()
    assert target
    assert zoom
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    assert zoom["x"] < x < zoom["x"] + zoom["width"], "it does not lie over the next card"
    before = tab.seq
    tab.page.mouse.click(x, y)
    tab.until(lambda: tab.beyond(before), "the card under the zoom to be played")
    expect(_pinned(tab)).to_be_hidden()


def test_a_long_text_is_shown_whole_and_says_what_life_is_left(people: People) -> None:
    """The longest mat there is, without scrolling; damage is told of what is hurt."""
    game = people.server.new(nemesis="hollow-crown", mages=["gex", "garu"], seed="7")
    tab = people.tab(f"/play/{game['owner']}", size=(1440, 900))
    tab.play_until(lambda: bool(tab.now["table"]["nemesis"]["in_play"]))
    tab.place("nemesis").hover()
    fits = "e => e.offsetHeight > 250 && e.scrollHeight <= e.clientHeight"
    tab.until(lambda: _zoom(tab).count() > 0 and _zoom(tab).evaluate(fits), "all of the mat")
    nemesis = tab.now["table"]["nemesis"]
    foe = next(each for each in nemesis["in_play"] if each["kind"] != "power")
    tab.place(f"{foe['kind']}:{foe['n']}").hover()
    expect(_zoom(tab)).to_contain_text(f"life {foe['marks']} of {foe['full']}")


def test_keys_show_pin_scroll_and_let_go(people: People) -> None:
    tab = _table(people, size=(1280, 420))
    tab.page.keyboard.press("p")
    tab.place("nemesis").focus()
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Shift+Tab")
    expect(_zoom(tab)).to_contain_text("R21")
    tab.page.keyboard.press("i")
    expect(_pinned(tab)).to_be_focused()
    assert tab.findings() == []
    tab.page.keyboard.press("End")
    tab.until(lambda: _pinned(tab).evaluate("e => e.scrollTop") > 0, "the zoom to scroll")
    tab.page.keyboard.press("i")
    expect(_pinned(tab)).to_be_hidden()
    expect(tab.place("nemesis")).to_be_focused()


def test_a_finger_reads_on(people: People) -> None:
    """After a long press the card stays; a tap in it pins it, the cross closes it."""
    tab = _table(people, size=PHONE, touch=True)
    thing = tab.place(FETISH)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    touch = tab.page.context.new_cdp_session(tab.page)
    point = {"x": box["x"] + 60, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(_zoom(tab)).to_contain_text("R11")
    expect(_zoom(tab).locator(".keep")).to_have_text(
        "Tap here to keep this open, with the words explained"
    )
    with stopped(tab.page):
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        pass_time(tab.page, 1)  # it would be gone by now
        expect(_zoom(tab)).to_be_visible()
    assert tab.overflow() == []
    _zoom(tab).tap(position={"x": 40, "y": 40})
    expect(_pinned(tab)).to_be_visible()
    _pinned(tab).get_by_role("button", name="Close").tap()
    expect(_pinned(tab)).to_be_hidden()


def test_a_table_may_be_left_with_cards_open(people: People) -> None:
    """A pinned card, one under the mouse, and a sign just given go with the table."""
    tab = people.tab(f"/play/{people.server.new(**GAME)['seats'][0]}")
    tab.page.locator(".prompt.mine").wait_for()
    tab.place("nemesis").focus()
    tab.page.keyboard.press("i")
    expect(_pinned(tab)).to_be_visible()
    tab.place(FETISH).hover()
    expect(_zoom(tab)).to_be_visible()
    with stopped(tab.page):
        tab.page.keyboard.press("m")
        expect(tab.page.locator(".pointed")).to_be_visible()
        tab.page.keyboard.press("r")
    expect(tab.button("Play on from here")).to_be_visible()
    expect(tab.page.locator(".zoom, .pointed")).to_have_count(0)
    tab.page.mouse.move(0, 0)  # what lies under it now would be meant by the key
    tab.place("nemesis").focus()
    tab.page.keyboard.press("i")
    expect(_pinned(tab)).to_contain_text("R21")
    tab.page.get_by_role("link", name="To the start page").first.click()
    expect(tab.button("Play now")).to_be_visible()
    expect(_pinned(tab)).to_be_hidden()
