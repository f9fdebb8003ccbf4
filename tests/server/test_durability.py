"""What was acknowledged is never lost, whenever the server dies."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import NamedTuple

import pytest

from tests.server.harness import Message, OwnServer, Person, Server
from tests.server.powercut import cut_off


class Killed(NamedTuple):
    """A server that was killed in the middle of three games and started again."""

    server: Server
    played: tuple[str, Message]  # a seat's link, and what it saw last
    undone: tuple[str, Message, Message]  # a game with undos, and its log
    bots: str


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killed]:
    server = Server(tmp_path_factory.mktemp("home"), bot_pause=0.02)
    bots = server.new(seats=["bot:random", "bot:random"])["spectator"]
    seat = server.new(seats=["human", "bot:greedy"])["seats"][0]
    owner = server.new(undo="free")["owner"]
    with server.sit(seat) as person, server.sit(owner) as other:
        person.until("update")
        person.play(12)
        person.wait_for_turn()
        other.until("update")
        for _ in range(5):
            other.play(3)
            other.send(type="undo", seq=other.seq)
            other.until("update")
        log = server.get(f"/api/games/{owner}/log")
        server.kill()
        server.restart()
        yield Killed(server, (seat, person.now), (owner, other.now, log), bots)
    server.stop()


def test_a_game_goes_on_after_the_server_is_killed(killed: Killed) -> None:
    token, before = killed.played
    with killed.server.sit(token, after=before["seq"]) as person:
        after = person.until("update")
        assert after["seq"] == before["seq"]
        assert after["table"] == before["table"]
        assert after["decision"] == before["decision"]
        assert after["log"]["lines"] == []
        person.play(3)


def test_undos_survive_as_well(killed: Killed) -> None:
    token, before, log = killed.undone
    with killed.server.sit(token) as person:
        after = person.until("update")
    assert (after["table"], after["undo"]) == (before["table"], before["undo"])
    assert killed.server.get(f"/api/games/{token}/log") == log


def test_bots_go_on_by_themselves_after_a_restart(killed: Killed) -> None:
    with killed.server.sit(killed.bots) as watcher:
        seq = watcher.until("update")["seq"]
        assert seq > 0
        while watcher.now["decision"] is not None and watcher.seq < seq + 3:
            watcher.until("update")


def _answer(person: Person) -> None:
    person.answer(random.choice(person.keys))


def test_killed_in_full_flight_nothing_acknowledged_is_lost(
    own_server: OwnServer, database: str
) -> None:
    server = own_server(database, rate=10_000, burst=10_000)
    owners = [server.new(seed=str(n))["owner"] for n in range(4)]
    for _ in range(1 if database else 2):
        for owner, told in zip(owners, cut_off(server, owners, _answer), strict=True):
            with server.sit(owner) as person:
                now = person.until("update")
            assert now["seq"] >= told[-1]["seq"]  # stored, but the cut came before the news
            assert now["seq"] <= told[-1]["seq"] + 1
            then = server.get(f"/api/games/{owner}/at/{told[-1]['seq']}")
            assert then["table"] == told[-1]["table"]


def test_a_database_that_fails_for_a_while_stops_nobody(own_server: OwnServer) -> None:
    """What cannot be stored is not applied; bots and people go on once it works again."""
    server = own_server(bot_pause=0.02)
    links = server.new()
    bots = server.new(seats=["bot:random", "bot:random"])["spectator"]
    with server.sit(links["owner"]) as person, server.sit(bots) as watcher:
        before = person.until("update")
        _alter(server, "ALTER TABLE answers RENAME TO away")
        assert person.answer()["code"] == "storage"
        end = time.monotonic() + 20
        while '"event":"storage"' not in server.log.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
        _alter(server, "ALTER TABLE away RENAME TO answers")
        assert person.answer(seq=before["seq"])["seq"] == before["seq"] + 1
        watcher.send(type="lang", lang="en")
        watcher.until("resync")
        if watcher.now["decision"]:
            watcher.see(watcher.seq + 1)


def _alter(server: Server, statement: str) -> None:
    with closing(sqlite3.connect(server.home / "table.sqlite3", timeout=10)) as link, link:
        link.execute(statement)


def test_a_stopped_server_tells_its_readers_to_come_back(own_server: OwnServer) -> None:
    server = own_server()
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        server.stop()
        assert person.closed() in (1012, 1001)


def test_bots_stop_with_the_server(own_server: OwnServer) -> None:
    """None of them is woken by the last answers, to give whatever comes first."""
    server = own_server(bot_pause=0)
    bots = ["bot:random", "bot:random"]
    owners = [server.new(seats=bots, seed=str(seed))["owner"] for seed in range(25)]
    with ExitStack() as table:
        for owner in owners:
            table.enter_context(server.sit(owner)).until("update")
        server.stop()
    assert '"level":"error"' not in server.log.read_text()


def test_a_game_of_other_rules_opens_where_it_still_fits(own_server: OwnServer) -> None:
    server = own_server()
    links = server.new()
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(4)
        good = person.now
        person.play(3)
    server.stop()
    with closing(sqlite3.connect(server.home / "table.sqlite3")) as link, link:
        link.execute("UPDATE answers SET key = 'gain a-card-of-old' WHERE seq = 5")
    server.restart()
    with server.sit(links["seats"][0]) as other, server.sit(links["owner"]) as owner:
        stuck = owner.until("update")
        other.until("update")
        assert (stuck["seq"], stuck["table"]) == (7, good["table"])
        assert "a-card-of-old" in stuck["trouble"]
        assert not stuck["decision"]["mine"]
        assert owner.answer()["code"] == "outdated"
        owner.send(type="undo", seq=owner.seq)
        freed = owner.until("update")
        assert (freed["trouble"], freed["table"]) == ("", good["table"])
        owner.play(2)
