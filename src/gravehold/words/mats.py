"""A mage's mat and cards in words."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.kernel.decision import seat_name
from gravehold.kernel.state import GONE, OPEN
from gravehold.kernel.view import View

from .names import name
from .things import PHASES, ROMAN, aether_words, card_name, counted, in_runs


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

    @property
    def life_words(self) -> str:
        return f"life {self.life}/{self.full_life}" if self.life else "EXHAUSTED"

    @property
    def charge_words(self) -> str:
        return f"charges {self.charges}/{self.slots}"

    @property
    def zones(self) -> tuple[tuple[str, str], ...]:
        """Labels and contents; what has nothing to show is left out."""
        found = (
            ("hand", self.hand),
            ("played", self.played),
            ("deck", self.deck),
            ("discard", self.discard),
        )
        return tuple(zone for zone in found if zone[1])


def mage_words(view: View, seat: int) -> MageWords:
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
    state = f"{turned}/4 FOCUSED" if focused else f"closed {turned}/4"
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
    few = len(deck) < view.codex.rules.hand_size and s.discard[seat]
    return f"{len(deck)}: {'; '.join(parts)}{', then the discard pile' if few else ''}"


def _discard(view: View, seat: int) -> str:
    """As it will be drawn; the card discarded last, on top, comes last."""
    pile = view.state.discard[seat]
    return f"{len(pile)}: {discard_words(view, seat)} (top)" if pile else "0"


def discard_words(view: View, seat: int) -> str:
    """A whole discard pile, first discarded first: as it will be drawn."""
    return in_runs(card_name(view, card) for card in view.state.discard[seat])
