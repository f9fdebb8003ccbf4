"""Where the server listens, and how others in the network come to it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gravehold.cli.commands.serve import serve
from gravehold.kernel.errors import GraveholdError
from gravehold.server import serve as serving
from gravehold.server.edge import network
from gravehold.server.settings import Settings
from tests.server.harness import OwnServer, Server


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_without_a_port_of_their_own_people_get_the_next_free_one(taken: int) -> None:
    with network.listen(Settings(port=taken), search=True) as found:
        assert taken < found.getsockname()[1] <= taken + network.FURTHER


def test_a_port_that_was_asked_for_is_an_error_with_a_way_out(taken: int) -> None:
    with pytest.raises(GraveholdError) as refused:
        network.listen(Settings(port=taken), search=False)
    told = refused.value.told
    free = int(str(told["free"]))
    assert f"make play PLAY_ARGS='--port {free}'" in str(refused.value)
    socket.create_server(("127.0.0.1", free)).close()  # it is


def test_a_host_of_somebody_else_is_told_without_a_port() -> None:
    with pytest.raises(GraveholdError, match="--host is an address of this computer"):
        network.listen(Settings(host="203.0.113.7"), search=True)


@pytest.mark.parametrize(
    ("given", "environ", "moved"),
    [
        ({"open_": True}, {}, True),
        ({"open_": True, "port": 8000}, {}, False),
        ({"open_": True}, {"GRAVEHOLD_PORT": "8000"}, False),
        ({}, {}, False),
    ],
)
def test_only_who_wants_to_play_and_asks_for_no_port_is_moved(
    given: dict[str, Any], environ: dict[str, str], moved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that others rely on stays where it should be."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(serving, "run", lambda _, **how: calls.append(how))
    monkeypatch.delenv("GRAVEHOLD_PORT", raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    serve(**given)
    assert [how["any_port"] for how in calls] == [moved]


def test_the_next_free_port_is_said(tmp_path: Path, taken: int) -> None:
    """As `make play` starts it, but for the number of the usual port."""
    program = (
        "from gravehold.server.serve import run; from gravehold.server.settings import Settings; "
        f"run(Settings(port={taken}, host='0.0.0.0'), any_port=True)"
    )
    env = {**os.environ, "GRAVEHOLD_HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", program], env=env, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        process.terminate()
    port = int(lines[0].split("http://127.0.0.1:")[1].split("/")[0])
    assert port > taken
    assert lines[1] == f"Port {taken} is taken, so this is the next free one.\n"


def test_lan_is_every_address(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Settings] = []
    monkeypatch.setattr(serving, "run", lambda found, **_: calls.append(found))
    serve(lan=True)
    assert calls[0].host == "0.0.0.0"


def test_lan_and_host_exclude_each_other() -> None:
    with pytest.raises(GraveholdError, match="give one of them"):
        serve(lan=True, host="127.0.0.1")


# Who is told how others come here


def test_a_page_on_this_computer_hears_what_others_need(server: Server) -> None:
    here = network.lan_address()
    address = f"http://{here}:{server.port}" if here else ""
    assert server.get("/api/network") == {"open": False, "address": address}


def test_a_page_behind_a_proxy_hears_nothing(own_server: OwnServer) -> None:
    server = own_server(origins="https://play.example")
    away = server.http.get("/api/network", headers={"Host": "play.example"})
    assert away.json() == {"open": True, "address": ""}


@pytest.mark.parametrize(
    ("host", "caller", "listens", "told"),
    [
        ("127.0.0.1:8000", "127.0.0.1", "127.0.0.1", (False, "http://192.0.2.7:8000")),
        ("localhost:8000", "127.0.0.1", "0.0.0.0", (True, "http://192.0.2.7:8000")),
        ("[::1]:8000", "::1", "::", (True, "http://192.0.2.7:8000")),
        ("play.example", "127.0.0.1", "127.0.0.1", (True, "")),  # a proxy on this computer
        ("127.0.0.1:8000", "192.0.2.9", "0.0.0.0", (True, "")),
        ("192.0.2.7:8000", "192.0.2.9", "0.0.0.0", (True, "")),
    ],
)
def test_nobody_else_is_told(
    host: str, caller: str, listens: str, told: tuple[bool, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.0.2.7")
    found = network.told(host, caller, 8000, Settings(host=listens))
    assert (found.open, found.address) == told


@pytest.mark.parametrize("seen", ["127.0.0.1", "0.0.0.0", None])
def test_a_computer_in_no_network_has_no_address_there(
    seen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe(socket.socket):
        def connect(self, _: object) -> None:
            if seen is None:
                raise OSError(101, "Network is unreachable")

        def getsockname(self) -> tuple[str | None, int]:
            return seen, 9

    monkeypatch.setattr(socket, "socket", Probe)
    assert network.lan_address() == ""
