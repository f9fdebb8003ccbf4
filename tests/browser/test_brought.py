"""What a nemesis, a mage or an ally brings: drawn, clicked, reached by keys, and room for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from gravehold.content.library import LIBRARY
from tests.browser.people import PHONE, WIDE, People, Tab
from tests.browser.test_keyboard import Keyboard

LAPTOP = (1366, 768)
OURS = [id_ for id_ in LIBRARY.nemeses if LIBRARY.sources[id_] == "outcasts"]
FIGHT: dict[str, Any] = {
    "rules": "outcasts", "mages": ["garu", "gex"], "difficulty": "beginner", "seed": "5",
}  # fmt: skip
OWN = ("space", "link", "track", "body", "minion", "power", "nemesis", "gravehold", "player")
TURNS = ("main", "casting", "order")


def _sit(people: People, size: tuple[int, int] = LAPTOP, **fields: Any) -> Tab:
    tab = people.tab(f"/play/{people.server.new(**{**FIGHT, **fields})['owner']}", size=size)
    tab.wait_for_turn()
    return tab


# What is drawn


def _places(table: dict[str, Any]) -> Iterator[str]:
    """Where everything lies that definitions bring, as far as it lies open."""
    in_play = {foe["n"]: foe["kind"] for foe in table["nemesis"]["in_play"]}
    yield from (f"{kind}:{n}" for n, kind in in_play.items())
    yield "gravehold"
    for board in table["boards"]:
        for space in board["spaces"]:
            for card in space["cards"]:
                yield f"{in_play.get(card['n'], board['id'])}:{card['n']}"
            if not space["cards"]:
                yield f"space:{board['id']}.{space['name']}"


def _counters(table: dict[str, Any]) -> list[dict[str, Any]]:
    mats = (table, table["nemesis"], *table["players"], *table["nemesis"]["in_play"])
    return [counter for mat in mats for counter in mat["tokens"]]


# What of all this does not lie on the page, or says something else.
MISSING = """([places, tracks, foes]) => {
    const at = (place) => document.querySelector(`[data-place="${place}"]`);
    const seen = (place) => at(place)?.checkVisibility() && at(place).getClientRects().length;
    const here = [...document.querySelectorAll(".track .here")].map((step) => step.innerText);
    return [
        ...places.filter((place) => !seen(place)),
        ...(`${here.sort()}` === `${tracks}` ? [] : [`tracks at ${tracks}, not at ${here}`]),
        ...foes.filter(([place, text]) => !at(place)?.textContent.includes(text)),
    ];
}"""


def drawn(tab: Tab) -> None:
    """The page shows whatever the server told of boards, tracks, parts and zones."""
    table, missing = tab.now["table"], list[object]()
    tracks = sorted(str(counter["count"]) for counter in _counters(table) if counter["steps"])
    foes = [(f"{foe['kind']}:{foe['n']}", foe) for foe in table["nemesis"]["in_play"]]
    told = [(place, str(foe["marks"])) for place, foe in foes]
    told += [(place, "not turned over") for place, foe in foes if foe["backs"]]

    def all_of_it() -> bool:
        missing[:] = tab.page.evaluate(MISSING, [[*_places(table)], tracks, told])
        return not missing

    tab.until(all_of_it, missing)
    for side in table["sides"]:
        if side["count"]:
            name = re.compile(re.escape(tab.now["words"][side["id"]]), re.IGNORECASE)
            expect(tab.page.get_by_role("group", name=name).first).to_be_visible()


# Some turns, by mouse and by keys


def _wish(tab: Tab, kinds: tuple[str, ...]) -> dict[str, Any] | None:
    """An option that belongs to what a nemesis has on the table, else a card from the hand."""
    options: list[dict[str, Any]] = (tab.decision or {})["options"]
    boards = tuple(board["id"] for board in tab.now["table"]["boards"])
    for wanted in (*boards, *kinds):
        for option in options:
            if option["target"].partition(":")[0] == wanted:
                return option
    return None


def click(tab: Tab, option: dict[str, Any]) -> None:
    before = tab.seq
    tab.place(option["target"]).first.click()
    menu = tab.page.get_by_role("menuitem")
    tab.until(lambda: tab.beyond(before) or menu.count(), f"what {option['target']} means")
    if not tab.beyond(before):
        meant = [o for o in (tab.decision or {})["options"] if option["target"] == o["target"]]
        also = [o for o in (tab.decision or {})["options"] if option["target"] in o["also"]]
        menu.nth([o["key"] for o in (*meant, *also)].index(option["key"])).click()
    tab.until(lambda: tab.beyond(before), f"an answer to {option['key']}")


def turns(tab: Tab, answers: int) -> None:
    """By mouse and by keys in turn what belongs to the nemesis, and each fifth of all the rest."""
    by_hand, keyboard = 0, Keyboard(tab)
    with tab.line() as line:
        for n in range(answers):
            tab.wait_for_turn()
            tab.go_on_growing()
            if tab.over:
                break
            drawn(tab)
            own, option = _wish(tab, OWN), _wish(tab, (*OWN, "hand", "pile"))
            if option is None or not (own or n % 5 == 0):
                otherwise = "done" if "done" in tab.keys else tab.keys[0]
                tab.answer(line, option["key"] if option else otherwise)
                continue
            by_hand += 1
            if by_hand % 2:
                click(tab, option)
            else:
                keyboard.choose(option)
    assert by_hand > 1
    assert tab.now["table"]["turn"] > 1


@pytest.mark.parametrize("nemesis", OURS)
def test_some_turns_by_mouse_and_by_keys(people: People, nemesis: str) -> None:
    tab = _sit(people, nemesis=nemesis)
    turns(tab, 36)


def test_the_maws_that_start_ahead_are_chosen_on_the_mat(people: People) -> None:
    tab = _sit(people, nemesis="experiment-153")
    assert tab.kind == "maw"
    option = (tab.decision or {})["options"][0]
    assert option["target"].startswith("body:")
    here = tab.place(option["target"]).locator(".track .here")
    expect(here).to_have_text("1")
    click(tab, option)
    tab.wait_for_turn()
    click(tab, (tab.decision or {})["options"][0])  # both move once both are chosen
    expect(here).to_have_text("2")


@pytest.mark.parametrize("nemesis", OURS)
def test_what_is_brought_is_for_everybody(people: People, nemesis: str) -> None:
    links = people.server.new(**{**FIGHT, "nemesis": nemesis})
    with people.server.sit(links["owner"]) as person:
        person.until("update", "resync")
        person.play(40)
    tab = people.tab(f"/play/{links['owner']}", lang="de-DE")
    tab.wait_for_turn()
    for size in (WIDE, LAPTOP, PHONE):
        tab.resize(size)
        tab.settle()
        assert size == LAPTOP or tab.findings() == []
        assert tab.overflow() == []
        assert tab.small_print() == []


# Curses, allies


def test_curses_look_like_curses(people: People) -> None:
    """In the curse deck, with how many of each are left."""
    tab = _sit(people, nemesis="umbra-titan")
    left = tab.page.get_by_role("group", name="Curse deck").locator(".cursed")
    expect(left).to_have_count(4)
    expect(left.first).to_contain_text("Cursed Shard")
    expect(left.first).to_contain_text("×4")
    expect(tab.page.locator(".cursed").first.locator(".sr").first).to_contain_text("curse")


def test_an_ally_stands_in_the_place_of_gravehold_and_takes_charges(people: People) -> None:
    tab = _sit(people, nemesis="umbra-titan", protects="xaxos", mages=["garu"])
    name = tab.now["words"]["xaxos"]
    tab.play_until(lambda: tab.kind == "main")
    expect(tab.page.get_by_role("region", name=name)).to_be_visible()
    tab.button("Play all gems").click()
    expect(tab.button("Play all gems")).to_be_hidden()
    tab.until(lambda: "charge xaxos" in tab.keys and tab.drawn, "aether for a charge")
    click(tab, next(o for o in (tab.decision or {})["options"] if o["key"] == "charge xaxos"))
    tab.wait_for_turn()
    charges = next(c["count"] for c in tab.now["table"]["tokens"] if c["owner"] == "ally")
    assert charges == 1
    expect(tab.page.get_by_role("region", name=name)).to_contain_text("1")
