"""Why something cannot be done now: the query beside the options of a decision."""

from __future__ import annotations

from .codex import Codex
from .handlers.player_turn import closed_with_spells
from .hindrances import FINDERS, NO_PILE, ability, hindrance, means
from .nodes.clauses import Action
from .nodes.moves import OfferThisTurn
from .run import Run
from .state import NOBODY, Question, State
from .trees import walk
from .wishes import Reason, Wish

__all__ = ["NO_PILE", "REASONS", "Reason", "Wish", "actions_of", "why"]

# Every reason there is; each has its words (`reason-<kind>`).
REASONS = (
    # the course of the game
    "over", "watching", "turn", "phase", "waits", "question", "not-among", "must-choose",
    "must-cast", "not-asked", "not-yours",
    # cards
    "not-in-hand", "spell-played", "never-played", "not-a-spell", "not-prepped", "no-use", "used",
    # aether
    "aether", "restricted", "pile-empty", "no-pile", "forbidden",
    # breaches
    "breach-gone", "breach-open", "breach-closed", "breach-full", "no-free-breach", "two-breaches",
    # charges
    "charges-full", "no-charges", "no-ability", "no-ally", "not-charged", "window", "condition",
    # the nemesis, and what mats and cards offer
    "not-in-play", "not-a-power", "no-discard", "price", "no-effect", "not-offered",
)  # fmt: skip

STEPS = {"main": "main", "casting": "casting", "order": "draw", "tutorial": "draw"}
OF_TURN = (*FINDERS, "cast")  # what one does in one's own turn
ENDING = ("done", "none", "pass", "no")
LYING = ("hand", "discard", "deck", "played", "breach", "prepped")


def why(state: State, codex: Codex, wish: Wish, seat: int | None) -> Reason | None:
    """Why a player cannot do something now, None if it is among their options.

    `seat` None: somebody who only watches.
    """
    question = state.question
    if question is None:
        return Reason("over")
    if seat is None:
        return Reason("watching")
    run = Run(state.copy(), codex)
    asked = seat in question.seats
    if asked and any(means(run, wish, option) for option in question.options):
        return None
    if question.kind not in STEPS:
        return _in_between(question, wish, seat, state)
    if seat != state.active:
        if wish.verb == "ability" and wish.seat in (seat, NOBODY):
            return ability(run, seat, wish)
        return _out_of_turn(state, question, wish, seat)
    return _in_turn(run, question, wish, seat)


def _in_between(question: Question, wish: Wish, seat: int, s: State) -> Reason:
    """While a card or the nemesis asks something."""
    if seat not in question.seats:
        if s.active != seat:
            return _out_of_turn(s, question, wish, seat)
        return Reason("waits", seats=question.seats)
    if wish.verb in ENDING:
        return Reason("must-choose")
    offered = {option[0] for option in question.options}
    return Reason("not-among" if wish.verb in offered else "question")


def _out_of_turn(s: State, question: Question, wish: Wish, seat: int) -> Reason:
    if wish.verb in OF_TURN:
        return Reason("turn", verb=wish.verb, seat=s.active, word=s.phase)
    return Reason("waits", seats=question.seats)


def _in_turn(run: Run, question: Question, wish: Wish, seat: int) -> Reason:
    """In one's own turn, while the rules ask what to do."""
    phase = STEPS[question.kind]
    if wish.verb == "done" and phase == "casting":
        i = closed_with_spells(run, seat)[0]
        spell = run.codex.ids[run.s.kind[run.s.prepped[i][0]]]
        return Reason("must-cast", slot=i - 4 * seat + 1, card=spell)
    if _whose(wish) not in (seat, NOBODY):
        return Reason("not-yours", seat=_whose(wish))
    if wish.verb == "cast" and phase == "casting":
        return Reason("not-prepped", card=run.codex.ids[run.s.kind[wish.card]])
    if wish.verb in FINDERS and phase == "main":
        return hindrance(run, seat, wish)
    if wish.verb in OF_TURN:
        return Reason("phase", verb=wish.verb, word=phase)
    offered = {option[0] for option in question.options}
    return Reason("not-among" if wish.verb in offered else "not-asked")


def _whose(wish: Wish) -> int:
    """The player before whom a thing lies that only they use."""
    return wish.seat if wish.verb in (*LYING, "ability", "charge", "cast") else NOBODY


def actions_of(codex: Codex) -> list[Action | OfferThisTurn]:
    """All actions that anything in this game may offer."""
    sources = (codex.rules, codex.mat, codex.ally, codex.mages, codex.definitions)
    nodes = (node for source in sources for node in walk(source))
    return [node for node in nodes if isinstance(node, Action | OfferThisTurn)]
