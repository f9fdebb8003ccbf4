"""A set-up is compiled once, whoever plays it and wherever it comes from."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from weakref import ref

import msgspec
import pytest

from gravehold import Game, make_setup
from gravehold.content.library import LIBRARY
from gravehold.content.packing import packed, unpacked
from gravehold.kernel.codex import Codex
from gravehold.kernel.codices import codex_for
from gravehold.kernel.definitions import Definition
from gravehold.kernel.reading import setup_from, setup_to_json
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import nodes_of, walk

THREADS = 8
SOME = 300  # more than are kept in mind


def setup_with(life: int) -> Setup:
    """A set-up that no other test has, in a new object each time."""
    setup = make_setup(nemesis="gate-witch", mages=["gex", "garu"], gravehold=life)
    return msgspec.structs.replace(setup)


def test_loading_twice_compiles_once() -> None:
    game = Game.new(setup_with(20), 1)
    text = game.to_json()
    first, second = Game.from_json(text), Game.from_json(text)
    assert first.codex is second.codex is game.codex


def test_a_save_written_otherwise_is_the_same_set_up() -> None:
    game = Game.new(setup_with(20), 1)
    data = msgspec.json.decode(game.to_json())
    data["setup"] = dict(reversed(data["setup"].items()))
    loaded = Game.from_json(msgspec.json.encode(data))
    assert loaded == game
    assert loaded.codex is game.codex


def test_set_ups_that_differ_are_not_mixed_up() -> None:
    one, other = Game.new(setup_with(21), 1), Game.new(setup_with(22), 1)
    assert one.codex is not other.codex
    assert (one.state.gravehold, other.state.gravehold) == (21, 22)


def test_a_row_of_the_database_is_compiled_once() -> None:
    row = packed(setup_with(23))
    assert codex_for(unpacked(row, LIBRARY)) is codex_for(unpacked(bytes(bytearray(row)), LIBRARY))


def test_threads_share_what_one_of_them_compiles() -> None:
    text = setup_to_json(setup_with(24))
    ready = Barrier(THREADS)

    def load(_: int) -> Codex:
        setup = setup_from(text)
        ready.wait()
        return codex_for(setup)

    with ThreadPoolExecutor(THREADS) as pool:
        first, *others = pool.map(load, range(THREADS))
    assert all(other is first for other in others)


def test_set_ups_nobody_plays_are_let_go() -> None:
    """What somebody plays stays, and of the others the latest."""
    played = Game.new(setup_with(25), 1)
    others = [ref(codex_for(setup_with(life))) for life in range(100, 100 + SOME)]
    gc.collect()
    kept = [codex is not None for codex in (other() for other in others)]
    assert kept == sorted(kept)
    assert 0 < sum(kept) < SOME
    assert codex_for(setup_with(25)) is played.codex


@pytest.mark.parametrize("kind", ["mages", "nemeses"])
def test_a_definition_is_looked_through_once(kind: str) -> None:
    """Also where it was read anew: equal ones are the same."""
    definitions: dict[str, Definition] = getattr(LIBRARY, kind)
    for definition in definitions.values():
        again = msgspec.structs.replace(definition)
        assert again is not definition
        assert nodes_of(again) is nodes_of(definition)
        assert nodes_of(definition) == tuple(walk(definition))
