"""Players, cards, quantities and conditions in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.nodes import base, turn_order, values, who
from gravehold.kernel.nodes.base import Condition, V, Value, Who
from gravehold.kernel.nodes.cards import Cards
from gravehold.words.names import name

from .voice import Voice, joined, of, plural

WHO: dict[type, Callable[[Any, Voice], str]] = {
    who.You: lambda node, voice: voice.subject or voice.they,
    who.AnyPlayer: lambda node, voice: "any player",
    who.AnyAlly: lambda node, voice: "any ally",
    who.ThatPlayer: lambda node, voice: voice.that,
    who.Owner: lambda node, voice: "the spell's owner",
    who.Everyone: lambda node, voice: "the players",
    who.Most: lambda node, voice: f"the player with the most {_most(node.value, voice)}",
    who.LowestLife: lambda node, voice: "the player with the lowest life",
    who.TheMage: lambda node, voice: name(node.mage),
    turn_order.TurnCardPlayer: lambda node, voice: "the player of that card",
}


def player(node: Who, voice: Voice) -> str:
    return WHO[type(node)](node, voice)


def voice_of(node: Who, voice: Voice) -> Voice:
    """The voice for what this player does or suffers."""
    if isinstance(node, who.You):
        return voice
    if isinstance(node, who.ThatPlayer) and voice.that == "they":
        return voice._replace(subject="they", third=False)
    return of(player(node, voice), voice)


def whose(node: Who, voice: Voice) -> str:
    """The possessive: 'your', 'any ally's'."""
    if isinstance(node, who.You):
        return voice.their
    noun = player(node, voice)
    return "their" if noun == "they" else f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def _most(value: Value, voice: Voice) -> str:
    kind = type(value)
    noun = COUNTED[kind](value, voice._replace(that="they")) if kind in COUNTED else Noun("life")
    return plural(noun.head) + noun.tail


class Noun(NamedTuple):
    """Something that can be counted; `owner` is a possessive."""

    head: str
    tail: str = ""
    owner: str = ""

    @property
    def each(self) -> str:
        """Behind 'for each'."""
        if self.owner:
            return f"of {self.owner} {plural(self.head)}{self.tail}"
        return self.head + self.tail

    @property
    def all(self) -> str:
        return f"{self.owner} {plural(self.head)}{self.tail}".strip()


_PLACES = {"hand": "hand", "discard": "discard pile", "deck": "deck"}


def noun(node: Cards, voice: Voice) -> Noun:
    """The sort of cards a selector finds."""
    tail = ""
    if node.name:
        head = name(node.name)
    elif node.same_name:
        head, tail = "copy", " of this card"
    else:
        head = joined(node.types, "or") or ("spell" if "prepped" in node.zones else "card")
    if node.zones in (("prepped",), ("revealed",)):
        head = f"{node.zones[0]} {head}"
    if node.other:
        head = f"other {head}"
    own = node.zones == ("prepped",) and not isinstance(node.whose, who.Everyone)
    owner = whose(node.whose, voice) if own else ""
    return Noun(head, tail + _cost(node, voice) + _place(node, voice), owner)


def _cost(node: Cards, voice: Voice) -> str:
    if node.at_least is not None:
        return f" costing {number(node.at_least, voice)} aether or more"
    return "" if node.at_most is None else costing_at_most(node.at_most, voice)


def costing_at_most(limit: V, voice: Voice) -> str:
    if limit == 0:
        return " costing 0 aether"
    if isinstance(limit, int):
        return f" costing {limit} aether or less"
    return f" costing at most {number(limit, voice)}"


def _place(node: Cards, voice: Voice) -> str:
    if isinstance(node.whose, who.Everyone):
        return " in hand" if "hand" in node.zones else ""
    places = [_PLACES[zone] for zone in node.zones if zone in _PLACES]
    if places:
        return f" in {whose(node.whose, voice)} {joined(places, 'or')}"
    return f" {voice.they} played this turn" if "played" in node.zones else ""


