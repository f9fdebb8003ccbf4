"""The short forms of a pack as the data that definitions are read from, with every place kept.

`Gem: sunstone` begins a definition, an expression stands for effects, a number for a breach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args, get_origin

from gravehold.kernel import closed
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import NOTHING, Told, nearest, phrase
from gravehold.kernel.ids import is_id
from gravehold.notation.yamltree import Items, Mapping

from .expressions import classes, parsed
from .places import Misplaced, Spot, Word, append, entries, put, spot_in


class Expander:
    """Expands one definition; `met` holds every definition on the way, by the mapping of it.

    `named` finds what an id alone stands for, or says why it stands for nothing.
    """

    def __init__(self, named: Callable[[str, Spot], Mapping | Told]) -> None:
        self.met: list[Mapping] = []
        self.wrong: list[Misplaced] = []
        self.named = named

    def part(self, type_: Any, value: Any, spot: Spot) -> Any:
        """One of several values: what is wrong in it is kept, and the others are read as well."""
        try:
            return self.expanded(type_, value, spot)
        except Misplaced as error:
            self.wrong += error.all
            return None

    def expanded(self, type_: Any, value: Any, spot: Spot) -> Any:
        """A value that should be of a type; where it is not, that is told later."""
        types = closed.alternatives(type_)
        kinds = [part for part in types if closed.is_struct(part)]
        inner = next((get_args(part) for part in types if get_origin(part) is tuple), None)
        if isinstance(value, Mapping):
            found = self.mapping(kinds, value)
            return self.listed(found, spot) if inner and not kinds else found
        if isinstance(value, Items):
            return self.items(inner, value)
        if isinstance(value, Word):
            return self.word(types, kinds, inner, value)
        if type(value) is int and len(kinds) == 1 and int not in map(_plain, types):
            return self.lone(kinds[0], value, spot)
        return value

    def word(
        self, types: Sequence[Any], kinds: list[Any], inner: tuple[Any, ...] | None, word: Word
    ) -> Any:
        """A text, or an expression where only structs may stand."""
        plain = str in map(_plain, types) or any(get_origin(part) is Literal for part in types)
        of = [one for one in inner or () if one is not ...]
        within = [part for one in of for part in closed.alternatives(one)]
        structs = kinds or [part for part in within if closed.is_struct(part)]
        if plain or not structs or (not kinds and str in map(_plain, within)):
            return str(word)
        if is_id(word) and kinds and all(issubclass(kind, Definition) for kind in kinds):
            return self.elsewhere(word)
        found = parsed(word)
        self.meet(found)
        alone = isinstance(found, Mapping) and not kinds
        return self.listed(found, word.spot) if alone else found

    def elsewhere(self, word: Word) -> Mapping:
        """An id alone: the definition of it that was met before."""
        here = next((part for part in self.met if part["id"] == word), None)
        found = here or self.named(str(word), word.spot)
        if not isinstance(found, Mapping):
            raise Misplaced(word.spot, found)
        return found

    @staticmethod
    def listed(value: Any, spot: Spot) -> Items:
        """One in the place of a list of one."""
        items = Items(*spot)
        append(items, value, spot)
        return items

    def lone(self, kind: Any, value: int, spot: Spot) -> Any:
        """`4` for `Breach(4)`: where one field must be there, and no other."""
        needed = [field for field in closed.fields(kind) if field.required]
        if len(needed) != 1 or needed[0].type is str or issubclass(kind, Definition):
            return value
        found = Mapping(*spot)
        put(found, needed[0].name, value, spot)
        return found

    def items(self, inner: tuple[Any, ...] | None, value: Items) -> Items:
        found = Items(value.line, value.column)
        for i, (spot, one) in enumerate(entries(value)):
            type_: Any = Any
            if inner:
                type_ = inner[0] if inner[-1] is ... else inner[min(i, len(inner) - 1)]
            append(found, self.part(type_, one, spot), spot)
        return found

    def mapping(self, kinds: list[Any], value: Mapping) -> Mapping:
        found = Mapping(value.line, value.column)
        kind = self.begin(kinds, value, found)
        fields = closed.field_types(kind) if kind is not None else {}
        for key in value:
            if isinstance(key, str) and key in classes() and key not in fields:
                continue
            spot = spot_in(value, key)
            field = str(key) if isinstance(key, str) else key
            put(found, field, self.part(fields.get(field, Any), value[key], spot), spot)
        self.meet(found)
        return found

    def begin(self, kinds: list[Any], value: Mapping, found: Mapping) -> Any:
        """The class of a mapping; `Gem: sunstone` gives it and its first field."""
        words = [key for key in value if isinstance(key, str) and key in classes()]
        if len(words) > 1:
            why = phrase("pack-two-words", one=str(words[0]), two=str(words[1]))
            raise Misplaced(spot_in(value, words[1]), why)
        if not words:
            return self.told(kinds, value)
        kind = classes()[str(words[0])]
        spot = spot_in(value, words[0])
        if (tag_field := kind.__struct_config__.tag_field) is not None:
            put(found, tag_field, str(kind.__struct_config__.tag), spot)
        first = kind.__struct_fields__[0]
        if value[words[0]] is not None:
            if first in value:
                told = {"name": str(words[0]), "field": first}
                raise Misplaced(spot_in(value, first), phrase("pack-given-twice", **told))
            type_ = closed.field_types(kind)[first]
            put(found, first, self.expanded(type_, value[words[0]], spot), spot)
        return kind

    def told(self, kinds: list[Any], value: Mapping) -> Any:
        """The class of a mapping in its long form, or the only one that may stand here."""
        for tag_field in ("kind", "node"):
            if tag_field in value:
                tags = {str(kind.__struct_config__.tag): kind for kind in classes().values()}
                return tags.get(str(value[tag_field]))
        if len(kinds) == 1:
            return kinds[0]
        if kinds and value:
            names = [kind.__name__ for kind in kinds]
            first = next(iter(value))
            near = nearest(str(first).capitalize(), names) or NOTHING
            few = ", ".join(f"'{name}: ...'" for name in names[:4])
            raise Misplaced(spot_in(value, first), phrase("pack-begin", few=few, near=near))
        return None

    def meet(self, part: Any) -> None:
        if isinstance(part, Items):
            for one in part:
                self.meet(one)
        elif isinstance(part, Mapping) and "id" in part:
            self.met.append(part)


def _plain(part: Any) -> Any:
    return closed.bounds(part)[0]
