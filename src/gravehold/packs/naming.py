"""The names that a pack gives, and those that it has to give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from gravehold.content.box import Box, Library
from gravehold.kernel.definitions import (
    Board,
    Definition,
    Mage,
    Minion,
    Nemesis,
    Part,
    SideDeck,
    Space,
    Token,
    TurnCard,
    Zone,
)
from gravehold.kernel.errors import NOTHING, GraveholdError, nearest, phrase
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.misreading import Place
from gravehold.kernel.nodes import Action
from gravehold.kernel.nodes.base import Node
from gravehold.notation.yamltree import Mapping
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import has
from gravehold.words.names import Names, cases, printed_name

from .folder import Contents, Entry
from .places import spot_in

LONGEST = 80  # letters of a name: what fits on a card
PLAIN_TOKEN = "token"  # of a nemesis: it is called `<nemesis>.token`
TITLE, TOKEN = "title", "token"
RULE = "rule"  # of a nemesis whose mat has one rule: it may have a name of its own


class Naming:
    """The names of a pack being read."""

    def __init__(
        self, contents: Contents, box: Box, unread: Iterable[str] = (), *, replaces: bool
    ) -> None:
        self.contents = contents
        self.box = box
        self.replaces = replaces
        self.words = {card_of_printing(word) for word in (*texts(box), *unread)}
        self.given: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.forms: dict[str, dict[str, dict[str, str]]] = {lang: {} for lang in LANGUAGES}

    def read(self) -> dict[str, Names]:
        for entry in self.contents.sections["names"]:
            for id_, at, value in self._parts(entry):
                self._name(entry.key, id_, at, value)
        for entry in self.contents.sections["forms"]:
            for id_, at, value in self._parts(entry):
                if not isinstance(value, Mapping):
                    self._fail(at, phrase("pack-mapping", field=id_))
                    continue
                self._forms(entry, id_, value)
        return {lang: self._complete(lang) for lang in LANGUAGES}

    def _forms(self, entry: Entry, id_: str, value: Mapping) -> None:
        known = cases(entry.key)
        for case in value:
            if case not in known:
                near = nearest(str(case), known) or NOTHING
                told = {"name": str(case)[:40], "known": ", ".join(known), "near": near}
                at = Entry(entry.file, spot_in(value, case), None)
                self._fail(at, phrase("pack-case", **told))
                return
        self.forms[entry.key][id_] = {str(case): str(to) for case, to in value.items()}

    def _complete(self, lang: str) -> Names:
        """What a language lacks is called as another one has it."""
        names: dict[str, str] = {}
        for other in (*reversed(LANGUAGES), lang):
            names |= self.given[other]
        return Names(names, forms=self.forms[lang])

    def _parts(self, entry: Entry) -> Iterator[tuple[str, Entry, Any]]:
        """What stands under a language; a name for nothing is a mistake."""
        if entry.value is None:
            return
        if not isinstance(entry.value, Mapping):
            self._fail(entry, phrase("pack-mapping", field=entry.key))
            return
        for key, value in entry.value.items():
            id_ = str(key)
            at = Entry(entry.file, spot_in(entry.value, key), value)
            if not self._is_there(id_):
                if self.contents.misspelt or self.contents.unread or self.contents.skipped:
                    continue  # that list, or that file, may hold it
                near = nearest(id_, [*self.words, *wanted(self.box)]) or NOTHING
                self._fail(at, phrase("pack-name-unknown", name=id_[:60], near=near))
                continue
            yield id_, at, value

    def _is_there(self, id_: str) -> bool:
        owner, dot, what = id_.partition(".")
        return owner in self.words and (not dot or what in (TITLE, TOKEN, RULE))

    def _name(self, lang: str, id_: str, at: Entry, value: Any) -> None:
        ours = printed_name(id_, lang)
        if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).strip():
            self._fail(at, phrase("pack-text", field=id_))
        elif len(str(value).strip()) > LONGEST or not str(value).strip().isprintable():
            self._fail(at, phrase("pack-one-line", field=id_, most=str(LONGEST)))
        elif ours is not None and ours != str(value) and not self.replaces:
            self._fail(at, phrase("pack-name-taken", name=id_, called=ours))
        else:
            self.given[lang][id_] = str(value).strip()

    def _fail(self, entry: Entry, why: Any) -> None:
        self.contents.fail(entry.file, entry.spot, why)

    def nameless(self) -> Iterator[GraveholdError]:
        """What a reader would be shown by its id, in every language."""
        given = {id_ for names in self.given.values() for id_ in names}
        for id_, owner in wanted(self.box).items():
            ours = printed_name(id_, "en") is not None or has("en", f"zone-{id_}")
            if id_ not in given and not ours:
                yield Place(owner).wrong(phrase("pack-nameless", name=id_))


def wanted(box: Box) -> dict[str, str]:
    """All that has to have a name, and the definition that brings it."""
    library = Library.of((msgspec.structs.replace(box, printed=True),))
    found: dict[str, str] = {}
    for definition in library.definitions.values():
        for id_ in _of(definition):
            found.setdefault(card_of_printing(id_), definition.id)
    return found


def _of(definition: Definition) -> Iterator[str]:
    yield definition.id
    if isinstance(definition, Mage):
        yield f"{definition.id}.{TITLE}"
        if definition.ability is not None:
            yield definition.ability.id
        yield from (token for token in definition.tokens if isinstance(token, str))
    if isinstance(definition, Nemesis) and any(t.name == PLAIN_TOKEN for t in definition.tokens):
        yield f"{definition.id}.{TOKEN}"
    if isinstance(definition, Minion):
        yield from filter(None, (definition.subtype,))
    for part in _own(definition):
        if isinstance(part, Token):
            yield from [part.name] * (part.name != PLAIN_TOKEN and not part.spaces)
        elif isinstance(part, SideDeck | Board | Part | Zone):
            yield part.name
        elif isinstance(part, TurnCard):
            yield part.id
        elif isinstance(part, Action):
            yield part.verb
    yield from filter(None, getattr(definition, "faces", ()))


def _own(part: Any, top: bool = True) -> Iterator[msgspec.Struct]:
    """What a definition is made of, without other definitions in it."""
    if isinstance(part, tuple):
        for one in part:
            yield from _own(one, False)
    elif isinstance(part, msgspec.Struct) and (top or not isinstance(part, Definition)):
        yield part
        if isinstance(part, Node | Space):
            return
        for field in part.__struct_fields__:
            yield from _own(getattr(part, field), False)


def texts(part: Any) -> Iterator[str]:
    """Every word that stands anywhere in it."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif isinstance(part, dict):
        yield from part
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from texts(getattr(part, field))
