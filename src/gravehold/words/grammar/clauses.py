"""Standing effects: what they wait for, and what they change, forbid or put in its place."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from msgspec import structs

from gravehold.kernel.ears import concerns
from gravehold.kernel.nodes.base import AtLeast, AtMost, Both, Condition, Do, Exactly, Not, Who
from gravehold.kernel.nodes.cards import Cards
from gravehold.kernel.nodes.clauses import (
    DEEDS,
    Action,
    Alter,
    CountAs,
    Forbid,
    Instead,
    Must,
    Whenever,
)
from gravehold.kernel.nodes.flow import If
from gravehold.kernel.nodes.nemesis import Minions
from gravehold.kernel.nodes.places import Connected, Tokens, ZoneIs
from gravehold.kernel.nodes.values import (
    AllyCharges,
    CostOfIt,
    ItIs,
    MinionLife,
    OpenedIs,
    PileSize,
    PlaysThisTurn,
)
from gravehold.kernel.nodes.who import ANY_ALLY, ANY_PLAYER, OWNER
from gravehold.words.locale import Arg, say
from gravehold.words.names import name

from .conditions import about_nemesis, condition
from .foes import AnyMinion, kind, nemesis
from .joining import flatten, names_subject
from .mentions import once_told
from .nouns import DEALER, amount, cost_phrase, join, player, subject_of, value_phrase
from .sentences import at_length, behind, infinitive, sentences
from .sorts import card_noun
from .tone import KNOWN, Mention, Tone, paragraph

Args = dict[str, Arg]
Waiting = Whenever | Alter | Forbid | Instead | Action

# Times, where other deeds are clauses of their own: 'at the start of your turn'.
TIMES = (
    "turn-start", "casting-start", "casting-end", "draw-start", "main-phase", "turn-end", "unleash",
    "nemesis-turn-start", "nemesis-turn-end", "persistent",
)  # fmt: skip
SPENT = AtMost(MinionLife(), 0)  # of a power: its last token is gone
# What the number of a deed counts, and what 'it' is called there.
COUNTED = {
    "suffer": "damage", "gravehold-suffers": "damage", "hit": "dealt", "hurt": "dealt",
    "push-back": "dealt", "gain-charge": "charge", "gain-life": "life", "gravehold-gains": "life",
    "overflow": "number", "open": "breach", "power-lost": "power", "price": "number",
    "enter-play": "number", "tokens-gained": "number", "tokens-lost": "number",
}  # fmt: skip
IT = {
    "prep": "spell", "cast": "spell", "play": "played", "gain": "gained", "discard": "discarded",
    "enter-hand": "met",
}  # fmt: skip
WHAT = {
    "cast": "bonus", "gain-charge": "charges", "gain-life": "life", "gravehold-gains": "life",
    "overflow": "factor", "push-back": "push", "price": "price", "enter-play": "its-life",
}  # fmt: skip


# Whom a deed concerns


def _of_others(node: Waiting, tone: Tone) -> bool:
    """Whether it waits for what a player does who is not the reader; nemesis cards have none."""
    if DEEDS[node.deed].about != "player" or tone.common:
        return False
    return tone.nemesis or tone.shared or node.of in ("ally", "anybody")


def _to(node: Waiting, tone: Tone) -> str:
    """Whom it concerns, as messages tell it apart."""
    if DEEDS[node.deed].about == "player":
        own = node.of if node.of in ("this", "here") else "you"
        return "other" if _of_others(node, tone) else str(own)
    of = concerns(node)
    return "minions" if isinstance(of, Minions) else str(of)


def _them(node: Waiting, tone: Tone) -> Args:
    """The same with the words for players and minions."""
    apart = node.of == "ally" and not tone.nemesis and not tone.shared
    them: Who = ANY_ALLY if apart else ANY_PLAYER
    if tone.host and node.of in ("", "you"):
        them = OWNER
    subtype, dealt = (
        (node.of.subtype, node.of.dealt) if isinstance(node.of, Minions) else ("", False)
    )
    named: Args = {"who": player(them, tone), "owner": player(them, tone, "gen")}
    named["dealt"] = say(tone.lang, "minions-dealt") if dealt else ""
    return {"to": _to(node, tone), **kind(subtype, tone.lang), **named}


def _heard(node: Waiting, tone: Tone) -> Tone:
    """What a deed has found for what answers it: that player, 'it', the number."""
    deed, about = node.deed, DEEDS[node.deed].about
    counted, it = COUNTED.get(deed, tone.counted), IT.get(deed, tone.it)
    if node.of == "this" and it != "spell":
        it = "this"
    tone = tone._replace(counted=counted, it=it)
    if about == "foe":
        minions = node.of if isinstance(node.of, Minions) else Minions()
        tone = tone._replace(them=Mention(minions, known=True), it="minion")
        tone = tone._replace(that=Mention(DEALER)) if tone.nemesis else tone
    if deed == "discarded" and concerns(node) == "this":
        tone = tone._replace(it="this")
    if not _of_others(node, tone):
        return tone
    acts = tone._replace(you=KNOWN, mood="does", same=True) if tone.shared else tone
    return acts._replace(that=KNOWN)


# What waits for a deed


def _whenever(node: Whenever, tone: Tone) -> str:
    text = _once(node.once, _each_time(node, tone), tone)
    if node.first and node.deed != "turn-start":
        text = say(tone.lang, "first-time", told=text[0].lower() + text[1:])
    if node.after == "card":
        text = say(tone.lang, "after-card", told=text.rstrip("."))
    return text


def _once(once: bool, text: str, tone: Tone) -> str:
    return say(tone.lang, "once-a-turn", told=text[0].lower() + text[1:]) if once else text


def _each_time(node: Whenever, tone: Tone) -> str:
    lang, inner = tone.lang, _heard(node, tone)
    when = event(node, tone)
    asked = None if _in_one_breath(node) else _beside_zone(node)
    told = "" if asked is None else condition(asked, inner)
    # a language whose keyword says it all has no words for the event
    named = node.only_if is not None and about_nemesis(node.only_if)
    inner = once_told(inner, node.only_if)._replace(named=named)
    do = _unasked(node)
    first, *rest = behind(do, inner) if when or told else sentences(do, inner)
    if told and (node.deed == "tokens-changed" or _reached(node)):
        return paragraph([say(lang, "as-soon-as", condition=told, do=first), *rest])
    return paragraph([_framed(node, when, told, first, tone), *rest])


def _unasked(node: Whenever) -> Do:
    """What it does; a condition that is only asked once more when it comes about is told once."""
    do = node.do
    again = isinstance(do, If) and do.condition == node.only_if and not do.otherwise
    return do.do if again and isinstance(do, If) else do


def _reached(node: Whenever) -> bool:
    """Whether it waits for tokens to be so many."""
    number = node.only_if.value if isinstance(node.only_if, AtLeast) else None
    if isinstance(number, AllyCharges):
        return node.deed == "tokens-gained" and node.token == "charge"
    counted = isinstance(number, Tokens) and number.token == node.token
    return node.deed == "tokens-gained" and counted


def _framed(node: Waiting, when: str, told: str, do: str, tone: Tone) -> str:
    form = "time" if node.deed in TIMES else "clause" if when else "none"
    args: Args = {"when": when, "do": do, "form": form}
    if told:
        return say(tone.lang, "whenever-if", condition=told, **args)
    return say(tone.lang, "whenever", **args)


def event(node: Whenever | Action, tone: Tone) -> str:
    """'when you suffer damage', 'at the start of any ally's turn'."""
    whose = "other" if any(names_subject(n, tone) for n in flatten(node.do)[:1]) else "you"
    conditional = "no" if node.only_if is None else "yes"
    args: Args = {**_them(node, tone), **nemesis(tone), "whose": whose, "conditional": conditional}
    args["tile"] = ""
    zone = _zone(node)
    args |= {"zone": name(zone, tone.lang) if zone else "none", "zone_id": zone}
    if breath := _in_one_breath(node):
        args["to"], args["conditional"] = f"{args['to']}-{breath}", "no"
    if (played := _played(node)) is not None:
        args |= {"sort": card_noun(played), "cost": cost_phrase(played, tone)}
    if isinstance(node.only_if, OpenedIs):
        args["tile"] = name(node.only_if.tile, tone.lang)
    token = getattr(node, "token", "")
    args["kind"] = name(token, tone.lang) if token else say(tone.lang, "tokens-any")
    if getattr(node, "first", False) and node.deed == "turn-start":
        return say(tone.lang, "when-first-turn")
    return say(tone.lang, f"when-{node.deed}", **args)


