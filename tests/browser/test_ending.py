"""The end of a game: what it tells, and where to go from there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, WIDE, People, Tab
from tests.server.harness import Message, Person

SHORT = {"mages": ["gex"], "nemesis": "umbra-titan", "difficulty": "extinction", "seed": "7"}


def _answers(person: Person) -> list[str]:
    """Ends phase after phase until the game is over; tells the keys."""
    person.until("update", "resync")
    keys: list[str] = []
    while True:
        person.wait_for_turn()
        if person.now["decision"] is None:
            return keys
        keys.append("done" if "done" in person.keys else person.keys[0])
        assert person.answer(keys[-1])["type"] == "update"


def _ended(people: People, **fields: object) -> tuple[Tab, list[str]]:
    """Somebody who saw a game end, and its answers."""
    owner = people.server.new(**{**SHORT, **fields})["owner"]
    tab = people.tab(f"/play/{owner}")
    tab.wait_for_turn()
    with people.server.sit(owner) as person:
        keys = _answers(person)
    tab.until(lambda: tab.over and tab.drawn, "the end")
    return tab, keys


def _panel(tab: Tab) -> Locator:
    return tab.page.get_by_role("region", name="End of the game")


def _next_table(tab: Tab) -> None:
    """Until another game lies on the table."""
    old = tab.seq
    tab.until(lambda: tab.seq < old, "a new game")
    tab.wait_for_turn()


def _take_back(tab: Tab) -> None:
    before = tab.now
    tab.page.keyboard.press("u")
    tab.until(lambda: tab.now is not before, "an answer taken back")


def _told(people: People, token: str) -> Message:
    return people.server.get(f"/api/games/{token}")


def test_four_long_names_keep_clear_of_their_numbers(people: People) -> None:
    mages = ["dezmodia", "mazahaedron", "garu", "quilius"]
    tab, _ = _ended(people, mages=mages)
    tab.resize((1440, 900))
    apart = """list => [...list.querySelectorAll('li')].every(line => {
        const words = document.createRange();
        words.selectNodeContents(line.querySelector('.body > span'));
        const life = line.querySelector('.life').getBoundingClientRect();
        return words.getBoundingClientRect().right <= life.left;
    })"""
    assert _panel(tab).get_by_role("list").first.evaluate(apart)


def test_the_end_tells_what_happened(people: People) -> None:
    tab, _ = _ended(people)
    table, panel = tab.now["table"], _panel(tab)
    said = panel.inner_text()
    assert tab.prompt == tab.now["ending"]  # why, right above the panel
    assert "Lost." in said
    assert f"After {table['turn']} turns." in said
    player, nemesis = table["players"][0], table["nemesis"]
    left = panel.get_by_role("listitem")
    expect(left).to_have_text([
        re.compile(rf"Gravehold.*\b{table['gravehold']}/{table['gravehold_full']}"),
        re.compile(rf"Gex.*\b{player['life']}/{player['full']}"),
        re.compile(rf"Umbra Titan.*\b{nemesis['life']}/{nemesis['full']}"),
    ])  # fmt: skip
    expect(panel).to_contain_text("Seed: 7")
    expect(panel).not_to_contain_text("Taken back")
    status = tab.page.get_by_role("status").filter(has_text="Lost.")
    expect(status).to_contain_text(f"After {table['turn']} turns.")


def test_the_end_tells_of_an_undo_past_a_seen_card(people: People) -> None:
    tab, _ = _ended(people, undo="free")
    while not tab.now["undo"]["marked"]:
        _take_back(tab)
    expect(_panel(tab)).to_have_count(0)
    with people.server.sit(tab.token) as person:
        _answers(person)
    expect(_panel(tab)).to_contain_text("Taken back past a newly seen card: 1")


def test_the_end_folds_away_by_keyboard(people: People) -> None:
    tab, _ = _ended(people)
    replay = _panel(tab).get_by_role("link", name="Watch it again")
    expect(replay).to_be_visible()
    tab.page.locator("#prompt").focus()
    tab.page.keyboard.press("Tab")
    expect(_panel(tab).locator("summary")).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(replay).to_be_hidden()
    expect(_panel(tab)).to_contain_text("Lost.")
    tab.page.keyboard.press("Enter")
    tab.page.keyboard.press("Tab")
    expect(replay).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator(".steps")).to_contain_text(re.compile(r"\b0 of [1-9]"))


def test_the_same_deal_again(people: People) -> None:
    """The same hand and turn order, and what was played before leads to the same table."""
    tab, keys = _ended(people)
    old = tab.token
    tab.button("Same deal again").click()
    _next_table(tab)
    assert tab.token != old
    first = people.server.get(f"/api/games/{old}/at/0")["table"]
    assert tab.now["table"] == first
    hand = tab.page.locator('#hand [data-place^="hand:"]')
    assert hand.count() == len(first["players"][0]["hand"]) > 0
    with people.server.sit(tab.token) as person:
        person.until("update", "resync")
        for key in keys:
            person.answer(key)
        assert person.now["decision"] is None
        last = person.now["table"]
    assert last == people.server.get(f"/api/games/{old}/at/{len(keys)}")["table"]


def test_the_same_set_up_with_a_new_deal(people: People) -> None:
    tab, _ = _ended(people, mages=["gex", "garu"], seats=["human", "bot:greedy"], undo="off")
    before = _told(people, tab.token)
    tab.button("Same set-up, new deal").click()
    _next_table(tab)
    now = _told(people, tab.token)
    assert now["setup"] == {**before["setup"], "seed": None}
    assert [seat["holder"] for seat in now["presence"]["seats"]] == ["human", "bot:greedy"]
    assert now["undo"] == "off"
    dealt = people.server.get(f"/api/games/{tab.token}/chronicle")["chronicle"]
    assert not re.search(r"\bseed\W+7\b", dealt, re.IGNORECASE)
    assert re.search(r"\bseed\W+\d+", dealt, re.IGNORECASE)


def test_the_replay_is_shared_without_any_rights(people: People) -> None:
    """A game made in this browser: its link for spectators is known here."""
    tab = people.tab("/new")
    tab.button("1 mage").click()
    tab.page.get_by_role("combobox", name="Difficulty").select_option("extinction")
    tab.page.get_by_label("Seed").fill("7")
    tab.button("Begin").click()
    tab.wait_for_turn()
    with people.server.sit(tab.token) as person:
        _answers(person)
    tab.wait_for_turn()
    tab.button("Share the replay").click()
    link = tab.page.get_by_label("Link to the replay").input_value()
    token = link.rpartition("/")[2]
    assert link == f"{people.server.url}/replay/{token}"
    assert _told(people, token)["role"] == "spectator"
    friend = people.tab(f"/replay/{token}")
    expect(friend.page.locator(".steps")).to_contain_text(re.compile(r"\b0 of [1-9]"))


def test_the_chronicle_is_exported_at_the_end(people: People) -> None:
    tab, _ = _ended(people)
    with tab.page.expect_download() as saved:
        _panel(tab).get_by_role("button", name="Export chronicle").click()
    assert saved.value.suggested_filename.endswith(".chronicle")


def test_the_end_fits_every_screen_and_language(people: People) -> None:
    tab, _ = _ended(people)
    tab.button("Share the replay").click()
    for lang in ("en", "pl", "de"):
        tab.page.get_by_role("combobox").first.select_option(lang)
        expect(tab.page.locator("html")).to_have_attribute("lang", lang)
        tab.until(lambda: tab.drawn, "the words")
        for width, height in (WIDE, PHONE):
            tab.resize((width, height))
            judged = [*tab.overflow(), *tab.cut_off(), *tab.small_print()]
            judged += tab.findings() if lang == "pl" else []  # words change no roles
            assert (lang, width, judged) == (lang, width, [])
