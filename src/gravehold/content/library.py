"""Our own boxes as one library, for those who are given no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gravehold.kernel.closed import converted
from gravehold.kernel.errors import BadFile
from gravehold.kernel.setup import Setup

from . import guests, homebrew, legacy, outcasts, war_eternal
from .box import Box, Library
from .builds import Build, builds_by_seat
from .edition import as_of
from .recipe import GRAVEHOLD, Recipe, Treasures, in_our_words
from .setups import SHAPE

LIBRARY = Library.of(
    (
        war_eternal.BOX,
        legacy.BOX,
        legacy.PROMOS,
        outcasts.BOX,
        guests.BOX,
        homebrew.BOX,
    )
)
SUGGESTED = LIBRARY.suggested


def make_setup(
    *,
    nemesis: str,
    mages: Sequence[str],
    rules: str = "war-eternal",
    supply: str | Sequence[str] = "suggested-a",
    difficulty: str = "normal",
    variants: Sequence[str] = (),
    packs: Sequence[str] | None = None,
    seed: int = 0,
    extra: Sequence[str] = (),
    free_supply: bool = False,
    level: str | None = None,
    protects: str = GRAVEHOLD,
    abilities: Sequence[str] | None = None,
    treasures: Treasures | None = None,
    upgraded: Sequence[str] = (),
    chapter: str | int = "",
    basics: Sequence[str] | None = None,
    builds: Mapping[str, Build | Mapping[str, Any]] | None = None,
    gravehold: int | None = None,
    resolve: int = 0,
    flaws: int | None = None,
    library: Library = LIBRARY,
) -> Setup:
    """A set-up by ids; the same one is returned for the same ids.

    `supply` is `suggested-a`, `suggested-b`, `random` (from the packs, by the seed) or nine ids;
    with `free_supply` any number of ids in any mixture. `extra` names further cards that a
    written position holds. `level` is what 0.1.0 called the difficulty. The rest is as in `Recipe`.
    """
    recipe = Recipe(
        nemesis=nemesis,
        mages=_listed(mages),
        rules=rules,
        difficulty=level or difficulty,
        variants=_listed(variants),
        supply=supply if isinstance(supply, str) else tuple(supply),
        packs=None if packs is None else _listed(packs),
        extra=_listed(extra),
        protects=protects,
        abilities=None if abilities is None else _listed(abilities),
        treasures=treasures or {},
        upgraded=_listed(upgraded),
        chapter=str(chapter),
        basics=None if basics is None else _listed(basics),
        builds=builds_by_seat(builds or {}),
        gravehold=gravehold,
        resolve=resolve,
        flaws=flaws,
    )
    return library.setup(recipe, seed, free_supply=free_supply)


def _listed(ids: Sequence[str]) -> tuple[str, ...]:
    """A lone word stays one, so that it can be refused as such."""
    return ids if isinstance(ids, str) else tuple(ids)  # type: ignore[return-value]


def setup_from_ids(ids: dict[str, Any], library: Library = LIBRARY) -> Setup:
    """The set-up of a save of 0.1.0."""
    try:
        recipe = converted(in_our_words(ids), Recipe)
    except msgspec.ValidationError as error:
        raise BadFile("error-save-setup", why=str(error)) from error
    return as_of(library, "0.1.0").setup_again(recipe)


__all__ = ["LIBRARY", "SHAPE", "SUGGESTED", "Box", "Library", "make_setup", "setup_from_ids"]
