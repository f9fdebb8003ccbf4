"""Whether a sequence can be done in full: each step is weighed after the steps before it.

The steps before are carried out on a copy of the position. Chance and the nemesis are left out:
of what is not listed here it is taken that it changes nothing a later step needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..codex import Codex
from ..errors import GraveholdError
from ..nodes import breaches, damage, flow, moves, nemesis, places, resources, steps, turn_order
from ..nodes.base import Do
from ..registry import ABLE, RESOLVE
from ..run import Run
from ..state import Ctx, State
from .flow import rank

MOST_TRIALS: Final = 200  # positions looked at before the best found so far has to do
MOST_STEPS: Final = 60  # of a sequence; whether there is more that can be done, nobody weighs
MOST_WITHIN: Final = (
    3  # sequences within each other that are tried; further in, steps are weighed alone
)
MOST_CARRIED_OUT: Final = 20_000  # frames and answers of one trial, those within it included

FORESEEN: Final[frozenset[type]] = frozenset(
    {
        flow.As, flow.Cases, flow.DifferentPlayers, flow.EachAlly, flow.EachPlayer,
        flow.If, flow.IfDone,
        flow.IfTheyDo, flow.May, flow.Or, flow.Repeat, flow.RepeatFor, flow.UpToPlayers, flow.With,
        moves.ChooseCard, moves.Degrade, moves.Destroy, moves.DestroyIt, moves.DestroyThis,
        moves.Discard, moves.DiscardHand, moves.Draw, moves.Exchange, moves.GainCard,
        moves.GainNamed,
        moves.PutItInHand, moves.PutItOnDeck, moves.PutItOnDiscardPile, moves.PutOnDeck,
        moves.PutInZone, moves.PutThisOnDeck, moves.RevealDeck, moves.Take,
        resources.AllyGainsCharges, resources.GainAether, resources.GainCharge,
        resources.GainPlayerTokens, resources.LoseAnyNumber, resources.LoseCharges,
        resources.LosePlayerTokens,
        resources.SpendAether, breaches.CastAll, breaches.CastPrepped, breaches.DestroyBreach,
        breaches.DestroyWithBreach, breaches.Focus, breaches.FocusThisBreach,
        breaches.FocusOne, breaches.GainBreach, breaches.OpenBreach, breaches.PrepAny,
        breaches.Prep, breaches.PrepIt, breaches.ReplaceBreach,
        nemesis.NemesisGainsTokens, nemesis.NemesisLosesTokens, nemesis.Silence,
        nemesis.ResolvePersistent, nemesis.ReturnMinion, nemesis.WithMinion,
        turn_order.ShuffleInNemesisTurnCard, turn_order.ShuffleInOwnTurnCard,
        places.Become, places.Flaw, moves.PutAllOnDeck,
        places.GainTokens, places.LoseTokens, places.AddToSpace, places.TakeFromBoard,
        places.PlaceBridge, places.RemoveBridge, places.Attach, moves.PutItOnPile,
    }
)  # fmt: skip
CARRIED_OUT: Final = FORESEEN | {
    damage.Suffer, steps.DrawOn, steps.Pool, steps.ReturnRevealed, steps.Trigger,
}  # fmt: skip
LIVING: Final[frozenset[type]] = frozenset(
    {damage.GainLife, flow.Cases, flow.If}
)  # may ask for life left


def sequence_able(run: Run, do: tuple[Any, ...], ctx: Ctx) -> tuple[int, int]:
    """The sum of all steps; one that comes after a change is weighed as that change leaves it."""
    possible = wanted = 0
    changed = hurt = False
    for part in do:
        kind = type(part)
        able = ABLE.get(kind)
        if able is not None:
            if (changed or (hurt and kind in LIVING)) and _needs_something(part):
                trial = _Trial(do, ctx, run)
                if trial.within <= MOST_WITHIN:
                    return trial.weigh(run)
            p, w = able(run, part, ctx)
            possible += p
            wanted += w
        if kind in FORESEEN:
            changed = True
        elif kind is damage.Suffer:
            hurt = True
    return possible, wanted


ABLE[tuple] = sequence_able


def _needs_something(do: Do) -> bool:
    """Whether there is a position in which it cannot be done in full."""
    if isinstance(do, tuple):
        return any(map(_needs_something, do))
    if isinstance(do, flow.If):
        return _needs_something(do.do) or _needs_something(do.otherwise)
    return type(do) in ABLE


class _Tried(Run):
    """The run of a copy: it knows what it is a trial of."""

    __slots__ = ("trial",)

    def __init__(self, state: State, codex: Codex, trial: _Trial) -> None:
        super().__init__(state, codex)
        self.trial = trial


class _Trial:
    """A sequence carried out on copies, in every way the players could choose."""

    def __init__(self, do: tuple[Any, ...], ctx: Ctx, run: Run) -> None:
        self.do, self.ctx = do, ctx
        able = [i for i, part in enumerate(do[:MOST_STEPS]) if type(part) in ABLE]
        self.last = max(able, default=0)
        self.left = MOST_TRIALS
        around = run.trial if isinstance(run, _Tried) else None
        self.within: int = 1 if around is None else around.within + 1
        # Counted together with those around it.
        self.carried_out: list[int] = [0] if around is None else around.carried_out

    def count(self) -> None:
        self.carried_out[0] += 1
        if self.carried_out[0] > MOST_CARRIED_OUT:
            raise GraveholdError("error-endless")

    def weigh(self, run: Run) -> tuple[int, int]:
        return self._best(run.codex, _veiled(run.s), 0)

    def _best(self, codex: Codex, states: Iterator[State], step: int) -> tuple[int, int]:
        """The most that can be done from this step on, in the best of these positions."""
        best: tuple[int, int] | None = None
        for state in states:
            self.left -= 1
            found = self._from(_Tried(state, codex, self), step)
            if best is None or rank(found) > rank(best):
                best = found
            if best[0] >= best[1] or self.left <= 0:
                break
        assert best is not None
        return best

    def _from(self, run: _Tried, step: int) -> tuple[int, int]:
        part = self.do[step]
        possible, wanted = run.able(part, self.ctx)
        if step < self.last:
            run.push(part, self.ctx)
            p, w = self._best(run.codex, _outcomes(run), step + 1)
            possible += p
            wanted += w
        return possible, wanted


def _outcomes(run: _Tried) -> Iterator[State]:
    """Every position the frames on the stack can lead to, one for each way of answering."""
    open_, trial = [run], run.trial
    while open_:
        run = open_.pop()
        s = run.s
        while s.stack and s.question is None:
            node, ctx, picks = s.stack.pop()
            trial.count()
            if type(node) in CARRIED_OUT:
                RESOLVE[type(node)](run, node, ctx, picks)
        if s.question is None:
            yield s
            continue
        node, ctx, picks = s.stack.pop()
        options, s.question = s.question.options, None
        for option in reversed(options):
            trial.count()
            fork = _Tried(s.copy(), run.codex, trial)
            RESOLVE[type(node)](fork, node, ctx, (*picks, option))
            open_.append(fork)


def _veiled(state: State) -> Iterator[State]:
    """Copies without the hidden order of decks: each unknown kind of card in turn lies on top."""
    base = state.copy()
    base.stack.clear()
    base.question = None
    if not any(base.blind):
        yield base
        return
    tops = [_tops(base, seat) for seat in range(len(base.deck))]
    for number in range(max(map(len, tops))):
        copy = base.copy()
        copy.deck = [decks[number % len(decks)] for decks in tops]
        yield copy


def _tops(state: State, seat: int) -> list[tuple[int, ...]]:
    deck, kind = state.deck[seat], state.kind
    known = len(deck) - state.blind[seat]
    rest = sorted(deck[known:], key=lambda card: (kind[card], card))
    first = {kind[card]: card for card in rest}.values()
    return [(*deck[:known], top, *(c for c in rest if c != top)) for top in first] or [deck]
