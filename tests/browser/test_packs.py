"""A pack in the browser: a box of its own to set up and play with, changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from gravehold.packs import example
from gravehold.packs.exporting import write_files
from tests.browser.people import People, Tab


def test_a_pack_is_set_up_played_and_changed(
    people_at: Callable[..., People], tmp_path: Path
) -> None:
    write_files(tmp_path / "packs" / "ember", example.files())
    people = people_at(packs=str(tmp_path / "packs"))
    tab = people.tab("/new")
    _set_up(tab)
    file = tmp_path / "packs" / "ember" / "names.yaml"
    file.write_text(file.read_text("utf-8").replace("Kiln Mother", "Oven Mother"), "utf-8")
    told = people.server.http
    tab.until(lambda: "Oven Mother" in told.get("/api/catalogue").text, "the new name")
    tab.go("/new")
    expect(tab.page.get_by_text("Oven Mother").first).to_be_visible()


def _set_up(tab: Tab) -> None:
    """A game with its mage, nemesis and cards."""
    page = tab.page
    mages = page.locator("article .head select").first
    expect(mages.locator('optgroup[label="The Ember Court"] option')).to_have_text(["Orsa"])
    mages.select_option("orsa")
    expect(page.locator("article").first).to_contain_text("Keeper of Embers")
    expect(page.locator("article").first).to_contain_text("The Ember Court")
    page.locator('[name="nemesis"][value="kiln-mother"]').check()
    page.get_by_role("checkbox", name="The Ember Court").check()
    tab.button("Begin").click()
    tab.wait_for_table()
    expect(page.get_by_text("Kiln Mother").first).to_be_visible()
