"""Journeys as text: out, in again, one battle of it, and from an earlier moment."""

from __future__ import annotations

import pytest

from tests.server.harness import Server
from tests.server.journeys import fight, lose, prepare, results, set_out


def test_a_journey_goes_out_as_text_and_comes_in_again(server: Server) -> None:
    links = set_out(server, kind="default", packs=["war-eternal", "outcasts"], undo="free")
    path = f"/api/games/{links['owner']}/chronicle"
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        person.answer()
        fight(person)
        person.play(2)
        now = person.now
    told = server.get(path)
    assert told["name"].endswith(".expedition")
    made = server.http.post("/api/import", json={"chronicle": told["chronicle"]})
    assert made.status_code == 201, made.text
    with server.sit(made.json()["owner"]) as person:
        again = person.until("update")
        assert again["table"] == now["table"]
        assert again["journey"]["barracks"] == now["journey"]["barracks"]
        assert results(again) == results(now) == [False]
        lose(person)
    assert server.get(f"/api/games/{made.json()['owner']}/chronicle")["chronicle"] != ""


def test_a_battle_of_a_journey_stands_alone(server: Server) -> None:
    links = set_out(server)
    path = f"/api/games/{links['owner']}/chronicle"
    with server.sit(links["owner"]) as person:
        person.until("update")
        assert server.http.get(f"{path}?battle=1").json()["code"] == "no-such-battle"
        fight(person)
        lose(person)
        ended = person.now
        fight(person)
        person.play(2)
        running = person.now
    for number, then in ((1, ended), (2, running)):
        told = server.get(f"{path}?battle={number}")
        assert told["name"].endswith(f"-{number}.chronicle")
        assert "expedition: outcasts" in told["chronicle"]
        made = server.http.post("/api/import", json={"chronicle": told["chronicle"]})
        assert made.status_code == 201, made.text
        with server.sit(made.json()["owner"]) as alone:
            game = alone.until("update")
        assert (game["journey"], game["table"]) == (None, then["table"])
    for wrong in ("0", "3", "-1", str(10**30), "x"):
        answer = server.http.get(f"{path}?battle={wrong}")
        assert answer.status_code in (400, 404), answer.text
    game = server.new()["owner"]
    assert server.http.get(f"/api/games/{game}/chronicle?battle=1").status_code == 404


@pytest.mark.parametrize(
    "text",
    [
        "expedition: nowhere",
        "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 1\n\np1 nobody\n",
        "format: 1\nexpedition: outcasts\nplayers: 9\nseed: 1\n",
        "format: 1\nexpedition: default\nplayers: 2\nseed: 1\nstock: AAAA\n",
        "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 1\n\np1 ilya\np2 kel\nfight\nfight\n",
    ],
)
def test_a_text_that_is_no_journey_is_refused_with_its_line(server: Server, text: str) -> None:
    answer = server.http.post("/api/import", json={"chronicle": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-chronicle"), answer.text
    assert "expedition:" in answer.json()["message"]


def test_a_fork_is_a_journey_of_its_own(server: Server) -> None:
    """From any moment: between battles, in one, and before one that was fought since."""
    links = set_out(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        prepare(person)
        moments = [person.now]
        fight(person)
        person.play(2)
        moments.append(person.now)
        lose(person)
        moments.append(person.now)
    for then in moments:
        path = f"/api/games/{links['owner']}/fork"
        made = server.http.post(path, json={"seq": then["seq"]}).json()
        info = server.get(f"/api/games/{made['owner']}")
        assert info["parent"] == f"{links['game']}:{then['seq']}"
        with server.sit(made["owner"]) as person:
            now = person.until("update")
            assert (now["table"], now["decision"]) == (then["table"], then["decision"])
            person.play(1)
    assert results(moments[-1]) == [False]
