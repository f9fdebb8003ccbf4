"""Reads a pack: its header, its box, its names; all mistakes of a folder at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gravehold.content.box import Box, Library
from gravehold.content.builds import Workshop
from gravehold.content.campaigns import Campaign
from gravehold.content.expeditions import Expedition
from gravehold.kernel import closed
from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import (
    Ally,
    Definition,
    Gem,
    Mage,
    Nemesis,
    NemesisCard,
    PlayerCard,
    Relic,
    Spell,
    Tile,
)
from gravehold.kernel.errors import (
    BadFile,
    GraveholdError,
    Phrase,
    Told,
    UnknownName,
    phrase,
    unknown,
)
from gravehold.kernel.fitness import unfit
from gravehold.kernel.ids import is_id
from gravehold.kernel.misreading import Place, mistakes, shown
from gravehold.kernel.nodes.spelling import kebab
from gravehold.kernel.reading import definition_from, rules_from
from gravehold.kernel.rules import REVISION, RuleSet
from gravehold.kernel.trees import parts
from gravehold.notation.yamltree import Items, Mapping
from gravehold.words.names import Names

from .drawings import read_drawings
from .expanding import Expander
from .expressions import spread
from .folder import HEADER_FILE, Contents, Entry
from .header import read_header
from .mistakes import as_written, each, field_of, in_order
from .naming import Naming
from .places import Spot, Word, entries, spot_of, wrong_at

PILES = (Gem, Relic, Spell)
PILES_CHOSEN = 9
# What may stand in which list.
BELONG: dict[str, tuple[type, ...]] = {
    "supply": PILES,
    "mages": (Mage,),
    "nemeses": (Nemesis,),
    "basics": (NemesisCard,),
    "upgraded": (NemesisCard,),
    "evolving": (NemesisCard,),
    "curses": (PlayerCard,),
    "treasures": (PlayerCard,),
    "starters": (PlayerCard,),
    "tiles": (Tile,),
    "allies": (Ally,),
    "loose": (PlayerCard, NemesisCard),
}
OTHERS: dict[str, Any] = {
    "rule_sets": RuleSet,
    "chapters": RuleSet,
    "expeditions": Expedition,
    "campaigns": Campaign,
    "workshops": Workshop,
}
ONCE = (
    "supply", "mages", "nemeses", "treasures", "allies", "rule_sets", "expeditions", "campaigns",
    "workshops",
)  # fmt: skip


class Pack(NamedTuple):
    """What a folder holds."""

    folder: Path
    name: dict[str, str]  # by language
    author: str
    version: str
    licence: str
    box: Box
    names: dict[str, Names]  # by language
    places: dict[str, tuple[str, Spot]]  # where each definition stands
    skipped: tuple[BadFile, ...]  # links that lead out of the folder

    @property
    def id(self) -> str:
        return self.box.id


def read_pack(folder: Path, base: Library) -> Pack:
    """A pack on top of a library; what is wrong is one error with a line each."""
    reader = _Pack(Contents(folder), base)
    pack = reader.read()
    if reader.wrong:
        wrong = in_order((*reader.contents.skipped, *reader.wrong))
        raise BadFile.of(wrong)
    return pack


class _Pack:
    """A folder being read."""

    def __init__(self, contents: Contents, base: Library) -> None:
        self.contents = contents
        self.wrong = contents.wrong
        self.base = base
        self.places: dict[str, list[tuple[str, Mapping]]] = {}  # by id of a definition
        self.read_by_id: dict[str, Definition] = {}
        self.listed: dict[str, list[tuple[Entry, str]]] = {}  # ids by section
        self.failed: set[str] = set()  # words of what could not be read: others may name them

    def read(self) -> Pack:
        header, name = read_header(self.contents)
        known = tuple(box for box in self.base.boxes if box.id != header["id"])
        self.replaces = len(known) < len(self.base.boxes)
        self.known = {d.id: d for box in known for d in _held(box)}
        lists: dict[str, Any] = {section: self._definitions(section) for section in BELONG}
        for section, type_ in OTHERS.items():
            lists[section] = tuple(self._others(section, type_))
        lists = {
            section: tuple(self._resolved(section, found)) if section in BELONG else found
            for section, found in lists.items()
        }
        for section in ONCE:
            self._once(section, known)
        lists["suggested"] = dict(self._suggested(known))
        lists["ratings"] = dict(self._ratings())
        box = Box(id=header["id"], printed=True, **lists)  # checked here
        self._check(box, known)
        drawings = read_drawings(self.contents.folder, self.read_by_id, self.wrong)
        box = msgspec.structs.replace(box, drawings=drawings)
        naming = Naming(self.contents, box, self.failed, replaces=self.replaces)
        names = naming.read()
        if not self.wrong:
            self.wrong += self._placed_all(naming.nameless(), "")
            self.wrong += self._together(known, box)
        told = {field: header[field] for field in ("author", "version", "licence")}
        places = {
            id_: (file, Spot(part.line, part.column))
            for id_, [(file, part), *_] in self.places.items()
        }
        skipped = self.contents.skipped
        return Pack(
            self.contents.folder, name, box=box, names=names, places=places, skipped=skipped, **told
        )

    # Definitions

    def _definitions(self, section: str) -> list[tuple[Entry, Definition | str]]:
        found: list[tuple[Entry, Definition | str]] = []
        for entry in self.contents.sections[section]:
            if isinstance(entry.value, Word) and "(" not in entry.value:
                found.append((entry, str(entry.value)))
                continue
            definition = self._read(entry, closed.closed(Definition), definition_from)
            if definition is not None and self._belongs(section, entry, definition):
                found.append((entry, definition))
                for part in parts(definition, Definition):
                    self.read_by_id.setdefault(part.id, part)
        return found

    def _belongs(self, section: str, entry: Entry, found: Definition) -> bool:
        if isinstance(found, BELONG[section]):
            return True
        what = str(found.__struct_config__.tag)
        right = ", ".join(name for name, kinds in BELONG.items() if isinstance(found, kinds))
        why = phrase("pack-belongs", found=what, section=section, right=right)
        self._fail(entry, why)
        return False

    def _read(self, entry: Entry, type_: Any, reader: Any) -> Any:
        """One definition, or nothing, with its mistakes among those of the folder."""
        expander = Expander(self._named)
        data = expander.part(type_, entry.value, entry.spot)
        for error in expander.wrong:
            self._fail(entry, error.why, error.spot)
        if expander.wrong:
            return None
        for part in expander.met:
            self.places.setdefault(str(part["id"]), []).append((entry.file, part))
        if not isinstance(data, Mapping):
            self._fail(entry, phrase("pack-definition", value=shown(_plain(entry.value))))
            return None
        try:
            return reader(data)
        except GraveholdError as error:
            for one in each([error]):
                self._fail(entry, as_written(one), self._spot(one, data, expander.met))
            return None

    def _named(self, id_: str, spot: Spot) -> Mapping | Told:
        """What an id alone means within a definition: one met before, or one of another box."""
        if id_ in self.places:
            return self.places[id_][0][1]
        if id_ in self.known:
            found: Mapping = spread(msgspec.to_builtins(self.known[id_]), spot)
            return found
        if id_ in self.contents.begun():
            return phrase("pack-not-before", name=id_)
        return unknown("card", id_, [*self.places, *self.known])

    @staticmethod
    def _spot(error: GraveholdError, data: Mapping, met: list[Mapping]) -> Spot:
        name, path = str(error.told.get("name", "")), str(error.told.get("path", ""))
        owner = next((part for part in met if str(part["id"]) == name), data)
        return spot_of(owner, path, field_of(error))

    def _fail(self, entry: Entry, why: Any, spot: Spot | None = None) -> None:
        self.wrong.append(wrong_at(entry.file, spot or entry.spot, why))
        self.failed |= set(_words(entry.value))

    def _resolved(
        self, section: str, found: list[tuple[Entry, Definition | str]]
    ) -> Iterator[Definition]:
        """With definitions for ids."""
        for entry, one in found:
            self.listed.setdefault(section, []).append((entry, getattr(one, "id", str(one))))
            if not isinstance(one, str):
                yield one
                continue
            there = self.read_by_id.get(one) or self.known.get(one)
            if there is None and not is_id(one):
                self._fail(entry, phrase("pack-definition", value=shown(one)))
            elif there is None:
                if one not in self.failed:
                    known = [*self.read_by_id, *self.known]
                    self._fail(entry, unknown("card", one, known))
            elif self._belongs(section, entry, there):
                yield there

    def _once(self, section: str, boxes: Iterable[Box]) -> None:
        """No pile, mage, ... can be there twice, in this pack or in another box."""
        met = {one.id: box.id for box in boxes for one in getattr(box, section)}
        for entry, id_ in self.listed.get(section, ()):
            if id_ in met:
                self._fail(entry, phrase("pack-id-twice", name=id_, there=met[id_]))
            met.setdefault(id_, _told(entry.file, entry.spot, self.contents.folder))

    def _others(self, section: str, type_: Any) -> Iterator[Any]:
        def reader(data: Mapping) -> Any:
            if type_ is RuleSet:
                return rules_from({"revision": REVISION, **data})
            text = msgspec.json.encode(_plain(data))
            plain = msgspec.json.decode(text)
            start = Place(str(plain.get("id", kebab(type_.__name__))))
            wrong = list(mistakes(type_, plain, start))
            if wrong:
                raise BadFile.of(wrong)
            return closed.decoded(text, type_)

        for entry in self.contents.sections[section]:
            found = self._read(entry, type_, reader)
            if found is not None:
                self.listed.setdefault(section, []).append((entry, found.id))
                yield found

    # What only names definitions

    def _suggested(self, boxes: Iterable[Box]) -> Iterator[tuple[str, tuple[str, ...]]]:
        piles = {card.id for box in boxes for card in box.supply}
        known = {*piles, *(id_ for _, id_ in self.listed.get("supply", ())), *self.failed}
        taken = {name for box in boxes for name in box.suggested}
        for entry in self.contents.sections["suggested"]:
            if entry.key in taken:
                self._fail(entry, GraveholdError("error-id-twice", name=entry.key))
                continue
            if not is_id(entry.key):
                self._fail(entry, phrase("definition-id", value=shown(entry.key)))
                continue
            if not isinstance(entry.value, Items) or not all(
                isinstance(one, Word) for one in entry.value
            ):
                self._fail(entry, phrase("pack-ids", field=entry.key))
                continue
            strange = [(spot, one) for spot, one in entries(entry.value) if one not in known]
            for spot, one in strange:
                self._fail(entry, unknown("supply-card", str(one), known), spot)
            if not strange and not len({*entry.value}) == len(entry.value) == PILES_CHOSEN:
                self._fail(entry, phrase("pack-suggested", n=len({*entry.value})))
            yield entry.key, tuple(str(one) for one in entry.value)

    def _ratings(self) -> Iterator[tuple[str, int]]:
        known = [d.id for d in (*self.read_by_id.values(), *self.known.values()) if _foe(d)]
        for entry in self.contents.sections["ratings"]:
            if entry.key not in known and entry.key not in self.failed:
                self._fail(entry, unknown("nemesis", entry.key, known))
            elif type(entry.value) is not int or not 1 <= entry.value <= 4:
                told = {"low": "1", "high": "4", "value": str(_plain(entry.value))}
                self._fail(entry, phrase("definition-range", **told))
            else:
                yield entry.key, entry.value

    # Whether it works

    def _check(self, box: Box, boxes: Iterable[Box]) -> None:
        """What each definition says must be possible; the first mistake of each."""
        mats = (*box.mages, *(shop.mage for shop in box.workshops), *box.nemeses, *box.allies)
        loose = (*box.loose, *dict.fromkeys(box.curses), *box.treasures, *box.starters, *box.tiles)
        errors = check_definitions(
            (*mats, *loose),
            supply=box.supply,
            basics=(*box.basics, *box.upgraded, *box.evolving),
            rules=(*box.rule_sets, *box.chapters),
            known=(*self.known.values(), *self._of_workshops(box)),
        )
        lacking = unfit(
            (*mats, *loose, *box.supply, *box.basics, *box.upgraded, *box.evolving),
            treasures=box.treasures,
            starters=(card.id for one in (*boxes, box) for card in one.starters),
        )
        self.wrong += self._placed_all((*errors, *lacking), str(self.contents.folder))

    def _together(self, known: tuple[Box, ...], box: Box) -> Iterator[BadFile]:
        """Whether one library can hold it and the other boxes."""
        try:
            Library.of((*known, box))
        except GraveholdError as error:
            yield BadFile("error-in", file=str(self.contents.folder / HEADER_FILE), why=error)

    @staticmethod
    def _of_workshops(box: Box) -> Iterator[Definition]:
        for shop in box.workshops:
            yield from shop.cards
            yield from (tile for _, tile in shop.tiles)

    def _placed_all(self, errors: Iterable[GraveholdError], otherwise: str) -> Iterator[BadFile]:
        met: set[tuple[str, str]] = set()
        for error in errors:
            name, path = str(error.told.get("name", "")), str(error.told.get("path", ""))
            why = error.told.get("why")
            if isinstance(why, UnknownName):  # of one name once, though several look for it
                named = str(why.told.get("name"))
                if named in self.failed or (name, named) in met:
                    continue
                met.add((name, named))
            places = self.places.get(name)
            if not places:
                yield BadFile("error-in", file=otherwise, why=error)
            elif isinstance(why, Phrase) and why.id == "definition-twin":
                yield self._twin(error, name, places)
            else:
                file, part = places[0]
                yield wrong_at(file, spot_of(part, path, field_of(error)), as_written(error))

    def _twin(self, error: GraveholdError, name: str, places: list[tuple[str, Mapping]]) -> BadFile:
        """Two different things under one id, with where the other one stands."""
        (first, one), (last, two) = places[0], places[-1]
        if one is two:  # the other is in a box of ours
            return wrong_at(last, spot_of(two, "id"), as_written(error))
        there = _told(first, Spot(one.line, one.column), self.contents.folder)
        return wrong_at(last, spot_of(two, "id"), phrase("pack-id-twice", name=name, there=there))


def _told(file: str, spot: Spot, folder: Path) -> str:
    """A place as a message names it."""
    return f"{Path(file).relative_to(folder).as_posix()}:{spot.line}:{spot.column}"


def _foe(definition: Definition) -> bool:
    return isinstance(definition, Nemesis)


def _held(box: Box) -> Iterator[Definition]:
    """All that a box brings."""
    return iter(Library.of((msgspec.structs.replace(box, printed=True),)).definitions.values())


def _plain(value: Any) -> Any:
    """Without places."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, str) else value


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)
    elif isinstance(value, str):
        yield from re.findall(r"[\w~-]+", value)
