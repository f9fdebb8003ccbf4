"""Games of every version there was open, show the same table and go on (tools/old_games.py)."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from gravehold import Campaign, Expedition
from gravehold.content.library import LIBRARY
from gravehold.notation.chronicle import replay
from gravehold.notation.expeditionfile import read
from gravehold.notation.saved import load_game
from gravehold.notation.textfile import read_text
from tests.server.harness import Message, Server
from tools import old_journeys
from tools.old_games import OLD, beside, unmet
from tools.old_tables import DATABASE, info, seen

FILES = sorted([*OLD.glob("*/chronicles/*.chronicle"), *OLD.glob("*/saves/*.json")])
EXPEDITIONS = sorted(OLD.glob("*/expeditions/*.expedition"))
CAMPAIGNS = sorted(OLD.glob("*/campaigns/*.campaign"))
DATABASES = sorted(OLD.glob(f"*/server/{DATABASE}"))


def name(path: Path) -> str:
    return path.relative_to(OLD).as_posix()


def tables() -> Iterator[ParameterSet]:
    """Every game of every database, with what it must be."""
    for path in DATABASES:
        for i, wanted in enumerate(json.loads(beside(path).read_text("utf-8")), 1):
            yield pytest.param(path, wanted, id=f"{name(path)}-{i}")


def test_there_are_games_of_the_first_version() -> None:
    ours = [path for path in FILES if path.is_relative_to(OLD / "0.1.0")]
    assert len(ours) > 60
    assert len(list(tables())) >= 12


def test_there_are_expeditions_left_at_every_kind_of_place() -> None:
    kept = [read(read_text(path), str(path), LIBRARY) for path in EXPEDITIONS]
    assert {"outcasts", "default", "short"} <= {text.plan.kind for text in kept}
    assert {"big-pocket", "one-dial"} <= {option for text in kept for option in text.plan.options}
    assert any(text.plan.rerolled for text in kept)
    wanted = [json.loads(beside(path).read_text("utf-8"))["now"] for path in EXPEDITIONS]
    assert any("won: false" in now["results"] and now["battle"] == "2" for now in wanted)
    assert any(now["outcome"] == "won" for now in wanted)


@pytest.mark.parametrize("path", [pytest.param(path, id=name(path)) for path in FILES])
def test_a_kept_file_opens_and_goes_on(path: Path) -> None:
    wanted = json.loads(beside(path).read_text("utf-8"))
    assert not unmet(load_game(path), wanted)


@pytest.mark.parametrize("path", [pytest.param(path, id=name(path)) for path in EXPEDITIONS])
def test_a_kept_expedition_opens_and_goes_on(path: Path) -> None:
    wanted = json.loads(beside(path).read_text("utf-8"))
    assert not old_journeys.unmet(Expedition.from_text(read_text(path)), wanted)


@pytest.mark.parametrize("path", [pytest.param(path, id=name(path)) for path in CAMPAIGNS])
def test_a_kept_campaign_opens_and_goes_on(path: Path) -> None:
    wanted = json.loads(beside(path).read_text("utf-8"))
    assert not old_journeys.unmet(Campaign.from_text(read_text(path)), wanted)


def test_a_campaign_can_be_kept_with_what_it_must_be() -> None:
    """None of a released version is there yet: what the next one will leave behind."""
    name, campaign = next(old_journeys.campaigns())
    wanted = old_journeys.expectation(campaign, 1)
    assert name.startswith("01")
    assert not old_journeys.unmet(Campaign.from_text(campaign.to_text()), wanted)
    other = Campaign.new(mages=3, seed=21)
    assert old_journeys.unmet(other, wanted)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], Server]]:
    """Servers of today, each on a copy of an old database."""
    made: dict[Path, Server] = {}

    def on(path: Path) -> Server:
        if path not in made:
            home = tmp_path_factory.mktemp("home")
            shutil.copy(path, home / DATABASE)
            made[path] = Server(home)
        return made[path]

    yield on
    for server in made.values():
        server.stop()


@pytest.mark.parametrize(("path", "wanted"), list(tables()))
def test_a_game_of_a_database_opens_and_goes_on(
    path: Path, wanted: Message, servers: Callable[[Path], Server]
) -> None:
    server, links = servers(path), wanted["links"]
    assert not lost(wanted["info"], info(server, links), "info")
    assert not lost(wanted["seen"], as_once_sent(seen(server, links["owner"])), "seen")
    for token in (*links["seats"], links["spectator"]):
        assert server.get(f"/api/games/{token}")["game"] == links["game"]
    chronicle = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
    assert not unmet(replay(chronicle), wanted["game"])
    goes_on(server, wanted)


def as_once_sent(found: Message) -> Message:
    """Decks beside the nemesis deck stood with the nemesis; now all zones have a list."""
    table = found["table"]
    side = [
        {**zone, "discard": zone["discard"]["cards"]}
        for zone in table["sides"]
        if zone["discard"] is not None
    ]
    return {**found, "table": {**table, "nemesis": {**table["nemesis"], "side": side}}}


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
