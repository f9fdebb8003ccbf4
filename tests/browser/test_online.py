"""Two browsers in one game, and what a bad day does to them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Tab


def _meet(people: People, **fields: object) -> tuple[Tab, Tab]:
    links = people.server.new(**fields)
    anna, bert = (people.tab(f"/play/{token}") for token in links["seats"])
    return anna, bert


def _asked(*tabs: Tab) -> Tab:
    """Who is asked, once everybody sees the same moment."""
    tabs[0].until(
        lambda: len({tab.seq for tab in tabs}) == 1 and any(tab.mine for tab in tabs),
        f"somebody to be asked: {[(tab.seq, tab.mine) for tab in tabs]}",
    )
    return next(tab for tab in tabs if tab.mine)


def _play(answers: int, *tabs: Tab) -> set[int]:
    """Some answers, each of whoever is asked; tells who answered."""
    who = set()
    for _ in range(answers):
        tab = _asked(*tabs)
        keys = tab.keys
        tab.choose("done" if "done" in keys else keys[0])
        who.add(tabs.index(tab))
    return who


def test_each_answers_on_its_turn_whatever_happens(mortals: People) -> None:
    mortals.allow("WebSocket connection", "ERR_CONNECTION_REFUSED")
    anna, bert = _meet(mortals)
    assert _play(12, anna, bert) == {0, 1}

    # A reload in the middle of a decision.
    asked = _asked(anna, bert)
    prompt, keys, seq = asked.prompt, asked.keys, asked.seq
    asked.now = {}
    asked.page.reload()
    asked.wait_for_turn()
    assert (asked.prompt, asked.keys, asked.seq) == (prompt, keys, seq)
    _play(2, anna, bert)

    # The server dies: both are told, come back by themselves, and nothing is lost.
    seq, prompt = _asked(anna, bert).seq, anna.prompt
    mortals.server.kill()
    for tab in (anna, bert):
        expect(tab.page.get_by_text("The connection is lost.")).to_be_visible(timeout=20_000)
    lines = [tab.sockets for tab in (anna, bert)]
    mortals.server.restart()
    for tab in (anna, bert):
        expect(tab.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=20_000)
    assert all(tab.sockets > line for tab, line in zip((anna, bert), lines, strict=True))
    assert (_asked(anna, bert).seq, anna.prompt) == (seq, prompt)
    assert _play(8, anna, bert) == {0, 1}


def test_one_watches_while_the_other_is_asked(people: People) -> None:
    anna, bert = _meet(people)
    asked = _asked(anna, bert)
    other = bert if asked is anna else anna
    assert not other.mine
    expect(other.page.locator(".prompt.mine")).to_have_count(0)
    expect(other.page.locator("main .legal")).to_have_count(0)
    assert asked.page.locator("main .legal").count()


def test_undo_by_consent(people: People) -> None:
    anna, bert = _meet(people, undo="consent")
    asked = _asked(anna, bert)
    other = bert if asked is anna else anna
    prompt, seq = asked.prompt, asked.seq
    asked.choose(asked.keys[0])
    _asked(anna, bert)
    asked.page.get_by_role("button", name="Undo").click()
    other.button("Agree").click()
    asked.until(lambda: asked.seq > seq + 1, "the undo")
    asked.wait_for_turn()
    assert asked.prompt == prompt


def test_a_seat_goes_to_a_bot_and_back(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    seat = (tab.decision or {})["seats"][0]

    def hand(holder: str) -> None:
        tab.page.get_by_role("button", name="Seats").click()
        box = tab.page.get_by_role("dialog")
        box.get_by_label("Played by").nth(int(seat[1]) - 1).select_option(holder)
        box.get_by_role("button", name="Close").click()
        expect(box).to_be_hidden()

    before = tab.seq
    hand("bot:greedy")
    tab.until(lambda: tab.seq > before, "the bot to answer")
    for _ in range(4):
        tab.wait_for_turn()
        assert (tab.decision or {})["seats"] != [seat]
        tab.choose("done" if "done" in tab.keys else tab.keys[0])
    hand("human")
    tab.play_until(lambda: (tab.decision or {})["seats"] == [seat])
    assert tab.mine
