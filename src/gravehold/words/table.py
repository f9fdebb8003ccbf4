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

from .grammar.definitions import mat_rules
from .grammar.foes import token_noun
from .locale import say
from .mats import MageWords, mage_words
from .names import name
from .things import amount, card_name, card_text, counted, seat_words, turn_card_name


class CardWords(NamedTuple):
    """A minion or power in play; `kind` says which."""

    name: str
    kind: str
    kind_words: str
    marks: str  # 'life 5/5', 'power 2'
    text: str

    @property
    def said_as(self) -> str:
        """'minion, life 5/5', but only 'power 2'."""
        return f"{self.kind_words}, {self.marks}" if self.kind == "minion" else self.marks


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
    lang: str

    @property
    def life_words(self) -> str:
        if not self.vulnerable:
            return say(self.lang, "cannot-be-damaged")
        return say(self.lang, "life", n=self.life, full=self.full_life)


class PileWords(NamedTuple):
    """A pile of the supply."""

    name: str
    kind: str
    letter: str
    cost: int
    left: int
    affordable: bool
    stock: str


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


def describe(view: View, lang: str = "en") -> TableWords:
    """Everything a seat may see, said in a language."""
    s, codex = view.state, view.codex
    return TableWords(
        turn=say(lang, "table-turn", n=s.turn),
        nemesis=_nemesis(view, lang),
        gravehold=s.gravehold,
        gravehold_full=codex.gravehold_life,
        gravehold_words=say(lang, "table-gravehold", life=s.gravehold, full=codex.gravehold_life),
        order=_order(view, lang),
        supply_title=say(lang, "table-supply"),
        supply=_supply(view, lang),
        mages=tuple(mage_words(view, seat, lang) for seat in range(codex.players)),
    )


# The nemesis


def _nemesis(view: View, lang: str) -> NemesisWords:
    s, codex = view.state, view.codex
    mat = codex.mat
    noun = token_noun(mat.id, lang)
    tokens = [amount(noun, n, lang) for n, _ in zip(s.counters, codex.tokens, strict=True)]
    gone = len(s.nemesis_discard)
    discard = say(lang, "table-discarded", n=gone)
    if gone:
        last = card_name(view, s.nemesis_discard[-1], lang)
        discard = say(lang, "table-discarded-last", n=gone, card=last)
    return NemesisWords(
        name=name(mat.id, lang),
        life=s.nemesis,
        full_life=codex.nemesis_life,
        vulnerable=codex.vulnerable,
        tokens=", ".join(tokens),
        rules=mat_rules(mat, lang),
        deck=_deck(view, lang),
        discard=discard,
        others=tuple(
            say(
                lang, "table-side", name=name(side.name, lang), n=len(s.side[2 * i]),
                gone=len(s.side[2 * i + 1]),
            )
            for i, side in enumerate(codex.decks)
        ),
        in_play=tuple(
            _in_play(view, card, marks, lang)
            for card, marks in zip(s.in_play, s.marks, strict=True)
        ),
        lang=lang,
    )  # fmt: skip


def _deck(view: View, lang: str) -> str:
    """With how many cards of each tier it must still hold: all but those seen elsewhere."""
    s, codex = view.state, view.codex
    basics = codex.rules.basics[codex.players - 1]
    seen = Counter(_tier(view, c) for c in (*s.in_play, *s.nemesis_discard, *s.resolving))
    left = {
        tier: sum(card.tier == tier for card in codex.nemesis.cards) + basics[tier - 1] - seen[tier]
        for tier in (1, 2, 3)
    }
    n = len(s.nemesis_deck)
    tiers = ", ".join(f"{tier}: {k}" for tier, k in left.items() if k)
    if sum(left.values()) != n or min(left.values()) < 0 or not tiers:  # a written position
        return say(lang, "table-deck", n=n)
    return say(lang, "table-deck-tiers", n=n, tiers=tiers)


def _tier(view: View, card: int) -> int:
    return int(getattr(view.codex.definitions[view.state.kind[card]], "tier", 0))


def _in_play(view: View, card: int, marks: int, lang: str) -> CardWords:
    kind = view.state.kind[card]
    definition = view.codex.definitions[kind]
    minion = view.codex.type[kind] == MINION
    full = view.codex.life[kind]
    return CardWords(
        name=name(definition.id, lang),
        kind="minion" if minion else "power",
        kind_words=say(lang, "kind-minion" if minion else "kind-power"),
        marks=say(lang, "life", n=marks, full=full) if minion else say(lang, "power", n=marks),
        text=card_text(definition, lang),
    )


# Turn order


def _order(view: View, lang: str) -> tuple[str, ...]:
    s = view.state
    nobody = say(lang, "order-nobody-yet")
    gone = counted((turn_card_name(view, card, lang) for card in s.turn_discard), lang, nobody)
    lines = [say(lang, "order-gone", who=gone)]
    if not s.turn_deck:
        lines.append(say(lang, "order-none-left"))
    else:
        known = [card for card in s.turn_deck if card != HIDDEN]
        left = Counter(view.turn_cards_left())
        left.subtract(known)
        hidden = sum(left.values())
        if hidden:
            lines.append(say(lang, "order-left", who=_left(view, left, hidden, lang)))
        else:
            lines.append(say(lang, "order-known-only"))
        if known:
            lines.append(say(lang, "order-known", who=_known(view, lang)))
    if s.holder != NOBODY:
        lines.append(say(lang, "order-wild-token", who=seat_words(view, s.holder, lang)))
    for pair, holder in zip(("1/2", "3/4"), s.pair_holder, strict=True):
        if holder != NOBODY:
            who = seat_words(view, holder, lang)
            lines.append(say(lang, "order-pair-token", pair=pair, who=who))
    return tuple(lines)


def _left(view: View, left: Counter[int], hidden: int, lang: str) -> str:
    parts = []
    for card, n in sorted(left.items()):
        called = turn_card_name(view, card, lang)
        if n > 0:
            certain = say(lang, "order-certain", who=called)
            parts.append(f"{called} {Fraction(n, hidden)}" if hidden > n else certain)
    return ", ".join(parts)


def _known(view: View, lang: str) -> str:
    deck = view.state.turn_deck
    said = []
    for i, card in enumerate(deck):
        if card != HIDDEN:
            called = turn_card_name(view, card, lang)
            place = "next" if i == 0 else "last" if i == len(deck) - 1 else "place"
            said.append(say(lang, f"order-{place}", who=called, n=i + 1))
    return ", ".join(said)


# Supply


def _supply(view: View, lang: str) -> tuple[PileWords, ...]:
    s, codex = view.state, view.codex
    run = Run(s, codex)
    spending = s.phase == "main" and s.active != NOBODY
    found = []
    for pile, kind in enumerate(codex.pile_kinds):
        left = len(s.piles[pile])
        means = aether.available(run, aether.GAIN_BITS[codex.type[kind]]) if spending else -1
        type_ = TYPE_NAMES[codex.type[kind]]
        found.append(
            PileWords(
                name=name(codex.ids[kind], lang),
                kind=type_,
                letter=say(lang, f"letter-{type_}"),
                cost=codex.cost[kind],
                left=left,
                affordable=bool(left) and codex.cost[kind] <= means,
                stock=f"x{left}" if left else say(lang, "table-stock-gone"),
            )
        )
    return tuple(found)
