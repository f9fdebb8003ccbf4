"""Zones, tokens, tracks, boards and backs of cards that definitions declare."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from .. import boards, door, tokens, zones
from ..codex import TYPE_NAMES
from ..definitions import Board
from ..meant import at_home, pile_of, tell_moved, which
from ..nodes import places as nodes
from ..places import LASTING
from ..registry import able, evaluates, holds, live, resolves
from ..run import Picks, Run
from ..state import GONE, HIDDEN, NO_CARD, NOBODY, Ctx, RawOption
from .nemesis import lift_nemesis_card

NO_LINK: Final = -1


def _card(on: str, ctx: Ctx) -> int:
    return ctx.card if on == "this" else ctx.it


def _thing(run: Run, on: str, ctx: Ctx) -> dict[str, int] | None:
    """What tokens lie on, as the door for tokens takes it; None if there is no such thing."""
    if on == "game":
        return {}
    if on in ("this", "it"):
        card = _card(on, ctx)
        return None if card == NO_CARD else {"card": card}
    if on == "pile":
        pile = pile_of(run, ctx)
        return None if pile is None else {"pile": pile}
    seat = ctx.you if on == "you" else ctx.that
    return None if seat == NOBODY else {"seat": seat}


def _spot(run: Run, node: Any, ctx: Ctx) -> tokens.Spot | None:
    thing = _thing(run, node.on, ctx)
    return None if thing is None else tokens.spot(run, node.token, **thing)


def _change(run: Run, node: Any, ctx: Ctx, by: int) -> int:
    thing = _thing(run, node.on, ctx)
    return 0 if thing is None else tokens.change_token(run, node.token, by, **thing)


@resolves(nodes.GainTokens)
def gain_tokens(run: Run, node: nodes.GainTokens, ctx: Ctx, picks: Picks) -> None:
    _change(run, node, ctx, run.count(node.amount, ctx))


@resolves(nodes.LoseTokens)
def lose_tokens(run: Run, node: nodes.LoseTokens, ctx: Ctx, picks: Picks) -> None:
    spot = _spot(run, node, ctx)
    if spot is not None:
        n = spot.count(run) if node.amount is None else run.count(node.amount, ctx)
        _change(run, node, ctx, -n)


@able(nodes.LoseTokens)
def lose_able(run: Run, node: nodes.LoseTokens, ctx: Ctx) -> tuple[int, int]:
    if node.amount is None:
        return 0, 0
    spot, wanted = _spot(run, node, ctx), run.count(node.amount, ctx)
    return (0 if spot is None else -spot.room(run, -wanted)), wanted


@evaluates(nodes.Tokens)
def count_tokens(run: Run, node: nodes.Tokens, ctx: Ctx) -> int:
    spot = _spot(run, node, ctx)
    return 0 if spot is None else spot.count(run)


# Tracks


@resolves(nodes.Advance)
def advance(run: Run, node: nodes.Advance, ctx: Ctx, picks: Picks) -> None:
    """One step per frame, so that what a space does is over before the next (R46)."""
    spot = _spot(run, node, ctx)
    left = picks[0] if picks else run.count(node.n, ctx)
    if spot is None or left <= 0:
        return
    if spot.count(run) == spot.token.maximum:
        if not picks:  # a move that begins on the last space resolves it once
            _enter_space(run, spot, ctx, node.times)
        return
    run.push(node, ctx, (left - 1,))
    _change(run, node, ctx, 1)
    _enter_space(run, spot, ctx, node.times)


def _enter_space(run: Run, spot: tokens.Spot, ctx: Ctx, times: int) -> None:
    """What a space does is said by the mat: with nobody as 'you' it has no source (R43)."""
    here = str(spot.count(run))
    for space in spot.token.spaces:
        if space.name == here and space.enter:
            mat = ctx if ctx.you != NOBODY else replace(ctx, card=NO_CARD, it=_found(ctx))
            run.push_times(times, space.enter, mat)


def _found(ctx: Ctx) -> int:
    return ctx.card if ctx.it == NO_CARD else ctx.it


@resolves(nodes.MoveBack)
def move_back(run: Run, node: nodes.MoveBack, ctx: Ctx, picks: Picks) -> None:
    for _ in range(run.count(node.n, ctx)):
        spot = _spot(run, node, ctx)
        if spot is None or spot.count(run) in spot.token.rests:
            return
        _change(run, node, ctx, -1)


@resolves(nodes.MoveToken)
def move_token(run: Run, node: nodes.MoveToken, ctx: Ctx, picks: Picks) -> None:
    spot = _spot(run, node, ctx)
    if spot is None:
        return
    before = spot.count(run)
    spaces = [int(space.name) for space in spot.token.spaces]
    options: list[RawOption] = [("track", node.token, n) for n in spaces if n != before]
    option = run.pick(node.token, options, node, ctx, picks)
    if option is not None:
        _change(run, node, ctx, option[2] - before)
        _enter_space(run, spot, ctx, 1)


@live(nodes.MoveBack)
def move_back_live(run: Run, node: nodes.MoveBack, ctx: Ctx) -> bool:
    spot = _spot(run, node, ctx)
    if spot is None:
        return False
    n, token = spot.count(run), spot.token
    return n != token.minimum and n not in token.rests


# Zones


@holds(nodes.Beside)
def is_beside(run: Run, node: nodes.Beside, ctx: Ctx) -> bool:
    place = run.codex.tables.place.get("lasting")
    return place is not None and ctx.card in place.at(run.s)


@holds(nodes.ZoneIs)
def zone_is(run: Run, node: nodes.ZoneIs, ctx: Ctx) -> bool:
    return run.codex.tables.places[ctx.n].name == node.zone


@evaluates(nodes.InZone)
def in_zone(run: Run, node: nodes.InZone, ctx: Ctx) -> int:
    place, s, types = run.codex.tables.place.get(node.zone), run.s, run.codex.type
    if place is None:
        return 0
    cards = [card for zone in place.each(s) for card in zone]
    if not node.types:
        return len(cards)
    return sum(card != HIDDEN and TYPE_NAMES[types[s.kind[card]]] in node.types for card in cards)


@resolves(nodes.MoveTop)
def move_top(run: Run, node: nodes.MoveTop, ctx: Ctx, picks: Picks) -> None:
    place, s = run.codex.tables.place.get(node.zone), run.s
    i, to = which(run, node.zone, ctx) or 0, which(run, node.to, ctx) or 0
    there = 0 if place is None else len(place.at(s, i))
    for _ in range(min(there, run.count(node.n, ctx))):
        assert place is not None
        at = -1 if node.bottom != (place.order == "open") else 0  # a pile is noted from below
        card, known = place.at(s, i)[at], place.known(s, i)[at]
        if not at_home(run, card, node.to):
            return
        unseen = place.order == "hidden" or (node.zone == "deck" and s.blind[i] == there)
        zones.take(run, card, node.zone, i)
        s.reveals += node.shown and unseen
        # What was known of it stays known.
        zones.put(run, card, node.to, to, under=node.under, known=int(node.shown or known))
        if node.shown:
            tell_moved(run, card, node.to, to)


@able(nodes.MoveTop)
def move_top_able(run: Run, node: nodes.MoveTop, ctx: Ctx) -> tuple[int, int]:
    place, wanted = run.codex.tables.place.get(node.zone), run.count(node.n, ctx)
    i = which(run, node.zone, ctx) or 0
    return (0 if place is None else min(wanted, len(place.at(run.s, i)))), wanted


@resolves(nodes.RevealTop)
def reveal_top(run: Run, node: nodes.RevealTop, ctx: Ctx, picks: Picks) -> None:
    """A zone without cards has nothing to reveal (R23)."""
    place, s = run.codex.tables.place.get(node.zone), run.s
    if place is None or not place.at(s):
        return
    card, seen = place.at(s)[0], place.known(s)
    if not seen[0]:
        place.note(s, (1, *seen[1:]))
        s.reveals += 1
    if run.log is not None:
        run.tell("reveal", card=card)
    run.push(node.do, replace(ctx, it=card))


@able(nodes.RevealTop)
def reveal_top_able(run: Run, node: nodes.RevealTop, ctx: Ctx) -> tuple[int, int]:
    place = run.codex.tables.place.get(node.zone)
    return int(place is not None and bool(place.at(run.s))), 1


@resolves(nodes.PutInto)
def put_into(run: Run, node: nodes.PutInto, ctx: Ctx, picks: Picks) -> None:
    card = _card(node.on, ctx)
    where = [] if card == NO_CARD else zones.whereabouts(run, card)
    if where and at_home(run, card, node.zone):
        for name, i in where:
            zones.take(run, card, name, i)
        to = which(run, node.zone, ctx) or 0
        zones.put(run, card, node.zone, to, under=node.under)
        if run.log is not None and node.under:
            run.tell("under-deck", card=card)
        else:
            tell_moved(run, card, node.zone, to)


@resolves(nodes.Attach)
def attach(run: Run, node: nodes.Attach, ctx: Ctx, picks: Picks) -> None:
    """One relic for each breach (main.attach-one); it stays there when the turn ends."""
    option = run.pick("attach", _free_breaches(run, node, ctx), node, ctx, picks)
    place = None if option is None else zones.locate(run, ctx.card)
    if option is not None and place is not None:
        zones.put(run, zones.lift(run, place), "attached", 4 * option[1] + option[2])
        if run.log is not None:
            run.tell("attach", option[1], ctx.card, option[2] + 1)


def _free_breaches(run: Run, node: nodes.Attach, ctx: Ctx) -> list[RawOption]:
    s, attached = run.s, run.codex.tables.place["attached"]
    return [
        ("breach", seat, slot)
        for seat in run.players(node.whose, ctx)
        for slot in zones.SLOTS
        if s.breach[4 * seat + slot] != GONE and not attached.at(s, 4 * seat + slot)
    ]


@able(nodes.Attach)
def attach_able(run: Run, node: nodes.Attach, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_free_breaches(run, node, ctx))), 1


@resolves(nodes.LayBefore)
def lay_before(run: Run, node: nodes.LayBefore, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.player, ctx, picks, "player")
    if seat != NOBODY and lift_nemesis_card(run, ctx.card):
        zones.put(run, ctx.card, "before", seat)
        if run.log is not None:
            run.tell("laid-before", seat, ctx.card)


@resolves(nodes.StayBeside)
def stay_beside(run: Run, node: nodes.StayBeside, ctx: Ctx, picks: Picks) -> None:
    if lift_nemesis_card(run, ctx.card):
        zones.put(run, ctx.card, "lasting")
        if run.log is not None:
            run.tell("beside", card=ctx.card)


# Boards


def _board(run: Run, name: str) -> Board | None:
    return run.codex.tables.boards.get(name)


@resolves(nodes.PutOnBoard)
def put_on_board(run: Run, node: nodes.PutOnBoard, ctx: Ctx, picks: Picks) -> None:
    board = _board(run, node.board)
    if board is None:
        return
    if node.space != "first" and not boards.free_spaces(run, board, ctx):
        run.push(node.otherwise, ctx)
        return
    zone = which(run, node.zone, ctx) or 0
    card = zones.take_top(run, node.zone, zone) if node.zone else ctx.card
    if card == NO_CARD:
        return
    if not node.zone and card not in run.s.in_play and card not in run.s.resolving:
        for name, i in zones.whereabouts(run, card):
            zones.take(run, card, name, i)
    if run.log is not None:
        run.tell("onto-board", card=card)
    if node.space == "first":
        boards.push_on(run, board, card, ctx)
    else:
        boards.take_free(run, board, card, ctx, last=node.space == "last-free")


@able(nodes.PutOnBoard)
def put_on_board_able(run: Run, node: nodes.PutOnBoard, ctx: Ctx) -> tuple[int, int]:
    board = _board(run, node.board)
    if board is None or (node.space != "first" and not boards.free_spaces(run, board, ctx)):
        return run.able(node.otherwise, ctx) if node.otherwise else (0, 1)
    place = run.codex.tables.place.get(node.zone)
    zone = which(run, node.zone, ctx) or 0
    return int(not node.zone or (place is not None and bool(place.at(run.s, zone)))), 1


@resolves(nodes.AdvanceCards)
def advance_cards(run: Run, node: nodes.AdvanceCards, ctx: Ctx, picks: Picks) -> None:
    board, left = _board(run, node.board), picks[0] if picks else run.count(node.n, ctx)
    if board is not None and left > 0:
        run.push(node, ctx, (left - 1,))
        only = boards.space_number(board, node.space) if node.space else boards.ALL
        boards.advance(run, board, ctx, only)


@resolves(nodes.SkipSpace)
def skip_space(run: Run, node: nodes.SkipSpace, ctx: Ctx, picks: Picks) -> None:
    tally = run.codex.tables.tally.get((LASTING, run.codex.ids[run.s.kind[ctx.card]]))
    if tally is not None:
        tally.put(run.s, 1)


@evaluates(nodes.OnBoard)
def on_board(run: Run, node: nodes.OnBoard, ctx: Ctx) -> int:
    board = _board(run, node.board)
    return 0 if board is None else boards.on_board(run, board, node.space)


@resolves(nodes.PlaceBridge)
@resolves(nodes.RemoveBridge)
def change_bridge(
    run: Run, node: nodes.PlaceBridge | nodes.RemoveBridge, ctx: Ctx, picks: Picks
) -> None:
    """One after another; `picks` are those that were chosen, the last of them now."""
    laid = isinstance(node, nodes.PlaceBridge)
    if picks:
        set_bridge(run, picks[-1], laid)
    left, found = node.n - len(picks), _bridges_for(run, node)
    if 0 < left < len(found):
        run.ask("bridge", run.chooser(ctx), found, node, ctx, picks)
    elif left > 0:  # all of them, in whatever order
        for option in found:
            set_bridge(run, option, laid)


def _bridges_for(run: Run, node: nodes.PlaceBridge | nodes.RemoveBridge) -> list[RawOption]:
    if isinstance(node, nodes.PlaceBridge):
        return bridge_options(run, node.board, laid=False)
    found, board = bridge_options(run, node.board, laid=True), _board(run, node.board)
    if not node.space or board is None:
        return found
    return [o for o in found if node.space in (board.links[o[2]].one, board.links[o[2]].two)]


@resolves(nodes.SwapBridge)
def swap_bridge(run: Run, node: nodes.SwapBridge, ctx: Ctx, picks: Picks) -> None:
    """First where to lay one; `picks` then begins with that, and which other goes is asked."""
    if not picks or picks[0][0] == "link":
        free = bridge_options(run, node.board, False)
        option = run.pick("bridge", free, node, ctx, picks)
        if option is not None:
            set_bridge(run, option, True)
        if option is not None or not free:
            new = NO_LINK if option is None else option[2]
            run.push(node, ctx, (("laid", node.board, new),))
        return
    others = [o for o in bridge_options(run, node.board, True) if o[2] != picks[0][2]]
    if len(picks) == 1 and len(others) > 1:
        run.ask("bridge", run.chooser(ctx), others, node, ctx, picks)
    elif others:
        set_bridge(run, picks[1] if len(picks) > 1 else others[0], False)


def bridge_options(run: Run, name: str, laid: bool) -> list[RawOption]:
    """The bridges there are, or the links without one."""
    board = _board(run, name)
    if board is None:
        return []
    return [
        ("link", name, i) for i, there in enumerate(boards.bridges(run, board)) if there == laid
    ]


def set_bridge(run: Run, option: RawOption, laid: bool) -> None:
    run.codex.tables.tally["link", option[1]].put(run.s, int(laid), option[2])
    if run.log is not None:
        run.tell("bridge-laid" if laid else "bridge-gone", n=option[2], token=option[1])


@able(nodes.PlaceBridge)
@able(nodes.RemoveBridge)
def bridge_able(
    run: Run, node: nodes.PlaceBridge | nodes.RemoveBridge, ctx: Ctx
) -> tuple[int, int]:
    return min(node.n, len(_bridges_for(run, node))), node.n


@holds(nodes.Connected)
def is_connected(run: Run, node: nodes.Connected, ctx: Ctx) -> bool:
    board, pile = _board(run, node.board), pile_of(run, ctx)
    if board is None or pile is None:
        return True
    return boards.connected(run, board, str(pile + 1), "1")
