"""What words such as 'you', 'it' and 'the number' mean where: one table for all nodes and fields.

A node that is not listed needs and binds nothing. 'This' is the card itself, 'minion' a minion
that is 'it', 'spell' the card itself if it is one, 'breach' the one a spell was cast from,
'turn-card' a revealed turn order card, 'damage' what is being dealt to a foe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from . import nodes
from .definitions import (
    Ability,
    AbilityCard,
    Ally,
    Attack,
    Board,
    Body,
    Gem,
    Mage,
    Minion,
    Nemesis,
    NemesisSpell,
    Part,
    PlayerCard,
    Power,
    Relic,
    Space,
    Spell,
    TurnCard,
)
from .rules import RuleSet

Names = tuple[str, ...]


def _pile(node: Any) -> Names:
    return ("it",) if node.of_it else ("this",)


def _gained(node: Any) -> Names:
    return ("you", "it") if node.lesser else ("you",)


def _life(node: Any) -> Names:
    return ("this",) if node.on == "this" else ("minion",)


# A function asks the node.
NEEDS: dict[type, Names | Callable[[Any], Names]] = {
    nodes.You: ("you",),
    nodes.ThatPlayer: ("that",),
    nodes.Marked: ("this",),
    nodes.PutMark: ("this",),
    nodes.ItIsDearest: ("it",),
    nodes.Owner: ("owner",),
    nodes.TurnCardPlayer: ("turn-card",),
    nodes.Number: ("n",),
    nodes.CostOfIt: ("it",),
    nodes.TheyCost: ("it", "n"),
    nodes.CostOfGained: ("gained",),
    nodes.MinionLife: _life,
    nodes.PileSize: _pile,
    nodes.PlayedThisTurn: ("this",),
    nodes.CastThisTurn: ("you", "spell"),
    nodes.GainedThisTurn: ("you",),
    nodes.AllysTurn: ("you",),
    nodes.OpenedIs: ("that", "n"),
    nodes.ShuffleInOwnTurnCard: ("you",),
    nodes.YourTurn: ("you",),
    nodes.CastFromOpen: ("breach",),
    nodes.LoseAnyNumber: ("you",),
    nodes.DealtBy: ("damage",),
    nodes.PushesBack: ("damage", "minion"),
    nodes.Beside: ("this",),
    nodes.ItIs: ("it",),
    nodes.NemesisCardRevealed: ("turn-card",),
    nodes.GainAether: ("you",),
    nodes.SpendAether: ("you",),
    nodes.Prep: ("you",),
    nodes.CastAll: ("you",),
    nodes.CastPrepped: ("you",),
    nodes.Exchange: ("you",),
    nodes.FocusThisBreach: ("breach",),
    nodes.DestroyBreach: ("you",),
    nodes.FocusOne: ("you",),
    nodes.OpenBreach: ("you",),
    nodes.GainBreach: ("you",),
    nodes.PrepAny: ("you",),
    nodes.TakeBackIt: ("you", "it"),
    nodes.LieByPile: ("this",),
    nodes.OfThisPile: ("this", "it"),
    nodes.Take: ("you",),
    nodes.PutOnDeck: ("you",),
    nodes.DestroyIt: ("it",),
    nodes.DestroyThis: ("this",),
    nodes.PutThisOnDeck: ("you", "this"),
    nodes.GainCard: _gained,
    nodes.Degrade: ("you",),
    nodes.PutAllOnDeck: ("you",),
    nodes.Flaw: ("you",),
    nodes.GainNamed: ("you",),
    nodes.NextGain: ("you",),
    nodes.NextFocus: ("you",),
    nodes.NextCast: ("you",),
    nodes.EachAlly: ("you",),
    nodes.OfferThisTurn: ("you",),
    nodes.PrepIt: ("you", "it"),
    nodes.RepeatFor: ("you",),
    nodes.PutItOnDeck: ("you", "it"),
    nodes.PutItOnDiscardPile: ("it",),
    nodes.PutItInHand: ("it",),
    nodes.PlayItAgain: ("you", "it"),
    nodes.PutItOnPile: ("it",),
    nodes.RevealDeck: ("you",),
    nodes.ShuffleDiscardIntoDeck: ("you",),
    nodes.DiscardHand: ("you",),
    nodes.ThisSuffers: ("this",),
    nodes.DiscardThis: ("this",),
    nodes.RestorePower: ("this",),
    nodes.ResolveThis: ("this",),
    nodes.Attach: ("this",),
    nodes.LayBefore: ("this",),
    nodes.StayBeside: ("this",),
    nodes.SkipSpace: ("this",),
    nodes.PutUnderNemesisDeck: ("this",),
    nodes.ItSuffers: ("minion",),
    nodes.ItGainsLife: ("minion",),
    nodes.ItLosesLife: ("minion",),
    nodes.SetItsLife: ("minion",),
    nodes.ResolvePart: ("minion",),
    nodes.ResolvePersistent: ("minion",),
    nodes.PutItUnderDeck: ("minion",),
    nodes.DiscardIt: ("minion",),
    nodes.PutTurnCardUnder: ("turn-card",),
    nodes.DiscardTurnCard: ("turn-card",),
}
NEEDS_THIS = ("same_name", "other")  # fields that compare with the source, when they are set

_MOVED: dict[str, Names] = {"then": ("n", "it", "owner")}


def _paid(may: Any) -> dict[str, Names]:
    """One card that is the price is known to what follows."""
    picked = isinstance(may.do, nodes.Discard | nodes.Destroy) and may.do.n == 1
    return {"then": ("n", "it")} if picked else {}


def _acting(action: Any) -> dict[str, Names]:
    """Who acts is 'you', also on cards of the nemesis; the minion and the amount were chosen."""
    found = [
        "you",
        "owner",
        *(["minion"] if action.each else []),
        *(["it"] if action.board else []),
        *(["n"] if action.amount else []),
    ]
    return {"do": tuple(found), "price": tuple(found), "only_if": ("that",)}


def _paid_by_them(node: Any) -> dict[str, Names]:
    return {"do": ("you",), **_paid(node)}


# What each field of a node can mean beyond what the node itself can; a function asks the node.
BINDS: dict[type, dict[str, Names] | Callable[[Any], dict[str, Names]]] = {
    nodes.As: {"do": ("you",)},
    nodes.EachPlayer: {"do": ("you",)},
    nodes.EachAlly: {"do": ("you",)},
    nodes.NextCast: {"plus": ("it",)},
    nodes.Some: {"condition": ("that",)},
    nodes.DifferentPlayers: {"do": ("you",)},
    nodes.UpToPlayers: {"do": ("you",)},
    nodes.With: {"do": ("that",)},
    nodes.Most: {"value": ("that",)},
    nodes.Fewest: {"value": ("that",)},
    nodes.Highest: {"value": ("that",)},
    nodes.May: _paid,
    nodes.IfTheyDo: _paid_by_them,
    nodes.Discard: _MOVED,
    nodes.Destroy: _MOVED,
    nodes.Take: _MOVED,
    nodes.PutOnDeck: _MOVED,
    nodes.PutInZone: _MOVED,
    nodes.PutAllOnDeck: {"then": ("n",)},
    nodes.ChooseCard: {"then": ("it", "owner")},
    nodes.NextGain: {"do": ("it", "gained")},
    nodes.GainCard: {"then": ("it", "owner")},
    nodes.RevealDeck: {"do": ("it", "n")},
    nodes.LoseAnyNumber: {"then": ("n",)},
    nodes.RevealTurnCard: {"do": ("turn-card",)},
    nodes.CastPrepped: {"after": ("it", "owner")},
    nodes.ReplaceBreach: {"then": ("you",)},
    nodes.OpenBreach: {"then": ("you",)},
    nodes.RevealTop: {"do": ("it",)},
    nodes.DestroyOnBoard: {"then": ("n",)},
    nodes.WithMinion: {"do": ("minion",)},
    nodes.DrawMinion: {"then": ("minion",)},
    nodes.BringIntoPlay: {"then": ("minion",)},
    nodes.TurnOneOver: {"then": ("minion",)},
    nodes.Action: _acting,
    Board: {"end": ("it", "minion")},  # what comes there may be either
    Space: {"enter": ("it", "minion")},
}

# What is known where a tree begins. A spell's clauses know what its `use` does, a foe's the card.
STARTS: dict[tuple[type, str], Names] = {
    (PlayerCard, "on_gain"): ("you", "this", "it"),
    (PlayerCard, "standing"): ("you", "this", "owner"),
    (Relic, "standing"): ("you", "this", "owner", "breach"),
    (Gem, "play"): ("you", "this"),
    (Relic, "play"): ("you", "this"),
    (Spell, "on_gain"): ("you", "this", "it", "spell"),
    (Spell, "cast"): ("you", "this", "owner", "breach", "spell"),
    (Spell, "on_prep"): ("you", "this", "owner", "spell"),
    (Spell, "use"): ("you", "this", "owner", "breach", "spell"),
    (Spell, "standing"): ("you", "this", "owner", "breach", "spell"),
    (Attack, "effect"): ("this",),
    (AbilityCard, "effect"): ("this",),
    (AbilityCard, "standing"): ("this",),
    (NemesisSpell, "cast"): ("this",),
    (PlayerCard, "setup"): ("you", "this", "owner"),
    (Attack, "standing"): ("this", "owner"),  # who it lies before
    (Body, "immediately"): ("this",),
    (Body, "standing"): ("this",),
    (Minion, "persistent"): ("this",),
    (Minion, "immediately"): ("this",),
    (Minion, "standing"): ("this",),
    (Part, "do"): ("this",),
    (Power, "effect"): ("this",),
    (Power, "immediately"): ("this",),
    (Power, "to_discard"): ("you", "this"),
    (Power, "standing"): ("this",),
    (Ability, "effect"): ("you",),
    (Ability, "only_if"): ("you",),
    (Mage, "standing"): ("you", "owner"),
    (Mage, "setup"): ("you", "owner"),
    (Mage, "tokens"): ("you", "owner"),  # the spaces of a track
    (TurnCard, "on_draw"): (),
    (Ally, "standing"): ("you",),  # of a deed about a player, that player
    (RuleSet, "standing"): ("you",),
    **{
        (Nemesis, field): ()
        for field in ("unleash", "setup", "beginner_setup", "on_exhaust", "standing", "harder")
    },
}


def needed(node: Any) -> Names:
    """What has to be known where the node stands."""
    found = NEEDS.get(type(node), ())
    names = found(node) if callable(found) else found
    if any(getattr(node, field, False) for field in NEEDS_THIS):
        names = (*names, "this")
    return names


def bound(node: Any, field: str) -> Names:
    """What the node adds for one of its fields."""
    found = BINDS.get(type(node), {})
    return (found(node) if callable(found) else found).get(field, ())


def start(kind: type, field: str) -> Names | None:
    """What is known where a field of a definition begins; nothing if it is no such field."""
    return next((STARTS[k, field] for k in kind.__mro__ if (k, field) in STARTS), None)


def missing(node: Any, known: Iterable[str]) -> Names:
    return tuple(name for name in needed(node) if name not in known)