def _in_one_breath(node: Waiting) -> str:
    """A condition that is said with the deed: gaining from a supply pile, opening such a breach."""
    if node.deed == "gain" and ZoneIs("supply") in (parts := _parts(node.only_if)):
        others = [part for part in parts if part != ZoneIs("supply")]
        if not others:
            return "from-pile"
        denied = others[0].condition if isinstance(others[0], Not) else None
        return "unconnected" if isinstance(denied, Connected) and len(others) == 1 else ""
    if _played(node) is not None:
        first = any(isinstance(part, Exactly) for part in _parts(node.only_if))
        return "first" if first else "sort"
    if node.deed == "power-lost" and node.of in ("", "this") and node.only_if == SPENT:
        return "last"
    return "kind" if node.deed == "open" and isinstance(node.only_if, OpenedIs) else ""


def _zone(node: Waiting) -> str:
    """The zone that is said with the deed: 'when a card leaves the dream mat'."""
    parts = _parts(node.only_if) if node.deed == "leave-zone" else []
    return next((part.zone for part in parts if isinstance(part, ZoneIs)), "")


def _beside_zone(node: Waiting) -> Condition | None:
    """What else is asked for."""
    if not (zone := _zone(node)):
        return node.only_if
    rest = [part for part in _parts(node.only_if) if part != ZoneIs(zone)]
    return reduce(Both, rest) if rest else None


