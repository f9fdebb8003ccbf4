"""What definitions bring to a table, in the words of positions: zones, boards, tokens, bodies.

Each word of a position leads to the place, the tokens or the cards that it tells of; laying,
telling and checking positions all go by these tables.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Board, Body
from gravehold.kernel.faces import PLAIN_FACE, face_of
from gravehold.kernel.nodes import CountAs, DiscardIt, If, IsFace, StayBeside, TurnOneOver, TurnOver
from gravehold.kernel.places import (
    BEGUN,
    BESIDE,
    LASTING,
    SHARED,
    SPENT,
    TREASURES,
    Place,
    Tally,
    declared,
    first_cards,
    tallies_on,
)
from gravehold.kernel.state import State
from gravehold.kernel.trees import walk

DECK = "-deck"
GONE = "gone"  # a body that has left the game
SPACE = "space"  # on which space of a board a card in play lies
# Tokens any minion may have are told by words of their own; unsaid, it has none but the printed.
MINION_TOKENS = {"shield": "shields", "silence": "silenced"}
FLAGS = ("silenced",)  # such words that are true or false


class Whole(dict[str | int, str]):
    """A board of supply cards: an expectation names all that lies there."""


class Spaces(dict[str | int, str]):
    """A board of nemesis cards: an expectation names the spaces it looks at, `{}` an empty one."""


class Heap(list[str]):
    """A discard pile that only comes back shuffled: an expectation may name it in any order."""


class Counted(NamedTuple):
    """Tokens on the spaces of a board, or bridges between them."""

    tally: Tally
    names: tuple[str | int, ...]


def decks(codex: Codex) -> dict[str, Place]:
    """Face-down zones of the game and their discard piles, but those of the ally."""
    apart = ally_zones(codex).values()
    there = [place for place in declared("game", codex) if place not in apart]
    hidden = [place for place in there if place.order == "hidden"]
    piles = {place.discard for place in hidden}
    return {
        place.name.removesuffix(DECK): place
        for place in there
        if place.order == "hidden" or place.name in piles
    }


def ally_zones(codex: Codex) -> dict[str, Place]:
    """The zones of who is protected: his deck and its discard pile, others by their names."""
    if codex.ally is None:
        return {}
    places = codex.tables.place
    found = [places[zone.name] for zone in codex.ally.zones]
    deck = next((place for place in found if place.order == "hidden"), None)
    words = {} if deck is None else {deck.name: "deck", deck.discard: "discard"}
    return {words.get(place.name, place.name): place for place in found}


def ally_tokens(codex: Codex) -> dict[str, Tally]:
    """His tokens, which lie on the table, by the plural of their names."""
    if codex.ally is None:
        return {}
    tallies = codex.tables.tally
    names = [token.name for token in codex.ally.tokens]
    return {plural(name): tallies["game", name] for name in names if ("game", name) in tallies}


def mat_tokens(codex: Codex) -> list[Tally]:
    """Those on the mat of the nemesis and on the table, but the ally's."""
    found = [tally for on in ("nemesis", "game") for tally in tallies_on(on, codex)]
    apart = ally_tokens(codex).values()
    return [tally for tally in found if tally not in apart]


def has_treasures(codex: Codex) -> bool:
    return SHARED.name in codex.tables.place


def stocks(codex: Codex) -> dict[str, Place]:
    """Zones of which a position says how many of each card are left; a part of their own."""
    return {place.name: place for place in codex.tables.stocks}


def open_zones(codex: Codex) -> dict[str, Place]:
    """The other zones of the game."""
    others = (*decks(codex).values(), *codex.tables.stocks, *ally_zones(codex).values())
    found = {place.name: place for place in declared("game", codex) if place not in others}
    found.pop(SHARED.name, None)  # a position has a part for treasures
    return found


def zones_of(of: str, codex: Codex) -> dict[str, Place]:
    """The zones of each seat, breach or pile."""
    return {place.name: place for place in declared(of, codex) if place.declared is not BESIDE}


def card_boards(codex: Codex) -> dict[str, tuple[Place, tuple[str | int, ...]]]:
    """Boards that hold cards, with the names of their spaces."""
    boards = codex.tables.boards
    return {
        place.name: (place, space_names(boards[place.name])) for place in declared("space", codex)
    }


def token_boards(codex: Codex) -> dict[str, Counted]:
    """Boards that hold tokens; many tokens have the plural of their name."""
    boards = codex.tables.boards
    return {
        plural(tally.name): Counted(tally, space_names(boards[tally.name]))
        for tally in tallies_on("space", codex)
    }


def bridge_boards(codex: Codex) -> dict[str, Counted]:
    """Boards with bridges, by the names of their links."""
    boards = codex.tables.boards
    return {
        plural(tally.name): Counted(tally, tuple(link.name for link in boards[tally.name].links))
        for tally in tallies_on("link", codex)
    }


