"""Trees to sentences: who does what, in which order, under which condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.nodes import breaches, damage, flow, moves, nemesis, turn_order, who
from gravehold.kernel.nodes.base import Do, Effect, Who, kebab
from gravehold.kernel.nodes.cards import Cards
from gravehold.words.locale import has, say

from .conditions import condition
from .nouns import is_you, join, player, value_phrase
from .simple import actor, args_of, message_of, verb, verbs
from .tone import Mention, Tone

Sentences = list[str]


def flatten(do: Do) -> list[Effect]:
    """A sequence without its nesting."""
    if isinstance(do, tuple):
        return [effect for part in do for effect in flatten(part)]
    return [do]


def sentences(do: Do, tone: Tone) -> Sentences:
    """Clauses without capital and full stop; short ones of one person become one sentence."""
    found: Sentences = []
    run: list[Effect] = []
    for node in flatten(do):
        if joinable(node, tone):
            run.append(node)
        else:
            found += _run(run, tone.later() if found else tone)
            run = []
            found += whole(node, tone.later() if found else tone)
    return found + _run(run, tone.later() if found else tone)


def behind(do: Do, tone: Tone) -> Sentences:
    """The same behind 'if ...,' and the like: plain sentences all belong to it, as one."""
    found = sentences(do, tone._replace(inside=True))
    return ["; ".join(found)] if _plain(do) else found


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
    subject = _subject(tone)
    return _spoken(subject, verbs(nodes, tone, tone.ordering().mood), tone)


def _subject(tone: Tone) -> str:
    if tone.you is None:
        return ""
    again = tone.you.known and tone.you.last and has(tone.lang, "who-that-player", "again")
    tone.you.last = True
    return player(who.YOU, tone, "again" if again else "nom")


def _spoken(subject: str, told: list[str], tone: Tone) -> Sentences:
    joined = join(told, tone.lang)
    return [_clause(subject, joined, tone) if subject else joined]


def _clause(subject: str, told: str, tone: Tone) -> str:
    return say(tone.lang, "subject-verb", subject=subject, verb=told, **tone.frame)


def joinable(node: Effect, tone: Tone) -> bool:
    """One verb of the person spoken of, to be joined with its neighbours."""
    if type(node) in WHOLE or _together(node) or getattr(node, "then", None):
        return False
    return is_you(actor(node)) and has(tone.lang, message_of(node), "do")


def _together(node: Effect) -> bool:
    cards = getattr(node, "cards", None)
    return isinstance(cards, Cards) and isinstance(cards.whose, who.Everyone)


def whole(node: Effect, tone: Tone) -> Sentences:
    """An effect as sentences of its own."""
    if type(node) in WHOLE:
        return WHOLE[type(node)](node, tone)
    lang, id_ = tone.lang, message_of(node)
    if tone.you is not None:
        tone.you.last &= joinable(node, tone)
    if _together(node) and tone.nemesis and has(lang, id_, "all"):
        found = [say(lang, id_, "all", **args_of(node, tone))]
    elif not has(lang, id_, "do"):  # it names its own subject
        found = [say(lang, id_, **args_of(node, tone))]
    elif is_you(actor(node)):
        found = _spoken(_subject(tone), [verb(node, tone, tone.ordering().mood)], tone)
    elif has(lang, id_, "to"):  # it is done to them
        receiver = player(actor(node), tone, "dat")
        found = [say(lang, id_, "to", receiver=receiver, **args_of(node, tone))]
    else:
        subject = player(actor(node), tone)
        other = tone._replace(you=Mention(None, known=True))
        found = [_clause(subject, verb(node, other, "does"), tone)]
    return found + _then(node, tone.later())


def _then(node: Effect, tone: Tone) -> Sentences:
    """What follows a pick, which knows how many were picked."""
    then: Do = getattr(node, "then", ())
    if not then:
        return []
    if isinstance(node, breaches.ReplaceBreach):
        return sentences(then, tone._replace(you=Mention(None, known=True), mood="does"))
    prepped = "-spell" if _zones(node) == ("prepped",) else "-card"
    return sentences(then, tone._replace(counted=type(node).__name__.lower() + prepped))


def _zones(node: Effect) -> tuple[str, ...]:
    cards = getattr(node, "cards", None)
    return cards.zones if isinstance(cards, Cards) else ()


# Choice


def _may(node: flow.May, tone: Tone) -> Sentences:
    lang = tone.lang
    told = condition(node.only_if, tone) if node.only_if is not None else ""
    clause = tone._replace(inside=tone.inside or bool(told))
    inner = infinitive(node.do, tone)
    id_ = "may" if tone.you is None else "may-other"
    text = say(lang, id_, inf=inner, subject=_subject(tone), **clause.frame)
    found = [say(lang, "if", condition=told, do=text, **tone.frame) if told else text]
    person = tone.person
    if node.then:
        first, *rest = behind(node.then, _picked(node, tone))
        found += [say(lang, "if-done", do=first, person=person, readers=tone.readers), *rest]
    if node.otherwise:
        first, *rest = behind(node.otherwise, tone)
        found += [say(lang, "otherwise", do=first), *rest]
    return found


def _picked(node: flow.May, tone: Tone) -> Tone:
    """What 'it' is once a cost has been picked."""
    destroyed = isinstance(node.do, moves.Destroy)
    return tone._replace(it="destroyed" if destroyed else tone.it)


def infinitive(do: Do, tone: Tone) -> str:
    """Behind 'may': 'destroy a card in your hand'; what has no such form is told at length."""
    nodes = flatten(do)
    if not all(_has_infinitive(node, tone.lang) for node in nodes):
        return say(tone.lang, "inf-any", do="; ".join(sentences(do, tone.later())))
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


def _or(node: flow.Or, tone: Tone) -> Sentences:
    """Inside a sentence; an OR of a whole card is laid out in lines (see cards)."""
    branches = [node.one, node.two, *([node.three] if node.three else [])]
    parts = [flatten(branch) for branch in branches]
    if all(len(part) == 1 and joinable(part[0], tone) for part in parts):
        subject = _subject(tone)
        nodes = [part[0] for part in parts]
        text = join(verbs(nodes, tone, tone.ordering().mood), tone.lang, "choice")
        return [_clause(subject, text, tone) if subject else text]
    told = ["; ".join(sentences(branch, tone.later())) for branch in branches]
    text = told[0]
    for option in told[1:]:
        text = say(tone.lang, "either", one=text, two=option)
    return [say(tone.lang, "choose-one", options=text, **tone.frame)]


def _if(node: flow.If, tone: Tone) -> Sentences:
    lang = tone.lang
    told = condition(node.condition, tone)
    if tone.you is not None:
        tone.you.last = False
    first, *rest = behind(node.do, tone)
    found = [say(lang, "if", condition=told, do=first, **tone.frame), *rest]
    if node.otherwise:
        first, *rest = behind(node.otherwise, tone)
        found += [say(lang, "otherwise", do=first), *rest]
    return found


def _cases(node: flow.Cases, tone: Tone) -> Sentences:
    return [*_if(node.one, tone), *_if(node.two, tone)]


def _if_done(node: Any, tone: Tone) -> Sentences:
    first, *rest = behind(node.then, tone)
    return [*sentences(node.do, tone), say(tone.lang, "if-done-by-anyone", do=first), *rest]


# Persons


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


def _with(node: flow.With, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(that=Mention(node.who)))


def _each_player(node: flow.EachPlayer, tone: Tone) -> Sentences:
    if _asks_first(node.do):
        them = tone.later()._replace(you=Mention(None, known=True), mood="does")
        first, *rest = sentences(node.do, them)
        return [say(tone.lang, "each-player-do", do=first, **tone.frame), *rest]
    return sentences(node.do, tone._replace(you=Mention(EACH), mood="does"))


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


def _repeat(node: flow.Repeat, tone: Tone) -> Sentences:
    told = "; ".join(sentences(node.do, tone.later()))
    n, value = node.times if isinstance(node.times, int) else 0, value_phrase(node.times, tone)
    return [say(tone.lang, "repeat", n=n, value=value, do=told, **tone.frame)]


def _repeat_until(node: flow.RepeatUntil, tone: Tone) -> Sentences:
    told, end = "; ".join(sentences(node.do, tone.later())), condition(node.condition, tone)
    return [say(tone.lang, "repeat-until", do=told, condition=end, **tone.frame)]


# Looking


def _reveal_turn_card(node: turn_order.RevealTurnCard, tone: Tone) -> Sentences:
    mood, person = tone.ordering().mood, tone.person
    first = say(tone.lang, "do-reveal-turn-card", mood, person=person, **tone.frame)
    shown = _spoken(_subject(tone), [first], tone)
    return [*shown, *sentences(node.do, tone.later()._replace(it="turn-card"))]


def _reveal_deck(node: moves.RevealDeck, tone: Tone) -> Sentences:
    subject = _subject(tone)
    n, value = node.n if isinstance(node.n, int) else 0, value_phrase(node.n, tone)
    mood, person = tone.ordering().mood, tone.person
    text = say(tone.lang, "do-reveal-deck", mood, n=n, value=value, person=person, **tone.frame)
    counted = "revealed" if n == 1 else "revealed-many"
    inner = tone.later()._replace(counted=counted, it="revealed")
    return [*_spoken(subject, [text], tone), *sentences(node.do, inner)]


def _next_gain(node: moves.NextGain, tone: Tone) -> Sentences:
    first, *rest = behind(node.do, tone._replace(it="gained"))
    return [say(tone.lang, "next-gain", do=first), *rest]


def _cast(node: breaches.CastPrepped, tone: Tone) -> Sentences:
    found = _spoken(_subject(tone), [verb(node, tone, tone.ordering().mood)], tone)
    if node.after:
        first, *rest = behind(node.after, tone._replace(it="spell"))
        found += [
            say(tone.lang, "after-cast", do=first, each="yes" if node.n != 1 else "no"),
            *rest,
        ]
    return found


def _deal(node: damage.Deal, tone: Tone) -> Sentences:
    found = _spoken(_subject(tone), [verb(node, tone, tone.ordering().mood)], tone)
    if node.on_kill:
        first, *rest = behind(node.on_kill, tone)
        found += [say(tone.lang, "if-killed", do=first), *rest]
    return found


def _with_minion(node: nemesis.WithMinion, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(them=Mention(node.minions), it="minion"))


WHOLE: dict[type, Callable[[Any, Tone], Sentences]] = {
    flow.May: _may,
    flow.Or: _or,
    flow.If: _if,
    flow.Cases: _cases,
    flow.IfDone: _if_done,
    flow.As: _as,
    flow.With: _with,
    flow.EachPlayer: _each_player,
    flow.DifferentPlayers: _different_players,
    flow.Repeat: _repeat,
    flow.RepeatUntil: _repeat_until,
    turn_order.RevealTurnCard: _reveal_turn_card,
    moves.RevealDeck: _reveal_deck,
    moves.NextGain: _next_gain,
    breaches.CastPrepped: _cast,
    damage.Deal: _deal,
    nemesis.WithMinion: _with_minion,
}