def _parts(condition: Condition | None) -> list[Condition]:
    """All that has to be so."""
    if isinstance(condition, Both):
        return [*_parts(condition.one), *_parts(condition.two)]
    return [] if condition is None else [condition]


def _played(node: Waiting) -> Cards | None:
    """Which cards are played, if a condition says no more than that: 'a gem costing 5 or more'."""
    found = Cards((), types=("gem", "relic"))
    if node.deed != "play" or node.of == "this" or node.only_if is None:
        return None
    parts = _parts(node.only_if)
    for part in parts:
        if isinstance(part, ItIs) and {*part.types} < {"gem", "relic"}:
            found = structs.replace(found, types=part.types)
        elif isinstance(part, AtLeast) and part.value == CostOfIt():
            found = structs.replace(found, at_least=part.n)
        elif not _first_played(part, parts):
            return None
    return found


def _first_played(part: Condition, parts: list[Condition]) -> bool:
    """Whether it asks for the first card a turn of the very sort that the others ask for."""
    if not (isinstance(part, Exactly) and isinstance(part.value, PlaysThisTurn) and part.n == 1):
        return False
    costing = part.value.costing
    rest = [other for other in parts if other is not part]
    return rest == ([AtLeast(CostOfIt(), costing)] if costing else [])


# What changes, forbids or replaces one


def _alter(node: Alter, tone: Tone) -> str:
    """'when you gain charges, increase their number by 1'."""
    lang, inner = tone.lang, _heard(node, tone)
    if node == Alter("overflow", node.of, most=1):
        return say(lang, "clause-undoubled", **_them(node, tone))
    action = name(node.verb, lang) if node.verb else say(lang, "action-any")
    altering = say(lang, f"altering-{node.deed}", action=action, **_them(node, tone))
    args: Args = {"altering": altering, "changes": join(_changes(node, inner), lang)}
    args["what"] = WHAT.get(node.deed, "damage")
    if node.only_if is None:
        return say(lang, "clause-alter", **args)
    return say(lang, "clause-alter-if", condition=condition(node.only_if, inner), **args)


def _changes(node: Alter, tone: Tone) -> list[str]:
    lang, what = tone.lang, WHAT.get(node.deed, "damage")
    found = []
    if node.more:
        more = amount("additional-damage", node.more, tone)
        by = value_phrase(node.more, tone, "acc")
        found.append(say(lang, "alter-more", by=by, number=more, what=what))
    if node.less:
        by = value_phrase(node.less, tone, "acc")
        found.append(say(lang, "alter-less", by=by, floor=node.least, what=what))
    if node.most is not None:
        most = node.most if isinstance(node.most, int) else value_phrase(node.most, tone, "acc")
        found.append(say(lang, "alter-most", n=most, what=what))
    return found


