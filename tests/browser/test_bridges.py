"""A supply laid out under bridges: built at set-up and in a turn, and told to who cannot see."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, expect

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from tests.browser.people import People, Tab
from tests.browser.test_brought import click
from tests.browser.test_brought_actions import go_on, option

SIX = ("1-2", "2-3", "1-4", "2-5", "5-8", "6-9")
SEED, MANY = 5, 300


def fresh() -> Game:
    setup = make_setup(nemesis="deathmind", mages=("garu", "gex"), difficulty="beginner", seed=SEED)
    return Game.new(setup, SEED)


def with_aether() -> Game:
    """In a main phase with enough aether for a bridge."""
    game = fresh()
    for name in SIX:
        game.choose(f"bridge {name}")
    for _ in range(MANY):
        keys = [each.key for each in game.asked.options]
        if any(re.fullmatch(r"bridge \d-\d", key) for key in keys):
            return game
        found = (key for wish in ("play", "gain frozen", "done") for key in keys if wish in key)
        game.choose(next(found, keys[0]))
    raise AssertionError("there was never enough aether")


def links(tab: Tab) -> dict[str, bool]:
    board = next(each for each in tab.now["table"]["boards"] if each["holds"] == "piles")
    return {link["name"]: link["open"] for link in board["links"]}


def box(tab: Tab, place: str) -> FloatRect:
    found = tab.place(place).bounding_box()
    assert found is not None
    return found


def test_six_gaps_of_the_grid_are_bridged_by_clicks_before_the_first_turn(people: People) -> None:
    tab = go_on(people, fresh())
    for name in SIX:
        tab.wait_for_turn()
        click(tab, option(tab, f"bridge {name}"))
    tab.wait_for_turn()
    assert [name for name, laid in links(tab).items() if laid] == sorted(SIX)
    apart = [pile["id"] for pile in tab.now["table"]["supply"] if not pile["connected"]]
    assert apart == ["jagged-lightning", "fiery-torrent", "reduce-to-ash"]
    expect(tab.place("pile:jagged-lightning")).to_contain_text("not connected")
    expect(tab.place("pile:scoria-slag")).not_to_contain_text("not connected to")
    expect(tab.page.locator("#supply .sum")).to_contain_text("6 bridges: 1-2, 1-4")


def test_piles_lie_in_rows_of_three_with_gaps_between_them(people: People) -> None:
    tab = go_on(people, with_aether())
    piles = {pile["place"]: f"pile:{pile['id']}" for pile in tab.now["table"]["supply"]}
    one, two, four = (box(tab, piles[place]) for place in "124")
    gap = box(tab, "link:bridge.1-2")
    assert one["x"] + one["width"] <= gap["x"] + 1 < two["x"]
    assert one["y"] + one["height"] < four["y"]


def test_a_bridge_is_built_for_aether_with_the_keyboard(people: People) -> None:
    tab = go_on(people, with_aether())
    wanted = option(tab, "bridge ")
    name = wanted["key"].split(" ")[1]
    assert not links(tab)[name]
    gap = tab.place(f"link:bridge.{name}")
    one, two = re.escape(name).split(r"\-")
    told = rf"Between .+ \({one}\) and .+ \({two}\): no bridge\. .*Bridge: .+ – .+"
    expect(gap).to_have_accessible_name(re.compile(told))
    gap.focus()
    tab.page.keyboard.press("Enter")
    tab.until(lambda: links(tab)[name], "a bridge")
    expect(gap).to_have_accessible_name(re.compile(r": a bridge"))


def test_the_grid_fits_every_screen(people: People) -> None:
    tab = go_on(people, with_aether())
    for width, height in ((360, 740), (390, 844), (768, 1024), (1366, 768), (1920, 1080)):
        tab.resize((width, height))
        tab.settle()
        assert (width, tab.overflow()) == (width, [])
        for pile in tab.now["table"]["supply"]:
            found = box(tab, f"pile:{pile['id']}")
            assert found["x"] >= 0
            assert found["x"] + found["width"] <= width
