"""A mage's mat as a battle begins with it, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gravehold.kernel.definitions import Mage

from .grammar import definitions
from .grammar.paragraphs import Paragraph
from .locale import say
from .names import is_named, name
from .things import ROMAN, in_runs


class MatWords(NamedTuple):
    """What is printed on it."""

    breaches: tuple[str, ...]
    hand: str
    deck: str  # top first
    ability: str  # with its charges
    text: str  # what the ability does


def mat_of(mage: Mage, lang: str = "en") -> MatWords:
    ability = mage.ability
    called = say(lang, "campaign-mat-none")
    if ability is not None:
        told: dict[str, str | int] = {"name": name(ability.id, lang), "n": ability.charges}
        called = say(lang, "campaign-mat-ability", **told)
    return MatWords(
        breaches=tuple(_breaches(mage, lang)),
        hand=in_runs((name(id_, lang) for id_ in mage.hand), lang),
        deck=in_runs((name(id_, lang) for id_ in mage.deck), lang),
        ability=called,
        text=" ".join(map(str, definitions.ability(ability, lang))) if ability else "",
    )


def title_of(mage: Mage, lang: str = "en") -> str:
    """What stands under its name; '' where nobody has given it one."""
    known = f"{mage.id}.title"
    return name(known, lang) if is_named(known, lang) else ""


def lines_of(mat: MatWords, lang: str = "en") -> list[str]:
    """A line each with its label."""
    parts = {
        "breaches": "; ".join(mat.breaches),
        "hand": mat.hand,
        "deck": mat.deck,
        "ability": f"{mat.ability}. {mat.text}" if mat.text else mat.ability,
    }
    return [f"{say(lang, 'campaign-mat-label', part=p)}: {text}" for p, text in parts.items()]


def rules_of(mage: Mage, lang: str = "en") -> tuple[Paragraph, ...]:
    """What the mat says beside its ability."""
    told = definitions.text(mage, lang)
    own = 0 if mage.ability is None else len(definitions.ability(mage.ability, lang))
    return told[: len(told) - own]


def _breaches(mage: Mage, lang: str) -> Iterable[str]:
    own = {tile.id for tile in mage.tiles}
    for slot, breach in zip(ROMAN, mage.breaches, strict=True):
        if breach is None:  # nobody is told of what has not been found
            continue
        state = "open" if breach.turned == len(ROMAN) else "closed"
        told = say(lang, "campaign-mat-breach", slot=slot, state=state, n=breach.turned)
        if breach.tile in own:
            told = say(lang, "campaign-mat-tile", breach=told, tile=name(breach.tile, lang))
        yield told
