"""The page docs/definitions.schema.json: what a card, mage or nemesis may look like as data.

msgspec writes every union out wherever it occurs, ten times what is needed; here each stands once.
"""

import json
from typing import Any

import msgspec

from gravehold.kernel import closed

PLACE = "#/$defs/{name}"
HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Gravehold definitions",
    "description": "A card, mage, nemesis or tile. Made by `make docs` from the program.",
    "$ref": PLACE.format(name="AnyDefinition"),
}

Schema = dict[str, Any]


def _ref(name: str) -> Schema:
    return {"$ref": PLACE.format(name=name)}


PAIRS = {
    "Do": [_ref("AnyEffect"), {"type": "array", "items": _ref("AnyEffect")}],
    "V": [{"type": "integer"}, _ref("AnyValue")],
}


def schema_page() -> str:
    """One definition a line, so that changes can be read."""
    found = schema()
    lines = [f" {json.dumps(key)}: {json.dumps(HEAD[key])}," for key in HEAD]
    entries = [f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in found["$defs"].items()]
    return "\n".join(["{", *lines, ' "$defs": {', ",\n".join(entries), " }", "}", ""])


def schema() -> Schema:
    names = closed.names()
    wanted = [names[name] for name in closed.ROOTS]
    _, parts = msgspec.json.schema_components(wanted, ref_template=PLACE)
    unions = {name: _refs(root) for name, root in closed.ROOTS.items()}
    # A union that holds another comes first, else the smaller one would be found in it.
    unions = dict(sorted(unions.items(), key=lambda union: -len(union[1])))
    folded = {name: _folded(part, unions) for name, part in parts.items()}
    folded |= {name: {"anyOf": [{"$ref": ref} for ref in refs]} for name, refs in unions.items()}
    folded |= {name: {"anyOf": pair} for name, pair in PAIRS.items()}
    return {**HEAD, "$defs": dict(sorted(folded.items()))}


def _refs(root: type[Any]) -> list[str]:
    return [PLACE.format(name=kind.__name__) for kind in closed.leaves(root)]


def _folded(part: Any, unions: dict[str, list[str]]) -> Any:
    """The same with names in the place of unions, and without what repeats them."""
    if isinstance(part, list):
        return [_folded(one, unions) for one in part]
    if not isinstance(part, dict):
        return part
    rest = {k: _folded(v, unions) for k, v in part.items() if k not in ("discriminator", "title")}
    if "anyOf" in rest:
        options = _named(rest.pop("anyOf"), unions)
        rest = {**(options[0] if len(options) == 1 else {"anyOf": options}), **rest}
    return rest


def _named(options: list[Schema], unions: dict[str, list[str]]) -> list[Schema]:
    for name, refs in unions.items():
        if {option.get("$ref") for option in options} >= set(refs):
            options = [option for option in options if option.get("$ref") not in refs]
            options.append(_ref(name))
    for name, pair in PAIRS.items():
        if all(one in options for one in pair):
            options = [option for option in options if option not in pair] + [_ref(name)]
    return options
