"""Standing effects: what they wait for, and what they change, forbid or put in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.ears import concerns
from gravehold.kernel.nodes import clauses as clause_nodes
from gravehold.kernel.nodes.base import Condition
from gravehold.kernel.nodes.clauses import DEEDS, Alter, Forbid, Instead, Must, Whenever
from gravehold.kernel.nodes.nemesis import Minions
from gravehold.kernel.nodes.who import ANY_ALLY, ANY_PLAYER
from gravehold.words.locale import Arg, has, say

from .conditions import about_nemesis, condition
from .foes import kind, nemesis
from .joining import flatten, names_subject
from .mentions import once_told
from .nouns import join, player, value_phrase
from .sentences import at_length, behind, sentences
from .sorts import is_you
from .tone import KNOWN, Tone, paragraph

Args = dict[str, Arg]
Waiting = Whenever | Alter | Forbid | Instead


def _whenever(node: Whenever, tone: Tone) -> str:
    text = _each_time(node, tone)
    if node.once:
        text = say(tone.lang, "once-a-turn", told=text[0].lower() + text[1:])
    if node.after == "card":
        text = say(tone.lang, "after-card", told=text.rstrip("."))
    return text


def _each_time(node: Whenever, tone: Tone) -> str:
    lang = tone.lang
    inner = tone._replace(counted="damage") if node.deed == "suffer" else tone
    if node.deed == "discarded" and not node.of:
        inner = inner._replace(it="this")
    if _of_others(node, tone):
        inner = inner._replace(that=KNOWN)
    when = _event(node, tone)
    told = "" if node.only_if is None else condition(node.only_if, inner)
    # a language whose keyword says it all has no words for the event
    named = node.only_if is not None and about_nemesis(node.only_if)
    inner = once_told(inner, node.only_if)._replace(named=named)
    first, *rest = behind(node.do, inner) if when or told else sentences(node.do, inner)
    if told and node.deed == "tokens-changed":
        return paragraph([say(lang, "as-soon-as", condition=told, do=first), *rest])
    event = node.deed if node.of in ("", "you") or _of_others(node, tone) else "clause"
    args: Args = {"when": when, "do": first, "event": event}
    if told:
        return paragraph([say(lang, "whenever-if", condition=told, **args), *rest])
    return paragraph([say(lang, "whenever", **args), *rest])


def _of_others(node: Waiting, tone: Tone) -> bool:
    """Whether it waits for what a player does who is not the reader; nemesis cards have none."""
    players = DEEDS[node.deed].about == "player"
    return players and (tone.nemesis or node.of not in ("", "you"))


def _event(node: Whenever, tone: Tone) -> str:
    """'when you suffer damage', 'at the start of any ally's turn'."""
    lang, id_, about = tone.lang, f"when-{node.deed}", DEEDS[node.deed].about
    whose = "other" if any(names_subject(n, tone) for n in flatten(node.do)[:1]) else "you"
    subtype = node.of.subtype if isinstance(node.of, Minions) else ""
    args: Args = {**kind(subtype, lang), **nemesis(tone), "whose": whose}
    if _of_others(node, tone):
        them = ANY_ALLY if node.of == "ally" else ANY_PLAYER
        who, owner = player(them, tone), player(them, tone, "gen")
        return say(lang, id_, "other", who=who, owner=owner)
    if about == "foe" and node.of not in ("", "this"):
        of = "minions" if isinstance(node.of, Minions) else node.of
        id_ = f"{id_}-{of}" if has(lang, f"{id_}-{of}") else f"{id_}-anybody"
    return say(lang, id_, **args)


def _asked(node: Waiting, tone: Tone) -> Args:
    """Whom the deed concerns, as messages tell it apart, and by name."""
    of = concerns(node)
    subtype = of.subtype if isinstance(of, Minions) else ""
    to = "minions" if isinstance(of, Minions) else of
    if _of_others(node, tone) and to != "ally":
        to = "anybody"  # a nemesis card has no 'you'
    them = ANY_ALLY if to == "ally" else ANY_PLAYER
    named: Args = {"who": player(them, tone), "owner": player(them, tone, "gen")}
    return {"to": to, **kind(subtype, tone.lang), **named}


