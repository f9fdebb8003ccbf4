"""An expedition by two people at two browsers, and what a bad day does to it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gravehold import Expedition
from tests.browser.people import People, Tab, asked
from tests.browser.roads import ROAD, at_camp, brought, camp, cut, lose, prepared, road, won


def _set_out(people: People) -> tuple[Tab, Tab]:
    """From the start page: one seat is mine, the other a friend's."""
    anna = people.tab()
    anna.page.get_by_role("link", name="Set out on an expedition").click()
    anna.page.get_by_label("Seed").fill(str(ROAD))
    anna.page.get_by_label("Seat p2").select_option(label="a friend, by link")
    anna.button("Set out").click()
    at_camp(anna)
    links = anna.page.get_by_role("dialog").get_by_label("Link to this seat")
    path = re.sub(r"^https?://[^/]+", "", links.nth(1).input_value())
    anna.page.keyboard.press("Escape")
    bert = people.tab(path)
    at_camp(bert)
    return anna, bert


def _pick(tab: Tab, place: str) -> None:
    """Click a thing of the barracks."""
    before = tab.seq
    tab.place(place).click()
    tab.until(lambda: tab.seq > before, f"an answer to {place}")


def _fight(*tabs: Tab) -> None:
    one = asked(*tabs)
    expect(one.page.locator(".fight")).to_contain_text("It cannot be taken back.")
    one.page.locator(".fight .btn").click()
    for tab in tabs:
        expect(tab.page.locator("#hand")).to_be_visible()
        tab.until(lambda tab=tab: tab.now["journey"]["stage"] == "battle", "the battle")  # type: ignore[misc]


def _die(people: People, *tabs: Tab) -> None:
    """The server is killed and comes back; the same is asked of everybody."""
    seq, prompt = asked(*tabs).seq, tabs[0].prompt
    people.server.kill()
    for tab in tabs:
        expect(tab.page.get_by_text("The connection is lost.")).to_be_visible()
    people.server.restart()
    for tab in tabs:
        expect(tab.page.get_by_text("The connection is lost.")).to_be_hidden()
    assert (asked(*tabs).seq, tabs[0].prompt) == (seq, prompt)


