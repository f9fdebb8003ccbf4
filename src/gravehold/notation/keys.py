"""The grammar of option keys: can a key be read at all, and does it name things that exist?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Ally, Body, Definition, Nemesis, Token
from gravehold.kernel.errors import NOTHING, Phrase, nearest, phrase
from gravehold.kernel.nodes.clauses import Action
from gravehold.kernel.nodes.moves import OfferThisTurn
from gravehold.kernel.nodes.places import PlaceBridge
from gravehold.kernel.once import PerObject
from gravehold.kernel.trees import walk
from gravehold.kernel.verbs import VERBS

from .fields import either

Forms = dict[str, tuple[str, ...]]

CARD = r"[a-z0-9]+(?:-[a-z0-9]+)*(?:#[1-9][0-9]?)?"
PARTS = {
    "SEAT": r"p[1-4]",
    "SLOTS": r"[1-4](?:\+[1-4])?",
    "SLOT": "[1-4]",
    "SPACE": "[A-Za-z0-9]+(?:-[A-Za-z0-9]+)?",
    "CARD": f"({CARD})",
    "NUMBER": "[0-9]{1,3}",
    "SOURCE": f"(?:rules|({CARD}))",
    ".": r"\.",
}
TURNS = ("p[1-4]", "wild", "1/2", "3/4", "nemesis")


def _forms(form: str) -> tuple[str, ...]:
    """A form as written in the table of verbs, with and without what may be left out."""
    short = " ".join(part for part in form.split() if not part.startswith("["))
    full = form.replace("[ALLY]", "SEAT").replace("[", "").replace("]", "")
    return (short,) if short == full else (short, full)


def own_verbs(definitions: Iterable[Any]) -> Forms:
    """The words of actions that mats and cards offer, of zones, parts of a nemesis, allies."""
    forms = {
        (False, False): ("", "CARD"),
        (True, False): ("CARD",),
        (False, True): ("NUMBER", "CARD NUMBER"),
        (True, True): ("CARD NUMBER",),
    }
    found: Forms = {}
    for definition in definitions:
        if isinstance(definition, Body):  # a deck of them may have the same name
            found[definition.subtype] = ("SPACE", "SPACE NUMBER", "CARD")
        elif isinstance(definition, Ally):
            found[definition.id] = ("",)
        for zone in getattr(definition, "zones", ()):
            known = found.get(zone.name, ())
            named = any(card.id.startswith(f"{zone.name}-") for card in zone.cards)
            form = "SPACE" if named else "CARD"
            found[zone.name] = known if form in known else (*known, form)
        for token in getattr(definition, "tokens", ()):
            if isinstance(token, Token) and token.spaces:
                found.setdefault(token.name, ("NUMBER",))
        for board in getattr(definition, "boards", ()):
            if board.supply:  # its cards are bought, and gained by effects
                found[board.name] = ("SPACE",)
                found["gain"] = (*found.get("gain", ("CARD",)), f"{board.name} SPACE")
        for clause in getattr(definition, "standing", ()):
            if isinstance(clause, Action):
                of_action = forms[clause.each is not None, clause.amount]
                on_board = (_on_board(definition, clause.board),) if clause.board else of_action
                if isinstance(clause.do, PlaceBridge):
                    on_board = (*found.get(clause.verb, ("SPACE",)), f"SPACE {clause.paid}".strip())
                found[clause.verb] = tuple(dict.fromkeys(on_board))
        for node in walk(definition):
            if isinstance(node, OfferThisTurn):
                found[node.verb] = ("",)
    return found


def _on_board(definition: Any, name: str) -> str:
    """The board is named where its cards are of the supply."""
    supply = any(board.supply for board in definition.boards if board.name == name)
    return f"{name} SPACE" if supply else "SPACE"


# Each verb with what may follow it; docs/notation.md explains them.
AFTER_VERB: Forms = {
    **{
        name: _forms(verb.form)
        for name, verb in VERBS.items()
        if verb.word is None  # the others are written as something else
    },
    **{seat_name(seat): ("", "NUMBER") for seat in range(4)},
    "spell": ("SPACE",),
    "next": ("TURN", "CARD"),
    "revealed": ("CARD",),
    "charge": ("", "SEAT", "SOURCE"),  # one's own, or for the ally
    # kept for boxes to come
    "strike": ("CARD NUMBER",),
    "maw": ("NUMBER",),
    "soul": ("SPACE",),
    "glyph": ("SPACE",),
    "bridge": ("SPACE", "SPACE pulse"),
}


class Grammar:
    """The keys that can be read where these definitions are known."""

    def __init__(self, definitions: Mapping[str, Definition]) -> None:
        self.known = definitions
        self.forms: Forms = {**AFTER_VERB, **own_verbs(definitions.values())}
        mats = [d for d in definitions.values() if isinstance(d, Nemesis)]
        turns = (*TURNS, *(card.id for mat in mats for card in mat.turn_cards))
        self._parts = {**PARTS, "TURN": f"(?:{'|'.join(turns)})"}

    def patterns(self, verb: str) -> Iterable[re.Pattern[str]]:
        split = re.compile(r"(SEAT|SLOTS|SLOT|CARD|NUMBER|TURN|SOURCE|SPACE|\.)")
        for form in self.forms[verb]:
            yield re.compile("".join(self._parts.get(part, part) for part in split.split(form)))


_grammar = PerObject(Grammar, most=16)  # made for each library


def verbs(definitions: Mapping[str, Definition]) -> Iterable[str]:
    """The words a key may begin with."""
    return _grammar(definitions).forms


def tidy(key: str) -> str:
    """A key with single blanks."""
    return " ".join(key.split())


def why_unreadable(key: str, definitions: Mapping[str, Definition]) -> Phrase | str:
    """What is wrong with a key whatever the position, '' if nothing is."""
    grammar = _grammar(definitions)
    verb, _, rest = tidy(key).partition(" ")
    if verb not in grammar.forms:
        return phrase("file-key", key=key, near=nearest(verb, grammar.forms))
    for pattern in grammar.patterns(verb):
        found = pattern.fullmatch(rest)
        if found is None:
            continue
        for card in filter(None, found.groups()):
            id_ = card.partition("#")[0]
            if id_ not in definitions:
                near = nearest(id_, definitions)
                return phrase("file-key-card", card=id_, key=key, near=near)
        return NOTHING
    forms = either(f"{verb} {form}".rstrip() for form in grammar.forms[verb])
    return phrase("file-key-form", key=key, forms=forms)
