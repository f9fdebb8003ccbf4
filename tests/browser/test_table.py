"""What a hand, a finger or a keyboard does at the table."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Tab


def _ordering(people: People) -> tuple[Tab, list[str]]:
    """A turn's end with a geode and crystals to be put down."""
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.play_to_order()
    played = [card["id"] for card in tab.now["table"]["players"][0]["played"]]
    assert len(set(played)) > 1
    return tab, played


def _put_down(tab: Tab) -> list[str]:
    """Put the cards down as they are; tells the discard pile."""
    count = len(tab.now["table"]["players"][0]["played"])
    tab.button("Put down in this order").click()
    tab.until(lambda: len(tab.now["table"]["players"][0]["discard"]) >= count, "cards put down")
    return [card["id"] for card in tab.now["table"]["players"][0]["discard"][-count:]]


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_order_by_drag(people: People) -> None:
    tab, played = _ordering(people)
    grips = tab.page.locator(".order .grip")
    grips.first.scroll_into_view_if_needed()
    at = played.index("shattered-geode")
    tab.page.mouse.move(*_middle(grips.nth(at)))
    tab.page.mouse.down()
    to = 0 if at else len(played) - 1
    x, y = _middle(grips.nth(to))
    tab.page.mouse.move(x, y, steps=8)
    tab.page.mouse.up()
    expect(grips.nth(to)).to_contain_text("Geode")
    wanted = [card for card in played if card != "shattered-geode"]
    wanted.insert(to, "shattered-geode")
    assert _put_down(tab) == wanted


def test_order_by_keyboard(people: People) -> None:
    tab, played = _ordering(people)
    at = played.index("shattered-geode")
    way, to = ("ArrowRight", at + 1) if at + 1 < len(played) else ("ArrowLeft", at - 1)
    grips = tab.page.locator(".order .grip")
    grips.nth(at).focus()
    tab.page.keyboard.press(way)
    expect(grips.nth(to)).to_contain_text("Geode")
    expect(grips.nth(to)).to_be_focused()
    played[at], played[to] = played[to], played[at]
    assert _put_down(tab) == played


def _press(tab: Tab, key: str) -> None:
    """A key that answers."""
    before = tab.seq
    tab.page.keyboard.press(key)
    tab.until(lambda: tab.seq > before, f"an answer to the key {key}")


def test_a_turn_by_keyboard_alone(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'], seed='7')['owner']}")
    keyboard = tab.page.keyboard
    tab.wait_for_turn()
    while tab.kind != "main":  # the nemesis may go first
        keyboard.press("n")
        _press(tab, "Enter")
        tab.wait_for_turn()
    turn = tab.now["table"]["turn"]
    _press(tab, "g")
    tab.until(lambda: not any(key.startswith("play ") for key in tab.keys), "all gems played")
    tab.wait_for_turn()
    aether = tab.now["table"]["aether"]
    assert aether

    # Walk to a pile that can be bought, and buy it.
    for _ in range(40):
        keyboard.press("n")
        place = tab.page.evaluate("document.activeElement.dataset.place ?? ''")
        if place.startswith("pile:"):
            break
    else:
        raise AssertionError("no pile is reached with 'n'")
    _press(tab, "Enter")
    tab.wait_for_turn()
    assert tab.now["table"]["aether"] < aether

    # End the turn: phase after phase, the order of the played cards as it is.
    ask = tab.page.get_by_role("alertdialog")
    for _ in range(12):
        if tab.now["table"]["turn"] > turn:
            break
        before = tab.seq
        if "done" in tab.keys:
            keyboard.press("e")
            if tab.kind == "main" and tab.now["table"]["aether"] and ask.count():
                keyboard.press("Enter")
        else:
            keyboard.press("n")
            keyboard.press("Enter")
        tab.until(partial(tab.beyond, before), "the turn to go on")
        tab.wait_for_turn()
    assert tab.now["table"]["turn"] > turn


def test_aether_is_not_wasted_unasked(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'], seed='7')['owner']}")
    tab.play_until(lambda: tab.kind == "main")
    _press(tab, "g")
    tab.until(lambda: not any(key.startswith("play ") for key in tab.keys), "all gems played")
    before = tab.seq
    tab.page.keyboard.press("e")
    ask = tab.page.get_by_role("alertdialog")
    expect(ask).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(ask).to_be_hidden()
    assert tab.seq == before
    tab.page.keyboard.press("e")
    expect(ask.get_by_role("button").first).to_be_focused()
    _press(tab, "Enter")


def test_the_question_mark_lists_the_keys(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    tab.page.keyboard.press("?")
    box = tab.page.get_by_role("dialog")
    expect(box).to_be_visible()
    assert box.locator("kbd").count() >= 12
    tab.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    tab.page.keyboard.press("2")
    expect(tab.page.locator("#hand")).to_contain_text("Gex")
    tab.page.keyboard.press("1")
    expect(tab.page.locator("#hand")).to_contain_text("Garu")


@pytest.mark.parametrize("motion", [False, True])
def test_cards_travel_or_do_not(people: People, motion: bool) -> None:
    """With animations on nothing waits for them, and nothing breaks."""
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}", motion=motion)
    tab.play_to_order()
    before = tab.seq
    tab.button("Put down in this order").click()
    tab.until(lambda: tab.seq > before, "cards put down")
