"""What Outcasts lets people do: actions of a nemesis done by a click, and its set-up chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from tests.browser.people import People, Tab
from tests.browser.test_brought import LAPTOP, click

SEED, MANY = 5, 400


def reached(nemesis: str, wishes: tuple[str, ...], wanted: Callable[[list[str]], object]) -> Game:
    """A game where something is offered; until then the first wish that can be had is taken."""
    setup = make_setup(
        nemesis=nemesis,
        mages=("garu", "gex"),
        rules="outcasts",
        difficulty="beginner",
        supply="first-game",
        seed=SEED,
    )
    game = Game.new(setup, SEED)
    for _ in range(MANY):
        keys = [option.key for option in game.asked.options]
        if wanted(keys):
            return game
        found = (key for wish in (*wishes, "done") for key in keys if key.startswith(wish))
        game.choose(next(found, keys[0]))
    raise AssertionError("was never offered")


def go_on(people: People, game: Game) -> Tab:
    """Somebody at a table where this game goes on."""
    answer = people.server.http.post("/api/import", json={"chronicle": chronicle.write(game)})
    assert answer.status_code == 201, answer.text
    tab = people.tab(f"/play/{answer.json()['owner']}", size=LAPTOP)
    tab.wait_for_turn()
    return tab


def option(tab: Tab, beginning: str) -> dict[str, Any]:
    options: list[dict[str, Any]] = (tab.decision or {})["options"]
    return next(each for each in options if each["key"].startswith(beginning))


def spaces(tab: Tab, board: str) -> dict[str, Any]:
    found = next(each for each in tab.now["table"]["boards"] if each["id"] == board)
    return {space["name"]: space for space in found["spaces"]}


def test_the_lantern_is_lit_and_souls_are_taken_from_their_spaces(people: People) -> None:
    wishes = ("option 1", "play soulfire", "play", "gain soulfire")
    tab = go_on(people, reached("fountain-of-souls", wishes, lambda keys: "lantern" in keys))
    click(tab, option(tab, "lantern"))
    tab.wait_for_turn()
    assert tab.kind == "soul"
    soul = option(tab, "soul ")
    space = soul["target"].rpartition(".")[2]
    assert soul["target"] == f"space:soul.{space}"
    before = spaces(tab, "soul")[space]["tokens"]
    click(tab, soul)
    tab.wait_for_turn()
    tab.choose("done")
    tab.wait_for_turn()
    assert spaces(tab, "soul")[space]["tokens"] == before - 1
    assert "lantern" not in tab.keys  # it has no fuel any more


def test_a_card_is_gained_from_the_dream_mat(people: People) -> None:
    game = reached("thief-of-dreams", ("play",), lambda keys: _starts(keys, "gain dream"))
    tab = go_on(people, game)
    seat = tab.asked
    gained = _takes(tab, "gain dream")
    assert gained in [card["id"] for card in tab.player(seat)["discard"]]


def test_a_card_of_the_dream_mat_is_destroyed(people: People) -> None:
    game = reached("thief-of-dreams", ("play",), lambda keys: _starts(keys, "destroy dream"))
    tab = go_on(people, game)
    destroyed = _takes(tab, "destroy dream")
    tab.page.locator("summary", has_text="Destroyed").click()
    card = next(c for c in tab.now["table"]["destroyed"] if c["id"] == destroyed)
    expect(tab.place(f"destroyed:{card['n']}")).to_be_visible()


def _starts(keys: list[str], beginning: str) -> bool:
    return any(key.startswith(beginning) for key in keys)


def _takes(tab: Tab, beginning: str) -> str:
    """Click the card that can be had; it leaves the mat. Tells which it was."""
    wanted = option(tab, beginning)
    space = wanted["key"].rpartition(" ")[2]
    (card,) = spaces(tab, "dream")[space]["cards"]
    assert wanted["target"] == f"dream:{card['n']}"
    click(tab, wanted)
    tab.wait_for_turn()
    lying = [each["n"] for space in spaces(tab, "dream").values() for each in space["cards"]]
    assert card["n"] not in lying
    return str(card["id"])


# The set-up


def _level(tab: Tab, level: int, seat: int = 0) -> Locator:
    """Where a treasure of a level is chosen, for a seat or for the group."""
    name = re.compile(f"Treasures: .*level {level}")
    return tab.page.get_by_role("combobox", name=name).nth(seat)


def test_ally_treasures_and_upgraded_cards_are_chosen(people: People) -> None:
    tab = people.tab("/new")
    tab.page.get_by_role("combobox", name="Rules").select_option("outcasts")
    tab.page.get_by_role("combobox", name="Who is protected").select_option("xaxos")
    _level(tab, 1).select_option("mazras-thesis")
    _level(tab, 3, seat=1).select_option("world-marble")
    _level(tab, 2).select_option("broken-tooth")
    tab.page.locator("summary", has_text="Abilities of Xaxos").click()
    tab.page.get_by_role("checkbox", name="Obsidian Burst").check()
    tab.page.locator("summary", has_text="Upgraded nemesis cards").click()
    tab.page.get_by_role("checkbox", name="Chaos Strike").check()
    tab.button("Begin").click()
    tab.wait_for_turn()
    setup = people.server.get(f"/api/games/{tab.token}")["setup"]
    assert (setup["protects"], setup["abilities"]) == ("xaxos", ["obsidian-burst"])
    assert setup["treasures"] == {
        "p1": ["mazras-thesis"], "p2": ["world-marble"], "group": "broken-tooth",
    }  # fmt: skip
    assert setup["upgraded"] == ["chaos-strike"]
    expect(tab.page.get_by_role("region", name="Xaxos")).to_be_visible()
    expect(tab.page.locator("body")).to_contain_text("World Marble")
