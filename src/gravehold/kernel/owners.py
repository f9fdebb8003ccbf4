"""Cards that bear the name of who began with them, wherever they have gone (L49)."""

from __future__ import annotations

from .codex import Codex
from .state import State


def owned(state: State, codex: Codex, id_: str, seat: int) -> int:
    """How many cards of a kind are a seat's own, in whatever zone, destroyed ones too.

    Where nothing can change such cards the set-up still says how many there are.
    """
    if not state.whose:
        mage = codex.mages[seat]
        return (*mage.hand, *mage.deck).count(id_)
    kind = codex.number.get(id_)
    return sum(k == kind and who == seat for k, who in zip(state.kind, state.whose, strict=True))
