"""Scenarios about one game: a set-up and a position in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

import msgspec

from gravehold.content.box import OWN_PACK, Library
from gravehold.content.keywords import KEYWORDS
from gravehold.kernel.codex import Codex
from gravehold.kernel.codices import codex_for
from gravehold.kernel.definitions import PlayerCard, Tile
from gravehold.kernel.places import CURSES, tallies_on
from gravehold.table.declared import MINION_TOKENS, zones_of
from gravehold.table.laying import BREACH_SUFFIX

from .check_expect import ExpectCheck
from .check_position import PositionCheck
from .forms import MOST
from .keys import why_unreadable
from .scenario_base import Scenario, ScenarioReader
from .settings import Settings, read_settings
from .yamltree import Mapping


class GameScenario(Scenario, frozen=True, kw_only=True):
    """One game, at a position or freshly dealt."""

    settings: Settings

    def codex(self) -> Codex:
        """The set-up with all the cards and piles the position mentions."""
        plain = codex_for(self.settings.setup(self.library))
        if self.position is None:
            return plain
        by_piles = (self.position.get(name, ()) for name in zones_of("pile", plain))
        wanted = dict.fromkeys(
            (*self.position.get("supply", ()), *chain(*by_piles), *_beside(self.position))
        )
        piles = [pile for pile in wanted if plain.number.get(pile, -1) not in plain.pile_of]
        extra = _further(self.position, plain, self.library)
        tiles = _tiles(self.position, plain, self.library)
        keywords = _keywords(self.position, plain)
        if not (piles or extra or tiles or keywords):
            return plain
        return codex_for(self.settings.setup(self.library, extra, piles, tiles, keywords))


def read_game(reader: ScenarioReader, part: Mapping, line: int) -> GameScenario:
    """A document with the field `game`."""
    reader.library = _with_curses(reader.library, part.get("position"))
    library, file = reader.library, reader.file
    settings = read_settings(file, part["game"], part.lines["game"], library)
    codex = codex_for(settings.setup(library))
    further = _further(part.get("position"), codex, library)
    tiles = _tiles(part.get("position"), codex, library)
    keywords = _keywords(part.get("position"), codex)
    if further or tiles or keywords:
        codex = codex_for(settings.setup(library, further, tiles=tiles, keywords=keywords))
    if "position" in part:
        check = PositionCheck(file, codex, library, expecting=False)
        at = part.lines["position"]
        check.position(reader.mapping(part["position"], at, "position", check.parts))
    readable = partial(why_unreadable, definitions=library.definitions)
    expectation = ExpectCheck(file, codex, library).expect
    return GameScenario(**reader.common(part, line, readable, expectation), settings=settings)


def _beside(position: Mapping) -> Iterator[str]:
    """The pile the treasure of the group lies beside."""
    treasures = position.get("treasures")
    if isinstance(treasures, dict) and isinstance(treasures.get("pile"), str):
        yield treasures["pile"]


def _tiles(position: Any, plain: Codex, library: Library) -> list[Tile]:
    """The kinds of breaches a position names that no mage of the set-up has."""
    players = position.get("players") if isinstance(position, dict) else None
    named = {kind + BREACH_SUFFIX for kind in _kinds(players)}
    found = {id_: tile for id_ in named if isinstance(tile := library.definitions.get(id_), Tile)}
    return [found[id_] for id_ in sorted(found) if id_ not in plain.tile_number]


def _kinds(part: Any) -> Iterator[str]:
    """Every word that says of which kind a breach is."""
    if isinstance(part, dict):
        if isinstance(part.get("kind"), str):
            yield part["kind"]
        for inner in part.values():
            yield from _kinds(inner)


def _keywords(position: Any, plain: Codex) -> list[str]:
    """The keywords whose tokens a position gives to minions or players, if nothing else does."""
    nemesis = position.get("nemesis") if isinstance(position, dict) else None
    in_play = nemesis.get("in_play") if isinstance(nemesis, dict) else None
    listed = in_play if isinstance(in_play, list) else []
    entries = [entry for entry in listed if isinstance(entry, dict)]
    told = {word for entry in entries for word in entry if entry[word]}
    told -= plain.tables.card_tokens.keys()
    found = [token for token, word in MINION_TOKENS.items() if word in told]
    players = position.get("players") if isinstance(position, dict) else None
    seats = players.values() if isinstance(players, dict) else ()
    held = [seat["tokens"] for seat in seats if isinstance(seat, dict) and "tokens" in seat]
    named = {token for tokens in held if isinstance(tokens, dict) for token in tokens}
    named -= {tally.name for tally in tallies_on("seat", plain)}
    return [*found, *(keyword.token for keyword in KEYWORDS if keyword.token in named)]


def _with_curses(library: Library, position: Any) -> Library:
    """A card of the file's own under `curses` is one: as many as the position shows there are."""
    stocked = position.get(CURSES) if isinstance(position, dict) else None
    own = next((box for box in library.boxes if box.id == OWN_PACK), None)
    if own is None or not isinstance(stocked, dict):
        return library
    loose = {card.id: card for card in own.loose if isinstance(card, PlayerCard)}
    held = Counter(cards_in([position.get(name) for name in ("players", "destroyed")]))
    curses = tuple(
        card
        for id_, card in loose.items()
        if isinstance(left := stocked.get(id_), int)
        for _ in range(min(left, MOST) + held[id_])
    )
    supply = tuple(card for card in own.supply if card not in curses)
    box = msgspec.structs.replace(own, curses=curses, supply=supply)
    return Library.of((box if one is own else one for one in library.boxes), library.edition)


def _further(position: Any, plain: Codex, library: Library) -> list[str]:
    """The cards a position names that the set-up does not have."""
    named = {word for word in cards_in(position) if word in library.cards}
    stocked = position.get(CURSES) if isinstance(position, dict) else None
    if isinstance(stocked, dict):  # a deck that is told of is there, even if nothing names it
        named |= {card.id for card in library.curses}
    return sorted(card for card in named if card not in plain.number)


def cards_in(part: Any) -> Iterator[str]:
    """Every word of a position that may name a card, without what marks it."""
    if isinstance(part, str):
        yield part.rpartition(" ")[2].removesuffix("+")
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from cards_in(inner)
