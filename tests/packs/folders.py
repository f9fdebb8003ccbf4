"""Packs for tests, made of a few lines each."""

from __future__ import annotations

from pathlib import Path

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.packs.reading import Pack, read_pack

HEADER = """\
id: attic
name: The Attic
author: somebody
version: 1
licence: CC0-1.0
"""


def pack_of(folder: Path, files: dict[str, str]) -> Path:
    for name, text in {"pack.yaml": HEADER, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def read(folder: Path, files: dict[str, str]) -> Pack:
    return read_pack(pack_of(folder, files), LIBRARY)


def mistakes(folder: Path, files: dict[str, str]) -> list[str]:
    """What is said about a pack, without the name of its folder; nothing if it is right."""
    try:
        read(folder, files)
    except BadFile as error:
        return str(error).replace(f"{folder}/", "").splitlines()
    return []
