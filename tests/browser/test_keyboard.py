"""The table without a mouse: every answer by keys that the '?' panel names."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import People, Tab

SOLO = {"mages": ["gex"], "nemesis": "umbra-titan", "difficulty": "beginner", "seed": "7"}
WISHES = ("prep", "ability", "gain", "open", "focus", "charge", "cast", "discard")


class Keyboard:
    """Presses keys only, notes which, and never lets go of the focus."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.used: set[str] = set()
        self.menus = 0

    def press(self, key: str) -> None:
        self.used.add(key)
        self.tab.page.keyboard.press(key)

    def answer(self, *keys: str) -> None:
        """Keys of which the last one answers."""
        before = self.tab.seq
        for key in keys:
            self.press(key)
        self.tab.until(partial(self.tab.beyond, before), f"an answer to {keys}")
        self.tab.wait_for_turn()
        self.tab.until(lambda: self.focused("tagName") != "BODY", f"the focus, after {keys}")

    def end_phase(self) -> None:
        """With 'e'; where that would waste something, Enter says that it is meant."""
        before, ask = self.tab.seq, self.tab.page.get_by_role("alertdialog")
        self.press("e")
        self.tab.until(lambda: self.tab.seq > before or ask.count(), "an answer to 'e'")
        if ask.count():
            self.answer("Enter")

    def focused(self, what: str) -> str:
        return str(self.tab.page.evaluate(f"document.activeElement.{what} ?? ''"))

    def walk(self, what: str, wanted: str) -> None:
        """On with 'n' to the thing wanted."""
        for _ in range(60):
            if self.focused(what) == wanted:
                return
            self.press("n")
        raise AssertionError(f"{wanted} is not reached with 'n'")

    def choose(self, option: dict[str, Any]) -> None:
        """Walk to what an option belongs to and press Enter; a menu may ask which is meant."""
        if option["target"] == "button":
            self.walk("dataset.key", option["key"])
            self.answer("Enter")
            return
        self.walk("dataset.place", option["target"])
        options = (self.tab.decision or {})["options"]
        here = [o for o in options if option["target"] in (o["target"], *o["also"])]
        if len(here) > 1:
            self.menus += 1
            self.press("Enter")
            expect(self.tab.page.get_by_role("menuitem").first).to_be_focused()
            for _ in range(here.index(option)):
                self.press("n")
        self.answer("Enter")


def _next(tab: Tab) -> dict[str, Any] | None:
    """Something to do before the phase ends."""
    options: list[dict[str, Any]] = (tab.decision or {})["options"]
    for wish in WISHES:
        fitting = [option for option in options if option["key"].split()[0] == wish]
        if fitting:
            return fitting[-1]
    return None if "done" in tab.keys else options[0]


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(**SOLO)['owner']}")
    keyboard = Keyboard(tab)
    tab.wait_for_turn()
    gems = tab.button("Play all gems")
    for _ in range(400):
        if tab.over:
            break
        if tab.kind == "order":
            keyboard.walk("textContent", "Put down in this order")
            keyboard.answer("Enter")
            tab.until(lambda: tab.kind != "order" or tab.over, "the cards put down")
        elif gems.count():
            keyboard.answer("g")
            tab.until(lambda: not gems.count(), "all gems played")
        elif (option := _next(tab)) is not None:
            keyboard.choose(option)
        else:
            keyboard.end_phase()
        tab.wait_for_turn()
    assert tab.over
    expect(tab.page.get_by_role("region", name="End of the game")).to_be_visible()
    assert tab.prompt == tab.now["ending"]

    keyboard.press("?")
    shown = tab.page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert keyboard.used <= {*shown}
    assert keyboard.menus, "no menu was met: another seed would test more"


