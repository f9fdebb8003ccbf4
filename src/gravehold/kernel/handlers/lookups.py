"""Values, conditions and players."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import boards, deeds, select, tokens, via
from ..codex import TYPE_NAMES
from ..in_play import marks_of
from ..nodes import base, values, who
from ..nodes.nemesis import MARK
from ..nodes.turn_order import TurnCardPlayer
from ..places import BEFORE, BEGUN
from ..registry import evaluates, holds, players
from ..run import Run
from ..state import NEMESIS, NO_CARD, NOBODY, OPEN, PAIR_12, PAIR_34, WILD, Ctx

COST: Final = values.CostOfIt()


def one(run: Run, selector: base.Who, ctx: Ctx) -> int:
    """The player a value speaks of: never a choice."""
    return run.players(selector, ctx)[0]


# Values


@evaluates(values.Times)
def times(run: Run, node: values.Times, ctx: Ctx) -> int:
    return node.factor * run.value(node.of, ctx)


@evaluates(values.Plus)
def plus(run: Run, node: values.Plus, ctx: Ctx) -> int:
    return run.value(node.left, ctx) + run.value(node.right, ctx)


@evaluates(values.Minus)
def minus(run: Run, node: values.Minus, ctx: Ctx) -> int:
    return max(0, run.value(node.left, ctx) - run.value(node.right, ctx))


@evaluates(values.Lower)
def lower(run: Run, node: values.Lower, ctx: Ctx) -> int:
    return min(run.value(node.one, ctx), run.value(node.two, ctx))


@evaluates(values.Higher)
def higher(run: Run, node: values.Higher, ctx: Ctx) -> int:
    return max(run.value(node.one, ctx), run.value(node.two, ctx))


@evaluates(values.When)
def when(run: Run, node: values.When, ctx: Ctx) -> int:
    return run.value(node.amount, ctx) if run.holds(node.condition, ctx) else 0


@evaluates(values.HalfUp)
def half_up(run: Run, node: values.HalfUp, ctx: Ctx) -> int:
    return (run.value(node.of, ctx) + 1) // 2


@evaluates(values.Number)
def number(run: Run, node: values.Number, ctx: Ctx) -> int:
    return ctx.n


@evaluates(values.Life)
def life(run: Run, node: values.Life, ctx: Ctx) -> int:
    return run.s.life[one(run, node.who, ctx)]


@evaluates(values.Charges)
def charges(run: Run, node: values.Charges, ctx: Ctx) -> int:
    return run.s.charges[one(run, node.who, ctx)]


@evaluates(values.OpenBreaches)
def open_breaches(run: Run, node: values.OpenBreaches, ctx: Ctx) -> int:
    seat = one(run, node.who, ctx)
    return run.s.breach[4 * seat : 4 * seat + 4].count(OPEN)


@evaluates(values.ClosedBreaches)
def closed_breaches(run: Run, node: values.ClosedBreaches, ctx: Ctx) -> int:
    return len(select.closed_breaches(run, [one(run, node.who, ctx)]))


@evaluates(values.Count)
def count(run: Run, node: values.Count, ctx: Ctx) -> int:
    return len(select.cards(run, node.cards, ctx))


@evaluates(values.Dearest)
def dearest(run: Run, node: values.Dearest, ctx: Ctx) -> int:
    cost, kind = run.codex.cost, run.s.kind
    return max((cost[kind[o[-1]]] for o in select.cards(run, node.cards, ctx)), default=-1)


@evaluates(values.Highest)
def highest(run: Run, node: values.Highest, ctx: Ctx) -> int:
    return max(run.value(node.value, replace(ctx, that=seat)) for seat in range(run.codex.players))


@evaluates(values.NemesisTokens)
def nemesis_tokens(run: Run, node: values.NemesisTokens, ctx: Ctx) -> int:
    found = run.codex.tables.on_table.get(node.token)
    return 0 if found is None else run.s.ints[found[1]]


@evaluates(values.PlayerTokens)
def player_tokens(run: Run, node: values.PlayerTokens, ctx: Ctx) -> int:
    return tokens.count(run, node.token, seat=one(run, node.who, ctx))


@evaluates(values.MinionLife)
def minion_life(run: Run, node: values.MinionLife, ctx: Ctx) -> int:
    card = ctx.card if node.on == "this" else ctx.it
    return marks_of(run, card) if card in run.s.in_play else 0


@evaluates(values.PowerLeft)
def power_left(run: Run, node: values.PowerLeft, ctx: Ctx) -> int:
    return marks_of(run, select.in_play_named(run, node.named))


@evaluates(values.NemesisTier)
def nemesis_tier(run: Run, node: values.NemesisTier, ctx: Ctx) -> int:
    s, definitions = run.s, run.codex.definitions
    cards = [*s.in_play, *s.nemesis_discard]
    before = run.codex.tables.place.get(BEFORE)
    if before is not None and run.codex.rules.revision:  # they are in play (R42)
        cards += [card for seat in range(before.many) for card in before.at(s, seat)]
    tiers: list[int] = [getattr(definitions[s.kind[card]], "tier", 0) for card in cards]
    return max((1, *tiers))  # those of no deck have none


@evaluates(values.NemesisTurnCards)
def nemesis_turn_cards(run: Run, node: values.NemesisTurnCards, ctx: Ctx) -> int:
    return sum(card >= NEMESIS for card in run.s.turn_discard)


@evaluates(values.PlayerTurnCards)
def player_turn_cards(run: Run, node: values.PlayerTurnCards, ctx: Ctx) -> int:
    return sum(card < NEMESIS for card in run.s.turn_discard)


@evaluates(values.GraveholdLife)
def gravehold_life(run: Run, node: values.GraveholdLife, ctx: Ctx) -> int:
    return run.s.gravehold


@evaluates(values.CostOfIt)
def cost_of_it(run: Run, node: values.CostOfIt, ctx: Ctx) -> int:
    return run.codex.cost[run.s.kind[ctx.it]] if ctx.it != NO_CARD else -1


@evaluates(values.CostOfGained)
def cost_of_gained(run: Run, node: values.CostOfGained, ctx: Ctx) -> int:
    return run.codex.cost[run.s.kind[ctx.gained]]


@evaluates(values.GainedThisTurn)
def gained_this_turn(run: Run, node: values.GainedThisTurn, ctx: Ctx) -> int:
    s, you = run.s, ctx.you
    if node.same_name:
        return s.gained.count((you, s.kind[ctx.card]))
    return sum(seat == you for seat, _ in s.gained)


@evaluates(values.PlayedThisTurn)
def played_this_turn(run: Run, node: values.PlayedThisTurn, ctx: Ctx) -> int:
    return run.s.plays.count(run.s.kind[ctx.card])


@evaluates(values.CastThisTurn)
def cast_this_turn(run: Run, node: values.CastThisTurn, ctx: Ctx) -> int:
    return run.s.casts.count((ctx.you, run.s.kind[ctx.card]))


@evaluates(values.PlaysThisTurn)
def plays_this_turn(run: Run, node: values.PlaysThisTurn, ctx: Ctx) -> int:
    return sum(run.codex.cost[kind] >= node.costing for kind in run.s.plays)


@evaluates(values.PileSize)
def pile_size(run: Run, node: values.PileSize, ctx: Ctx) -> int:
    pile = run.codex.pile_of.get(run.s.kind[ctx.it if node.of_it else ctx.card])
    return len(run.s.piles[pile]) if pile is not None else 0


@evaluates(values.EmptyPiles)
def empty_piles(run: Run, node: values.EmptyPiles, ctx: Ctx) -> int:
    return sum(not pile for pile in run.s.piles)


@evaluates(values.Players)
def number_of_players(run: Run, node: values.Players, ctx: Ctx) -> int:
    return run.codex.players


@evaluates(values.InPlay)
def in_play(run: Run, node: values.InPlay, ctx: Ctx) -> int:
    return len(select.called(run, node.subtype))


# Conditions


@holds(base.AtLeast)
def at_least(run: Run, node: base.AtLeast, ctx: Ctx) -> bool:
    return run.value(node.value, ctx) >= node.n


@holds(base.AtMost)
def at_most(run: Run, node: base.AtMost, ctx: Ctx) -> bool:
    return run.value(node.value, ctx) <= node.n


@holds(base.Exactly)
def exactly(run: Run, node: base.Exactly, ctx: Ctx) -> bool:
    return run.value(node.value, ctx) == node.n


@holds(base.NoLess)
def no_less(run: Run, node: base.NoLess, ctx: Ctx) -> bool:
    return run.value(node.value, ctx) >= run.value(node.than, ctx)


@holds(base.Not)
def negation(run: Run, node: base.Not, ctx: Ctx) -> bool:
    return not run.holds(node.condition, ctx)


@holds(base.Both)
def both(run: Run, node: base.Both, ctx: Ctx) -> bool:
    return run.holds(node.one, ctx) and run.holds(node.two, ctx)


@holds(base.Either)
def either(run: Run, node: base.Either, ctx: Ctx) -> bool:
    return run.holds(node.one, ctx) or run.holds(node.two, ctx)


@holds(values.AllysTurn)
def allys_turn(run: Run, node: values.AllysTurn, ctx: Ctx) -> bool:
    return run.s.active in run.players(who.ANY_ALLY, ctx)


@holds(values.OpenedIs)
def opened_is(run: Run, node: values.OpenedIs, ctx: Ctx) -> bool:
    return run.codex.tile_ids[run.s.tile[4 * ctx.that + ctx.n - 1]] == node.tile


@holds(values.BreachIsOpen)
def breach_is_open(run: Run, node: values.BreachIsOpen, ctx: Ctx) -> bool:
    return run.s.breach[4 * one(run, node.who, ctx) + node.slot - 1] == OPEN


@holds(values.CastFromOpen)
def cast_from_open(run: Run, node: values.CastFromOpen, ctx: Ctx) -> bool:
    here = ctx.where >> (node.slot - 1) & 1
    return bool(here) and run.s.breach[4 * ctx.owner + node.slot - 1] == OPEN


@holds(values.YourTurn)
def your_turn(run: Run, node: values.YourTurn, ctx: Ctx) -> bool:
    return run.s.active == ctx.you != NOBODY


@holds(values.IsExhausted)
def is_exhausted(run: Run, node: values.IsExhausted, ctx: Ctx) -> bool:
    return run.s.life[one(run, node.who, ctx)] == 0


@holds(values.DealtBy)
def dealt_by(run: Run, node: values.DealtBy, ctx: Ctx) -> bool:
    if not any(ctx.via & via.BITS[source] for source in node.sources):
        return False
    if node.at_least is None and node.at_most is None:
        return True
    if ctx.by == NO_CARD:
        return False
    cost = run.codex.cost[run.s.kind[ctx.by]]
    least, most = node.at_least, node.at_most
    return (least is None or cost >= least) and (most is None or cost <= most)


@holds(values.PushesBack)
def pushes_back(run: Run, node: values.PushesBack, ctx: Ctx) -> bool:
    return ctx.n >= deeds.altered(run, "push-back", node.n, it=ctx.it)


@holds(values.ItIs)
def it_is(run: Run, node: values.ItIs, ctx: Ctx) -> bool:
    return TYPE_NAMES[run.codex.type[run.s.kind[ctx.it]]] in node.types


@holds(values.TheyCost)
def they_cost(run: Run, node: values.TheyCost, ctx: Ctx) -> bool:
    """Of several cards 'it' is the most expensive one; without any it is none of them."""
    return ctx.n >= node.n and (not ctx.n or cost_of_it(run, COST, ctx) <= node.at_most)


@holds(values.ItIsDearest)
def it_is_dearest(run: Run, node: values.ItIsDearest, ctx: Ctx) -> bool:
    """The card itself may have come from there: it costs no more than it does."""
    s, cost = run.s, run.codex.cost
    tops = [pile[-1] for pile in s.piles if pile]
    if run.codex.tables.counters:  # boards whose cards belong to the supply (R93)
        tops += [card for _, _, card in boards.supply_on(run)]
    return all(cost[s.kind[card]] <= cost[s.kind[ctx.it]] for card in tops)


@holds(values.Some)
def some(run: Run, node: values.Some, ctx: Ctx) -> bool:
    found = run.players(node.who, ctx)
    return any(run.holds(node.condition, replace(ctx, that=seat)) for seat in found)


@holds(values.IsOneOf)
def is_one_of(run: Run, node: values.IsOneOf, ctx: Ctx) -> bool:
    found = run.players(node.who, ctx)
    return bool(found) and set(found) <= set(run.players(node.of, ctx))


@holds(values.NemesisCardRevealed)
def nemesis_card_revealed(run: Run, node: values.NemesisCardRevealed, ctx: Ctx) -> bool:
    return ctx.n >= NEMESIS


@holds(values.TurnBegunBy)
def turn_begun_by(run: Run, node: values.TurnBegunBy, ctx: Ctx) -> bool:
    tally = run.codex.tables.tally.get((BEGUN, node.card))
    return tally is not None and bool(tally.at(run.s))


@holds(values.TurnCardDiscarded)
def turn_card_discarded(run: Run, node: values.TurnCardDiscarded, ctx: Ctx) -> bool:
    names = run.codex.turn_names
    return any(names[deeds.counted_as(run, card)] == node.card for card in run.s.turn_discard)


@holds(values.NemesisCardAhead)
def nemesis_card_ahead(run: Run, node: values.NemesisCardAhead, ctx: Ctx) -> bool:
    return any(card >= NEMESIS for card in run.s.turn_deck)


# Players


@players(who.You)
def you(run: Run, node: who.You, ctx: Ctx) -> list[int]:
    return [ctx.you]


@players(who.AnyPlayer)
@players(who.Everyone)
def everyone(run: Run, node: base.Who, ctx: Ctx) -> list[int]:
    return list(range(run.codex.players))


@players(who.AnyAlly)
def any_ally(run: Run, node: who.AnyAlly, ctx: Ctx) -> list[int]:
    if run.codex.players == 1:
        return [0]
    return [seat for seat in range(run.codex.players) if seat != ctx.you]


@players(who.ThatPlayer)
def that_player(run: Run, node: who.ThatPlayer, ctx: Ctx) -> list[int]:
    return [ctx.that]


@players(who.Owner)
def owner(run: Run, node: who.Owner, ctx: Ctx) -> list[int]:
    return [ctx.owner] if ctx.owner != NOBODY else list(range(run.codex.players))


@players(who.Marked)
def marked(run: Run, node: who.Marked, ctx: Ctx) -> list[int]:
    number = tokens.count(run, MARK, card=ctx.card)
    return [number - 1] if number else []


@players(who.Most)
def most(run: Run, node: who.Most, ctx: Ctx) -> list[int]:
    found = [run.value(node.value, replace(ctx, that=seat)) for seat in range(run.codex.players)]
    return [seat for seat, value in enumerate(found) if value == max(found)]


@players(who.Fewest)
def fewest(run: Run, node: who.Fewest, ctx: Ctx) -> list[int]:
    found = [run.value(node.value, replace(ctx, that=seat)) for seat in range(run.codex.players)]
    return [seat for seat, value in enumerate(found) if value == min(found)]


@players(who.OneOf)
def one_of(run: Run, node: who.OneOf, ctx: Ctx) -> list[int]:
    return sorted({*run.players(node.one, ctx), *run.players(node.two, ctx)})


@players(who.AnotherPlayer)
def another_player(run: Run, node: who.AnotherPlayer, ctx: Ctx) -> list[int]:
    than = run.players(node.than, ctx)
    met = than if len(than) == 1 else []  # where nobody was found, anybody is another player
    return [seat for seat in range(run.codex.players) if seat not in met] or [0]


@players(who.LowestLife)
def lowest_life(run: Run, node: who.LowestLife, ctx: Ctx) -> list[int]:
    living = [life for life in run.s.life if life]
    if not living:  # only with one mage, who is the lowest even when exhausted (solo.lowest)
        return [0]
    return [seat for seat, life in enumerate(run.s.life) if life == min(living)]


@players(who.ActivePlayer)
def active_player(run: Run, node: who.ActivePlayer, ctx: Ctx) -> list[int]:
    return [] if run.s.active == NOBODY else [run.s.active]


@players(who.TheMage)
def the_mage(run: Run, node: who.TheMage, ctx: Ctx) -> list[int]:
    return list(run.codex.seats_of.get(node.mage, ()))


@players(TurnCardPlayer)
def turn_card_player(run: Run, node: TurnCardPlayer, ctx: Ctx) -> list[int]:
    return seats_of_turn_card(run, ctx.n)


def seats_of_turn_card(run: Run, card: int) -> list[int]:
    """Whom a turn order card could mean (order.shared-card-effect)."""
    if card == WILD:
        return list(range(run.codex.players))
    if card in (PAIR_12, PAIR_34):
        return [0, 1] if card == PAIR_12 else [2, 3]
    if card >= NEMESIS:
        return []
    return [0] if run.codex.players == 1 else [card]


__all__ = ["one", "seats_of_turn_card"]
