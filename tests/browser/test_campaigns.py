"""A campaign by two people at two browsers, and what a bad day does to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gravehold import Campaign
from tests.browser.campaigns import (
    SEED,
    after_first,
    at_abilities,
    at_end,
    at_page,
    brought,
    cut,
    fought,
    give_name,
    pile,
    sit_down,
    take,
)
from tests.browser.people import People, Tab, asked
from tests.browser.test_journeys import _die

LATER = re.compile(r"spawning|fungal|haze.fiend|deathmind|risen|ascended", re.IGNORECASE)


def _begin(people: People) -> tuple[Tab, Tab]:
    """From the start page: one seat is mine, the other a friend's."""
    anna = people.tab()
    anna.page.get_by_role("link", name="Begin a campaign").click()
    expect(anna.page.get_by_text("One party, eight chapters")).to_be_visible()
    anna.page.get_by_label("Seed").fill(str(SEED))
    anna.page.get_by_label("Seat p2").select_option(label="a friend, by link")
    anna.button("Begin the campaign").click()
    at_page(anna)
    links = anna.page.get_by_role("dialog").get_by_label("Link to this seat")
    path = re.sub(r"^https?://[^/]+", "", links.nth(1).input_value())
    anna.page.keyboard.press("Escape")
    bert = people.tab(path)
    at_page(bert)
    return anna, bert


def _fight(*tabs: Tab) -> None:
    asked(*tabs).page.locator(".fight .btn").click()
    for tab in tabs:
        expect(tab.page.locator("#hand")).to_be_visible()
        tab.until(lambda tab=tab: tab.now["campaign"]["stage"] == "battle", "the battle")  # type: ignore[misc]


@pytest.mark.rule("legacy.names", "legacy.absent-player")
def test_two_go_from_naming_through_chapter_1_into_chapter_2(mortals: People) -> None:
    """With a name that will not do, a seat handed over, and a server that is killed."""
    mortals.allow_kills()
    anna, bert = _begin(mortals)

    # Names: what will not do is said where it was typed.
    field = anna.page.locator("#name-field")
    field.fill("x" * 25)
    field.press("Enter")
    expect(anna.page.get_by_role("alert")).to_contain_text("25 characters are too many")
    give_name(anna, "Claire")
    bert.until(lambda: bert.mine, "the second name")
    _die_naming(mortals, anna, bert)
    give_name(bert, "Dax")
    story = anna.page.get_by_role("region", name="The story")
    expect(story).to_contain_text("Claire and Dax")
    stops = anna.page.locator("#part-road li")
    expect(stops).to_have_count(8)
    expect(stops.nth(1)).to_contain_text("unknown")
    _fight(anna, bert)

    # The page can be looked at while the battle runs, and led back from.
    anna.page.keyboard.press("j")
    at_page(anna)
    anna.page.locator(".prompt").get_by_role("button", name="To the table").click()
    expect(anna.page.locator("#hand")).to_be_visible()

    # Bert has to go: Claire runs his mage.
    bert.page.get_by_role("button", name="Seats").click()
    bert.page.get_by_role("dialog").get_by_label("Played by").select_option(label="Claire")
    anna.until(lambda: anna.holder(1) == "p1", "the hand-over")
    for _ in range(4):
        assert asked(anna, bert) is anna
        anna.go_on()
    _die(mortals, anna, bert)

    # The file goes on to shortly before the end of the battle, and comes back.
    anna.page.get_by_role("button", name="Seats").click()
    with anna.page.expect_download() as download:
        anna.button("Export campaign").click()
    assert download.value.suggested_filename.endswith(".campaign")
    written = download.value.path().read_text(encoding="utf-8")
    short, last = cut(fought(Campaign.from_text(written)), left=3)
    links = brought(mortals.server, short)
    anna.go(f"/play/{links['seats'][0]}")
    bert.go(f"/play/{links['seats'][1]}")
    for key in last:
        asked(anna, bert).choose(key)
    for tab in (anna, bert):
        end = tab.page.get_by_role("region", name="End of the battle")
        end.get_by_role("button", name="To the camp").click()
    at_page(anna, bert)

    # Each takes a starter card, shown with what it does and what the hand becomes.
    assert asked(anna, bert) is anna
    options = anna.page.locator("article.option")
    expect(options).to_have_count(8)
    expect(
        options.first.get_by_role("img", name=re.compile("^Hand: Kindled Word, 3 × Crystal"))
    ).to_be_visible()
    key = anna.keys[0]
    take(anna, key)
    assert asked(anna, bert) is bert
    anna.page.keyboard.press("u")
    anna.until(lambda: anna.mine, "the undo")
    take(anna, anna.keys[2])
    expect(bert.page.locator("article.option")).to_have_count(7)
    take(bert, bert.keys[0])

    # The supply, by both; the server dies in between.
    supply = anna.page.get_by_role("region", name="The supply changes")
    for at in range(4):
        one = (anna, bert)[at % 2]
        asked(anna, bert)
        pile(one, one.keys[0].split(" ")[1])
        if at == 2:
            expect(supply).to_contain_text("goes")
            _die(mortals, anna, bert)
    for tab in (anna, bert):
        tab.until(lambda tab=tab: tab.now["campaign"]["chapter"] == 2, "chapter 2")  # type: ignore[misc]
    expect(stops.nth(1)).to_contain_text("Among the Ruins")
    expect(anna.page.get_by_role("region", name="Rulebook")).to_contain_text("EVOLVE")
    expect(anna.page.get_by_role("region", name="Pool of basic nemesis cards")).to_be_visible()
    chart = anna.page.get_by_role("region", name="Score chart")
    expect(chart.get_by_role("listitem")).to_have_count(1)
    expect(chart).to_contain_text("1. Chapter 1: The Ordeal")
    _fight(anna, bert)
    expect(anna.page.locator(".where")).to_contain_text("Chapter 2")
    asked(anna, bert).go_on()


