"""What a partner may choose from is seen by all at the table, on the things themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Tab, asked


def _places(tab: Tab, look: str) -> set[str]:
    found = tab.page.locator(f"main .thing.{look}").evaluate_all(
        "all => all.map(e => e.dataset.place)"
    )
    return set(found)


def test_a_partners_choices_are_seen_and_not_touched(people: People) -> None:
    links = people.server.new()
    anna, bert = (people.tab(f"/play/{token}") for token in links["seats"])
    watcher = people.tab(f"/play/{links['spectator']}")
    one = asked(anna, bert)
    one.play_until(lambda: one.kind == "main" and any(k.startswith("play ") for k in one.keys))
    other = bert if one is anna else anna
    for tab in (other, watcher):
        tab.until(lambda tab=tab: tab.seq == one.seq and tab.told, "the same moment")  # type: ignore[misc]
        assert _places(tab, "legal") == set()
        assert _places(tab, "theirs") == _places(one, "legal") != set()
        assert tab.findings() == []
    assert _places(one, "theirs") == set()
    mage = one.page.locator("#hand h2").first.inner_text().split(" (")[0].removeprefix("Hand of ")
    card = other.page.locator(".mat .hand .theirs").first
    expect(card).to_contain_text(f"{mage} can: p")  # play or prep
    done = other.page.locator('.prompt [data-key="done"]')
    expect(done).to_be_disabled()

    before = one.seq
    card.click()
    other.page.keyboard.press("e")
    other.page.keyboard.press("n")
    assert other.answers == []
    assert (one.seq, other.seq) == (before, before)


def test_a_replay_shows_no_choices(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['gex'])['owner']}")
    tab.play_until(lambda: tab.kind == "main")
    tab.page.keyboard.press("r")
    expect(tab.button("Play on from here")).to_be_visible()
    expect(tab.page.locator("#hand .card").first).to_be_visible()
    expect(tab.page.locator("main .theirs, main .legal")).to_have_count(0)
