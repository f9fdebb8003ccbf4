"""A table with cards and a mat made up for one test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from gravehold.content.library import make_setup
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Attack, Definition, Gem, Nemesis, Spell, Token
from gravehold.kernel.game import Game
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.kernel.setup import Setup
from gravehold.notation.position import state_of
from gravehold.table.laying import protected
from tests.kit.scene import Table

CALM = Attack("calm")  # what the nemesis draws when nothing should happen
TURNS = ["p1", "p2", "nemesis", "p1", "p2", "nemesis"]


def effigy(*standing: Clause, **fields: Any) -> Nemesis:
    """A mat that does nothing but what its clauses say."""
    return Nemesis("effigy", life=50, standing=standing, **{"tokens": (Token(),), **fields})


def made_up(
    *cards: Definition,
    mat: Nemesis | None = None,
    turn: dict[str, Any] | None = None,
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    nemesis: dict[str, Any] | None = None,
    gravehold: int = 20,
    turns: list[str] | None = None,
    turns_gone: list[str] | None = None,
    mages: tuple[str, ...] = ("garu", "dezmodia"),
    change: Callable[[Setup], Setup] = lambda setup: setup,
) -> Table:
    """Gravehold at 20, empty hands, p1's main phase, unless told otherwise."""
    setup = make_setup(nemesis="umbra-titan", mages=mages)
    setup = msgspec.structs.replace(setup, nemesis=mat or effigy(), extra=(CALM, *cards))
    codex = Codex(change(setup))
    players = {"p1": {"hand": [], **(p1 or {})}, "p2": {"hand": [], **(p2 or {})}}
    position = {
        "turn": turn or {"seat": "p1", "phase": "main"},
        protected(codex): {"life": gravehold},
        "players": dict(list(players.items())[: len(mages)]),
        "nemesis": {"deck": ["calm"] * 4, "in_play": [], **(nemesis or {})},
        "turn_order": {"deck": turns or TURNS, "discard": turns_gone or []},
    }
    return Table(Game.at(state_of(position, codex, 1), codex, 1))


def prepped(*spells: str) -> dict[int, Any]:
    """Open breaches from the first on, each with a spell."""
    return {slot: {"open": True, "prepped": [id_]} for slot, id_ in enumerate(spells, 1)}


def gem(do: Do, id_: str = "made-up", cost: int = 0) -> Gem:
    return Gem(id_, cost=cost, play=do)


def ward(*standing: Clause, id_: str = "ward") -> Spell:
    """A spell that works while it is prepped."""
    return Spell(id_, standing=standing)


def playing(do: Do, *others: Definition, **fields: Any) -> Table:
    """The table after p1 has played a gem that does this."""
    hand = ["made-up", *fields.get("p1", {}).get("hand", [])]
    fields["p1"] = {**fields.get("p1", {}), "hand": hand}
    return made_up(gem(do), *others, **fields).choose("play made-up")
