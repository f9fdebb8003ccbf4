"""Trees to sentences: who does what, in which order, under which condition."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Any

from gravehold.kernel.nodes import breaches, damage, flow, moves, nemesis, resources, who
from gravehold.kernel.nodes.base import Do, Effect
from gravehold.kernel.nodes.cards import Cards
from gravehold.words.locale import has, say

from .nouns import join, owner_of, player, subject_of
from .simple import actor, args_of, message_of, verb, verbs
from .sorts import is_you
from .tone import Mention, Tone

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
    """A sequence without its nesting."""
    if isinstance(do, tuple):
        return [effect for part in do for effect in flatten(part)]
    return [do]


def sentences(do: Do, tone: Tone) -> Sentences:
    """Clauses without capital and full stop; short ones of one person become one sentence."""
    found: Sentences = []
    for about, group in groupby(flatten(do), key=lambda node: _about(node, tone)):
        nodes = list(group)
        if about == "you":
            found += _run(nodes, tone.later() if found else tone)
        elif about == "that" and len(nodes) > 1:
            found += _their_run(nodes, tone.later() if found else tone)
        else:
            for node in nodes:
                found += whole(node, tone.later() if found else tone)
    return found


def behind(do: Do, tone: Tone) -> Sentences:
    """The same behind 'if ...,' and the like: plain sentences all belong to it, as one."""
    if any(map(_branches, flatten(do))):  # else 'otherwise' could be read of either condition
        return [say(tone.lang, "applies", do="; ".join(sentences(do, tone.later())))]
    if not _plain(do):
        return sentences(do, tone._replace(inside=True, linked="no"))
    return [_linked(sentences(do, tone._replace(inside=True, linked="first")), do, tone)]


def at_length(do: Do, tone: Tone) -> str:
    """All of it behind a colon."""
    several = len(flatten(do)) > 1 and _plain(do)
    inner = tone.later()._replace(linked="first" if several else "no")
    return _linked(sentences(do, inner), do, tone)


def _linked(found: Sentences, do: Do, tone: Tone) -> str:
    """Plain clauses by 'and', unless an order would seem to be for whom the one before is about."""
    named = [_names_subject(node, tone) for node in flatten(do)]
    turns = any(one and not two for one, two in pairwise(named))
    apart = len(named) < len(found) and (len(found) > 2 or any(named))
    if len(found) < 2 or not _plain(do) or turns or apart:
        return "; ".join(found)
    return join(found, tone.lang, "clauses" if _names_subject(_last(do), tone) else "and")


def _last(do: Do) -> Effect:
    """What is told last: of a pick, what follows it."""
    node = flatten(do)[-1]
    then: Do = getattr(node, "then", ())
    return _last(then) if then else node


def _names_subject(node: Effect, tone: Tone) -> bool:
    """Whether its clause says who does it, instead of telling the readers to."""
    if isinstance(node, flow.With | nemesis.WithMinion):
        return any(_names_subject(part, tone) for part in flatten(node.do))
    if isinstance(node, (flow.As, flow.EachPlayer, *SELF)):
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
    nemesis.NemesisGainsTokens, nemesis.NemesisLosesTokens, nemesis.LoseGame, nemesis.WinGame,
)  # fmt: skip


def _branches(node: Effect) -> bool:
    """Whether it asks for a condition of its own."""
    only_if = isinstance(node, flow.May) and node.only_if is not None
    return only_if or isinstance(node, flow.If | flow.Cases)


def _plain(do: Do) -> bool:
    """Nothing that asks or branches on its own."""
    for node in flatten(do):
        if isinstance(node, flow.As | flow.With | flow.EachPlayer | nemesis.WithMinion):
            plain = _plain(node.do)
        elif isinstance(node, damage.Deal):
            plain = not node.on_kill
        elif isinstance(node, breaches.CastPrepped):
            plain = not node.after
        else:
            plain = type(node) not in WHOLE
        if not plain:
            return False
    return True


def _run(nodes: list[Effect], tone: Tone) -> Sentences:
    """Verbs of one subject as one sentence."""
    if not nodes:
        return []
    if tone.that is not None:
        tone.that.last = False
    subject = subject_of(tone)
    return spoken(subject, verbs(nodes, tone, tone.ordering().mood), tone)


def _their_run(nodes: list[Effect], tone: Tone) -> Sentences:
    """The same of 'that player', who is not the one spoken of."""
    if tone.you is not None:
        tone.you.last = False
    subject = owner_of(who.THAT_PLAYER, tone)
    return [clause(subject, join(verbs(nodes, _done_to(nodes[0], tone), "does"), tone.lang), tone)]


def _about(node: Effect, tone: Tone) -> str:
    """Whose verb it is, if it can be joined with its neighbours: you, that, or ''."""
    if joinable(node, tone):
        return "you"
    lang, id_ = tone.lang, message_of(node)
    theirs = isinstance(actor(node), who.ThatPlayer) and type(node) not in WHOLE
    return "that" if theirs and has(lang, id_, "do") and not has(lang, id_, "to") else ""


def spoken(subject: str, told: list[str], tone: Tone) -> Sentences:
    joined = join(told, tone.lang)
    return [clause(subject, joined, tone) if subject else joined]


def clause(subject: str, told: str, tone: Tone) -> str:
    return say(tone.lang, "subject-verb", subject=subject, verb=told, **tone.frame)


def joinable(node: Effect, tone: Tone) -> bool:
    """One verb of the person spoken of, to be joined with its neighbours."""
    more = any(getattr(node, field, None) for field in ("then", "after", "on_kill"))
    verbal = type(node) not in WHOLE or isinstance(node, damage.Deal | breaches.CastPrepped)
    if more or not verbal or _together(node) or _limited(node):
        return False
    return is_you(actor(node)) and has(tone.lang, message_of(node), "do")


def _together(node: Effect) -> bool:
    cards = getattr(node, "cards", None)
    return isinstance(cards, Cards) and isinstance(cards.whose, who.Everyone)


def _limited(node: Effect) -> bool:
    """Counted aether with a limit, which is told behind a semicolon."""
    if not isinstance(node, resources.GainAether) or isinstance(node.amount, int):
        return False
    return bool(node.only or node.never)


def whole(node: Effect, tone: Tone) -> Sentences:
    """An effect as sentences of its own."""
    if type(node) in WHOLE:
        return WHOLE[type(node)](node, tone)
    lang, id_ = tone.lang, message_of(node)
    if tone.you is not None:
        tone.you.last &= joinable(node, tone)
    if tone.that is not None:
        tone.that.last &= isinstance(actor(node), who.ThatPlayer)
    if _together(node) and tone.nemesis and has(lang, id_, "all"):
        found = [say(lang, id_, "all", **args_of(node, tone))]
    elif not has(lang, id_, "do"):  # it names its own subject
        found = [say(lang, id_, **args_of(node, tone))]
    elif is_you(actor(node)):
        found = spoken(subject_of(tone), [verb(node, tone, tone.ordering().mood)], tone)
    elif has(lang, id_, "to"):  # it is done to them
        receiver = player(actor(node), tone, "dat")
        found = [say(lang, id_, "to", receiver=receiver, **args_of(node, _done_to(node, tone)))]
    else:
        subject = owner_of(actor(node), tone)
        other = tone._replace(you=Mention(None, known=True))
        found = [clause(subject, verb(node, _done_to(node, other), "does"), tone)]
    return found + _then(node, tone.later())


def _done_to(node: Effect, tone: Tone) -> Tone:
    """Of the player it is done to, who is 'that player' in its amounts."""
    if isinstance(actor(node), who.Most):
        them = Mention(None, known=True)
        return tone._replace(you=them, that=them)
    if isinstance(actor(node), who.ThatPlayer):
        return tone._replace(you=tone.that or Mention(None, known=True))
    return tone


def _then(node: Effect, tone: Tone) -> Sentences:
    """What follows a pick, which knows how many were picked."""
    then: Do = getattr(node, "then", ())
    if not then:
        return []
    if isinstance(node, breaches.ReplaceBreach):
        them = Mention(None, known=True)
        them.last = True  # the breach was theirs
        return sentences(then, tone._replace(you=them, mood="does"))
    prepped = "-spell" if _zones(node) == ("prepped",) else "-card"
    it = PICKED.get(type(node), tone.it)
    return sentences(then, tone._replace(counted=type(node).__name__.lower() + prepped, it=it))


PICKED: dict[type, str] = {moves.Destroy: "destroyed", moves.Discard: "discarded"}  # what 'it' is


def _zones(node: Effect) -> tuple[str, ...]:
    cards = getattr(node, "cards", None)
    return cards.zones if isinstance(cards, Cards) else ()


def infinitive(do: Do, tone: Tone) -> str:
    """Behind 'may': 'destroy a card in your hand'; what has no such form is told at length."""
    nodes = flatten(do)
    if not all(_has_infinitive(node, tone.lang) for node in nodes):
        return say(tone.lang, "inf-any", do=at_length(do, tone))
    if not any(isinstance(node, flow.With) for node in nodes):
        return join(verbs(nodes, tone, "inf"), tone.lang)
    parts = []
    for node in nodes:
        if isinstance(node, flow.With):
            parts.append(infinitive(node.do, tone._replace(that=Mention(node.who))))
        else:
            parts.append(verb(node, tone, "inf"))
    return join(parts, tone.lang)


def _has_infinitive(node: Effect, lang: str) -> bool:
    if isinstance(node, flow.With):
        return all(_has_infinitive(part, lang) for part in flatten(node.do))
    simple = type(node) not in WHOLE or isinstance(node, damage.Deal | breaches.CastPrepped)
    more = any(getattr(node, field, None) for field in ("then", "after", "on_kill"))
    return simple and not more and is_you(actor(node)) and has(lang, message_of(node), "inf")
