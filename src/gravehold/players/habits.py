"""Answers without trying anything, for questions that come up while an option is tried out."""

from __future__ import annotations

from gravehold.kernel.game import Game
from gravehold.table.glance import Glance

from .outlook import Outlook

MENUS = frozenset({"main", "casting", "order", "turn", "tutorial"})
DEEPEST = 8  # questions answered so


def settle(tried: Game, outlook: Outlook) -> Glance:
    """What an option led to, once all it asks has been answered by habit."""
    for _ in range(DEEPEST):
        following = Glance(tried).question
        if following is None or following.kind in MENUS:
            break
        tried.pick(by_habit(Glance(tried), outlook))
    return Glance(tried)


def by_habit(at: Glance, outlook: Outlook) -> int:
    """Hurt the strong, give what is worth least, take what is worth most."""
    question = at.question
    assert question is not None
    options = question.options
    first = options[0]
    if first[0] == "player":
        lives = at.lives()
        players = [i for i, option in enumerate(options) if option[0] == "player"]  # no ally
        return max(players, key=lambda i: lives[options[i][1]])
    if first[0] in ("hand", "prepped", "discard", "revealed", "played"):
        worth, kinds = outlook.worth.cards, at.kinds
        picked = [i for i, o in enumerate(options) if len(o) > 1]
        return min(picked, key=lambda i: worth[kinds[options[i][-1]]].total)
    if question.kind == "gain" and first[0] == "supply":
        worth, piles = outlook.worth.cards, outlook.codex.pile_kinds
        found = [i for i, option in enumerate(options) if option[0] == "supply"]
        return max(found, key=lambda i: worth[piles[options[i][1]]].total)
    if question.kind == "or":
        return len(options) - 1
    return 0
