"""People at one table who cannot talk: phrases, pointing, and a sound; and what each may switch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.moments import pass_time, stopped
from tests.browser.people import PHONE, People, Tab, asked
from tests.browser.profiles import CHANGED

STRIP = 40  # pixels
FORGOTTEN = 7  # seconds after which a sign is gone
COUNT_TONES = """
    window.tones = 0;
    const node = OscillatorNode.prototype, start = node.start;
    node.start = function (...args) { window.tones += 1; start.apply(this, args); };
"""


OVER = """box => [...document.querySelectorAll('main .thing')].filter((thing) => {
    const [a, b] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).map((thing) => thing.dataset.place)"""


def _signs(tab: Tab) -> str:
    return tab.page.locator(".signs").inner_text()


def test_a_phrase_is_read_in_the_readers_language(people: People) -> None:
    links = people.server.new()
    anna = people.tab(f"/play/{links['seats'][0]}", size=PHONE)
    bert = people.tab(f"/play/{links['seats'][1]}", lang="pl-PL")
    watcher = people.tab(f"/play/{links['spectator']}", lang="de-DE")
    for tab in (anna, bert, watcher):
        tab.until(lambda tab=tab: tab.now, "the table")  # type: ignore[misc]
    seq = anna.seq
    anna.button("Say").click()
    assert anna.overflow() == []
    with stopped(anna.page, bert.page, watcher.page):
        anna.page.get_by_role("menuitem", name="Help me!").click()
        expect(bert.page.locator(".signs")).to_have_text("Garu: Pomóżcie mi!")
        expect(watcher.page.locator(".signs")).to_have_text("Garu: Helft mir!")
        expect(anna.page.locator(".signs")).to_have_text("Garu: Help me!")
        bert.page.keyboard.press("s")
        bert.page.keyboard.press("ArrowDown")
        bert.page.keyboard.press("Enter")
        expect(anna.page.locator(".signs")).to_contain_text("Gex: I will take it.")
        pass_time(anna.page, FORGOTTEN)
        expect(anna.page.locator(".signs")).to_have_text("")
        expect(bert.page.locator(".signs")).not_to_have_text("")  # its time stands
    assert bert.findings() == []
    assert anna.seq == seq
    expect(watcher.button("Sagen")).to_have_count(0)


@pytest.mark.parametrize(
    "mages", [["gex", "garu"], ["gex", "garu", "quilius", "dezmodia"]], ids=len
)
def test_what_is_told_lies_over_the_log_and_over_no_card(people: People, mages: list[str]) -> None:
    links = people.server.new(mages=mages)
    host = people.tab(f"/play/{links['owner']}", size=(1440, 900))
    friend = people.tab(f"/play/{links['seats'][0]}", size=(844, 390))
    for tab in (host, friend):
        tab.wait_for_table()
    host.button("Say").click()
    with stopped(host.page, friend.page):
        host.page.get_by_role("menuitem", name="Help me!").click()
        for tab in (host, friend):
            expect(tab.page.locator(".signs p")).to_be_visible()
        assert host.page.locator(".signs").evaluate(OVER) == []
        box = friend.page.locator(".signs").bounding_box()
        assert box
        assert box["height"] < STRIP  # a low window has no log in sight: one line, at its edge


def test_pointing_lets_a_thing_glow_for_everybody(people: People) -> None:
    anna, bert = people.meet()
    one = asked(anna, bert)
    other = bert if one is anna else anna
    before = one.seq
    pile = f"pile:{one.now['table']['supply'][0]['id']}"
    one.place(pile).hover()
    with stopped(anna.page, bert.page):
        one.page.keyboard.press("m")
        for tab in (anna, bert):
            expect(tab.page.locator(".pointed")).to_have_attribute("data-place", pile)
        expect(other.page.locator(".signs")).to_contain_text("points at: Frozen Magmite")
        pass_time(other.page, FORGOTTEN)
        expect(other.page.locator(".pointed")).to_have_count(0)

        # By mouse or finger: the next click points, and does not play.
        one.button("Say").click()
        one.page.get_by_role("menuitem", name="Point at something").click()
        legal = one.page.locator("#hand .card.legal, #mages .legal").first
        place = legal.get_attribute("data-place")
        legal.click()
        expect(other.page.locator(f'.pointed[data-place="{place}"]').first).to_be_visible()
    assert one.answers == []
    assert one.seq == before


def test_alone_there_is_nobody_to_talk_to(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    expect(tab.button("Say")).to_have_count(0)


def test_a_sound_on_my_turn_if_i_want_it(people: People) -> None:
    """Off at first, and kept for this table only."""
    anna, bert = people.meet()
    one = asked(anna, bert)
    other = bert if one is anna else anna
    for tab in (anna, bert):
        CHANGED.add(tab.page)
        tab.page.add_init_script(COUNT_TONES)
        tab.now = {}
        tab.page.reload()
    asked(anna, bert)
    other.button("Settings").click()
    sound = other.page.get_by_label("Sound when it is my turn")
    expect(sound).not_to_be_checked()
    expect(other.page.get_by_label("Volume")).to_have_count(0)
    sound.check()
    other.until(lambda: other.page.evaluate("tones") == 2, "a tone to judge by")
    other.page.get_by_label("Volume").fill("20")
    other.page.keyboard.press("Escape")
    heard = other.page.evaluate("tones")
    while asked(anna, bert) is one:
        one.go_on()
    other.until(lambda: other.page.evaluate("tones") > heard, "a sound")
    assert one.page.evaluate("tones") == 0
    kept = other.page.evaluate("Object.entries(localStorage).filter(([k]) => k.includes('sound'))")
    game = people.server.get(f"/api/games/{other.token}")["game"]
    assert kept == [[f"gravehold.sound.{game}", "20"]]


def test_a_purist_sees_no_odds(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    order = tab.page.locator("#order")
    expect(order).to_contain_text("%")
    tab.button("Settings").click()
    tab.page.get_by_label("Purist").check()
    tab.page.keyboard.press("Escape")
    expect(order).not_to_contain_text("%")  # nor in what a screen reader is told
    tab.page.reload()
    expect(order).to_be_visible()
    expect(order).not_to_contain_text("%")


def test_one_person_acts_as_the_seat_they_name(people: People) -> None:
    """Shift and a digit go to that seat and its first option; somebody else's is only looked at."""
    links = people.server.new()
    host = people.tab(f"/play/{links['owner']}")
    host.play_until(lambda: host.kind == "main" and len(host.keys) > 2)
    seat = host.asked
    other = "p2" if seat == "p1" else "p1"
    host.page.keyboard.press(f"Shift+Digit{other[1]}")
    hand = host.page.locator("#hand .card").first
    expect(hand).to_be_focused()
    host.page.keyboard.press(f"Shift+Digit{seat[1]}")
    expect(host.page.locator(".legal:focus")).to_have_count(1)
    before = host.seq
    host.page.keyboard.press("Enter")
    host.until(lambda: host.beyond(before), "an answer of that seat")

    guest = people.tab(f"/play/{links['seats'][int(other[1]) - 1]}")
    guest.until(lambda: guest.now, "the table")
    expect(guest.page.locator("#hand .card").first).to_be_visible()
    guest.page.keyboard.press(f"Shift+Digit{seat[1]}")
    name = host.page.locator("#hand").get_attribute("aria-label") or ""
    expect(guest.page.locator("#hand")).to_have_attribute("aria-label", name)
    guest.settle()
    expect(guest.page.locator("#hand :focus")).to_have_count(0)
