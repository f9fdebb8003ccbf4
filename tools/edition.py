"""Writes content/editions/*.json anew, in the vocabulary of today: `python -m tools.edition`.

What a version's ids stood for never changes, only how it is said. A definition whose meaning has
changed since is listed in CHANGED and left as the file has it: whoever changes one lists it first,
and whoever then changes the vocabulary says the old one in new words by hand.
"""

import json
from typing import Any

import msgspec

from gravehold.content.box import Box
from gravehold.content.edition import EDITIONS, FOLDER
from gravehold.content.library import LIBRARY
from gravehold.content.packing import LISTS, box_to_data

CHANGED: dict[str, set[str]] = {
    # Rules: a lone mage had three turn order cards; breach III had its bonus; revision 0 of all.
    "0.1.0": {"outcasts", "legacy", "war-eternal"},
}


def as_text(boxes: list[dict[str, Any]]) -> str:
    """A definition a line, so that a diff shows what has changed."""
    text = json.dumps(boxes, ensure_ascii=False, separators=(",", ":"))
    return text.replace('{"id":', '\n{"id":').replace('{"kind":', '\n{"kind":') + "\n"


def rewritten(version: str) -> str:
    """The file with all that is not listed as changed said as it is said today."""
    old = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    now = {box.id: box_to_data(box) for box in LIBRARY.boxes}
    for box in old:
        ours = now.get(box["id"], {})
        for field in (*LISTS, "rule_sets"):
            known = {part["id"]: part for part in ours.get(field, ())}
            parts = box.get(field, ())
            box[field] = [_said_today(part, known, CHANGED[version]) for part in parts]
        for field in [name for name, part in box.items() if part == []]:
            del box[field]
    return as_text(old)


def _said_today(part: Any, known: dict[str, Any], changed: set[str]) -> Any:
    return part if part["id"] in changed else known.get(part["id"], part)


def first(boxes: tuple[Box, ...]) -> str:
    """The file of a version that is being released."""
    data = [{**box_to_data(box), "suggested": box.suggested} for box in boxes]
    return as_text(json.loads(msgspec.json.encode(data)))


if __name__ == "__main__":
    for version in EDITIONS:
        (FOLDER / f"{version}.json").write_text(rewritten(version), "utf-8")
