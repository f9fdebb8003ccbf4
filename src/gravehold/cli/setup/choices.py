"""What a new game needs to know, and where the answers come from: options, defaults, chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from gravehold.api import Game
from gravehold.cli.library import library
from gravehold.cli.speech import known, say, spoken
from gravehold.content.builds import PARTS, Builds
from gravehold.content.recipe import Recipe
from gravehold.content.setups import CHEAP_GEM, supply_names, unknown_supply
from gravehold.kernel.definitions import Gem, PlayerCard
from gravehold.kernel.errors import BadFile, GraveholdError, unknown
from gravehold.kernel.setup import Setup
from gravehold.notation.buildlines import (
    BUILD_LINES,
    SEATS,
    BadLine,
    builds_from_lines,
    lines_of_build,
)
from gravehold.notation.textfile import read_text
from gravehold.players.policy import BOTS
from gravehold.words.names import name


def new_seed() -> int:
    return secrets.randbelow(1_000_000)


class Choices(Recipe, frozen=True, kw_only=True):
    """A set-up by ids, who plays for whom, a seed; the defaults are a good first game."""

    nemesis: str = "umbra-titan"
    mages: tuple[str, ...] = ("garu", "yan-magda")
    difficulty: str = "beginner"
    bots: tuple[tuple[str, str], ...] = ()
    seed: int = msgspec.field(default_factory=new_seed)

    def setup(self) -> Setup:
        return library().setup(self, self.seed)

    def game(self) -> Game:
        return Game.new(self.setup(), self.seed, events=True)

    def in_words(self) -> dict[str, str]:
        """For the line that offers this game."""
        supply = self.supply if isinstance(self.supply, str) else "own"
        ours = known(f"play-supply-{supply}")  # a pack may suggest others
        return {
            "mages": ", ".join(name(mage, spoken()) for mage in self.mages),
            "nemesis": name(self.nemesis, spoken()),
            "supply": say(f"play-supply-{supply}") if ours else name(supply, spoken()),
            "difficulty": say(f"choice-{self.difficulty}"),
        }


def split(text: str | None) -> tuple[str, ...]:
    """A list as an option writes it: 'garu,gex'."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def read_supply(text: str) -> str | tuple[str, ...]:
    """A named supply or nine ids."""
    ids = split(text)
    if len(ids) != 1:
        return ids
    if ids[0] not in supply_names(library()):
        raise unknown_supply(library(), ids[0])
    return ids[0]


def read_bots(text: str | None, seats: int) -> tuple[tuple[str, str], ...]:
    """'p2=greedy,p3=random'."""
    known = [f"p{i + 1}" for i in range(seats)]
    found: dict[str, str] = {}
    for part in split((text or "").replace(" ", ",")):
        seat, equals, bot = (piece.strip().lower() for piece in part.partition("="))
        if not equals:
            raise GraveholdError("error-seats", part=part)
        if seat not in known:
            raise GraveholdError("error-no-seat", seat=f"'{seat}'", seats=", ".join(known))
        if bot not in BOTS:
            raise unknown("bot", bot, BOTS, listed=True)
        found[seat] = bot
    return tuple(found.items())


def read_builds(given: Sequence[str], mages: tuple[str, ...]) -> Builds:
    """'p1.starter=starter-gem-heal', as in the header of a chronicle, or 'p1=FILE', all of it."""
    lines: dict[str, str] = {}
    named: set[str] = set()  # one by one; a part may be other than in the file
    for part in given:
        field, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not value:
            raise GraveholdError("error-build-option", part=part[:60])
        if field in SEATS:
            lines |= _exported(field, Path(value))
            continue
        if field not in BUILD_LINES:
            raise unknown("build-part", field[:40], BUILD_LINES[: len(PARTS)], listed=True)
        if field in named:
            raise GraveholdError("file-twice", field=field)
        named.add(field)
        lines[field] = value
    try:
        return builds_from_lines(lines, mages, library())
    except BadLine as wrong:
        raise GraveholdError("error-build-line", field=wrong.field, why=wrong.why) from None


def _exported(seat: str, file: Path) -> dict[str, str]:
    """The build a campaign has exported."""
    try:
        return lines_of_build(seat, read_text(file))
    except BadLine as wrong:
        raise BadFile.at(str(file), int(wrong.field), wrong.why) from None


def draw_again(piles: Sequence[str], number: int, packs: Sequence[str]) -> tuple[str, ...]:
    """The same supply with another card of that kind in one place; a cheap gem stays in it."""
    old = library().piles[piles[number]]
    cards = [card for pack in packs for card in library().pack(pack)]
    fitting = [card for card in cards if type(card) is type(old) and card.id not in piles]
    others = [library().piles[pile] for i, pile in enumerate(piles) if i != number]
    if isinstance(old, Gem) and not any(_cheap(card) for card in others):
        fitting = [card for card in fitting if _cheap(card)]
    if not fitting:
        return tuple(piles)
    new = fitting[secrets.randbelow(len(fitting))]
    return tuple(new.id if i == number else pile for i, pile in enumerate(piles))


def _cheap(card: PlayerCard) -> bool:
    return isinstance(card, Gem) and card.cost == CHEAP_GEM
