"""Which clause waits for which deed, laid out flat when a codex is made."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .definitions import Definition
from .nodes.clauses import DEEDS, Action, Alter, Forbid, Instead, Of, Whenever
from .rules import RuleSet
from .trees import REMEMBERED

if TYPE_CHECKING:
    from .codex import Codex

ByDeed = dict[str, tuple[Any, ...]]
NOTHING: ByDeed = {}
SORTS = (Whenever, Alter, Forbid, Instead, Action)
NO_CLAUSES = (NOTHING,) * len(SORTS)

PLAIN_OF: dict[str, Of] = {"player": "you", "foe": "this", "game": "anybody"}


def concerns(clause: Whenever | Alter | Forbid | Instead | Action) -> Of:
    """Whom the deed must concern; where the clause does not say it, the plain case."""
    return clause.of or PLAIN_OF[DEEDS[clause.deed].about]


class Ears:
    """The clauses of one sort by their source, and the deeds any of them waits for."""

    __slots__ = (
        "ally", "deeds", "kinds", "mages", "mat", "of_all", "of_mages", "on_cards", "on_mats",
        "rules", "sort",
    )  # fmt: skip

    def __init__(self, sort: int, codex: Codex, kinds: tuple[ByDeed, ...]) -> None:
        self.sort = sort
        self.rules = by_sort(codex.rules)[sort]
        self.mat = by_sort(codex.mat)[sort]
        self.ally = by_sort(codex.ally)[sort] if codex.ally else NOTHING
        self.mages = tuple(by_sort(mage)[sort] for mage in codex.mages)
        self.kinds = kinds
        self.of_mages = frozenset(deed for table in self.mages for deed in table)
        self.of_all = frozenset((*self.rules, *self.ally))
        self.on_mats = self.of_mages | self.of_all | frozenset(self.mat)
        self.on_cards = frozenset(deed for table in kinds if table for deed in table)
        self.deeds = self.on_mats | self.on_cards


def all_ears(codex: Codex) -> tuple[Ears, ...]:
    """One for each sort of clause, in their order."""
    columns = zip(*map(by_sort, codex.definitions), strict=True)
    return tuple(Ears(sort, codex, kinds) for sort, kinds in enumerate(columns))


@lru_cache(maxsize=REMEMBERED)
def by_sort(source: Definition | RuleSet) -> tuple[ByDeed, ...]:
    """The clauses of a source, sort by sort; sources without any share empty tables."""
    standing = getattr(source, "standing", ())
    return tuple(_by_deed(sort, standing) for sort in SORTS) if standing else NO_CLAUSES


def _by_deed(sort: type[Any], clauses: tuple[Any, ...]) -> ByDeed:
    found: ByDeed = {}
    for clause in clauses:
        if type(clause) is sort:
            found[clause.deed] = (*found.get(clause.deed, ()), clause)
    return found or NOTHING


@lru_cache(maxsize=REMEMBERED)
def waits_of(source: Definition) -> tuple[tuple[int, str, tuple[Any, ...]], ...]:
    """All that a card waits for: the sort, the deed, and its clauses."""
    return tuple(
        (sort, deed, clauses)
        for sort, table in enumerate(by_sort(source))
        for deed, clauses in table.items()
    )
