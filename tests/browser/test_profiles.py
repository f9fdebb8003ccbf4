"""A profile that was given back is as new for who takes it next."""

from __future__ import annotations

from tests.browser.people import People
from tests.browser.profiles import Profiles

LEAVE = """async () => {
    localStorage.left = sessionStorage.left = document.cookie = "left=1";
    await (await caches.open("left")).put("/left", new Response("left"));
    await new Promise((done) => (indexedDB.open("left").onsuccess = done));
    window.addEventListener("pagehide", () => (localStorage.late = "left"));
}"""
FOUND = """async () => [
    Object.keys(localStorage).filter((key) => !key.startsWith("gravehold.")),
    Object.keys(sessionStorage), document.cookie, await caches.keys(),
    (await indexedDB.databases()).length, history.length,
    document.querySelectorAll(":hover").length,
]"""


def test_nothing_is_left_for_who_comes_next(people: People, profiles: Profiles) -> None:
    first = people.tab("/what/is/this")
    as_new = first.page.evaluate(FOUND)
    first.page.locator("h1").hover()
    first.page.route("**/api/**", lambda route: route.abort())
    first.page.evaluate(LEAVE)
    assert first.page.evaluate(FOUND)[:4] == [["left"], ["left"], "left=1", ["left"]]
    first.leave()
    profiles.give_back(first.profile, first.page, people.server.url)
    people.tabs.remove(first)

    second = people.tab("/what/is/this")
    assert second.page is first.page
    assert second.page.evaluate(FOUND) == as_new
    assert second.page.evaluate("fetch('/api/health').then((answer) => answer.ok)")
