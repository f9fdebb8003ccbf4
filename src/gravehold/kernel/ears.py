"""Which clause waits for which deed, laid out flat when a codex is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .nodes.base import Clause
from .nodes.clauses import DEEDS, Action, Alter, Forbid, Instead, Of, Whenever

if TYPE_CHECKING:
    from .codex import Codex

ByDeed = dict[str, tuple[Any, ...]]
NOTHING: ByDeed = {}

PLAIN_OF: dict[str, Of] = {"player": "you", "foe": "this", "game": "anybody"}


def concerns(clause: Whenever | Alter | Forbid | Instead | Action) -> Of:
    """Whom the deed must concern; where the clause does not say it, the plain case."""
    return clause.of or PLAIN_OF[DEEDS[clause.deed].about]


class Ears:
    """The clauses of one sort by their source, and the deeds any of them waits for."""

    __slots__ = ("ally", "common", "deeds", "foes", "kinds", "mages", "mat", "ours", "rules")

    def __init__(self, sort: type[Clause], codex: Codex) -> None:
        setup = codex.setup
        self.rules = by_deed(sort, setup.rules.standing)
        self.mat = by_deed(sort, codex.mat.standing)
        self.ally = by_deed(sort, setup.ally.standing if setup.ally else ())
        self.mages = tuple(by_deed(sort, mage.standing) for mage in setup.mages)
        self.kinds = tuple(by_deed(sort, getattr(d, "standing", ())) for d in codex.definitions)
        of_players = codex.is_players
        ours = [deeds for deeds, own in zip(self.kinds, of_players, strict=True) if own]
        foes = [deeds for deeds, own in zip(self.kinds, of_players, strict=True) if not own]
        self.ours = frozenset(deed for deeds in (*ours, *self.mages) for deed in deeds)
        self.foes = frozenset(deed for deeds in foes for deed in deeds)
        self.common = frozenset((*self.rules, *self.ally))
        self.deeds = self.ours | self.foes | self.common | {*self.mat}


def by_deed(sort: type[Clause], clauses: Iterable[Clause]) -> ByDeed:
    """The clauses of one sort; sources without any share one empty table."""
    found: ByDeed = {}
    for clause in clauses:
        if type(clause) is sort:
            deed: str = clause.deed  # type: ignore[attr-defined]
            found[deed] = (*found.get(deed, ()), clause)
    return found or NOTHING
