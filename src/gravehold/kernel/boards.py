"""Boards at work: cards that push each other along, tokens on spaces, bridges between them."""

from __future__ import annotations

from typing import Final

from . import zones
from .definitions import Board
from .places import Place
from .run import Run
from .state import Ctx

ALL: Final = -1  # spaces


def open_spaces(run: Run, board: Board, ctx: Ctx) -> list[int]:
    """The spaces that are there now, in order."""
    gone = {
        i for name, i, tally in run.codex.tables.skips if name == board.name and tally.at(run.s)
    }
    return [
        i
        for i, space in enumerate(board.spaces)
        if i not in gone and (space.skip_if is None or not run.holds(space.skip_if, ctx))
    ]


def cards_on(run: Run, board: Board) -> list[tuple[int, int]]:
    """The cards on a board, of the players' supply only if it holds that: space and card."""
    place = run.codex.tables.place.get(board.name)
    if place is None:
        return []
    s, is_players = run.s, run.codex.is_players
    return [
        (i, card)
        for i, cards in enumerate(s.zones[place.start : place.start + place.many])
        for card in cards
        if not board.supply or is_players[s.kind[card]]
    ]


def supply_on(run: Run) -> list[tuple[str, int, int]]:
    """The cards of the supply that lie on boards: the board, the number of the space, the card."""
    s, is_players = run.s, run.codex.is_players
    return [
        (place.name, i, card)
        for place in run.codex.tables.counters
        for i, cards in enumerate(s.zones[place.start : place.start + place.many])
        for card in cards
        if is_players[s.kind[card]]
    ]


def push_on(run: Run, board: Board, card: int, ctx: Ctx) -> None:
    """A card enters the first space and pushes the others as far as needed to make room."""
    place, s = run.codex.tables.place[board.name], run.s
    entered: list[tuple[int, int]] = []
    moving: tuple[int, ...] = (card,)
    for i in open_spaces(run, board, ctx):
        there = place.at(s, i)
        place.put(s, moving, i)
        entered.append((i, moving[0]))
        moving = there
        if not moving:
            break
    if run.codex.heard_moves:
        zones.moved(run, card, "", board.name, 0)
    _resolve(run, board, entered, moving, ctx)


def take_free(run: Run, board: Board, card: int, ctx: Ctx, *, last: bool) -> bool:
    """A card takes a free space; False if there is none."""
    free = free_spaces(run, board, ctx)
    if not free:
        return False
    i = free[-1] if last else free[0]
    zones.put(run, card, board.name, i)
    _resolve(run, board, [(i, card)], (), ctx)
    return True


def free_spaces(run: Run, board: Board, ctx: Ctx) -> list[int]:
    cards = run.codex.tables.place[board.name].each(run.s)
    return [i for i in open_spaces(run, board, ctx) if not cards[i]]


def advance(run: Run, board: Board, ctx: Ctx, only: int = ALL) -> None:
    """Every card, or that of one space, goes one space on, the one in front first."""
    place, s = run.codex.tables.place[board.name], run.s
    spaces = open_spaces(run, board, ctx)
    entered: list[tuple[int, int]] = []
    gone: tuple[int, ...] = ()
    for i in reversed(range(len(board.spaces))):
        cards = place.at(s, i)
        if cards and only in (ALL, i):
            further = [k for k in spaces if k > i]
            if further and place.at(s, further[0]):
                continue  # only one of several moves, and the way is taken
            place.put(s, (), i)
            if further:
                place.put(s, cards, further[0])
                entered.append((further[0], cards[0]))
            else:
                gone = (*gone, *cards)
    _resolve(run, board, entered, gone, ctx)


def _resolve(
    run: Run, board: Board, entered: list[tuple[int, int]], gone: tuple[int, ...], ctx: Ctx
) -> None:
    """First what left the board at its end, then the spaces that were entered."""
    found = [(board.end, card) for card in gone]
    found += [(board.spaces[i].enter, card) for i, card in entered]
    for card in gone:
        _leave(run, board, card)
    for do, card in reversed(found):
        if do:
            run.push(do, Ctx(it=card))  # the board speaks, not the card that moved it (R43)


def _leave(run: Run, board: Board, card: int) -> None:
    """The card lies where it goes before anything happens (R55); in play it stays in play."""
    if card not in run.s.in_play:
        zones.put(run, card, board.off or "destroyed", under=bool(board.off))
    if run.codex.heard_moves:
        zones.moved(run, card, board.name, "", len(board.spaces) - 1)


# Links


def space_number(board: Board, name: str) -> int:
    return next(i for i, space in enumerate(board.spaces) if space.name == name)


def next_space(board: Board, i: int) -> int:
    """Where tokens go from a space; the last of a row without links stays where it is."""
    here = board.spaces[i].name
    follows = next((link.two for link in board.links if link.one == here), here)
    return space_number(board, follows)


def neighbours(board: Board, i: int) -> list[int]:
    """The spaces joined to this one by a link, either way."""
    here = board.spaces[i].name
    names = [link.two for link in board.links if link.one == here]
    names += [link.one for link in board.links if link.two == here]
    return [space_number(board, name) for name in names]


def bridges(run: Run, board: Board) -> list[bool]:
    """For each link, whether it can be crossed."""
    if not board.bridges:
        return [True] * len(board.links)
    tally = run.codex.tables.tally["link", board.name]
    return [n > 0 for n in tally.each(run.s)]


def connected(run: Run, board: Board, one: str, two: str) -> bool:
    """Whether links that can be crossed lead from one space to the other; all are two-way."""
    reached, edge = {one}, [one]
    crossed = [
        (link.one, link.two)
        for link, laid in zip(board.links, bridges(run, board), strict=True)
        if laid
    ]
    while edge:
        here = edge.pop()
        near = {b for a, b in crossed if a == here} | {a for a, b in crossed if b == here}
        edge += near - reached
        reached |= near
    return two in reached


def place_of_pile(board: Board, pile: int) -> str:
    """The space of a supply pile on a board over the piles; '' beyond its last."""
    place = str(pile + 1)
    there = {name for link in board.links for name in (link.one, link.two)}
    return place if place in there or not pile else ""


def on_board(run: Run, board: Board, space: str) -> int:
    """How many cards, tokens or bridges there are."""
    if board.bridges:
        return sum(bridges(run, board))
    spaces = [space_number(board, space)] if space else list(range(len(board.spaces)))
    if board.holds == "tokens":
        tally = run.codex.tables.tally["space", board.name]
        return sum(tally.at(run.s, i) for i in spaces)
    place: Place = run.codex.tables.place[board.name]
    return sum(len(place.at(run.s, i)) for i in spaces)
