"""The course of the game: turns and their phases, as nodes on the stack."""

from __future__ import annotations

from typing import Any

from .. import harm, standing, zones
from ..codex import ATTACK, GEM, MINION, RELIC
from ..nodes.base import Effect
from ..nodes.breaches import DestroyBreach
from ..nodes.nemesis import Unleash
from ..nodes.resources import LoseCharges
from ..registry import resolves
from ..run import Picks, Run
from ..state import NEMESIS, NOBODY, OPEN, PAIR_12, PAIR_34, WILD, Ctx, Option
from .abilities import DRAW_END_WINDOW, NEMESIS_DRAW_WINDOW
from .breaches import cast_spell
from .lookups import seats_of_turn_card
from .nemesis import enter
from .turn_order import refill_turn_deck


class NextTurn(Effect, frozen=True):
    """The top turn order card says who acts (order.draw)."""


class CastingPhase(Effect, frozen=True):
    """Spells may, and on closed breaches must, be cast."""


class CastingDone(Effect, frozen=True):
    """The casting phase is over."""


class MainPhase(Effect, frozen=True):
    """Actions in any order until the player ends it."""


class DrawPhase(Effect, frozen=True):
    """Played cards are discarded, then cards drawn."""


class OrderDiscards(Effect, frozen=True):
    """The played cards go on the discard pile in the order the player chooses."""


class DrawUp(Effect, frozen=True):
    """Draw to the hand size; then the turn ends."""


class NemesisMain(Effect, frozen=True):
    """Minions and powers in play, oldest first."""


class ResolveInPlay(Effect, frozen=True):
    """One minion or power in play has its turn."""


class PowerSpent(Effect, frozen=True):
    """A power whose effect has resolved is discarded."""


class NemesisDraw(Effect, frozen=True):
    """The nemesis draws a card and resolves it."""


class AttackDone(Effect, frozen=True):
    """An attack that has resolved is discarded, unless it has moved itself."""


class NemesisTurnEnd(Effect, frozen=True):
    """What happens at the end of a nemesis turn."""


class TurnEnd(Effect, frozen=True):
    """What happens at the end of any turn."""


class TurnOver(Effect, frozen=True):
    """The last check of a turn, then the next one begins."""


class ExcessToGravehold(Effect, frozen=True):
    """What was left of the damage that exhausted a mage hits Gravehold, doubled."""


NEXT_TURN = NextTurn()
CASTING_PHASE, CASTING_DONE, MAIN_PHASE, DRAW_PHASE = (
    CastingPhase(),
    CastingDone(),
    MainPhase(),
    DrawPhase(),
)
ORDER_DISCARDS, DRAW_UP = OrderDiscards(), DrawUp()
NEMESIS_MAIN, NEMESIS_DRAW, NEMESIS_TURN_END = NemesisMain(), NemesisDraw(), NemesisTurnEnd()
RESOLVE_IN_PLAY, POWER_SPENT, ATTACK_DONE = ResolveInPlay(), PowerSpent(), AttackDone()
TURN_END, TURN_OVER = TurnEnd(), TurnOver()
EXCESS = ExcessToGravehold()
LOSE_ALL_CHARGES, DESTROY_A_BREACH = LoseCharges(), DestroyBreach()
PLAYER_TURN = (CASTING_PHASE, CASTING_DONE, MAIN_PHASE, DRAW_PHASE)
NEMESIS_TURN = (NEMESIS_MAIN, NEMESIS_DRAW_WINDOW, NEMESIS_DRAW, NEMESIS_TURN_END, TURN_END)
UNLEASH_THRICE, UNLEASH_TWICE = Unleash(3), Unleash(2)
NOTHING = Ctx()

# Gate Witch can shuffle her turns back for ever; players who never act again have lost.
ENDLESS = 50


# Between turns


