"""Whether definitions can work: ids, ranges, names, what words mean, what clauses can hear.

Pure, and not for the hot path: printed boxes are checked by tests, others when they are loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from . import bindings, closed, nodes, reach
from .allowed_zones import misplaced
from .definitions import (
    MOST,
    Body,
    Definition,
    Mage,
    Nemesis,
    NemesisCard,
    PlayerCard,
    Token,
    TurnCard,
    Zone,
)
from .errors import GraveholdError, Phrase, phrase, unknown
from .extent import too_much
from .given import OF_A_NEMESIS, USED, Known, given, names_in, structs, structs_of
from .ids import is_id
from .misreading import MOST_TOLD, Place, out_of_bounds, shown, word_for
from .nodes.base import Clause, Effect, Node
from .nodes.cards import Cards
from .reading import type_mistakes
from .rules import RuleSet
from .trees import walk

Source = Definition | RuleSet
NEEDED = {  # names that cannot be left out: without them there is nothing to do
    (kind, field): what
    for (kind, field), what in USED.items()
    if issubclass(kind, Node)
    and any(f.name == field and f.required for f in msgspec.structs.fields(kind))
}


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
    found = _mistakes((*definitions, *supply, *basics), supply, basics, tuple(rules), tuple(known))
    return list(islice(found, MOST_TOLD))


def _mistakes(
    definitions: tuple[Definition, ...],
    supply: tuple[Definition, ...],
    basics: tuple[Definition, ...],
    rules: tuple[RuleSet, ...],
    known: tuple[Definition, ...],
) -> Iterator[GraveholdError]:
    """One after another, so that of many only the first few are looked for."""
    wanted = {id(one): one for one in definitions}
    wrong = {key: found for key, one in wanted.items() if (found := _unusable(one))}
    for found in wrong.values():
        yield from found
    whole = [one for key, one in wanted.items() if key not in wrong]
    others = [one for one in known if id(one) not in wrong]
    check = _Check(given((*whole, *others)), _zoned((*whole, *others)))
    for definition in whole:
        yield from check.of(definition)
    for rule_set in rules:
        yield from _unusable(rule_set) or check.of(rule_set)
    yield from _twins(whole, others)
    yield from _roles(supply, PlayerCard, "player-card")
    yield from _roles(basics, NemesisCard, "nemesis-card")
    for card in basics:
        yield from _undealt(card)


def _unusable(source: Source) -> list[GraveholdError]:
    """What keeps anybody from looking further: wrong types, or too much of everything."""
    return [*type_mistakes(source)] or too_much(source)


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
            own = given((part,))
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
        wrong = out_of_bounds(meta, value) if meta else _beyond(part, value)
        if wrong is not None:
            yield at.wrong(wrong)
        for what, name in names_in(USED, part, field):
            if name not in self.names[what]:
                yield at.wrong(unknown(what, name, sorted(self.names[what])))
            elif (stray := misplaced(part, field, name, self.names, known)) is not None:
                yield at.wrong(stray)
        if value == "" and (needed := NEEDED.get((types, field))):
            yield at.wrong(unknown(needed, value, sorted(self.names[needed])))
        begun = bindings.start(type(part), field)
        inner = {*known, *bindings.bound(part, field)} if begun is None else {*begun}
        yield from self.walk(value, at, owner, frozenset(inner))


def _beyond(part: Any, value: Any) -> Phrase | None:
    """No effect, clause or selector means less than nothing; a value may. Nothing is endless."""
    if type(value) is not int:
        return None
    if value < 0 and isinstance(part, Effect | Clause | Cards):
        return phrase("definition-least", limit="0", value=str(value))
    if abs(value) > MOST and isinstance(part, Node | Token | RuleSet):
        limit = str(MOST if value > 0 else -MOST)
        told = {"limit": limit, "value": shown(value)}
        return phrase("definition-most" if value > 0 else "definition-least", **told)
    return None


def _unreached(clause: Clause, at: Place, owner: Source) -> GraveholdError | None:
    told, here = reach.told(clause), word_for(type(owner))
    if not reach.can_meet(clause):
        sort, deed = str(clause.__struct_config__.tag), getattr(clause, "deed", "")
        known = ", ".join(reach.meets(sort))
        return at.wrong(phrase("definition-unmet", sort=sort, deed=deed, known=known))
    kinds = reach.works_on(clause)
    if isinstance(owner, kinds):
        return None
    if not kinds:
        return at.wrong(phrase("definition-unheard", clause=told))
    where = ", ".join(word_for(kind) for kind in kinds)
    return at.wrong(phrase("definition-out-of-reach", clause=told, here=here, where=where))


# Names and ids


def _zoned(definitions: Iterable[Definition]) -> frozenset[str]:
    """The cards that begin in a zone, if there is one where cards work: they may come there."""
    parts = [part for one in definitions for _, part in structs_of(one)]
    zones = [part for part in parts if isinstance(part, Zone)]
    if not any(zone.works for zone in zones):
        return frozenset()
    return frozenset(card.id for zone in zones for card in zone.cards)


def _twins(definitions: Iterable[Definition], known: Iterable[Definition]) -> list[GraveholdError]:
    """Two things under one id that are not the same thing."""
    found: dict[str, Any] = {}
    errors: list[GraveholdError] = []
    for group, new in ((known, False), (definitions, True)):
        for definition in group:
            for at, part in structs_of(definition):
                if not _known_by_id(part) or found.setdefault(part.id, part) == part or not new:
                    continue
                errors.append(at.field("id").wrong(phrase("definition-twin", name=part.id)))
    return errors


def _known_by_id(part: Any) -> bool:
    """A turn order card is known to its nemesis alone."""
    return hasattr(part, "id") and not isinstance(part, TurnCard)


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


def _check_rules(rules: RuleSet, at: Place) -> Iterator[GraveholdError]:
    """A line of tiers for each number of mages."""
    at = at.field("basics")
    if len(rules.basics) != 4:
        yield at.wrong(phrase("definition-length", n=4, found=str(len(rules.basics))))
    for i, line in enumerate(rules.basics):
        for n in line:
            if not 0 <= n <= MOST:
                why = phrase("definition-range", low="0", high=str(MOST), value=shown(n))
                yield at.item(i).wrong(why)


def _check_mage(mage: Mage, at: Place) -> Iterator[GraveholdError]:
    if len(mage.breaches) != 4:
        found = str(len(mage.breaches))
        yield at.field("breaches").wrong(phrase("definition-length", n=4, found=found))


def _check_nemesis(nemesis: Nemesis, at: Place) -> Iterator[GraveholdError]:
    brought = {node.card for node in walk(nemesis) if isinstance(node, nodes.PutInPlay)}
    for card in nemesis.cards:
        if card.id not in brought:
            yield from _undealt(card)
    parts = (part for _, part in structs(nemesis, at))
    if nemesis.life < 1 and not any(isinstance(part, Body) for part in parts):
        value = str(nemesis.life)
        yield at.field("life").wrong(phrase("definition-least", limit="1", value=value))
    for i, deck in enumerate(nemesis.decks):
        for j, card in enumerate(deck.cards):
            if card.deck != deck.name:
                here = at.field("decks").item(i).field("cards").item(j)
                yield here.wrong(phrase("definition-side-deck", deck=deck.name))
    yield from _endless(nemesis, at)
    for field in ("tokens", "decks"):
        names = [part.name for part in getattr(nemesis, field)]
        for i, name in enumerate(names):
            if name in names[:i]:
                yield at.field(field).item(i).wrong(phrase("definition-twin", name=name))


def _endless(nemesis: Nemesis, at: Place) -> Iterator[GraveholdError]:
    """The unleash that unleashes, a part that performs itself: nobody could stop them."""
    harder = nemesis.harder.unleash
    trees = {"unleash": nemesis.unleash, "harder.unleash": () if harder is None else harder}
    for field, tree in trees.items():
        if any(isinstance(node, nodes.Unleash) for node in _always(tree)):
            yield at.field(field).wrong(phrase("definition-endless"))
    calls = {
        part.name: {n.part for n in _always(part.do) if isinstance(n, nodes.Perform)}
        for part in nemesis.parts
    }
    for i, part in enumerate(nemesis.parts):
        met: set[str] = set()
        ahead = [*calls[part.name]]
        while ahead:
            name = ahead.pop()
            if name not in met:
                met.add(name)
                ahead += calls.get(name, ())
        if part.name in met:
            yield at.field("parts").item(i).wrong(phrase("definition-endless"))
            return


def _always(do: Any) -> Iterator[Node]:
    """What surely happens: no condition, choice or search stands before it."""
    for part in do if isinstance(do, tuple) else (do,):
        yield part
        if isinstance(part, nodes.As | nodes.EachPlayer | nodes.With | nodes.Repeat):
            yield from _always(part.do)


def _check_found(
    part: nodes.Most | nodes.Fewest | nodes.Highest | nodes.Some, at: Place
) -> Iterator[GraveholdError]:
    """Players are compared by something that is theirs."""
    field = "condition" if isinstance(part, nodes.Some) else "value"
    if not any(isinstance(node, nodes.ThatPlayer) for node in walk(getattr(part, field))):
        yield at.field(field).wrong(phrase("definition-alike"))


def _check_prepped(part: nodes.DestroyWithBreach, at: Place) -> Iterator[GraveholdError]:
    """Only what is prepped lies on a breach."""
    for i, zone in enumerate(part.cards.zones):
        if zone != "prepped":
            near = phrase("error-there-are", names="prepped")
            why = phrase("definition-word", value=shown(zone), near=near)
            yield at.field("cards").field("zones").item(i).wrong(why)


def _check_turn_card(card: TurnCard, at: Place) -> Iterator[GraveholdError]:
    if not is_id(card.id):
        yield at.field("id").wrong(phrase("definition-id", value=shown(card.id)))


def _check_action(
    action: nodes.Action | nodes.OfferThisTurn, at: Place
) -> Iterator[GraveholdError]:
    if not is_id(action.verb):  # it begins keys
        yield at.field("verb").wrong(phrase("definition-id", value=shown(action.verb)))


def _check_token(token: Token, at: Place) -> Iterator[GraveholdError]:
    low, most = token.minimum, token.maximum
    if most is not None and most < low:
        why = phrase("definition-least", limit=str(low), value=str(most))
        yield at.field("maximum").wrong(why)
    elif most is not None and not low <= token.start <= most:
        why = phrase("definition-range", low=str(low), high=str(most), value=str(token.start))
        yield at.field("start").wrong(why)
    elif token.start < low:
        why = phrase("definition-least", limit=str(low), value=str(token.start))
        yield at.field("start").wrong(why)
    if not is_id(token.name):
        yield at.field("name").wrong(phrase("definition-id", value=shown(token.name)))


RULES: dict[type, tuple[Callable[[Any, Place], Iterator[GraveholdError]], ...]] = {
    Mage: (_check_mage,),
    Nemesis: (_check_nemesis,),
    RuleSet: (_check_rules,),
    Token: (_check_token,),
    TurnCard: (_check_turn_card,),
    nodes.Action: (_check_action,),
    nodes.DestroyWithBreach: (_check_prepped,),
    nodes.Fewest: (_check_found,),
    nodes.Highest: (_check_found,),
    nodes.Most: (_check_found,),
    nodes.Some: (_check_found,),
    nodes.OfferThisTurn: (_check_action,),
}
