"""What the boxes of earlier versions held: games that name definitions by id go on with those.

Games, saves and rows of today carry their definitions. Those of 0.1.0 carry ids alone, and
chronicles do so still; a file for each version says what the ids stood for, in the words of
today. `python -m tools.edition` writes the files anew when the vocabulary changes.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gravehold.kernel.closed import decoded
from gravehold.kernel.rules import REVISION, RuleSet

from .box import Box, Library, without
from .packing import box_from_data

FOLDER = Path(__file__).parent / "editions"
EDITIONS = ("0.1.0",)


@lru_cache(maxsize=16)
def as_of(library: Library, version: str) -> Library:
    """A library with the definitions of an earlier version in the place of its own.

    Boxes that were empty or not there then are as they are now, but for ids that were taken.
    """
    if version not in EDITIONS:
        return library
    old = _boxes(library, version)
    then = Library.of(old)
    kept = {box.id for box in old if box != Box(id=box.id, printed=True)}
    taken = {*then.definitions, *then.rule_sets}
    later = tuple(without(box, taken) for box in library.boxes if box.id not in kept)
    were = (_with_journeys(box, library) for box in old if box.id in kept)
    return Library.of((*were, *later), version)


@lru_cache(maxsize=16)
def as_read(library: Library, revision: int) -> Library:
    """A library whose rule sets read the books as games of an earlier revision do."""
    if revision >= REVISION:
        return library
    boxes = (
        msgspec.structs.replace(
            box,
            rule_sets=tuple(earlier(rules, revision) for rules in box.rule_sets),
            chapters=tuple(earlier(rules, revision) for rules in box.chapters),
        )
        for box in library.boxes
    )
    return Library.of(tuple(boxes), library.edition)


def earlier(rules: RuleSet, revision: int) -> RuleSet:
    """The same rules as they were read then; never later than they are."""
    return msgspec.structs.replace(rules, revision=min(rules.revision, revision))


def _with_journeys(box: Box, library: Library) -> Box:
    """What only names definitions is as it is now."""
    for ours in library.boxes:
        if ours.id == box.id:
            return msgspec.structs.replace(box, expeditions=ours.expeditions, ratings=ours.ratings)
    return box


def _boxes(library: Library, version: str) -> tuple[Box, ...]:
    path = FOLDER / f"{version}.json"
    data = decoded(path.read_bytes(), list[dict[str, Any]])
    return tuple(
        msgspec.structs.replace(
            box_from_data(part, path.name, library),
            printed=True,
            suggested={name: tuple(ids) for name, ids in part.get("suggested", {}).items()},
        )
        for part in data
    )
