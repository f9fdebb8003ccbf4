"""Tokens on the spaces of a board: placed, moved along its links, taken away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .. import boards
from ..definitions import Board
from ..nodes import places as nodes
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import Ctx, RawOption

TAKEN: Final = ("done", "none")


def _counts(run: Run, board: Board) -> list[int]:
    """How many tokens lie on each space."""
    tally = run.codex.tables.tally["space", board.name]
    return tally.each(run.s)


def _add(run: Run, board: Board, i: int, n: int) -> None:
    tally = run.codex.tables.tally["space", board.name]
    tally.put(run.s, tally.at(run.s, i) + n, i)


def _options(board: Board, spaces: Iterable[int]) -> list[RawOption]:
    return [("space", board.name, i) for i in spaces]


def start_of(run: Run, board: Board) -> int:
    """Where tokens begin with this number of mages."""
    names = board.starts
    if not names:
        return 0
    return boards.space_number(board, names[min(run.codex.players, len(names)) - 1])


def _move(run: Run, board: Board, moving: dict[int, int], n: int) -> None:
    """What moves together moves at once; then each space entered resolves, also in passing."""
    entered: list[int] = []
    for i, count in moving.items():
        _add(run, board, i, -count)
    for i, count in moving.items():
        at = i
        for _ in range(n):
            at = boards.next_space(board, at)
            entered += [at] * count
        _add(run, board, at, count)
        if run.log is not None and count:
            run.tell("space-moves", n=count, extra=at, token=board.name)
    for at in reversed(entered):
        if board.spaces[at].enter:
            run.push(board.spaces[at].enter, Ctx())  # the board speaks, no card (R43)


@resolves(nodes.AddToSpace)
def add_to_space(run: Run, node: nodes.AddToSpace, ctx: Ctx, picks: Picks) -> None:
    board = run.codex.tables.boards.get(node.board)
    if board is None:
        return
    n = run.count(node.amount, ctx)
    i = boards.space_number(board, node.space) if node.space else start_of(run, board)
    _add(run, board, i, n)
    if run.log is not None:
        run.tell("space-gains", n=n, extra=i, token=board.name)
    if node.on:
        _move(run, board, {i: n}, node.on)


@resolves(nodes.MoveAlong)
def move_along(run: Run, node: nodes.MoveAlong, ctx: Ctx, picks: Picks) -> None:
    board = run.codex.tables.boards.get(node.board)
    if board is None:
        return
    counts = _counts(run, board)
    laden = [i for i, count in enumerate(counts) if count]
    if node.which == "one":
        chosen = _chosen(run, node, board, ctx, picks)
    else:
        chosen = {i: counts[i] for i in _group(run, node, board, ctx, picks, laden)}
    if chosen:
        _move(run, board, chosen, run.count(node.n, ctx))


def _group(
    run: Run, node: nodes.MoveAlong, board: Board, ctx: Ctx, picks: Picks, laden: list[int]
) -> list[int]:
    """The spaces from which all tokens move; of those equally full one is chosen."""
    if node.which == "fullest":
        counts = _counts(run, board)
        fullest = [i for i in laden if counts[i] == max(counts)]
        option = run.pick(board.name, _options(board, fullest), node, ctx, picks)
        return [] if option is None else [option[2]]
    if node.which == "start":
        return [i for i in laden if i == start_of(run, board)]
    named = boards.space_number(board, node.space) if node.space else None
    return [i for i in laden if named in (None, i)]


def _chosen(
    run: Run, node: nodes.MoveAlong, board: Board, ctx: Ctx, picks: Picks
) -> dict[int, int]:
    """Tokens of choice, all different ones (R98); nothing while that is being asked."""
    left = _counts(run, board)
    chosen: dict[int, int] = {}
    for pick in picks:
        left[pick[2]] -= 1
        chosen[pick[2]] = chosen.get(pick[2], 0) + 1
    while sum(chosen.values()) < node.many and any(left):
        spaces = [i for i, count in enumerate(left) if count]
        if len(spaces) > 1 and sum(left) > node.many - sum(chosen.values()):
            run.ask(board.name, run.chooser(ctx), _options(board, spaces), node, ctx, picks)
            return {}
        left[spaces[0]] -= 1
        chosen[spaces[0]] = chosen.get(spaces[0], 0) + 1
    return chosen


@able(nodes.MoveAlong)
def move_able(run: Run, node: nodes.MoveAlong, ctx: Ctx) -> tuple[int, int]:
    board = run.codex.tables.boards.get(node.board)
    return int(board is not None and any(_counts(run, board))), 1


@resolves(nodes.TakeFromBoard)
def take_from_board(run: Run, node: nodes.TakeFromBoard, ctx: Ctx, picks: Picks) -> None:
    """One after another; the last of `picks` is the one to take now."""
    board = run.codex.tables.boards.get(node.board)
    if board is None or (picks and picks[-1][0] in TAKEN):
        return
    if picks:
        _take(run, board, picks[-1][2])
    while len(picks) < run.count(node.n, ctx):
        options = _options(board, _in_reach(run, node, board, picks))
        if not options:
            return
        if node.up_to:
            options.append(("done",) if picks else ("none",))
        if len(options) > 1:
            run.ask(board.name, run.chooser(ctx), options, node, ctx, picks)
            return
        picks = (*picks, options[0])
        _take(run, board, options[0][2])


def _take(run: Run, board: Board, i: int) -> None:
    _add(run, board, i, -1)
    if run.log is not None:
        run.tell("space-loses", n=1, extra=i, token=board.name)


def _in_reach(run: Run, node: nodes.TakeFromBoard, board: Board, picks: Picks) -> list[int]:
    """The spaces a token may be taken from, with those that were taken before it."""
    laden = [i for i, count in enumerate(_counts(run, board)) if count]
    met = {pick[2] for pick in picks}
    if not node.spaces or not met:
        return laden
    near = {k for i in met for k in boards.neighbours(board, i)} if len(met) < node.spaces else ()
    return [i for i in laden if i in met or i in near]


@able(nodes.TakeFromBoard)
def take_able(run: Run, node: nodes.TakeFromBoard, ctx: Ctx) -> tuple[int, int]:
    board = run.codex.tables.boards.get(node.board)
    there = 0 if board is None else sum(_counts(run, board))
    wanted = 1 if node.up_to else run.count(node.n, ctx)
    return min(there, wanted), wanted
