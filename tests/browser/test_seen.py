"""The nemesis' turn is seen, bots can be followed, and who comes back is told what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from gravehold.players.policy import make_bot
from tests.browser.moments import pass_time, stopped
from tests.browser.people import PHONE, People, Tab
from tests.browser.test_brought import LAPTOP

UNTIL_I_GO_ON, EIGHT_SECONDS = -1, 8
TRIES = 30


@cache
def before(what: Callable[[Game], bool]) -> tuple[str, str]:
    """A game of which the next answer leads there, and that answer."""
    for seed in range(7, 7 + TRIES):
        setup = make_setup(nemesis="umbra-titan", mages=("garu", "gex"), seed=seed)
        game, bot = Game.new(setup, seed, events=True), make_bot("greedy", seed)
        while not game.over:
            game.events.clear()
            game.choose(bot.choose(game.view(game.asked.seats[0])).key)
            if what(game):
                *earlier, last = game.answers
                again = Game.new(setup, seed)
                for key in earlier:
                    again.choose(key)
                return chronicle.write(again), last
    raise AssertionError("did not happen")


def two_powers_and_a_question(game: Game) -> bool:
    kinds = [event.kind for event in game.events]
    return kinds.count("power") == 2 and kinds[-1:] == ["power"] and game.asked.kind == "or"


def the_others_turn(game: Game) -> bool:
    kinds = [event.kind for event in game.events]
    return kinds[-1:] == ["turn"] and "nemesis-turn" not in kinds and game.asked.seats == ("p2",)


def sit(
    people: People, what: Callable[[Game], bool], *, size: tuple[int, int] = LAPTOP, lang: str = ""
) -> tuple[Tab, str]:
    told, key = before(what)
    links = people.server.http.post("/api/import", json={"chronicle": told}).json()
    path = f"/play/{links['owner']}"
    tab = people.tab(path, size=size, lang=lang or "en-US", pace=UNTIL_I_GO_ON)
    tab.wait_for_turn()
    return tab, key


def test_what_the_nemesis_does_comes_to_the_front_asks_there_and_is_told_again(
    people: People,
) -> None:
    tab, key = sit(people, two_powers_and_a_question)
    tab.choose(key)
    stage, page = tab.page.get_by_role("dialog"), tab.page
    powers = [line for line in tab.now["log"]["lines"] if line["kind"] == "power"]
    hits = [line for line in tab.now["log"]["lines"] if line["kind"] == "tokens"]
    expect(stage).to_have_accessible_name(powers[0]["text"])
    expect(stage).to_contain_text(hits[0]["text"])
    expect(stage.get_by_role("button", name="Go on")).to_be_focused()
    expect(page.get_by_role("log", include_hidden=True)).to_have_attribute("aria-live", "off")
    assert tab.findings() == []
    page.keyboard.press("Enter")

    expect(stage).to_have_accessible_name(powers[1]["text"])
    expect(stage).to_contain_text(tab.now["decision"]["prompt"])
    expect(stage.get_by_role("button", name="To the table")).to_be_focused()
    assert tab.findings() == []
    seq, hurt = tab.seq, tab.now["decision"]["options"][-1]["label"]
    stage.get_by_role("button", name=hurt).click()
    tab.until(lambda: tab.beyond(seq), "an answer")
    expect(stage).to_contain_text(tab.now["decision"]["prompt"])  # of the same card: whom?
    page.keyboard.press("Escape")
    expect(stage).to_be_hidden()
    tab.wait_for_turn()

    page.keyboard.press("c")
    expect(stage).to_have_accessible_name("Since my last turn")
    expect(stage).to_contain_text(powers[1]["text"])
    page.reload()
    tab.wait_for_turn()
    expect(page.get_by_role("button", name="What happened?")).to_have_count(0)
    elsewhere = people.tab(f"/play/{tab.token}", pace=UNTIL_I_GO_ON)
    elsewhere.button("What happened?").click()
    expect(elsewhere.page.get_by_role("dialog")).to_contain_text(powers[1]["text"])
    assert elsewhere.findings() == []


def test_a_bot_is_followed_tells_what_it_did_and_can_be_skipped(people: People) -> None:
    tab, key = sit(people, the_others_turn)
    bot = {"seat": "p2", "holder": "bot:greedy"}
    people.server.http.patch(f"/api/games/{tab.token}", json=bot).raise_for_status()
    tab.until(lambda: tab.holder(1) == "bot:greedy", "the bot")
    tab.choose(key)
    skip = tab.button("Skip to my turn")
    expect(skip).to_be_visible()
    tab.page.keyboard.press("t")
    tab.wait_for_turn()
    expect(skip).to_have_count(0)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    expect(tab.page.locator(".signs")).to_contain_text("Gex: ")
    expect(tab.page.locator(".signs")).to_contain_text("turn ended")


def test_the_bar_on_top_stays_in_reach_of_who_looks_at_a_moment(people: People) -> None:
    """And the moment is there again when what was opened is closed."""
    tab, key = sit(people, two_powers_and_a_question)
    tab.choose(key)
    title = tab.page.locator("#stage-title")
    told = title.inner_text()
    tab.button("Seats").click()
    box = tab.page.get_by_role("dialog", name="Seats")
    expect(box).to_be_visible()
    expect(title).to_be_hidden()
    box.get_by_role("button", name="Close").click()
    expect(title).to_have_text(told)
    expect(tab.page.get_by_role("button", name="Go on")).to_be_focused()
    assert tab.page.evaluate("Boolean(document.querySelector('main').closest('[inert]'))")


def test_who_has_no_turn_is_not_promised_one(people: People) -> None:
    tab, key = sit(people, the_others_turn)
    bot = {"seat": "p2", "holder": "bot:greedy"}
    people.server.http.patch(f"/api/games/{tab.token}", json=bot).raise_for_status()
    tab.until(lambda: tab.holder(1) == "bot:greedy", "the bot")
    spectator = people.server.http.post(f"/api/games/{tab.token}/watch").json()["spectator"]
    watcher = people.tab(f"/play/{spectator}", pace=UNTIL_I_GO_ON)
    watcher.wait_for_table()
    with stopped(watcher.page):
        tab.choose(key)
        expect(watcher.button("Skip to now").first).to_be_visible()
        expect(watcher.button("Skip to my turn")).to_have_count(0)


def test_the_first_card_waits_until_the_lesson_has_begun(people: People) -> None:
    """However long somebody reads what the game is about."""
    owner = next(
        links["owner"]
        for links in (people.server.new(seed=str(seed), mages=["gex"]) for seed in range(TRIES))
        if any(
            (line["kind"], line["seq"]) == ("nemesis-draw", 0)
            for line in people.server.get(f"/api/games/{links['owner']}/log")["lines"]
        )
    )
    tab = people.tab(pace=EIGHT_SECONDS)
    tab.page.evaluate("sessionStorage.setItem('gravehold.learn', '1')")
    tab.go(f"/play/{owner}")
    lesson, stage = tab.page.get_by_label("Learn", exact=True), tab.page.locator("#stage-title")
    expect(lesson).to_be_visible()
    with stopped(tab.page):
        pass_time(tab.page, 60)
        while not stage.count():
            lesson.get_by_role("button", name="Got it").click()
        expect(stage).to_be_visible()


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_it_fits_a_phone_and_is_switched_off_in_the_settings(people: People, lang: str) -> None:
    tab, key = sit(people, two_powers_and_a_question, size=PHONE, lang=lang)
    tab.choose(key)
    stage = tab.page.get_by_role("dialog")
    expect(stage).to_be_visible()
    assert tab.overflow() + tab.small_print() == []
    stage.locator("article").first.click()  # a tap anywhere goes on
    expect(stage.locator("#asked")).to_be_visible()
    expect(stage.locator("#stage-title")).to_be_in_viewport()
    assert tab.overflow() + tab.small_print() == []
    stage.locator(".on").click()
    tab.page.locator("nav .btn").filter(
        has_text={"pl": "Ustawienia", "de": "Einstellungen"}[lang[:2]]
    ).click()
    stage.locator("select").first.select_option("0")
    assert tab.overflow() + tab.small_print() == []
    assert tab.page.evaluate("localStorage['gravehold.stay']") == "0"
