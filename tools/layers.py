"""The layers of the package, the lowest first: the table that tests hold imports against.

docs/architecture.md shows it as a picture (`tools.layer_picture`).
"""

from typing import NamedTuple

FACE = ""  # the package itself: what `from gravehold import ...` gives, and its version


class Layer(NamedTuple):
    """What a folder of the package is for, and which others it may import, besides itself."""

    job: str
    may: frozenset[str]


def _layer(job: str, *may: str) -> Layer:
    return Layer(job, frozenset(may))


LAYERS = {
    "kernel": _layer("rules and state of one game; no I/O, no clock, no words"),
    "content": _layer("cards, mages, nemeses of each box, in the kernel's vocabulary", "kernel"),
    "table": _layer(
        "what lies there and what may be answered, as data from a view", "kernel", "content"
    ),
    "modes": _layer(
        "what happens before and after a battle: journeys", FACE, "kernel", "content", "table"
    ),
    "players": _layer("bots and hints", FACE, "kernel", "modes", "table"),
    "words": _layer(
        "trees, questions, events in three languages", FACE, "kernel", "content", "modes", "table"
    ),
    "notation": _layer(
        "keys, chronicles, scenarios",
        *(FACE, "kernel", "content", "modes", "table", "words"),
    ),
    "rules": _layer(
        "the rules as text; which test holds which", FACE, "kernel", "words", "notation"
    ),
    "packs": _layer(
        "boxes in folders of YAML: read, checked, written",
        *(FACE, "kernel", "content", "words", "notation"),
    ),
    "lab": _layer(
        "many games: soaks, win rates, benchmarks",
        *(FACE, "kernel", "content", "table", "words", "notation", "modes", "players", "packs"),
    ),
    "server": _layer(
        "rooms, seats, storage, the wire",
        *(FACE, "kernel", "content", "table", "words", "notation", "modes", "players"),
        *("rules", "packs"),
    ),
}
TOP_LAYERS = {  # may import anything
    "cli": "the gravehold command, the terminal's table",
    FACE: "what others import: from gravehold import Game",
}


def heights() -> dict[str, int]:
    """How far above the ground each layer stands: above all that it may import."""
    found: dict[str, int] = {}
    while len(found) < len(LAYERS):
        ready = {
            name: layer.may - {FACE}
            for name, layer in LAYERS.items()
            if name not in found and layer.may - {FACE} <= found.keys()
        }
        if not ready:
            raise ValueError(f"layers that import each other: {sorted(LAYERS.keys() - found)}")
        found |= {n: 1 + max((found[m] for m in may), default=-1) for n, may in ready.items()}
    return found


def stands_on() -> dict[str, tuple[str, ...]]:
    """The layers right below each one: of what it may import, what nothing else there brings."""
    return {name: _uppermost(layer.may - {FACE}) for name, layer in LAYERS.items()}


def top_stands_on() -> tuple[str, ...]:
    return _uppermost(frozenset(LAYERS))


def _uppermost(names: frozenset[str]) -> tuple[str, ...]:
    below = {lower for name in names for lower in LAYERS[name].may}
    return tuple(name for name in LAYERS if name in names - below)
