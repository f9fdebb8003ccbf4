"""Games watched again: step by step, shared, played on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import People, Tab


def _finished(people: People) -> str:
    """A game that bots lost."""
    links = people.server.new(difficulty="extinction", seats=["bot:greedy", "bot:greedy"], seed="5")
    with people.server.sit(links["owner"]) as person:
        while person.now.get("decision", True):
            person.next()
    return str(links["owner"])


def _at(tab: Tab, step: int, of: str = "[1-9]") -> None:
    """Until the page shows this moment."""
    expect(tab.page.locator(".steps")).to_contain_text(re.compile(rf"\b{step} of {of}"))


def _step(tab: Tab, to: int) -> None:
    """On with the arrow key to a moment."""
    for step in range(1, to + 1):
        tab.page.keyboard.press("ArrowRight")
        _at(tab, step)


def test_a_finished_game_step_by_step(people: People) -> None:
    owner = _finished(people)
    tab = people.tab(f"/play/{owner}")
    panel = tab.page.get_by_role("region", name="End of the game")
    expect(panel).to_be_visible()
    expect(tab.page.locator("main .legal")).to_have_count(0)
    panel.get_by_role("link", name="Watch it again").click()

    # Step with the arrow keys; the address is that of the moment.
    _at(tab, 0)
    tab.until(lambda: "action" in tab.prompt, "the first moment")
    first = tab.prompt
    _step(tab, 3)
    tab.page.keyboard.press("ArrowLeft")
    _at(tab, 2)
    assert tab.page.url.rpartition("/")[2] != "0"
    moment, prompt = tab.page.url, tab.prompt
    tab.page.reload()
    _at(tab, 2)
    tab.until(lambda: (tab.page.url, tab.prompt) == (moment, prompt), "the same moment")
    tab.button("To the end").click()
    expect(tab.button("One step on")).to_be_disabled()
    tab.button("To the beginning").click()
    _at(tab, 0)
    tab.until(lambda: tab.prompt == first, "the first moment")
    tab.page.locator("#log .line").last.click()
    expect(tab.button("To the beginning")).to_be_enabled()


def test_quick_keys_are_not_lost(people: People) -> None:
    tab = people.tab(f"/replay/{_finished(people)}")
    _at(tab, 0)
    for _ in range(9):
        tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowLeft")
    _at(tab, 8)
    tab.settle()  # an answer that comes late changes nothing
    _at(tab, 8)


def test_a_moment_is_shared_by_a_link(people: People) -> None:
    tab = people.tab(f"/replay/{_finished(people)}")
    _at(tab, 0)
    _step(tab, 4)
    tab.button("Share").click()
    link = tab.page.get_by_label("Link to this moment").input_value()
    friend = people.tab(link.removeprefix(people.server.url))
    _at(friend, 4)
    friend.until(lambda: friend.prompt == tab.prompt, "the same question")
    things = tab.page.locator("main [data-place] .sr").all_inner_texts()
    assert len(things) > 40
    expect(friend.page.locator("main [data-place] .sr")).to_have_text(things)


def _made_here(people: People) -> Tab:
    """The host in the browser that made the game: it keeps all links."""
    tab = people.tab("/new")
    tab.page.get_by_label("Seed").fill("7")
    tab.button("Begin").click()
    return tab


def _came_by_link(people: People) -> Tab:
    """The host elsewhere, with nothing but the own link."""
    return people.tab(f"/play/{people.server.new()['owner']}")


def _sat_down(people: People) -> Tab:
    return people.tab(f"/play/{people.server.new()['seats'][0]}")


@pytest.mark.parametrize("sharer", [_made_here, _came_by_link, _sat_down])
def test_what_is_shared_gives_no_rights(people: People, sharer: Callable[[People], Tab]) -> None:
    """Whoever shares a moment, a fresh browser may look at it, at the table, and do nothing."""
    tab = sharer(people)
    tab.wait_for_table()
    tab.page.keyboard.press("r")
    _at(tab, 0, of=r"\d")
    tab.button("Share").click()
    link = tab.page.get_by_label("Link to this moment").input_value()
    assert tab.token not in link

    friend = people.tab(link.removeprefix(people.server.url))
    _at(friend, 0, of=r"\d")
    friend.page.get_by_role("link", name="To the table").click()
    friend.wait_for_table()
    expect(friend.page.locator(".prompt")).to_contain_text("not yours to answer")
    expect(friend.page.locator("main .legal, .prompt.mine")).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Undo")).to_have_count(0)
    friend.button("Seats").click()
    seats = friend.page.get_by_role("dialog")
    expect(seats.get_by_role("listitem")).to_have_count(2)
    expect(seats.get_by_role("combobox")).to_have_count(0)
    expect(seats.get_by_role("textbox")).to_have_count(0)  # no links
    expect(friend.button("Export chronicle")).to_have_count(0)
    friend.go("/")
    expect(friend.page.get_by_role("listitem")).to_contain_text("turn 1")  # the server told
    expect(friend.button("Forget")).to_be_visible()
    expect(friend.button("Delete")).to_have_count(0)
    expect(friend.button("Export chronicle")).to_have_count(0)


def test_playing_on_from_a_moment(people: People) -> None:
    """A new game of one's own, with the same cards and the same bots; the old one stays."""
    owner = people.server.new(seats=["human", "bot:greedy"])["owner"]
    with people.server.sit(owner) as host:
        host.until("update", "resync")
        while not (mine := host.now["decision"]["mine"]) or host.now["table"]["turn"] < 3:
            if mine:
                host.answer("done" if "done" in host.keys else None)
            else:
                host.next()
    before = people.server.get(f"/api/games/{owner}/log")["steps"]
    then = next(
        at
        for step in reversed(before)
        if (at := people.server.get(f"/api/games/{owner}/at/{step}"))["decision"]["seats"] == ["p1"]
    )
    tab = people.tab(f"/replay/{owner}/{then['seq']}")
    tab.until(lambda: tab.prompt == then["decision"]["prompt"], "the moment")
    tab.button("Play on from here").click()
    tab.until(lambda: tab.now, "the new table")
    tab.wait_for_turn()
    assert owner not in tab.page.url
    assert (tab.prompt, tab.now["table"]) == (then["decision"]["prompt"], then["table"])
    assert [tab.holder(0), tab.holder(1)] == ["human", "bot:greedy"]
    tab.go_on()
    assert people.server.get(f"/api/games/{owner}/log")["steps"] == before


