"""A card that evolves: it comes to the front, and the table waits until somebody goes on."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from gravehold.players.policy import make_bot
from gravehold.table.reading import table_of
from gravehold.words.log import evolved
from tests.browser.people import PHONE, People, Tab
from tests.browser.test_brought import LAPTOP

SEED, TRIES = 3, 40
PRINTINGS = tuple(id_ for id_ in LIBRARY.cards if id_.endswith("~0"))


@cache
def before(kind: str) -> tuple[str, str]:
    """A game of which the next answer makes a card evolve or get a sticker, and that answer."""
    for seed in range(SEED, SEED + TRIES):
        setup = make_setup(
            nemesis="bladius", mages=("garu", "gex"), rules="legacy", chapter="8",
            basics=PRINTINGS, seed=seed,
        )  # fmt: skip
        game, bot = Game.new(setup, seed, events=True), make_bot("greedy", seed)
        while not game.over:
            game.events.clear()
            game.choose(bot.choose(game.view(game.asked.seats[0])).key)
            if _fits(game, kind):
                *earlier, last = game.answers
                again = Game.new(setup, seed)
                for key in earlier:
                    again.choose(key)
                return chronicle.write(again), last
    raise AssertionError("nothing evolved")


def _fits(game: Game, kind: str) -> bool:
    """One card got a sticker and is in play, or evolved."""
    cards = [event.card for event in game.events if event.kind == "evolve"]
    if len(cards) != 1 or game.over:
        return False
    grown = bool(evolved(game.view(), game.events))
    here = table_of(game.view()).in_play(cards[0]) is not None
    return grown if kind == "grown" else here and not grown


def sit(people: People, kind: str, lang: str = "en-US", size: tuple[int, int] = LAPTOP) -> Tab:
    told, key = before(kind)
    links = people.server.http.post("/api/import", json={"chronicle": told}).json()
    tab = people.tab(f"/play/{links['owner']}", size=size, lang=lang)
    tab.wait_for_turn()
    tab.choose(key)
    return tab


def test_a_card_evolves_before_everybodys_eyes_until_a_key_goes_on(people: People) -> None:
    tab = sit(people, "grown")
    moment = tab.page.get_by_role("dialog")
    expect(moment).to_be_visible()
    line = next(each for each in tab.now["log"]["lines"] if each["kind"] == "evolve")
    expect(moment).to_have_accessible_name(line["text"])
    was, now = moment.locator("article").all()
    expect(was).to_contain_text("before")
    expect(now).to_contain_text("now")
    assert was.locator("b").first.inner_text() != now.locator("b").first.inner_text()
    expect(moment.get_by_role("button")).to_be_focused()
    assert tab.findings() == []
    tab.page.keyboard.press("Enter")
    expect(moment).to_be_hidden()
    tab.wait_for_turn()
    tab.page.reload()
    tab.wait_for_turn()
    expect(moment).to_be_hidden()


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_it_fits_a_phone_and_a_tap_goes_on(people: People, lang: str) -> None:
    tab = sit(people, "grown", lang, PHONE)
    moment = tab.page.get_by_role("dialog")
    expect(moment).to_be_visible()
    tab.settle()
    assert tab.overflow() == []
    assert tab.small_print() == []
    moment.get_by_role("button").click()
    expect(moment).to_be_hidden()


def test_a_sticker_is_a_smaller_notice_and_is_seen_on_the_card(people: People) -> None:
    tab = sit(people, "stuck")
    line = next(each for each in tab.now["log"]["lines"] if each["kind"] == "evolve")
    expect(tab.page.locator(".signs")).to_contain_text(line["text"])
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    zoomed = next(foe for foe in tab.now["table"]["nemesis"]["in_play"] if "~" in foe["id"])
    expect(tab.place(f"{zoomed['kind']}:{zoomed['n']}")).to_contain_text("stickers")
