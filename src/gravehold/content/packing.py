"""Boxes and set-ups as data, for games and files that carry what they are made of."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import BadFile
from gravehold.kernel.reading import definition_from, rules_from, setup_from, setup_to_json
from gravehold.kernel.setup import Setup

from .box import Box, Library

LARGEST = 10_000_000  # bytes of a set-up, unpacked
LISTS = (
    "supply", "mages", "nemeses", "basics", "upgraded", "evolving", "curses", "starters", "tiles",
    "treasures", "allies",
)  # fmt: skip


def box_to_data(box: Box) -> dict[str, Any]:
    """Only what is there; rule sets with every field, lest a default changes some day."""
    found = {name: msgspec.to_builtins(getattr(box, name)) for name in LISTS}
    found["rule_sets"] = [msgspec.structs.asdict(rules) for rules in box.rule_sets]
    return {"id": box.id, **{name: part for name, part in found.items() if part}}


def box_from_data(data: dict[str, Any], where: str = "", library: Library | None = None) -> Box:
    """The other way round; what a library holds just so is taken from there."""
    lists: dict[str, Any] = {
        name: tuple(_shared(definition_from(part, where), library) for part in data.get(name, ()))
        for name in LISTS
    }
    rules = tuple(rules_from(part, where) for part in data.get("rule_sets", ()))
    return Box(id=str(data["id"]), rule_sets=rules, **lists)


def _shared(definition: Definition, library: Library | None) -> Definition:
    if library is None:
        return definition
    ours = library.definitions.get(definition.id)
    return ours if ours is not None and ours == definition else definition


def packed(setup: Setup) -> bytes:
    """A set-up with all its definitions, some three kilobytes."""
    return zlib.compress(setup_to_json(setup), 9)


@lru_cache(maxsize=256)
def unpacked(data: bytes, library: Library | None = None) -> Setup:
    """The other way round; what a library holds just so is taken from there, to save memory."""
    try:
        text = zlib.decompressobj().decompress(data, LARGEST)
    except zlib.error as error:
        raise BadFile("error-save-setup", why=str(error)) from error
    setup = setup_from(text)
    if library is None:
        return setup
    lists = (
        "mages", "supply", "basics", "upgraded", "commons", "tiles", "extra", "curses", "shared",
    )  # fmt: skip
    shared: dict[str, Any] = {name: _each(getattr(setup, name), library) for name in lists}
    shared["nemesis"] = _shared(setup.nemesis, library)
    shared["ally"] = _shared(setup.ally, library) if setup.ally is not None else None
    shared["treasures"] = tuple(_each(cards, library) for cards in setup.treasures)
    return msgspec.structs.replace(setup, **shared)


def _each(definitions: Iterable[Definition], library: Library) -> tuple[Definition, ...]:
    return tuple(_shared(definition, library) for definition in definitions)
