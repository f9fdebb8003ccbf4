"""What lies on the table, in small pieces of words that a screen or a page arranges."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from gravehold.kernel.nodes import Become
from gravehold.kernel.trees import walk
from gravehold.kernel.view import View
from gravehold.table.reading import definition_of, table_of
from gravehold.table.records import NO_LIMIT, Board, Card, Nemesis, Pile, Table, Token, TurnOrder

from .boards import (
    back_words,
    board_words,
    piles_words,
    side_words,
    token_words,
    track_words,
    zone_name,
)
from .grammar.definitions import common_rules
from .grammar.foes import token_noun
from .grammar.nemesis_mats import mat_rules
from .locale import Arg, say
from .mats import MageWords, mage_words
from .names import name
from .things import amount, counted, seat_words, text_in, turn_card_name


class CardWords(NamedTuple):
    """A minion or power in play; `kind` says which."""

    name: str
    kind: str
    kind_words: str
    marks: str  # 'life 5/5', 'power 2', with what else is on it
    text: str

    @property
    def said_as(self) -> str:
        """'minion, life 5/5', but only 'power 2'."""
        return self.marks if self.kind == "power" else f"{self.kind_words}, {self.marks}"


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
    boards: tuple[str, ...]  # and tracks: a line each, and one for each thing they do
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
    lying: str  # what lies on it
    place: str  # its number in a grid of the piles, '' without one
    apart: str  # that no bridges connect it with the first pile, '' otherwise


class TableWords(NamedTuple):
    """The whole table."""

    turn: str
    nemesis: NemesisWords
    gravehold: int
    gravehold_full: int
    gravehold_words: str
    ally: tuple[str, ...]  # what who stands in the place of Gravehold has beside his life
    order: tuple[str, ...]
    supply_title: str
    beside: tuple[str, ...]  # what lies there for all
    supply: tuple[PileWords, ...]
    bridges: frozenset[tuple[int, int]] | None  # between places of a grid; None: there is no grid
    mages: tuple[MageWords, ...]


def describe(view: View, lang: str = "en") -> TableWords:
    """Everything a seat may see, said in a language."""
    table = table_of(view)
    life = table.gravehold
    apart = max((board.apart for board in table.boards), default=0)
    return TableWords(
        turn=say(lang, "table-turn", n=table.turn.number),
        nemesis=_nemesis(view, table.nemesis, lang),
        gravehold=life.count,
        gravehold_full=life.most,
        gravehold_words=_protected(table, lang),
        ally=(
            *(token_words(token, lang) for token in table.tokens_of("ally")),
            *(side_words(side, lang) for side in table.beside("ally")),
        ),
        order=_order(view, table.order, lang),
        supply_title=say(lang, "table-supply"),
        supply=tuple(_pile(pile, apart, lang) for pile in table.supply),
        bridges=_bridges(table),
        beside=tuple(side_words(side, lang) for side in table.beside("")),
        mages=tuple(mage_words(view, seat.number, lang) for seat in table.seats),
    )


def _protected(table: Table, lang: str) -> str:
    life = table.gravehold
    if not table.ally:
        return say(lang, "table-gravehold", life=life.count, full=life.most)
    called = name(table.ally, lang)
    return say(lang, "table-ally", name=called, life=life.count, full=life.most)


# The nemesis


def _nemesis(view: View, nemesis: Nemesis, lang: str) -> NemesisWords:
    noun, codex, table = token_noun(nemesis.id, lang), view.codex, table_of(view)
    pile = nemesis.zone("discard").known
    discard = say(lang, "table-discarded", n=len(pile))
    if pile:
        last = name(pile[-1].id, lang)
        discard = say(lang, "table-discarded-last", n=len(pile), card=last)
    return NemesisWords(
        name=name(nemesis.id, lang),
        life=nemesis.all_life,
        full_life=nemesis.all_full,
        vulnerable=nemesis.vulnerable,
        tokens=", ".join(
            amount(noun, token.count, lang) if token.name == "token" else token_words(token, lang)
            for token in (*nemesis.tokens, *table.tokens_of("", "nemesis"))
        ),
        rules=(*mat_rules(codex.mat, lang), *common_rules(codex.rules, codex.setup.ally, lang)),
        deck=_deck(nemesis, lang),
        discard=discard,
        others=tuple(side_words(side, lang) for side in table.beside("nemesis")),
        boards=(
            *(track_words(token, lang, nemesis.id) for token in nemesis.tokens if token.steps),
            *(line for board in table.boards for line in _board(view, board, table, lang)),
        ),
        in_play=tuple(_in_play(view, card, lang) for card in nemesis.zone("in-play").known),
        lang=lang,
    )


def _board(view: View, board: Board, table: Table, lang: str) -> tuple[str, ...]:
    if board.holds == "piles":
        return piles_words(board, table.supply, lang)
    return (
        *board_words(board, lang, table.nemesis.id),
        *(
            _spell(view, space.name, card, lang)
            for space in board.spaces
            for card in space.cards
            if card.type == "nemesis-spell"
        ),
    )


def _spell(view: View, space: str, card: Card, lang: str) -> str:
    """A spell that the nemesis will cast: what it costs to stop it, and what it does."""
    definition: Any = definition_of(view, card.id)
    args: dict[str, Arg] = {"card": name(card.id, lang), "n": definition.cost}
    return say(lang, "table-spell", space=space, text=text_in(view, definition, lang), **args)


def _deck(nemesis: Nemesis, lang: str) -> str:
    """With how many cards of each tier it must still hold."""
    n = len(nemesis.zone("deck"))
    tiers = ", ".join(f"{tier}: {k}" for tier, k in enumerate(nemesis.tiers or (), 1) if k)
    if not tiers:
        return say(lang, "table-deck", n=n)
    return say(lang, "table-deck-tiers", n=n, tiers=tiers)


def _in_play(view: View, card: Card, lang: str) -> CardWords:
    first, *others = card.tokens
    bounded = "life" if first.most != NO_LIMIT else "life-boundless"
    life = say(lang, bounded, n=first.count, full=first.most)
    marks = [say(lang, "power", n=first.count) if card.type == "power" else life]
    marks += [back_words(card, lang), _stickers(view, card, lang)]
    marks += [_marks(view, token, lang) for token in others if not token.steps]
    foe = view.codex.mat.id
    tracks = [track_words(token, lang, foe) for token in others if token.steps]
    text = text_in(view, definition_of(view, card.id), lang)
    return CardWords(
        name=name(card.id, lang),
        kind=card.type,
        kind_words=say(lang, f"kind-{card.type}"),
        marks=", ".join(filter(None, marks)),
        text="; ".join(tracks) or text,  # what all parts have in common stands on the mat
    )


def _stickers(view: View, card: Card, lang: str) -> str:
    """How many places of a card that can evolve have a sticker; '' of any other."""
    found = definition_of(view, card.id)
    if not any(isinstance(node, Become) and node.evolve for node in walk(found)):
        return ""
    n, of = getattr(found, "stickers", 0), getattr(found, "places", 0)
    return say(lang, "table-stickers", n=n, of=of)


def _marks(view: View, token: Token, lang: str) -> str:
    """'Fuel 1/3', 'Number token: Garu (p1)', '' where nobody's lies."""
    if not token.seats:
        return token_words(token, lang)
    if not token.count:
        return ""
    whose = seat_words(view, token.count - 1, lang)
    return say(lang, "table-lying", name=zone_name(token.name, lang), cards=whose)


