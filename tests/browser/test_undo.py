"""Taking back: alone, with everybody's consent, and past a card that was hidden."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.moments import stopped
from tests.browser.people import People, Tab, asked


def _undo(tab: Tab) -> None:
    tab.page.get_by_role("button", name="Undo").click()


def test_undo_takes_back_an_answer(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(undo='free')['owner']}")
    tab.wait_for_turn()
    hand = tab.page.locator("#hand .cards .card")
    expect(tab.page.get_by_role("button", name="Undo")).to_be_disabled()
    tab.play_until(lambda: any(key.startswith("play ") for key in tab.keys))
    before, cards, seq = tab.prompt, hand.count(), tab.seq
    tab.choose(next(key for key in tab.keys if key.startswith("play ")))
    expect(hand).to_have_count(cards - 1)
    _undo(tab)
    tab.until(lambda: tab.seq > seq + 1, "the undo")
    expect(hand).to_have_count(cards)
    assert tab.prompt == before
    tab.page.keyboard.press("y")
    expect(hand).to_have_count(cards - 1)
    redo = tab.page.get_by_role("button", name="Redo")
    expect(redo).to_be_disabled()
    _undo(tab)
    redo.click()
    expect(hand).to_have_count(cards - 1)


def _ask(people: People) -> tuple[Tab, Tab, str]:
    """An answer of one has shown a hidden card and shall be taken back; the prompt before it."""
    anna, bert = people.meet(undo="consent")
    prompt = ""
    while not anna.now["undo"]["reveals"] if anna.now else True:
        one = asked(anna, bert)
        prompt = one.prompt
        one.go_on()
        anna.until(partial(anna.beyond, one.seq - 1), "the answer to be seen")
    other = bert if one is anna else anna
    other.until(lambda: other.seq == one.seq, "the answer to be seen")
    _undo(one)
    mage = one.player(one.now["presence"]["seats"][0 if one is anna else 1]["seat"])["mage"]
    for tab in (one, other):
        wish = tab.page.get_by_text("would like to take back the last answer")
        expect(wish).to_contain_text(mage, ignore_case=True)
    for name in ("Agree", "Refuse"):
        expect(one.button(name)).to_have_count(0)
    expect(one.button("Withdraw")).to_be_visible()
    return one, other, prompt


def test_an_undo_that_is_agreed_to(people: People) -> None:
    one, other, prompt = _ask(people)
    seq = one.seq
    other.button("Agree").click()
    for tab in (one, other):
        tab.until(partial(tab.beyond, seq), "the undo")
        expect(tab.page.locator("#log .line").last).to_contain_text("takes back")
        expect(tab.button("Refuse")).to_be_hidden()
    one.wait_for_turn()
    assert one.prompt == prompt


def test_an_undo_that_is_refused(people: People) -> None:
    one, other, _ = _ask(people)
    seq, prompt = one.seq, one.prompt
    with stopped(one.page, other.page):
        other.button("Refuse").click()
        for tab in (one, other):
            expect(tab.page.get_by_text("Nothing is taken back")).to_be_visible()
            expect(tab.button("Refuse")).to_be_hidden()
            assert (tab.seq, one.prompt) == (seq, prompt)
    asked(one, other).go_on()


def test_what_was_hidden_is_taken_back_but_marked(people: People) -> None:
    """Alone and free: one may, and the record says so for good."""
    tab = people.tab(f"/play/{people.server.new(mages=['gex'], undo='free')['owner']}")
    undo = tab.page.get_by_role("button", name="Undo")
    tab.wait_for_turn()
    tab.go_on()
    tab.play_until(lambda: tab.now["undo"]["reveals"])
    expect(undo).to_have_attribute(
        "title", "This goes back past a card that was newly seen; the record will say so."
    )
    seq = tab.seq
    _undo(tab)
    tab.until(lambda: tab.seq > seq, "the undo")
    last = tab.page.locator("#log .line").last
    expect(last).to_contain_text("something hidden had become known")
    tab.page.reload()
    expect(last).to_contain_text("something hidden had become known")
    tab.page.get_by_role("button", name="Seats").click()
    box = tab.page.get_by_role("dialog")
    expect(box.get_by_text("Taken back past a newly seen card: 1")).to_be_visible()
