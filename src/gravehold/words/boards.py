"""What definitions bring to a table, in words: zones, boards, tracks, tokens and backs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from gravehold.kernel.nodes.base import Do
from gravehold.kernel.trees import REMEMBERED
from gravehold.table.records import NO_LIMIT, Board, Card, Pile, SideDeck, Space, Token

from .grammar.paragraphs import paragraphs
from .grammar.tone import Tone
from .locale import has, say
from .names import is_named, name
from .things import counted, player_tokens


@lru_cache(maxsize=REMEMBERED)
def space_text(do: Do, lang: str, foe: str = "", of_nemesis: bool = True) -> str:
    """What happens to whatever comes to a space; '' nothing."""
    told = paragraphs(do, Tone(lang, nemesis=of_nemesis, foe=foe)) if do else []
    return " ".join(part.text for part in told)


def zone_name(id_: str, lang: str) -> str:
    """A zone, a board, or what is on a back; the discard pile of a side deck is called after it."""
    if has(lang, f"zone-{id_}"):
        return say(lang, f"zone-{id_}")
    deck = id_.removesuffix("-discard")
    if deck != id_ and not is_named(id_, lang):
        return say(lang, "zone-discard-of", deck=name(deck, lang), deck_id=deck)
    return name(id_, lang)


# Tokens and tracks


def token_words(token: Token, lang: str) -> str:
    """'2 Trophies', 'Lantern 2/3'."""
    if token.most == NO_LIMIT and not token.steps:
        return player_tokens(token.name, token.count, lang)
    return say(
        lang, "table-track", name=zone_name(token.name, lang), n=token.count, full=token.most
    )


def track_words(token: Token, lang: str, foe: str) -> str:
    """Where a token is on its track, and what the next space with an effect does."""
    step = token.ahead
    if step is None:
        return token_words(token, lang)
    coming = space_text(step.enter, lang, foe)
    ahead = say(lang, "table-ahead", at=step.name, steps=step.at - token.count, text=coming)
    return f"{token_words(token, lang)}; {ahead}"


def back_words(card: Card, lang: str) -> str:
    """What is known of the back of a card in play, '' if it has none."""
    if card.face and not card.secret:
        return zone_name(card.face, lang)
    odds = ", ".join(
        say(lang, "table-back", face=zone_name(back.face, lang), n=back.count, of=back.of)
        for back in card.backs
    )
    return say(lang, "table-unseen", odds=odds) if odds else ""


# Zones and boards


def side_words(side: SideDeck, lang: str) -> str:
    """A zone beside the mats: what lies open there, or how many face down."""
    called = zone_name(side.id, lang)
    if side.face_down and side.discard is None:
        return _face_down(called, side, lang)
    if side.face_down:
        gone = len(side.discard or ())
        return say(lang, "table-side", name=called, n=len(side.deck), gone=gone)
    cards = counted((name(card.id, lang) for card in side.deck.known), lang)
    return say(lang, "table-lying", name=called, cards=cards)


def _face_down(called: str, side: SideDeck, lang: str) -> str:
    """How many, and from the top what is known of them."""
    cards = side.deck.cards
    while cards and cards[-1] is None:
        cards = cards[:-1]
    told = ", ".join("?" if card is None else name(card.id, lang) for card in cards)
    known = "yes" if cards else "no"
    called = called[:1].upper() + called[1:]
    return say(lang, "table-face-down", name=called, n=len(side.deck), known=known, cards=told)


def board_words(board: Board, lang: str, foe: str) -> tuple[str, ...]:
    """What lies on each space, then what spaces and the end do."""
    told = ", ".join(_space(space, lang) for space in board.spaces)
    lines = [say(lang, "table-lying", name=zone_name(board.name, lang), cards=told)]
    if board.bridges:
        open_ = ", ".join(link.name for link in board.links if link.open) or "-"
        lines.append(say(lang, "table-links", links=open_))
    of_nemesis = board.owner == "nemesis"
    for space in board.spaces:
        if text := space_text(space.enter, lang, foe, of_nemesis):
            lines.append(say(lang, "table-space", space=space.name, text=text))
        if text := space_text(space.cast, lang, foe, of_nemesis):
            lines.append(say(lang, "table-cast-space", space=space.name, text=text))
    if board.casts and (waiting := [card for space in board.spaces for card in space.cards]):
        order = ", ".join(name(card.id, lang) for card in waiting)
        lines.append(say(lang, "table-casts", cards=order))
    if text := space_text(board.end, lang, foe, of_nemesis):
        lines.append(say(lang, "table-end", text=text))
    return tuple(lines)


def piles_words(board: Board, piles: Sequence[Pile], lang: str) -> tuple[str, ...]:
    """The bridges between supply piles, and which of those they connect with the first."""
    laid = _listed(link.name for link in board.links if link.open)
    told = say(lang, "table-lying", name=zone_name(f"{board.name}s", lang), cards=laid)
    on = [pile for pile in piles if pile.place]
    met, others = (
        _listed(f"{pile.place} {name(pile.id, lang)}" for pile in on if pile.connected == joined)
        for joined in (True, False)
    )
    return told, say(lang, "table-connected", piles=met, others=others)


def _listed(told: Iterable[str]) -> str:
    return ", ".join(told) or "-"


def link_words(one: str, two: str, piles: Sequence[Pile], lang: str) -> str:
    """The gap between two supply piles: 'Jade – Sifter's Pearl (1-2)'."""
    called = {pile.place: name(pile.id, lang) for pile in piles}
    ends = {"one": called.get(one, one), "two": called.get(two, two)}
    return say(lang, "link-piles", link=f"{one}-{two}", **ends)


def _space(space: Space, lang: str) -> str:
    cards = ", ".join(name(card.id, lang) for card in space.cards)
    return f"{space.name} {cards or space.tokens or '-'}"
