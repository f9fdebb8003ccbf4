"""What is wrong with data that is no definition: the place, and what would be right there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, reduce
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from . import closed
from .definitions import Definition
from .errors import NOTHING, BadFile, Phrase, Told, nearest, phrase
from .ids import is_id
from .nodes.base import Node
from .nodes.spelling import kebab
from .rules import RuleSet

LONGEST_SHOWN = 60
MOST_TOLD = 40  # mistakes; whoever made more mends those first
FOREIGN = "?"  # the only key of a mapping that stands for something that is no data at all


class Place(NamedTuple):
    """Where in which definition."""

    definition: str
    path: str = ""

    def field(self, name: str) -> Place:
        return Place(self.definition, f"{self.path}.{name}" if self.path else name)

    def item(self, i: int) -> Place:
        return Place(self.definition, f"{self.path}[{i}]")

    def wrong(self, why: Told) -> BadFile:
        if not self.path:
            return BadFile("definition-wrong", name=self.definition, why=why)
        return BadFile("definition-wrong-at", name=self.definition, path=self.path, why=why)


def mistakes(type_: Any, data: Any, at: Place) -> Iterator[BadFile]:
    """Everything that keeps plain data from being of a type."""
    parts = closed.alternatives(type_)
    if isinstance(data, Mapping) and FOREIGN not in data:
        yield from _in_mapping(parts, data, at)
    elif isinstance(data, list | tuple):
        yield from _in_list(parts, data, at)
    elif (found := _in_scalar(parts, data)) is not None:
        yield at.wrong(found)


def _in_mapping(parts: tuple[Any, ...], data: Mapping[Any, Any], at: Place) -> Iterator[BadFile]:
    kinds = [part for part in parts if closed.is_struct(part)]
    if not kinds:
        yield at.wrong(_unlike(parts, data))
        return
    tag_field = kinds[0].__struct_config__.tag_field
    if tag_field is None:
        yield from _in_struct(kinds[0], data, at)
        return
    at = _definition(kinds[0], data, at)
    if tag_field not in data and len(kinds) > 1:
        yield at.wrong(phrase("definition-no-tag", field=tag_field, what=_group(kinds)))
        return
    tag = data.get(tag_field, kinds[0].__struct_config__.tag)  # only a union needs it
    kind = next((k for k in kinds if k.__struct_config__.tag == tag), None)
    if kind is not None:
        yield from _in_struct(kind, data, at)
    else:
        yield at.field(tag_field).wrong(_no_such(kinds, tag))


def _no_such(kinds: list[Any], tag: Any) -> Phrase:
    """A word that is unknown, or known and out of place."""
    wanted = _group(kinds)
    if not isinstance(tag, str):
        return phrase("definition-type", wanted=phrase("definition-a-text"), value=shown(tag))
    other = _tags().get(tag)
    if other is not None and _group([other]) == wanted:
        only = str(kinds[0].__struct_config__.tag)
        return phrase("definition-only", name=tag, wanted=only)
    if other is not None:
        return phrase("definition-misplaced", name=tag, found=_group([other]), wanted=wanted)
    known = [str(kind.__struct_config__.tag) for kind in kinds]
    near = nearest(kebab(tag).replace("_", "-"), known) or _few(known)
    return phrase("definition-unknown", what=wanted, name=shortened(tag), near=near)


@cache
def _tags() -> dict[str, type[Any]]:
    """Every node and definition by the word that files use for it."""
    kinds = (*closed.leaves(Node), *closed.leaves(Definition))
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def _in_struct(kind: Any, data: Mapping[Any, Any], at: Place) -> Iterator[BadFile]:
    at = _definition(kind, data, at)
    fields = closed.field_types(kind)
    config = kind.__struct_config__
    name = word_for(kind)
    guessed: set[str] = set()
    for key in data:
        if key not in fields and key != config.tag_field:
            near = nearest(str(key), fields)
            guessed |= {str(near.told["name"])} if isinstance(near, Phrase) else set()
            found = shortened(str(key))
            near = near or _few(list(fields))
            yield at.wrong(phrase("definition-field", field=found, part=name, near=near))
    for field in closed.fields(kind):
        if field.name in data:
            yield from mistakes(fields[field.name], data[field.name], at.field(field.name))
        elif field.required and field.name not in guessed:
            yield at.wrong(phrase("definition-missing", field=field.name, part=name))


def _definition(kind: Any, data: Mapping[Any, Any], at: Place) -> Place:
    """Inside a definition with an id, places are told from there on."""
    id_ = data.get("id") if issubclass(kind, Definition | RuleSet) else None
    return Place(shortened(id_)) if isinstance(id_, str) and id_ else at


def _in_list(parts: tuple[Any, ...], data: Any, at: Place) -> Iterator[BadFile]:
    inner = next((get_args(part) for part in parts if get_origin(part) is tuple), None)
    if inner is None:
        nested = at.path.endswith("]")
        yield at.wrong(phrase("definition-nested") if nested else _unlike(parts, data))
    elif inner[-1] is not ... and len(inner) != len(data):
        yield at.wrong(phrase("definition-length", n=len(inner), found=str(len(data))))
    else:
        for i, one in enumerate(data):
            yield from mistakes(inner[0 if inner[-1] is ... else i], one, at.item(i))


def _in_scalar(parts: tuple[Any, ...], data: Any) -> Phrase | None:
    """What is wrong with a number, a text, true or false, or with nothing at all."""
    for part in parts:
        type_, meta = closed.bounds(part)
        if type(data) is type_:
            return out_of_bounds(meta, data) if meta else None
    known = [word for part in parts if get_origin(part) is Literal for word in get_args(part)]
    if data in known:
        return None
    if known and isinstance(data, str):
        near = nearest(data, known) or phrase("error-there-are", names=", ".join(known))
        return phrase("definition-word", value=shown(data), near=near)
    kind = _tags().get(data) if isinstance(data, str) else None
    if kind in parts and kind is not None:
        field = str(kind.__struct_config__.tag_field)
        return phrase("definition-bare", field=field, name=str(data))
    return _unlike(parts, data)


def out_of_bounds(meta: msgspec.Meta, value: Any) -> Phrase | None:
    """Whether a value keeps to its bounds, and what they are."""
    if meta.pattern is not None:
        return None if is_id(value) else phrase("definition-id", value=shown(value))
    if meta.ge is not None and value < meta.ge:
        return phrase("definition-least", limit=str(meta.ge), value=str(value))
    if meta.le is not None and value > meta.le:
        return phrase("definition-most", limit=str(meta.le), value=str(value))
    return None


def lists(part: Any, at: Place) -> Iterator[BadFile]:
    """Sequences made in Python that are no tuples: as data they would look the same."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from lists(getattr(part, name), at.field(name))
    elif isinstance(part, tuple):
        for i, one in enumerate(part):
            yield from lists(one, at.item(i))
    elif not isinstance(part, str | int | None):
        yield at.wrong(phrase("definition-tuple", found=type(part).__name__))


