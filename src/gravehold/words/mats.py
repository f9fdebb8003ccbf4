"""A mage's mat and cards in words."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.kernel.decision import seat_name
from gravehold.kernel.state import GONE, OPEN
from gravehold.kernel.view import View

from .locale import say
from .names import name
from .things import ROMAN, aether_words, card_name, counted, in_runs, phase_words, player_tokens


class BreachWords(NamedTuple):
    """One breach of a mat; `kind` is open, closed, focused (this turn) or destroyed."""

    place: str
    kind: str
    turned: int  # quarters, 4 if open
    state: str
    costs: str
    spells: tuple[str, ...]

    @property
    def short(self) -> str:
        """'2/4' where the whole state would take too much room."""
        return f"{self.turned}/4" if self.kind == "closed" else self.state


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
    lang: str

    @property
    def life_words(self) -> str:
        if not self.life:
            return say(self.lang, "mage-exhausted")
        return say(self.lang, "life", n=self.life, full=self.full_life)

    @property
    def charge_words(self) -> str:
        return say(self.lang, "charges", n=self.charges, full=self.slots)

    @property
    def zones(self) -> tuple[tuple[str, str], ...]:
        """Labels and contents; what has nothing to show is left out."""
        found = (
            (say(self.lang, "zone-hand"), self.hand),
            (say(self.lang, "zone-played"), self.played),
            (say(self.lang, "zone-deck"), self.deck),
            (say(self.lang, "zone-discard"), self.discard),
        )
        return tuple(zone for zone in found if zone[1])


def mage_words(view: View, seat: int, lang: str = "en") -> MageWords:
    s, codex = view.state, view.codex
    kinds = codex.player_tokens
    tokens = [
        player_tokens(token, s.tokens[seat * len(kinds) + i], lang)
        for i, token in enumerate(kinds)
        if token in codex.mages[seat].tokens
    ]
    doing = ""
    if s.active == seat and s.outcome is None:
        doing = phase_words(view, lang)
        doing += f", {aether_words(view, lang)}" if s.phase == "main" else ""
    return MageWords(
        seat=seat_name(seat),
        name=name(codex.mages[seat].id, lang),
        life=s.life[seat],
        full_life=codex.start_life,
        charges=s.charges[seat],
        slots=codex.slots[seat],
        tokens=", ".join(tokens),
        doing=doing,
        breaches=tuple(_breach(view, seat, slot, lang) for slot in range(4)),
        hand=counted((card_name(view, card, lang) for card in s.hand[seat]), lang),
        played=counted((card_name(view, card, lang) for card in s.played[seat]), lang, ""),
        deck=_deck(view, seat, lang),
        discard=_discard(view, seat, lang),
        lang=lang,
    )


def _breach(view: View, seat: int, slot: int, lang: str) -> BreachWords:
    s, codex = view.state, view.codex
    i = 4 * seat + slot
    turned, tile = s.breach[i], s.tile[i]
    spells = tuple(_prepped_name(view, seat, card, lang) for card in s.prepped[i])
    if turned == GONE:
        return BreachWords(ROMAN[slot], "destroyed", 0, say(lang, "breach-none"), "", spells)
    if turned == OPEN:
        bonus = f" +{codex.bonus[tile]}" if codex.bonus[tile] else ""
        sigil = codex.tile_ids[tile] != codex.setup.tiles[slot].id
        state = say(lang, "breach-sigil" if sigil else "breach-open")
        return BreachWords(ROMAN[slot], "open", 4, f"{state}{bonus}", "", spells)
    focus, open_ = codex.focus_cost[tile], codex.open_cost[tile][turned]
    costs = say(lang, "breach-costs", focus=focus, open=open_)
    kind = "focused" if s.focused[seat] >> slot & 1 else "closed"
    state = say(lang, f"breach-{kind}", n=turned)
    return BreachWords(ROMAN[slot], kind, turned, state, costs, spells)


def _prepped_name(view: View, seat: int, card: int, lang: str) -> str:
    """A spell on two breaches says so."""
    slots = [i for i in range(4) if card in view.state.prepped[4 * seat + i]]
    both = f" ({'+'.join(ROMAN[i] for i in slots)})" if len(slots) > 1 else ""
    return card_name(view, card, lang) + both


def _deck(view: View, seat: int, lang: str) -> str:
    s = view.state
    deck, blind = s.deck[seat], s.blind[seat]
    if not deck:
        return say(lang, "deck-flips") if s.discard[seat] else "0"
    known, unknown = deck[: len(deck) - blind], deck[len(deck) - blind :]
    parts = [in_runs((card_name(view, card, lang) for card in known), lang)] if known else []
    if unknown:
        mixed = counted((card_name(view, card, lang) for card in unknown), lang)
        parts.append(say(lang, "deck-unknown", cards=mixed))
    cards = "; ".join(parts)
    if len(deck) < view.codex.rules.hand_size and s.discard[seat]:
        cards = say(lang, "deck-then-discard", cards=cards)
    return f"{len(deck)}: {cards}"


def _discard(view: View, seat: int, lang: str) -> str:
    """As it will be drawn; the card discarded last, on top, comes last."""
    pile = view.state.discard[seat]
    if not pile:
        return "0"
    return say(lang, "discard-top", n=len(pile), cards=discard_words(view, seat, lang))


def discard_words(view: View, seat: int, lang: str = "en") -> str:
    """A whole discard pile, first discarded first: as it will be drawn."""
    return in_runs((card_name(view, card, lang) for card in view.state.discard[seat]), lang)
