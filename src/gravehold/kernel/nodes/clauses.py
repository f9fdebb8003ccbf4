"""Standing effects: what changes, replaces, forbids or answers a deed while its source is there.

For one deed the order is: `Forbid`, `Alter`, `Instead`, the deed itself, `Whenever`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .base import AnyCondition, AnyWho, Clause, Do, V
from .nemesis import Minions
from .who import YOU

# What happens and can be heard. 'you' is the player it happens to, 'this' the card.
Deed = Literal[
    "turn-start",  # your turn begins, before the casting phase
    "casting-start",  # your casting phase begins
    "casting-end",
    "draw-start",  # your draw phase begins
    "focus",  # you focus or open a breach of your own in your turn
    "open",  # a breach of yours is opened (the number says which)
    "prep",  # you prep a spell ('it')
    "cast",  # you cast a spell ('it'), once it is resolved
    "play",  # you play a gem or relic ('it'), once it is resolved
    "gain",  # you gain a card ('it')
    "enter-hand",  # a card ('it') comes into your hand
    "discard",  # an effect makes you discard a card ('it')
    "gain-charge",  # you gain charges (the number)
    "gain-life",  # you gain life (the number)
    "suffer",  # you suffer damage (the number)
    "overflow",  # damage you cannot take hits Gravehold (the number is the factor)
    "exhaust",  # you become exhausted
    "hit",  # an instance of damage (the number) is aimed at a foe, even if it is reduced to 0
    "hurt",  # a foe is dealt damage (the number)
    "push-back",  # damage is measured against what pushes a foe ('it') back (the number)
    "turn-over",  # you turn over a card of the nemesis ('it'); none of its own effects does
    "price",  # you pay the price of an action, so much aether (the number)
    "enter-play",  # a card of the nemesis ('it') has come into play, with its life (the number)
    "discarded",  # a card of the nemesis ('it') has left play for its discard pile
    "persistent",  # the turn of a minion ('it') in the nemesis main phase, with or without effect
    "power-lost",  # a power in play loses a token (the number is what is left)
    "gravehold-suffers",  # Gravehold suffers damage (the number)
    "gravehold-gains",  # Gravehold gains life (the number)
    "unleash",  # the nemesis unleashes
    "empty-draw",  # the nemesis must draw a card and its deck is empty
    "act",  # you do what a card or mat offers in the main phase
    "turn-end",  # any turn ends
    "nemesis-turn-start",
    "nemesis-turn-end",
    "tokens-gained",  # tokens (the number) come to a thing, of the kind the clause names
    "tokens-lost",
    "tokens-changed",  # the tokens of the nemesis changed
    "enter-zone",  # a card ('it') has come into a zone (`ZoneIs`)
    "leave-zone",  # a card ('it') has left a zone (`ZoneIs`)
    "emptied",  # the last card ('it') has left a supply pile
]


class Sort(NamedTuple):
    """What a deed is about, and which clauses beside `Whenever` can meet it."""

    about: Literal["player", "foe", "game"]
    clauses: frozenset[str] = frozenset()
    card: bool = False  # binds 'it'
    number: bool = False  # binds the number


DEEDS: dict[str, Sort] = {
    "turn-start": Sort("player"),
    "casting-start": Sort("player"),
    "casting-end": Sort("player"),
    "draw-start": Sort("player"),
    "focus": Sort("player"),
    "open": Sort("player", number=True),
    "prep": Sort("player", card=True),
    "cast": Sort("player", frozenset({"alter"}), card=True),
    "play": Sort("player", card=True),
    "gain": Sort("player", frozenset({"forbid"}), card=True),
    "enter-hand": Sort("player", card=True),
    "discard": Sort("player", card=True),
    "gain-charge": Sort("player", frozenset({"alter", "instead"}), number=True),
    "gain-life": Sort("player", frozenset({"alter"}), number=True),
    "suffer": Sort("player", frozenset({"alter"}), number=True),
    "overflow": Sort("player", frozenset({"alter"}), number=True),
    "exhaust": Sort("player"),
    "hit": Sort("foe", frozenset({"forbid", "alter", "instead"}), number=True),
    "hurt": Sort("foe", number=True),
    "push-back": Sort("foe", frozenset({"alter"}), number=True),
    "turn-over": Sort("player", card=True),
    "price": Sort("player", frozenset({"alter"}), number=True),
    "enter-play": Sort("foe", frozenset({"alter"}), card=True, number=True),
    "discarded": Sort("foe", frozenset({"instead"}), card=True),
    "persistent": Sort("foe", frozenset({"instead"}), card=True),
    "power-lost": Sort("foe", card=True, number=True),
    "gravehold-suffers": Sort("game", frozenset({"alter"}), number=True),
    "gravehold-gains": Sort("game", frozenset({"alter"}), number=True),
    "unleash": Sort("game"),
    "empty-draw": Sort("game", frozenset({"instead"})),
    "act": Sort("player", frozenset({"forbid"})),
    "main-phase": Sort("player", frozenset({"action"})),
    "turn-end": Sort("game"),
    "nemesis-turn-start": Sort("game"),
    "nemesis-turn-end": Sort("game"),
    "tokens-gained": Sort("game", card=True, number=True),
    "tokens-lost": Sort("game", card=True, number=True),
    "tokens-changed": Sort("game"),
    "enter-zone": Sort("game", card=True),
    "leave-zone": Sort("game", card=True),
    "emptied": Sort("game", card=True),
}

# Whom the deed must concern, seen from the source: '' is the plain case of the deed
# (you for what players do, this card for what happens to foes).
# 'here' is for what lies at a breach: a spell is cast from it.
Of = Literal["", "you", "ally", "anybody", "this", "nemesis", "here"] | Minions


class Whenever(Clause, frozen=True):
    """Each time it happens, `do`; `once`: only the first time in a turn."""

    deed: Deed
    do: Do
    only_if: AnyCondition | None = None
    of: Of = ""
    after: Literal["deed", "card"] = "deed"  # card: when the running card or action is resolved
    once: bool = False
    token: str = ""  # of tokens gained and lost: only this kind
    first: bool = False  # only the first time in a game; the treasure is spent then


class Alter(Clause, frozen=True):
    """The number of the deed is so much more or less, at least, at most."""

    deed: Deed
    of: Of = ""
    more: V = 0
    less: V = 0  # does nothing to a number that is not above `least`
    least: int = 0
    most: V | None = None
    only_if: AnyCondition | None = None
    verb: str = ""  # of prices: only that of this action


class Forbid(Clause, frozen=True):
    """The deed cannot be done."""

    deed: Deed
    of: Of = ""
    only_if: AnyCondition | None = None
    verb: str = ""  # of actions: only this one


class Instead(Clause, frozen=True):
    """`do` in the place of the deed; `may`: whom it concerns is asked."""

    deed: Deed
    do: Do
    of: Of = ""
    may: bool = False
    only_if: AnyCondition | None = None


class Action(Clause, frozen=True):
    """Something a player may do in the main phase: pay the price, then `do`.

    Where `do` is to lay a bridge, each link without one is an option.
    """

    verb: str  # in keys; of two actions with one verb, `paid` ends those of the second
    do: Do
    price: Do = ()
    each: Minions | None = None  # an option for each of them, as 'it'
    board: str = ""  # an option for each supply card on that board, as 'it'
    amount: bool = False  # an option for each number from 1 to the aether at hand
    only_if: AnyCondition | None = None
    of: Literal["you", "ally", "anybody"] = "anybody"  # whose main phase
    once: bool = False  # in each turn
    paid: str = ""
    deed: Literal["main-phase"] = "main-phase"


class CountAs(Clause, frozen=True):
    """The plain nemesis cards of the turn order count as the one of that name."""

    card: str
    only_if: AnyCondition | None = None


class Must(Clause, frozen=True):
    """'Any player' on a nemesis card is this one, unless nothing could happen to them.

    Of several different players they are one.
    """

    who: AnyWho = YOU
