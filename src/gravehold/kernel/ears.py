"""Which clause waits for which deed, laid out flat when a codex is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from .definitions import Definition
from .nodes.base import Both, Condition
from .nodes.clauses import DEEDS, Action, Alter, Forbid, Instead, Of, Whenever
from .nodes.places import ZoneIs
from .rules import RuleSet
from .trees import REMEMBERED

if TYPE_CHECKING:
    from .codex import Codex

ByDeed = dict[str, tuple[Any, ...]]
NOTHING: Final[ByDeed] = {}
SORTS: Final = (Whenever, Alter, Forbid, Instead, Action)
NO_CLAUSES: Final = (NOTHING,) * len(SORTS)

_OF: Final[dict[str, Of]] = {"player": "you", "foe": "this", "game": "anybody"}
PLAIN_OF: Final[dict[str, Of]] = {deed: _OF[sort.about] for deed, sort in DEEDS.items()}
MOVES: Final = ("enter-zone", "leave-zone")


def concerns(clause: Whenever | Alter | Forbid | Instead | Action) -> Of:
    """Whom the deed must concern; where the clause does not say it, the plain case."""
    return clause.of or PLAIN_OF[clause.deed]


# Who waits for a deed, as bits: the rule set or the ally, the mat of the nemesis, those of mages,
# cards of the nemesis, cards that may lie at breaches, any cards.
ALL: Final = 1
MAT: Final = 2
MAGES: Final = 4
FOES: Final = 8
SPELLS: Final = 16
CARDS: Final = 32
MATS: Final = ALL | MAT | MAGES


class Ears:
    """The clauses of one sort by their source, and the deeds any of them waits for."""

    __slots__ = ("ally", "deeds", "hears", "kinds", "mages", "mat", "rules", "sort")

    def __init__(
        self, sort: int, codex: Codex, kinds: tuple[ByDeed, ...], waiting: list[int]
    ) -> None:
        """`waiting`: the kinds that have any clauses at all."""
        self.sort = sort
        self.rules = by_sort(codex.rules)[sort]
        self.mat = by_sort(codex.mat)[sort]
        self.ally = by_sort(codex.ally)[sort] if codex.ally else NOTHING
        self.mages = tuple(by_sort(mage)[sort] for mage in codex.mages)
        self.kinds = kinds
        self.hears: dict[str, int] = {}
        self._note(ALL, self.rules, self.ally)
        self._note(MAT, self.mat)
        self._note(MAGES, *self.mages)
        for kind in waiting:
            if not codex.is_players[kind]:
                bits = CARDS | FOES
            else:
                bits = CARDS | SPELLS if codex.may_be_prepped(kind) else CARDS
            self._note(bits, kinds[kind])
        self.deeds = frozenset(self.hears)

    def _note(self, bits: int, *tables: ByDeed) -> None:
        for table in tables:
            for deed in table:
                self.hears[deed] = self.hears.get(deed, 0) | bits

    def zones_of(self, deed: str, names: Iterable[str]) -> Iterator[str]:
        """Of these zones those that some clause waits for cards to enter or leave."""
        sources = (self.rules, self.mat, self.ally, *self.mages, *self.kinds)
        clauses = [clause for table in sources for clause in table.get(deed, ())]
        return (name for name in names if any(_may_mean(c.only_if, name) for c in clauses))


def _may_mean(condition: Condition | None, zone: str) -> bool:
    """Whether what is asked of a move can hold for this zone."""
    if isinstance(condition, ZoneIs):
        return condition.zone == zone
    if isinstance(condition, Both):
        return _may_mean(condition.one, zone) and _may_mean(condition.two, zone)
    return True


def all_ears(codex: Codex) -> tuple[Ears, ...]:
    """One for each sort of clause, in their order."""
    rows = [by_sort(definition) for definition in codex.definitions]
    waiting = [kind for kind, row in enumerate(rows) if row is not NO_CLAUSES]
    columns = zip(*rows, strict=True)
    return tuple(Ears(sort, codex, kinds, waiting) for sort, kinds in enumerate(columns))


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
