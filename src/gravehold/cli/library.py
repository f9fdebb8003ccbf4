"""The library of the command line: what its games are made of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gravehold.content.library import LIBRARY, Library

if TYPE_CHECKING:
    from collections.abc import Sequence


class _Current:
    library = LIBRARY
    folders: tuple[str, ...] = ()


def library() -> Library:
    """Our own boxes, and the packs that were named."""
    return _Current.library


def printed() -> Library:
    """Our own boxes alone: what every reader of a chronicle has."""
    return LIBRARY


def folders() -> tuple[str, ...]:
    """Where those packs are, for processes that have to read them again."""
    return _Current.folders


def take_packs(words: Sequence[str]) -> tuple[str, ...]:
    """The ids of what was named: boxes by id, packs by folder; packs are in the library then."""
    folders = {word: _packs_in(word) for word in words if word not in LIBRARY.supply}
    if not folders:
        return tuple(words)
    from gravehold.packs.shelf import bring_names, with_packs

    paths = list(dict.fromkeys(path for some in folders.values() for path in some))
    _Current.library, packs = with_packs(paths, LIBRARY)
    _Current.folders = tuple(map(str, paths))
    bring_names(packs)
    ids = {pack.folder: pack.id for pack in packs}
    named = [[ids[path] for path in folders[w]] if w in folders else [w] for w in words]
    return tuple(dict.fromkeys(id_ for some in named for id_ in some))


def _packs_in(word: str) -> list[Path]:
    from gravehold.kernel.errors import BadFile, GraveholdError, nearest, phrase
    from gravehold.packs.shelf import packs_in

    path = Path(word)
    if not path.is_dir():
        boxes, near = ", ".join(LIBRARY.supply), nearest(word[:200], LIBRARY.supply)
        raise GraveholdError("pack-folder", name=word[:200], boxes=boxes, near=near)
    if found := packs_in(path):
        return found
    raise BadFile("error-in", file=word, why=phrase("pack-none"))


def with_usual(packs: tuple[str, ...], usual: Sequence[str]) -> tuple[str, ...]:
    """Packs alone are played with the usual boxes; who names boxes has named all of them."""
    return packs if any(id_ in LIBRARY.supply for id_ in packs) else (*usual, *packs)
