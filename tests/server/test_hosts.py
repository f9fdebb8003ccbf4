"""Names under which a server answers: whoever owns another one could point it here."""

from __future__ import annotations

import socket

import httpx
import pytest

from gravehold.server.access.origins import check_host
from gravehold.server.errors import Refused
from gravehold.server.settings import Settings
from tests.server.harness import OwnServer, Person, Server

EVIL = "evil.example"


def sit_as(server: Server, token: str, name: str) -> Person:
    """At a table, as a browser does that was sent here under a name."""
    named = Server.__new__(Server)
    named.url = f"http://{name}:{server.port}"
    line = socket.create_connection(("127.0.0.1", server.port))
    return Person(named, token, None, "en", sock=line, origin=named.url)


def test_a_page_that_had_its_name_pointed_here_gets_nothing(server: Server) -> None:
    links = server.new()
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}"}
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/health"),
        ("GET", f"/api/games/{links['owner']}"),
        ("POST", "/api/games"),
        ("DELETE", f"/api/games/{links['owner']}"),
    ):
        answer = server.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "host")
        assert f"GRAVEHOLD_ORIGINS=http://{EVIL}" in answer.json()["message"]
    with sit_as(server, links["owner"], EVIL) as person:
        assert (person.welcome["type"], person.welcome["code"]) == ("closed", "host")
        assert f"GRAVEHOLD_ORIGINS=http://{EVIL}" in person.welcome["message"]
        assert person.closed() == 4404
    assert server.get(f"/api/games/{links['owner']}")["seq"] == 0  # nothing was deleted


def test_a_person_reads_it_in_their_language(server: Server) -> None:
    headers = {"Host": EVIL, "Accept-Language": "pl-PL,pl;q=0.9"}
    assert "Ten serwer nie występuje" in server.http.get("/", headers=headers).json()["message"]
    told = server.http.get("/api/rules?lang=de", headers=headers).json()["message"]
    assert "antwortet dieser Server nicht" in told


def test_names_of_this_computer_are_right(server: Server) -> None:
    token = server.new()["owner"]
    for name in ("localhost", "LOCALHOST", "localhost.", "127.0.0.1", "127.9.9.9", "[::1]"):
        answer = server.http.get("/api/health", headers={"Host": f"{name}:{server.port}"})
        assert answer.status_code == 200, name
    with sit_as(server, token, "localhost") as person:
        assert person.welcome["type"] == "welcome"


def test_a_name_that_was_set_is_right_behind_a_proxy(own_server: OwnServer) -> None:
    """A proxy passes on the name that people use; pages of that name may post and open sockets."""
    server = own_server(
        origins="https://play.example, http://other.example:8080/", proxy="127.0.0.1"
    )
    token = server.new()["owner"]
    proxied = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    for name in ("play.example", "other.example", "other.example:8080"):
        assert server.http.get("/api/health", headers={"Host": name}).status_code == 200
    page = {"Host": "play.example", "Origin": "https://play.example", **proxied}
    path = f"/api/games/{token}"
    assert server.http.patch(path, json={"name": "Thursdays"}, headers=page).status_code == 200
    refused = server.http.get(path, headers={**proxied, "Host": "elsewhere.example"})
    assert "GRAVEHOLD_ORIGINS=https://elsewhere.example" in refused.json()["message"]
    line = socket.create_connection(("127.0.0.1", server.port))
    server.url = "http://play.example"
    with server.sit(token, sock=line, origin="https://play.example") as person:
        assert person.welcome["type"] == "welcome"


def test_in_a_network_the_address_that_was_reached_is_right(own_server: OwnServer) -> None:
    """As with --lan; 127.0.0.2 is an address of this computer as any other."""
    server = own_server(host="0.0.0.0")
    with httpx.Client(base_url=f"http://127.0.0.2:{server.port}") as other:
        assert other.get("/api/health").status_code == 200
        own = {"Host": f"{socket.gethostname()}:{server.port}"}
        assert other.get("/api/health", headers=own).status_code == 200
        for name in (EVIL, "192.0.2.7"):
            assert other.get("/api/health", headers={"Host": name}).status_code == 403


@pytest.mark.parametrize(
    ("host", "reached", "listens"),
    [
        (None, "127.0.0.1", "127.0.0.1"),  # a program that speaks HTTP/1.0
        ("192.0.2.7:8000", "192.0.2.7", "0.0.0.0"),
        ("192.0.2.7", "::ffff:192.0.2.7", "::"),
        ("[2001:db8::7]:8000", "2001:db8:0::7", "::"),
        ("192.0.2.7:80", "172.17.0.2", "192.0.2.7"),
        ("table.example", "192.0.2.7", "Table.example"),
        (f"{socket.gethostname().partition('.')[0]}.local:8000", "192.0.2.7", "0.0.0.0"),
    ],
)
def test_what_is_ours(host: str | None, reached: str, listens: str) -> None:
    check_host(host, "http", reached, Settings(host=listens))


@pytest.mark.parametrize(
    ("host", "reached", "listens"),
    [
        (EVIL, "127.0.0.1", "127.0.0.1"),
        (EVIL, "192.0.2.7", "0.0.0.0"),
        ("192.0.2.7", "127.0.0.1", "127.0.0.1"),
        ("192.0.2.8", "192.0.2.7", "0.0.0.0"),
        ("localhost.evil.example", "127.0.0.1", "127.0.0.1"),
        ("127.0.0.1.evil.example", "127.0.0.1", "127.0.0.1"),
        ("[", "127.0.0.1", "127.0.0.1"),
        ("x" * 5000, "127.0.0.1", "127.0.0.1"),
    ],
)
def test_what_is_not(host: str, reached: str, listens: str) -> None:
    with pytest.raises(Refused) as refused:
        check_host(host, "ws", reached, Settings(host=listens))
    assert str(refused.value.detail).startswith(f"http://{host[:20]}")
    assert len(str(refused.value.detail)) < 200
