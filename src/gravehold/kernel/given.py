"""The names that definitions give and use: of tokens, decks, boards, cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from . import nodes
from .definitions import (
    Ally,
    Board,
    Body,
    Breach,
    Definition,
    Mage,
    Minion,
    NemesisCard,
    Part,
    PlayerCard,
    Power,
    SideDeck,
    Spell,
    Tile,
    Token,
    TurnCard,
    Zone,
)
from .misreading import Place
from .nodes.base import Node
from .nodes.cards import Cards
from .trees import REMEMBERED

Known = Mapping[str, set[str]]

# Names that are given, and the fields that use them; '' is no name.
GIVEN: dict[tuple[type, str], str] = {
    (Mage, "id"): "mage",
    (Ally, "id"): "ally",
    (Mage, "tokens"): "player-token",
    (PlayerCard, "id"): "card",
    (NemesisCard, "id"): "passing-card",
    **{(kind, "id"): "lasting-card" for kind in (Minion, Power, Body)},
    (NemesisCard, "faces"): "face",
    (Minion, "subtype"): "minion-kind",
    (Body, "subtype"): "minion-kind",
    (Part, "name"): "card-part",
    (SideDeck, "name"): "side-deck",
    (Board, "name"): "board",
    (Tile, "id"): "breach-kind",
    (Token, "name"): "token",
    (Zone, "name"): "side-deck",
    (TurnCard, "id"): "turn-card",
}
USED: dict[tuple[type, str], str] = {
    (Breach, "tile"): "breach-kind",
    (Mage, "deck"): "card",
    (Mage, "hand"): "card",
    (Zone, "discard"): "place",
    (Board, "off"): "place",
    (Minion, "deck"): "side-deck",
    (Minion, "counts_as"): "minion-kind",
    (Body, "deck"): "side-deck",
    (Spell, "beside"): "card",
    (Cards, "name"): "card",
    (Cards, "also"): "card",
    (nodes.AllyCharges, "ally"): "ally",
    (nodes.AllyGainsCharges, "ally"): "ally",
    (nodes.BringIntoPlay, "card"): "lasting-card",
    (nodes.DiscardFromDeck, "deck"): "side-deck",
    (nodes.DrawMinion, "deck"): "side-deck",
    (nodes.AddToSpace, "board"): "board",
    (nodes.Advance, "token"): "any-token",
    (nodes.AdvanceCards, "board"): "board",
    (nodes.Action, "board"): "board",
    (nodes.Become, "id"): "any-card",
    (nodes.CastBoard, "board"): "board",
    (nodes.CastTop, "zone"): "side-deck",
    (nodes.Connected, "board"): "board",
    (nodes.DestroyOnBoard, "board"): "board",
    (nodes.GainTokens, "token"): "any-token",
    (nodes.InZone, "zone"): "place",
    (nodes.IsFace, "face"): "face",
    (nodes.LoseTokens, "token"): "any-token",
    (nodes.MoveAll, "to"): "place",
    (nodes.MoveAll, "zone"): "place",
    (nodes.MoveAlong, "board"): "board",
    (nodes.MoveBack, "token"): "any-token",
    (nodes.MoveToken, "token"): "any-token",
    (nodes.MoveTop, "to"): "place",
    (nodes.MoveTop, "zone"): "place",
    (nodes.OnBoard, "board"): "board",
    (nodes.PlaceBridge, "board"): "board",
    (nodes.PutByPile, "source"): "place",
    (nodes.PutByPile, "zone"): "place",
    (nodes.PutInto, "zone"): "place",
    (nodes.PutOnBoard, "board"): "board",
    (nodes.PutOnBoard, "zone"): "place",
    (nodes.RemoveBridge, "board"): "board",
    (nodes.ResolveCards, "to"): "place",
    (nodes.ResolveCards, "zone"): "place",
    (nodes.ShuffleZone, "zone"): "place",
    (nodes.SkipSpace, "board"): "board",
    (nodes.SwapBridge, "board"): "board",
    (nodes.TakeFromBoard, "board"): "board",
    (nodes.Tokens, "token"): "any-token",
    (nodes.ZoneIs, "zone"): "place",
    (nodes.CastBoard, "under"): "side-deck",
    (nodes.Flaw, "into"): "card",
    (nodes.Flaw, "token"): "token",
    (nodes.GainNamed, "card"): "card",
    (nodes.GainPlayerTokens, "token"): "player-token",
    (nodes.InPlay, "subtype"): "minion-kind",
    (nodes.LoseAnyNumber, "token"): "player-token",
    (nodes.LosePlayerTokens, "token"): "player-token",
    (nodes.LosePower, "named"): "nemesis-card",
    (nodes.PowerLeft, "named"): "nemesis-card",
    (nodes.PutInPlay, "card"): "lasting-card",
    (nodes.Minions, "subtype"): "minion-kind",
    (nodes.NemesisGainsTokens, "token"): "token",
    (nodes.NemesisLosesTokens, "token"): "token",
    (nodes.NemesisTokens, "token"): "token",
    (nodes.Perform, "part"): "card-part",
    (nodes.PlayerTokens, "token"): "player-token",
    (nodes.PutItUnderDeck, "deck"): "side-deck",
    (nodes.ResolveTop, "zone"): "side-deck",
    (nodes.OpenedIs, "tile"): "breach-kind",
    (nodes.FromPiles, "zone"): "side-deck",
    (nodes.PutInZone, "zone"): "side-deck",
    (nodes.SortTop, "zone"): "side-deck",
    (nodes.RevealTop, "zone"): "side-deck",
    (nodes.ReplaceBreach, "tile"): "breach-kind",
    (nodes.ResolvePart, "part"): "card-part",
    (nodes.ShuffleBack, "deck"): "side-deck",
    (nodes.CountAs, "card"): "turn-card",
    (nodes.SwapTurnCard, "card"): "turn-card",
    (nodes.TurnBegunBy, "card"): "turn-card",
    (nodes.TurnCardDiscarded, "card"): "turn-card",
    (nodes.TheMage, "mage"): "mage",
}
# Tokens that need nobody to bring them: their rule comes with any card that names them.
OF_KEYWORDS = {"player-token": ("pulse",), "any-token": ("shield", "silence")}
OF_A_NEMESIS = (
    "token",
    "side-deck",
    "turn-card",
    "board",
    "place",
    *(f"zone-of-{whose}" for whose in ("game", "seat", "breach", "pile")),
)  # its own cards can only mean its own
# What several kinds of names are together.
TOGETHER: dict[str, tuple[str, ...]] = {
    "nemesis-card": ("passing-card", "lasting-card"),
    "any-card": ("card", "nemesis-card"),
    "any-token": ("token", "player-token"),
    "place": ("side-deck", "board"),
}
# Places that every game has, or that come with what lies there.
PLACES = (
    "hand", "deck", "discard", "played", "prepped", "supply", "destroyed", "revealed",
    "nemesis-deck", "nemesis-discard", "in-play", "turn-order", "turn-discard", "attached",
    "before", "lasting", "curses", "treasures", "spent", "shared", "beside",
)  # fmt: skip


def given(definitions: Iterable[Definition]) -> Known:
    """Every name that is given somewhere, by what it is a name of."""
    found: dict[str, set[str]] = defaultdict(set)
    for what, names in OF_KEYWORDS.items():
        found[what].update(names)
    found["place"].update(PLACES)
    for definition in definitions:
        for what, name in _given_by(definition):
            found[what].add(name)
    for what, parts in TOGETHER.items():
        found[what].update(name for part in parts for name in found[part])
    return found


@lru_cache(maxsize=REMEMBERED)
def _given_by(definition: Definition) -> tuple[tuple[str, str], ...]:
    return tuple(_names_of(definition))


def _names_of(definition: Definition) -> Iterator[tuple[str, str]]:
    for _, part in structs_of(definition):
        if isinstance(part, Minion):  # it goes by its own name too
            yield "minion-kind", part.id
        for zone in _zones(part):
            yield "place", zone.name
            yield f"zone-of-{zone.of}", zone.name
        for field in part.__struct_fields__:
            yield from names_in(GIVEN, part, field)


def _zones(part: Any) -> tuple[Zone, ...]:
    if isinstance(part, SideDeck):
        return part.zones()
    return (part,) if isinstance(part, Zone) else ()


def names_in(
    table: dict[tuple[type, str], str], part: Any, field: str
) -> Iterator[tuple[str, str]]:
    what = next((table[k, field] for k in type(part).__mro__ if (k, field) in table), None)
    if what is not None:
        value = getattr(part, field)
        found = [value] if isinstance(value, str) else value
        names = (one.name if isinstance(one, Token) else one for one in found)
        yield from ((what, name) for name in names if name)


@lru_cache(maxsize=REMEMBERED)
def structs_of(definition: Definition) -> tuple[tuple[Place, Any], ...]:
    """A definition and what it is made of: as it never changes, it is looked through once."""
    return tuple(structs(definition, Place(definition.id)))


def structs(part: Any, at: Place) -> Iterator[tuple[Place, Any]]:
    """Definitions and what they are made of, without their trees."""
    if isinstance(part, tuple):
        for i, one in enumerate(part):
            yield from structs(one, at.item(i))
    elif isinstance(part, msgspec.Struct) and not isinstance(part, Node):
        at = Place(part.id) if isinstance(part, Definition) else at
        yield at, part
        for field in part.__struct_fields__:
            yield from structs(getattr(part, field), at.field(field))
