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

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import fields

from gravehold.kernel.definitions import Definition, NemesisCard, Spell
from gravehold.kernel.nodes import Cases, Deal, DealDivided, If, May, Or
from gravehold.kernel.nodes.base import kebab
from gravehold.rules.book import Ruling, load_rules
from gravehold.rules.glossary import Term, load_glossary

NEVER = 10_000


class Concerns(msgspec.Struct, frozen=True):
    """Ids of glossary terms and of rulings."""

    terms: tuple[str, ...]
    rulings: tuple[str, ...]


@cache
def concerns(definition: Definition) -> Concerns:
    """What its reader may want explained: words as they are met, rulings by number."""
    found = {mark: place for place, mark in enumerate(marks(definition))}
    met = {term.id: _met(term, found) for term in load_glossary().terms.values()}
    terms = sorted((term for term in met if met[term] < NEVER), key=met.__getitem__)
    rulings = (ruling.id for ruling in load_rules().rulings if _met(ruling, found) < NEVER)
    return Concerns(tuple(terms), tuple(rulings))


def _met(about: Term | Ruling, found: dict[str, int]) -> int:
    """Where a declaration first shows one of the marks."""
    places = [[found.get(mark, NEVER) for mark in each.split(" & ")] for each in about.marks]
    return min(map(max, places), default=NEVER)


@cache
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
    for field in fields(thing):
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
            return sum(_instances(getattr(tree, field.name)) for field in fields(tree))
    return 0
