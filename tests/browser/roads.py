"""Expeditions for people at browsers: battles are fought by bots, what matters is clicked."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache

from playwright.sync_api import expect

from gravehold import Expedition
from gravehold.players.policy import make_bot
from tests.browser.people import People, Tab, asked
from tests.server.harness import Message, Server

ROAD = 3569362060062839715  # a seed: its second battle is one that bots can win
TRIES = 60
SOON = ("done", "none", "no")  # what ends a turn, or leaves something be


def prepared(journey: Expedition) -> Expedition:
    """Up to the word to fight, with the first of everything."""
    while journey.asked.kind != "fight":
        journey.choose(0)
    return journey


def _fought(journey: Expedition, bot: int) -> Expedition:
    player = make_bot("greedy", bot)
    journey.choose("fight")
    while (battle := journey.battle) is not None:
        journey.choose(player.choose(battle.view(battle.asked.seats[0])).key)
    return journey


def won(journey: Expedition) -> Expedition:
    """After the battle that comes, which some bot wins."""
    begun = prepared(journey)
    tries = (_fought(begun.copy(), bot) for bot in range(TRIES))
    return next(after for after in tries if after.state.battle > journey.state.battle)


def cut(journey: Expedition, left: int) -> tuple[Expedition, list[str]]:
    """The same without its last answers, and these."""
    keys = journey.answers
    short = Expedition.of(journey.plan, journey.rules.library)
    for key in keys[:-left]:
        short.choose(key)
    return short, keys[-left:]


@cache
def second_camp() -> Expedition:
    """Two mages who have lost battle 1 and then won it; nothing is chosen for battle 2."""
    lost = _fought(prepared(Expedition.new(players=2, seed=ROAD)), bot=7)
    return won(lost)


def brought(server: Server, journey: Expedition) -> Message:
    """The links of an expedition that comes as a file."""
    answer = server.http.post("/api/import", json={"chronicle": journey.to_text()})
    assert answer.status_code == 201, answer.text
    links: Message = answer.json()
    return links


def camp(people: People, kind: str = "mage", **how: object) -> Tab:
    """Somebody alone at battle 2, where this is asked."""
    journey = second_camp().copy()
    while journey.asked.kind != kind:
        journey.choose(0)
    links = brought(people.server, journey)
    tab = people.tab(f"/play/{links['owner']}", **how)  # type: ignore[arg-type]
    tab.wait_for_turn()
    return tab


def at_camp(*tabs: Tab) -> None:
    for tab in tabs:
        expect(tab.page.locator("main.journey")).to_be_visible()


def lose(*tabs: Tab) -> set[int]:
    """Everybody does as little as possible until the battle is over; tells who answered.

    Each begins with a click, and goes on without.
    """
    tries, who = len(road(tabs[0])), set[int]()
    with ExitStack() as stack:
        lines = [stack.enter_context(tab.line()) for tab in tabs]
        while len(road(tabs[0])) == tries:
            tabs[0].until(lambda: _together(*tabs), "somebody to be asked")
            one = next(tab for tab in tabs if tab.mine)
            at, soon = tabs.index(one), next((k for k in SOON if k in one.keys), one.keys[0])
            if at in who:
                one.answer(lines[at], soon, alone=False)
            else:
                asked(*tabs).choose(soon)
            who.add(at)
            for tab in tabs:
                tab.until(lambda tab=tab, seq=one.seq: tab.seq >= seq, "the answer")  # type: ignore[misc]
    return who


def _together(*tabs: Tab) -> bool:
    """All of them have heard the same, and one of them is asked."""
    return len({tab.seq for tab in tabs}) == 1 and any(tab.mine for tab in tabs)


def road(tab: Tab) -> list[bool]:
    """How the battles ended, as the server told this tab."""
    tries = [one for leg in tab.now["journey"]["road"] for one in leg["tries"]]
    return [one["won"] for one in tries if one["won"] is not None]
