"""Effects that are sentences of their own: persons, repetition, looking (choices: choices.py).

Each is told by a function here, which `tells` enters into the book of sentences.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from gravehold.kernel.nodes import breaches, damage, flow, moves, nemesis, turn_order, who
from gravehold.kernel.nodes.base import Do, Node, Who, kebab
from gravehold.words.locale import say

from .choices import on_kill, short
from .conditions import condition
from .nouns import join, subject_of, value_phrase
from .sentences import (
    Sentences,
    at_length,
    behind,
    flatten,
    joinable,
    sentences,
    spoken,
    tells,
)
from .simple import verb, verbs
from .sorts import is_you
from .tone import Mention, Tone

# Persons


@tells(flow.As)
def _as(node: flow.As, tone: Tone) -> Sentences:
    if is_you(node.who):
        return sentences(node.do, tone)
    if not _chosen_first(node, tone):
        return sentences(node.do, tone._replace(you=Mention(node.who), mood="does"))
    them = tone.later()._replace(you=Mention(None, known=True), mood="does")
    return [_choice(node, tone), *sentences(node.do, them)]


def _chosen_first(node: flow.As | flow.With, tone: Tone) -> bool:
    """Whether a condition would read as if it were about all players who may be chosen."""
    return isinstance(node.who, who.AnyPlayer | who.AnyAlly) and _asks_first(node.do, tone)


def _choice(node: flow.As | flow.With, tone: Tone) -> str:
    return say(tone.lang, f"choose-{kebab(type(node.who).__name__)}", **tone.frame)


def _asks_first(do: Do, tone: Tone) -> bool:
    """Whether a condition or a choice would be the first to mention the player."""
    first = flatten(do)[0]
    if isinstance(first, flow.Or):
        return short(first, tone) is None
    return isinstance(first, flow.If | flow.Cases) or (
        isinstance(first, flow.May) and first.only_if is not None
    )


@tells(flow.With)
def _with(node: flow.With, tone: Tone) -> Sentences:
    if is_you(node.who):
        return sentences(tuple(_your(part) for part in flatten(node.do)), tone)
    if not _chosen_first(node, tone):
        return sentences(node.do, tone._replace(that=Mention(node.who)))
    them = tone.later()._replace(that=Mention(None, known=True))
    return [_choice(node, tone), *sentences(node.do, them)]


def _your(node: Any) -> Any:
    """The same where 'that player' is nobody but you."""
    if isinstance(node, who.ThatPlayer):
        return who.YOU
    if isinstance(node, tuple):
        return tuple(_your(part) for part in node)
    if not isinstance(node, Node) or isinstance(node, flow.As | flow.EachPlayer):
        return node  # in the body of another 'you' the words would be about them
    return structs.replace(node, **{f: _your(getattr(node, f)) for f in node.__struct_fields__})


@tells(flow.EachPlayer)
def _each_player(node: flow.EachPlayer, tone: Tone) -> Sentences:
    if _asks_first(node.do, tone):
        them = tone.later()._replace(you=Mention(None, known=True), mood="does")
        first, *rest = sentences(node.do, them)
        return [say(tone.lang, "each-player-do", do=first, **tone.frame), *rest]
    return sentences(node.do, tone._replace(you=Mention(EACH), mood="does"))


@tells(flow.DifferentPlayers)
def _different_players(node: flow.DifferentPlayers, tone: Tone) -> Sentences:
    each = tone._replace(you=Mention(None, known=True), mood="does")
    parts = flatten(node.do)
    if not all(joinable(part, each) for part in parts):
        told = at_length(node.do, each)
        return [say(tone.lang, "different-players-do", n=node.n, do=told, **tone.frame)]
    told = join(verbs(parts, each, "does"), tone.lang)
    return [say(tone.lang, "different-players", n=node.n, do=told, **tone.frame)]


class EachOne(Who, frozen=True):
    """Every player; a word of sentences only."""


EACH = EachOne()


# Repetition


@tells(flow.Repeat)
def _repeat(node: flow.Repeat, tone: Tone) -> Sentences:
    told = at_length(node.do, tone)
    n, value = node.times if isinstance(node.times, int) else 0, value_phrase(node.times, tone)
    return [say(tone.lang, "repeat", n=n, value=value, do=told, **tone.frame)]


@tells(flow.RepeatUntil)
def _repeat_until(node: flow.RepeatUntil, tone: Tone) -> Sentences:
    told, end = at_length(node.do, tone), condition(node.condition, tone)
    return [say(tone.lang, "repeat-until", do=told, condition=end, **tone.frame)]


# Looking


@tells(turn_order.RevealTurnCard)
def _reveal_turn_card(node: turn_order.RevealTurnCard, tone: Tone) -> Sentences:
    mood, person = tone.ordering().mood, tone.person
    first = say(tone.lang, "do-reveal-turn-card", mood, person=person, **tone.frame)
    shown = spoken(subject_of(tone), [first], tone)
    return [*shown, *sentences(node.do, tone.later()._replace(it="turn-card"))]


@tells(moves.RevealDeck)
def _reveal_deck(node: moves.RevealDeck, tone: Tone) -> Sentences:
    subject = subject_of(tone)
    n, value = node.n if isinstance(node.n, int) else 0, value_phrase(node.n, tone)
    mood, person = tone.ordering().mood, tone.person
    text = say(tone.lang, "do-reveal-deck", mood, n=n, value=value, person=person, **tone.frame)
    counted = "revealed" if n == 1 else "revealed-many"
    inner = tone.later()._replace(counted=counted, it="revealed")
    body = flatten(node.do)
    if all(joinable(part, inner) for part in body):
        found = verbs(body, inner._replace(inside=tone.inside), mood)
        return spoken(subject, [text, *found], tone)
    return [*spoken(subject, [text], tone), *sentences(node.do, inner)]


@tells(moves.NextGain)
def _next_gain(node: moves.NextGain, tone: Tone) -> Sentences:
    subject, person = subject_of(tone), tone.person
    first, *rest = behind(node.do, tone._replace(it="gained"))
    told = say(tone.lang, "next-gain", do=first, subject=subject, person=person, **tone.frame)
    return [told, *rest]


@tells(breaches.CastPrepped)
def _cast(node: breaches.CastPrepped, tone: Tone) -> Sentences:
    found = spoken(subject_of(tone), [verb(node, tone, tone.ordering().mood)], tone)
    if node.after:
        first, *rest = behind(node.after, tone._replace(it="spell"))
        found += [
            say(tone.lang, "after-cast", do=first, each="yes" if node.n != 1 else "no"),
            *rest,
        ]
    return found


@tells(damage.Deal)
def _deal(node: damage.Deal, tone: Tone) -> Sentences:
    found = spoken(subject_of(tone), [verb(node, tone, tone.ordering().mood)], tone)
    return [*found, *on_kill(node, tone)]


@tells(nemesis.WithMinion)
def _with_minion(node: nemesis.WithMinion, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(them=Mention(node.minions), it="minion"))
