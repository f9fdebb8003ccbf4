"""A table whose nemesis brings places that are made up: zones, tokens, boards."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Gem, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Effect
from gravehold.kernel.run import Run
from gravehold.kernel.serial import dump_state, load_state
from gravehold.kernel.setup import Setup
from gravehold.lab import invariants
from tests.kernel.test_order_of_things import _with_mages

PLAIN = make_setup(nemesis="umbra-titan", mages=["garu", "gex"])


def table(*effects: Effect, **changes: Any) -> Game:
    """p1's main phase with a made-up gem, against a nemesis that brings what `changes` say."""
    gem = Gem("made-up", play=effects)
    mage = replace(PLAIN.mages[0], hand=("made-up", "made-up", "crystal"), starters=(gem,))
    mages = changes.pop("mages", (mage, PLAIN.mages[1]))
    setup: Setup = replace(PLAIN, nemesis=replace(PLAIN.nemesis, **changes))
    games = (Game.new(_with_mages(setup, mages), seed) for seed in range(50))
    game = next(game for game in games if game.state.active == 0)
    sound(game)
    return game


def played(*effects: Effect, **changes: Any) -> Game:
    game = table(*effects, **changes)
    game.choose("play made-up")
    sound(game)
    return game


def sound(game: Game) -> None:
    """What holds for every zone and token holds for those made up here."""
    invariants.position_sound(game)
    invariants.views_hide(game, 5)
    invariants.determinized_world_plays(game, 3, steps=1)
    text = msgspec.json.encode(dump_state(game.state, game.codex))
    assert load_state(msgspec.json.decode(text), game.codex) == game.state


def names(game: Game, zone: str, i: int = 0) -> list[str]:
    place = game.codex.tables.place[zone]
    return [game.codex.ids[game.state.kind[card]] for card in place.at(game.state, i)]


def run_of(game: Game) -> Run:
    return Run(game.state, game.codex)


STONES = tuple(Gem(f"stone-{n}", cost=n) for n in range(1, 8))
DREAMS = Zone("dreams", order="hidden", cards=STONES, shuffled=False)
