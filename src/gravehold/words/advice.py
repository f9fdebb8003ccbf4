"""What the books advise about the piles of a supply."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.content.box import Library
from gravehold.kernel.definitions import Gem

from .locale import say

CHEAP = 3  # what a gem costs of which every supply should hold one (setup.market-tip)


def cheap_gems(piles: Iterable[str], library: Library) -> list[str]:
    """Those of the piles with which a mage begins to grow."""
    found = ((pile, library.piles.get(pile)) for pile in piles)
    return [id_ for id_, card in found if isinstance(card, Gem) and card.cost == CHEAP]


def without(pile: str, piles: Iterable[str], library: Library, lang: str) -> str:
    """What to think of before the last one goes; '' for any other pile."""
    last = cheap_gems(piles, library) == [pile]
    return say(lang, "journey-last-gem", cost=CHEAP) if last else ""


def missing(piles: Iterable[str], library: Library, lang: str) -> str:
    """Where there is none from the start; '' otherwise."""
    return "" if cheap_gems(piles, library) else say(lang, "journey-no-gem", cost=CHEAP)
