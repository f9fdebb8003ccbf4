"""Which game a file is about: rules, nemesis, mages, supply, seed, by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gravehold.content.library import LIBRARY, SUGGESTED, make_setup
from gravehold.kernel.codex import Setup
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.rules import LEVELS, VARIANTS

from .fields import Fields
from .yamltree import Mapping

GAME_FIELDS = (
    "rules", "nemesis", "mages", "seed", "supply", "difficulty", "variants", "packs",
)  # fmt: skip
LARGEST_SEED = (1 << 64) - 1
SUPPLIES = (*SUGGESTED, "random")
STANDARD_BASICS = frozenset(card.id for card in LIBRARY.basic_packs["war-eternal"])


class Settings(msgspec.Struct, frozen=True):
    """A set-up and its seed by ids."""

    nemesis: str
    mages: tuple[str, ...]
    rules: str = "war-eternal"
    supply: str | tuple[str, ...] = "suggested-a"
    level: str = "normal"
    variants: tuple[str, ...] = ()
    packs: tuple[str, ...] = ("war-eternal",)
    seed: int = 0

    def setup(self, extra: Sequence[str] = (), piles: Sequence[str] = ()) -> Setup:
        """The set-up, with further cards and further supply piles if a position needs them.

        A supply that is named pile by pile need not have the usual shape.
        """
        supply: str | tuple[str, ...] = self.supply
        if piles:
            standard = tuple(card.id for card in self.setup().supply)
            supply = (*standard, *(pile for pile in piles if pile not in standard))
        return make_setup(
            nemesis=self.nemesis,
            mages=self.mages,
            rules=self.rules,
            supply=supply,
            level=self.level,
            variants=self.variants,
            packs=self.packs,
            seed=self.seed,
            extra=tuple(sorted(set(extra))),
            free_supply=not isinstance(supply, str),
        )


def settings_of(setup: Setup, seed: int) -> Settings:
    """The other way round; the supply is named pile by pile."""
    supply = tuple(card.id for card in setup.supply)
    used = {*supply, *(card.id for card in setup.basics if card.id not in STANDARD_BASICS)}
    packs = tuple(
        name
        for name, cards in LIBRARY.supply.items()
        if any(card.id in used for card in (*cards, *LIBRARY.basic_packs.get(name, ())))
    )
    return Settings(
        nemesis=setup.nemesis.id,
        mages=tuple(mage.id for mage in setup.mages),
        rules=setup.rules.id,
        supply=supply,
        level=setup.rules.level,
        variants=setup.rules.variants,
        packs=packs,
        seed=seed,
    )


def read_settings(file: str, value: Any, line: int) -> Settings:
    """The `game` of a scenario."""
    return _SettingsReader(file).read(value, line)


class _SettingsReader(Fields):
    def read(self, value: Any, line: int) -> Settings:
        game = self.mapping(value, line, "game", GAME_FIELDS)
        for name in ("nemesis", "mages"):
            if name not in game:
                self.fail(line, "file-game-lacks", field=name)
        found: dict[str, Any] = {
            "nemesis": self._word(game, "nemesis", "nemesis", LIBRARY.nemeses),
            "mages": self._words(game, "mages", "mage", LIBRARY.mages),
        }
        if "rules" in game:
            found["rules"] = self._word(game, "rules", "rule-set", LIBRARY.rule_sets)
        if "difficulty" in game:
            found["level"] = self._word(game, "difficulty", "level", LEVELS)
        if "variants" in game:
            found["variants"] = self._words(game, "variants", "variant", VARIANTS)
        if "packs" in game:
            found["packs"] = self._words(game, "packs", "pack", LIBRARY.supply)
        if "seed" in game:
            at = game.lines["seed"]
            found["seed"] = self.whole(game["seed"], at, "seed", 0, LARGEST_SEED)
        if isinstance(game.get("supply"), str):
            found["supply"] = self._word(game, "supply", "supply", SUPPLIES)
        elif "supply" in game:
            found["supply"] = self._words(game, "supply", "card", LIBRARY.cards)
        settings = Settings(**found)
        try:
            settings.setup()
        except GraveholdError as error:
            self.refuse(line, error)
        return settings

    def _word(self, game: Mapping, name: str, what: str, known: Any) -> str:
        return self.word(game[name], game.lines[name], what, known)

    def _words(self, game: Mapping, name: str, what: str, known: Any) -> tuple[str, ...]:
        items = self.items(game[name], game.lines[name], name)
        return tuple(self.word(item, at, what, known) for at, item in items)
