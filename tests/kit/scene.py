"""Arrange a position in one call, act in keys, read visible values (docs/notation.md)."""

from __future__ import annotations

from typing import Any, NamedTuple

from gravehold.kernel.game import Game
from gravehold.notation.picture import picture
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump
from gravehold.table.reading import open_table

MAGES = ("garu", "dezmodia", "quilius", "yan-magda")
PLAYER = ("life", "charges", "hand", "deck", "discard", "played", "tokens", "breaches")


class Mat(NamedTuple):
    """A player's side of the table, cards by id."""

    life: int
    charges: int
    aether: int
    hand: list[str]
    deck: list[str]
    discard: list[str]
    played: list[str]
    breaches: dict[int, Any]

    @property
    def prepped(self) -> dict[int, list[str]]:
        """The spells on each breach that has any."""
        found = {slot: breach for slot, breach in self.breaches.items() if breach != "destroyed"}
        return {slot: b["prepped"] for slot, b in found.items() if b.get("prepped")}


class Foe(NamedTuple):
    """The nemesis's side of the table."""

    life: int
    tokens: int
    deck: list[str]
    discard: list[str]
    in_play: dict[str, int]  # card: life or power left


class Table:
    """A game with its parts under short names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, *keys: str) -> Table:
        """Answer with these keys, one after the other."""
        for key in keys:
            self.game.choose(key)
        return self

    @property
    def options(self) -> list[str]:
        return [option.key for option in self.game.asked.options]

    @property
    def picture(self) -> dict[str, Any]:
        return picture(self.game.state, self.game.codex)

    @property
    def gravehold(self) -> int:
        return open_table(self.game).gravehold.count

    @property
    def nemesis(self) -> Foe:
        foe = open_table(self.game).nemesis
        return Foe(
            foe.life,
            foe.tokens[0].count if foe.tokens else 0,
            [card.id for card in foe.zone("deck").known],
            [card.id for card in foe.zone("discard").known],
            {card.id: card.tokens[0].count for card in foe.zone("in-play").known},
        )

    def mat(self, seat: int) -> Mat:
        part = self.picture["players"][f"p{seat}"]
        return Mat(*(part[field] for field in Mat._fields))

    p1 = property(lambda self: self.mat(1))
    p2 = property(lambda self: self.mat(2))
    p3 = property(lambda self: self.mat(3))
    p4 = property(lambda self: self.mat(4))


def scene(
    *,
    seats: int = 2,
    mages: tuple[str, ...] = (),
    nemesis: str = "gate-witch",
    prepped: dict[int, str] | None = None,
    phase: str = "",
    aether: int = 0,
    gravehold: int | None = None,
    nemesis_life: int | None = None,
    tokens: int | None = None,
    in_play: list[dict[str, Any]] | None = None,
    position: dict[str, Any] | None = None,
    game: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    **p1: Any,
) -> Table:
    """A table where p1 is about to cast (`prepped` given) or in the main phase.

    `p1` takes life, charges, hand, deck, discard, played, breaches; `position` and `game` take
    whatever else a scenario can say.
    """
    if wrong := set(p1) - set(PLAYER):
        raise TypeError(f"scene() does not know {', '.join(sorted(wrong))}")
    foe = {"life": nemesis_life, "tokens": tokens, "in_play": in_play}
    players = {"p1": _player(p1, prepped or {})} | ({"p2": p2} if p2 else {})
    turn: dict[str, Any] = {"seat": "p1", "phase": phase or ("casting" if prepped else "main")}
    document = {
        "name": "a scene",
        "game": {
            "nemesis": nemesis, "mages": list(mages or MAGES[:seats]), "seed": 1, **(game or {}),
        },
        "position": {
            "turn": turn | ({"aether": aether} if aether else {}),
            "players": players,
            "nemesis": {part: value for part, value in foe.items() if value is not None},
            **({} if gravehold is None else {"gravehold": {"life": gravehold}}),
            **(position or {}),
        },
        "expect": {"outcome": None},
    }  # fmt: skip
    (scenario,) = parse_scenarios(dump(document), "scene")
    return Table(start(scenario))


def _player(given: dict[str, Any], prepped: dict[int, str]) -> dict[str, Any]:
    breaches: dict[int, Any] = dict(given.get("breaches", {}))
    for slot, spell in prepped.items():
        breaches[slot] = {"open": True, "prepped": [spell]}
    return {"hand": []} | given | ({"breaches": breaches} if breaches else {})
