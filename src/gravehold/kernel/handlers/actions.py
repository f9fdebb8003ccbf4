"""What mats and cards offer in the main phase beside the rules' own actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from .. import aether, boards, deeds, via
from ..definitions import MOST
from ..nodes.clauses import Action
from ..nodes.moves import OfferThisTurn
from ..nodes.places import PlaceBridge
from ..nodes.resources import SpendAether
from ..run import Run
from ..sources import listening, mark_of
from ..state import NO_CARD, NOBODY, Ctx, RawOption
from .nemesis import chosen_minions
from .places import bridge_options

OTHER: Final = aether.BIT["other"]


def action_options(run: Run, seat: int) -> list[RawOption]:
    """An option for each thing, link and amount an action can be done with."""
    found: list[RawOption] = []
    for clause, ctx in listening(run, run.codex.actions, "main-phase", seat):
        if clause.once and mark_of(ctx) in run.s.used:
            continue
        mine = replace(ctx, you=seat, via=via.AETHER)
        fixed = _has_one_price(clause)
        if fixed and not is_affordable(run, clause, mine):
            continue
        if deeds.forbidden(run, "act", seat, token=clause.verb):
            continue
        source, number, _, index = deeds.place_of(run, run.codex.actions, clause, ctx)
        place = (clause.verb, source, number, index, ctx.card)
        if isinstance(clause.do, PlaceBridge):
            found += _of_links(run, clause, mine, place)
            continue
        if clause.board:
            found += _on_board(run, clause, mine, place)
            continue
        for it, *n in _choices(run, clause):
            inner = replace(mine, it=it, n=sum(n))
            if (fixed or is_affordable(run, clause, inner)) and run.live(clause.do, inner):
                found.append(("act", *place, ctx.card if it == NO_CARD else it, *n))
    return found


def _has_one_price(clause: Action) -> bool:
    """Whether it costs the same whatever it is done with."""
    price = clause.price
    return isinstance(price, SpendAether) and type(price.amount) is int


def offered_this_turn(run: Run, seat: int) -> list[RawOption]:
    """What cards played earlier in the turn let this player do; the same thing once."""
    found: dict[OfferThisTurn, RawOption] = {}
    for i, (node, ctx) in enumerate(run.s.delayed):
        if type(node) is not OfferThisTurn or ctx.you != seat or node in found:
            continue
        inner = replace(ctx, via=via.AETHER)
        if is_affordable(run, node, inner) and run.live(node.do, inner):
            place = (node.verb, deeds.OFFERED, run.s.kind[ctx.card], i, ctx.card, NO_CARD)
            found[node] = ("act", *place)
    return list(found.values())


def _of_links(run: Run, clause: Action, ctx: Ctx, place: RawOption) -> list[RawOption]:
    """An option for each link without a bridge, if the price can be paid."""
    if not isinstance(clause.do, PlaceBridge) or not is_affordable(run, clause, ctx):
        return []
    free, paid = (
        bridge_options(run, clause.do.board, laid=False),
        (clause.paid,) * bool(clause.paid),
    )
    return [("act-link", *place, board, i, *paid) for _, board, i in free]


def _on_board(run: Run, clause: Action, ctx: Ctx, place: RawOption) -> list[RawOption]:
    """An option for each card on a board for which the price can be paid."""
    board = run.codex.tables.boards.get(clause.board)
    if board is None:
        return []
    verb = "act-on" if board.supply else "act-at"
    found: list[RawOption] = []
    fixed = _has_one_price(clause)
    for i, card in boards.cards_on(run, board):
        inner = replace(ctx, it=card)
        if (fixed or is_affordable(run, clause, inner)) and run.live(clause.do, inner):
            found.append((verb, *place, card, board.name, i))
    return found


def _choices(run: Run, clause: Action) -> Iterator[tuple[int, ...]]:
    """What 'it' is, and where that is to be chosen, the amount."""
    cards = [NO_CARD] if clause.each is None else chosen_minions(run, clause.each)
    if not clause.amount:
        yield from ((it,) for it in cards)
        return
    most = min(MOST, aether.available(run, OTHER))
    yield from ((it, n) for it in cards for n in range(1, most + 1))


def _changed_price(run: Run, clause: Action | OfferThisTurn, ctx: Ctx) -> int | None:
    """The aether an action costs where something changes that."""
    if "price" not in run.codex.heard or not isinstance(clause.price, SpendAether):
        return None
    printed = run.value(clause.price.amount, ctx)
    return deeds.altered(run, "price", printed, ctx.you, token=clause.verb)


def is_affordable(run: Run, clause: Action | OfferThisTurn, ctx: Ctx) -> bool:
    price = _changed_price(run, clause, ctx)
    if price is None or not isinstance(clause.price, SpendAether):
        return run.in_full(clause.price, ctx)
    return price <= aether.available(run, aether.BIT[clause.price.purpose])


def _pay(run: Run, clause: Action | OfferThisTurn, ctx: Ctx) -> None:
    price = _changed_price(run, clause, ctx)
    if price is None or not isinstance(clause.price, SpendAether):
        run.push(clause.price, ctx)
        return
    aether.pay(run, price, aether.BIT[clause.price.purpose])
    if run.log is not None:
        run.tell("pay", ctx.you, n=price)
    deeds.happened(run, "price", ctx.you, n=price, token=clause.verb)


def act(run: Run, seat: int, option: RawOption) -> None:
    """The price first, then what it is for."""
    _, _, source, number, index, card, it, *n = option
    amount = sum(n) if option[0] == "act" else 0
    ctx = Ctx(you=seat, card=card, owner=seat, it=it, n=amount, via=via.AETHER)
    clause = _chosen(run, (source, number, index), ctx)
    deeds.happened(run, "act", seat, token=clause.verb)  # lies below: it comes when all is done
    run.push(clause.do, ctx)
    _pay(run, clause, ctx)


def act_on_link(run: Run, seat: int, option: RawOption) -> None:
    """The same where a link was chosen with it: what it is for is not asked again."""
    _, _, source, number, index, card, board, i = option[:8]
    ctx = Ctx(you=seat, card=card, owner=seat, it=card, via=via.AETHER)
    clause = _chosen(run, (source, number, index), ctx)
    deeds.happened(run, "act", seat, token=clause.verb)
    run.push(clause.do, ctx, (("link", board, i),))
    _pay(run, clause, ctx)


def _chosen(run: Run, place: tuple[str, int, int], ctx: Ctx) -> Any:
    """The clause a player acts by; one that works once in a turn is used up."""
    source, number, _ = place
    clause = deeds.action_at(run, *place)
    if isinstance(clause, Action) and clause.once:
        owner = number if source == "mage" else NOBODY
        run.s.used = (*run.s.used, mark_of(replace(ctx, owner=owner)))
    if run.log is not None:
        run.tell("act", ctx.you, ctx.it, ctx.n, token=clause.verb)
    return clause