@resolves(NextTurn)
def next_turn(run: Run, node: NextTurn, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if picks:
        start_player_turn(run, picks[0][1], ctx.n)
        return
    refill_turn_deck(run)
    card = s.turn_deck[0]
    s.turn_deck, s.turn_seen = s.turn_deck[1:], s.turn_seen[1:]
    s.turn_discard = (*s.turn_discard, card)
    s.reveals += 1
    s.turn += 1
    if card == NEMESIS:
        s.streak += 1
        if s.streak > ENDLESS:
            run.end(False, "nemesis-rule")
        else:
            start_nemesis_turn(run)
        return
    s.streak = 0
    seats = who_may_act(run, card)
    if len(seats) == 1:
        start_player_turn(run, seats[0], card)
    else:
        if run.log is not None:
            run.tell("wild-turn", n=card)
        options: list[Option] = [("player", seat) for seat in seats]
        run.ask("turn", tuple(seats), options, node, Ctx(n=card), ())


def who_may_act(run: Run, card: int) -> list[int]:
    """Whose turn a player card is; tokens narrow the choice (order.four-pairs, order.three-*)."""
    s = run.s
    if card == WILD and s.holder != NOBODY:
        return [s.holder]
    if card in (PAIR_12, PAIR_34):
        held = s.pair_holder[card - PAIR_12]
        if held != NOBODY:
            return [seat for seat in seats_of_turn_card(run, card) if seat != held]
    return seats_of_turn_card(run, card)


def start_player_turn(run: Run, seat: int, card: int) -> None:
    s = run.s
    if card in (PAIR_12, PAIR_34):
        i = card - PAIR_12
        s.pair_holder[i] = seat if s.pair_holder[i] == NOBODY else NOBODY
    elif card == WILD and s.holder != NOBODY:
        s.holder = (s.holder + 1) % run.codex.players
    s.active = seat
    s.phase = "casting"
    begin(run)
    if run.log is not None:
        run.tell("turn", seat, n=s.turn)
    run.push(PLAYER_TURN, NOTHING)
    standing.of_player(run, "casting-start", seat)


def begin(run: Run) -> None:
    """Forget what held for the turn before."""
    s = run.s
    s.used = s.gained = s.plays = s.casts = ()
    s.delayed = ()
    s.aether = 0
    s.pools = ()
    s.focused = [0] * run.codex.players


def start_nemesis_turn(run: Run) -> None:
    s = run.s
    s.active = NOBODY
    s.phase = "nemesis-main"
    begin(run)
    if run.log is not None:
        run.tell("nemesis-turn", n=s.turn)
    run.push(NEMESIS_TURN, NOTHING)
    standing.of_nemesis(run, "nemesis-turn-start")


@resolves(TurnEnd)
def turn_end(run: Run, node: TurnEnd, ctx: Ctx, picks: Picks) -> None:
    run.push(TURN_OVER, NOTHING)
    standing.of_nemesis(run, "turn-end")


@resolves(TurnOver)
def turn_over(run: Run, node: TurnOver, ctx: Ctx, picks: Picks) -> None:
    if run.log is not None:
        run.tell("turn-end", run.s.active)
    begin(run)
    run.s.active = NOBODY
    run.s.phase = "next"
    if not _spent(run):
        run.push(NEXT_TURN, NOTHING)


def _spent(run: Run) -> bool:
    """An empty nemesis deck with nothing in play wins the game (end.win-deck, R16)."""
    if run.s.nemesis_deck or run.s.in_play:
        return False
    run.end(True, "nemesis-spent")
    return True


# A player's turn


@resolves(CastingPhase)
def casting_phase(run: Run, node: CastingPhase, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    if picks:
        if picks[0][0] == "done":
            return
        run.push(node, NOTHING)
        cast_spell(run, seat, seat, picks[0][2])
        return
    spells = zones.prepped_cards(run, seat)
    if not spells:
        return
    options: list[Option] = [("cast", seat, card) for _, card in spells]
    if not _must_cast(run, seat):
        options.append(("done",))
    if len(options) == 1:
        casting_phase(run, node, ctx, (options[0],))
    else:
        run.ask("casting", (seat,), options, node, NOTHING, ())


def _must_cast(run: Run, seat: int) -> bool:
    """A spell on a closed breach must be cast; one closed breach of two is enough (R12)."""
    prepped, breach = run.s.prepped, run.s.breach
    slots = range(4 * seat, 4 * seat + 4)
    return bool([i for i in slots if prepped[i] and breach[i] != OPEN])


@resolves(CastingDone)
def casting_done(run: Run, node: CastingDone, ctx: Ctx, picks: Picks) -> None:
    run.s.phase = "main"
    standing.of_player(run, "casting-end", run.s.active)


@resolves(DrawPhase)
def draw_phase(run: Run, node: DrawPhase, ctx: Ctx, picks: Picks) -> None:
    """Tutorial mode: unplayed gems and relics may go to the played ones first (draw.tutorial)."""
    s = run.s
    seat = s.active
    s.phase = "draw"
    if picks and picks[0][0] == "hand":
        card = zones.lift(run, picks[0])
        s.played[seat] = (*s.played[seat], card)
    done = bool(picks) and picks[0][0] == "done"
    if run.codex.rules.tutorial and not done:
        types, kinds = run.codex.type, set()
        options: list[Option] = []
        for card in s.hand[seat]:
            kind = s.kind[card]
            if kind not in kinds and types[kind] in (GEM, RELIC):
                kinds.add(kind)
                options.append(("hand", seat, card))
        if options:
            run.ask("tutorial", (seat,), [*options, ("done",)], node, NOTHING, ())
            return
    run.push((ORDER_DISCARDS, DRAW_UP), NOTHING)


@resolves(OrderDiscards)
def order_discards(run: Run, node: OrderDiscards, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    if picks and picks[0][0] == "next":
        card = picks[0][1]
        s.played[seat] = zones.without(s.played[seat], card)
        zones.put_on_discard(run, seat, card)
        if run.log is not None:
            run.tell("discard", seat, card)
    played = s.played[seat]
    if (not picks or picks[0][0] != "done") and len(played) > 1:
        kinds: dict[int, int] = {}
        for card in played:
            kinds.setdefault(s.kind[card], card)
        if len(kinds) > 1:
            options: list[Option] = [("next", card) for card in kinds.values()]
            run.ask("order", (seat,), [*options, ("done",)], node, NOTHING, ())
            return
    s.discard[seat] = s.discard[seat] + played
    s.played[seat] = ()
    if run.log is not None:
        for card in played:
            run.tell("discard", seat, card)


@resolves(DrawUp)
def draw_up(run: Run, node: DrawUp, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    missing = run.codex.rules.hand_size - len(s.hand[seat])
    if missing > 0:
        zones.draw(run, seat, missing)
    s.aether = 0
    s.pools = ()
    run.push((DRAW_END_WINDOW, TURN_END), NOTHING)


# The nemesis turn


@resolves(NemesisMain)
def nemesis_main(run: Run, node: NemesisMain, ctx: Ctx, picks: Picks) -> None:
    for card in reversed(run.s.in_play):
        run.push(RESOLVE_IN_PLAY, Ctx(card=card))


@resolves(ResolveInPlay)
def resolve_in_play(run: Run, node: ResolveInPlay, ctx: Ctx, picks: Picks) -> None:
    s, card = run.s, ctx.card
    if card not in s.in_play:
        return
    definition: Any = run.codex.definitions[s.kind[card]]
    if run.codex.type[s.kind[card]] == MINION:
        if run.log is not None and definition.persistent:
            run.tell("persistent", card=card)
        run.push(definition.persistent, ctx)
        return
    i = s.in_play.index(card)
    left = s.marks[i] - 1
    s.marks = (*s.marks[:i], left, *s.marks[i + 1 :])
    if run.log is not None:
        run.tell("tick", card=card, n=left)
    if left <= 0:
        if run.log is not None:
            run.tell("power", card=card)
        run.push((definition.effect, POWER_SPENT), ctx)


@resolves(PowerSpent)
def power_spent(run: Run, node: PowerSpent, ctx: Ctx, picks: Picks) -> None:
    harm.leave_play(run, ctx.card)


@resolves(NemesisDraw)
def nemesis_draw(run: Run, node: NemesisDraw, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    s.phase = "nemesis-draw"
    if not s.nemesis_deck and _spent(run):
        return
    if ctx.n:
        s.extra_draws -= 1
    run.push(DRAW_AGAIN, NOTHING)
    if not s.nemesis_deck:
        run.push(UNLEASH_THRICE, NOTHING)
        return
    card = s.nemesis_deck[0]
    s.nemesis_deck, s.nemesis_seen = s.nemesis_deck[1:], s.nemesis_seen[1:]
    s.reveals += 1
    if run.log is not None:
        run.tell("nemesis-draw", card=card)
    if run.codex.type[s.kind[card]] == ATTACK:
        s.resolving = (*s.resolving, card)
        attack: Any = run.codex.definitions[s.kind[card]]
        run.push((attack.effect, ATTACK_DONE), Ctx(card=card))
    else:
        enter(run, card)


class DrawAgain(Effect, frozen=True):
    """Extra cards the nemesis draws in this draw phase."""


DRAW_AGAIN = DrawAgain()


@resolves(DrawAgain)
def draw_again(run: Run, node: DrawAgain, ctx: Ctx, picks: Picks) -> None:
    if run.s.extra_draws > 0:
        run.push(NEMESIS_DRAW, Ctx(n=1))


@resolves(AttackDone)
def attack_done(run: Run, node: AttackDone, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if ctx.card in s.resolving:
        s.resolving = zones.without(s.resolving, ctx.card)
        harm.to_nemesis_discard(run, ctx.card)


@resolves(NemesisTurnEnd)
def nemesis_turn_end(run: Run, node: NemesisTurnEnd, ctx: Ctx, picks: Picks) -> None:
    run.s.extra_draws = 0
    standing.of_nemesis(run, "nemesis-turn-end")


# Exhaustion


@resolves(harm.Exhaust)
def exhaust(run: Run, node: harm.Exhaust, ctx: Ctx, picks: Picks) -> None:
    """Unleash twice, a breach, the charges, the excess (R2)."""
    rules = run.codex.rules
    steps: list[Any] = []
    if rules.exhaust_unleash:
        steps.append(run.codex.mat.on_exhaust or UNLEASH_TWICE)
    if rules.exhaust_breach:
        steps.append(DESTROY_A_BREACH)
    if rules.exhaust_charges:
        steps.append(LOSE_ALL_CHARGES)
    run.push(EXCESS, ctx)
    for step in reversed(steps):
        own = step in (DESTROY_A_BREACH, LOSE_ALL_CHARGES)
        run.push(step, ctx if own else NOTHING)


@resolves(ExcessToGravehold)
def excess_to_gravehold(run: Run, node: ExcessToGravehold, ctx: Ctx, picks: Picks) -> None:
    harm.hurt_gravehold(run, 2 * ctx.n)
