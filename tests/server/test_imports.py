"""Texts from elsewhere: whatever they bring along is read in time, or refused."""

from __future__ import annotations

import asyncio
import os
import pickle
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any, NoReturn

import pytest

from gravehold import Game, make_setup
from gravehold.content.library import LIBRARY
from gravehold.kernel.nodes import GraveholdLife, Repeat, Times, Unleash
from gravehold.notation import chronicle
from gravehold.server.errors import Refused
from gravehold.server.games import reading_process
from gravehold.server.games.imported import read_text
from gravehold.server.rooms.readers import MOST_WAITING, Reader, Readers
from tests.kit.texts import foe, mage, text_with
from tests.server.harness import PATIENCE, OwnServer, Server

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


# What each of these does stands for texts that do it.


def greedy(pipe: Any) -> None:
    """Takes all memory there is, and keeps it."""
    held = []

    def read_text(*_: object) -> NoReturn:
        while True:
            held.append(bytes(10_000_000))

    pytest.MonkeyPatch().setattr(reading_process, "read_text", read_text)
    reading_process.serve(pipe)


def hoarding(pipe: Any) -> None:
    """Keeps more than the half of it, and reads well."""
    held = []

    def hoard(*wanted: Any) -> Any:
        held.append(b"x" * (reading_process.MEMORY * 2 // 3))
        return read_text(*wanted)

    pytest.MonkeyPatch().setattr(reading_process, "read_text", hoard)
    reading_process.serve(pipe)


def endless(pipe: Any) -> None:
    def read_text(*_: object) -> NoReturn:
        print("begun", flush=True)
        while True:
            pass

    pytest.MonkeyPatch().setattr(reading_process, "read_text", read_text)
    reading_process.serve(pipe)


def test_a_process_full_of_a_text_reads_no_other(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gravehold.server.rooms.readers.serve", greedy)
    with pytest.raises(Refused) as refused:
        read(readers, GOOD)
    assert refused.value.code == "too-heavy"
    monkeypatch.undo()
    assert read(readers, GOOD)


def test_a_process_that_fills_up_is_followed_by_another(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gravehold.server.rooms.readers.serve", hoarding)
    assert read(readers, GOOD)
    assert read(readers, GOOD)
    assert readers._all == set()


def test_one_that_is_started_while_the_server_stops_is_ended(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []

    class Late(Reader):
        def __init__(self) -> None:
            super().__init__()
            readers.stop()
            started.append(self)

    monkeypatch.setattr("gravehold.server.rooms.readers.serve", endless)
    monkeypatch.setattr("gravehold.server.rooms.readers.Reader", Late)
    assert readers._read(GOOD, LIBRARY, LIBRARY) == reading_process.TOO_HEAVY
    assert [reader._process.exitcode for reader in started] == [-signal.SIGKILL]
    assert readers._all == set()


def test_a_text_that_cannot_be_sent_leaves_no_process(readers: Readers) -> None:
    unsendable: Any = lambda: None  # noqa: E731  (it has no name by which it could be sent)
    with pytest.raises((AttributeError, pickle.PicklingError)):
        readers._read(unsendable, LIBRARY, LIBRARY)
    assert readers._all == set()


def test_two_do_not_quarrel_over_the_last_that_waits(readers: Readers) -> None:
    class Taken(list[Reader]):
        """Where another thread has taken the last one after somebody looked."""

        def __bool__(self) -> bool:
            return True

    readers._idle = Taken()
    read(readers, GOOD)


def test_a_server_that_is_killed_leaves_no_process_at_work() -> None:
    """They hold its output, which ends with the last of them."""
    code = "from tests.server.test_imports import read_endlessly; read_endlessly()"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"begun\n"
        server.kill()
        assert server.communicate(timeout=PATIENCE)[0] == b""


def read_endlessly() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gravehold.server.rooms.readers.serve", endless)
        Reader().read(GOOD, (LIBRARY, LIBRARY), 10_000)


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


def stay_below() -> None:
    """A system may allow less than we ask for: that is neither raised nor a failure."""
    resource.setrlimit(resource.RLIMIT_CPU, (900, 1000))
    reading_process._limit_time(10_000)
    os._exit(7 if resource.getrlimit(resource.RLIMIT_CPU) == (1000, 1000) else 1)


@pytest.mark.parametrize(("what", "ends"), [(spin, -signal.SIGXCPU), (swell, 7), (stay_below, 7)])
def test_a_process_has_limits(what: Any, ends: int) -> None:
    """However large the server itself has become."""
    large = bytearray(b"x" * 2 * reading_process.MEMORY)
    process = get_context("spawn").Process(target=what)
    process.start()
    process.join()
    assert process.exitcode == ends
    del large
