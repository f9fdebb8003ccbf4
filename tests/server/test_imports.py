"""Texts from elsewhere: whatever they bring along is read in time, or refused."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

import pytest

from gravehold import Game, make_setup
from gravehold.content.library import LIBRARY
from gravehold.kernel.nodes import GraveholdLife, Repeat, Times, Unleash
from gravehold.notation import chronicle
from gravehold.server.errors import Refused
from gravehold.server.games import reading_process
from gravehold.server.rooms.readers import MOST_WAITING, Reader, Readers
from tests.kit.texts import foe, mage, text_with
from tests.server.harness import OwnServer, Server

GOOD = chronicle.write(Game.new(make_setup(nemesis="umbra-titan", mages=("garu",)), 3))
GEMS = [{"kind": "gem", "id": f"g{n}"} for n in range(9000)]
LONG = 9000
AS_OFTEN = Times(30, GraveholdLife())
BOMBS = {
    "unleashed a billion times": text_with(
        foe(setup=Unleash(Times(999, Times(999, Times(999, 1))))), nemesis="foe"
    ),
    "repeated as the game says": text_with(
        foe(setup=Repeat(AS_OFTEN, Repeat(AS_OFTEN, Unleash(0)))), nemesis="foe"
    ),
    "a deck": text_with(mage(deck=["crystal"] * LONG), mages="me"),
    "a huge deck": text_with(mage(deck=["crystal"] * 700_000), mages="me"),
    "a zone": text_with(
        foe(zones=[{"name": "z", "cards": [{"kind": "gem", "id": "g"}] * LONG}]), nemesis="foe"
    ),
    "gems": text_with({"supply": GEMS}, supply=", ".join(gem["id"] for gem in GEMS)),
    "tokens": text_with(foe(tokens=[{"name": f"t{n}"} for n in range(LONG)]), nemesis="foe"),
    "copies": text_with(
        {"supply": [{**gem, "copies": 999} for gem in GEMS[:300]]},
        supply=", ".join(gem["id"] for gem in GEMS[:300]),
    ),
    "treasures": text_with({}, treasures=", ".join(f"p1 t{n}" for n in range(40_000))),
    "no line of tiers": text_with({"rule_sets": [{"id": "war-eternal", "basics": []}]}),
    "a card of nobody here": text_with(mage(starters=[]), mages="me"),
}


@pytest.mark.parametrize("what", BOMBS)
def test_bombs_are_refused_in_three_languages(server: Server, what: str) -> None:
    told = set()
    for lang in ("en", "pl", "de"):
        answer = server.http.post(f"/api/import?lang={lang}", json={"chronicle": BOMBS[what]})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-chronicle"
        told.add(answer.json()["message"])
    assert len(told) == 3
    assert '"level":"error"' not in server.log.read_text()


def test_a_single_pile_under_bridges_is_a_game(server: Server) -> None:
    setup = {"nemesis": "deathmind", "mages": "garu", "supply": "frozen-magmite"}
    text = "format: 1\n" + "".join(f"{name}: {value}\n" for name, value in setup.items())
    answer = server.http.post("/api/import", json={"chronicle": f"{text}seed: 1\n\n"})
    assert answer.status_code == 201


def test_who_imports_too_often_waits(own_server: OwnServer) -> None:
    server = own_server(dear=0.001, dear_burst=2)
    told = set()
    for lang, status in (("en", 201), ("en", 201), ("en", 429), ("pl", 429), ("de", 429)):
        answer = server.http.post(f"/api/import?lang={lang}", json={"chronicle": GOOD})
        assert answer.status_code == status
        if status == 429:
            assert answer.json()["code"] == "too-many"
            assert int(answer.headers["retry-after"]) > 0
            told.add(answer.json()["message"])
    assert len(told) == 3
    assert server.http.get("/api/health").status_code == 200


# The processes


@pytest.fixture
def readers() -> Iterator[Readers]:
    found = Readers(seconds=60)
    yield found
    found.stop()


def read(readers: Readers, text: str) -> Any:
    return asyncio.run(readers.read(text, LIBRARY, LIBRARY))


def test_a_process_that_died_is_followed_by_another(readers: Readers) -> None:
    made, keys = read(readers, GOOD)
    assert (made.settings.nemesis, list(keys)) == ("umbra-titan", [])
    [first] = readers._idle
    pid = first._process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    first._process.join()
    assert read(readers, GOOD)[0] == made
    [second] = readers._idle
    assert second is not first


def test_one_that_dies_over_a_text_has_refused_it(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the system ends one that takes too long."""
    monkeypatch.setattr("gravehold.server.rooms.readers.serve", _die)
    with pytest.raises(Refused) as refused:
        read(readers, GOOD)
    assert (refused.value.code, refused.value.status) == ("too-heavy", 422)
    monkeypatch.undo()
    assert read(readers, GOOD)


def _die(pipe: Any) -> None:
    pipe.recv()
    os._exit(1)


def test_there_is_a_limit_to_who_waits(readers: Readers) -> None:
    async def all_at_once() -> list[object]:
        texts = [readers.read("nothing", LIBRARY, LIBRARY) for _ in range(MOST_WAITING + 3)]
        return list(await asyncio.gather(*texts, return_exceptions=True))

    codes = [found.code for found in asyncio.run(all_at_once()) if isinstance(found, Refused)]
    assert codes.count("busy") == 3
    assert codes.count("bad-chronicle") == MOST_WAITING


def test_packs_are_told_to_the_process() -> None:
    reader = Reader()
    try:
        alone = LIBRARY.of(box for box in LIBRARY.boxes if box.id == "war-eternal")
        text = GOOD.replace("umbra-titan", "deathmind")
        for libraries, known in (((alone, alone), False), ((LIBRARY, LIBRARY), True)):
            found = reader.read(text, libraries, 60)
            assert isinstance(found, reading_process.Wrong)
            assert ("unknown nemesis" in str(found.detail)) is not known
    finally:
        reader.end()


def spin() -> None:
    reading_process._limit_time(0.1)
    while True:
        pass


def swell() -> None:
    reading_process._limit_memory()
    held = []
    try:
        while True:
            held.append(bytes(10_000_000))
    except MemoryError:
        os._exit(7 if len(held) < 60 else 1)


@pytest.mark.parametrize(("what", "ends"), [(spin, -signal.SIGXCPU), (swell, 7)])
def test_a_process_has_limits(what: Any, ends: int) -> None:
    process = get_context("spawn").Process(target=what)
    process.start()
    process.join()
    assert process.exitcode == ends
