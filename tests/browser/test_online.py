"""Two browsers in one game, and what a bad day does to them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import gravehold
from gravehold.server.edge.pages import folder
from gravehold.server.settings import read
from tests.browser.people import People, asked, everybody_answers


def test_each_answers_on_its_turn_whatever_happens(mortals: People) -> None:
    mortals.allow_kills()
    anna, bert = mortals.meet()
    everybody_answers(anna, bert)

    # A reload in the middle of a decision.
    one = asked(anna, bert)
    prompt, keys, seq = one.prompt, one.keys, one.seq
    one.now = {}
    one.page.reload()
    one.wait_for_turn()
    assert (one.prompt, one.keys, one.seq) == (prompt, keys, seq)
    asked(anna, bert).go_on()

    # The server dies: both are told, come back by themselves, and nothing is lost.
    seq, prompt = asked(anna, bert).seq, anna.prompt
    mortals.server.kill()
    for tab in (anna, bert):
        expect(tab.page.get_by_text("The connection is lost.")).to_be_visible()
        expect(tab.page.locator("main .legal")).to_have_count(0)
    here = (anna if anna.mine else bert).page
    here.locator(".prompt .acts .btn:enabled").first.click()
    expect(here.get_by_text("has not heard this")).to_be_visible()
    lines = [tab.sockets for tab in (anna, bert)]
    mortals.server.restart()
    for tab in (anna, bert):
        expect(tab.page.get_by_text("The connection is lost.")).to_be_hidden()
    assert all(tab.sockets > line for tab, line in zip((anna, bert), lines, strict=True))
    assert (asked(anna, bert).seq, anna.prompt) == (seq, prompt)
    everybody_answers(anna, bert)


def test_one_watches_while_the_other_is_asked(people: People) -> None:
    anna, bert = people.meet()
    one = asked(anna, bert)
    other = bert if one is anna else anna
    assert not other.mine
    expect(other.page.locator(".prompt.mine")).to_have_count(0)
    expect(other.page.locator("main .legal")).to_have_count(0)
    assert one.page.locator("main .legal").count()


def test_a_tab_in_the_back_says_whose_turn_it_is(people: People) -> None:
    tabs = people.meet()
    one = asked(*tabs)
    other = next(tab for tab in tabs if tab is not one)
    expect(one.page).to_have_title(re.compile("^● Your turn: "))
    expect(other.page).to_have_title(re.compile("^(?!●)"))
    for _ in range(60):
        if asked(*tabs) is other:
            break
        asked(*tabs).go_on()
    expect(other.page).to_have_title(re.compile("^● Your turn: "))
    expect(one.page).to_have_title(re.compile("^(?!●)"))


def _another_version(home: Path) -> Path:
    """The program as a release after this one would be: its modules lie where they lay."""
    here = Path(gravehold.__file__)
    line = f'__version__ = "{gravehold.__version__}"'
    text = here.read_text(encoding="utf-8")
    assert line in text
    face = home / "gravehold" / "__init__.py"
    face.parent.mkdir(parents=True)
    where = f"__path__ = [{str(here.parent)!r}]\n"
    face.write_text(where + text.replace(line, '__version__ = "9.9.9"'), encoding="utf-8")
    return home


def test_a_new_version_under_an_open_table(mortals: People, tmp_path: Path) -> None:
    """The page goes on, says what to do, and the game is there after it is done."""
    mortals.allow_kills()
    server = mortals.server
    tab = mortals.tab(f"/play/{server.new()['owner']}")
    tab.wait_for_turn()
    tab.go_on()
    tab.wait_for_turn()
    banner = tab.page.get_by_text("The server has a new version.")
    expect(banner).to_have_count(0)
    server.stop()
    server.cold = True
    server.env["PYTHONPATH"] = str(_another_version(tmp_path / "next"))
    server.env["GRAVEHOLD_STATIC"] = str(folder(read()))
    server.restart()
    assert server.get("/api/health")["version"] == "9.9.9"
    expect(banner).to_be_visible()
    expect(
        tab.page.get_by_text("Reload to go on with it; the game stays as it is.")
    ).to_be_visible()
    assert tab.findings() == []
    seq, prompt = tab.seq, tab.prompt
    tab.now = {}
    tab.page.locator(".banner").get_by_role("button", name="Reload").click()
    tab.until(lambda: tab.now, "the table after the reload")
    tab.wait_for_turn()
    assert (tab.seq, tab.prompt) == (seq, prompt)
    expect(banner).to_be_hidden()
    tab.go_on()
