"""Choices and conditions as sentences: may, or, if, otherwise."""

from __future__ import annotations

from msgspec import structs

from gravehold.kernel.nodes import damage, flow
from gravehold.kernel.nodes.base import Both, Condition, Do, Effect, Exactly, Not
from gravehold.words.locale import Arg, say

from .conditions import about_nemesis, condition, joined
from .nouns import amount, join, subject_of
from .sentences import (
    PICKED,
    Sentences,
    at_length,
    behind,
    clause,
    flatten,
    infinitive,
    joinable,
    sentences,
    spoken,
    tells,
)
from .simple import args_of, verbs
from .tone import Tone


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
    if (added := _added(node)) is not None:
        return [*found, *_deal_more(added, tone)]
    if node.then:
        first, *rest = behind(node.then, _picked(node, tone))
        found += [say(lang, "if-done", do=first, person=person, readers=tone.readers), *rest]
    if node.otherwise and node.then:
        found += _otherwise(node.otherwise, tone)
    elif node.otherwise:
        if tone.you is not None:
            tone.you.last = True
        left = say(lang, "condition-not-done", person=person, readers=tone.readers)
        found += _conditional(left, node.otherwise, tone.later())
    return found


def _added(node: flow.May) -> damage.Deal | None:
    """The damage of a choice that only adds to it: the same either way, more if it is done."""
    then, otherwise = node.then, node.otherwise
    if not (isinstance(then, damage.Deal) and isinstance(otherwise, damage.Deal)):
        return None
    return then if then.plus != 0 and structs.replace(then, plus=0) == otherwise else None


def _deal_more(node: damage.Deal, tone: Tone) -> Sentences:
    """'Deal 2 damage, plus 1 additional damage if you did that.'"""
    lang = tone.lang
    did = say(lang, "condition-did", person=tone.person, readers=tone.readers)
    args: dict[str, Arg] = {"noun": "additional-damage", "role": "whole", "condition": did}
    more = say(lang, "amount-when", amount=amount("additional-damage", node.plus, tone), **args)
    told = say(lang, "do-deal-plus", tone.ordering().mood, **args_of(node, tone) | {"plus": more})
    found = spoken(subject_of(tone), [told], tone)
    return [*found, *on_kill(node, tone)]


def _done_and(node: flow.May, inner: flow.If, tone: Tone) -> Sentences:
    """'If you do and ..., ...': what was done and what is so, as one condition."""
    lang, asked = tone.lang, {"person": tone.person, "readers": tone.readers}
    found: Sentences = []
    for also, do in cases(inner):
        if tone.you is not None:
            tone.you.last = True
        done = say(lang, "condition-done", **asked)
        both = joined(done, condition(also, tone), "and", lang)
        found += _conditional(both, do, _picked(node, tone.later()))
    if node.otherwise:
        left = say(lang, "condition-not-done", **asked)
        found += _conditional(left, node.otherwise, tone.later())
    return found


def _picked(node: flow.May, tone: Tone) -> Tone:
    """What 'it' is once a cost has been picked."""
    return tone._replace(it=PICKED.get(type(node.do), tone.it))


@tells(flow.Or)
def _or(node: flow.Or, tone: Tone) -> Sentences:
    """Inside a sentence; an OR of a whole card is laid out in lines (see cards)."""
    branches = [node.one, node.two, *([node.three] if node.three else [])]
    if (nodes := short(node, tone)) is not None:
        subject = subject_of(tone)
        text = join(verbs(nodes, tone, tone.ordering().mood), tone.lang, "choice")
        return [clause(subject, text, tone) if subject else text]
    if tone.you is not None:
        tone.you.last = tone.you.known  # who chooses is named just before
    told = [at_length(branch, tone) for branch in branches]
    text = told[0]
    for option in told[1:]:
        text = say(tone.lang, "either", one=text, two=option)
    return [say(tone.lang, "choose-one", options=text, person=tone.person, **tone.frame)]


def short(node: flow.Or, tone: Tone) -> list[Effect] | None:
    """The options where each is one verb of one person, so that all are one sentence."""
    parts = [flatten(do) for do in (node.one, node.two, node.three) if do]
    if all(len(part) == 1 and joinable(part[0], tone) for part in parts):
        return [part[0] for part in parts]
    return None


@tells(flow.If)
def _if(node: flow.If, tone: Tone) -> Sentences:
    if nested(node.do) is not None:
        first, *others = (flow.If(when, do) for when, do in cases(node))
        return [*_if(first, tone), *(s for other in others for s in _if(other, tone.later()))]
    for mention in (tone.you, tone.that):
        if mention is not None:
            mention.last = False
    told = condition(node.condition, tone)
    found = _conditional(told, node.do, tone._replace(named=about_nemesis(node.condition)))
    if node.otherwise:
        found += _otherwise(node.otherwise, tone)
    return found


def _otherwise(do: Do, tone: Tone) -> Sentences:
    """Another condition may follow at once: 'otherwise, if ...'."""
    inner = nested(do)
    within = tone._replace(inside=True)
    first, *rest = behind(do, tone) if inner is None else _if(inner, within)
    return [say(tone.lang, "otherwise", do=first), *rest]


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
    """The second only where the first does not hold; said if both could."""
    one, two = node.one.condition, node.two.condition
    apart = isinstance(one, Exactly) and isinstance(two, Exactly) and one.value == two.value
    if apart:
        return [*_if(node.one, tone), *_if(node.two, tone.later())]
    return [*_if(node.one, tone), *_otherwise(node.two, tone.later())]


@tells(flow.IfDone)
def _if_done(node: flow.IfDone, tone: Tone) -> Sentences:
    found = sentences(node.do, tone)  # first, so that it says whom the rest is about
    first, *rest = behind(node.then, tone)
    return [*found, say(tone.lang, "if-done-by-anyone", do=first), *rest]


def on_kill(node: damage.Deal, tone: Tone) -> Sentences:
    """What killing a minion brings."""
    if not node.on_kill:
        return []
    first, *rest = behind(node.on_kill, tone)
    return [say(tone.lang, "if-killed", do=first), *rest]
