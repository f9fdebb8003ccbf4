"""Which effects can share a sentence, and which need one of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from gravehold.kernel.nodes import (
    breaches,
    damage,
    flow,
    moves,
    nemesis,
    places,
    resources,
    turn_order,
    values,
    who,
)
from gravehold.kernel.nodes.base import Do, Effect, Node
from gravehold.kernel.nodes.cards import Cards
from gravehold.words.locale import has

from .sorts import actor, is_you, message_of, returns
from .tone import Tone

Sentences = list[str]
Teller = Callable[[Any, Tone], Sentences]
WHOLE: dict[type, Teller] = {}  # effects that are sentences of their own


def tells(kind: type[Effect]) -> Callable[[Teller], Teller]:
    """The function tells an effect that is more than a verb with its objects."""

    def enter(tell: Teller) -> Teller:
        WHOLE[kind] = tell
        return tell

    return enter


def flatten(do: Do) -> list[Effect]:
    """A sequence without its nesting, and without what does nothing."""
    if isinstance(do, tuple):
        return [effect for part in do for effect in flatten(part)]
    return [] if _idle(do) else [do]


def swapped(tree: Any, old: Node, new: Node) -> Any:
    """A tree with other words in the place of some."""
    if tree == old:
        return new
    if isinstance(tree, tuple):
        return tuple(swapped(part, old, new) for part in tree)
    if not isinstance(tree, Node):
        return tree
    fields = tree.__struct_fields__
    return structs.replace(tree, **{f: swapped(getattr(tree, f), old, new) for f in fields})


FRAMES = (
    flow.As, flow.With, flow.EachAlly, flow.EachPlayer, flow.DifferentPlayers, flow.Repeat,
    flow.RepeatUntil,
    flow.UpToPlayers, flow.RepeatFor,
    moves.NextGain, moves.NextFocus, nemesis.WithMinion,
)  # fmt: skip


def _idle(node: Effect) -> bool:
    """Whether it is only a frame, and there is nothing in it."""
    if isinstance(node, flow.If):
        return not flatten(node.do) and not flatten(node.otherwise)
    return isinstance(node, FRAMES) and not flatten(node.do)


def plain(do: Do) -> bool:
    """Nothing that asks or branches on its own."""
    return all(map(_plain, flatten(do)))


def _plain(node: Effect) -> bool:
    if isinstance(node, flow.As | flow.With | flow.EachAlly | flow.EachPlayer | nemesis.WithMinion):
        return plain(node.do)
    if isinstance(node, damage.Deal):
        return not node.on_kill
    if isinstance(node, breaches.CastPrepped):
        return not node.after
    if isinstance(node, nemesis.DrawMinion | places.PutOnBoard) and node.otherwise:
        return False
    return type(node) not in WHOLE and plain(getattr(node, "then", ()))


def branches(node: Effect) -> bool:
    """Whether it asks for a condition of its own."""
    only_if = isinstance(node, flow.May) and node.only_if is not None
    return only_if or isinstance(node, flow.If | flow.Cases)


def joinable(node: Effect, lang: str) -> bool:
    """One verb of the person spoken of, to be joined with its neighbours."""
    if not _verbal(node) or together(node) or _limited(node) or conditional(node):
        return False
    return is_you(actor(node)) and has(lang, message_of(node), "do")


def has_infinitive(node: Effect, lang: str) -> bool:
    """Whether it can stand behind 'may'."""
    if isinstance(node, flow.With):
        return all(has_infinitive(part, lang) for part in flatten(node.do))
    return _verbal(node) and is_you(actor(node)) and has(lang, message_of(node), "inf")


def _verbal(node: Effect) -> bool:
    """A verb with its objects, and nothing that follows from it."""
    more = any(getattr(node, field, None) for field in ("then", "after", "on_kill"))
    more = more and not returns(node)
    simple = type(node) not in WHOLE or isinstance(node, damage.Deal | breaches.CastPrepped)
    return simple and not more


def together(node: Effect) -> bool:
    cards = getattr(node, "cards", None)
    return isinstance(cards, Cards) and isinstance(cards.whose, who.Everyone)


def _limited(node: Effect) -> bool:
    """Counted aether with a limit, which is told behind a semicolon."""
    if not isinstance(node, resources.GainAether) or isinstance(node.amount, int):
        return False
    return bool(node.only or node.never)


def conditional(node: Effect) -> bool:
    """Whether an amount has an 'if', which would take in what is joined by 'and'."""
    return any(_has_when(getattr(node, field)) for field in node.__struct_fields__)


def _has_when(part: object) -> bool:
    if isinstance(part, Effect | tuple) or not isinstance(part, Node):
        return False
    if isinstance(part, values.When):
        return True
    return any(_has_when(getattr(part, field)) for field in part.__struct_fields__)


def names_subject(node: Effect, tone: Tone) -> bool:
    """Whether its clause says who does it, instead of telling the readers to."""
    if isinstance(node, flow.With | nemesis.WithMinion):
        return any(names_subject(part, tone) for part in flatten(node.do))
    if isinstance(node, (flow.As, flow.EachAlly, flow.EachPlayer, *SELF)):
        return True
    lang, id_ = tone.lang, message_of(node)
    if isinstance(node, nemesis.Unleash):
        return has(lang, id_, "bare")  # a noun, which takes a verb beside other clauses
    if isinstance(node, damage.GraveholdSuffers | nemesis.ReturnMinion | nemesis.ExtraDraw):
        return not has(lang, id_, "inf")  # some languages tell the readers to do it
    if has(lang, id_, "do") and tone.you is not None:
        return True
    return not is_you(actor(node)) and not has(lang, id_, "to")


SELF = (
    damage.GraveholdGains, damage.ThisSuffers, damage.ItSuffers, damage.ItGainsLife,
    damage.NemesisGainsLife,
    damage.ItLosesLife,
    nemesis.NemesisGainsTokens, nemesis.NemesisLosesTokens, nemesis.LoseGame, nemesis.WinGame,
    nemesis.LosePower, places.LayBefore, places.StayBeside,
    nemesis.PutMark,
    places.ResolveCards, places.MoveAll, resources.AllyGainsCharges,
    damage.PlayersSuffer, moves.NextCast,
    breaches.HaveCast, turn_order.ShuffleInTurnCard, nemesis.DiscardFromPlay, places.LieByPile,
)  # fmt: skip
