"""Effects that are sentences of their own: choices, persons, repetition, looking.

Each is told by a function here, which `tells` enters into the book of sentences.
"""

from __future__ import annotations

from gravehold.kernel.nodes import breaches, damage, flow, moves, nemesis, turn_order, who
from gravehold.kernel.nodes.base import Both, Condition, Do, Not, Who, kebab
from gravehold.words.locale import say

from .conditions import about_nemesis, condition
from .nouns import join, subject_of, value_phrase
from .sentences import (
    Sentences,
    behind,
    clause,
    flatten,
    infinitive,
    joinable,
    sentences,
    spoken,
    tells,
)
from .simple import verb, verbs
from .tone import Mention, Tone

# Choice


@tells(flow.May)
def _may(node: flow.May, tone: Tone) -> Sentences:
    lang = tone.lang
    told = condition(node.only_if, tone) if node.only_if is not None else ""
    frame = tone._replace(inside=tone.inside or bool(told)).frame
    inner = infinitive(node.do, tone)
    id_ = "may" if tone.you is None else "may-other"
    text = say(lang, id_, inf=inner, subject=subject_of(tone), **frame)
    found = [say(lang, "if", condition=told, do=text, **tone.frame) if told else text]
    person = tone.person
    if (more := nested(node.then)) is not None:
        return [*found, *_done_and(node, more, tone)]
    if node.then:
        first, *rest = behind(node.then, _picked(node, tone))
        found += [say(lang, "if-done", do=first, person=person, readers=tone.readers), *rest]
    if node.otherwise:
        first, *rest = behind(node.otherwise, tone)
        found += [say(lang, "otherwise", do=first), *rest]
    return found


def _done_and(node: flow.May, inner: flow.If, tone: Tone) -> Sentences:
    """'If you do and ..., ...': what was done and what is so, as one condition."""
    lang, asked = tone.lang, {"person": tone.person, "readers": tone.readers}
    found: Sentences = []
    for also, do in cases(inner):
        if tone.you is not None:
            tone.you.last = True
        done = say(lang, "condition-done", **asked)
        both = say(lang, "condition-and", left=done, right=condition(also, tone))
        found += _conditional(both, do, _picked(node, tone.later()))
    if node.otherwise:
        left = say(lang, "condition-not-done", **asked)
        found += _conditional(left, node.otherwise, tone.later())
    return found


def _picked(node: flow.May, tone: Tone) -> Tone:
    """What 'it' is once a cost has been picked."""
    destroyed = isinstance(node.do, moves.Destroy)
    return tone._replace(it="destroyed" if destroyed else tone.it)


@tells(flow.Or)
def _or(node: flow.Or, tone: Tone) -> Sentences:
    """Inside a sentence; an OR of a whole card is laid out in lines (see cards)."""
    branches = [node.one, node.two, *([node.three] if node.three else [])]
    parts = [flatten(branch) for branch in branches]
    if all(len(part) == 1 and joinable(part[0], tone) for part in parts):
        subject = subject_of(tone)
        nodes = [part[0] for part in parts]
        text = join(verbs(nodes, tone, tone.ordering().mood), tone.lang, "choice")
        return [clause(subject, text, tone) if subject else text]
    told = ["; ".join(sentences(branch, tone.later())) for branch in branches]
    text = told[0]
    for option in told[1:]:
        text = say(tone.lang, "either", one=text, two=option)
    return [say(tone.lang, "choose-one", options=text, **tone.frame)]


@tells(flow.If)
def _if(node: flow.If, tone: Tone) -> Sentences:
    if nested(node.do) is not None:
        first, *others = (flow.If(when, do) for when, do in cases(node))
        return [*_if(first, tone), *(s for other in others for s in _if(other, tone.later()))]
    if tone.you is not None:
        tone.you.last = False
    told = condition(node.condition, tone)
    found = _conditional(told, node.do, tone._replace(named=about_nemesis(node.condition)))
    if node.otherwise:
        first_of, *rest = behind(node.otherwise, tone)
        found += [say(tone.lang, "otherwise", do=first_of), *rest]
    return found


def _conditional(told: str, do: Do, tone: Tone) -> Sentences:
    first, *rest = behind(do, tone)
    return [say(tone.lang, "if", condition=told, do=first, **tone.frame), *rest]


