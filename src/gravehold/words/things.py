"""Names and lists as questions, log and table share them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gravehold.kernel import aether
from gravehold.kernel.decision import TURN_CARDS, seat_name
from gravehold.kernel.state import HIDDEN, NEMESIS
from gravehold.kernel.view import View

from . import english
from .names import name

ROMAN = ("I", "II", "III", "IV")
PHASES = {
    "casting": "casting phase",
    "main": "main phase",
    "draw": "draw phase",
    "nemesis-main": "nemesis main phase",
    "nemesis-draw": "nemesis draw phase",
    "next": "between turns",
}


def card_name(view: View, card: int) -> str:
    return "?" if card == HIDDEN else name(view.codex.ids[view.state.kind[card]])


def seat_words(view: View, seat: int) -> str:
    """'p1 Garu'."""
    return f"{seat_name(seat)} {name(view.codex.mages[seat].id)}"


def counted(names: Iterable[str], nothing: str = "-") -> str:
    """Equal names together: '3 Crystal, Spark'."""
    counts = Counter(names)
    return ", ".join(n if k == 1 else f"{k} {n}" for n, k in counts.items()) or nothing


def in_runs(names: Iterable[str], nothing: str = "-") -> str:
    """Equal neighbours together, so that the order can be read: 'Crystal x2, Spark, Crystal'."""
    runs: list[list[Any]] = []
    for n in names:
        if runs and runs[-1][0] == n:
            runs[-1][1] += 1
        else:
            runs.append([n, 1])
    return ", ".join(n if k == 1 else f"{n} x{k}" for n, k in runs) or nothing


def turn_card_name(view: View, card: int) -> str:
    if card == NEMESIS:
        return name(view.codex.mat.id)
    return seat_words(view, card) if card < 4 else f"{TURN_CARDS[card]} card"


def aether_words(view: View) -> str:
    """'4 aether', and what is restricted: '1 aether + 2 only to gain spells'."""
    s = view.state
    pools = [f"{pool.amount}{restriction(pool.mask)}" for pool in s.pools]
    return " + ".join([f"{s.aether} aether", *pools])


def restriction(mask: int) -> str:
    """What restricted aether is for, or, if that is shorter, what it is not for."""
    names = aether.names_of(mask)
    if 2 * len(names) <= len(aether.PURPOSES):
        return f" only {english.purposes(names)}"
    never = aether.names_of(aether.ALL & ~mask)
    return f" not {english.purposes(never)}" if never else ""
