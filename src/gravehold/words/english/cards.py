"""Whole cards, mages and nemeses in English: the labelled lines of their text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from gravehold.kernel.definitions import (
    Ability,
    Attack,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    PlayerCard,
    Power,
    Relic,
    Spell,
    Tile,
    Token,
)
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.kernel.nodes.clauses import (
    CannotBeDamaged,
    InsteadOfDiscard,
    Reduce,
    ReduceTo,
    Whenever,
)
from gravehold.words.names import name

from .board import EFFECTS
from .effects import clause, sentences
from .values import condition, number
from .voice import PLAYERS, YOU, Voice, sentence

EVENTS = {
    "casting-start": "at the start of your casting phase",
    "casting-end": "at the end of your casting phase",
    "focus": "when you focus or open one of your breaches during your turn",
    "gain": "when you gain a card",
    "play": "when you play a gem or relic",
    "suffer": "when you suffer damage",
    "hurt": "when this minion is dealt damage",
    "nemesis-hit": "after damage was aimed at the nemesis",
    "nemesis-hurt": "when the nemesis is dealt damage",
    "discarded": "when this card is discarded",
    "minion-discarded": "when {a minion} is discarded",
    "turn-end": "at the end of any turn",
    "nemesis-turn-end": "at the end of the nemesis turn",
    "nemesis-turn-start": "at the start of the nemesis turn",
    "tokens-changed": "at any time",
}
WINDOWS = {
    "your-main-phase": "once during your main phase",
    "any-main-phase": "once during any player's main phase",
    "draw-phase-end": "at the end of your draw phase",
    "nemesis-draw": "when the nemesis is about to draw a card",
}


def _whenever(node: Whenever, voice: Voice) -> str:
    minion = f"an {name(node.subtype)}" if node.subtype else "a minion"
    said = EVENTS[node.event].replace("{a minion}", minion)
    if node.only_if is not None:
        said += f", if {condition(node.only_if, voice)}"
    return f"{said}, {clause(node.do, voice)}"


_TARGETS = {"you": "you suffer", "this": "this minion suffers", "nemesis": "the nemesis suffers"}


def _reduce(node: Reduce, voice: Voice) -> str:
    said = f"when {_TARGETS[node.to]} damage, reduce it by {number(node.by, voice)}"
    return f"{said}, but not below {node.floor}" if node.floor else said


CLAUSES: dict[type, Callable[[Any, Voice], str]] = {
    Whenever: _whenever,
    Reduce: _reduce,
    ReduceTo: lambda node, voice: f"when {_TARGETS[node.to]} damage, reduce it to {node.n}",
    CannotBeDamaged: lambda node, voice: "the nemesis cannot be dealt damage",
    InsteadOfDiscard: lambda node, voice: (
        f"when this card would be discarded, instead {clause(node.do, voice)}"
    ),
}


def standing(clauses: tuple[Clause, ...], voice: Voice) -> list[str]:
    return [sentence(CLAUSES[type(node)](node, voice)) for node in clauses]


def effect(do: Do, *, nemesis: bool = False) -> str:
    """Any effect as sentences, for the reader or, of the nemesis, for all players."""
    return sentences(do, PLAYERS if nemesis else YOU)


def _labelled(label: str, do: Do, *, nemesis: bool = False) -> list[str]:
    if not do:
        return []
    first, *rest = effect(do, nemesis=nemesis).split("\n")
    return [f"{label}: {first}" if label else first, *rest]


def _gem_or_relic(card: Gem | Relic) -> list[str]:
    return [*_labelled("", card.play), *_on_gain(card)]


def _on_gain(card: PlayerCard) -> list[str]:
    return _labelled("When you gain this", card.on_gain)


def _spell(card: Spell) -> list[str]:
    lines = []
    if card.breaches == 2:
        lines.append("Is prepped to two adjacent breaches.")
    if card.link:
        lines.append("Link: two spells with link may be prepped to the same breach.")
    if card.anywhere:
        lines.append("May be prepped to a closed breach without focusing it.")
    if card.beside:
        lines.append(f"While prepped: {name(card.beside)} may be prepped to the same breach.")
    lines += _labelled("When you prep this", card.on_prep)
    lines += [f"While prepped: {line}" for line in standing(card.standing, YOU)]
    lines += _labelled("While prepped: Once per turn during your main phase", card.use)
    return [*lines, *_labelled("Cast", card.cast), *_on_gain(card)]


def _attack(card: Attack) -> list[str]:
    return _labelled("", card.effect, nemesis=True)


def _minion(card: Minion) -> list[str]:
    lines = standing(card.standing, PLAYERS)
    lines += _labelled("Immediately", card.immediately, nemesis=True)
    lines += _labelled("Persistent", card.persistent, nemesis=True)
    for part in card.parts:
        lines += _labelled(name(part.name), part.do, nemesis=True)
    return lines


def _power(card: Power) -> list[str]:
    lines = standing(card.standing, PLAYERS)
    lines += _labelled("Immediately", card.immediately, nemesis=True)
    lines += _labelled("To discard", card.to_discard)
    return [*lines, *_labelled(f"Power {card.power}", card.effect, nemesis=True)]


def ability(found: Ability) -> list[str]:
    """The ability of a mage, with what it costs and when it may be used."""
    first, *rest = effect(found.effect).split("\n")
    head = f"{name(found.id)} ({found.charges} charges, {WINDOWS[found.when]})"
    return [f"{head}: {first}", *rest]


def listed(ids: Iterable[str]) -> str:
    """Names with their numbers: 'Torch, 3 Crystal, Spark'."""
    counts = Counter(ids)
    return ", ".join(name(id_) if n == 1 else f"{n} {name(id_)}" for id_, n in counts.items())


def _mage(mage: Mage) -> list[str]:
    lines = ability(mage.ability) if mage.ability else []
    for label, cards in (("Hand", mage.hand), ("Deck", mage.deck)):
        lines.append(f"{label}: {listed(cards)}.")
    for card in mage.starters:
        lines.append(f"{name(card.id)}: {' '.join(text(card))}")
    return lines


def _nemesis(mat: Nemesis) -> list[str]:
    lines = _tokens(mat.tokens)
    lines += _labelled("Set-up", mat.setup, nemesis=True)
    lines += _labelled("Beginner level", mat.beginner_setup, nemesis=True)
    lines += _labelled("Unleash", mat.unleash, nemesis=True)
    lines += standing(mat.standing, PLAYERS)
    lines += _labelled("When a mage becomes exhausted, instead of unleashing", mat.on_exhaust)
    return [*lines, *_harder(mat)]


def _tokens(tokens: tuple[Token, ...]) -> list[str]:
    lines = []
    for token in tokens:
        said = f"The nemesis starts with {token.start} nemesis token{'s' * (token.start != 1)}"
        if token.minimum:
            said += f" and always has {token.minimum} to {token.maximum}"
        lines.append(f"{said}.")
    return lines


def _harder(mat: Nemesis) -> list[str]:
    harder = mat.harder
    said = _tokens(harder.tokens or ())
    if harder.unleash is not None:
        said.append("Unleash: " + effect(harder.unleash, nemesis=True).replace("\n", " "))
    said += standing(harder.standing or (), PLAYERS)
    return [f"Increased difficulty: {' '.join(said)}"] if said else []


def _tile(tile: Tile) -> list[str]:
    lines = []
    if tile.focus:
        costs = ", ".join(str(cost) for cost in tile.open)
        lines.append(f"Focus: {tile.focus} aether. Open: {costs} aether, by how far it is turned.")
    if tile.bonus:
        lines.append(f"Once open, spells cast from it deal {tile.bonus} additional damage.")
    return lines


TEXTS: dict[type, Callable[[Any], list[str]]] = {
    Gem: _gem_or_relic,
    Relic: _gem_or_relic,
    Spell: _spell,
    Attack: _attack,
    Minion: _minion,
    Power: _power,
    Mage: _mage,
    Nemesis: _nemesis,
    Tile: _tile,
}


def text(definition: Definition) -> list[str]:
    """What stands on the card, line by line."""
    return TEXTS[type(definition)](definition)


__all__ = ["EFFECTS", "ability", "effect", "standing", "text"]
