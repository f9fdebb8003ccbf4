"""Choices and conditions as sentences: may, or, if, otherwise."""

from __future__ import annotations

from msgspec import structs

from gravehold.kernel.nodes import damage, flow, moves, values, who
from gravehold.kernel.nodes.base import Both, Condition, Do, Effect, Exactly, Node, Not
from gravehold.kernel.trees import walk
from gravehold.words.locale import Arg, has, say

from .conditions import about_nemesis, condition, joined
from .joining import Sentences, flatten, joinable, swapped, tells
from .mentions import head, once_told
from .nouns import CHOOSER, EACH_OF_THEM, amount, join, seen, subject_of
from .sentences import PICKED, at_length, behind, clause, counted, infinitive, sentences, spoken
from .simple import args_of, verb, verbs
from .sorts import actor, is_you, message_of
from .tone import KNOWN, Mention, Tone


@tells(flow.May)
def _may(node: flow.May, tone: Tone) -> Sentences:
    lang, asked = tone.lang, {"person": tone.person, "readers": tone.readers}
    found, after = _offer(node, tone)
    if (more := nested(node.then)) is not None:
        return [*found, *_done_and(node, more, after)]
    if (added := _added(node)) is not None:
        return [*found, *_deal_more(added, after), *_also(node, added, after)]
    if limit := _limit(node):
        return [*found, *sentences(node.otherwise, after._replace(raised=limit))]
    if node.then:
        first, *rest = behind(node.then, _picked(node, after), closed=bool(node.otherwise))
        question = _question(node, tone)
        found = [question] if question else found
        id_ = "if-answered" if question else "if-done"
        found += [say(lang, id_, do=first, **asked), *rest]
        after = once_told(after, node.then)
    if node.otherwise and node.then:
        found += _otherwise(node.otherwise, after)
    elif node.otherwise:
        left = say(lang, "condition-not-done", **asked)
        found += _conditional(left, node.otherwise, after)
    return found


def _offer(node: flow.May, tone: Tone) -> tuple[Sentences, Tone]:
    """What may be done, and the tone of what follows from it."""
    lang, asked = tone.lang, once_told(tone, node.only_if)
    told = condition(node.only_if, tone) if node.only_if is not None else ""
    follows = asked.listed() if asked.flat and (node.then or node.otherwise) else asked
    frame = tone._replace(inside=tone.inside or bool(told)).frame
    inner = infinitive(node.do, follows.acting())
    id_ = "may" if tone.you is None else "may-other"
    text = say(lang, id_, inf=inner, subject=subject_of(asked), **frame)
    found = [say(lang, "if", condition=told, do=text, **tone.frame) if told else text]
    return found, once_told(asked.acting(), node.do).later()._replace(about="you")


def _question(node: flow.May, tone: Tone) -> str:
    """The price as a question, '' where a language or a sentence does not ask in this way."""
    nodes = flatten(node.do)
    if tone.inside or tone.flat or node.only_if is not None or len(nodes) != 1:
        return ""
    if not (has(tone.lang, "may-question") and joinable(nodes[0], tone.lang)):
        return ""
    if tone.you is not None and isinstance(tone.you.node, EACH_OF_THEM):
        return ""  # of each of them there would be another answer
    mood = "ask" if tone.you is None else "does"
    if mood == "ask" and (tone.nemesis or not has(tone.lang, message_of(nodes[0]), mood)):
        return ""
    told = verb(nodes[0], tone.acting(), mood)
    return say(tone.lang, "may-question", verb=told, subject=subject_of(tone), person=tone.person)


def _added(node: flow.May) -> damage.Deal | None:
    """The damage of a choice that only adds to it: the same either way, more if it is done."""
    then, otherwise = next(iter(flatten(node.then)), None), node.otherwise
    if not (isinstance(then, damage.Deal) and isinstance(otherwise, damage.Deal)):
        return None
    return then if then.plus != 0 and structs.replace(then, plus=0) == otherwise else None


def _also(node: flow.May, dealt: damage.Deal, tone: Tone) -> Sentences:
    """'If you did, gain 1 charge': what else it brings besides more damage."""
    _, *more = flatten(node.then)
    if not more:
        return []
    did = say(tone.lang, "condition-did", person=tone.person, readers=tone.readers)
    return _conditional(did, tuple(more), once_told(tone, dealt).later())


