"""Definitions nobody would make: of every type there is, and printed ones with parts exchanged."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from gravehold.content.library import LIBRARY
from gravehold.kernel import closed
from gravehold.kernel.closed import alternatives, bounds, field_types, is_struct
from gravehold.kernel.nodes import EachPlayer

T = TypeVar("T")
NUMBERS, ABSURD = (0, 1, 1, 1, 2, 2, 3, 4, 7, 20), (99, 999, -1, 1000, 10**6, 2**63, 10**30)
LENGTHS, LONG = (0, 1, 1, 1, 2, 2, 3), (30, 190, 250, 3000)
NAMES = ("", "token", "crystal", "spark", "smite", "garu", "destroyed", "hand", "z", "1", "2")
ODD_NAMES = (
    "some-name",
    "Some Name",
    "x" * 300,
    "\N{LATIN SMALL LETTER E WITH ACUTE}",
    "foe",
    "me",
)


def mostly(usual: tuple[T, ...], rare: tuple[T, ...]) -> st.SearchStrategy[T]:
    """One of the usual, every twentieth time one of the rare."""
    return st.integers(0, 19).flatmap(lambda n: st.sampled_from(usual if n else rare))


NONE = mostly((0,), (1,))


@st.composite
def thing(draw: st.DrawFn, type_: Any, depth: int) -> Any:
    """Anything of a type, about so deep; numbers and lengths mostly small, sometimes absurd."""
    part = draw(st.sampled_from(alternatives(type_)))
    if is_struct(part):
        return draw(struct(part, depth - 1))
    if get_origin(part) is tuple:
        inner = get_args(part)
        if inner[-1] is not ...:
            return tuple(draw(thing(one, depth - 1)) for one in inner)
        length = draw(mostly(LENGTHS, LONG)) if depth > 0 else 0
        few = [draw(thing(inner[0], depth - 1)) for _ in range(min(length, 3))]
        return tuple(few) + (tuple(few[-1:]) * (length - len(few)))  # the last again and again
    if get_origin(part) is Literal:
        return draw(st.sampled_from(get_args(part)))
    plain, _ = bounds(part)
    if plain is int:
        return draw(mostly(NUMBERS, ABSURD))
    if plain is str:
        return draw(mostly(NAMES, ODD_NAMES))
    return draw(st.booleans()) if plain is bool else None


@st.composite
def struct(draw: st.DrawFn, kind: Any, depth: int) -> Any:
    """What it needs, and beyond that a few of its fields."""
    fields, needed = field_types(kind), {f.name for f in msgspec.structs.fields(kind) if f.required}
    more = draw(st.sets(st.sampled_from([*fields]), max_size=3)) if fields and depth > 0 else set()
    values = {name: draw(thing(fields[name], depth)) for name in fields if name in needed | more}
    return kind(**values)


@st.composite
def changed(draw: st.DrawFn, whole: Any, depth: int) -> Any:
    """The same with something else in one place, however far in."""
    if isinstance(whole, tuple) and whole:
        i = draw(st.integers(0, len(whole) - 1))
        return (*whole[:i], draw(changed(whole[i], depth)), *whole[i + 1 :])
    fields = field_types(type(whole)) if isinstance(whole, msgspec.Struct) else {}
    if not fields:
        return whole
    name = draw(st.sampled_from([*fields]))
    value = getattr(whole, name)
    further = isinstance(value, msgspec.Struct) or (isinstance(value, tuple) and bool(value))
    if further and draw(st.booleans()):
        return msgspec.structs.replace(whole, **{name: draw(changed(value, depth))})
    return msgspec.structs.replace(whole, **{name: draw(thing(fields[name], depth))})


@st.composite
def texts(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, str]]:
    """What a file brings along, and what its header says; most could be meant in earnest."""
    made = {what: msgspec.structs.replace(draw(of), id=what) for what, of in OURS.items()}
    for what in draw(st.lists(st.sampled_from([*OURS]), max_size=2)):
        made[what] = draw(changed(made[what], 3))
    do = draw(thing(closed.names()["Do"], 5))
    setup = EachPlayer(do) if draw(st.booleans()) else do
    made["foe"] = msgspec.structs.replace(made["foe"], setup=setup)
    data: dict[str, Any] = {
        "nemeses": [made["foe"]], "mages": [made["me"]], "supply": [made["pile"]],
        "basics": draw(st.lists(thing(closed.names()["AnyDefinition"], 2), max_size=draw(NONE))),
    }  # fmt: skip
    if draw(mostly((False,), (True,))):
        data["rule_sets"] = [draw(changed(LIBRARY.rules("war-eternal"), 3))]
    seats = draw(st.sampled_from(("me", "me, gex", "garu, me, gex, quilius")))
    supply = draw(st.sampled_from(("pile", "frozen-magmite, pile", "suggested-a")))
    return data, {"nemesis": "foe", "mages": seats, "supply": supply}


OURS: dict[str, st.SearchStrategy[Any]] = {
    "foe": st.sampled_from([*LIBRARY.nemeses.values()]),
    "me": st.sampled_from([mage for mage in LIBRARY.mages.values() if not mage.many]),
    "pile": st.sampled_from([*LIBRARY.piles.values()]),
}
