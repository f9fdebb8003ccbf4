"""What lies on the table, in small pieces of words that a screen or a page arranges."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from gravehold.kernel import aether
from gravehold.kernel.codex import MINION, TYPE_NAMES
from gravehold.kernel.run import Run
from gravehold.kernel.state import HIDDEN, NOBODY
from gravehold.kernel.view import View

from . import english
from .mats import MageWords, mage_words
from .names import name
from .things import card_name, counted, seat_words, turn_card_name


class CardWords(NamedTuple):
    """A minion or power in play."""

    name: str
    kind: str
    marks: str  # 'life 5/5', 'power 2'
    text: str


class NemesisWords(NamedTuple):
    """The nemesis with all that is its own."""

    name: str
    life: int
    full_life: int
    vulnerable: bool
    tokens: str
    rules: tuple[str, ...]  # the unleash first
    deck: str
    discard: str
    others: tuple[str, ...]  # side decks
    in_play: tuple[CardWords, ...]

    @property
    def life_words(self) -> str:
        return f"life {self.life}/{self.full_life}" if self.vulnerable else "cannot be damaged"


class PileWords(NamedTuple):
    """A pile of the supply."""

    name: str
    kind: str
    cost: int
    left: int
    affordable: bool

    @property
    def stock(self) -> str:
        return f"x{self.left}" if self.left else "gone"


class TableWords(NamedTuple):
    """The whole table."""

    turn: str
    nemesis: NemesisWords
    gravehold: int
    gravehold_full: int
    gravehold_words: str
    order: tuple[str, ...]
    supply_title: str
    supply: tuple[PileWords, ...]
    mages: tuple[MageWords, ...]


def describe(view: View) -> TableWords:
    """Everything a seat may see, said in English."""
    s, codex = view.state, view.codex
    return TableWords(
        turn=f"turn {s.turn}",
        nemesis=_nemesis(view),
        gravehold=s.gravehold,
        gravehold_full=codex.gravehold_life,
        gravehold_words=f"Gravehold {s.gravehold}/{codex.gravehold_life}",
        order=_order(view),
        supply_title="supply",
        supply=_supply(view),
        mages=tuple(mage_words(view, seat) for seat in range(codex.players)),
    )


# The nemesis


def _nemesis(view: View) -> NemesisWords:
    s, codex = view.state, view.codex
    mat = codex.mat
    tokens = [
        f"{n} {name(f'{mat.id}.token').lower()}{'s' * (n != 1)}"
        for n, _ in zip(s.counters, codex.tokens, strict=True)
    ]
    unleash = english.effect(mat.unleash, nemesis=True).replace("\n", " ")
    top = f", last {card_name(view, s.nemesis_discard[-1])}" if s.nemesis_discard else ""
    return NemesisWords(
        name=name(mat.id),
        life=s.nemesis,
        full_life=codex.nemesis_life,
        vulnerable=codex.vulnerable,
        tokens=", ".join(tokens),
        rules=(f"Unleash: {unleash}", *english.standing(mat.standing, english.PLAYERS)),
        deck=f"deck {len(s.nemesis_deck)}{_tiers(view)}",
        discard=f"discarded {len(s.nemesis_discard)}{top}",
        others=tuple(
            f"{name(side.name)} deck {len(s.side[2 * i])}, discarded {len(s.side[2 * i + 1])}"
            for i, side in enumerate(codex.decks)
        ),
        in_play=tuple(
            _in_play(view, card, marks) for card, marks in zip(s.in_play, s.marks, strict=True)
        ),
    )


def _tiers(view: View) -> str:
    """How many cards of each tier the deck must still hold: all but those seen elsewhere."""
    s, codex = view.state, view.codex
    basics = codex.rules.basics[codex.players - 1]
    seen = Counter(_tier(view, c) for c in (*s.in_play, *s.nemesis_discard, *s.resolving))
    left = {
        tier: sum(card.tier == tier for card in codex.nemesis.cards) + basics[tier - 1] - seen[tier]
        for tier in (1, 2, 3)
    }
    if sum(left.values()) != len(s.nemesis_deck) or min(left.values()) < 0:
        return ""  # a written position
    return " (tier " + ", ".join(f"{tier}: {n}" for tier, n in left.items() if n) + ")"


def _tier(view: View, card: int) -> int:
    return int(getattr(view.codex.definitions[view.state.kind[card]], "tier", 0))


def _in_play(view: View, card: int, marks: int) -> CardWords:
    kind = view.state.kind[card]
    definition = view.codex.definitions[kind]
    minion = view.codex.type[kind] == MINION
    return CardWords(
        name=name(definition.id),
        kind="minion" if minion else "power",
        marks=f"life {marks}/{view.codex.life[kind]}" if minion else f"power {marks}",
        text=" ".join(english.text(definition)),
    )


# Turn order


def _order(view: View) -> tuple[str, ...]:
    s = view.state
    gone = counted((turn_card_name(view, card) for card in s.turn_discard), "nobody yet")
    lines = [f"gone: {gone}"]
    if not s.turn_deck:
        lines.append("left: nobody; all cards are shuffled next")
    else:
        known = [card for card in s.turn_deck if card != HIDDEN]
        left = Counter(view.turn_cards_left())
        left.subtract(known)
        hidden = sum(left.values())
        lines.append("left: " + _left(view, left, hidden) if hidden else "left: known")
        if known:
            lines.append("known: " + _known(view))
    if s.holder != NOBODY:
        lines.append(f"the wild token is with {seat_words(view, s.holder)}")
    for pair, holder in zip(("1/2", "3/4"), s.pair_holder, strict=True):
        if holder != NOBODY:
            lines.append(f"the {pair} token is with {seat_words(view, holder)}")
    return tuple(lines)


def _left(view: View, left: Counter[int], hidden: int) -> str:
    return ", ".join(
        f"{turn_card_name(view, card)} {Fraction(n, hidden)}"
        if hidden > n
        else f"{turn_card_name(view, card)} for certain"
        for card, n in sorted(left.items())
        if n > 0
    )


def _known(view: View) -> str:
    deck = view.state.turn_deck
    said = []
    for i, card in enumerate(deck):
        if card != HIDDEN:
            place = "next" if i == 0 else "last" if i == len(deck) - 1 else f"number {i + 1}"
            said.append(f"{turn_card_name(view, card)} is {place}")
    return ", ".join(said)


# Supply


def _supply(view: View) -> tuple[PileWords, ...]:
    s, codex = view.state, view.codex
    run = Run(s, codex)
    spending = s.phase == "main" and s.active != NOBODY
    return tuple(
        PileWords(
            name=name(codex.ids[kind]),
            kind=TYPE_NAMES[codex.type[kind]],
            cost=codex.cost[kind],
            left=len(s.piles[pile]),
            affordable=spending
            and bool(s.piles[pile])
            and codex.cost[kind] <= aether.available(run, aether.GAIN_BITS[codex.type[kind]]),
        )
        for pile, kind in enumerate(codex.pile_kinds)
    )
