"""Resources, breaches, turn order and the nemesis: the other effects in English."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.nodes import breaches, nemesis, resources, turn_order, who
from gravehold.kernel.nodes.base import V
from gravehold.words.names import name

from .effects import EFFECTS, clause
from .values import amount, costing_at_most, number, some, voice_of, whose
from .voice import Voice, into, joined, plural, sentence

ROMAN = ("", "I", "II", "III", "IV")
PURPOSES = {
    "gem": "to gain gems",
    "relic": "to gain relics",
    "spell": "to gain spells",
    "charge": "to gain charges",
    "focus": "to focus breaches",
    "open": "to open breaches",
    "discard": "to discard powers",
    "other": "for other effects",
}


def purposes(names: tuple[str, ...], word: str = "or") -> str:
    """What aether may be spent on: 'to gain gems or relics'."""
    gains = [plural(n) for n in names if n in ("gem", "relic", "spell")]
    others = [PURPOSES[n] for n in names if n not in ("gem", "relic", "spell")]
    return joined([f"to gain {joined(gains, word)}"] * bool(gains) + others, word)


@into(EFFECTS, resources.GainAether)
def _gain_aether(node: resources.GainAether, voice: Voice) -> str:
    said = f"{voice.does('gain')} {amount(node.amount, 'aether', voice)}"
    if node.only:
        said += f" that can only be spent {purposes(node.only)}"
    if node.never:
        said += f" that cannot be spent {purposes(node.never)}"
    return said


def _of_player(verb: str, what: str) -> Any:
    def say(node: Any, voice: Voice) -> str:
        doer = voice_of(node.who, voice)
        noun = f"{name(node.token)} token" if hasattr(node, "token") else what
        return f"{doer.does(verb)} {amount(node.amount, noun, voice)}"

    return say


EFFECTS |= {
    resources.SpendAether: lambda node, voice: (
        f"{voice.does('spend')} {amount(node.amount, 'aether', voice)}"
    ),
    resources.GainCharge: _of_player("gain", "charge"),
    resources.GainPlayerTokens: _of_player("gain", ""),
    resources.LosePlayerTokens: _of_player("lose", ""),
}


@into(EFFECTS, resources.LoseCharges)
def _lose_charges(node: resources.LoseCharges, voice: Voice) -> str:
    doer = voice_of(node.who, voice)
    if node.amount is None:
        return f"{doer.does('lose')} all of {doer.their} charges"
    return f"{doer.does('lose')} {amount(node.amount, 'charge', voice)}"


# Breaches


@into(EFFECTS, breaches.Focus)
def _focus(node: breaches.Focus, voice: Voice) -> str:
    owner = whose(node.whose, voice)
    if node.slot:
        return f"{voice.does('focus')} {owner} breach {ROMAN[node.slot]}"
    if node.cheapest:
        return f"{voice.does('focus')} {owner} closed breach with the lowest focus cost"
    own = isinstance(node.whose, who.You)
    return f"{voice.does('focus')} {f'one of {owner} breaches' if own else f'{owner} breach'}"


@into(EFFECTS, breaches.Prep)
def _prep(node: breaches.Prep, voice: Voice) -> str:
    spell = some(1, node.cards.spells, voice).replace(" in ", " from ", 1)
    if node.closed:
        return f"{voice.does('prep')} {spell} to any of {voice.their} breaches, closed or open"
    return f"{voice.does('prep')} {spell}"


@into(EFFECTS, breaches.CastPrepped)
def _cast_prepped(node: breaches.CastPrepped, voice: Voice) -> str:
    n = number(node.n, voice)
    spells = "prepped spell" if n == "1" else "prepped spells"
    if isinstance(node.whose, who.Everyone):
        spells = f"any player's {spells}" if n == "1" else f"{spells} of any players"
    else:
        spells = f"of {whose(node.whose, voice)} prepped spells"
    many = f"up to {n} " if node.up_to else "" if n == "1" and spells[:2] != "of" else f"{n} "
    said = f"{voice.does('cast')} {many}{spells}"
    if node.at_most is not None:
        said += costing_at_most(node.at_most, voice)
    if node.plus:
        said += f", dealing {amount(node.plus, 'additional damage', voice)}"
    if node.after:
        after = clause(node.after, voice.anew()._replace(it="the spell"))
        said += f". {'After each' if n != '1' else 'Then'}, {after}"
    return said


EFFECTS |= {
    breaches.FocusThisBreach: lambda node, voice: (
        f"{voice.does('focus')} the breach this spell was cast from"
    ),
    breaches.DestroyWithBreach: lambda node, voice: (
        f"{voice.does('destroy')} {some(1, node.cards, voice)} and a breach it was prepped to"
    ),
    breaches.DestroyBreach: lambda node, voice: (
        f"{voice.does('destroy')} one of {voice.their} breaches"
    ),
}


@into(EFFECTS, breaches.ReplaceBreach)
def _replace_breach(node: breaches.ReplaceBreach, voice: Voice) -> str:
    slots = joined([ROMAN[slot] for slot in node.slots], "or")
    said = (
        f"{voice.does('replace')} any player's open breach {slots} with a {name(node.tile)}; "
        "spells prepped there return to that player's hand"
    )
    owner = Voice("that player", third=True, their="their", they="they")
    return f"{said}. {sentence(clause(node.then, owner)).rstrip('.')}" if node.then else said


# Turn order


@into(EFFECTS, turn_order.RevealTurnCard)
def _reveal_turn_card(node: turn_order.RevealTurnCard, voice: Voice) -> str:
    said = f"{voice.does('reveal')} the top card of the turn order deck"
    if not node.do:
        return said
    then = clause(node.do, voice.anew()._replace(it="it"))
    return f"{said}. {sentence(then).rstrip('.')}"


EFFECTS |= {
    turn_order.PutTurnCardUnder: lambda node, voice: (
        f"{voice.does('put')} that card under the turn order deck"
    ),
    turn_order.DiscardTurnCard: lambda node, voice: f"{voice.does('discard')} that turn order card",
    turn_order.ShuffleInNemesisTurnCard: lambda node, voice: (
        "shuffle a nemesis card of the turn order discard pile into the turn order deck"
    ),
    turn_order.KeepOneTurnCard: lambda node, voice: (
        "choose a player's card in the turn order discard pile. Shuffle all other cards of that "
        "pile into the turn order deck"
    ),
    turn_order.EachTurnCardSuffers: lambda node, voice: (
        "for each player's card in the turn order discard pile, that player suffers "
        f"{amount(node.amount, 'damage', voice)}"
    ),
}


# The nemesis


def _tokens(verb: str) -> Any:
    return lambda node, voice: f"the nemesis {verb} {amount(node.amount, 'nemesis token', voice)}"


def _unleash(times: V, voice: Voice) -> str:
    n = number(times, voice)
    return {"1": "unleash", "2": "unleash twice"}.get(n, f"unleash {n} times")


def _minions(node: nemesis.Minions) -> str:
    kind = name(node.subtype) if node.subtype else "minion"
    if node.pick == "all":
        return f"each {kind}"
    return f"the {kind} with the {node.pick.replace('-', ' ')}"


@into(EFFECTS, nemesis.WithMinion)
def _with_minion(node: nemesis.WithMinion, voice: Voice) -> str:
    kind = name(node.minions.subtype) if node.minions.subtype else "minion"
    first = clause(node.do, voice._replace(it=_minions(node.minions)))
    again = _minions(node.minions)
    head, found, rest = first.partition(again)
    return head + found + rest.replace(again, f"that {kind}")


@into(EFFECTS, nemesis.ResolvePart)
def _resolve_part(node: nemesis.ResolvePart, voice: Voice) -> str:
    said = f"resolve the {name(node.part)} effect of {voice.it}"
    return f"{said}, without the damage it would deal to itself" if node.unharmed else said


EFFECTS |= {
    nemesis.Unleash: lambda node, voice: _unleash(node.times, voice),
    nemesis.NemesisGainsTokens: _tokens("gains"),
    nemesis.NemesisLosesTokens: _tokens("loses"),
    nemesis.ExtraDraw: lambda node, voice: (
        "the nemesis draws an additional card in the draw phase of this turn"
        if node.n == 1
        else f"the nemesis draws {node.n} additional cards in the draw phase of this turn"
    ),
    nemesis.PutUnderNemesisDeck: lambda node, voice: "put this card under the nemesis deck",
    nemesis.DiscardThis: lambda node, voice: "discard this card",
    nemesis.ReturnMinion: lambda node, voice: (
        "return the minion that was discarded last to play, with all its life"
    ),
    nemesis.RepeatLastAttack: lambda node, voice: (
        "resolve the attack that was discarded last once more"
    ),
    nemesis.LoseGame: lambda node, voice: "the players lose the game",
    nemesis.WinGame: lambda node, voice: "the players win the game",
    nemesis.DrawMinion: lambda node, voice: (
        f"put the top card of the {name(node.deck)} deck into play"
    ),
    nemesis.PutItUnderDeck: lambda node, voice: f"put {voice.it} under the {name(node.deck)} deck",
    nemesis.ShuffleBack: lambda node, voice: (
        f"shuffle the {node.n} {plural(name(node.deck), node.n)} discarded last "
        f"into the {name(node.deck)} deck"
    ),
    nemesis.DiscardFromDeck: lambda node, voice: (
        f"discard the top card of the {name(node.deck)} deck"
    ),
}


__all__ = ["EFFECTS", "purposes"]
