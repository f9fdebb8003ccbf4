"""What to do with the aether of a turn: the best basket, bought one thing at a time."""

from __future__ import annotations

from collections.abc import Callable

from gravehold.kernel.game import Game
from gravehold.table.glance import Glance

from .habits import settle
from .outlook import Outlook

MOST = 30
BOUGHT = frozenset(
    {
        "gain",
        "gain-on",
        "charge",
        "charge-ally",
        "focus",
        "open",
        "thwart",
        "act",
        "act-link",
        "act-on",
        "act-at",
    }
)
PLAIN = frozenset({"gain", "charge", "focus", "open"})  # show nothing, or what hardly matters
WORLDS = 3  # further worlds in which is tried what shows something hidden


def best_purchase(world: Game, outlook: Outlook, other: Callable[[], Game]) -> int:
    """The number of the option that starts the best basket; the last option ends the phase.

    `other` gives another world that this may be as well.
    """
    at = Glance(world)
    options = world.asked.question.options
    done = len(options) - 1
    purse = min(MOST, at.aether + at.restricted)
    now = outlook(at)
    items: list[tuple[int, int, float]] = []  # option, price, gain
    others: list[Game] = []
    for index, option in enumerate(options):
        if option[0] not in BOUGHT:
            continue
        after = _tried(world, index, outlook)
        gain = outlook(after) - now
        if option[0] not in PLAIN and after.reveals > at.reveals:  # what it shows is not known yet
            others = others or [other() for _ in range(WORLDS)]
            gains = [outlook(_tried(it, index, outlook)) - outlook(Glance(it)) for it in others]
            gain = (gain + sum(gains)) / (1 + WORLDS)
        paid = purse - (after.aether + after.restricted)
        if gain > 0:
            items.append((index, max(0, paid), gain))
    best = _basket(items, purse, outlook.weights.next_buy)
    return best if best is not None else done


def _tried(world: Game, index: int, outlook: Outlook) -> Glance:
    tried = world.copy()
    tried.pick(index)
    return settle(tried, outlook)


def _basket(items: list[tuple[int, int, float]], purse: int, fading: float) -> int | None:
    """The first thing of the most useful basket; each further thing gains a bit less."""
    if not items:
        return None
    table: list[tuple[float, int | None]] = [(0.0, None)] * (purse + 1)
    for money in range(1, purse + 1):
        table[money] = table[money - 1]
        for index, price, gain in items:
            if price <= money:
                rest, first = table[money - max(1, price)]
                total = gain + fading * rest
                if total > table[money][0]:
                    table[money] = (total, index if first is None else first)
    return table[purse][1] if purse else items[0][0]
