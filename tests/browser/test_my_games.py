"""The list on the start page: what is remembered, renamed, taken along and deleted."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gravehold import Expedition
from tests.browser.people import People, Tab
from tests.browser.roads import at_camp, brought, prepared


def _list(people: People, **fields: object) -> Tab:
    """Somebody has played a little and is back at the start page."""
    tab = people.tab(f"/play/{people.server.new(**fields)['owner']}")
    tab.wait_for_turn()
    tab.go_on()
    tab.wait_for_turn()
    tab.go("/")
    expect(tab.page.get_by_role("link", name="Resume")).to_be_visible()
    return tab


def test_a_game_is_renamed_for_everybody(people: People) -> None:
    tab = _list(people)
    mine = tab.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text(re.compile(r"Gex · turn \d+ · .*\b20\d\d\b.*\d:\d\d"))
    name = tab.page.get_by_label("Name of the game")
    name.fill("Friday")
    with tab.page.expect_response("**/api/games/*") as answer:
        name.press("Enter")
    assert answer.value.request.method == "PATCH"
    tab.page.reload()
    expect(name).to_have_value("Friday")
    tab.page.get_by_role("link", name="Resume").click()
    expect(tab.page.locator(".where")).to_contain_text("Friday")


def test_a_game_renamed_elsewhere_has_its_new_name_here(people: People) -> None:
    tab = _list(people, name="Thursday")
    name = tab.page.get_by_label("Name of the game")
    expect(name).to_have_value("Thursday")
    token = str(tab.page.get_by_role("link", name="Resume").get_attribute("href")).split("/")[2]
    people.server.http.patch(f"/api/games/{token}", json={"name": "Friday"}).raise_for_status()
    tab.page.reload()
    expect(name).to_have_value("Friday")


def test_a_game_is_deleted_after_a_question(people: People) -> None:
    people.allow("Failed to load resource.*(404|410)")
    tab = _list(people)
    tab.page.get_by_role("link", name="Resume").click()
    tab.wait_for_turn()
    link = tab.page.url
    tab.go("/")
    tab.button("Delete").click()
    expect(tab.page.get_by_role("link", name="Resume")).to_be_visible()
    tab.button("Really delete?").click()
    expect(tab.page.get_by_text("None yet.")).to_be_visible()
    tab.page.reload()
    expect(tab.page.get_by_text("None yet.")).to_be_visible()
    tab.page.goto(link)
    expect(tab.page.get_by_role("heading", name="Wrong link")).to_be_visible()


def test_a_chronicle_goes_out_and_comes_in_as_the_same_game(people: People) -> None:
    tab = _list(people, difficulty="beginner", seed="11")
    tab.page.get_by_role("link", name="Resume").click()
    tab.wait_for_turn()
    first, table, keys, prompt = tab.token, tab.now["table"], tab.keys, tab.prompt
    log = tab.page.locator("#log .line").all_inner_texts()
    tab.go("/")
    with tab.page.expect_download() as download:
        tab.button("Export chronicle").click()
    written = download.value.path()
    tab.now = {}
    tab.page.get_by_label("Import").set_input_files(written)
    tab.until(lambda: tab.now, "the imported table")
    tab.wait_for_turn()
    assert tab.token != first
    assert (tab.now["table"], tab.keys, tab.prompt) == (table, keys, prompt)
    expect(tab.page.locator("#log .line")).to_have_text(log)
    again = people.server.get(f"/api/games/{tab.token}/chronicle")["chronicle"]
    assert again == written.read_text(encoding="utf-8")
    tab.go("/")
    expect(tab.page.get_by_role("link", name="Resume")).to_have_count(2)


def test_a_file_that_is_no_chronicle(people: People) -> None:
    people.allow("Failed to load resource.*400")
    tab = people.tab()
    nonsense = {"name": "x.txt", "mimeType": "text/plain", "buffer": b"no chronicle at all"}
    tab.page.get_by_label("Import").set_input_files(nonsense)  # type: ignore[arg-type]
    expect(tab.page.get_by_role("alert")).to_be_visible()


def test_where_an_expedition_stands_is_told_in_the_language_of_the_page(people: People) -> None:
    """Also if that is changed while the list is there."""
    links = brought(people.server, prepared(Expedition.new(seed=5)))
    tab = people.tab(f"/play/{links['owner']}")
    at_camp(tab)
    tab.go("/")
    mine = tab.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("ready to fight")
    expect(mine.get_by_placeholder("Unnamed expedition")).to_be_visible()
    tab.page.get_by_label("Language").select_option("de")
    expect(tab.page.get_by_role("region", name="Meine Spiele")).to_contain_text("Kampf 1 von 4")
