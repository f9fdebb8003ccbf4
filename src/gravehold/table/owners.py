"""Who brings what lies on a table: the nemesis, an ally, a seat, or the rules."""

from __future__ import annotations

from collections.abc import Iterator

from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Ally, Board, Mage, Nemesis, Token, Zone
from gravehold.kernel.nodes.places import StayBeside
from gravehold.kernel.places import BROUGHT_BY, token_of

NEMESIS, ALLY, NOBODYS = "nemesis", "ally", ""


def owner_of(brought: Zone | Board | None, codex: Codex) -> str:
    """Beside whose mat it lies: that of the first who brings it; what the rules bring, nobody's."""
    for owner, source in _owners(codex):
        boards = [board.name for board in source.boards]  # a game may know it in part (piles)
        if brought in source.zones or (isinstance(brought, Board) and brought.name in boards):
            return owner
    of_nemesis = [BROUGHT_BY[StayBeside], *(z for deck in codex.decks for z in deck.zones())]
    return NEMESIS if brought in of_nemesis else NOBODYS


def brought_by(token: Token | None, codex: Codex) -> str:
    """Who brings a kind of token; nobody: the rules."""
    for owner, source in _owners(codex):
        if token in [token_of(each) for each in source.tokens]:
            return owner
    return NOBODYS


def _owners(codex: Codex) -> Iterator[tuple[str, Mage | Nemesis | Ally]]:
    yield NEMESIS, codex.mat
    if codex.setup.ally is not None:
        yield ALLY, codex.setup.ally
    for seat, mage in enumerate(codex.mages):
        yield seat_name(seat), mage
