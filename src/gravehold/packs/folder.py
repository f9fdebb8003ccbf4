"""The files of a pack: which there are, and what stands in them under which word."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from gravehold.kernel.errors import NOTHING, BadFile, GraveholdError, Phrase, nearest, phrase
from gravehold.notation.textfile import read_text
from gravehold.notation.yamltree import Items, Mapping
from gravehold.words.language import LANGUAGES

from .places import Spot, entries, read, spot_in, wrong_at

HEADER_FILE = "pack.yaml"
HEADER = ("id", "name", "author", "version", "licence")
LISTS = (
    "supply", "mages", "nemeses", "basics", "upgraded", "evolving", "curses", "treasures",
    "rule_sets", "chapters", "starters", "tiles", "allies", "loose", "expeditions", "campaigns",
    "workshops",
)  # fmt: skip
MAPPINGS = ("suggested", "ratings")
NAMES = ("names", "forms")
SECTIONS = (*LISTS, *MAPPINGS, *NAMES)
ENDINGS = (".yaml", ".yml")
MOST_FILES = 500


class Entry(NamedTuple):
    """Something in a file: a definition, an id, or what stands under a name."""

    file: str
    spot: Spot
    value: Any
    key: str = ""


class Contents:
    """All that stands in a folder, by section, and what is wrong with its form."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.header: dict[str, Entry] = {}
        self.sections: dict[str, list[Entry]] = {name: [] for name in SECTIONS}
        self.wrong: list[BadFile] = []
        self.misspelt: set[str] = set()  # words that seem to be meant by others
        self.skipped = tuple(
            BadFile("error-in", file=str(path), why=phrase("pack-skipped"))
            for path in _yaml_files(folder)
            if leads_out(path, folder)
        )
        self.unread: list[str] = []  # files of which nothing is known
        paths = files_of(folder)
        if folder / HEADER_FILE not in paths:
            missing = BadFile("error-in", file=str(folder), why=phrase("pack-no-header"))
            raise BadFile.of((*self.skipped, missing)) if self.skipped else missing
        for path in paths:
            self._file(path)

    def _file(self, path: Path) -> None:
        name = str(path)
        try:
            found = read(read_text(path), name)
        except GraveholdError as error:
            self.wrong.append(error if isinstance(error, BadFile) else BadFile(error.id))
            self.unread.append(name)
            return
        except OSError as error:
            self.wrong.append(BadFile("error-in", file=name, why=error))
            self.unread.append(name)
            return
        for line, document in found:
            if isinstance(document, Mapping):
                self._document(path, document)
            else:
                self.fail(name, Spot(line, 1), phrase("pack-document", some=", ".join(LISTS[:4])))

    def begun(self) -> set[str]:
        """The ids of all that stands in its lists."""
        values = [entry.value for name in LISTS for entry in self.sections[name]]
        firsts = [
            next(iter(value.values())) for value in values if isinstance(value, Mapping) and value
        ]
        return {str(first) for first in firsts if isinstance(first, str)}

    def fail(self, file: str, spot: Spot, why: Phrase | GraveholdError) -> None:
        self.wrong.append(wrong_at(file, spot, why))

    def _document(self, path: Path, document: Mapping) -> None:
        file = str(path)
        top = path == self.folder / HEADER_FILE
        for key, value in document.items():
            entry = Entry(file, spot_in(document, key), value)
            if top and key in HEADER:
                if key in self.header:
                    self.fail(file, entry.spot, phrase("file-twice", field=str(key)))
                self.header[key] = entry
            elif key in LISTS:
                self._list(str(key), entry)
            elif key in SECTIONS:
                self._mapping(str(key), entry)
            elif key in HEADER:
                self.fail(file, entry.spot, phrase("pack-header-place", field=str(key)))
            else:
                known = (*(HEADER if top else ()), *SECTIONS)
                near = nearest(str(key), known) or NOTHING
                if isinstance(near, Phrase):
                    self.misspelt.add(str(near.told["name"]))
                told = {"field": str(key)[:60], "known": ", ".join(known), "near": near}
                self.fail(file, entry.spot, phrase("pack-section", **told))

    def _list(self, name: str, entry: Entry) -> None:
        if entry.value is None:
            return
        if not isinstance(entry.value, Items):
            self.fail(entry.file, entry.spot, phrase("pack-list", field=name))
            return
        self.sections[name] += [
            Entry(entry.file, spot, value) for spot, value in entries(entry.value)
        ]

    def _mapping(self, name: str, entry: Entry) -> None:
        value = entry.value
        if value is None:
            return
        if not isinstance(value, Mapping):
            self.fail(entry.file, entry.spot, phrase("pack-mapping", field=name))
            return
        for key, part in value.items():
            spot = spot_in(value, key)
            if name in NAMES and key not in LANGUAGES:
                near = nearest(str(key), LANGUAGES) or NOTHING
                known = ", ".join(LANGUAGES)
                why = phrase("pack-language", lang=str(key)[:40], known=known, near=near)
                self.fail(entry.file, spot, why)
            else:
                self.sections[name].append(Entry(entry.file, spot, part, str(key)))


def files_of(folder: Path) -> list[Path]:
    """Its YAML files, what the pack is first, the others in the order of their names.

    Not what a link takes from elsewhere: a mistake in it would show what stands there.
    """
    found = [path for path in _yaml_files(folder) if not leads_out(path, folder)]
    if len(found) > MOST_FILES:
        why = phrase("pack-files", n=len(found), most=str(MOST_FILES))
        raise BadFile("error-in", file=str(folder), why=why)
    return sorted(found, key=lambda path: (path != folder / HEADER_FILE, path.as_posix()))


def _yaml_files(folder: Path) -> list[Path]:
    return [
        path
        for path in folder.rglob("*")
        if path.suffix in ENDINGS
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and path.is_file()
    ]


def leads_out(path: Path, folder: Path) -> bool:
    return not path.resolve().is_relative_to(folder.resolve())