def nested(do: Do) -> flow.If | None:
    """The condition that is all of a body: behind another 'if' it is hard to read."""
    nodes = flatten(do)
    return nodes[0] if len(nodes) == 1 and isinstance(nodes[0], flow.If) else None


def cases(node: flow.If) -> list[tuple[Condition, Do]]:
    """Every outcome under one condition of its own, without 'otherwise'."""
    inner = nested(node.do)
    found: list[tuple[Condition, Do]] = [(node.condition, node.do)]
    if inner is not None:
        found = [(Both(node.condition, when), do) for when, do in cases(inner)]
    return found + ([(Not(node.condition), node.otherwise)] if node.otherwise else [])


@tells(flow.Cases)
def _cases(node: flow.Cases, tone: Tone) -> Sentences:
    return [*_if(node.one, tone), *_if(node.two, tone)]


@tells(flow.IfDone)
def _if_done(node: flow.IfDone, tone: Tone) -> Sentences:
    first, *rest = behind(node.then, tone)
    return [*sentences(node.do, tone), say(tone.lang, "if-done-by-anyone", do=first), *rest]


# Persons


@tells(flow.As)
def _as(node: flow.As, tone: Tone) -> Sentences:
    chosen = isinstance(node.who, who.AnyPlayer | who.AnyAlly)
    if not (chosen and _asks_first(node.do)):
        return sentences(node.do, tone._replace(you=Mention(node.who), mood="does"))
    choice = say(tone.lang, f"choose-{kebab(type(node.who).__name__)}", **tone.frame)
    them = tone.later()._replace(you=Mention(None, known=True), mood="does")
    return [choice, *sentences(node.do, them)]


def _asks_first(do: Do) -> bool:
    """Whether a condition would be the first to mention the player."""
    first = flatten(do)[0]
    return isinstance(first, flow.If | flow.Cases) or (
        isinstance(first, flow.May) and first.only_if is not None
    )


@tells(flow.With)
def _with(node: flow.With, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(that=Mention(node.who)))


@tells(flow.EachPlayer)
def _each_player(node: flow.EachPlayer, tone: Tone) -> Sentences:
    if _asks_first(node.do):
        them = tone.later()._replace(you=Mention(None, known=True), mood="does")
        first, *rest = sentences(node.do, them)
        return [say(tone.lang, "each-player-do", do=first, **tone.frame), *rest]
    return sentences(node.do, tone._replace(you=Mention(EACH), mood="does"))


@tells(flow.DifferentPlayers)
def _different_players(node: flow.DifferentPlayers, tone: Tone) -> Sentences:
    each = tone._replace(you=Mention(None, known=True), mood="does")
    parts = flatten(node.do)
    if not all(joinable(part, each) for part in parts):
        told = "; ".join(sentences(parts[0] if len(parts) == 1 else node.do, each.later()))
        return [say(tone.lang, "different-players-do", n=node.n, do=told, **tone.frame)]
    told = join([verb(part, each, "does") for part in parts], tone.lang)
    return [say(tone.lang, "different-players", n=node.n, do=told, **tone.frame)]


class EachOne(Who, frozen=True):
    """Every player; a word of sentences only."""


EACH = EachOne()


# Repetition


@tells(flow.Repeat)
def _repeat(node: flow.Repeat, tone: Tone) -> Sentences:
    told = "; ".join(sentences(node.do, tone.later()))
    n, value = node.times if isinstance(node.times, int) else 0, value_phrase(node.times, tone)
    return [say(tone.lang, "repeat", n=n, value=value, do=told, **tone.frame)]


@tells(flow.RepeatUntil)
def _repeat_until(node: flow.RepeatUntil, tone: Tone) -> Sentences:
    told, end = "; ".join(sentences(node.do, tone.later())), condition(node.condition, tone)
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
    return [*spoken(subject, [text], tone), *sentences(node.do, inner)]


@tells(moves.NextGain)
def _next_gain(node: moves.NextGain, tone: Tone) -> Sentences:
    first, *rest = behind(node.do, tone._replace(it="gained"))
    return [say(tone.lang, "next-gain", do=first), *rest]


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
    if node.on_kill:
        first, *rest = behind(node.on_kill, tone)
        found += [say(tone.lang, "if-killed", do=first), *rest]
    return found


@tells(nemesis.WithMinion)
def _with_minion(node: nemesis.WithMinion, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(them=Mention(node.minions), it="minion"))
