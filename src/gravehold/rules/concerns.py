"""Which words of the glossary and which rulings concern a card, a mage or a nemesis.

The tables are `marks` in `glossary.yaml` and `rules.yaml`: what has one of the marks is concerned.
Marks are read off the declaration, never off a text:

    focus                     a node of the effect tree, or a kind: spell, minion, nemesis
    spell.use                 a field that says something
    whenever.deed=play        a field that says just this
    umbra-titan               the thing itself, by its id
    nemesis-card              an attack, a minion or a power
    deals-nothing             a spell without damage of its own
    deals-again               a spell with several damage instances
    minion & alter            both of these
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec

from gravehold.kernel.closed import fields
from gravehold.kernel.definitions import Definition, NemesisCard, Spell
from gravehold.kernel.nodes import Cases, Deal, DealDivided, If, May, Or
from gravehold.kernel.nodes.spelling import kebab
from gravehold.kernel.trees import REMEMBERED
from gravehold.rules.book import Ruling, load_rules
from gravehold.rules.glossary import Term, load_glossary

# What is concerned by a mark, with the others that have to be there as well.
Marked = dict[str, list[tuple[str, list[str]]]]


class Concerns(msgspec.Struct, frozen=True):
    """Ids of glossary terms and of rulings."""

    terms: tuple[str, ...]
    rulings: tuple[str, ...]


@lru_cache(maxsize=REMEMBERED)
def concerns(definition: Definition) -> Concerns:
    """What its reader may want explained: words as they are met, rulings by number."""
    found = {mark: place for place, mark in enumerate(marks(definition))}
    terms, rulings = _met(_marked_terms(), found), _met(_marked_rulings(), found)
    return Concerns(
        tuple(sorted(terms, key=lambda term: (terms[term], _order()[term]))),
        tuple(sorted(rulings, key=_order().__getitem__)),
    )


@cache
def _order() -> dict[str, int]:
    """Where terms and rulings stand in their files."""
    known = [*load_glossary().terms, *(ruling.id for ruling in load_rules().rulings)]
    return {id_: place for place, id_ in enumerate(known)}


@cache
def _marked_terms() -> Marked:
    return _marked(load_glossary().terms.values())


@cache
def _marked_rulings() -> Marked:
    return _marked(load_rules().rulings)


def _marked(all_: Iterable[Term | Ruling]) -> Marked:
    found: Marked = {}
    for about in all_:
        for each in about.marks:
            first, *others = each.split(" & ")
            found.setdefault(first, []).append((about.id, others))
    return found


def _met(marked: Marked, found: dict[str, int]) -> dict[str, int]:
    """Where a declaration first shows one of the marks, by what is marked."""
    met: dict[str, int] = {}
    for mark, place in found.items():
        for id_, others in marked.get(mark, ()):
            if all(other in found for other in others):
                last = max(place, *(found[other] for other in others), 0)
                met[id_] = min(last, met.get(id_, last))
    return met


@lru_cache(maxsize=REMEMBERED)
def marks(definition: Definition) -> tuple[str, ...]:
    """All of them, in the order of the declaration; what kind of thing it is comes last."""
    found = ["nemesis-card"] if isinstance(definition, NemesisCard) else []
    found += [*_fields(definition), *_damage(definition), _name(definition), definition.id]
    return tuple(dict.fromkeys(found))


def _walk(thing: Any) -> Iterator[str]:
    if isinstance(thing, Definition):
        yield thing.id  # a mage's own card has marks, and readers, of its own
    elif isinstance(thing, msgspec.Struct):
        yield _name(thing)
        yield from _fields(thing)
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _walk(each)


def _fields(thing: msgspec.Struct) -> Iterator[str]:
    for field in fields(type(thing)):
        value = getattr(thing, field.name)
        if value == field.default or field.name == "id":
            continue
        mark = f"{_name(thing)}.{field.name}"
        yield mark
        for said in value if isinstance(value, tuple) else (value,):
            if isinstance(said, str):
                yield f"{mark}={said}"
        yield from _walk(value)


def _name(thing: msgspec.Struct) -> str:
    return str(thing.__struct_config__.tag or kebab(type(thing).__name__))


def _damage(definition: Definition) -> Iterator[str]:
    if isinstance(definition, Spell):
        instances = _instances(definition.cast)
        if instances != 1:
            yield "deals-again" if instances else "deals-nothing"


def _instances(tree: Any) -> int:
    """How many damage instances can come of a tree at most; of alternatives only one happens."""
    match tree:
        case Deal() | DealDivided():
            return 1
        case Or(one, two, three):
            return max(map(_instances, (one, two, three)))
        case If(do=do, otherwise=otherwise):
            return max(_instances(do), _instances(otherwise))
        case May(do=do, then=then, otherwise=otherwise):
            return max(_instances((do, then)), _instances(otherwise))
        case Cases(one, two):
            return max(_instances(one), _instances(two))
        case tuple():
            return sum(map(_instances, tree))
        case msgspec.Struct():
            return sum(_instances(getattr(tree, name)) for name in tree.__struct_fields__)
    return 0
