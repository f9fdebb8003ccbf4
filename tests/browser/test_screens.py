"""Every screen: no serious finding of axe-core, nothing sticking out, wide and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import pass_time, settle, stopped
from tests.browser.people import PHONE, WIDE, People, Tab, asked


def _table(people: People, **fields: object) -> Tab:
    tab = people.tab(f"/play/{people.server.new(**fields)['owner']}")
    tab.wait_for_turn()
    return tab


def _crowded(people: People, lang: str = "en-US") -> Tab:
    """Four mages in the middle of a game that bots began."""
    mages = ["garu", "gex", "mazahaedron", "quilius"]
    links = people.server.new(mages=mages, seats=["human"] + ["bot:greedy"] * 3, seed="3")
    with people.server.sit(links["owner"]) as person:
        person.until("update", "resync")
        person.play(12)
    tab = people.tab(f"/play/{links['owner']}", lang=lang)
    tab.wait_for_turn()
    tab.listed()
    return tab


def _page(path: str, mark: str) -> Callable[[People], Tab]:
    """A page, once it shows a button, link or heading of this name."""

    def opened(people: People) -> Tab:
        people.allow("Failed to load resource.*(404|410)")
        tab = people.tab(path.replace("OWNER", people.server.new()["owner"]))
        names = (tab.page.get_by_role(role, name=mark) for role in ("button", "link", "heading"))
        button, link, heading = names
        expect(button.or_(link).or_(heading).first).to_be_visible()
        tab.until(lambda: "One moment" not in tab.text, "the words")
        return tab

    return opened


def _panel(name: str) -> Callable[[People], Tab]:
    def opened(people: People) -> Tab:
        tab = _table(people)
        tab.page.get_by_role("button", name=name).click()
        expect(tab.page.get_by_role("dialog")).to_be_visible()
        return tab

    return opened


def _my_games(people: People) -> Tab:
    tab = _table(people)
    tab.go("/")
    expect(tab.page.get_by_role("link", name="Resume")).to_be_visible()
    expect(tab.button("Export chronicle")).to_be_visible()
    return tab


def _menu(people: People) -> Tab:
    """Garu's one open breach and two spells in hand: which of them?"""
    tab = _table(people, mages=["garu"])
    tab.play_until(lambda: tab.kind == "main")
    tab.place("breach:p1.1").first.click()
    expect(tab.page.get_by_role("menuitem")).to_have_count(2)
    return tab


def _zoom(people: People) -> Tab:
    tab = _table(people)
    tab.go_on()
    tab.place("nemesis").first.hover()
    expect(tab.page.locator(".zoom")).to_be_visible()
    return tab


def _order(people: People) -> Tab:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.play_to_order()
    return tab


def _wasteful(people: People) -> Tab:
    tab = _table(people, mages=["gex"])
    tab.play_until(lambda: tab.kind == "main")
    tab.button("Play all gems").click()
    expect(tab.button("Play all gems")).to_be_hidden()
    tab.page.locator('[data-key="done"]').click()
    expect(tab.page.get_by_role("alertdialog")).to_be_visible()
    return tab


def _asked_for_undo(people: People) -> Tab:
    anna, bert = people.meet(undo="consent")
    one = anna
    while not (one.now and one.now["undo"]["reveals"]):
        one = asked(anna, bert)
        one.go_on()
    other = bert if one is anna else anna
    one.page.get_by_role("button", name="Undo").click()
    expect(other.button("Agree")).to_be_visible()
    return other


def _over(people: People) -> Tab:
    tab = _table(people, mages=["gex"], nemesis="umbra-titan", difficulty="extinction")
    with tab.line() as line:
        while not tab.over:
            tab.answer(line, "done" if "done" in tab.keys else tab.keys[0])
    tab.wait_for_turn()
    expect(tab.page.get_by_role("region", name="End of the game")).to_be_visible()
    return tab


