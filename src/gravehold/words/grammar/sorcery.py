"""What is said of spells of the nemesis, and of what its mat has a name for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.nodes import sorcery
from gravehold.kernel.nodes.cards import PREPPED
from gravehold.words.locale import Arg
from gravehold.words.names import form, name

from .nouns import cost_phrase, value_phrase
from .tone import Tone

Args = dict[str, Arg]


def _place(field: str, value: str, tone: Tone) -> Args:
    return {field: name(value, tone.lang), f"{field}_id": value}


def _perform(node: sorcery.Perform, tone: Tone) -> Args:
    n = node.times if isinstance(node.times, int) else 0
    value = value_phrase(node.times, tone)
    return {"part": form(node.part, tone.lang, "do"), "n": n, "value": value}


def _destroy(node: sorcery.DestroyOnBoard, tone: Tone) -> Args:
    cards = PREPPED.costing(at_least=node.costing, at_most=node.costing)
    n = node.n if isinstance(node.n, int) else 0
    told: Args = {"all": "yes" if node.n is None else "no", "count": n}
    told["costed"] = "no" if node.costing is None else "yes"
    told["cost"] = cost_phrase(cards, tone) if node.costing is not None else ""
    told["n"] = "" if node.n is None else value_phrase(node.n, tone)
    return told | _place("board", node.board, tone)


FILL: dict[type, Callable[[Any, Tone], Args]] = {
    sorcery.CastTop: lambda node, tone: _place("zone", node.zone, tone),
    sorcery.CastBoard: lambda node, tone: {
        **_place("board", node.board, tone),
        **_place("under", node.under, tone),
    },
    sorcery.DestroyOnBoard: _destroy,
    sorcery.Perform: _perform,
}
