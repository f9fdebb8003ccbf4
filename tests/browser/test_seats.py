"""Links are seats: joining, watching, handing over, and a room that is full."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Tab, asked, everybody_answers
from tests.server.harness import Server


def _seats(tab: Tab) -> Locator:
    tab.page.get_by_role("button", name="Seats").click()
    return tab.page.get_by_role("dialog")


def _hand(tab: Tab, seat: str, holder: str) -> None:
    box = _seats(tab)
    row = box.locator("li").nth(int(seat[1]) - 1)
    row.get_by_label("Played by").select_option(holder)
    box.get_by_role("button", name="Close").click()
    expect(box).to_be_hidden()


def test_a_seat_goes_to_a_bot_and_back(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new()['owner']}")
    tab.wait_for_turn()
    seat, before = tab.asked, tab.seq
    _hand(tab, seat, "bot:greedy")
    tab.until(lambda: tab.seq > before, "the bot to answer")
    for _ in range(4):
        tab.wait_for_turn()
        assert (tab.decision or {})["seats"] != [seat]
        tab.go_on()
    _hand(tab, seat, "human")
    tab.play_until(lambda: (tab.decision or {})["seats"] == [seat])
    assert tab.mine


def test_a_seat_goes_to_a_teammate_and_back(people: People) -> None:
    anna, bert = people.meet()
    _hand(anna, "p1", "p2")
    bert.until(lambda: bert.holder(0) == "p2", "the hand-over")
    bert.play_until(lambda: (bert.decision or {})["seats"] == ["p1"] and bert.kind == "main")
    anna.until(lambda: anna.seq == bert.seq, "the same moment")
    assert not anna.mine
    expect(anna.page.locator(".mats")).to_contain_text("Played by Gex")
    bert.go_on()
    _hand(anna, "p1", "human")
    anna.until(lambda: anna.holder(0) == "human", "the seat back")
    everybody_answers(anna, bert)


def test_friends_join_by_the_links_of_the_set_up(people: People) -> None:
    """One sets up, one is sent a seat, one may only watch."""
    host = people.tab("/new")
    host.page.get_by_label("Played by").nth(1).select_option(label="a friend, by link")
    host.page.get_by_label("Seed").fill("7")
    host.button("Begin").click()
    box = host.page.get_by_role("dialog")
    expect(box).to_be_visible()
    link = box.get_by_label("Link to this seat").nth(1).input_value()
    watch = box.get_by_label("Link for spectators").input_value()
    expect(box.locator("li").nth(1)).to_contain_text("you, until its link is opened")

    guest, watcher = people.tab(), people.tab()
    for tab, sent in ((guest, link), (watcher, watch)):
        tab.page.get_by_placeholder("link").fill(sent)
        tab.button("Join").click()
        tab.wait_for_table()
    expect(box.locator("li").nth(1)).to_contain_text("here")
    expect(box).to_contain_text("1 person is watching.")
    _names(host, guest, watcher)
    box.get_by_role("button", name="Close").click()
    # The host may answer for everybody: the guest is let go first.
    everybody_answers(guest, host)

    # The guest answers for the own seat only, the watcher for none.
    asked(host, guest)
    watcher.until(lambda: watcher.seq == host.seq, "the watcher to see the same")
    assert not watcher.mine
    expect(watcher.page.locator(".prompt")).to_contain_text("not yours to answer")
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.locator("main .legal")).to_have_count(0)
    guest.until(lambda: guest.mine == ("p2" in (guest.decision or {})["seats"]), "only p2")


def test_the_host_acts_for_a_friend_only_on_purpose(people: People) -> None:
    """What a friend is asked looks like it on the host's page, until the host says otherwise."""
    links = people.server.new()
    host = people.tab(f"/play/{links['owner']}")
    host.wait_for_turn()
    seat = host.asked
    friend = people.tab(f"/play/{links['seats'][int(seat[1]) - 1]}")
    friend.wait_for_turn()
    step, wait = host.page.get_by_role("button", name="Act for"), host.page.locator(".prompt")
    expect(wait).to_contain_text("Waiting for: ")
    expect(host.page.locator(".prompt.mine, main .legal")).to_have_count(0)
    expect(host.page.locator("main .theirs").first).to_be_visible()
    expect(host.page).to_have_title(re.compile("^(?!●)"))
    before = host.seq
    host.page.locator("main .theirs").first.click()  # a stray click plays nothing
    host.page.keyboard.press("g")
    assert host.answers == []

    step.click()
    expect(wait).to_contain_text("You act for ")
    expect(step).to_have_count(0)
    assert host.findings() == []
    host.go_on()
    friend.until(lambda: friend.beyond(before), "what the host did")
    while (friend.decision or {})["seats"] == [seat]:
        friend.wait_for_turn()
        friend.go_on()
    expect(host.page.locator(".prompt.mine")).to_be_visible()  # a seat of the host's own
    expect(wait).not_to_contain_text("You act for ")


def _names(host: Tab, guest: Tab, watcher: Tab) -> None:
    """Each says who they are; everybody reads it as it was typed, and who is 'you'."""
    box, theirs = host.page.get_by_role("dialog"), _seats(guest)
    rows = box.locator("li")
    rows.nth(0).get_by_label("Name").fill("<b>Anna</b>")
    rows.nth(0).get_by_label("Name").press("Enter")
    expect(theirs.get_by_label("Name")).to_have_count(1)  # the own one
    theirs.get_by_label("Name").fill("Bert")
    theirs.get_by_label("Name").press("Enter")
    expect(theirs.locator("li").nth(0)).to_contain_text("<b>Anna</b> · the host, here")
    expect(theirs.locator("li").nth(1)).to_contain_text("p2 · you")
    expect(rows.nth(1).get_by_label("Name")).to_have_value("Bert")
    expect(box).to_contain_text("Only this computer can open these links.")
    theirs.get_by_role("button", name="Close").click()
    assert host.findings() == []
    for tab, one, two in (
        (guest, "<b>Anna</b>", "Bert, you"),
        (host, "<b>Anna</b>, you", "Bert"),
        (watcher, "<b>Anna</b>", "Bert"),
    ):
        for mat, said in zip(tab.page.locator(".mats .mat").all(), (one, two), strict=True):
            expect(mat.locator(".title .dim")).to_have_text(re.compile(rf" · {re.escape(said)}$"))


def _alone(server: Server, token: str) -> bool:
    """Whether there is one spectator only."""
    return bool(server.get(f"/api/games/{token}")["presence"]["spectators"] == 1)


def test_a_full_room(people_at: Callable[..., People]) -> None:
    people = people_at(sockets_per_game=2)
    links = people.server.new()
    for _ in range(2):
        people.tab(f"/play/{links['spectator']}").wait_for_table()
    late = people.tab(f"/play/{links['spectator']}")
    expect(late.page.get_by_role("heading", name="The room is full")).to_be_visible()
    assert late.findings() == []
    people.tabs[0].page.close()
    late.until(partial(_alone, people.server, links["owner"]), "the chair to be free")
    late.page.get_by_role("button", name="Reload").click()
    late.wait_for_table()
    people.tab(f"/play/{links['seats'][0]}").wait_for_table()  # players have chairs of their own
