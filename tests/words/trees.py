"""Trees nobody has printed, in numbers: every condition, every frame, bodies of two effects."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from itertools import cycle, product
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from gravehold.kernel import nodes
from gravehold.kernel.closed import names
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    REVEALED,
    THAT_PLAYER,
    YOUR_TURN,
    Action,
    Alter,
    As,
    AtLeast,
    AtMost,
    Both,
    ByChance,
    CastPrepped,
    Charges,
    Condition,
    Deal,
    Destroy,
    DifferentPlayers,
    Discard,
    Draw,
    EachAlly,
    EachPlayer,
    Effect,
    Either,
    Exactly,
    Forbid,
    GainCard,
    GainCharge,
    GraveholdSuffers,
    If,
    IfDone,
    IfTheyDo,
    Instead,
    ItSuffers,
    Life,
    LoseAnyNumber,
    May,
    Minions,
    Must,
    NextCast,
    NextFocus,
    NextGain,
    Not,
    OfferThisTurn,
    Or,
    PutTurnCardUnder,
    Repeat,
    RepeatFor,
    RepeatUntil,
    RevealDeck,
    RevealTop,
    RevealTurnCard,
    Suffer,
    Take,
    TurnOneOver,
    UpToPlayers,
    Value,
    Whenever,
    With,
    WithMinion,
)
from gravehold.kernel.nodes.base import Clause, Node
from gravehold.kernel.nodes.clauses import DEEDS
from gravehold.kernel.nodes.flow import Cases
from gravehold.words.grammar.joining import flatten
from tests.kernel.trees import tree, variations

LIMIT = 37  # in the condition that is looked for
PLAIN, FIRST, SECOND, OUTSIDE = 51, 71, 72, 91  # every effect is known by its number


def kinds(root: type[Node]) -> list[type[Any]]:
    """Every node of the vocabulary of this sort."""
    found = [kind for kind in vars(nodes).values() if inspect.isclass(kind)]
    return [kind for kind in found if issubclass(kind, root) and kind is not root]


def example(kind: type[Any]) -> Any:
    """The node with the least it needs."""
    return next(variations(kind))


def conditions() -> Iterator[Condition]:
    """Every value compared in every way, and every condition that is none of them."""
    for kind in kinds(Value):
        yield from (how(example(kind), LIMIT) for how in (AtLeast, AtMost, Exactly))
    for kind in kinds(Condition):
        yield example(kind)
        yield Not(example(kind))
    yield Both(Life().at_least(LIMIT), Either(YOUR_TURN, Charges().at_least(2)))
    yield Either(Life().at_least(LIMIT), Both(YOUR_TURN, Charges().at_least(2)))


COST = Discard(1, HAND)
OTHER = Charges().at_least(31)
# One effect of every sort that is more than a verb with its objects.
ASKING: tuple[Effect, ...] = (
    Or(Draw(FIRST), Suffer(SECOND)),
    Or(Draw(FIRST), GraveholdSuffers(SECOND)),
    Or((If(OTHER, Draw(FIRST)), Suffer(SECOND)), Draw(2)),
    May(Draw(FIRST)),
    May(COST, then=Draw(FIRST)),
    May(COST, otherwise=Draw(FIRST)),
    May(COST, then=Draw(FIRST), otherwise=Suffer(SECOND)),
    May(COST, then=(Or(Draw(FIRST), Suffer(2)), Draw(SECOND)), otherwise=Suffer(3)),
    May(Draw(FIRST), then=Suffer(SECOND), only_if=OTHER),
    May(COST, then=If(OTHER, Draw(FIRST), otherwise=Suffer(SECOND))),
    May(Suffer(2), then=Deal(FIRST, plus=SECOND), otherwise=Deal(FIRST)),
    RevealDeck(2, (May(Destroy(1, REVEALED)), Draw(FIRST))),
    RevealTop("dream-deck", (If(OTHER, Draw(FIRST)), Suffer(SECOND))),
    RevealDeck(1, May(Destroy(1, REVEALED), then=Draw(FIRST))),
    LoseAnyNumber("trophy", then=Draw(FIRST)),
    LoseAnyNumber("trophy", then=(May(Suffer(FIRST)), Draw(SECOND))),
    RevealDeck(1, May(Destroy(1, REVEALED)), otherwise=Draw(FIRST)),
    CastPrepped(1, after=Draw(FIRST)),
    CastPrepped(2, after=(Draw(FIRST), May(Suffer(SECOND)))),
    DifferentPlayers(2, Draw(FIRST)),
    DifferentPlayers(2, (Draw(FIRST), May(Suffer(SECOND)))),
    UpToPlayers(2, Draw(FIRST)),
    UpToPlayers(2, (Draw(FIRST), May(Suffer(SECOND)))),
    OfferThisTurn("act", Suffer(2), Draw(FIRST)),
    OfferThisTurn("act", Suffer(2), (May(Suffer(FIRST)), Draw(SECOND))),
    NextGain((Draw(FIRST), May(Suffer(SECOND)))),
    NextFocus((Draw(FIRST), May(Suffer(SECOND)))),
    GainCard(then=(May(Suffer(FIRST)), Draw(SECOND))),
    IfDone(COST, (May(Suffer(FIRST)), Draw(SECOND))),
    IfTheyDo(ANY_ALLY, COST, Draw(FIRST)),
    IfTheyDo(ANY_ALLY, COST, (May(Suffer(FIRST)), Draw(SECOND))),
    IfTheyDo(ANY_ALLY, COST, Draw(FIRST), otherwise=Suffer(SECOND)),
    Deal(FIRST, on_kill=Draw(SECOND)),
    If(OTHER, Draw(FIRST), otherwise=Suffer(SECOND)),
    If(OTHER, If(YOUR_TURN, Draw(FIRST)), otherwise=Suffer(SECOND)),
    Cases(If(OTHER, Draw(FIRST)), If(YOUR_TURN, Suffer(SECOND))),
    Repeat(2, (Draw(FIRST), May(Suffer(SECOND)))),
    RepeatFor(Draw(FIRST), Suffer(2)),
    RepeatFor((Draw(FIRST), May(Suffer(SECOND))), Suffer(2)),
    RepeatUntil(OTHER, (May(Suffer(FIRST)), Draw(SECOND))),
    As(ANY_ALLY, (Draw(FIRST), May(Suffer(SECOND)))),
    As(ANY_ALLY, (May(Suffer(FIRST)), Draw(SECOND))),
    As(ANY_ALLY, If(Life().at_most(3), (Draw(FIRST), Or(Draw(1), Suffer(SECOND))))),
    With(ANY_ALLY, (Draw(FIRST, THAT_PLAYER), May(Suffer(SECOND)))),
    EachPlayer((Or(Draw(FIRST), Suffer(2)), Draw(SECOND))),
    EachAlly((Or(Draw(FIRST), Suffer(2)), Draw(SECOND))),
    ByChance((Draw(FIRST), May(Suffer(2))), Suffer(SECOND)),
    NextCast(FIRST),
    RevealTurnCard((PutTurnCardUnder(), Draw(FIRST))),
    RevealTurnCard(If(OTHER, Draw(FIRST), otherwise=Suffer(SECOND))),
    WithMinion(Minions(), (ItSuffers(FIRST), May(Draw(SECOND)))),
    TurnOneOver(Minions(), then=(ItSuffers(FIRST), May(Draw(SECOND)))),
    Discard(1, HAND, then=(May(Suffer(FIRST)), Draw(SECOND))),
)  # fmt: skip
BODIES: tuple[tuple[Effect, Effect], ...] = tuple(
    pair for node in ASKING for pair in ((GainCharge(PLAIN), node), (node, GainCharge(PLAIN)))
)


class Frame(NamedTuple):
    """Something that governs a body, and the message its words begin with."""

    name: str
    build: Callable[[Any], Any]
    message: str
    args: dict[str, str | int]


IF = If(Life().at_most(LIMIT), ())
FRAMES: tuple[Frame, ...] = (
    Frame("if", lambda do: If(IF.condition, do), "", {}),
    Frame("if-else", lambda do: If(IF.condition, do, otherwise=Draw(9)), "", {}),
    Frame("otherwise", lambda do: If(IF.condition, Draw(9), otherwise=do), "otherwise", {}),
    Frame("then", lambda do: May(Suffer(8), then=do), "if-done", {}),
    Frame("then-else", lambda do: May(Suffer(8), then=do, otherwise=Draw(9)), "if-done", {}),
    Frame("unless", lambda do: May(Suffer(8), then=Draw(9), otherwise=do), "otherwise", {}),
    Frame("done", lambda do: IfDone(Suffer(8), do), "if-done", {}),
    Frame("done-by-some", lambda do: IfDone(GraveholdSuffers(8), do), "if-done-by-anyone", {}),
    Frame("they", lambda do: IfTheyDo(ANY_ALLY, Suffer(8), do), "if-done", {"person": "they"}),
    Frame("offer", lambda do: OfferThisTurn("act", Suffer(8), do), "each-time", {}),
    Frame("kill", lambda do: Deal(8, on_kill=do), "if-killed", {}),
    Frame("gain", NextGain, "next-gain", {}),
    Frame("focus", NextFocus, "next-focus", {}),
    Frame("after", lambda do: CastPrepped(1, after=do), "after-cast", {"each": "no"}),
    Frame("cases", lambda do: Cases(If(IF.condition, do), If(YOUR_TURN, Draw(9))), "", {}),
    Frame("repeat", lambda do: Repeat(8, do), "repeat", {"n": 8, "value": ""}),
    Frame("whenever", lambda do: Whenever("suffer", do), "when-suffer", {"to": "you"}),
    Frame(
        "whenever-if",
        lambda do: Whenever("suffer", do, only_if=Life().at_most(LIMIT)),
        "when-suffer",
        {"to": "you"},
    ),
)


class Tree(NamedTuple):
    """A frame around a body."""

    frame: Frame
    node: Any
    governed: object
    condition: Condition


def trees() -> Iterator[Tree]:
    """Every frame around every body, and every condition before one body after another."""
    for frame, body in product(FRAMES, BODIES):
        yield Tree(frame, frame.build(body), body, IF.condition)
    bodies = cycle(BODIES)
    for condition in conditions():
        one, two = next(bodies), next(bodies)
        yield Tree(FRAMES[0], If(condition, one), one, condition)
        yield Tree(FRAMES[1], If(condition, two, otherwise=Draw(9)), two, condition)
    for (outer, inner), body in zip(product(FRAMES[:11], repeat=2), bodies, strict=False):
        do = inner.build(body)
        yield Tree(outer, outer.build((do, Draw(PLAIN + 1))), (body, Draw(PLAIN + 1)), IF.condition)


def numbers(part: object) -> list[int]:
    """The numbers by which the effects of a body are known."""
    if isinstance(part, tuple):
        return [n for one in part for n in numbers(one)]
    if isinstance(part, Node):
        return [n for f in part.__struct_fields__ for n in numbers(getattr(part, f))]
    return [part] if isinstance(part, int) and part > 50 else []


# 'That player' in every place a sentence can have
THEIRS: tuple[Effect, ...] = (
    Draw(2, THAT_PLAYER),
    Deal(Life(THAT_PLAYER)),
    Deal(Charges(THAT_PLAYER)),
    Deal(nodes.Plus(Life(THAT_PLAYER), Charges(THAT_PLAYER))),
    Deal(1, plus=nodes.When(Life(THAT_PLAYER).at_most(3), Charges(THAT_PLAYER))),
    Destroy(1, HAND.of(THAT_PLAYER)),
    Destroy(Charges(THAT_PLAYER), HAND.of(THAT_PLAYER)),
    nodes.GainLife(Charges(THAT_PLAYER), THAT_PLAYER),
    Suffer(nodes.HalfUp(Life(THAT_PLAYER)), THAT_PLAYER),
    nodes.RevealHand(THAT_PLAYER),
    If(Life(THAT_PLAYER).at_most(3), Draw(1, THAT_PLAYER), otherwise=Suffer(1, THAT_PLAYER)),
    May(Take(1, DISCARD_PILE.of(THAT_PLAYER)), then=Draw(1, THAT_PLAYER)),
    Or(Draw(1, THAT_PLAYER), Suffer(1, THAT_PLAYER)),
    As(THAT_PLAYER, (Draw(1), May(Suffer(1)))),
    Repeat(Charges(THAT_PLAYER), Suffer(1, THAT_PLAYER)),
    DifferentPlayers(2, Draw(Charges(THAT_PLAYER))),
    RevealDeck(Charges(THAT_PLAYER), Take(1, REVEALED)),
)


def whole_vocabulary() -> Iterator[Effect]:
    """Every effect there is, behind a condition and beside a choice."""
    for kind in kinds(Effect):
        yield from (If(IF.condition, (node, ASKING[0])) for node in variations(kind))


def by_chance(n: int) -> Iterator[Effect]:
    """Any effects, with anything in their fields; empty frames, which say nothing, left out."""
    effect = names()["AnyEffect"]
    found = (tree(effect, Random(seed), 4) for seed in range(n))
    yield from (node for node in found if flatten(node))


OF: tuple[Any, ...] = (
    "",
    "you",
    "ally",
    "anybody",
    "this",
    "nemesis",
    "here",
    Minions(),
    Minions("acolyte"),
)


def standing() -> Iterator[Clause]:
    """Every clause about every deed it can meet, whomever it concerns."""
    body: Any = (Draw(FIRST), ASKING[0])
    for (deed, sort), of in product(DEEDS.items(), OF):
        kind: Any = deed
        if "action" in sort.clauses:
            continue
        yield Whenever(kind, body, of=of, once=True)
        yield Whenever(kind, body, of=of, only_if=OTHER, after="card")
        if "alter" in sort.clauses:
            yield Alter(kind, of, more=1, less=2, least=1, most=FIRST, only_if=OTHER)
            yield from (Alter(kind, of, less=2), Alter(kind, of, most=2))
        if "forbid" in sort.clauses:
            yield from (Forbid(kind, of), Forbid(kind, of, only_if=OTHER))
        if "instead" in sort.clauses:
            yield from (Instead(kind, body, of), Instead(kind, body, of, True, OTHER))
    yield from variations(Must)
    yield from variations(Action)
    paid = Action("strike", body, price=nodes.SpendAether(1), only_if=OTHER, once=True)
    whose: tuple[Any, ...] = ("you", "ally", "anybody")
    yield from (structs.replace(paid, of=of) for of in whose)
    each = structs.replace(paid, do=ItSuffers(FIRST), each=Minions("acolyte"))
    yield from (each, structs.replace(each, price=nodes.SpendAether(nodes.N), amount=True))
