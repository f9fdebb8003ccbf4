"""Setting out, the list of games, and the replay of an expedition."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, Tab
from tests.browser.roads import at_camp, camp, road


def _drawn(tab: Tab) -> list[str]:
    return tab.page.locator("[aria-labelledby=s-draw] li .head b").all_inner_texts()


def _custom(people: People, name: str = "Custom expedition: four battles") -> Tab:
    tab = people.tab("/expedition")
    tab.page.get_by_role("radio", name=name).check()
    tab.until(lambda: len(_drawn(tab)) >= 14, "the draw")
    return tab


def test_one_thing_is_drawn_anew_and_what_is_shown_comes(people: People) -> None:
    tab = _custom(people)
    before = _drawn(tab)
    for at in (2, 3, 9):  # two mages, a pile
        name = _drawn(tab)[at]
        tab.button(f"Draw another instead of {name}").click()
        tab.until(lambda name=name: _drawn(tab) and name not in _drawn(tab), "another")  # type: ignore[misc]
    after = _drawn(tab)
    assert len(after) == len(before)
    assert len({*before} - {*after}) == 3
    expect(tab.page.get_by_text("3 things drawn anew.")).to_be_visible()
    tab.button("Set out").click()
    at_camp(tab)
    tab.wait_for_turn()
    found = [*tab.page.locator("#part-ahead .foe b").first.all_inner_texts()]
    found += tab.page.locator("#part-barracks .tile b.grow").all_inner_texts()
    assert {*found} == {*after}
    expect(tab.page.locator("main")).to_contain_text("Score")


def test_a_thing_without_another_stays(people: People) -> None:
    """The box has one nemesis that is fit for a first battle."""
    people.allow("Failed to load resource.*400")
    tab = _custom(people)
    before = _drawn(tab)
    tab.button(f"Draw another instead of {before[0]}").click()
    expect(tab.page.get_by_role("alert")).to_be_visible()
    assert _drawn(tab) == before
    tab.button(f"Draw another instead of {before[2]}").click()
    tab.until(lambda: before[2] not in _drawn(tab), "another")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    assert _drawn(tab)[0] == before[0]


def test_everything_is_drawn_anew(people: People) -> None:
    tab = _custom(people)
    before = _drawn(tab)
    tab.page.get_by_role("button", name="Draw all again").click()
    tab.until(lambda: _drawn(tab) not in ([], before), "another draw")


def test_a_draw_that_is_refused_says_why(people: People) -> None:
    people.allow("Failed to load resource.*400")
    tab = _custom(people)
    tab.page.get_by_label("Seed").fill("99999999999999999999")
    tab.page.get_by_label("Seed").press("Tab")
    expect(tab.page.get_by_role("alert")).to_be_visible()
    expect(tab.button("Set out")).to_be_disabled()
    tab.page.get_by_label("Seed").fill("5")
    tab.page.get_by_label("Seed").press("Tab")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    expect(tab.button("Set out")).to_be_enabled()


def test_the_list_says_where_a_journey_stands(people: People) -> None:
    tab = camp(people)
    standing, answers = tab.standing, tab.seq
    tab.go("/")
    line = tab.page.locator("[aria-labelledby=mine] li")
    expect(line).to_contain_text("Outcasts: the printed expedition")
    expect(line).to_contain_text(str(standing))
    with tab.page.expect_download() as download:
        tab.button("Export expedition").click()
    assert download.value.suggested_filename.endswith(".expedition")
    tab.now = {}
    tab.page.get_by_label("Import").set_input_files(download.value.path())
    at_camp(tab)
    tab.until(lambda: tab.now, "the imported journey")
    assert (tab.standing, tab.seq) == (standing, answers)
    tab.go("/")
    expect(line).to_have_count(2)


def test_a_replay_goes_battle_by_battle(people: People) -> None:
    tab = camp(people)
    tries = [one for leg in tab.now["journey"]["road"] for one in leg["tries"]]
    tab.page.locator("#part-record").get_by_role("link", name="Replay").nth(1).click()
    expect(tab.page.locator("#hand")).to_be_visible()
    expect(tab.page).to_have_url(f"{people.server.url}/replay/{tab.token}/{tries[1]['first']}")
    choice = tab.page.get_by_label("Battle", exact=True)
    expect(choice.locator("option:checked")).to_contain_text("Battle 1, try 2: Experiment 153 ✓")

    # To the end of the battle, seen at its table; one step on is the camp as it stood.
    choice.select_option(str(tries[0]["first"]))
    expect(tab.page.locator("#hand")).to_be_visible()
    tab.go(f"/replay/{tab.token}/{tries[0]['last']}")
    expect(tab.page.locator("#prompt")).to_contain_text("have lost")
    expect(tab.page.locator("#hand")).to_be_visible()
    tab.page.keyboard.press("ArrowRight")
    at_camp(tab)
    expect(tab.page.locator("li[aria-current=step]")).to_contain_text("Experiment 153")
    expect(tab.page.locator(".fight")).to_have_count(0)
    tab.page.keyboard.press("ArrowLeft")
    expect(tab.page.locator("#hand")).to_be_visible()
    tab.page.keyboard.press("ArrowRight")
    at_camp(tab)

    # Playing on from there makes another journey, which the list marks.
    first = tab.token
    tab.button("Play on from here").click()
    expect(tab.page.locator(".steps")).to_have_count(0)
    at_camp(tab)
    tab.wait_for_turn()
    assert tab.token != first
    assert road(tab) == [False]
    tab.go("/")
    mine = tab.page.get_by_role("region", name="My games")
    expect(mine.get_by_text("played on from another one")).to_have_count(1)


def test_a_battle_is_taken_along_alone(people: People) -> None:
    tab = camp(people)
    with tab.page.expect_download() as download:
        tab.page.locator("#part-record").get_by_role("button", name="Export this battle").nth(
            0
        ).click()
    text = download.value.path().read_text(encoding="utf-8")
    assert "battle: 1" in text
    assert "expedition: outcasts" in text