def _unlike(parts: tuple[Any, ...], data: Any) -> Phrase:
    return phrase("definition-type", wanted=_wanted(parts), value=shown(data))


def _wanted(parts: tuple[Any, ...]) -> Phrase:
    """'a whole number or a value'"""
    found: list[Phrase] = []
    kinds = [part for part in parts if closed.is_struct(part)]
    types = [closed.bounds(part)[0] for part in parts]
    if int in types:
        found.append(phrase("definition-a-number"))
    if bool in types:
        found.append(phrase("definition-a-truth"))
    if str in types or any(get_origin(part) is Literal for part in parts):
        found.append(phrase("definition-a-text"))
    if kinds:
        found.append(phrase("definition-a", what=_group(kinds)))
    if any(get_origin(part) is tuple for part in parts):
        found.append(phrase("file-a-list"))
    return reduce(lambda a, b: phrase("file-or", first=a, second=b), found)


def _group(kinds: list[Any]) -> str:
    """The word for what some classes have in common, such as `effect`."""
    for name, root in closed.ROOTS.items():
        if all(issubclass(kind, root) for kind in kinds):
            return kebab(name.removeprefix("Any"))
    return kebab(kinds[0].__name__) if len(kinds) == 1 else "definition"


def _few(known: list[str]) -> Phrase | str:
    return phrase("error-there-are", names=", ".join(known)) if len(known) <= 12 else NOTHING


def shown(value: Any) -> Told:
    """Something found in the data, as a message quotes it."""
    if isinstance(value, Mapping):
        if FOREIGN in value:
            return phrase("file-quoted", text=shortened(str(value[FOREIGN])))
        tag = value.get("node", value.get("kind"))
        kind = _tags().get(tag) if isinstance(tag, str) else None
        return phrase("file-a-mapping") if kind is None else phrase("file-quoted", text=str(tag))
    if isinstance(value, list | tuple):
        return phrase("file-a-list")
    if value is None:
        return phrase("file-nothing")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return phrase("file-quoted", text=shortened(value))
    return shortened(str(value))


def word_for(kind: Any) -> str:
    """The word that files use for a class."""
    return str(kind.__struct_config__.tag or kebab(kind.__name__))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
