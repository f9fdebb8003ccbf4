"""What a hand with a mouse and a finger do: drag, press for long, tap."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, WIDE, People, Tab

Point = tuple[float, float]
CARD = "shattered-geode"


class Finger:
    """Real touch events: Playwright itself knows only taps."""

    def __init__(self, tab: Tab) -> None:
        self.session = tab.page.context.new_cdp_session(tab.page)
        self.at: Point = (0, 0)

    def _touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    @contextmanager
    def down(self, at: Point) -> Iterator[None]:
        self.at = at
        self._touch("touchStart", at)
        yield
        self._touch("touchEnd")

    def move(self, to: Point, steps: int = 8) -> None:
        (x, y), self.at = self.at, to
        for n in range(1, steps + 1):
            part = n / steps
            self._touch("touchMove", (x + (to[0] - x) * part, y + (to[1] - y) * part))


def _middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(tab: Tab, start: Point, end: Point, *, touch: bool) -> None:
    if touch:
        finger = Finger(tab)
        with finger.down(start):
            finger.move(end)
        return
    tab.page.mouse.move(*start)
    tab.page.mouse.down()
    tab.page.mouse.move(*end, steps=8)
    tab.page.mouse.up()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_order_by_drag(people: People, touch: bool) -> None:
    owner = people.server.new(mages=["gex"])["owner"]
    tab = people.tab(f"/play/{owner}", size=PHONE if touch else WIDE, touch=touch)
    tab.play_to_order()
    played = [card["id"] for card in tab.player()["played"]]
    assert len(set(played)) > 1
    grips = tab.page.locator(".order .grip")
    tab.page.get_by_role("group", name="Put down the played cards").scroll_into_view_if_needed()
    at = played.index(CARD)
    to = 0 if at else len(played) - 1
    _drag(tab, _middle(grips.nth(at)), _middle(grips.nth(to)), touch=touch)
    expect(grips.nth(to)).to_contain_text("Geode")
    played.insert(to, played.pop(at))
    assert tab.put_down() == played


def test_a_long_press_reads_and_a_tap_plays(people: People) -> None:
    owner = people.server.new(mages=["gex"])["owner"]
    tab = people.tab(f"/play/{owner}", size=PHONE, touch=True)
    tab.play_until(lambda: any(key.startswith("play ") for key in tab.keys))
    card = tab.page.locator("#hand .legal.gem").first
    card.scroll_into_view_if_needed()
    name = card.locator(".name").inner_text()
    before, zoom, played = tab.seq, tab.page.locator(".zoom"), len(tab.answers)
    with Finger(tab).down(_middle(card)):
        expect(zoom).to_be_visible()
        expect(zoom).to_contain_text(name)
        assert tab.findings() == []
    tab.page.keyboard.press("Shift")  # a click of the finger would come before this key
    assert len(tab.answers) == played
    card.tap()
    tab.until(lambda: tab.beyond(before), "the card to be played")
    expect(zoom).to_be_hidden()
