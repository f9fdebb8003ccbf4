"""The published schema is current, small, and says the same as the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel.test_json import BOXES
from tests.kernel.test_misreading import MISTAKES
from tools.schema import schema_page

PAGE = Path(__file__).parent.parent.parent / "docs" / "definitions.schema.json"
SCHEMA = json.loads(PAGE.read_text("utf-8"))
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "integer": (int,),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
}
KNOWN = {
    "$schema", "$defs", "$ref", "title", "description", "default", "anyOf", "enum", "type",
    "pattern", "minimum", "maximum", "properties", "required", "additionalProperties",
    "items", "prefixItems", "minItems", "maxItems",
}  # fmt: skip


def fits(part: dict[str, Any] | bool, data: Any) -> bool:
    """The words of JSON Schema that our page uses; another one would be an error here."""
    if isinstance(part, bool):
        return part
    assert part.keys() <= KNOWN
    if "$ref" in part and not fits(SCHEMA["$defs"][part["$ref"].rpartition("/")[2]], data):
        return False
    if "anyOf" in part and not any(fits(one, data) for one in part["anyOf"]):
        return False
    if "enum" in part and data not in part["enum"]:
        return False
    if "type" in part and type(data) not in TYPES[part["type"]]:
        return False
    if "pattern" in part and not re.search(part["pattern"], data):
        return False
    if isinstance(data, int):
        return bool(part.get("minimum", data) <= data <= part.get("maximum", data))
    return fields_fit(part, data) if isinstance(data, dict) else items_fit(part, data)


def fields_fit(part: dict[str, Any], data: dict[str, Any]) -> bool:
    known = part.get("properties", {})
    if "properties" in part and not data.keys() <= known.keys():
        return False
    if not set(part.get("required", ())) <= data.keys():
        return False
    return all(fits(known[name], value) for name, value in data.items() if name in known)


def items_fit(part: dict[str, Any], data: Any) -> bool:
    if not isinstance(data, list):
        return True
    if not part.get("minItems", 0) <= len(data) <= part.get("maxItems", len(data)):
        return False
    first = part.get("prefixItems", [])
    if not all(fits(one, value) for one, value in zip(first, data, strict=False)):
        return False
    return all(fits(part.get("items", True), value) for value in data[len(first) :])


def test_the_schema_is_current() -> None:
    """`make docs` writes it."""
    assert PAGE.read_text("utf-8") == schema_page()


def test_the_schema_is_small() -> None:
    assert len(schema_page()) < 125_000  # written out it would be ten times as long


def test_every_name_it_uses_is_in_it() -> None:
    used = set(re.findall(r'"#/\$defs/(\w+)"', PAGE.read_text("utf-8")))
    assert used <= SCHEMA["$defs"].keys()
    assert len(used) > 120


def test_every_definition_of_the_boxes_fits() -> None:
    written = {definition.id: json.loads(msgspec.json.encode(definition)) for definition in BOXES}
    assert [id_ for id_, data in written.items() if not fits(SCHEMA, data)] == []


@pytest.mark.parametrize("data", [data for data, _ in MISTAKES if not isinstance(data, str)])
def test_what_we_refuse_does_not_fit(data: Any) -> None:
    assert not fits(SCHEMA, data)
