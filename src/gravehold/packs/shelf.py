"""A library with packs: where they are found, and that their names are known."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from gravehold.content.box import Library
from gravehold.kernel.errors import BadFile, phrase
from gravehold.kernel.once import Once
from gravehold.words.language import LANGUAGES
from gravehold.words.names import Names, bring

from .drawings import drawing_files
from .folder import HEADER_FILE, files_of
from .reading import Pack, read_pack

BOX_NAME = "box"  # `<pack>.box` is what a box is called
REMEMBERING = ("gravehold.words", "gravehold.server")
CACHED = (type(cache(int)), Once)
LASTING = ("_bundle", "overrides", "_printed")  # what holds no names of packs, and is slow to make


def is_pack(folder: Path) -> bool:
    return (folder / HEADER_FILE).is_file()


def packs_in(folder: Path) -> list[Path]:
    """The folder itself, if it is a pack, else those in it."""
    if is_pack(folder):
        return [folder]
    if not folder.is_dir():
        raise BadFile("error-in", file=str(folder), why=phrase("pack-no-header"))
    return sorted(path for path in folder.iterdir() if is_pack(path))


def with_packs(folders: Iterable[Path], base: Library) -> tuple[Library, list[Pack]]:
    """A library with packs, each of which may use what those before it hold.

    A pack under the id of a box stands in its place.
    """
    library = base
    found: list[Pack] = []
    for folder in folders:
        pack = read_pack(folder, library)
        if pack.id in (one.id for one in found):
            why = phrase("pack-twice", name=pack.id)
            raise BadFile("error-in", file=str(folder / HEADER_FILE), why=why)
        library = with_box(library, pack)
        found.append(pack)
    return library, found


def with_box(library: Library, pack: Pack) -> Library:
    boxes = [pack.box if box.id == pack.id else box for box in library.boxes]
    if pack.box not in boxes:
        boxes.append(pack.box)
    return Library.of(boxes, library.edition)


def bring_names(packs: Sequence[Pack]) -> None:
    """From now on everything in these packs is called as they say."""
    for pack in packs:
        called = {
            lang: msgspec.structs.replace(
                pack.names.get(lang, Names({})),
                names={**pack.names[lang].names, f"{pack.id}.{BOX_NAME}": pack.name[lang]},
            )
            for lang in LANGUAGES
        }
        bring(pack.id, called)
    forget()


def forget() -> None:
    """Texts that were made before, and remembered, may hold other names."""
    for name, module in list(sys.modules.items()):
        if name.startswith(REMEMBERING):
            for part in list(vars(module).values()):
                if isinstance(part, CACHED) and part.__name__ not in LASTING:
                    part.cache_clear()


def stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Another one whenever a file of the packs in a folder has changed."""
    packs = packs_in(folder) if folder.is_dir() else []
    files = [path for pack in packs for path in (*files_of(pack), *drawing_files(pack))]
    found = []
    for path in files:
        try:
            state = path.stat()
        except OSError:  # gone meanwhile
            continue
        found.append((str(path), state.st_mtime_ns, state.st_size))
    return tuple(found)
