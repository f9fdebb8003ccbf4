"""Why not: asked about a thing on the table, told to nobody else."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, Server


def _asks(person: Person, place: str) -> str:
    person.send(type="why", place=place)
    found = person.until("because")
    assert found["place"] == place
    return str(found["text"])


def _mine(person: Person) -> tuple[str, str]:
    """The seat whose turn it is, and the other one."""
    active = person.now["table"]["active"] or person.now["decision"]["seats"][0]
    return active, "p1" if active == "p2" else "p2"


def test_the_one_whose_turn_it_is_and_the_others(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as host:
        host.until("update")
        active, other = _mine(host)
        assert "aether short." in _asks(host, f"charges:{active}")
        told = _asks(host, f"charges:{other}")
        assert told.startswith("Charges are bought only in your own main phase; it is the turn of")
    seats = {f"p{n + 1}": link for n, link in enumerate(links["seats"])}
    with server.sit(seats[other], lang="pl") as waiting:
        waiting.until("update")
        assert _asks(waiting, f"charges:{other}").startswith("Ładunki kupuje się tylko")
        assert _asks(waiting, f"breach:{active}.1").startswith("Najpierw musi odpowiedzieć")
    with server.sit(seats[active], lang="de") as acting:
        acting.until("update")
        assert _asks(acting, f"breach:{other}.1").startswith("Das gehört")
        assert _asks(acting, "nemesis") == "Keine Karte fragt gerade danach."


def test_everything_on_the_table_can_be_asked_about(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as host:
        host.until("update")
        table = host.now["table"]
        places = [f"pile:{pile['id']}" for pile in table["supply"]]
        for player in table["players"]:
            places += [f"{sort}:{player['seat']}" for sort in ("charges", "ability", "player")]
            places += [f"breach:{player['seat']}.{breach['slot']}" for breach in player["breaches"]]
        for place in [*places, "nemesis", "gravehold"]:
            assert _asks(host, place).endswith(".")


def test_whoever_watches_is_told_so(server: Server) -> None:
    with server.sit(server.new()["spectator"]) as watcher:
        watcher.until("update")
        assert _asks(watcher, "nemesis") == "You are only watching."


def test_nobody_else_hears_of_it_and_nothing_changes(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as host, server.sit(links["seats"][0]) as other:
        host.until("update")
        other.until("update")
        seq = host.seq
        _asks(host, "nemesis")
        other.send(type="ping", id=3)
        heard = []
        while (found := other.next())["type"] != "pong":
            heard.append(found["type"])
        assert "because" not in heard
        assert host.seq == seq


@pytest.mark.parametrize(
    "asked",
    [
        {"place": "pile:no-such-card"},
        {"place": "hand:9999"},
        {"place": "hand:-1"},
        {"place": "hand:٣"},
        {"place": "breach:p9.1"},
        {"place": "breach:p1.1.1"},
        {"place": "turn:p1:p2"},
        {"place": "x" * 3000},
        {"place": ""},
        {"place": "<b>"},
        {"place": ["nemesis"]},
        {"place": "nemesis", "seat": "p2"},
        {},
    ],
)
def test_only_what_lies_there_can_be_asked_about(server: Server, asked: dict[str, object]) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        person.send(type="why", **asked)
        assert person.until("error")["code"] == "bad-message"
        assert person.answer()["type"] == "update"
