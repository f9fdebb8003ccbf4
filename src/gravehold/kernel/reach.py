"""Which standing effect can ever work on which kind of source, from the table of deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .definitions import Ally, Definition, Mage, Minion, Nemesis, Power, Spell
from .ears import concerns
from .nodes.clauses import DEEDS, Must
from .nodes.nemesis import Minions
from .rules import RuleSet

Kind = type[Definition | RuleSet]
Kinds = tuple[Kind, ...]

# Where `deeds` looks for clauses; gems, relics and attacks are nowhere that it looks.
SOURCES: Kinds = (Spell, Mage, Minion, Power, Nemesis, Ally, RuleSet)
OF_PLAYERS: Kinds = (Spell, Mage)
IN_PLAY: Kinds = (Minion, Power)

# Clauses that wait for no deed.
OTHERS: dict[type, Kinds] = {Must: IN_PLAY}


def _you(kind: Kind, about: str, card: bool) -> bool:
    return about == "player" or kind not in OF_PLAYERS


def _ally(kind: Kind, about: str, card: bool) -> bool:
    return about == "player"


def _this(kind: Kind, about: str, card: bool) -> bool:
    """A card hears of itself: a spell what players do with it, a foe what happens to it."""
    if about == "foe":
        return kind in (IN_PLAY if card else (Minion,))
    return about == "player" and card and kind is Spell


def _nemesis(kind: Kind, about: str, card: bool) -> bool:
    return about == "foe" and not card


def _anybody(kind: Kind, about: str, card: bool) -> bool:
    return True


# Whether a deed about a player, a foe or the game, which may be about a card too, can be the one
# that a clause on this kind of source speaks of.
FITS: dict[str, Callable[[Kind, str, bool], bool]] = {
    "you": _you,
    "ally": _ally,
    "this": _this,
    "nemesis": _nemesis,
    "anybody": _anybody,
}


def can_meet(clause: Any) -> bool:
    """Whether the deed is one that this sort of clause can meet at all."""
    tag = str(clause.__struct_config__.tag)
    return type(clause) in OTHERS or tag == "whenever" or tag in DEEDS[clause.deed].clauses


def works_on(clause: Any) -> Kinds:
    """The kinds of source on which a clause can ever do something."""
    if type(clause) in OTHERS:
        return OTHERS[type(clause)]
    of, sort = concerns(clause), DEEDS[clause.deed]
    if isinstance(of, Minions):
        return SOURCES if sort.about == "foe" else ()
    return tuple(kind for kind in SOURCES if FITS[of](kind, sort.about, sort.card))


def known_then(clause: Any) -> tuple[str, ...]:
    """What a deed tells, in the words of `bindings`."""
    if type(clause) in OTHERS:
        return ()
    sort = DEEDS[clause.deed]
    found = ["n"] if sort.number else []
    if sort.about == "player":
        found += ["that", *(["it"] if sort.card else [])]
    elif sort.about == "foe":
        found += ["that", "minion"]
    return tuple(found)


def told(clause: Any) -> str:
    """A clause as a message names it: its word, the deed and whom it concerns."""
    of = getattr(clause, "of", "")
    words = (clause.__struct_config__.tag, getattr(clause, "deed", ""), of)
    return " ".join(str(word) for word in words if isinstance(word, str) and word)
