"""The table does not jump under the hand: measured over a whole game.

Browsers call it layout shift: how much of the window moves, times how far. The usual sum leaves
out what follows a click within half a second, and here everything follows a click; so it counts.
Cards that travel from one place to another are left out: that they move is the game. What is
judged is the largest shift that comes of one answer, however fast the machine is.
"""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.people import People, Tab

MOST = 0.02
WATCH = """() => {
    window.shift = 0;
    const area = (r) => Math.max(0, r.width) * Math.max(0, r.height);
    const both = (a, b) => ({
        width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
        height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    });
    const travels = (node) => !node || (node.closest ? node : node.parentElement)
        ?.closest('[data-flip], .delta, .ending') !== null;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            let [touched, far] = [0, 0];
            for (const { node, previousRect: a, currentRect: b } of entry.sources) {
                if (travels(node) || !area(a) || !area(b)) continue;
                touched += area(a) + area(b) - area(both(a, b));
                far = Math.max(far, Math.abs(a.x - b.x), Math.abs(a.y - b.y));
            }
            const share = Math.min(1, touched / innerWidth / innerHeight);
            window.shift += share * far / Math.max(innerWidth, innerHeight);
        }
    }).observe({ type: 'layout-shift' });
}"""


def _play_on(tab: Tab) -> str:
    """As somebody would: gems, a card, a spell, what else there is."""
    before, gems = tab.seq, tab.page.get_by_role("button", name="Play all gems")
    wishes = ("gain", "prep", "cast")
    wish = next((key for word in wishes for key in tab.keys if key.startswith(word)), None)
    if tab.kind == "order":
        tab.page.locator("main .order .main").click()
        tab.until(lambda: tab.kind != "order", "the cards put down")
    elif gems.count():
        gems.click()
        expect(gems).to_have_count(0)
    elif wish:
        options = (tab.decision or {})["options"]
        tab.place(options[tab.keys.index(wish)]["target"]).first.click()
        menu = tab.page.get_by_role("menuitem")
        if menu.count():
            menu.first.click()
    else:
        key = "done" if "done" in tab.keys else tab.keys[0]
        tab.page.locator(f'.prompt [data-key="{key}"], main .legal').first.click()
    ask = tab.page.locator(".banner.ask .main")
    if ask.count():
        ask.click()
    tab.until(partial(tab.beyond, before), "an answer")
    tab.wait_for_turn()
    return wish or tab.kind


def test_the_table_does_not_jump(people: People) -> None:
    game = {"mages": ["gex"], "nemesis": "umbra-titan", "difficulty": "extinction", "seed": "7"}
    tab = people.tab(f"/play/{people.server.new(**game)['owner']}", size=(1440, 900))
    tab.wait_for_turn()
    tab.settle()
    tab.page.evaluate(WATCH)
    shifts: list[tuple[float, int, str]] = []
    for _ in range(300):
        what = _play_on(tab)
        if tab.over:
            break
        tab.settle()
        shifts.append((tab.page.evaluate("[window.shift, window.shift = 0][0]"), tab.seq, what))
    assert tab.over
    assert max(shifts)[0] < MOST, sorted(shifts)[-8:]
