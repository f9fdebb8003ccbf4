"""Made-up definitions that bring zones, boards, tracks, tokens and backs to a table."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.game import Game
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

HARM = {"node": "gravehold-suffers", "amount": 4}
WORSE = {"node": "gravehold-suffers", "amount": 7}
TRACK = [{"name": "4", "enter": HARM}, {"name": "8", "enter": WORSE}]
THRALL = {
    "kind": "minion",
    "id": "grub",
    "life": 4,
    "subtype": "grub",
    "deck": "grub",
    "faces": ["illusion", ""],
}
RING = "ABCDE"
STRIDE = {
    "node": "with-minion",
    "minions": {"node": "minions", "subtype": "jaw"},
    "do": {"node": "advance", "token": "space", "on": "it"},
}
POUR = {"node": "put-on-board", "board": "river", "zone": "stream"}
DEFINITIONS: list[dict[str, Any]] = [
    {
        "kind": "nemesis",
        "id": "hydra",
        "life": 40,
        "tokens": [{"name": "fuel", "start": 1, "maximum": 3}],
        "zones": [
            {"name": "grub-discard"},
            {"name": "grub", "order": "hidden", "discard": "grub-discard", "cards": [THRALL] * 4},
            {
                "name": "jaw",
                "order": "hidden",
                "cards": [
                    {
                        "kind": "body",
                        "id": "jaw-1",
                        "life": 20,
                        "subtype": "jaw",
                        "label": "1",
                        "deck": "jaw",
                        "tokens": [
                            {
                                "name": "space",
                                "start": 1,
                                "minimum": 1,
                                "maximum": 8,
                                "spaces": TRACK,
                                "rests": [1, 4],
                            }
                        ],
                    }
                ],
            },
            {"name": "stream", "order": "hidden", "cards": [{"kind": "gem", "id": "drop"}] * 2},
        ],
        "boards": [
            {
                "name": "soul",
                "holds": "tokens",
                "spaces": [{"name": space} for space in RING[:-1]] + [{"name": "E", "enter": HARM}],
                "links": [{"one": one, "two": two} for one, two in ("AB", "BC", "CD", "DE", "EC")],
            },
            {
                "name": "river",
                "spaces": [{"name": str(n)} for n in range(1, 4)],
                "end": WORSE,
            },
        ],
        "standing": [
            {
                "node": "action",
                "verb": "flip",
                "each": {"node": "minions", "subtype": "grub"},
                "do": {"node": "turn-over"},
            },
        ],
        "cards": [{"kind": "attack", "id": "gnaw", "tier": 1, "effect": {"node": "lay-before"}}],
    },
    {"kind": "gem", "id": "pour", "play": POUR},
    {"kind": "gem", "id": "stride", "play": STRIDE},
    {"kind": "gem", "id": "sink", "play": {"node": "take-from-board", "board": "soul"}},
    {"kind": "relic", "id": "clamp", "play": {"node": "attach"}},
]


def brought(*hand: str, events: bool = False) -> Game:
    """The main phase of p1 against a nemesis that brings something of every kind."""
    document = {
        "name": "a table of its own",
        "definitions": DEFINITIONS,
        "game": {"nemesis": "hydra", "mages": ["garu", "dezmodia"], "seed": 1},
        "position": {
            "turn": {"seat": "p1", "phase": "main", "aether": 5},
            "players": {"p1": {"hand": list(hand)}},
            "nemesis": {
                "jaws": {1: {"space": 2, "life": 13}},
                "souls": {"B": 2, "E": 1},
                "decks": {"stream": ["drop", "drop"], "grub": ["illusion grub", "real grub"]},
                "in_play": [
                    {"card": "grub", "life": 4, "illusion": True},
                    {"card": "grub", "life": 3, "flipped": True},
                ],
            },
        },
        "expect": {"outcome": None},
    }
    (scenario,) = parse_scenarios(dump(document), "brought")
    return start(scenario, events=events)
