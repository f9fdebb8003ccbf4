"""What the tokens on the mat of a nemesis are worth, read from what it does with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gravehold.kernel import nodes as n
from gravehold.kernel.definitions import Nemesis
from gravehold.kernel.nodes.base import AtMost


def token_worth(mat: Nemesis) -> float:
    """Points for each token on the mat: precious if losing them loses, bad if they protect it."""
    worth = -0.8
    for clause in mat.standing:
        if isinstance(clause, n.Whenever) and isinstance(clause.do, n.LoseGame):
            return 4.0
        if isinstance(clause, n.Alter) and clause.deed == "hit":
            worth = -1.5
    return worth


def gathered(mat: Nemesis, worth: Callable[[n.Do], float]) -> Iterator[float]:
    """Of tokens that the mat spends on harm as soon as there are enough, what each is worth."""
    for clause in mat.standing:
        do = clause.do if isinstance(clause, n.Whenever) else ()
        if not isinstance(do, n.RepeatUntil) or not isinstance(do.condition, AtMost):
            continue
        if isinstance(do.condition.value, n.NemesisTokens):
            body = do.do if isinstance(do.do, tuple) else (do.do,)
            harm = tuple(part for part in body if not isinstance(part, n.NemesisLosesTokens))
            yield worth(harm) / (do.condition.n + 1)
