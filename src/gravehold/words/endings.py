"""How a game ended: one sentence that says what happened."""

from __future__ import annotations

from gravehold.kernel.handlers.turns import ENDLESS
from gravehold.kernel.nodes import LoseGame, Whenever, WinGame
from gravehold.kernel.nodes.base import Condition, Do, Effect
from gravehold.kernel.run import Run
from gravehold.kernel.state import Ctx
from gravehold.kernel.view import View

from .grammar.conditions import condition
from .grammar.sentences import flatten
from .grammar.tone import Tone
from .locale import say
from .names import form, name
from .things import card_name


def ending(view: View, lang: str = "en") -> str:
    """'The players have lost: Gravehold has fallen.'"""
    outcome = view.outcome
    if outcome is None:
        return ""
    end = "won" if outcome.won else "lost"
    if outcome.because == "nemesis-rule" and (fulfilled := _fulfilled(view, outcome.won)):
        tone = Tone(lang, nemesis=True, foe=view.codex.mat.id)
        return say(lang, f"ending-{end}-since", condition=condition(fulfilled, tone))
    return say(lang, f"ending-{end}", because=_because(view, outcome.because, lang))


def _because(view: View, because: str, lang: str) -> str:
    if because == "nemesis-rule" and view.state.streak > ENDLESS:
        return say(lang, "because-endless")
    if because == "nemesis-rule" and (card := _deciding_card(view, lang)):
        return say(lang, "because-card", card=card)
    foe = view.codex.mat.id
    called = name(foe, lang) if because == "nemesis-rule" else form(foe, lang, "nom")
    return say(lang, f"because-{because}", nemesis=called)


def _fulfilled(view: View, won: bool) -> Condition | None:
    """The condition on the mat that has ended the game."""
    run, end = Run(view.state, view.codex), WinGame if won else LoseGame
    for clause in view.codex.mat.standing:
        if not (isinstance(clause, Whenever) and _has(clause.do, end)):
            continue
        if clause.only_if is not None and run.holds(clause.only_if, Ctx()):
            return clause.only_if
    return None


def _deciding_card(view: View, lang: str) -> str:
    """The nemesis card that ends the game by its own words: in play, or just resolved."""
    s = view.state
    end = WinGame if s.outcome and s.outcome[0] else LoseGame
    for card in (*s.in_play, *s.nemesis_discard[-1:]):
        if _has(getattr(view.codex.definitions[s.kind[card]], "effect", ()), end):
            return card_name(view, card, lang)
    return ""


def _has(do: Do, kind: type[Effect]) -> bool:
    return any(isinstance(node, kind) for node in flatten(do))
