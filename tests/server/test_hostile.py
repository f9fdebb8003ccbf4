"""People and programs that send what they should not: the game stays as it was."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Message, OwnServer, Person, Server, same

LEGAL_SHAPES = ("answer", "undo", "consent", "lang", "ping", "update", "nonsense", 7, None)


def _junk(chance: random.Random, seq: int, keys: list[str]) -> str | bytes:
    """Anything: bytes, broken JSON, wrong types, replays, answers out of order."""
    pick = chance.randrange(8)
    if pick == 0:
        return chance.randbytes(chance.randrange(200))
    if pick == 1:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(80)))
    if pick == 2:
        return "[" * chance.randrange(1, 5000)
    value: Any = chance.choice(
        [seq - 1, seq + 1, seq + 1000, -1, 10**30, "0", None, 1.5, [], {}, True]
    )
    key = chance.choice(
        [*keys, "done", "", "gain the-moon", 5, None, "x" * 3000, "p9", "play \x00"]
    )
    fields = {"type": chance.choice(LEGAL_SHAPES), "seq": value, "key": key}
    if pick == 3:
        fields["extra"] = "field"
    if pick == 4:
        fields = {"type": "consent", "seq": value, "agree": chance.choice([1, "yes", None])}
    if pick == 5:
        fields = {"type": "lang", "lang": chance.choice(["xx", "", 5, None, "../en"])}
    return json.dumps(fields)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets anybody send as much as they like."""
    server = Server(tmp_path_factory.mktemp("home"), rate=100_000, burst=100_000, queue=20)
    yield server
    server.stop()


def test_fuzz_leaves_the_game_as_it_was(patient: Server) -> None:
    server = patient
    links = server.new()
    chance = random.Random(5)
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(5)
        before = person.now
        for token in (links["owner"], links["seats"][0], links["spectator"]):
            with server.sit(token) as fool:
                fool.until("update")
                for _ in range(300):
                    fool.socket.send(_junk(chance, fool.seq, fool.keys))
                fool.send(type="ping", id=77)
                while fool.until("pong")["id"] != 77:
                    pass
        person.send(type="lang", lang="en")
        after = person.until("resync")
        assert same(before, after)
        assert after["decision"] == before["decision"]
        person.play(2)
    assert '"level":"error"' not in server.log.read_text()


def test_who_hangs_up_in_mid_sentence_is_no_error(patient: Server) -> None:
    links = patient.new()
    for _ in range(10):
        with ExitStack() as open_:
            tabs = [
                open_.enter_context(patient.sit(links["owner"], close_timeout=0.1))
                for _ in range(6)
            ]
            for tab in tabs:
                tab.until("update")
            for tab in tabs:
                tab.send(type="answer", seq=tabs[-1].seq, key=tabs[-1].keys[0])
                tab.socket.socket.shutdown(socket.SHUT_RDWR)
    patient.get("/api/health")
    assert '"level":"error"' not in patient.log.read_text()