def _limit(node: flow.May) -> int:
    """Up to which cost a card is gained if it is done, where that is all the difference."""
    then, otherwise = node.then, node.otherwise
    if not (isinstance(then, moves.GainCard) and isinstance(otherwise, moves.GainCard)):
        return 0
    same = structs.replace(then, at_most=otherwise.at_most) == otherwise
    return then.at_most if same and isinstance(then.at_most, int) else 0


def _deal_more(node: damage.Deal, tone: Tone) -> Sentences:
    """'Deal 2 damage, plus 1 additional damage if you did that.'"""
    lang = tone.lang
    did = say(lang, "condition-did", person=tone.person, readers=tone.readers)
    args: dict[str, Arg] = {"noun": "additional-damage", "role": "whole", "condition": did}
    more = say(lang, "amount-when", amount=amount("additional-damage", node.plus, tone), **args)
    acting = args_of(node, tone.acting()) | {"plus": more}
    told = say(lang, "do-deal-plus", tone.ordering().mood, **acting)
    found = spoken(subject_of(tone), [told], tone)
    return [*found, *on_kill(node, once_told(tone, head(node)))]


def _done_and(node: flow.May, inner: flow.If, tone: Tone) -> Sentences:
    """'If you do and ..., ...': what was done and what is so, as one condition."""
    lang, asked = tone.lang, {"person": tone.person, "readers": tone.readers}
    found: Sentences = []
    for also, do in cases(inner):
        done = say(lang, "condition-done", **asked)
        both = joined(done, condition(also, tone), "and", lang)
        found += _conditional(both, do, _picked(node, once_told(tone, also)))
        tone = once_told(tone, also, do)._replace(about="you")
    if node.otherwise:
        left = say(lang, "condition-not-done", **asked)
        found += _conditional(left, node.otherwise, tone)
    return found


def _picked(node: flow.May | flow.IfTheyDo, tone: Tone) -> Tone:
    """What 'it' and the number are once a cost has been picked."""
    if not isinstance(node.do, moves.Discard | moves.Destroy):
        return tone
    return tone._replace(it=PICKED[type(node.do)], counted=counted(node.do))


@tells(flow.Or)
def _or(node: flow.Or, tone: Tone) -> Sentences:
    """Inside a sentence; an OR of a whole card is laid out in lines (see cards)."""
    lang, subject = tone.lang, subject_of(tone)
    if (nodes := short(node, lang)) is not None:
        text = join(verbs(nodes, tone.acting(), tone.ordering().mood), lang, "choice")
        return [clause(subject, text, tone) if subject else text]
    text, after = "", tone.acting().listed()
    others = tone.you is not None and any(_of_another(part, tone) for part in walk(_options(node)))
    for branch in _options(node):
        if others:  # 'that player' could be one of them
            after = after._replace(you=Mention(CHOOSER), about="")
        option = at_length(branch, after)
        text = say(lang, "either", one=text, two=option) if text else option
        after = once_told(after, branch)._replace(about="you")
    args: dict[str, Arg] = {"options": text, "subject": subject, "person": tone.person}
    return [say(lang, "choose-one", **args, **tone.frame)]


@tells(flow.ByChance)
def _by_chance(node: flow.ByChance, tone: Tone) -> Sentences:
    """'One of the following happens by chance: gain 1 charge OR suffer 1 damage.'"""
    lang, text, after = tone.lang, "", tone.listed()
    for branch in _options(node):
        option = at_length(branch, after)
        text = say(lang, "either", one=text, two=option) if text else option
    return [say(lang, "by-chance", options=text, **tone.frame)]


def _options(node: flow.Or | flow.ByChance) -> tuple[Do, ...]:
    return (node.one, node.two, *([node.three] if node.three else []))


def _of_another(node: Node, tone: Tone) -> bool:
    """Whether it is the doing of a player who is not 'you'."""
    if not isinstance(node, Effect):
        return False
    asked = node.who if isinstance(node, flow.As | flow.IfTheyDo) else actor(node)
    return not is_you(asked) and not (isinstance(asked, who.ThatPlayer) and tone.same)


def short(node: flow.Or, lang: str) -> list[Effect] | None:
    """The options where each is one verb of one person, so that all are one sentence."""
    parts = [flatten(do) for do in (node.one, node.two, node.three) if do]
    if all(len(part) == 1 and joinable(part[0], lang) for part in parts):
        return [part[0] for part in parts]
    return None