def test_turns_marks_and_a_game_that_plays_by_itself(people: People) -> None:
    owner = _finished(people)
    log = people.server.get(f"/api/games/{owner}/log")
    lined = {line["seq"] for line in log["lines"]}
    dumb = next(step for step in reversed(log["steps"]) if step not in lined)
    tab = people.tab(f"/replay/{owner}/{dumb}")
    marked = tab.page.locator("#log [aria-current]")
    last = [line for line in log["lines"] if line["seq"] < dumb][-1]
    expect(marked.last).to_have_text(last["text"].strip("- "))
    expect(marked.last).to_be_in_viewport()

    # Turn by turn, and from mark to mark, each with a word; nothing is asked, nothing is framed.
    tab.button("To the beginning").click()
    _at(tab, 0)
    turns = sorted(
        {line["seq"] for line in log["lines"] if re.fullmatch("(nemesis-)?turn", line["kind"])}
    )
    for turn in turns[1:3]:
        tab.page.keyboard.press("Shift+ArrowRight")
        expect(tab.page).to_have_url(re.compile(f"/{turn}$"))
    tab.button("One turn back").click()
    expect(tab.page).to_have_url(re.compile(f"/{turns[1]}$"))
    tab.page.keyboard.press("ArrowRight")
    expect(tab.page).not_to_have_url(re.compile(f"/{turns[1]}$"))
    expect(tab.page.locator("#prompt")).not_to_be_focused()
    marks = tab.page.get_by_label("What happened")
    draw = next(line for line in log["lines"] if line["kind"] == "nemesis-draw")
    tab.button("To the beginning").click()
    _at(tab, 0)
    tab.page.keyboard.press(".")
    expect(marks.locator("option:checked")).to_contain_text("Turn")
    first = marks.input_value()
    tab.page.keyboard.press(".")
    expect(marks).not_to_have_value(first)
    tab.page.keyboard.press(",")
    expect(marks).to_have_value(first)
    marks.select_option(str(draw["seq"]))
    expect(tab.page).to_have_url(re.compile(f"/{draw['seq']}$"))
    expect(marks.locator("option:checked")).to_contain_text("Nemesis card: ")
    assert "Defeat" in marks.locator("option").last.inner_text()
    tab.page.locator(".ticks .lost").click()
    expect(tab.button("One step on")).to_be_disabled()

    # It plays by itself, stops when asked to, and at the end.
    tab.page.get_by_label("Speed of playing").select_option("fast")
    tab.button("Play").click()
    _at(tab, 2)
    tab.button("Pause").click()
    expect(tab.button("Play")).to_be_visible()
    tab.go(f"/replay/{owner}/{log['steps'][-3]}")
    expect(tab.page.get_by_label("Speed of playing")).to_have_value("3")
    tab.page.keyboard.press("Space")
    expect(tab.button("One step on")).to_be_disabled()
    expect(tab.button("Play")).to_be_visible()
    assert not tab.findings()


def test_leaving_a_table_in_the_middle_of_a_question(people: People) -> None:
    """With a card named beside the question, and all options listed."""
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.play_until(lambda: (tab.decision or {})["source"])
    tab.listed()
    prompt, seq = tab.prompt, tab.seq
    tab.page.get_by_role("button", name="Replay").click()
    tab.button("To the end").click()
    tab.until(lambda: tab.prompt == prompt, "the question, to be read only")
    tab.page.get_by_role("link", name="To the table").click()
    tab.wait_for_turn()
    assert (tab.prompt, tab.seq) == (prompt, seq)
    tab.page.get_by_role("link", name="To the start page").first.click()
    expect(tab.button("Play now")).to_be_visible()


def test_a_replay_left_before_it_came(people: People) -> None:
    """What comes late is not for the table: it can be played on."""
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    tab.page.route("**/log?*", hold)
    tab.page.get_by_role("button", name="Replay").click()
    tab.until(lambda: held, "the log to be asked for")
    tab.page.get_by_role("link", name="To the table").click()
    tab.wait_for_turn()
    held[0].continue_()
    tab.settle()
    assert tab.drawn
    assert "/play/" in tab.page.url
    tab.go_on()


def test_a_replay_looks_at_who_acts(people: People) -> None:
    """A shared moment shows the hand it is about, not always the first seat's."""
    owner = _finished(people)
    moments = (
        (step, people.server.get(f"/api/games/{owner}/at/{step}")["table"]["active"])
        for step in people.server.get(f"/api/games/{owner}/log")["steps"]
    )
    step = next(step for step, active in moments if active == "p2")
    tab = people.tab(f"/replay/{owner}/{step}")
    expect(tab.page.locator("#hand")).to_contain_text("Hand of Gex")
