"""Between turns: who acts next, and what is forgotten when a turn is over."""

from __future__ import annotations

from typing import Final

from .. import deeds
from ..codex import BODY
from ..nodes.steps import (
    MAIN_PHASE,
    NEMESIS_TURN,
    NEXT_TURN,
    PLAIN_NEMESIS_TURN,
    PLAYER_TURN,
    TURN_OVER,
    NextTurn,
    TurnEnd,
    TurnOver,
)
from ..places import BEGUN
from ..registry import resolves
from ..run import Picks, Run, frames
from ..state import NEMESIS, NOBODY, NOTHING, PAIR_12, PAIR_34, WILD, Ctx, RawOption
from .lookups import seats_of_turn_card
from .turn_order import refill_turn_deck

NEMESIS_WITH_ABILITIES: Final = frames(NEMESIS_TURN)
PLAIN_NEMESIS: Final = frames(PLAIN_NEMESIS_TURN)
BEFORE_MAIN: Final = ("turn-start", "casting-start", "casting-end")
WHOLE_TURN: Final = frames(PLAYER_TURN)
FROM_MAIN: Final = frames(PLAYER_TURN[PLAYER_TURN.index(MAIN_PHASE) :])

# Gate Witch can shuffle her turns back for ever; players who never act again have lost.
ENDLESS: Final = 50


@resolves(NextTurn)
def next_turn(run: Run, node: NextTurn, ctx: Ctx, picks: Picks) -> None:
    if picks:
        begin(run)
        start_player_turn(run, picks[0][1], ctx.n)
    else:
        _next(run, node)


def _next(run: Run, node: NextTurn, *, begun: bool = False) -> None:
    """`begun`: what held for the turn before is forgotten already."""
    s = run.s
    if not s.turn_deck:
        refill_turn_deck(run)
    card = s.turn_deck[0]
    s.turn_deck, s.turn_seen = s.turn_deck[1:], s.turn_seen[1:]
    s.turn_discard = s.turn_discard + (card,)
    s.reveals += 1
    s.turn += 1
    if card >= NEMESIS:
        s.streak += 1
        if s.streak > ENDLESS:
            run.end(False, "nemesis-rule")
        else:
            if not begun:
                begin(run)
            start_nemesis_turn(run, card)
        return
    s.streak = 0
    seats = [card] if card < WILD and run.codex.players > 1 else who_may_act(run, card)
    if len(seats) == 1:
        if not begun:
            begin(run)
        start_player_turn(run, seats[0], card)
    else:
        if run.log is not None:
            run.tell("wild-turn", n=card)
        options: list[RawOption] = [("player", seat) for seat in seats]
        asked = range(run.codex.players) if run.codex.rules.revision else seats
        run.ask("turn", tuple(asked), options, node, Ctx(n=card), ())


def who_may_act(run: Run, card: int) -> list[int]:
    """Whose turn a player card is; tokens narrow the choice (order.four-pairs, order.three-*)."""
    s = run.s
    if card == WILD and s.holder != NOBODY:
        return [s.holder]
    if card in (PAIR_12, PAIR_34):
        held = s.ints[card - PAIR_12]
        if held != NOBODY:
            return [seat for seat in seats_of_turn_card(run, card) if seat != held]
    return seats_of_turn_card(run, card)


def start_player_turn(run: Run, seat: int, card: int) -> None:
    s = run.s
    if card in (PAIR_12, PAIR_34):
        i = card - PAIR_12
        s.ints[i] = seat if s.ints[i] == NOBODY else NOBODY
    elif card == WILD:
        wild = run.codex.tables.wild
        if wild is not None:
            wild.put(s, 1)
        elif s.holder != NOBODY:  # as it was before revision 1
            pass_wild_token(run)
    s.active = seat
    s.phase = "casting"
    if run.log is not None:
        run.tell("turn", seat, n=s.turn)
    heard = run.codex.heard
    if heard.isdisjoint(BEFORE_MAIN) and not any(s.prepped[4 * seat : 4 * seat + 4]):
        s.phase = "main"  # nothing can happen before it, so nothing lies on the stack for it
        s.stack += FROM_MAIN
        return
    s.stack += WHOLE_TURN
    if "casting-start" in heard:
        deeds.happened(run, "casting-start", seat)
    if "turn-start" in heard:
        deeds.happened(run, "turn-start", seat)  # before the casting phase begins (R38)


def pass_wild_token(run: Run) -> None:
    """To the left of who took the wild turn (order.three-token, order.three-no-choice)."""
    run.s.holder = (run.s.holder + 1) % run.codex.players


def begin(run: Run) -> None:
    """Forget what held for the turn before."""
    s = run.s
    s.used = s.gained = s.plays = s.casts = s.delayed = s.pools = ()
    s.aether = 0
    s.focused = [0] * run.codex.players
    for i, start in run.codex.tables.fleeting:
        s.ints[i] = start


def start_nemesis_turn(run: Run, card: int) -> None:
    s = run.s
    s.active = NOBODY
    s.phase = "nemesis-main"
    if run.log is not None:
        run.tell("nemesis-turn", n=s.turn)
    asked = "nemesis-draw" in run.codex.windows
    s.stack += NEMESIS_WITH_ABILITIES if asked else PLAIN_NEMESIS
    if "nemesis-turn-start" in run.codex.heard:
        deeds.happened(run, "nemesis-turn-start")
    card = deeds.counted_as(run, card)
    if card > NEMESIS:
        drawn = run.codex.mat.turn_cards[card - NEMESIS - 1]
        if (begun := run.codex.tables.tally.get((BEGUN, drawn.id))) is not None:
            begun.put(s, 1)
        run.push(drawn.on_draw, NOTHING)


@resolves(TurnEnd)
def turn_end(run: Run, node: TurnEnd, ctx: Ctx, picks: Picks) -> None:
    if "turn-end" in run.codex.heard:
        run.push(TURN_OVER, NOTHING)
        deeds.happened(run, "turn-end")
    else:  # a frame less on the stack, in every turn
        turn_over(run, TURN_OVER, ctx, ())


@resolves(TurnOver)
def turn_over(run: Run, node: TurnOver, ctx: Ctx, picks: Picks) -> None:
    if run.log is not None:
        run.tell("turn-end", run.s.active)
    wild = run.codex.tables.wild
    if wild is not None and wild.at(run.s):
        pass_wild_token(run)
    begin(run)
    run.s.active = NOBODY
    run.s.phase = "next"
    if run.s.nemesis_deck or not is_spent(run):
        _next(run, NEXT_TURN, begun=True)


def is_spent(run: Run) -> bool:
    """An empty nemesis deck with nothing in play wins the game (end.win-deck, R16)."""
    s = run.s
    if s.nemesis_deck or any(run.codex.type[s.kind[card]] != BODY for card in s.in_play):
        return False
    run.end(True, "nemesis-spent")
    return True