def test_keys_end_a_phase_only_if_nothing_is_wasted(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(**SOLO)['owner']}")
    keyboard = Keyboard(tab)
    tab.play_until(lambda: tab.kind == "main")
    gems, ask = tab.button("Play all gems"), tab.page.get_by_role("alertdialog")
    keyboard.answer("g")
    expect(gems).to_be_hidden()
    before = tab.seq
    keyboard.press("e")
    expect(ask).to_contain_text(f"{tab.now['table']['aether']} aether")
    keyboard.press("Escape")
    expect(ask).to_be_hidden()
    assert tab.seq == before
    keyboard.press("e")
    expect(ask.get_by_role("button").first).to_be_focused()
    keyboard.answer("Enter")

    # Gems in hand are told of as well, with no aether and all in one question.
    tab.play_until(lambda: tab.kind == "main")
    assert tab.now["table"]["aether"] == 0
    turn = tab.now["table"]["turn"]
    keyboard.press("e")
    expect(ask).to_contain_text("could still be played")
    expect(ask).not_to_contain_text("aether")
    keyboard.answer("Enter")
    assert tab.over or (tab.kind, tab.now["table"]["turn"]) != ("main", turn)


def test_aether_for_some_things_only_is_not_wasted_unasked(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['dezmodia'])['owner']}")
    tab.play_until(lambda: tab.kind == "main")
    tab.choose("play oblivion-shard")
    tab.wait_for_turn()
    assert tab.now["table"]["aether"] == 0
    tab.page.keyboard.press("e")
    expect(tab.page.get_by_role("alertdialog")).to_contain_text("2 aether only for")


def test_order_by_keyboard(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.play_to_order()
    played = [card["id"] for card in tab.player()["played"]]
    assert len(set(played)) > 1
    at = played.index("shattered-geode")
    way, to = ("ArrowRight", at + 1) if at + 1 < len(played) else ("ArrowLeft", at - 1)
    grips = tab.page.locator(".order .grip")
    grips.nth(at).focus()
    tab.page.keyboard.press(way)
    expect(grips.nth(to)).to_contain_text("Geode")
    expect(grips.nth(to)).to_be_focused()
    played[at], played[to] = played[to], played[at]
    assert tab.put_down() == played


def test_cards_are_put_down_as_played_unasked(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.wait_for_turn()
    tab.button("Settings").click()
    tab.page.get_by_label("Always put cards down as played").check()
    tab.page.keyboard.press("Escape")
    while gem := next((key for key in tab.keys if key.startswith("play ")), None):
        tab.choose(gem)
    before = len(tab.answers)
    played = [card["id"] for card in tab.player()["played"]]
    assert len(set(played)) > 1
    tab.go_on()
    tab.until(lambda: len(tab.sent) > before and tab.told and tab.kind != "order", "no question")
    unasked = [message["key"] for message in tab.answers[before:]]
    # What is left then are cards of one name, about which nobody is asked.
    assert unasked == ["done", f"next {played[0]}"]
    assert {*played[1:]} == {"crystal"}


def test_the_question_mark_lists_the_keys(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    tab.page.keyboard.press("?")
    box = tab.page.get_by_role("dialog")
    expect(box).to_be_visible()
    assert box.locator("kbd").count() >= 12
    expect(box).to_contain_text("A number that has just changed is underlined")
    tab.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    tab.page.keyboard.press("2")
    expect(tab.page.locator("#hand")).to_contain_text("Gex")
    tab.page.keyboard.press("1")
    expect(tab.page.locator("#hand")).to_contain_text("Garu")


def test_keys_open_the_list_the_log_and_the_question(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    log, options = tab.page.locator("#log"), tab.page.locator("#options")
    tab.page.keyboard.press("o")
    expect(options.get_by_role("button")).to_have_count(len(tab.keys))
    tab.page.keyboard.press("o")
    expect(options).to_be_hidden()
    tab.page.keyboard.press("l")
    expect(log).to_be_hidden()
    tab.page.keyboard.press("l")
    expect(log).to_be_visible()
    tab.page.keyboard.press("p")
    expect(tab.page.locator("#prompt")).to_be_focused()
    assert tab.page.locator("#prompt").evaluate("el => getComputedStyle(el).outlineStyle") == "none"
    tab.page.keyboard.press("n")
    expect(tab.page.locator(".prompt .main")).to_be_focused()
    tab.page.keyboard.press("n")
    expect(tab.page.locator("#hand .legal.gem").first).to_be_focused()
    tab.page.keyboard.press("b")
    expect(tab.page.locator(".prompt .main")).to_be_focused()
    tab.page.keyboard.press("Shift+Digit2")
    expect(tab.page.locator("#hand")).to_contain_text("Gex")
    tab.page.keyboard.press("r")
    expect(tab.button("Play on from here")).to_be_visible()