def bodies(codex: Codex) -> dict[str, dict[str | int, str]]:
    """Parts of the nemesis that are told by label: their ids, by what all of them are called."""
    found: dict[str, dict[str | int, str]] = {}
    for definition in codex.definitions:
        if isinstance(definition, Body) and definition.subtype and definition.label:
            group = found.setdefault(plural(definition.subtype), {})
            group[_name(definition.label)] = definition.id
    return found


def lives_in_parts(codex: Codex) -> bool:
    """Whether the nemesis has no life but that of its parts."""
    return not codex.mat.life and bool(bodies(codex))


def declared_kinds(codex: Codex) -> tuple[str, ...]:
    """Questions that are called as what they ask for: a part of the nemesis, a space, a card."""
    parts = (d.subtype for d in codex.definitions if isinstance(d, Body))
    tracks = (
        tally.name
        for tally in codex.tables.tallies
        if any(token is not None and token.spaces for token in tally.tokens)
    )
    boards = (tally.name for tally in tallies_on("space", codex))
    return (*parts, *tracks, *boards, *open_zones(codex))


def plural(name: str) -> str:
    return name if name.endswith("s") else f"{name}s"


def space_names(board: Board) -> tuple[str | int, ...]:
    return tuple(_name(space.name) for space in board.spaces)


def _name(name: str) -> str | int:
    """As YAML reads it: a number is no word."""
    return int(name) if name.isdecimal() else name


def space_fields(codex: Codex) -> dict[str, str]:
    """By board: the field of a card in play that says on which space it lies."""
    names = list(card_boards(codex))
    taken = {tally.name for tally in tallies_on("card", codex)}
    return {name: SPACE if len(names) == 1 and SPACE not in taken else name for name in names}


def gone_when_turned(codex: Codex) -> set[str]:
    """The faces of cards that leave play whenever they are turned over."""
    turning = [
        node
        for node in walk((codex.definitions, codex.mat))
        if isinstance(node, TurnOver | TurnOneOver)
    ]
    return {
        face
        for face in codex.faces
        if turning and all(node.then == If(IsFace(face), DiscardIt()) for node in turning)
    }


def card_tokens(codex: Codex) -> dict[str, Tally]:
    """The tokens of cards in play beside life and power, by the words that tell of them."""
    tallies = tallies_on("card", codex)
    return {MINION_TOKENS.get(tally.name, tally.name): tally for tally in tallies}


def seat_tokens(codex: Codex) -> frozenset[str]:
    """The tokens of cards in play whose number is that of a player, told by the seat."""
    return frozenset(
        tally.name
        for tally in tallies_on("card", codex)
        if any(token is not None and token.seats for token in tally.tokens)
    )


# Telling them


def word_of(s: State, codex: Codex, card: int) -> str:
    """A card by name, after what its back shows where that matters."""
    id_ = codex.ids[s.kind[card]]
    if not s.face or s.face[card] <= 0:
        return id_
    return f"{face_of(s, codex, card) or PLAIN_FACE} {id_}"


def words_in(s: State, codex: Codex, place: Place, i: int = 0) -> list[str]:
    return [word_of(s, codex, card) for card in place.at(s, i)]


def on_mat(s: State, codex: Codex) -> dict[str, Any]:
    """What lies beside the nemesis, but decks, cards in play and tokens without a board."""
    found: dict[str, Any] = {
        word: words_in(s, codex, place) for word, place in open_zones(codex).items()
    }
    for word, (place, names) in card_boards(codex).items():
        board = Whole if place in codex.tables.counters else Spaces
        found[word] = board(
            (name, word_of(s, codex, card))
            for i, name in enumerate(names)
            for card in place.at(s, i)
            if card not in s.in_play
        )
    for word, (tally, names) in token_boards(codex).items():
        found[word] = {name: tally.at(s, i) for i, name in enumerate(names)}
    for word, (tally, names) in bridge_boards(codex).items():
        found[word] = [name for i, name in enumerate(names) if tally.at(s, i)]
    if said := lasting(codex):
        holds = [id_ for id_, tally in said.items() if tally.at(s)]
        found[LASTING] = [*found.get(LASTING, []), *holds]
    return found


def began(codex: Codex) -> dict[str, Tally]:
    """Whether the turn order card of that name began the running turn."""
    return {tally.name: tally for tally in tallies_on(BEGUN, codex)}


def always_begun(lasting: list[str], codex: Codex) -> set[str]:
    """The turn order card all nemesis cards count as, by what lies beside the mat."""
    held = [codex.definitions[codex.number[id_]] for id_ in lasting]
    return {c.card for d in held for c in getattr(d, "standing", ()) if isinstance(c, CountAs)}


def lasting(codex: Codex) -> dict[str, Tally]:
    """The cards whose words hold for the rest of the game, wherever they lie (R50)."""
    return {tally.name: tally for tally in tallies_on(LASTING, codex)}