def test_errors_name_no_code_of_ours(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        for text in ("{", '{"type":"answer"}', '{"type":"answer","seq":"a","key":1}'):
            person.socket.send(text)
            error = person.until("error")
            assert error["code"] == "bad-message"
            assert "Traceback" not in error["message"]
            assert ".py" not in error["message"]


def test_a_huge_message_ends_the_connection_only(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person, server.sit(links["owner"]) as fool:
        before = person.until("update")
        fool.socket.send("x" * 1_000_000)
        assert fool.closed() == 1009
        person.send(type="lang", lang="en")
        assert same(person.until("resync"), before)
    body = json.dumps({"chronicle": "x" * 2_000_000})
    answer = server.http.post(
        "/api/import", content=body, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_who_sends_too_much_is_slowed_down_then_sent_away(own_server: OwnServer) -> None:
    server = own_server(rate=5, burst=10)
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        with contextlib.suppress(ConnectionClosed):  # we may be sent away before the last
            for number in range(60):
                person.send(type="ping", id=number)
        assert person.until("error")["code"] == "too-many"
        assert person.closed() == 4429


def test_a_reader_that_does_not_read_is_dropped_and_nobody_waits(patient: Server) -> None:
    server = patient
    links = server.new(undo="free")
    stalled = _stalled(server, links["spectator"])
    with server.sit(links["owner"]) as person:
        person.until("update")
        slowest = 0.0
        end = time.monotonic() + 15
        while time.monotonic() < end and '"why":"slow"' not in server.log.read_text():
            start = time.monotonic()
            _there_and_back(person)
            slowest = max(slowest, time.monotonic() - start)
        assert '"why":"slow"' in server.log.read_text()
        assert slowest < 5
    stalled.close()


def _stalled(server: Server, token: str) -> socket.socket:
    """A socket that is opened, and then never read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect(("127.0.0.1", server.port))
    found.sendall(
        f"GET /api/games/{token}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in found.recv(64)
    return found


def test_a_long_chronicle_keeps_nobody_waiting(own_server: OwnServer) -> None:
    server = own_server(rate=1000, burst=1000)
    links = server.new()
    text = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"] + "\n" * 480_000
    answers: list[int] = []

    def send() -> None:
        answers.append(server.http.post("/api/import", json={"chronicle": text}).status_code)

    sender = threading.Thread(target=send)
    with server.sit(links["owner"]) as person:
        person.until("update")
        sender.start()
        pongs = 0
        while not answers:
            person.send(type="ping", id=pongs)
            person.until("pong")
            pongs += 1
            time.sleep(0.02)
        sender.join()
    assert answers == [201]
    assert pongs > 3  # whoever has to wait for the import hears of nothing meanwhile


def test_who_never_finishes_a_request_is_cut_off(own_server: OwnServer) -> None:
    """Silence, half a header, half a body; a socket may be silent for as long as it likes."""
    server = own_server(request_seconds=0.5)
    half = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = b"Content-Length: 100\r\n\r\n{"
    second = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /"
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        for sent in (b"", half, half + body, second):
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as idle:
                idle.sendall(sent)
                with contextlib.suppress(ConnectionResetError):
                    while idle.recv(4096):
                        pass
        assert person.answer()["type"] == "update"
    assert '"level":"error"' not in server.log.read_text()


def _there_and_back(person: Person) -> None:
    person.answer()
    person.send(type="undo", seq=person.seq)
    person.until("update")


def test_pages_of_others_may_not_open_sockets_or_post(server: Server) -> None:
    links = server.new()
    for origin in ("http://evil.example", "http://["):
        with server.sit(links["owner"], origin=origin) as person:
            assert (person.welcome["type"], person.welcome["code"]) == ("closed", "origin")
    with server.sit(links["owner"], origin=server.url) as person:
        assert person.welcome["type"] == "welcome"
    for origin, status in (("http://evil.example", 403), ("http://[", 403), (server.url, 204)):
        path = f"/api/games/{links['owner']}"
        assert server.http.delete(path, headers={"Origin": origin}).status_code == status


def test_rooms_and_sockets_are_limited(own_server: OwnServer) -> None:
    server = own_server(rooms_per_address=2, sockets_per_game=2)
    links = server.new()
    server.new()
    game = {"nemesis": "gate-witch", "mages": ["garu"]}
    answer = server.http.post("/api/games", json=game)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-games")
    token = links["owner"]
    with server.sit(token), server.sit(token), server.sit(token) as third:
        assert third.welcome["code"] == "table-full"
        with server.sit(links["spectator"]) as watcher:  # has chairs of its own
            assert watcher.welcome["type"] == "welcome"
    server.http.delete(f"/api/games/{links['owner']}")
    server.new()
    assert all(line.startswith("{") for line in server.log.read_text().splitlines())


@pytest.mark.parametrize(
    "fields",
    [
        {"nemesis": "x" * 900_000},
        {"mages": ["x" * 900_000]},
        {"supply": ["x" * 3000]},
        {"seats": ["bot:" + "x" * 900_000]},
        {"level": "x" * 3000, "variants": ["y" * 3000]},
    ],
)
def test_names_of_any_length_are_refused(server: Server, fields: Message) -> None:
    game = {"nemesis": "gate-witch", "mages": ["garu"], **fields}
    answer = server.http.post("/api/games", json=game)
    assert answer.status_code == 400, answer.text
    assert len(answer.content) < 10_000
    assert "xxx" in answer.json()["message"]


def test_strange_http_is_refused_politely(server: Server) -> None:
    token = server.new()["owner"]
    tries: list[Message] = [
        {"method": "GET", "url": "/api/games/" + "x" * 300},
        {"method": "GET", "url": f"/api/games/{token}/at/-1"},
        {"method": "GET", "url": f"/api/games/{token}/at/{10**30}"},
        {"method": "GET", "url": f"/api/games/{token}/log?after=x"},
        {"method": "GET", "url": "/api/catalogue?lang=xx"},
        {"method": "POST", "url": "/api/games", "content": b"\xff\xfe"},
        {"method": "POST", "url": "/api/games", "content": b"[" * 10_000},
        {"method": "POST", "url": f"/api/games/{token}/fork", "json": {"seq": 10**40}},
        {"method": "PATCH", "url": f"/api/games/{token}", "json": {"seat": "p9", "holder": "p1"}},
        {"method": "PATCH", "url": f"/api/games/{token}", "json": {"seat": "p1"}},
        {"method": "PUT", "url": f"/api/games/{token}"},
    ]
    for request in tries:
        answer = server.http.request(**request)
        assert 400 <= answer.status_code < 500, (request, answer.text)
        assert set(answer.json()) == {"code", "message"}
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.sit(f"{token}/nowhere").closed()