def some(n: V, node: Cards, voice: Voice, *, up_to: bool = False, dearest: bool = False) -> str:
    """So many cards of a sort: 'a card in your hand', 'up to 2 of your prepped spells'."""
    if node.top:
        return f"the top card of {whose(node.whose, voice)} {_PLACES[node.zones[0]]}"
    found = noun(node, voice)
    count = n if isinstance(n, int) else 2
    if dearest:
        many = "" if count == 1 else f"{count} "
        dear = f"{many}most expensive {plural(found.head, count)}"
        return f"{found.owner or 'the'} {dear}{found.tail}"
    how_many = f"up to {number(n, voice)}" if up_to else number(n, voice)
    if found.owner:
        return f"{'one' if how_many == '1' else how_many} {found.each}"
    if count == 1 and not up_to:
        return f"{_article(found.head)}{found.tail}"
    return f"{how_many} {plural(found.head, count)}{found.tail}"


def _article(word: str) -> str:
    if word.startswith("other "):
        return f"an{word}"
    return f"an {word}" if word[0] in "aeioAEIO" else f"a {word}"


# Values that count things; they can be said as 'for each ...' and 'the number of ...'.
COUNTED: dict[type, Callable[[Any, Voice], Noun]] = {
    values.Count: lambda node, voice: noun(node.cards, voice),
    values.Charges: lambda node, voice: Noun("charge", owner=whose(node.who, voice)),
    values.OpenBreaches: lambda node, voice: Noun("open breach", owner=whose(node.who, voice)),
    values.ClosedBreaches: lambda node, voice: Noun("closed breach", owner=whose(node.who, voice)),
    values.NemesisTokens: lambda node, voice: Noun("nemesis token"),
    values.PlayerTokens: lambda node, voice: Noun(
        f"{name(node.token)} token", owner=whose(node.who, voice)
    ),
    values.NemesisTurnCards: lambda node, voice: Noun(
        "nemesis card", " in the turn order discard pile"
    ),
    values.InPlay: lambda node, voice: Noun(name(node.subtype), " in play"),
    values.Number: lambda node, voice: Noun("card", f" {voice.found} this way"),
    values.PileSize: lambda node, voice: Noun("card", " left in this card's supply pile"),
    values.GainedThisTurn: lambda node, voice: Noun(
        "copy" if node.same_name else "card",
        f"{' of this card' * node.same_name} {voice.they} have gained this turn",
    ),
    values.PlayedThisTurn: lambda node, voice: Noun("copy", " of this card played this turn"),
    values.CastThisTurn: lambda node, voice: Noun(
        "copy", f" of this spell {voice.they} have cast this turn"
    ),
}

# All others: what stands behind 'equal to'.
PLAIN: dict[type, Callable[[Any, Voice], str]] = {
    values.Times: lambda node, voice: f"{node.factor} times {number(node.of, voice)}",
    values.Plus: lambda node, voice: f"{number(node.left, voice)} plus {number(node.right, voice)}",
    values.When: lambda node, voice: (
        f"{number(node.amount, voice)} if {condition(node.condition, voice)}"
    ),
    values.HalfUp: lambda node, voice: f"half of {number(node.of, voice)}, rounded up",
    values.Life: lambda node, voice: f"{whose(node.who, voice)} life",
    values.Highest: lambda node, voice: (
        f"the highest value of {number(node.value, voice._replace(that='any one player'))}"
    ),
    values.MinionLife: lambda node, voice: "this minion's life",
    values.NemesisTier: lambda node, voice: "the nemesis tier",
    values.CostOfIt: lambda node, voice: f"the cost of {voice.it}",
    values.CostOfGained: lambda node, voice: "the cost of the gained card",
}


def number(value: V, voice: Voice) -> str:
    """The bare quantity: '3', 'the number of your charges'."""
    if isinstance(value, int):
        return str(value)
    if type(value) in COUNTED:
        return f"the number of {COUNTED[type(value)](value, voice).all}"
    return PLAIN[type(value)](value, voice)


