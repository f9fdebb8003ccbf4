"""A mage's mat and cards in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gravehold.kernel.view import View
from gravehold.table.laying import BREACH_SUFFIX
from gravehold.table.reading import table_of
from gravehold.table.records import Breach, Card, Seat, SideDeck, Zone

from .boards import token_words, zone_name
from .locale import has, say
from .names import name
from .seats import mage_name
from .things import ROMAN, aether_words, counted, in_runs, phase_words

FIRST = {"hand": 0, "played": 1}  # in the list of a mage's zones


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


class ZoneWords(NamedTuple):
    """One of a mage's zones: its label and what lies there."""

    name: str
    label: str
    text: str


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
    zones: tuple[ZoneWords, ...]  # what has nothing to show is left out
    lang: str

    @property
    def life_words(self) -> str:
        if not self.life:
            return say(self.lang, "mage-exhausted")
        return say(self.lang, "life", n=self.life, full=self.full_life)

    @property
    def charge_words(self) -> str:
        if not self.slots and not self.charges:
            return ""  # there is nothing to charge
        return say(self.lang, "charges", n=self.charges, full=self.slots)


def mage_words(view: View, seat: int, lang: str = "en") -> MageWords:
    table = table_of(view)
    mat = table.seats[seat]
    tokens = [token_words(t, lang) for t in (*mat.tokens, *table.tokens_of(mat.name)) if t.usual]
    doing = ""
    if table.turn.active == seat and table.outcome is None:
        doing = phase_words(view, lang)
        doing += f", {aether_words(view, lang)}" if table.turn.phase == "main" else ""
    shown = sorted(mat.zones, key=lambda zone: FIRST.get(zone.name, len(FIRST)))
    zones = [(zone.name, _zone(mat, zone, view.codex.rules.hand_size, lang)) for zone in shown]
    return MageWords(
        seat=mat.name,
        name=mage_name(view.codex.setup, seat, lang),
        life=mat.life,
        full_life=mat.full,
        charges=mat.charges,
        slots=mat.slots,
        tokens=", ".join(tokens),
        doing=doing,
        breaches=tuple(_breach(mat, breach, lang) for breach in mat.breaches_shown),
        zones=tuple(ZoneWords(id_, zone_name(id_, lang), text) for id_, text in zones if text)
        + tuple(_beside(side, lang) for side in table.beside(mat.name)),
        lang=lang,
    )


def _breach(mat: Seat, breach: Breach, lang: str) -> BreachWords:
    place = ROMAN[breach.slot - 1]
    under = tuple(f"({name(card.id, lang)})" for zone in breach.zones for card in zone.known)
    spells = (*(_prepped_name(mat, spell, lang) for spell in breach.spells), *under)
    if breach.state == "gone":
        return BreachWords(place, "destroyed", 0, say(lang, "breach-none"), "", spells)
    if breach.state == "open":
        bonus = f" +{breach.bonus}" if breach.bonus else ""
        kind = f"breach-{breach.tile.removesuffix(BREACH_SUFFIX)}"
        state = say(lang, kind if not breach.standard and has(lang, kind) else "breach-open")
        return BreachWords(place, "open", 4, f"{state}{bonus}", "", spells)
    costs = say(lang, "breach-costs", focus=breach.focus_cost or 0, open=breach.open_cost or 0)
    kind = "focused" if breach.focused else "closed"
    state = say(lang, f"breach-{kind}", n=breach.turned)
    return BreachWords(place, kind, breach.turned, state, costs, spells)


def _prepped_name(mat: Seat, spell: Card, lang: str) -> str:
    """A spell on two breaches says so."""
    slots = mat.slots_of(spell.n)
    both = f" ({'+'.join(ROMAN[slot - 1] for slot in slots)})" if len(slots) > 1 else ""
    return name(spell.id, lang) + both


# Zones


def _beside(side: SideDeck, lang: str) -> ZoneWords:
    """What lies beside the mat because this mage brings it."""
    cards = counted(_names(side.deck.known, lang), lang)
    text = str(len(side.deck)) if side.face_down else cards
    return ZoneWords(side.id, zone_name(side.id, lang), text)


def _names(cards: tuple[Card, ...], lang: str) -> list[str]:
    return [name(card.id, lang) for card in cards]


def _zone(mat: Seat, zone: Zone, hand_size: int, lang: str) -> str:
    """What lies there; '' if that is not worth a line."""
    tell = TOLD.get(zone.name)
    return tell(mat, zone, hand_size, lang) if tell else counted(_names(zone.known, lang), lang, "")


def _hand(mat: Seat, zone: Zone, hand_size: int, lang: str) -> str:
    return counted(_names(zone.known, lang), lang)


def _deck(mat: Seat, zone: Zone, hand_size: int, lang: str) -> str:
    pile = mat.zone("discard")
    if not len(zone):
        return say(lang, "deck-flips") if len(pile) else "0"
    parts = [in_runs(_names(zone.ordered, lang), lang)] if zone.ordered else []
    if zone.mixed:
        parts.append(say(lang, "deck-unknown", cards=counted(_names(zone.mixed, lang), lang)))
    cards = "; ".join(parts)
    if len(zone) < hand_size and len(pile):
        cards = say(lang, "deck-then-discard", cards=cards)
    return f"{len(zone)}: {cards}"


def _discard(mat: Seat, zone: Zone, hand_size: int, lang: str) -> str:
    """As it will be drawn; the card discarded last, on top, comes last."""
    if not len(zone):
        return "0"
    cards = in_runs(_names(zone.known, lang), lang)
    return say(lang, "discard-top", n=len(zone), cards=cards)


# Zones of which more is told than the names of what lies there.
TOLD: dict[str, Callable[[Seat, Zone, int, str], str]] = {
    "hand": _hand,
    "deck": _deck,
    "discard": _discard,
}


def discard_words(view: View, seat: int, lang: str = "en") -> str:
    """A whole discard pile, first discarded first: as it will be drawn; '' if it is empty."""
    pile = table_of(view).seats[seat].zone("discard")
    return in_runs(_names(pile.known, lang), lang, "")