def _forbid(node: Forbid, tone: Tone) -> str:
    lang, args = tone.lang, _them(node, tone)
    if args["to"] == "other":
        args["to"] = "anybody" if tone.nemesis or tone.shared else str(node.of)
    verb = name(node.verb, lang) if node.verb else "none"
    if node == Forbid("gain", of="anybody", only_if=Exactly(PileSize(of_it=True), 1)):
        return say(lang, "clause-forbid-last")
    told = say(lang, f"clause-forbid-{node.deed}", verb=verb, verb_id=node.verb, **args)
    if node.only_if is None:
        return told
    inner = _heard(node, tone)._replace(it="met" if node.of != "this" else "this")
    return say(lang, "clause-forbid-if", told=told, condition=condition(node.only_if, inner))


def _instead(node: Instead, tone: Tone) -> str:
    lang = tone.lang
    if node == Instead("discarded", node.do):
        do = " ".join(behind(node.do, tone._replace(it="instead"), closed=True))
        return say(lang, "clause-instead-of-discard", do=do)
    if node == Instead("empty-draw", node.do):
        do = " ".join(behind(node.do, tone, closed=True))
        return say(lang, "clause-empty-draw", do=do, **nemesis(tone))
    inner = _heard(node, tone)
    would = say(lang, f"would-{node.deed}", **_them(node, tone))
    if node.only_if is not None:
        would = _would_if(would, node.only_if, inner)
    args: Args = {"would": would, "do": at_length(node.do, once_told(inner, node.only_if))}
    if not node.may:
        return say(lang, "clause-instead", **args)
    person = "they" if _of_others(node, tone) else "you"
    return say(lang, "clause-instead-may", person=person, readers=tone.readers, **args)


def _would_if(would: str, only_if: Condition, tone: Tone) -> str:
    return say(tone.lang, "would-if", would=would, condition=condition(only_if, tone))


# The others


def _action(node: Action, tone: Tone) -> str:
    """'during your main phase, you may spend 1 aether. If you do, ...'"""
    lang, others = tone.lang, _of_others(node, tone)
    inner = tone._replace(you=KNOWN, mood="does", same=tone.shared) if others else tone
    asked = inner if tone.shared else tone._replace(that=KNOWN) if others else tone
    told = "" if node.only_if is None else condition(node.only_if, asked)
    inner = once_told(inner, node.only_if)._replace(inside=True, about="")
    if node.each is not None:
        inner = inner._replace(them=Mention(AnyMinion(node.each.subtype)), it="minion")
    paid, then = (node.price, node.do) if flatten(node.price) else (node.do, ())
    counted = "any" if node.amount else inner.counted
    inf = infinitive(paid, inner._replace(counted=counted).acting())
    if node.board:
        chosen: Args = {"board": name(node.board, lang), "board_id": node.board}
        inf = join([say(lang, "action-on-board", **chosen), inf], lang)
    may = "may" if inner.you is None else "may-other"
    offer = say(lang, may, inf=inf, subject=subject_of(inner), **inner.frame)
    found = [_framed(node, event(node, tone), told, offer, tone)]
    if then:
        after = once_told(inner.acting(), paid).later()._replace(about="you")
        after = after._replace(counted="aether" if node.amount else after.counted)
        first, *rest = behind(then, after)
        person, readers = inner.person, inner.readers
        found += [say(lang, "if-done", do=first, person=person, readers=readers), *rest]
    return _once(node.once, paragraph(found), tone)


def _count_as(node: CountAs, tone: Tone) -> str:
    card = name(node.card, tone.lang)
    if node.only_if is None:
        return say(tone.lang, "clause-count-as", card=card)
    told = condition(node.only_if, tone)
    return say(tone.lang, "clause-count-as-if", condition=told, card=card)


def _must(node: Must, tone: Tone) -> str:
    return say(tone.lang, "clause-must", who=player(node.who, tone))


CLAUSES: dict[type, Callable[[Any, Tone], str]] = {
    Whenever: _whenever,
    Alter: _alter,
    Forbid: _forbid,
    Instead: _instead,
    Action: _action,
    Must: _must,
    CountAs: _count_as,
}