def amount(value: V, what: str, voice: Voice) -> str:
    """So much of something: '3 damage', '2 damage for each ...', 'damage equal to ...'."""
    if isinstance(value, int):
        return f"{value} {plural(what, value)}"
    if isinstance(value, values.Plus):
        return f"{amount(value.left, what, voice)} plus {amount(value.right, what, voice)}"
    if isinstance(value, values.When):
        return f"{amount(value.amount, what, voice)} if {condition(value.condition, voice)}"
    factor, counted = (value.factor, value.of) if isinstance(value, values.Times) else (1, value)
    if isinstance(counted, values.Highest) and type(counted.value) in COUNTED:
        mine = COUNTED[type(counted.value)](counted.value, voice._replace(that="they"))
        each = f"{mine.head}{mine.tail} of the player with the most"
        return f"{factor} {plural(what, factor)} for each {each}"
    if type(counted) in COUNTED:
        each = COUNTED[type(counted)](counted, voice).each
        return f"{factor} {plural(what, factor)} for each {each}"
    return f"{plural(what)} equal to {number(value, voice)}"


# Conditions


Comparison = base.AtLeast | base.AtMost | base.Exactly

ORDINALS = ("", "first", "second", "third", "fourth")


def _quantity(node: Comparison, what: str) -> str:
    """'no tokens', 'at least 1 token', '2 or more tokens', 'exactly 2 tokens'."""
    if isinstance(node, base.AtLeast):
        return f"at least 1 {what}" if node.n == 1 else f"{node.n} or more {plural(what)}"
    if node.n == 0:
        return f"no {plural(what)}"
    if isinstance(node, base.AtMost):
        return f"{node.n} or fewer {plural(what)}"
    return f"exactly {node.n} {plural(what, node.n)}"


def _bare(node: Comparison) -> str:
    return f"{node.n}" + {base.AtLeast: " or more", base.AtMost: " or less"}.get(type(node), "")


def _compared(node: Comparison, voice: Voice) -> str:
    value = node.value
    if isinstance(value, values.NemesisTokens):
        return f"the nemesis has {_quantity(node, 'token')}"
    if isinstance(value, values.PileSize) and node.n == 0:
        return "this card's supply pile is empty"
    if isinstance(node, base.Exactly) and node.n in range(1, 5):
        copy = f"this is the {ORDINALS[node.n]} copy of this card {voice.they} have"
        if isinstance(value, values.PlayedThisTurn):
            return f"{copy} played this turn"
        if isinstance(value, values.CastThisTurn):
            return f"{copy} cast this turn"
        if isinstance(value, values.GainedThisTurn) and value.same_name:
            return f"{copy} gained this turn"
    if isinstance(value, values.Life):
        amount_, _, more = _bare(node).partition(" ")
        return f"{voice_of(value.who, voice).they} have {amount_} life {more}".rstrip()
    if type(value) not in COUNTED:
        return f"{number(value, voice)} is {_bare(node)}"
    thing = COUNTED[type(value)](value, voice)
    if thing.owner in ("your", "their"):
        return f"{voice.they} have {_quantity(node, thing.head)}{thing.tail}"
    there = "is" if node.n == 1 and not isinstance(node, base.AtMost) else "are"
    owner = f" of {thing.owner}" if thing.owner else ""
    return f"there {there} {_quantity(node, thing.head)}{owner}{thing.tail}"


CONDITIONS: dict[type, Callable[[Any, Voice], str]] = {
    base.AtLeast: _compared,
    base.AtMost: _compared,
    base.Exactly: _compared,
    base.Not: lambda node, voice: f"it is not so that {condition(node.condition, voice)}",
    base.Both: lambda node, voice: f"{condition(node.one, voice)} and {condition(node.two, voice)}",
    base.Either: lambda node, voice: (
        f"{condition(node.one, voice)} or {condition(node.two, voice)}"
    ),
    values.YourTurn: lambda node, voice: "it is your turn",
    values.IsExhausted: lambda node, voice: f"{voice_of(node.who, voice).they} are exhausted",
    values.NemesisCardRevealed: lambda node, voice: "it is a nemesis card",
}


def condition(node: Condition, voice: Voice) -> str:
    return CONDITIONS[type(node)](node, voice)
