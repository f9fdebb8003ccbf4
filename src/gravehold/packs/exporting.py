"""A box of ours as a pack: to read, to mend, to start from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gravehold import __version__
from gravehold.content.box import Box, Library
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import BadFile, phrase, unknown
from gravehold.kernel.ids import card_of_printing
from gravehold.notation.yamltext import flow
from gravehold.words.catalogue import box_called
from gravehold.words.language import LANGUAGES
from gravehold.words.names import printed_forms, printed_name

from .folder import HEADER_FILE, LISTS, MAPPINGS
from .naming import RULE, TITLE, TOKEN, texts
from .writing import definition_lines

APART = ("mages", "nemeses")  # a file for each


def export(library: Library, id_: str, folder: Path) -> list[Path]:
    """Writes a box of a library to a folder that is not there yet, or empty."""
    box = next((one for one in library.boxes if one.id == id_), None)
    if box is None:
        raise unknown("box", id_, [one.id for one in library.boxes], listed=True)
    return write_files(folder, dict(_files(box)))


def write_files(folder: Path, files: Mapping[str, str]) -> list[Path]:
    """New files; nothing that is there is written over."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadFile("error-in", file=str(folder), why=phrase("pack-there"))
    found = []
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        found.append(path)
    return found


def _files(box: Box) -> Iterator[tuple[str, str]]:
    yield HEADER_FILE, _text(_header(box))
    written: set[str] = set()
    for section in LISTS:
        held = getattr(box, section)
        if not held:
            continue
        parts = [part for part in held if section in APART] or [None]
        for number, part in enumerate(parts, 1):
            name = f"{section}/{number:02}-{part.id}" if part is not None else section
            lines = _list(section, held if part is None else (part,), written)
            yield f"{name.replace('_', '-')}.yaml", _text(lines)
    for section in MAPPINGS:
        if held := getattr(box, section):
            yield f"{section}.yaml", _text(_mapping(section, held))
    for lang in LANGUAGES:
        yield f"names/{lang}.yaml", _text(_names(box, lang))


def _text(lines: Iterator[str]) -> str:
    return "\n".join(lines) + "\n"


def _header(box: Box) -> Iterator[str]:
    yield f"id: {box.id}"
    yield "name:"
    yield from (f"  {lang}: {flow(box_called(box.id, lang))}" for lang in LANGUAGES)
    yield "author: Gravehold"
    yield f'version: "{__version__}"'
    yield "licence: MIT"


def _list(section: str, held: tuple[Any, ...], written: set[str]) -> Iterator[str]:
    """What stands elsewhere already is named by its id."""
    yield f"{section}:"
    for part in held:
        again = isinstance(part, Definition) and part.id in written
        yield from definition_lines(part.id if again else part)
        if isinstance(part, Definition):
            written.add(part.id)


def _mapping(section: str, held: dict[str, Any]) -> Iterator[str]:
    yield f"{section}:"
    for key, value in held.items():
        yield f"  {key}: {flow(list(value) if isinstance(value, tuple) else value)}"


def _names(box: Box, lang: str) -> Iterator[str]:
    """Of all that the box mentions."""
    words = dict.fromkeys(card_of_printing(word) for word in texts(box))
    more = ("", f".{TITLE}", f".{TOKEN}", f".{RULE}")
    ids = [f"{word}{what}" for word in words for what in more]
    yield "names:"
    yield f"  {lang}:"
    for id_ in ids:
        if (called := printed_name(id_, lang)) is not None:
            yield f"    {id_}: {flow(called)}"
    forms = {id_: found for id_ in ids if (found := printed_forms(id_, lang))}
    if forms:
        yield "forms:"
        yield f"  {lang}:"
        yield from (f"    {id_}: {flow(found)}" for id_, found in forms.items())
