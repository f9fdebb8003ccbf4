"""Whether definitions can work: ids, ranges, names, what words mean, what clauses can hear.

Pure, and not for the hot path: printed boxes are checked by tests, others when they are loaded.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from . import bindings, closed, nodes, reach
from .definitions import (
    Ally,
    Body,
    Breach,
    Definition,
    Mage,
    Minion,
    Nemesis,
    NemesisCard,
    Part,
    PlayerCard,
    SideDeck,
    Spell,
    Tile,
    Token,
    TurnCard,
    Zone,
    is_id,
)
from .errors import GraveholdError, Phrase, phrase, unknown
from .misreading import Place, out_of_bounds, shown, word_for
from .nodes.base import Clause, Effect, Node
from .nodes.cards import Cards
from .reading import type_mistakes
from .rules import RuleSet
from .trees import walk

Known = Mapping[str, set[str]]
Source = Definition | RuleSet

# Names that are given, and the fields that use them; '' is no name.
GIVEN: dict[tuple[type, str], str] = {
    (Mage, "id"): "mage",
    (Ally, "id"): "ally",
    (Mage, "tokens"): "player-token",
    (PlayerCard, "id"): "card",
    (NemesisCard, "id"): "nemesis-card",
    (Minion, "subtype"): "minion-kind",
    (Body, "subtype"): "minion-kind",
    (Part, "name"): "card-part",
    (SideDeck, "name"): "side-deck",
    (Tile, "id"): "breach-kind",
    (Token, "name"): "token",
    (Zone, "name"): "side-deck",
    (TurnCard, "id"): "turn-card",
}
USED: dict[tuple[type, str], str] = {
    (Breach, "tile"): "breach-kind",
    (Mage, "deck"): "card",
    (Mage, "hand"): "card",
    (Minion, "deck"): "side-deck",
    (Minion, "counts_as"): "minion-kind",
    (Body, "deck"): "side-deck",
    (Spell, "beside"): "card",
    (Cards, "name"): "card",
    (Cards, "also"): "card",
    (nodes.AllyCharges, "ally"): "ally",
    (nodes.AllyGainsCharges, "ally"): "ally",
    (nodes.BringIntoPlay, "card"): "nemesis-card",
    (nodes.DiscardFromDeck, "deck"): "side-deck",
    (nodes.DrawMinion, "deck"): "side-deck",
    (nodes.CastTop, "zone"): "side-deck",
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
    (nodes.PutInPlay, "card"): "nemesis-card",
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
# Tokens of players that need nobody to bring them: their rule comes with any card that names them.
OF_KEYWORDS = ("pulse",)
OF_A_NEMESIS = ("token", "side-deck", "turn-card")  # its own cards can only mean its own


def check_definitions(
    definitions: Iterable[Definition],
    *,
    supply: Iterable[Definition] = (),
    basics: Iterable[Definition] = (),
    rules: Iterable[RuleSet] = (),
    known: Iterable[Definition] = (),
) -> list[GraveholdError]:
    """Every mistake in these definitions, a line each; `known` may be named but is not checked.

    `supply` are cards that shall have a pile, `basics` cards any nemesis may draw.
    """
    supply, basics = tuple(supply), tuple(basics)
    wanted = {id(one): one for one in (*definitions, *supply, *basics)}
    wrong = {key: type_mistakes(one) for key, one in wanted.items()}
    errors: list[GraveholdError] = [error for found in wrong.values() for error in found]
    whole = [one for key, one in wanted.items() if not wrong[key]]
    others = [one for one in known if not wrong.get(id(one))]
    check = _Check(_given((*whole, *others)), _zoned((*whole, *others)))
    for definition in whole:
        errors += check.of(definition)
    for rule_set in rules:
        errors += type_mistakes(rule_set) or check.of(rule_set)
    errors += _twins(whole, others)
    errors += _roles(supply, PlayerCard, "player-card")
    errors += _roles(basics, NemesisCard, "nemesis-card")
    errors += [error for card in basics for error in _undealt(card)]
    return errors


class _Check:
    """One walk over a definition; what is known on the way is handed down."""

    def __init__(self, names: Known, zoned: frozenset[str]) -> None:
        self.names = names
        self.zoned = zoned

    def of(self, source: Source) -> Iterator[GraveholdError]:
        yield from self.walk(source, Place(source.id), source, frozenset())

    def walk(
        self, part: Any, at: Place, owner: Source, known: frozenset[str]
    ) -> Iterator[GraveholdError]:
        if isinstance(part, tuple):
            for i, one in enumerate(part):
                yield from self.walk(one, at.item(i), owner, known)
        elif isinstance(part, msgspec.Struct):
            yield from self.struct(part, at, owner, known)

    def struct(
        self, part: msgspec.Struct, at: Place, owner: Source, known: frozenset[str]
    ) -> Iterator[GraveholdError]:
        check = self
        if isinstance(part, Definition):
            at, owner = Place(part.id), part
        if isinstance(part, Nemesis):
            own = _given((part,))
            names = {**self.names, **{what: own[what] for what in OF_A_NEMESIS}}
            check = _Check(names, self.zoned)
        if isinstance(part, Clause):
            zoned = owner.id in self.zoned or reach.comes_to_work(owner)
            if not (zoned and reach.works_in_zone(part)) and (wrong := _unreached(part, at, owner)):
                yield wrong
                return
            known |= {*reach.known_then(part, type(owner), zoned=zoned)}
        missing = bindings.missing(part, known)
        yield from (at.wrong(phrase("definition-unbound", what=name)) for name in missing)
        known |= {*missing}  # said once, not again for each part
        for rule in RULES.get(type(part), ()):
            yield from rule(part, at)
        for field in part.__struct_fields__:
            yield from check.field(part, field, at.field(field), owner, known)

    def field(
        self, part: Any, field: str, at: Place, owner: Source, known: frozenset[str]
    ) -> Iterator[GraveholdError]:
        value = getattr(part, field)
        types: Any = type(part)
        _, meta = closed.bounds(closed.field_types(types)[field])
        wrong = out_of_bounds(meta, value) if meta else _negative(part, value)
        if wrong is not None:
            yield at.wrong(wrong)
        for what, name in _names_in(USED, part, field):
            if name not in self.names[what]:
                yield at.wrong(unknown(what, name, sorted(self.names[what])))
        begun = bindings.start(type(part), field)
        inner = {*known, *bindings.bound(part, field)} if begun is None else {*begun}
        yield from self.walk(value, at, owner, frozenset(inner))


def _negative(part: Any, value: Any) -> Phrase | None:
    """No effect, clause or selector means less than nothing; a value may."""
    if isinstance(part, Effect | Clause | Cards) and type(value) is int and value < 0:
        return phrase("definition-least", limit="0", value=str(value))
    return None


def _unreached(clause: Clause, at: Place, owner: Source) -> GraveholdError | None:
    told, here = reach.told(clause), word_for(type(owner))
    kinds = reach.works_on(clause) if reach.can_meet(clause) else ()
    if isinstance(owner, kinds):
        return None
    if not kinds:
        return at.wrong(phrase("definition-unheard", clause=told))
    where = ", ".join(word_for(kind) for kind in kinds)
    return at.wrong(phrase("definition-out-of-reach", clause=told, here=here, where=where))


# Names and ids


def _given(definitions: Iterable[Definition]) -> Known:
    """Every name that is given somewhere, by what it is a name of."""
    found: dict[str, set[str]] = defaultdict(set)
    found["player-token"].update(OF_KEYWORDS)
    for definition in definitions:
        for _, part in _structs(definition, Place(definition.id)):
            if isinstance(part, Minion):  # it goes by its own name too
                found["minion-kind"].add(part.id)
            for field in part.__struct_fields__:
                for what, name in _names_in(GIVEN, part, field):
                    found[what].add(name)
    return found


def _zoned(definitions: Iterable[Definition]) -> frozenset[str]:
    """The cards that begin in a zone, if there is one where cards work: they may come there."""
    parts = [part for one in definitions for _, part in _structs(one, Place(one.id))]
    zones = [part for part in parts if isinstance(part, Zone)]
    if not any(zone.works for zone in zones):
        return frozenset()
    return frozenset(card.id for zone in zones for card in zone.cards)


def _names_in(
    table: dict[tuple[type, str], str], part: Any, field: str
) -> Iterator[tuple[str, str]]:
    what = next((table[k, field] for k in type(part).__mro__ if (k, field) in table), None)
    if what is not None:
        value = getattr(part, field)
        found = [value] if isinstance(value, str) else value
        names = (one.name if isinstance(one, Token) else one for one in found)
        yield from ((what, name) for name in names if name)


def _structs(part: Any, at: Place) -> Iterator[tuple[Place, Any]]:
    """Definitions and what they are made of, without their trees."""
    if isinstance(part, tuple):
        for i, one in enumerate(part):
            yield from _structs(one, at.item(i))
    elif isinstance(part, msgspec.Struct) and not isinstance(part, Node):
        at = Place(part.id) if isinstance(part, Definition) else at
        yield at, part
        for field in part.__struct_fields__:
            yield from _structs(getattr(part, field), at.field(field))


def _twins(definitions: Iterable[Definition], known: Iterable[Definition]) -> list[GraveholdError]:
    """Two things under one id that are not the same thing."""
    found: dict[str, Any] = {}
    errors: list[GraveholdError] = []
    for group, new in ((known, False), (definitions, True)):
        for definition in group:
            for at, part in _structs(definition, Place(definition.id)):
                id_ = getattr(part, "id", None)
                if id_ is None or isinstance(part, TurnCard):  # known to its nemesis alone
                    continue
                if found.setdefault(id_, part) == part or not new:
                    continue
                errors.append(at.field("id").wrong(phrase("definition-twin", name=id_)))
    return errors


# Roles and mats


def _roles(cards: Iterable[Definition], kind: type, wanted: str) -> Iterator[GraveholdError]:
    for card in cards:
        if not isinstance(card, kind):
            found = word_for(type(card))
            yield Place(card.id).wrong(phrase("definition-role", found=found, wanted=wanted))


def _undealt(card: Any) -> Iterator[GraveholdError]:
    """A card of a nemesis deck is dealt by its tier."""
    if isinstance(card, NemesisCard) and not 1 <= card.tier <= 3:
        yield Place(card.id, "tier").wrong(phrase("definition-tier", value=str(card.tier)))


def _check_mage(mage: Mage, at: Place) -> Iterator[GraveholdError]:
    if len(mage.breaches) != 4:
        found = str(len(mage.breaches))
        yield at.field("breaches").wrong(phrase("definition-length", n=4, found=found))


def _check_nemesis(nemesis: Nemesis, at: Place) -> Iterator[GraveholdError]:
    brought = {node.card for node in walk(nemesis) if isinstance(node, nodes.PutInPlay)}
    for card in nemesis.cards:
        if card.id not in brought:
            yield from _undealt(card)
    parts = (part for _, part in _structs(nemesis, at))
    if nemesis.life < 1 and not any(isinstance(part, Body) for part in parts):
        value = str(nemesis.life)
        yield at.field("life").wrong(phrase("definition-least", limit="1", value=value))
    for field in ("tokens", "decks"):
        names = [part.name for part in getattr(nemesis, field)]
        for i, name in enumerate(names):
            if name in names[:i]:
                yield at.field(field).item(i).wrong(phrase("definition-twin", name=name))


def _check_turn_card(card: TurnCard, at: Place) -> Iterator[GraveholdError]:
    if not is_id(card.id):
        yield at.field("id").wrong(phrase("definition-id", value=shown(card.id)))


def _check_action(
    action: nodes.Action | nodes.OfferThisTurn, at: Place
) -> Iterator[GraveholdError]:
    if not is_id(action.verb):  # it begins keys
        yield at.field("verb").wrong(phrase("definition-id", value=shown(action.verb)))


def _check_token(token: Token, at: Place) -> Iterator[GraveholdError]:
    most = token.start if token.maximum is None else token.maximum
    if not token.minimum <= token.start <= most:
        low, high = str(token.minimum), str(token.maximum)
        why = phrase("definition-range", low=low, high=high, value=str(token.start))
        yield at.field("start").wrong(why)
    if not is_id(token.name):
        yield at.field("name").wrong(phrase("definition-id", value=shown(token.name)))


RULES: dict[type, tuple[Callable[[Any, Place], Iterator[GraveholdError]], ...]] = {
    Mage: (_check_mage,),
    Nemesis: (_check_nemesis,),
    Token: (_check_token,),
    TurnCard: (_check_turn_card,),
    nodes.Action: (_check_action,),
    nodes.OfferThisTurn: (_check_action,),
}
