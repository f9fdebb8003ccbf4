"""Parts of a file that have one form: structs say of what types their fields are."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Mapping as AnyMapping
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from gravehold.kernel.closed import alternatives

from .fields import Fields
from .yamltree import Mapping

MOST = 999  # beyond any life or amount of the game
ONE_OR_MORE = str | tuple[str, ...]

_types = cache(get_type_hints)


class Words(NamedTuple):
    """Those that a field may have, and what they are, as in the message `error-unknown`."""

    what: str
    known: Collection[str]


class Span(NamedTuple):
    """The bounds of a number."""

    low: int
    high: int


Limit = Words | Span | None
Limits = AnyMapping[str, Limit]  # what no type can say: the game decides it, by field


class Forms(Fields):
    """Looks at structs; what could be none is told with its line, in the words of `Fields`."""

    def form(
        self, type_: type[msgspec.Struct], value: Any, line: int, what: str, limits: Limits
    ) -> Mapping:
        """A mapping that could be such a struct, as far as it is given."""
        part = self.mapping(value, line, what, type_.__struct_fields__)
        self.check_fields(type_, part, limits)
        return part

    def check_fields(
        self,
        type_: type[msgspec.Struct],
        part: Mapping,
        limits: Limits,
        apart: Collection[str] = (),
    ) -> None:
        """Those of a struct, and numbers beside it; all but those that are looked at apart."""
        types = _types(type_)
        for name in part:
            if name not in apart and (name in types or name in limits):
                limit = limits.get(name)
                self.check_value(types.get(name, int), part[name], part.lines[name], name, limit)

    def check_value(self, type_: Any, value: Any, line: int, name: str, limit: Limit) -> None:
        """A value of one type; `str | tuple[str, ...]` is a list or one alone."""
        kinds = alternatives(type_)
        item = next((get_args(kind)[0] for kind in kinds if get_origin(kind) is tuple), None)
        if item is not None and not (str in kinds and isinstance(value, str)):
            self.check_list(item, value, line, name, limit)
        elif bool in kinds:
            self.true(value, line, name)
        elif isinstance(limit, Span):
            self.whole(value, line, name, *limit)
        elif isinstance(limit, Words):
            self.word(value, line, *limit)
        elif str in kinds:
            self.text(value, line, name)

    def check_list(self, item: Any, value: Any, line: int, name: str, limit: Limit) -> None:
        for at, one in self.items(value, line, name):
            self.check_value(item, one, at, name, limit)

    def is_count(self, value: Any, what: str) -> bool:
        """Whether a list is only counted."""
        if not isinstance(value, Mapping):
            return False
        self.mapping(value, value.line, what, ("count",))
        if "count" not in value:
            self.fail(value.line, "file-list-or-count", field=what)
        self.whole(value["count"], value.lines["count"], "count", 0, MOST)
        return True