def _alter(node: Alter, tone: Tone) -> str:
    """Less damage in words of its own, any other number in general ones."""
    lang, to = tone.lang, str(concerns(node))
    known = {"suffer": ("you",), "hit": ("this", "nemesis")}.get(node.deed, ())
    if to not in known or node.only_if is not None or node.more or (node.less and node.most):
        return _number(node, tone)
    if node.most is not None and to != "you":
        most = node.most if isinstance(node.most, int) else value_phrase(node.most, tone, "acc")
        return say(lang, "clause-reduce-to", to=to, n=most)
    if node.most is not None:
        return _number(node, tone)
    by = value_phrase(node.less, tone, "acc")
    return say(lang, "clause-reduce", to=to, by=by, floor=node.least)


def _number(node: Alter, tone: Tone) -> str:
    """'when you gain charges, increase the number by 1'."""
    lang, changes = tone.lang, []
    inner = tone._replace(that=KNOWN) if _of_others(node, tone) else tone
    frame = tone._replace(inside=True).frame
    if node.more:
        by = value_phrase(node.more, inner, "acc")
        changes.append(say(lang, "alter-more", by=by, **frame))
    if node.less:
        by = value_phrase(node.less, inner, "acc")
        changes.append(say(lang, "alter-less", by=by, floor=node.least, **frame))
    if node.most is not None:
        changes.append(say(lang, "alter-most", n=value_phrase(node.most, inner, "acc"), **frame))
    deed: clause_nodes.Deed = "hurt" if node.deed == "hit" else node.deed
    when = _event(Whenever(deed, (), of=node.of), tone)
    args: Args = {"when": when, "do": join(changes, lang), "event": "clause"}
    if node.only_if is None:
        return say(lang, "whenever", **args)
    return say(lang, "whenever-if", condition=condition(node.only_if, inner), **args)


def _forbid(node: Forbid, tone: Tone) -> str:
    lang, inside = tone.lang, "no" if node.only_if is None else "yes"
    told = say(lang, f"clause-forbid-{node.deed}", inside=inside, **_asked(node, tone))
    if node.only_if is None:
        return told
    inner = tone._replace(that=KNOWN) if _of_others(node, tone) else tone
    asked = condition(node.only_if, inner)
    return say(lang, "if", condition=asked, do=told, **tone.frame)


def _instead(node: Instead, tone: Tone) -> str:
    lang = tone.lang
    if node == Instead("discarded", node.do):
        do = " ".join(behind(node.do, tone._replace(it="instead"), closed=True))
        return say(lang, "clause-instead-of-discard", do=do)
    others = _of_others(node, tone)
    inner = tone._replace(that=KNOWN) if others else tone
    would = say(lang, f"would-{node.deed}", **_asked(node, tone))
    if node.only_if is not None:
        would = _would_if(would, node.only_if, inner)
    args: Args = {"would": would, "do": at_length(node.do, once_told(inner, node.only_if))}
    if not node.may:
        return say(lang, "clause-instead", **args)
    person = "they" if others else "you"
    return say(lang, "clause-instead-may", person=person, readers=tone.readers, **args)


def _would_if(would: str, only_if: Condition, tone: Tone) -> str:
    return say(tone.lang, "would-if", would=would, condition=condition(only_if, tone))


def _must(node: Must, tone: Tone) -> str:
    who = say(tone.lang, "reader") if is_you(node.who) else player(node.who, tone)
    return say(tone.lang, "clause-must", who=who)


CLAUSES: dict[type, Callable[[Any, Tone], str]] = {
    Whenever: _whenever,
    Alter: _alter,
    Forbid: _forbid,
    Instead: _instead,
    Must: _must,
}
