"""What happens, in English: a phrase for every effect of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.nodes import damage, flow, moves, who
from gravehold.kernel.nodes.base import Do, Effect

from .values import amount, condition, costing_at_most, number, player, some, voice_of, whose
from .voice import PLAYERS, Voice, into, joined, of, sentence

EFFECTS: dict[type, Callable[[Any, Voice], str]] = {}


def phrase(node: Effect, voice: Voice) -> str:
    """One effect, without capital or full stop."""
    return EFFECTS[type(node)](node, voice)


def flat(do: Do) -> list[Effect]:
    return [part for child in do for part in flat(child)] if isinstance(do, tuple) else [do]


def clause(do: Do, voice: Voice) -> str:
    """A sequence as one sentence where that reads well: 'draws a card and gains 2 life'."""
    groups: list[list[str]] = [[]]
    for part in flat(do):
        said = phrase(part, voice)
        if groups[-1] and (said.startswith("if ") or ". " in groups[-1][-1]):
            groups.append([])
            said = phrase(part, voice.anew())
        groups[-1].append(said)
        voice = voice.going_on()
    first, *rest = [joined(group) for group in groups]
    return ". ".join([first, *(said[:1].upper() + said[1:] for said in rest)])


def sentences(do: Do, voice: Voice) -> str:
    """A sequence as sentences; a choice between two stands on lines of its own."""
    lines: list[str] = []
    said: list[str] = []
    for part in flat(do):
        if isinstance(part, flow.Or):
            lines += [" ".join(said)] if said else []
            said = []
            lines += "\nOR\n".join(
                sentence(clause(branch, voice)) for branch in _branches(part)
            ).split("\n")
        else:
            said.append(sentence(phrase(part, voice)))
    return "\n".join([*lines, *([" ".join(said)] if said else [])])


def _branches(node: flow.Or) -> list[Do]:
    return [branch for branch in (node.one, node.two, node.three) if branch]


# Damage and healing


@into(EFFECTS, damage.Deal)
def _deal(node: damage.Deal, voice: Voice) -> str:
    said = f"{voice.does('deal')} {amount(node.amount, 'damage', voice)}"
    if node.plus:
        said += f" plus {amount(node.plus, 'additional damage', voice)}"
    if node.on_kill:
        said += f". If this discards a minion, {clause(node.on_kill, voice.anew())}"
    return said


@into(EFFECTS, damage.DealDivided)
def _deal_divided(node: damage.DealDivided, voice: Voice) -> str:
    return (
        f"{voice.does('deal')} {amount(node.amount, 'damage', voice)}, divided as "
        f"{voice.they} like among the nemesis and minions"
    )


@into(EFFECTS, damage.Suffer)
def _suffer(node: damage.Suffer, voice: Voice) -> str:
    theirs = voice._replace(that="they") if isinstance(node.who, who.ThatPlayer) else voice
    return f"{voice_of(node.who, voice).does('suffer')} {amount(node.amount, 'damage', theirs)}"


@into(EFFECTS, damage.GainLife)
def _gain_life(node: damage.GainLife, voice: Voice) -> str:
    return f"{voice_of(node.who, voice).does('gain')} {amount(node.amount, 'life', voice)}"


def _somebody(who_: str, verb: str, what: str) -> Callable[[Any, Voice], str]:
    return lambda node, voice: f"{who_} {verb} {amount(node.amount, what, voice)}"


EFFECTS |= {
    damage.GraveholdSuffers: _somebody("Gravehold", "suffers", "damage"),
    damage.GraveholdGains: _somebody("Gravehold", "gains", "life"),
    damage.ThisSuffers: _somebody("this minion", "suffers", "damage"),
    damage.ItSuffers: lambda node, voice: (
        f"{voice.it} suffers {amount(node.amount, 'damage', voice)}"
    ),
    damage.ItGainsLife: lambda node, voice: (
        f"{voice.it} gains {amount(node.amount, 'life', voice)}"
    ),
}


# Choice and repetition


@into(EFFECTS, flow.May)
def _may(node: flow.May, voice: Voice) -> str:
    said = clause(node.do, voice._replace(may=True))
    if node.only_if is not None:
        said = f"if {condition(node.only_if, voice)}, {said}"
    then = voice.anew()._replace(it="that card", found="chosen")
    if node.then:
        said += f". If {voice.they} do, {clause(node.then, then)}"
    if node.otherwise:
        said += f". If {voice.they} do not, {clause(node.otherwise, then)}"
    return said


@into(EFFECTS, flow.IfDone)
def _if_done(node: flow.IfDone, voice: Voice) -> str:
    return f"{clause(node.do, voice)}. If that is done, {clause(node.then, voice.anew())}"


@into(EFFECTS, flow.Or)
def _or(node: flow.Or, voice: Voice) -> str:
    first, *rest = _branches(node)
    said = [clause(first, voice), *(clause(branch, voice.going_on()) for branch in rest)]
    return " OR ".join(said)


@into(EFFECTS, flow.If)
def _if(node: flow.If, voice: Voice) -> str:
    said = f"if {condition(node.condition, voice)}, {clause(node.do, voice)}"
    if node.otherwise:
        said += f". Otherwise, {clause(node.otherwise, voice)}"
    return said


@into(EFFECTS, flow.As)
def _as(node: flow.As, voice: Voice) -> str:
    return clause(node.do, voice_of(node.who, voice))


@into(EFFECTS, flow.With)
def _with(node: flow.With, voice: Voice) -> str:
    first, *rest = flat(node.do)
    said = phrase(first, voice._replace(that=player(node.who, voice)))
    return ". ".join([said, *(sentence(phrase(part, voice.anew())).rstrip(".") for part in rest)])


EFFECTS |= {
    flow.Cases: lambda node, voice: (
        f"{phrase(node.one, voice)}. {sentence(phrase(node.two, voice)).rstrip('.')}"
    ),
    flow.EachPlayer: lambda node, voice: clause(node.do, of("each player", voice)),
    flow.DifferentPlayers: lambda node, voice: clause(
        node.do, of(f"{node.n} different players each", voice)._replace(third=False)
    ),
    flow.Repeat: lambda node, voice: _often(clause(node.do, voice), number(node.times, voice)),
    flow.RepeatUntil: lambda node, voice: (
        f"{clause(node.do, voice)}. Repeat this until {condition(node.condition, voice)}"
    ),
}


def _often(said: str, n: str) -> str:
    comma = "," if "," in said else ""
    return f"{said}{comma} {({'1': 'once', '2': 'twice'}).get(n, f'{n} times')}"


# Cards going from place to place


def _picker(verb: str, end: str, past: str) -> Callable[[Any, Voice], str]:
    def say(node: Any, voice: Voice) -> str:
        if isinstance(node.cards.whose, who.Everyone) and not voice.may:
            voice = PLAYERS._replace(subject="the players together")
        dearest = getattr(node, "dearest", False)
        cards = some(node.n, node.cards, voice, up_to=node.up_to, dearest=dearest)
        said = f"{voice.does(verb)} {cards}{end.format(their=voice.their)}"
        if node.then:
            after = voice.anew()._replace(found=past)
            said += f", then {clause(node.then, after)}"
        return said

    return say


EFFECTS |= {
    moves.Discard: _picker("discard", "", "discarded"),
    moves.Destroy: _picker("destroy", "", "destroyed"),
    moves.Take: _picker("put", " into {their} hand", "taken"),
    moves.PutOnDeck: _picker("put", " on top of {their} deck", "put there"),
    moves.DestroyThis: lambda node, voice: f"{voice.does('destroy')} this card",
    moves.PutThisOnDeck: lambda node, voice: (
        f"{voice.does('put')} this card on top of {voice.their} deck"
    ),
    moves.NextGain: lambda node, voice: (
        f"when {voice.they} next gain a card this turn, {clause(node.do, voice._replace(it='it'))}"
    ),
    moves.PutItOnDeck: lambda node, voice: (
        f"{voice.does('put')} {voice.it} on top of {voice.their} deck"
    ),
    moves.PutItOnDiscardPile: lambda node, voice: (
        f"{voice.does('put')} {voice.it} on top of {whose(node.who, voice)} discard pile"
    ),
    moves.PutItInHand: lambda node, voice: (
        f"{voice.does('put')} {voice.it} into {whose(node.who, voice)} hand"
    ),
    moves.RevealHand: lambda node, voice: f"{voice_of(node.who, voice).does('reveal')} their hand",
    moves.ShuffleDiscardIntoDeck: lambda node, voice: (
        f"{voice.does('shuffle')} {voice.their} discard pile into {voice.their} deck"
    ),
}


@into(EFFECTS, moves.Draw)
def _draw(node: moves.Draw, voice: Voice) -> str:
    cards = "a card" if node.n == 1 else amount(node.n, "card", voice)
    return f"{voice_of(node.who, voice).does('draw')} {cards}"


@into(EFFECTS, moves.GainCard)
def _gain_card(node: moves.GainCard, voice: Voice) -> str:
    card = "another copy of this card" if node.same_name else "a card"
    if node.types:
        card = f"a {joined(node.types, 'or')}"
    if node.at_most is not None:
        card += costing_at_most(node.at_most, voice)
    place = {
        "deck": f", placing it on top of {voice.their} deck",
        "hand": f", taking it into {voice.their} hand",
    }
    return f"{voice.does('gain')} {card} from the supply for free{place.get(node.to, '')}"


@into(EFFECTS, moves.RevealDeck)
def _reveal_deck(node: moves.RevealDeck, voice: Voice) -> str:
    cards = "the top card" if node.n == 1 else f"the top {number(node.n, voice)} cards"
    said = f"{voice.does('reveal')} {cards} of {voice.their} deck"
    then = clause(node.do, voice.anew())
    return f"{said}. {sentence(then).rstrip('.')}" if then else said
