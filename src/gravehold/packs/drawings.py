"""Reads the drawings of a pack, `art/<id>.svg`: whatever is not a plain shape is an error."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from gravehold.kernel.errors import NOTHING, BadFile, Phrase, nearest, phrase
from gravehold.notation.textfile import decode

from .folder import leads_out
from .places import Spot, wrong_at
from .shapes import (
    ATTRIBUTES,
    BOX,
    COLOURS,
    DEEPEST,
    FILTERED,
    KILOBYTES,
    LARGEST,
    MOST,
    MOST_SHAPES,
    NAME,
    NAMES,
    NUMBER,
    OWN,
    PLAIN,
    SHARED,
    SVG,
    WIDEST,
    WORDS,
)

FOLDER = "art"
ENDING = ".svg"
MOST_DRAWINGS = 500


def drawing_files(folder: Path) -> list[Path]:
    """The drawings of a pack, in the order of their names; not what a link takes from elsewhere."""
    found = sorted((folder / FOLDER).glob(f"*{ENDING}"))
    return [path for path in found if path.is_file() and not leads_out(path, folder)]


def read_drawings(folder: Path, ids: Collection[str], wrong: list[BadFile]) -> dict[str, str]:
    """Drawings by the id of what they show; what is wrong with others is put among the mistakes."""
    files = drawing_files(folder)
    if len(files) > MOST_DRAWINGS:
        why = phrase("pack-files", n=len(files), most=str(MOST_DRAWINGS))
        wrong.append(BadFile("error-in", file=str(folder / FOLDER), why=why))
        return {}
    found: dict[str, str] = {}
    for path in files:
        try:
            found[path.stem] = _read(path, ids)
        except BadFile as error:
            wrong.append(error)
        except OSError as error:
            wrong.append(BadFile("error-in", file=str(path), why=error))
    return found


def _read(path: Path, ids: Collection[str]) -> str:
    name = path.stem
    if name not in ids:
        told = {"name": name[:60], "near": nearest(name[:60], ids) or NOTHING}
        raise BadFile("error-in", file=str(path), why=phrase("drawing-owner", **told))
    with path.open("rb") as file:
        data = file.read(KILOBYTES * 1000 + 1)
    if len(data) > KILOBYTES * 1000:
        why = phrase("file-large", kilobytes=str(KILOBYTES))
        raise BadFile("error-in", file=str(path), why=why)
    text = decode(data, str(path))
    check_drawing(text, str(path))
    return text


def check_drawing(text: str, file: str) -> None:
    """Nothing, if a browser can draw it without asking anybody and without much work."""
    _Drawing(file).check(text)


class _Drawing:
    """A file being read, element by element."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.path: list[str] = []  # the elements around, from the root
        self.named: list[list[str]] = []  # the ids that each of them has
        self.sizes: dict[str, int] = {}  # shapes within what has an id
        self.shown: list[tuple[str, str, Spot]] = []  # what is referred to, by which element
        self.holding: set[str] = set()  # ids of what has a 'use' in it
        self.shapes = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.ProcessingInstructionHandler = self._refuse
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def check(self, text: str) -> None:
        try:
            self.parser.Parse(text, True)
        except expat.ExpatError as error:
            spot = Spot(error.lineno, error.offset + 1)
            raise wrong_at(self.file, spot, phrase("drawing-xml")) from None
        self._follow()

    def _fail(self, why: Phrase, spot: Spot | None = None) -> NoReturn:
        raise wrong_at(self.file, spot or self._spot(), why)

    def _spot(self) -> Spot:
        return Spot(self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def _refuse(self, *_: object) -> None:
        self._fail(phrase("drawing-doctype"))

    def _text(self, text: str) -> None:
        if text.strip() and self.path[-1] not in WORDS:
            self._fail(phrase("drawing-text"))

    def _start(self, full: str, attributes: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        if not self.path and (space, name) != (SVG, "svg"):
            self._fail(phrase("drawing-root"))
        if space != SVG or name not in ATTRIBUTES or (name == "svg" and self.path):
            near = nearest(name[:60], ATTRIBUTES) or NOTHING
            told = {"name": name[:60], "near": near, "known": ", ".join(ATTRIBUTES)}
            self._fail(phrase("drawing-element", **told))
        if len(self.path) >= DEEPEST:
            self._fail(phrase("drawing-deep", most=str(DEEPEST)))
        self.path.append(name)
        self.named.append([])
        self._count(1)
        for attribute in sorted(attributes, key=lambda each: each != "id"):
            self._attribute(name, attribute, attributes[attribute])
        if len(self.path) == 1:
            self._box(attributes.get("viewBox", ""))

    def _end(self, _: str) -> None:
        self.path.pop()
        self.named.pop()

    def _count(self, shapes: int) -> None:
        self.shapes += shapes
        for id_ in self._around():
            self.sizes[id_] += shapes

    def _around(self) -> list[str]:
        """The ids of this element and of those it stands in."""
        return [id_ for ids in self.named for id_ in ids]

    def _attribute(self, element: str, name: str, value: str) -> None:
        if name not in ATTRIBUTES[element]:
            near = nearest(name[:60], ATTRIBUTES[element]) or NOTHING
            told = {"element": element, "name": name.rpartition(" ")[2][:60], "near": near}
            self._fail(phrase("drawing-attribute", **told))
        if name == "href":
            self._refers(element, value)
        elif name in NAMES:
            self._name(name, value)
        elif "url" in value.lower():
            self._uses(name, value)
        elif not PLAIN.fullmatch(value):
            self._fail(phrase("drawing-value", name=name, value=value[:60]))
        elif name not in COLOURS:
            self._numbers(name, value)

    def _refers(self, element: str, value: str) -> None:
        if not value.startswith("#") or not NAME.fullmatch(value[1:]):
            self._fail(phrase("drawing-href", value=value[:60]))
        self.shown.append((element, value[1:], self._spot()))
        if element == "use":
            self.holding.update(self._around())

    def _name(self, name: str, value: str) -> None:
        if not NAME.fullmatch(value):
            self._fail(phrase("drawing-value", name=name, value=value[:60]))
        if name == "id":
            if value in self.sizes:
                self._fail(phrase("file-twice", field=value))
            self.sizes[value] = 1
            self.named[-1].append(value)

    def _uses(self, name: str, value: str) -> None:
        found = OWN.fullmatch(value)
        if not found or name not in COLOURS:
            self._fail(phrase("drawing-value", name=name, value=value[:60]))
        if name == "filter":
            self._count(FILTERED)
        self.shown.append((name, found[1], self._spot()))

    def _numbers(self, name: str, value: str) -> None:
        most = MOST.get(name, LARGEST)
        for number in NUMBER.findall(value):
            if float(number) > most:
                told = {"name": name, "value": number[:20], "most": f"{most:g}"}
                self._fail(phrase("drawing-number", **told))

    def _box(self, value: str) -> None:
        numbers = [part for part in BOX.split(value.strip()) if part]
        try:
            _, _, width, height = map(float, numbers)
        except ValueError:
            self._fail(phrase("drawing-root"))
        if not (0 < width <= WIDEST and 0 < height <= WIDEST):
            self._fail(phrase("drawing-root"))

    def _follow(self) -> None:
        """Whatever is referred to is in the file, and is not drawn without end."""
        for element, id_, spot in self.shown:
            if id_ not in self.sizes and not (element == "filter" and id_ in SHARED):
                near = nearest(id_, self.sizes) or NOTHING
                self._fail(phrase("drawing-missing", name=id_, near=near), spot)
            if element == "use" and id_ in self.holding:
                self._fail(phrase("drawing-nested"), spot)
            if element == "use":
                self.shapes += self.sizes[id_]
        if self.shapes > MOST_SHAPES:
            why = phrase("drawing-much", n=self.shapes, most=str(MOST_SHAPES))
            self._fail(why, Spot(1, 1))