def test_two_go_from_the_start_page_into_battle_2(mortals: People) -> None:
    """With a loss in between, a reload, and a server that is killed."""
    mortals.allow_kills()
    anna, bert = _set_out(mortals)

    # Each chooses a mage; the other is told who is waited for.
    assert asked(bert, anna) is anna
    expect(bert.page.locator("#prompt")).to_contain_text("Waiting for: Seat p1")
    expect(bert.page.locator("main .legal")).to_have_count(0)
    _pick(anna, "mage:ilya")
    assert asked(bert, anna) is bert
    expect(bert.place("mage:ilya")).to_contain_text("Seat p1")
    _pick(bert, "mage:kel")
    _fight(bert, anna)

    # The road can be looked at while the battle runs, and led back from.
    anna.button("Road").click()
    at_camp(anna)
    anna.page.locator(".prompt").get_by_role("button", name="To the table").click()
    expect(anna.page.locator("#hand")).to_be_visible()

    # Lost: the table stays as it ended, then to the camp; who reloads is there at once.
    assert lose(bert, anna) == {0, 1}
    assert road(anna) == [False]
    for tab in (anna, bert):
        expect(tab.page.get_by_role("region", name="End of the battle")).to_contain_text("Lost.")
        expect(tab.page.locator("main .legal")).to_have_count(0)
        assert tab.prompt == tab.now["ending"]
    anna.page.locator(".ending").get_by_role("button", name="To the camp").click()
    bert.page.reload()
    at_camp(anna, bert)
    expect(bert.page.locator("li[aria-current=step]")).to_contain_text("lost once so far")

    _die(mortals, anna, bert)
    _pick(asked(bert, anna), "mage:ilya")
    _pick(asked(bert, anna), "mage:kel")

    # The file goes on to shortly before the end of the second try, and comes back.
    anna.page.get_by_role("button", name="Seats").click()
    with anna.page.expect_download() as download:
        anna.button("Export expedition").click()
    assert download.value.suggested_filename.endswith(".expedition")
    written = download.value.path().read_text(encoding="utf-8")
    short, last = cut(won(Expedition.from_text(written)), left=3)
    links = brought(mortals.server, short)
    anna.go(f"/play/{links['seats'][0]}")
    bert.go(f"/play/{links['seats'][1]}")
    for key in last:
        asked(anna, bert).choose(key)
    for tab in (anna, bert):
        tab.until(lambda tab=tab: road(tab) == [False, True], "the battle won")  # type: ignore[misc]
        expect(tab.page.get_by_role("region", name="End of the battle")).to_contain_text("Won!")
        tab.page.locator(".ending").get_by_role("button", name="To the camp").click()
    at_camp(anna, bert)
    expect(anna.page.locator("#part-road li").first).to_contain_text("won at try 2")

    # Mages, market, treasures, all by clicks on the things; the server dies in between.
    _pick(asked(anna, bert), "mage:ilya")
    _pick(asked(anna, bert), "mage:zhana-outcasts")
    for left, pile in zip((4, 3, 2, 1), _some_piles(anna), strict=True):
        expect(anna.page.get_by_role("group", name="Market")).to_contain_text(f"{left} more pile")
        _pick((anna, bert)[left % 2], f"pile:{pile}")
        if left == 3:
            _die(mortals, anna, bert)
    expect(anna.page.get_by_role("group", name="Banished")).to_be_visible()
    assert asked(anna, bert) is anna
    _pick(anna, "treasure:mazras-thesis")
    assert asked(anna, bert) is bert
    _pick(bert, "treasure:talixs-everburn")
    expect(anna.place("treasure:talixs-everburn")).to_contain_text("Seat p2")
    _fight(anna, bert)

    # Battle 2, with Xaxos in the place of Gravehold.
    for tab in (anna, bert):
        expect(tab.page.locator(".where")).to_contain_text("Battle 2")
        expect(tab.page.locator("main")).to_contain_text("Thief of Dreams")
        expect(tab.page.locator("main")).to_contain_text("Xaxos")
    asked(anna, bert).go_on()


def _some_piles(tab: Tab) -> list[str]:
    return [str(pile) for pile in tab.now["journey"]["barracks"]["supply"][:4]]


def test_who_watches_can_look_and_choose_nothing(people: People) -> None:
    links = brought(people.server, prepared(Expedition.new(seed=5)))
    tab = people.tab(f"/play/{links['spectator']}")
    at_camp(tab)
    expect(tab.page.locator(".fight .btn")).to_be_disabled()
    expect(tab.page.locator("#prompt")).to_contain_text("Waiting for: Ilya, Kel")
    expect(tab.button("Undo")).to_have_count(0)
    tab.place("pile:twisted-fang").click()
    expect(tab.page.locator(".zoom")).to_contain_text("Twisted Fang")
    assert tab.answers == []


def test_a_choice_is_taken_back_but_never_the_word_to_fight(people: People) -> None:
    tab = camp(people, "market")
    pile = _some_piles(tab)[0]
    _pick(tab, f"pile:{pile}")
    expect(tab.place(f"banished:{pile}")).to_be_visible()
    before = tab.seq
    tab.page.keyboard.press("u")
    tab.until(lambda: tab.seq > before, "the undo")
    expect(tab.place(f"pile:{pile}")).to_have_class(re.compile("legal"))
    while tab.kind != "fight":
        tab.wait_for_turn()
        tab.choose(tab.keys[0])
    tab.wait_for_turn()
    _fight(tab)
    expect(tab.page.get_by_role("button", name="Undo")).to_be_disabled()
