"""What is said of cards that wear out or come round too soon: degraded, flawed, put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.nodes import moves, places
from gravehold.kernel.nodes.cards import Cards
from gravehold.kernel.nodes.values import Count
from gravehold.words.locale import Arg, say
from gravehold.words.names import name

from .foes import token_noun
from .nouns import cards_phrase
from .tone import Tone

Args = dict[str, Arg]


def _degrade(node: moves.Degrade, tone: Tone) -> Args:
    if not node.every:
        return {"cards": cards_phrase(1, node.cards, tone, dearest=node.dearest)}
    return _every(node.cards.costing(at_least=2), tone)


def _every(cards: Cards, tone: Tone) -> Args:
    told = cards_phrase(1, cards, tone, form="each")
    return {"cards": say(tone.lang, "cards-every", cards=told)}


def _flaw(node: places.Flaw, tone: Tone) -> Args:
    found: Args = {"cards": cards_phrase(1, node.cards, tone), "into": name(node.into, tone.lang)}
    return {**found, "token": token_noun(tone.foe, tone.lang, node.token)}


FILL: dict[type, Callable[[Any, Tone], Args]] = {
    moves.Degrade: _degrade,
    moves.PutAllOnDeck: lambda node, tone: {
        "cards": cards_phrase(Count(node.cards), node.cards, tone, form="from")
    },
    places.Flaw: _flaw,
}
