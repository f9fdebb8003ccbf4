"""How a game ended, and what brought it about."""

from __future__ import annotations

import msgspec

from gravehold.kernel.handlers.turns import ENDLESS
from gravehold.kernel.nodes import If, LoseGame, Whenever, WinGame
from gravehold.kernel.nodes.base import Condition, Do, Effect
from gravehold.kernel.run import Run
from gravehold.kernel.state import Ctx
from gravehold.kernel.trees import walk
from gravehold.kernel.view import View


class Ending(msgspec.Struct, frozen=True):
    """The outcome with its reason: of a rule on the mat the condition, of a card its id."""

    won: bool
    because: str
    condition: Condition | None = None
    card: str = ""
    endless: bool = False  # the nemesis has had too many turns in a row


def ending_of(view: View) -> Ending | None:
    """None while the game goes on."""
    found = view.outcome
    if found is None:
        return None
    if found.because != "nemesis-rule":
        return Ending(found.won, found.because)
    end = WinGame if found.won else LoseGame
    return Ending(
        found.won,
        found.because,
        _fulfilled(view, end),
        _deciding_card(view, end),
        view.state.streak > ENDLESS,
    )


def _fulfilled(view: View, end: type[Effect]) -> Condition | None:
    """The condition on the mat that has ended the game."""
    run = Run(view.state, view.codex)
    for clause in view.codex.mat.standing:
        if not (isinstance(clause, Whenever) and _has(clause.do, end)):
            continue
        if clause.only_if is not None and run.holds(clause.only_if, Ctx()):
            return clause.only_if
    for node in walk(view.codex.mat):
        if isinstance(node, If) and _has(node.do, end) and run.holds(node.condition, Ctx()):
            return node.condition
    return None


def _deciding_card(view: View, end: type[Effect]) -> str:
    """The nemesis card that ends the game by its own words: in play, or just resolved."""
    s, codex = view.state, view.codex
    for card in (*s.in_play, *s.nemesis_discard[-1:]):
        if _has(getattr(codex.definitions[s.kind[card]], "effect", ()), end):
            return codex.ids[s.kind[card]]
    return ""


def _has(do: Do, kind: type[Effect]) -> bool:
    if isinstance(do, tuple):
        return any(_has(part, kind) for part in do)
    return isinstance(do, kind)
