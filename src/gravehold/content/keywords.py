"""Keywords that cards bring with them: a game has their rule as soon as something names it.

A minion with shields has them under any rule set, whatever letters a campaign has reached.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec.structs import replace

from gravehold.kernel.definitions import Definition, Token
from gravehold.kernel.nodes import Clause, Instead, LoseTokens, Minions, Silence, Tokens
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import REMEMBERED, by_type


class Keyword(msgspec.Struct, frozen=True):
    """A token that cards name, and what it means."""

    token: str
    tokens: tuple[Token, ...] = ()  # where the cards themselves do not bring it
    standing: tuple[Clause, ...] = ()


SHIELD = Keyword(
    "shield",
    tokens=(Token(name="shield", on="card"),),
    standing=(
        Instead(
            "hit",
            LoseTokens("shield", on="it"),
            of=Minions(),
            only_if=Tokens("shield", "it").at_least(1),
        ),
    ),
)
SILENCE = Keyword(
    "silence",
    tokens=(Token(name="silence", on="card", maximum=1),),
    standing=(
        Instead(
            "persistent",
            LoseTokens("silence", on="it"),
            of=Minions(),
            only_if=Tokens("silence", "it").at_least(1),
        ),
    ),
)
PULSE = Keyword("pulse", tokens=(Token(name="pulse", on="seat", maximum=5),))
KEYWORDS = (SHIELD, SILENCE, PULSE)
KEPT_BY_SEATS = tuple(
    keyword.token for keyword in KEYWORDS if any(token.on == "seat" for token in keyword.tokens)
)


def with_keywords(setup: Setup, further: Collection[str] = ()) -> Setup:
    """With the rules of every keyword that something in the set-up names, and of further ones."""
    named = {*_tokens_named(setup), *further}
    rules = setup.rules
    for keyword in KEYWORDS:
        if keyword.token in named:
            rules = _with(rules, keyword)
    return setup if rules is setup.rules else replace(setup, rules=rules)


def _with(rules: RuleSet, keyword: Keyword) -> RuleSet:
    standing = tuple(clause for clause in keyword.standing if clause not in rules.standing)
    tokens = tuple(token for token in keyword.tokens if token not in rules.tokens)
    return replace(rules, standing=(*rules.standing, *standing), tokens=(*rules.tokens, *tokens))


def without_keywords(rules: RuleSet) -> RuleSet:
    """The rules as a box has them."""
    clauses = [clause for keyword in KEYWORDS for clause in keyword.standing]
    tokens = [token for keyword in KEYWORDS for token in keyword.tokens]
    return replace(
        rules,
        standing=tuple(clause for clause in rules.standing if clause not in clauses),
        tokens=tuple(token for token in rules.tokens if token not in tokens),
    )


def _tokens_named(setup: Setup) -> Iterator[str]:
    ally = (setup.ally,) if setup.ally else ()
    yield from chain.from_iterable(map(_tokens_of, (*setup.mages, setup.nemesis, *ally)))
    cards = (setup.supply, setup.basics, setup.upgraded, setup.extra, setup.shared)
    for some in (*cards, *setup.treasures):
        yield from chain.from_iterable(map(_tokens_of, some))


@lru_cache(maxsize=REMEMBERED)
def _tokens_of(definition: Definition) -> tuple[str, ...]:
    """The tokens that one definition declares or names."""
    found = {part.name for part in _structs(definition) if isinstance(part, Token)}
    known = by_type(definition)
    if Silence in known:
        found.add(SILENCE.token)
    for nodes in known.values():
        found.update(getattr(node, "token", "") for node in nodes)
    return tuple(sorted(filter(None, found)))


def _structs(part: object) -> Iterator[msgspec.Struct]:
    """Every struct below, nodes left out: tokens are declared, never written into an effect."""
    if isinstance(part, tuple):
        for child in part:
            yield from _structs(child)
    elif isinstance(part, msgspec.Struct):
        yield part
        for name in ("tokens", "cards", "decks", "zones", "starters"):
            yield from _structs(getattr(part, name, ()))
