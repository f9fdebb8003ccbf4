"""What lies on the table, in small pieces of words that a screen or a page arranges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from gravehold.kernel import aether
from gravehold.kernel.codex import MINION, TYPE_NAMES
from gravehold.kernel.decision import TURN_CARDS, seat_name
from gravehold.kernel.run import Run
from gravehold.kernel.state import GONE, HIDDEN, NEMESIS, NOBODY, OPEN
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


class BreachWords(NamedTuple):
    """One breach of a mat; `kind` is open, closed, focused (this turn) or destroyed."""

    place: str
    kind: str
    state: str
    costs: str
    spells: tuple[str, ...]


class MageWords(NamedTuple):
    """One mage's mat and cards."""

    seat: str
    name: str
    life: int
    full_life: int
    charges: int
    slots: int
    tokens: str
    doing: str  # '' unless it is this mage's turn
    breaches: tuple[BreachWords, ...]
    hand: str
    played: str
    deck: str
    discard: str


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
    tokens: str
    rules: tuple[str, ...]  # the unleash first
    deck: str
    discard: str
    others: tuple[str, ...]  # side decks
    in_play: tuple[CardWords, ...]


class PileWords(NamedTuple):
    """A pile of the supply."""

    name: str
    kind: str
    cost: int
    left: int
    affordable: bool


class TableWords(NamedTuple):
    """The whole table."""

    turn: str
    nemesis: NemesisWords
    gravehold: int
    gravehold_full: int
    order: tuple[str, ...]
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
        order=_order(view),
        supply=_supply(view),
        mages=tuple(_mage(view, seat) for seat in range(codex.players)),
    )


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
    return " (" + ", ".join(f"{n} of tier {tier}" for tier, n in left.items() if n) + ")"


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


def turn_card_name(view: View, card: int) -> str:
    if card == NEMESIS:
        return name(view.codex.mat.id)
    return seat_words(view, card) if card < 4 else f"{TURN_CARDS[card]} card"


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


# Mages


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


def _mage(view: View, seat: int) -> MageWords:
    s, codex = view.state, view.codex
    kinds = codex.player_tokens
    tokens = [
        f"{s.tokens[seat * len(kinds) + i]} {name(token)}"
        for i, token in enumerate(kinds)
        if token in codex.mages[seat].tokens
    ]
    doing = ""
    if s.active == seat and s.outcome is None:
        doing = PHASES.get(s.phase, s.phase)
        doing += f", {aether_words(view)}" if s.phase == "main" else ""
    return MageWords(
        seat=seat_name(seat),
        name=name(codex.mages[seat].id),
        life=s.life[seat],
        full_life=codex.start_life,
        charges=s.charges[seat],
        slots=codex.slots[seat],
        tokens=", ".join(tokens),
        doing=doing,
        breaches=tuple(_breach(view, seat, slot) for slot in range(4)),
        hand=counted(card_name(view, card) for card in s.hand[seat]),
        played=counted((card_name(view, card) for card in s.played[seat]), ""),
        deck=_deck(view, seat),
        discard=_discard(view, seat),
    )


def _breach(view: View, seat: int, slot: int) -> BreachWords:
    s, codex = view.state, view.codex
    i = 4 * seat + slot
    turned, tile = s.breach[i], s.tile[i]
    spells = tuple(_prepped_name(view, seat, slot, card) for card in s.prepped[i])
    if turned == GONE:
        return BreachWords(ROMAN[slot], "destroyed", "none", "", spells)
    if turned == OPEN:
        bonus = f" +{codex.bonus[tile]}" if codex.bonus[tile] else ""
        kind = "SIGIL" if codex.tile_ids[tile] != codex.setup.tiles[slot].id else "OPEN"
        return BreachWords(ROMAN[slot], "open", f"{kind}{bonus}", "", spells)
    costs = f"focus {codex.focus_cost[tile]}, open {codex.open_cost[tile][turned]}"
    focused = bool(s.focused[seat] >> slot & 1)
    state = f"closed {turned}/4{' focused' if focused else ''}"
    return BreachWords(ROMAN[slot], "focused" if focused else "closed", state, costs, spells)


def _prepped_name(view: View, seat: int, slot: int, card: int) -> str:
    """A spell on two breaches says so."""
    slots = [i for i in range(4) if card in view.state.prepped[4 * seat + i]]
    both = f" ({'+'.join(ROMAN[i] for i in slots)})" if len(slots) > 1 else ""
    return card_name(view, card) + both


def _deck(view: View, seat: int) -> str:
    s = view.state
    deck, blind = s.deck[seat], s.blind[seat]
    if not deck:
        return "0; the discard pile is turned over next" if s.discard[seat] else "0"
    known, unknown = deck[: len(deck) - blind], deck[len(deck) - blind :]
    parts = [in_runs(card_name(view, card) for card in known)] if known else []
    if unknown:
        mixed = counted(card_name(view, card) for card in unknown)
        parts.append(f"in unknown order {mixed}")
    return f"{len(deck)}: {'; '.join(parts)}"


def _discard(view: View, seat: int) -> str:
    pile = view.state.discard[seat]
    return f"{len(pile)}, top {card_name(view, pile[-1])}" if pile else "0"


def discard_words(view: View, seat: int) -> str:
    """A whole discard pile, first discarded first: as it will be drawn."""
    return in_runs(card_name(view, card) for card in view.state.discard[seat])