SCREENS: dict[str, Callable[[People], Tab]] = {
    "start": _page("/", "Play now"),
    "my games": _my_games,
    "set-up": _page("/new", "Begin"),
    "learn": _page("/learn", "Leave the lesson"),
    "replay": _page("/replay/OWNER/0", "Play on from here"),
    "wrong link": _page("/play/wrongwrongwrongwrong", "Wrong link"),
    "wrong address": _page("/what/is/this", "Wrong address"),
    "table": _table,
    "crowded": _crowded,
    "order": _order,
    "menu": _menu,
    "zoom": _zoom,
    "wasteful": _wasteful,
    "undo asked for": _asked_for_undo,
    "over": _over,
    **{panel.lower(): _panel(panel) for panel in ("Seats", "Settings", "Keys")},
}


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def _leave(tab: Tab) -> None:
    """To the replay and back, whatever is open; an exception would be a complaint."""
    prompt = tab.prompt
    tab.page.keyboard.press("r")
    expect(tab.button("Play on from here")).to_be_visible()
    expect(tab.page.locator("#hand")).to_be_visible()
    tab.page.go_back()
    expect(tab.page.locator(".steps")).to_be_hidden()
    tab.until(lambda: tab.prompt == prompt, "the same question")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(people: People, screen: str) -> None:
    tab = SCREENS[screen](people)
    for size in (WIDE, PHONE):
        _resize(tab.page, size)
        assert tab.findings() == []
        assert tab.overflow() == []
    if screen in ("crowded", "order", "menu", "zoom", "wasteful", "undo asked for", "over"):
        _leave(tab)


@pytest.mark.parametrize("lang", ["en-US", "de-DE"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)], ids=["wide", "laptop"])
def test_a_turn_of_four_mages_needs_no_scrolling(
    people: People, size: tuple[int, int], lang: str
) -> None:
    """All that can be clicked, the hand, the foes and every mage's breaches, in one window."""
    tab = _crowded(people, lang)
    tab.page.locator('[aria-controls="options"]').click()
    _resize(tab.page, size)
    tab.play_until(lambda: tab.kind == "main")
    assert tab.page.locator("main .legal").count() > 1
    for thing in tab.page.locator("main .legal, #hand .card, .foe-card, #mages .breach").all():
        expect(thing).to_be_in_viewport(ratio=1)
    assert tab.cut_off() == []
    assert tab.small_print() == []


def test_a_low_window_folds_the_hands_of_partners(people: People) -> None:
    """They are one key away, and unfold where one of their cards is meant."""
    links = people.server.new(mages=["garu", "gex", "quilius"])
    tab = people.tab(f"/play/{links['owner']}", size=(1366, 900))
    tab.wait_for_turn()
    other = next(seat for seat in ("p1", "p2", "p3") if seat != tab.asked)
    card = tab.place(f"hand:{tab.player(other)['hand'][0]['n']}")
    expect(card).to_be_visible()
    _resize(tab.page, (1366, 768))
    expect(card).to_have_count(0)
    with people.server.sit(links["seats"][int(other[1]) - 1]) as partner:
        partner.until("update", "resync")
        with stopped(tab.page):
            partner.send(type="point", place=f"hand:{tab.player(other)['hand'][0]['n']}")
            expect(card).to_be_visible()
            pass_time(tab.page, 7)
            expect(card).to_have_count(0)
    tab.page.keyboard.press(other[1])
    expect(card).to_be_visible()


def test_a_phone_has_everything(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}", size=PHONE)
    tab.wait_for_turn()
    for card in tab.page.locator("#hand .cards .card").all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.5)
        expect(tab.page.locator("#prompt")).to_be_in_viewport()
    options = tab.listed()
    assert options.count() == len(tab.keys)
    for option in options.all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    tab.choose("done")
    tab.wait_for_turn()
    assert tab.overflow() == []
    for target in {option["target"] for option in (tab.decision or {})["options"]} - {"button"}:
        thing = tab.place(target).first
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport()


def test_a_phone_says_where_something_can_be_chosen(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}", size=PHONE)
    tab.play_until(lambda: tab.kind == "main")
    links = tab.page.get_by_role("navigation", name="Jump to").get_by_role("link")
    expect(links.nth(2)).to_have_accessible_name("Hand (something to choose here)")
    expect(links.nth(4)).to_have_accessible_name("Log")


def test_a_jump_lands_below_the_question(people: People) -> None:
    """However many lines and buttons the question has."""
    tab = people.tab(f"/play/{people.server.new()['owner']}", size=PHONE)
    tab.wait_for_turn()
    tab.listed()
    tab.page.locator('.jump [href="#supply"]').click()
    bottom = tab.page.locator(".prompt").evaluate("e => e.getBoundingClientRect().bottom")
    tops = "[...document.querySelectorAll('#supply')].map(e => e.getBoundingClientRect().top)"
    tab.until(lambda: bottom <= tab.page.evaluate(tops)[0] < bottom + 40, "the supply in sight")
    expect(tab.page.locator(".jump [aria-current]")).to_have_text(re.compile("^Supply"))  # alone
