"""What the clauses of a nemesis mat mean for what lies on a board."""

from __future__ import annotations

from gravehold.kernel.codex import Codex
from gravehold.kernel.nodes import CastBoard, Connected, Not, Suffer, Whenever
from gravehold.kernel.trees import walk


def damage_apart(codex: Codex, board: str) -> int:
    """What it costs to gain from a supply pile that no bridges connect with the first one."""
    apart = Not(Connected(board))
    return sum(
        node.amount
        for clause in codex.mat.standing
        if isinstance(clause, Whenever) and clause.deed == "gain" and apart in walk(clause.only_if)
        for node in walk(clause.do)
        if isinstance(node, Suffer) and isinstance(node.amount, int)
    )


def casts_from(codex: Codex, board: str) -> bool:
    """Whether the nemesis casts what lies on a board."""
    nodes = (node for clause in codex.mat.standing for node in walk(clause))
    return any(isinstance(node, CastBoard) and node.board == board for node in nodes)
