"""Whatever cannot be used now says why: clicked, tapped, or asked by key."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Tab, asked


def _says(tab: Tab, text: str) -> None:
    expect(tab.page.locator(".why")).to_contain_text(text)


def _within(tab: Tab, size: tuple[int, int]) -> bool:
    """Whether all of the sentence is on the screen; it is moved there once its size is known."""
    box = tab.page.locator(".why").bounding_box()
    if box is None or min(box["x"], box["y"]) < 0:
        return False
    return box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]


def _closed(tab: Tab) -> str:
    """A closed breach of whoever is asked that is too dear as yet."""
    breaches = tab.player(tab.asked)["breaches"]
    return next(str(b["slot"]) for b in breaches if b["state"] == "closed" and b["focus_cost"] > 2)


def _dear(tab: Tab) -> str:
    """A pile that costs more than there is aether."""
    return next(f"pile:{p['id']}" for p in tab.now["table"]["supply"] if p["cost"] > 3)


def test_a_click_or_a_key_on_what_cannot_be_used(people: People) -> None:
    tab = people.tab(f"/play/{people.server.new(mages=['garu', 'gex'])['owner']}")
    tab.play_until(lambda: tab.kind == "main")
    seat, before = tab.asked, tab.seq
    said = tab.page.locator(".why")
    expect(said).to_have_attribute("aria-live", "polite")
    tab.place(f"charges:{seat}").click()
    _says(tab, "2 aether short.")
    tab.place(f"breach:{seat}.{_closed(tab)}").click()
    _says(tab, "Focus: 3 aether short. Open: ")
    tab.page.keyboard.press("Escape")
    expect(said).to_have_text("")
    tab.place(f"ability:{seat}").focus()
    tab.page.keyboard.press("Enter")
    _says(tab, "5 charges short.")
    assert tab.findings() == []
    tab.page.keyboard.press("Escape")  # with the mat that the click opened as well
    tab.place(_dear(tab)).click()
    _says(tab, "aether short.")
    tab.page.keyboard.press("Escape")
    tab.page.locator('.thing[data-place="nemesis"]').first.focus()
    tab.page.keyboard.press("w")
    _says(tab, "No card asks for that now.")
    assert tab.seq == before
    tab.choose(next(key for key in tab.keys if key.startswith("play ")))
    expect(said).to_have_text("")  # another position, other reasons


def test_out_of_turn_it_is_told_in_the_readers_language(people: People) -> None:
    links = people.server.new(mages=["garu", "gex"])["seats"]
    spoken = zip(links, ("pl-PL", "de-DE"), strict=True)
    tabs = [people.tab(f"/play/{link}", lang=lang) for link, lang in spoken]
    one = asked(*tabs)
    other = tabs[1 - tabs.index(one)]
    seat = f"p{tabs.index(other) + 1}"
    only = {"p1": "w swojej fazie głównej", "p2": "nur in deinem eigenen Schritt"}[seat]
    other.page.locator("#hand .thing").first.click()
    _says(other, only)
    other.place(f"charges:{seat}").click()
    _says(other, {"p1": "Ładunki kupuje się tylko", "p2": "Energie kaufst du nur"}[seat])
    expect(one.page.locator(".why")).to_have_text("")  # nobody else hears of it


def test_a_tap_on_a_phone(people: People) -> None:
    owner = people.server.new(mages=["garu"])["owner"]
    tab = people.tab(f"/play/{owner}", size=PHONE, touch=True)
    tab.play_until(lambda: tab.kind == "main")
    for place in (f"charges:{tab.asked}", f"breach:{tab.asked}.{_closed(tab)}"):
        thing = tab.place(place)
        thing.scroll_into_view_if_needed()
        thing.tap()
        _says(tab, "aether short.")
        tab.until(lambda: _within(tab, PHONE), "the sentence within the screen")
        assert tab.overflow() == []
