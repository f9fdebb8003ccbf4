"""What definitions bring to a table, as a client draws it: zones, boards, tracks, tokens, backs."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.kernel.nodes.base import Do
from gravehold.table import records as r

from .types import table as t


def cards(found: Iterable[r.Card]) -> list[t.Card]:
    return [t.Card(card.n, card.id) for card in found]


def known(zone: r.Zone) -> list[t.KnownCard]:
    return [t.KnownCard(at, t.Card(card.n, card.id)) for at, card in zone.places]


def counter(token: r.Token, on: str, owner: str) -> t.Counter:
    """Tokens on a thing called `on`."""
    return t.Counter(
        id=token_id(token, on),
        count=token.count,
        least=token.least,
        most=token.most,
        steps=[
            t.Step(step.at, saying(step.enter, on, token.name, step.name)) for step in token.steps
        ],
        rests=list(token.rests),
        seats=token.seats,
        owner=owner,
    )


def counters(tokens: Iterable[r.Token], on: str, owner: str) -> list[t.Counter]:
    return [counter(token, on, owner) for token in tokens if token.usual]


def token_id(token: r.Token, on: str) -> str:
    """Tokens without a name are called after the nemesis they belong to."""
    return f"{on}.token" if token.name == "token" else token.name


def saying(do: Do, *where: str) -> str:
    """Under which name the words for a space are found, '' where nothing happens."""
    return ".".join(where) if do else ""


def zones(found: Iterable[r.Zone]) -> list[t.Zone]:
    return [t.Zone(zone.name, cards(zone.known)) for zone in found]


def side(found: r.SideDeck) -> t.SideDeck:
    return t.SideDeck(
        id=found.id,
        owner=found.owner,
        face_down=found.face_down,
        count=len(found.deck),
        known=known(found.deck),
        discard=None if found.discard is None else zones((found.discard,))[0],
    )


def board(found: r.Board) -> t.Board:
    return t.Board(
        id=found.name,
        owner=found.owner,
        holds=found.holds,
        spaces=[
            t.Space(
                name=space.name,
                says=saying(space.enter or space.cast, found.name, space.name),
                cards=cards(space.cards),
                tokens=space.tokens,
                there=space.there,
            )
            for space in found.spaces
        ],
        links=[t.Link(link.name, link.one, link.two, link.open) for link in found.links],
        bridges=found.bridges,
        casts=found.casts,
        apart=found.apart,
        end=saying(found.end, found.name, "end"),
    )


def in_play(card: r.Card) -> t.InPlay:
    marks, *others = card.tokens
    return t.InPlay(
        n=card.n,
        id=card.id,
        kind=card.type,  # type: ignore[arg-type]  # nothing else is in play
        marks=marks.count,
        full=marks.most,
        tokens=counters(others, card.id, "nemesis"),
        face=card.face if card.face and not card.secret else "",
        backs=[t.Back(back.face, back.count, back.of) for back in card.backs],
    )
