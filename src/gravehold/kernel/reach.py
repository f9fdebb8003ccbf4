"""Which standing effect can ever work on which kind of source, from the table of deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .definitions import (
    Ally,
    Attack,
    Body,
    Curse,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    Power,
    Relic,
    Spell,
    Treasure,
)
from .ears import concerns
from .nodes.clauses import DEEDS, CountAs, Must
from .nodes.nemesis import Minions
from .places import BROUGHT_BY
from .rules import RuleSet
from .trees import walk

Kind = type[Definition | RuleSet]
Kinds = tuple[Kind, ...]

# Where `deeds` looks for clauses: also under breaches, before players and beside the mat, where
# relics and attacks may lie. Gems and curses only hear of themselves.
SOURCES: Kinds = (
    Spell, Relic, Treasure, Mage, Minion, Body, Power, Attack, Nemesis, Ally, RuleSet,
)  # fmt: skip
OF_PLAYERS: Kinds = (Spell, Relic, Treasure, Mage)
IN_PLAY: Kinds = (Minion, Body, Power)
CARDS: Kinds = (Gem, Relic, Spell, Curse)

# Which of a player's cards a deed can be done with; any of them where nothing is said.
DONE_WITH: dict[str, Kinds] = {"prep": (Spell,), "cast": (Spell,), "play": (Gem, Relic)}
# Deeds that know which breach a spell was cast from.
FROM_A_BREACH = ("cast", "hit", "hurt")
# Deeds to foes of which it is known who did them.
DEALT = ("hit", "hurt")
# Deeds of which it is known what the damage comes from.
DAMAGE = (*DEALT, "suffer", "gravehold-suffers")

# Clauses that wait for no deed.
OTHERS: dict[type, Kinds] = {CountAs: (*IN_PLAY, Attack), Must: (*IN_PLAY, Attack)}


def _you(kind: Kind, deed: str) -> bool:
    return kind in SOURCES and (DEEDS[deed].about == "player" or kind not in OF_PLAYERS)


def _ally(kind: Kind, deed: str) -> bool:
    return kind in SOURCES and DEEDS[deed].about == "player"


def _this(kind: Kind, deed: str) -> bool:
    """A card hears of itself: one of a player what is done with it, a foe what happens to it."""
    about, card = DEEDS[deed].about, DEEDS[deed].card
    if about == "foe":
        return kind in (IN_PLAY if card else (Minion, Body))
    return about == "player" and card and kind in DONE_WITH.get(deed, CARDS)


def _nemesis(kind: Kind, deed: str) -> bool:
    return kind in SOURCES and DEEDS[deed].about == "foe" and not DEEDS[deed].card


def _here(kind: Kind, deed: str) -> bool:
    return kind in (Spell, Relic) and deed in FROM_A_BREACH


def _anybody(kind: Kind, deed: str) -> bool:
    return kind in SOURCES


# Whether a deed can be the one that a clause on this kind of source speaks of.
FITS: dict[str, Callable[[Kind, str], bool]] = {
    "you": _you,
    "ally": _ally,
    "this": _this,
    "nemesis": _nemesis,
    "here": _here,
    "anybody": _anybody,
}


def can_meet(clause: Any) -> bool:
    """Whether the deed is one that this sort of clause can meet at all."""
    tag = str(clause.__struct_config__.tag)
    return type(clause) in OTHERS or tag == "whenever" or tag in DEEDS[clause.deed].clauses


def meets(sort: str) -> list[str]:
    """The deeds that this sort of clause can meet."""
    return [deed for deed, found in DEEDS.items() if sort in found.clauses]


def comes_to_work(source: Definition | RuleSet) -> bool:
    """Whether a card moves itself to a place where it works."""
    return any(type(node) in BROUGHT_BY for node in walk(source))


def works_in_zone(clause: Any) -> bool:
    """Whether a clause can do something on a card in a zone where cards work."""
    return type(clause) in OTHERS or Spell in works_on(clause)


def works_on(clause: Any) -> Kinds:
    """The kinds of source on which a clause can ever do something."""
    if type(clause) in OTHERS:
        return OTHERS[type(clause)]
    of = concerns(clause)
    if isinstance(of, Minions):
        return SOURCES if DEEDS[clause.deed].about == "foe" else ()
    kinds: Kinds = tuple(dict.fromkeys((*CARDS, *SOURCES)))
    return tuple(kind for kind in kinds if FITS[of](kind, clause.deed))


def known_then(clause: Any, kind: Kind, *, zoned: bool = False) -> tuple[str, ...]:
    """What a deed tells a source of this kind, in the words of `bindings`.

    `zoned`: it lies in a zone, perhaps before a player or at a breach.
    """
    if zoned:
        return ("owner", *known_then(clause, kind))
    if type(clause) in OTHERS or DEEDS[clause.deed].clauses == {"action"}:
        return ()
    sort = DEEDS[clause.deed]
    found = ["n"] if sort.number else []
    if sort.about == "player":
        found += ["that", *(["it"] if sort.card else [])]
    elif sort.about == "foe":
        found.append("minion")
    elif sort.card:
        found.append("it")
    if clause.deed in DAMAGE:
        found.append("damage")
    if clause.deed in DEALT and kind in (*IN_PLAY, Attack, Nemesis):
        found.append("that")
    return tuple(found)


def told(clause: Any) -> str:
    """A clause as a message names it: its word, the deed and whom it concerns."""
    of = getattr(clause, "of", "")
    words = (clause.__struct_config__.tag, getattr(clause, "deed", ""), of)
    return " ".join(str(word) for word in words if isinstance(word, str) and word)