@tells(flow.If)
def _if(node: flow.If, tone: Tone) -> Sentences:
    if nested(node.do) is None:
        return _branch(node, tone)
    found: Sentences = []
    for when, do in cases(node):
        case = flow.If(when, do)
        found += _branch(case, tone.later() if found else tone)
        tone = once_told(tone, case)
    return found


def _branch(node: flow.If, tone: Tone, *, closed: bool = False) -> Sentences:
    """One condition and what it governs; `closed`: an 'otherwise' follows elsewhere."""
    if not flatten(node.do) and flatten(node.otherwise):  # only the opposite brings anything
        return _branch(flow.If(Not(node.condition), node.otherwise), tone, closed=closed)
    told = condition(node.condition, tone._replace(about=""))
    after = once_told(tone, node.condition)
    if isinstance(node.condition, values.IsOneOf):  # named by the condition
        again = swapped(node.do, node.condition.who, who.THAT_PLAYER)
        node, after = structs.replace(node, do=again), after._replace(that=KNOWN)
    governed = after._replace(named=about_nemesis(node.condition))
    found = _conditional(told, node.do, governed, closed=closed or bool(node.otherwise))
    if flatten(node.otherwise):
        found += _otherwise(node.otherwise, once_told(after, node.do))
    return found


def _otherwise(do: Do, tone: Tone) -> Sentences:
    """Another condition may follow at once: 'otherwise, if ...'."""
    inner = nested(do)
    if inner is None or nested(inner.do) is not None:
        first, *rest = behind(do, tone)
    else:
        first, *rest = _branch(inner, tone._replace(inside=True))
    return [say(tone.lang, "otherwise", do=first), *rest]


def _conditional(told: str, do: Do, tone: Tone, *, closed: bool = False) -> Sentences:
    first, *rest = behind(do, tone, closed=closed)
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
    first, second = flow.If(one, node.one.do), flow.If(two, node.two.do)
    after = once_told(tone, first).later()
    if apart:
        return [*_if(first, tone), *_if(second, after)]
    return [*_branch(first, tone, closed=True), *_otherwise(second, after)]


@tells(flow.IfDone)
def _if_done(node: flow.IfDone, tone: Tone) -> Sentences:
    found = sentences(node.do, tone.listed() if tone.flat else tone)
    first, *rest = behind(node.then, once_told(tone, node.do).later())
    both = len(flatten(node.do)) == 2
    person = "" if both else _by_one(node.do, tone)
    id_ = "if-both-done" if both else "if-done" if person else "if-done-by-anyone"
    return [*found, say(tone.lang, id_, do=first, person=person, readers=tone.readers), *rest]


def _by_one(do: Do, tone: Tone) -> str:
    """The person who does all of it, where it is one: you, they, or ''."""
    nodes = flatten(do)
    if len(nodes) == 1 and isinstance(nodes[0], flow.As):
        return _by_one(nodes[0].do, tone._replace(you=KNOWN))
    return tone.person if nodes and all(joinable(node, tone.lang) for node in nodes) else ""


@tells(flow.IfTheyDo)
def _if_they_do(node: flow.IfTheyDo, tone: Tone) -> Sentences:
    """'Any ally may discard a card. If they do, ...', and then it is about you again."""
    asked = flow.As(node.who, flow.May(node.do))
    found = sentences(asked, tone.listed() if tone.flat else tone)
    question = _question(flow.May(node.do), tone._replace(you=Mention(seen(node.who, tone))))
    found = [question] if question and not is_you(node.who) else found
    after = _picked(node, once_told(tone, asked).later())
    first, *rest = behind(node.then, after, closed=bool(node.otherwise))
    id_ = "if-answered" if found == [question] else "if-done"
    done = say(tone.lang, id_, do=first, person="they", readers=tone.readers)
    left = _otherwise(node.otherwise, once_told(after, node.then)) if node.otherwise else []
    return [*found, done, *rest, *left]


def on_kill(node: damage.Deal, tone: Tone) -> Sentences:
    """What killing a minion brings, in the tone behind the damage."""
    if not node.on_kill:
        return []
    first, *rest = behind(node.on_kill, tone)
    return [say(tone.lang, "if-killed", do=first), *rest]
