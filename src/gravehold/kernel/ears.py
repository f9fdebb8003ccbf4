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

COMMON, FOES, OURS = 1, 2, 4  # the rule set and the ally; the nemesis; the mages

PLAIN_OF: dict[str, Of] = {"player": "you", "foe": "this", "game": "anybody"}


def concerns(clause: Whenever | Alter | Forbid | Instead | Action) -> Of:
    """Whom the deed must concern; where the clause does not say it, the plain case."""
    return clause.of or PLAIN_OF[DEEDS[clause.deed].about]


class Ears:
    """The clauses of one sort by their source, and the deeds any of them waits for."""

    __slots__ = ("ally", "deeds", "kinds", "mages", "mat", "rules", "where")

    def __init__(self, sort: type[Clause], codex: Codex) -> None:
        setup = codex.setup
        self.rules = by_deed(sort, setup.rules.standing)
        self.mat = by_deed(sort, codex.mat.standing)
        self.ally = by_deed(sort, codex.ally.standing if codex.ally else ())
        self.mages = tuple(by_deed(sort, mage.standing) for mage in setup.mages)
        self.kinds = tuple(by_deed(sort, getattr(d, "standing", ())) for d in codex.definitions)
        of_players = codex.is_players
        ours = [deeds for deeds, own in zip(self.kinds, of_players, strict=True) if own]
        foes = [deeds for deeds, own in zip(self.kinds, of_players, strict=True) if not own]
        groups = (
            (COMMON, (self.rules, self.ally)),
            (FOES, (self.mat, *foes)),
            (OURS, (*ours, *self.mages)),
        )
        self.where: dict[str, int] = {}  # by deed, the groups of sources that wait for it
        for bit, tables in groups:
            for deed in {deed for table in tables for deed in table}:
                self.where[deed] = self.where.get(deed, 0) | bit
        self.deeds = frozenset(self.where)


def by_deed(sort: type[Clause], clauses: Iterable[Clause]) -> ByDeed:
    """The clauses of one sort; sources without any share one empty table."""
    found: ByDeed = {}
    for clause in clauses:
        if type(clause) is sort:
            deed: str = clause.deed  # type: ignore[attr-defined]
            found[deed] = (*found.get(deed, ()), clause)
    return found or NOTHING