def _die_naming(people: People, *tabs: Tab) -> None:
    """The server is killed while a name is asked for."""
    people.server.kill()
    for tab in tabs:
        expect(tab.page.get_by_text("The connection is lost.")).to_be_visible()
    people.server.restart()
    for tab in tabs:
        expect(tab.page.get_by_text("The connection is lost.")).to_be_hidden()


def test_a_file_comes_in_and_stands_in_the_list(people: People) -> None:
    people.allow("Failed to load resource.*400")
    tab = people.tab("/campaign")
    text = after_first().to_text()
    bad = {"name": "x.campaign", "mimeType": "text/plain", "buffer": text[:90].encode()}
    tab.page.get_by_label("Go on with a campaign").set_input_files(bad)  # type: ignore[arg-type]
    expect(tab.page.get_by_role("alert")).to_be_visible()
    good = {"name": "x.campaign", "mimeType": "text/plain", "buffer": text.encode()}
    tab.page.get_by_label("Go on with a campaign").set_input_files(good)  # type: ignore[arg-type]
    at_page(tab)
    tab.go("/")
    mine = tab.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Chapter 1: The Ordeal")
    expect(mine).to_contain_text("Claire, Dax")
    expect(mine).to_contain_text(re.compile(r"\b20\d\d\b"))
    expect(mine.get_by_role("button", name="Export campaign")).to_be_visible()


def test_nothing_locked_reaches_the_page(people: People) -> None:
    """Neither what it asks for nor what it shows names anything of later chapters."""
    links = brought(people.server, after_first())
    tab = people.tab("/campaign")
    heard: list[str] = []
    tab.page.on("response", lambda answer: heard.append(answer.url))
    tab.go(f"/play/{links['owner']}")
    at_page(tab)
    tab.page.keyboard.press("/")
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    tab.settle()
    asked_for = {url.split("?")[0].removeprefix(people.server.url) for url in heard}
    assert not {"/api/catalogue", "/api/rules"} & asked_for
    for url in asked_for:
        if "/assets/" in url or "/api/" in url:
            assert not LATER.search(people.server.http.get(url).text), url
    assert not LATER.search(tab.page.content())


def test_a_mage_is_played_elsewhere_when_all_is_over(people: People) -> None:
    tab = sit_down(people, at_end())
    story = tab.page.get_by_role("region", name="The story")
    expect(story.get_by_role("heading", name="How it ended")).to_be_visible()
    tab.page.locator("#part-road").get_by_role("button", name="The Ordeal").click()
    expect(story.locator("details[open]")).to_contain_text("Light a lamp on the rampart")
    tab.page.get_by_role("button", name=re.compile("Play this mage elsewhere.*Claire")).click()
    expect(tab.page.locator("[name='build.p1.name']")).to_have_value("Claire")
    build = tab.now["campaign"]["exports"]["p1"]
    expect(tab.page.locator("[name='build.p1.starter']")).to_have_value(build["starter"])
    expect(tab.page.locator("[name='build.p1.ability']")).to_have_value(build["ability"])
    tab.button("Begin").click()
    tab.wait_for_turn()
    assert tab.now["mats"]["p1"]["name"] == "Claire"


def test_a_campaign_is_watched_again_chapter_by_chapter(people: People) -> None:
    """Its battles at their tables, what lies between them on the page as it stood."""
    links = brought(people.server, at_abilities())
    tab = people.tab(f"/replay/{links['owner']}")
    at_page(tab)
    expect(tab.page.locator("#part-road")).to_contain_text("The Ordeal")
    choice = tab.page.get_by_label("Battle", exact=True)
    choice.select_option(label="Chapter 2: Bladius ✗")
    expect(tab.page.locator("#hand")).to_be_visible()
    expect(tab.page.locator(".where")).to_contain_text("Chapter 2 · turn 1")
    expect(tab.page.locator(".mat").first).to_contain_text("Claire")
    marks = tab.page.get_by_label("What happened")
    expect(marks.locator("option", has_text=re.compile("Defeat$"))).to_have_count(
        1
    )  # of this chapter alone
    tab.page.keyboard.press("Shift+ArrowRight")
    expect(tab.page.locator(".where")).to_contain_text("turn 2")

    # The end of a chapter is seen at its table; one step on is the page as it stood then.
    choice.select_option(label="Chapter 1: Maelstrom ✓")
    expect(tab.page.locator(".where")).to_contain_text("Chapter 1 · turn 1")
    expect(choice.locator("option:checked")).to_have_text("Chapter 1: Maelstrom ✓")
    marks.select_option(label=marks.locator("option", has_text="Victory").inner_text())
    expect(tab.page.locator("#hand")).to_be_visible()
    expect(tab.page.locator("#prompt")).to_contain_text("won")
    tab.page.keyboard.press("ArrowRight")
    at_page(tab)
    story = tab.page.get_by_role("region", name="The story")
    expect(story).to_contain_text("Toward four in the morning")
    told = story.get_by_role("list", name="What it brought")
    expect(told).to_contain_text("left to be read out: Dezmodia's Bombardment")
    expect(
        tab.page.get_by_role("region", name="Score chart").get_by_role("listitem")
    ).to_have_count(1)
    expect(tab.page.locator("main .legal")).to_have_count(0)