def lasting_cards(codex: Codex) -> tuple[str, ...]:
    """Those, and the cards that stay beside the mat for it."""
    staying = (d.id for d in codex.definitions if any(isinstance(n, StayBeside) for n in walk(d)))
    return (*lasting(codex), *staying)


def told_stocks(s: State, codex: Codex) -> dict[str, dict[str, int]]:
    """How many are left of each card that began there."""
    found = {}
    for word, place in stocks(codex).items():
        left = Counter(codex.ids[s.kind[card]] for card in place.at(s))
        found[word] = {id_: left[id_] for id_ in dict.fromkeys((*first_cards(place), *left))}
    return found


def told_ally(s: State, codex: Codex) -> dict[str, Any]:
    """What lies with who is protected, beside his life."""
    found: dict[str, Any] = {word: tally.at(s) for word, tally in ally_tokens(codex).items()}
    return found | {word: words_in(s, codex, place) for word, place in ally_zones(codex).items()}


def told_treasures(s: State, codex: Codex) -> dict[str, dict[str, str | None]]:
    """The treasure of the group, and the pile it lies beside."""
    if not has_treasures(codex):
        return {}
    places = codex.tables.place
    group = words_in(s, codex, places[SHARED.name])
    beside = places.get(BESIDE.name)
    piles = [] if beside is None else [i for i in range(beside.many) if beside.at(s, i)]
    for i in piles:
        group += words_in(s, codex, beside, i)  # type: ignore[arg-type]  # there are piles
    pile = codex.ids[codex.pile_kinds[piles[0]]] if piles else None
    return {"treasures": {"group": group[0] if group else None, "pile": pile}}


def told_own_treasures(s: State, codex: Codex, seat: int) -> dict[str, list[str]]:
    """All of a seat on its mat, and those that are used up for the game or the turn."""
    if not has_treasures(codex):
        return {}
    places = codex.tables.place
    lying, spent = places[TREASURES.name].at(s, seat), places[SPENT.name].at(s, seat)
    used = [card for card in lying if card in s.used]
    return {
        TREASURES.name: [word_of(s, codex, card) for card in (*lying, *spent)],
        SPENT.name: [word_of(s, codex, card) for card in (*used, *spent)],
    }


def works_first(codex: Codex, id_: str) -> bool:
    """Whether a treasure works only the first time, and lies apart once it has."""
    standing = getattr(codex.definitions[codex.number[id_]], "standing", ())
    return any(getattr(clause, "first", False) for clause in standing)


def told_decks(s: State, codex: Codex) -> dict[str, list[str]]:
    found = decks(codex)
    heaps = {p.discard for p in found.values() if getattr(p.declared, "refill", False)}
    return {
        word: Heap(words) if place.name in heaps else words
        for word, place in found.items()
        for words in (words_in(s, codex, place),)
    }


def told_spaces(s: State, codex: Codex, card: int) -> dict[str, str | int]:
    """On which spaces of boards a card in play lies."""
    fields = space_fields(codex)
    return {
        fields[board]: names[i]
        for board, (place, names) in card_boards(codex).items()
        for i in range(len(names))
        if card in place.at(s, i)
    }


def told_pile(s: State, codex: Codex, pile: int) -> dict[str, Any]:
    """The tokens on a supply pile."""
    tallies = tallies_on("pile", codex)
    return {"tokens": {tally.name: tally.at(s, pile) for tally in tallies}} if tallies else {}


def told_by_piles(s: State, codex: Codex) -> dict[str, dict[str, list[str]]]:
    """The cards that lie by supply piles, by zone and pile."""
    short = {id_: label for label, id_ in labels(codex).items()}
    return {
        name: {
            codex.ids[kind]: [short.get(word, word) for word in words_in(s, codex, place, pile)]
            for pile, kind in enumerate(codex.pile_kinds)
        }
        for name, place in zones_of("pile", codex).items()
    }


def labels(codex: Codex) -> dict[str, str]:
    """Cards that are called after the zone where they begin, by the rest of their name."""
    return {
        id_.removeprefix(f"{place.name}-"): id_
        for place in declared("game", codex)
        for id_ in first_cards(place)
        if id_.startswith(f"{place.name}-")
    }


def left_over(place: Place, told: dict[str, Any], codex: Codex) -> list[str]:
    """Those of a zone's first cards that lie by no pile of a position."""
    ids = labels(codex)
    by_piles = [
        word
        for name in zones_of("pile", codex)
        for words in told.get(name, {}).values()
        for word in words
    ]
    gone = Counter(ids.get(word, word) for word in by_piles)
    found = []
    for id_ in first_cards(place):
        if gone[id_] > 0:
            gone[id_] -= 1
        else:
            found.append(id_)
    return found
