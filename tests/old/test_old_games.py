"""Games of every version there was open, show the same table and go on (tools/old_games.py)."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gravehold.notation.chronicle import replay
from gravehold.notation.saved import load_game
from tests.server.harness import Message, Server
from tools.old_games import OLD, beside, unmet
from tools.old_tables import DATABASE, info, seen

FILES = sorted([*OLD.glob("*/chronicles/*.chronicle"), *OLD.glob("*/saves/*.json")])
DATABASES = sorted(OLD.glob(f"*/server/{DATABASE}"))


def name(path: Path) -> str:
    return path.relative_to(OLD).as_posix()


def test_there_are_games_of_the_first_version() -> None:
    ours = [path for path in FILES if path.is_relative_to(OLD / "0.1.0")]
    assert len(ours) > 60
    assert OLD / "0.1.0" / "server" / DATABASE in DATABASES


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_kept_file_opens_and_goes_on(path: Path) -> None:
    wanted = json.loads(beside(path).read_text("utf-8"))
    assert not unmet(load_game(path), wanted)


@pytest.fixture(params=DATABASES, ids=name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, list[Message]]]:
    """A server of today on a copy of an old database, and what its games must be."""
    path: Path = request.param
    shutil.copy(path, tmp_path / DATABASE)
    server = Server(tmp_path)
    yield server, json.loads(beside(path).read_text("utf-8"))
    server.stop()


def test_every_game_of_a_database_opens_and_goes_on(kept: tuple[Server, list[Message]]) -> None:
    server, tables = kept
    assert len(tables) >= 12
    for wanted in tables:
        links = wanted["links"]
        assert not lost(wanted["info"], info(server, links), "info")
        assert not lost(wanted["seen"], seen(server, links["owner"]), "seen")
        for token in (*links["seats"], links["spectator"]):
            assert server.get(f"/api/games/{token}")["game"] == links["game"]
        path = f"/api/games/{links['owner']}/chronicle"
        assert not unmet(replay(server.get(path)["chronicle"]), wanted["game"])
        goes_on(server, wanted)


def lost(wanted: Any, found: Any, path: str) -> list[str]:
    """What was told once and is not told again; a later version may tell more."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        parts = [(part, found.get(name), f"{path}.{name}") for name, part in wanted.items()]
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        parts = [(*both, f"{path}.{i}") for i, both in enumerate(zip(wanted, found, strict=True))]
    else:
        return [] if wanted == found else [f"{path}: was {wanted}, is {found}"]
    return [line for part in parts for line in lost(*part)]


def goes_on(server: Server, wanted: Message) -> None:
    """Whoever is asked answers as in the version that made the game."""
    seq, keys = wanted["seen"]["seq"], wanted["game"]["next"]
    for token in (wanted["links"]["owner"], *wanted["links"]["seats"]):
        with server.sit(token) as person:
            person.until("update")
            if person.mine and person.seq == seq:
                assert person.answer(keys[0])["type"] == "update"
                assert person.seq > seq
                return
    assert not keys, f"nobody may answer in {wanted['links']['name']!r}"