# Turn order


def _order(view: View, order: TurnOrder, lang: str) -> tuple[str, ...]:
    nobody = say(lang, "order-nobody-yet")
    gone = counted((turn_card_name(view, card, lang) for card in order.discard), lang, nobody)
    lines = [say(lang, "order-gone", who=gone)]
    if not order.deck:
        lines.append(say(lang, "order-none-left"))
    elif order.left:
        lines.append(say(lang, "order-left", who=_left(view, order, lang)))
    else:
        lines.append(say(lang, "order-known-only"))
    if order.known:
        lines.append(say(lang, "order-known", who=_known(view, order, lang)))
    for holder in order.holders:
        if holder.seat is not None:
            who = seat_words(view, holder.seat, lang)
            wild = holder.token == "wild"
            id_ = "order-wild-token" if wild else "order-pair-token"
            lines.append(say(lang, id_, pair=holder.token, who=who))
    return tuple(lines)


def _left(view: View, order: TurnOrder, lang: str) -> str:
    parts = []
    for chance in order.left:
        called = turn_card_name(view, chance.card, lang)
        certain = say(lang, "order-certain", who=called)
        odds = f"{called} {Fraction(chance.count, chance.of)}"
        parts.append(odds if chance.of > chance.count else certain)
    return ", ".join(parts)


def _known(view: View, order: TurnOrder, lang: str) -> str:
    said = []
    for i, card in order.known:
        called = turn_card_name(view, card, lang)
        place = "next" if i == 0 else "last" if i == len(order.deck) - 1 else "place"
        said.append(say(lang, f"order-{place}", who=called, n=i + 1))
    return ", ".join(said)


# Supply


def _lying_on(pile: Pile, lang: str) -> str:
    lying = [name(card.id, lang) for zone in pile.zones for card in zone.known]
    lying += [token_words(token, lang) for token in pile.tokens if token.count]
    return ", ".join(lying)


def _pile(pile: Pile, apart: int, lang: str) -> PileWords:
    return PileWords(
        name=name(pile.id, lang),
        kind=pile.type,
        letter=say(lang, f"letter-{pile.type}"),
        cost=pile.cost,
        left=pile.count,
        affordable=pile.affordable,
        stock=f"x{pile.count}" if pile.count else say(lang, "table-stock-gone"),
        lying=_lying_on(pile, lang),
        place=pile.place,
        apart="" if pile.connected else say(lang, "pile-apart", n=apart),
    )


def _bridges(table: Table) -> frozenset[tuple[int, int]] | None:
    over = next((board for board in table.boards if board.holds == "piles"), None)
    if over is None:
        return None
    return frozenset((int(link.one), int(link.two)) for link in over.links if link.open)
