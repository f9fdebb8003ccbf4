"""Effects that are sentences of their own: persons, repetition, looking (choices: choices.py).

Each is told by a function here, which `tells` enters into the book of sentences.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from gravehold.kernel.nodes import (
    breaches,
    damage,
    flow,
    moves,
    nemesis,
    places,
    resources,
    turn_order,
    who,
)
from gravehold.kernel.nodes.base import Do, Node
from gravehold.kernel.nodes.cards import REVEALED
from gravehold.kernel.nodes.spelling import kebab
from gravehold.words.locale import Arg, say
from gravehold.words.names import form, name

from .choices import nested, on_kill, short
from .conditions import condition
from .foes import AnyMinion
from .joining import Sentences, flatten, has_infinitive, joinable, plain, tells
from .mentions import head, once_told
from .nouns import EACH, amount, every_ally, join, player, seen, subject_of, value_phrase
from .sentences import at_length, behind, infinitive, sentences, shown_as, spoken, told
from .simple import verbs
from .sorts import actor, is_you
from .tone import KNOWN, Mention, Tone

# Persons


@tells(flow.As)
def _as(node: flow.As, tone: Tone) -> Sentences:
    if is_you(node.who):
        return sentences(node.do, tone)
    them = tone._replace(mood="does", same=isinstance(node.who, who.ThatPlayer), about="")
    if them.same:
        return sentences(node.do, them._replace(you=tone.that or KNOWN, about=_they(tone)))
    if not _chosen_first(node, tone):
        return sentences(node.do, them._replace(you=Mention(seen(node.who, tone))))
    return [_choice(node, tone), *sentences(node.do, them.later()._replace(you=KNOWN))]


def _they(tone: Tone) -> str:
    """Whom the clause before was about, once 'that player' is who acts."""
    return "you" if tone.about == "that" else ""


def _chosen_first(node: flow.As | flow.With, tone: Tone) -> bool:
    """Whether a condition would read as if it were about all players who may be chosen."""
    first = _asks_first(node.do, tone) or (isinstance(node, flow.As) and _ally_first(node.do))
    first = first or (isinstance(node, flow.With) and _except_them(node.do))
    return isinstance(node.who, who.AnyPlayer | who.AnyAlly | who.OneOf) and first


def _choice(node: flow.As | flow.With, tone: Tone) -> str:
    chosen = seen(node.who, tone)
    if isinstance(chosen, who.OneOf):
        return say(tone.lang, "choose-one-of", who=player(chosen, tone), **tone.frame)
    return say(tone.lang, f"choose-{kebab(type(chosen).__name__)}", **tone.frame)


def _asks_first(do: Do, tone: Tone) -> bool:
    """Whether a condition or a choice would be the first to mention the player."""
    first = next(iter(flatten(do)), None)
    if isinstance(first, flow.Or):
        return short(first, tone.lang) is None
    if isinstance(first, flow.ByChance):
        return True
    return isinstance(first, flow.If | flow.Cases) or (
        isinstance(first, flow.May) and first.only_if is not None
    )


def _ally_first(do: Do) -> bool:
    """Whether an ally of theirs would be mentioned before them."""
    first = next(iter(flatten(do)), None)
    if isinstance(first, flow.EachAlly):
        return True
    return first is not None and isinstance(actor(first), who.AnyAlly)


def _except_them(do: Do) -> bool:
    """Whether all others would be mentioned before them."""
    first = next(iter(flatten(do)), None)
    asked = first.who if isinstance(first, flow.As) else first and actor(first)
    return isinstance(asked, who.AnotherPlayer)


@tells(flow.With)
def _with(node: flow.With, tone: Tone) -> Sentences:
    if is_you(node.who):
        return sentences(tuple(_your(part) for part in flatten(node.do)), tone)
    them = tone._replace(same=False, about=tone.about.replace("that", ""))
    if not _chosen_first(node, tone):
        return sentences(node.do, them._replace(that=Mention(seen(node.who, tone))))
    return [_choice(node, tone), *sentences(node.do, them.later()._replace(that=KNOWN))]


def _your(node: Any) -> Any:
    """The same where 'that player' is nobody but you."""
    if isinstance(node, who.ThatPlayer):
        return who.YOU
    if isinstance(node, tuple):
        return tuple(_your(part) for part in node)
    if not isinstance(node, Node) or isinstance(node, flow.As | flow.EachAlly | flow.EachPlayer):
        return node  # in the body of another 'you' the words would be about them
    return structs.replace(node, **{f: _your(getattr(node, f)) for f in node.__struct_fields__})


@tells(flow.EachPlayer)
def _each_player(node: flow.EachPlayer, tone: Tone) -> Sentences:
    them = tone._replace(mood="does", same=False, about="")
    several = len(flatten(node.do)) > 1 and not plain(node.do)
    if several or _asks_first(node.do, tone) or _ally_first(node.do):
        told = at_length(node.do, them._replace(you=KNOWN))
        return [say(tone.lang, "each-player-do", do=told, **tone.frame)]
    return sentences(node.do, them._replace(you=Mention(EACH)))


@tells(flow.EachAlly)
def _each_ally(node: flow.EachAlly, tone: Tone) -> Sentences:
    them = tone._replace(mood="does", same=False, about="")
    several = len(flatten(node.do)) > 1 and not plain(node.do)
    if several or _asks_first(node.do, tone) or _ally_first(node.do):
        told = at_length(node.do, them._replace(you=KNOWN))
        return [say(tone.lang, "each-ally-do", do=told, person=tone.person, **tone.frame)]
    return sentences(node.do, them._replace(you=Mention(every_ally(tone))))


@tells(flow.DifferentPlayers)
def _different_players(node: flow.DifferentPlayers, tone: Tone) -> Sentences:
    each = tone._replace(you=KNOWN, mood="does", same=False, about="")
    parts = flatten(node.do)
    if not all(joinable(part, tone.lang) for part in parts):
        told = at_length(node.do, each)
        return [say(tone.lang, "different-players-do", n=node.n, do=told, **tone.frame)]
    told = join(verbs(parts, each, "does"), tone.lang)
    return [say(tone.lang, "different-players", n=node.n, do=told, **tone.frame)]


@tells(flow.UpToPlayers)
def _up_to_players(node: flow.UpToPlayers, tone: Tone) -> Sentences:
    """'Up to two different players may each destroy ...'"""
    each = tone._replace(you=KNOWN, mood="does", same=False, about="")
    if all(has_infinitive(part, tone.lang) for part in flatten(node.do)):
        inf = infinitive(node.do, each.acting())
        return [say(tone.lang, "up-to-players", n=node.n, inf=inf, **tone.frame)]
    told = at_length(node.do, each)
    return [say(tone.lang, "up-to-players-do", n=node.n, do=told, **tone.frame)]


# Repetition


@tells(flow.Repeat)
def _repeat(node: flow.Repeat, tone: Tone) -> Sentences:
    n, value = node.times if isinstance(node.times, int) else 0, value_phrase(node.times, tone)
    told = at_length(node.do, once_told(tone, node.times))
    return [say(tone.lang, "repeat", n=n, value=value, do=told, **tone.frame)]


@tells(flow.RepeatUntil)
def _repeat_until(node: flow.RepeatUntil, tone: Tone) -> Sentences:
    end = condition(node.condition, tone._replace(until=True))
    told = at_length(node.do, once_told(tone, node.condition))
    return [say(tone.lang, "repeat-until", do=told, condition=end, **tone.frame)]


@tells(flow.RepeatFor)
def _repeat_for(node: flow.RepeatFor, tone: Tone) -> Sentences:
    """'Deal 4 damage. You may lose 2 charges to do this again, any number of times.'"""
    found = sentences(node.do, tone.listed() if tone.flat else tone)
    if not plain(node.do):
        found = [at_length(node.do, tone)]
    after = once_told(tone, node.do).later()
    inf = infinitive(node.price, after.acting())
    id_ = "may-again" if tone.you is None else "may-again-other"
    return [*found, say(tone.lang, id_, inf=inf, subject=subject_of(after), **tone.frame)]


# Looking


@tells(turn_order.RevealTurnCard)
def _reveal_turn_card(node: turn_order.RevealTurnCard, tone: Tone) -> Sentences:
    mood, person = tone.ordering().mood, tone.person
    first = say(tone.lang, "do-reveal-turn-card", mood, person=person, **tone.frame)
    shown = spoken(subject_of(tone), [first], tone)
    return [*shown, *sentences(node.do, tone.acting().later()._replace(it="turn-card"))]


@tells(places.RevealTop)
def _reveal_top(node: places.RevealTop, tone: Tone) -> Sentences:
    zone: dict[str, Arg] = {"zone": name(node.zone, tone.lang), "zone_id": node.zone}
    first = say(tone.lang, "do-reveal-top", **zone, **tone.frame)
    return [first, *sentences(node.do, tone.later()._replace(it="revealed"))]


@tells(moves.RevealDeck)
def _reveal_deck(node: moves.RevealDeck, tone: Tone) -> Sentences:
    subject, lang, acting = subject_of(tone), tone.lang, tone.acting()
    n, value = node.n if isinstance(node.n, int) else 0, value_phrase(node.n, acting)
    mood, person = tone.ordering().mood, tone.person
    text = say(lang, "do-reveal-deck", mood, n=n, value=value, person=person, **tone.frame)
    all_go = n > 1 and node.do == moves.Destroy(n, REVEALED)
    counted = "revealed-all" if all_go else shown_as(n)
    inner = once_told(acting, node.n).later()._replace(counted=counted, it="revealed")
    body = flatten(node.do)
    if all(joinable(part, lang) for part in body):
        found = verbs(body, inner._replace(inside=tone.inside), mood)
        told = spoken(subject, [text, *found], tone)
    else:
        told = [*spoken(subject, [text], tone), *sentences(node.do, inner)]
    return [*told, *_nothing_there(node.otherwise, inner)]


def _nothing_there(do: Do, tone: Tone) -> Sentences:
    """What happens where there was no card to reveal."""
    if not flatten(do):
        return []
    first, *rest = behind(do, tone)
    absent = say(tone.lang, "condition-no-card")
    return [say(tone.lang, "if", condition=absent, do=first, **tone.frame), *rest]


@tells(resources.LoseAnyNumber)
def _lose_any_number(node: resources.LoseAnyNumber, tone: Tone) -> Sentences:
    """'You may lose any number of Pulse tokens. Deal as much damage as ...'"""
    lang, acting = tone.lang, tone.acting()
    token = form(node.token, lang, "of")
    inf = say(lang, "do-lose-any-number", "inf", token=token, token_id=node.token)
    id_ = "may" if tone.you is None else "may-other"
    offer = say(lang, id_, inf=inf, subject=subject_of(tone), **tone.frame)
    after = once_told(acting, node).later()._replace(about="you", counted="lost")
    return [offer, *sentences(node.then, after)]


@tells(moves.NextGain)
def _next_gain(node: moves.NextGain, tone: Tone) -> Sentences:
    subject, person = subject_of(tone), tone.person
    first, *rest = behind(node.do, tone.acting()._replace(it="gained"))
    told = say(tone.lang, "next-gain", do=first, subject=subject, person=person, **tone.frame)
    return [told, *rest]


@tells(moves.NextFocus)
def _next_focus(node: moves.NextFocus, tone: Tone) -> Sentences:
    subject, person = subject_of(tone), tone.person
    first, *rest = behind(node.do, tone.acting())
    told = say(tone.lang, "next-focus", do=first, subject=subject, person=person, **tone.frame)
    return [told, *rest]


@tells(moves.NextCast)
def _next_cast(node: moves.NextCast, tone: Tone) -> Sentences:
    theirs = tone.acting()._replace(it="spell", subject="other")  # the clause is about the spell
    more = amount("additional-damage", node.plus, theirs)
    asked: dict[str, Arg] = {"subject": subject_of(tone), "person": tone.person}
    return [say(tone.lang, "next-cast", amount=more, **asked, **tone.frame)]


@tells(moves.OfferThisTurn)
def _offer_this_turn(node: moves.OfferThisTurn, tone: Tone) -> Sentences:
    """'Until the end of this turn you may lose 1 Pulse token any number of times. Each ...'"""
    lang, asked = tone.lang, {"person": tone.person, "readers": tone.readers}
    inf = infinitive(node.price, tone.acting())
    id_ = "offer-this-turn" if tone.you is None else "offer-this-turn-other"
    offer = say(lang, id_, inf=inf, subject=subject_of(tone), **tone.frame)
    after = once_told(tone.acting(), node.price).later()._replace(about="you")
    first, *rest = behind(node.do, after)
    return [offer, say(lang, "each-time", do=first, **asked), *rest]


@tells(breaches.CastPrepped)
def _cast(node: breaches.CastPrepped, tone: Tone) -> Sentences:
    found = told(node, tone)
    after = nested(node.after)
    if after is not None and node.n == 1:  # 'if that spell ...' follows from it without a word
        found += sentences(after, once_told(tone, head(node)).later()._replace(it="spell"))
    elif node.after:
        first, *rest = behind(node.after, once_told(tone, head(node))._replace(it="spell"))
        each = "yes" if node.n != 1 else "no"
        found += [say(tone.lang, "after-cast", do=first, each=each), *rest]
    return found


@tells(damage.Deal)
def _deal(node: damage.Deal, tone: Tone) -> Sentences:
    return [*told(node, tone), *on_kill(node, once_told(tone, head(node)))]


@tells(places.TurnOneOver)
def _turn_one_over(node: places.TurnOneOver, tone: Tone) -> Sentences:
    them = Mention(AnyMinion(node.minions.subtype))
    return sentences(places.TurnOver(then=node.then), tone._replace(them=them, it="minion"))


@tells(nemesis.WithMinion)
def _with_minion(node: nemesis.WithMinion, tone: Tone) -> Sentences:
    return sentences(node.do, tone._replace(them=Mention(node.minions), it="minion"))
