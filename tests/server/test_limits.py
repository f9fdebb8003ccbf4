"""What one address may ask for: so many requests, so many sockets, and no more."""

from __future__ import annotations

import time
from contextlib import ExitStack

import httpx
import pytest

from gravehold.server.access import limits
from gravehold.server.access.limits import Limits
from gravehold.server.edge.requests import address_of
from gravehold.server.errors import Refused
from gravehold.server.settings import Settings
from tests.server.harness import OwnServer, Server


def _refused(server: Server, path: str, **headers: str) -> httpx.Response:
    """Ask until it is too much."""
    for _ in range(20):
        answer = server.http.get(path, headers=headers)
        if answer.status_code != 200:
            return answer
    raise AssertionError("nobody minds")


def test_who_asks_too_often_is_told_when_to_come_back(own_server: OwnServer) -> None:
    server = own_server(requests=1, requests_burst=5)
    told = set()
    for lang in ("en", "pl", "de"):
        answer = _refused(server, f"/api/health?lang={lang}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["retry-after"] == "1"
        assert answer.headers["x-content-type-options"] == "nosniff"
        told.add(answer.json()["message"])
    assert len(told) == 3
    time.sleep(1.1)
    assert server.http.get("/api/health").status_code == 200
    assert '"level":"error"' not in server.log.read_text()


def test_opening_sockets_counts_too(own_server: OwnServer) -> None:
    server = own_server(requests=0.001, requests_burst=4)
    token = server.new()["owner"]
    with ExitStack() as open_:
        people = [open_.enter_context(server.sit(token, lang="pl")) for _ in range(4)]
        assert [p.welcome["type"] for p in people] == ["welcome"] * 3 + ["closed"]
        assert people[-1].welcome["code"] == "too-many"
        assert "Za dużo" in people[-1].welcome["message"]
        assert people[-1].closed() == 4429


@pytest.mark.parametrize(("proxy", "status"), [("", 429), ("127.0.0.1", 200)])
def test_a_forwarded_address_counts_if_the_proxy_is_ours(
    own_server: OwnServer, proxy: str, status: int
) -> None:
    server = own_server(requests=0.001, requests_burst=5, proxy=proxy)
    forwarded = {"X-Forwarded-For": "203.0.113.7"}
    assert _refused(server, "/api/health", **forwarded).status_code == 429
    other = server.http.get("/api/health", headers={"X-Forwarded-For": "203.0.113.8"})
    assert other.status_code == status


def test_sockets_of_one_address_are_limited(own_server: OwnServer) -> None:
    server = own_server(sockets_per_address=2)
    links = server.new()
    with server.sit(links["owner"]) as first, server.sit(links["seats"][0]):
        with server.sit(links["seats"][1], lang="de") as third:
            assert (third.welcome["type"], third.welcome["code"]) == ("closed", "too-many-sockets")
            assert "Tische" in third.welcome["message"]
            assert third.closed() == 4429
        first.leave()
        end = time.monotonic() + 10
        while True:  # until the server has seen it go
            with server.sit(links["seats"][1]) as again:
                if again.welcome["type"] == "welcome":
                    break
            assert time.monotonic() < end


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """One request for each address, and memory for three of them."""
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    return Limits(Settings(requests=0.001, requests_burst=1))


def test_addresses_are_forgotten_again(few: Limits) -> None:
    for address in ("a", "b", "c", "d"):
        few.request(address)
    assert list(few.requests.by_address) == ["b", "c", "d"]
    with pytest.raises(Refused, match="too-many"):
        few.request("b")
    few.request("e")
    assert list(few.requests.by_address) == ["d", "b", "e"]
    with few.socket("a"):
        assert few.sockets == {"a": 1}
    few.new_room("a")
    few.no_room("a")
    assert not few.sockets
    assert not few.rooms


class _Caller:
    """As much of a connection as is looked at."""

    def __init__(self, host: str) -> None:
        self.client = self
        self.host = host


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::7%eth0", "2001:db8:1:2::"),
        ("", ""),
        ("nobody", "nobody"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert address_of(_Caller(host)) == counted  # type: ignore[arg-type]
