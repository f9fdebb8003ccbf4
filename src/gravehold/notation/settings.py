"""Which game a file is about: a set-up by ids, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from gravehold.content.box import Library
from gravehold.content.recipe import Recipe, ingredients
from gravehold.content.setups import recipe_of, supply_names
from gravehold.kernel.codex import Setup
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS

from .fields import Fields
from .yamltree import Mapping

GAME_FIELDS = (
    "rules", "nemesis", "mages", "seed", "supply", "difficulty", "variants", "packs", "basics",
)  # fmt: skip
LARGEST_SEED = (1 << 64) - 1


class Settings(Recipe, frozen=True, kw_only=True):
    """A set-up by ids and its seed."""

    seed: int = 0

    def setup(
        self, library: Library, extra: Sequence[str] = (), piles: Sequence[str] = ()
    ) -> Setup:
        """The set-up, with further cards and further supply piles if a position needs them.

        A supply that is named pile by pile need not have the usual shape.
        """
        supply: str | tuple[str, ...] = self.supply
        if piles:
            standard = tuple(card.id for card in self.setup(library).supply)
            supply = (*standard, *(pile for pile in piles if pile not in standard))
        more = tuple(sorted({*self.extra, *extra}))
        wanted = structs.replace(self, supply=supply, extra=more)
        return library.setup(wanted, self.seed, free_supply=not isinstance(supply, str))


def settings_of(setup: Setup, seed: int, library: Library | None = None) -> Settings:
    """The other way round; piles and basics are named one by one.

    Without a library nothing is said about packs, which matter no more.
    """
    recipe = recipe_of(setup) if library is None else library.recipe(setup)
    return Settings(**ingredients(recipe), seed=seed)


def read_settings(file: str, value: Any, line: int, library: Library) -> Settings:
    """The `game` of a scenario."""
    return _SettingsReader(file, library).read(value, line)


class _SettingsReader(Fields):
    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library

    def read(self, value: Any, line: int) -> Settings:
        library = self.library
        game = self.mapping(value, line, "game", GAME_FIELDS)
        for name in ("nemesis", "mages"):
            if name not in game:
                self.fail(line, "file-game-lacks", field=name)
        found: dict[str, Any] = {
            "nemesis": self._word(game, "nemesis", "nemesis", library.nemeses),
            "mages": self._words(game, "mages", "mage", library.mages),
        }
        words: dict[str, tuple[str, Any]] = {
            "rules": ("rule-set", library.rule_sets),
            "difficulty": ("difficulty", DIFFICULTIES),
        }
        lists: dict[str, tuple[str, Any]] = {
            "variants": ("variant", VARIANTS),
            "packs": ("pack", library.supply),
            "basics": ("basic-card", library.basics),
        }
        found |= {f: self._word(game, f, *known) for f, known in words.items() if f in game}
        found |= {f: self._words(game, f, *known) for f, known in lists.items() if f in game}
        if "seed" in game:
            at = game.lines["seed"]
            found["seed"] = self.whole(game["seed"], at, "seed", 0, LARGEST_SEED)
        if isinstance(game.get("supply"), str):
            found["supply"] = self._word(game, "supply", "supply", supply_names(library))
        elif "supply" in game:
            found["supply"] = self._words(game, "supply", "card", library.cards)
        settings = Settings(**found)
        try:
            settings.setup(library)
        except GraveholdError as error:
            self.refuse(line, error)
        return settings

    def _word(self, game: Mapping, name: str, what: str, known: Any) -> str:
        return self.word(game[name], game.lines[name], what, known)

    def _words(self, game: Mapping, name: str, what: str, known: Any) -> tuple[str, ...]:
        items = self.items(game[name], game.lines[name], name)
        return tuple(self.word(item, at, what, known) for at, item in items)
