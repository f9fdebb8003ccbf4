"""Phrases and pointing: heard by everybody at the table, kept by nobody."""

from __future__ import annotations

import pytest

from gravehold.server.wire.types.messages import Phrase
from tests.server.harness import Person, Server
from tests.server.postgres import Postgres


def _hears(person: Person, kind: str) -> tuple[object, object]:
    heard = person.until(kind)
    return heard["by"], heard.get("phrase", heard.get("place"))


def test_a_phrase_and_a_place_are_told_to_everybody(server: Server) -> None:
    links = server.new()
    with (
        server.sit(links["seats"][0]) as anna,
        server.sit(links["seats"][1], lang="pl") as bert,
        server.sit(links["owner"]) as host,
        server.sit(links["spectator"]) as watcher,
    ):
        everybody = (anna, bert, host, watcher)
        for person in everybody:
            person.until("update")
        anna.send(type="say", phrase="help")
        assert [_hears(p, "said") for p in everybody] == [("p1", "help")] * 4
        host.send(type="say", phrase="wait")
        assert [_hears(p, "said") for p in everybody] == [(None, "wait")] * 4
        pile = f"pile:{bert.now['table']['supply'][3]['id']}"
        bert.send(type="point", place=pile)
        assert [_hears(p, "pointed") for p in everybody] == [("p2", pile)] * 4


@pytest.mark.parametrize("phrase", Phrase.__args__)  # type: ignore[attr-defined]
def test_every_phrase_is_known(server: Server, phrase: str) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.send(type="say", phrase=phrase)
        assert _hears(person, "said") == (None, phrase)


@pytest.mark.parametrize(
    "sign",
    [
        {"type": "say", "phrase": "you all stink"},
        {"type": "say", "phrase": ""},
        {"type": "say", "phrase": "help", "text": "psst"},
        {"type": "point", "place": "pile:no-such-card"},
        {"type": "point", "place": "hand:9999"},
        {"type": "point", "place": "<b>"},
        {"type": "point", "place": ["nemesis"]},
    ],
)
def test_only_what_is_listed_or_lies_there(server: Server, sign: dict[str, object]) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person, server.sit(links["seats"][0]) as other:
        other.until("update")
        person.send(**sign)
        assert person.until("error")["code"] == "bad-message"
        person.send(type="say", phrase="go")
        assert _hears(other, "said") == (None, "go")  # and nothing before it


def test_spectators_keep_quiet(server: Server) -> None:
    links = server.new()
    with server.sit(links["spectator"]) as watcher:
        for sign in ({"type": "say", "phrase": "help"}, {"type": "point", "place": "nemesis"}):
            watcher.send(**sign)
            assert watcher.until("error")["code"] == "not-allowed"


def test_nobody_is_pestered(server: Server) -> None:
    """A few at once, then one now and then, in however many tabs; the game itself goes on."""
    links = server.new()
    with server.sit(links["owner"]) as person, server.sit(links["owner"]) as tab:
        person.until("update")
        for n in range(12):
            (person if n % 2 else tab).send(type="point", place="nemesis")
        person.send(type="ping", id=7)
        tab.send(type="ping", id=7)
        told = []
        for each in (person, tab):
            while (found := each.next())["type"] != "pong" or found["id"] != 7:
                told.append((each, found["type"]))
        assert sum(kind == "error" for _, kind in told) >= 6
        assert sum(each is person and kind == "pointed" for each, kind in told) <= 6
        assert person.answer()["type"] == "update"


def test_signs_are_no_part_of_the_game(server: Server) -> None:
    links = server.new()
    path = f"/api/games/{links['owner']}"
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(2)
        before = server.get(f"{path}/log"), server.get(f"{path}/chronicle"), person.seq
        person.send(type="say", phrase="well-played")
        person.send(type="point", place="nemesis")
        person.until("pointed")
        assert (server.get(f"{path}/log"), server.get(f"{path}/chronicle"), person.seq) == before
    with server.sit(links["owner"], after=0) as again:
        again.send(type="ping", id=1)
        heard = []
        while (found := again.next())["type"] != "pong":
            heard.append(found["type"])
        assert not {"said", "pointed"} & set(heard)


def test_signs_reach_people_at_other_processes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = postgres.database()
    servers = [Server(tmp_path_factory.mktemp("home"), database) for _ in range(2)]
    try:
        links = servers[0].new()
        with (
            servers[0].sit(links["seats"][0]) as anna,
            servers[1].sit(links["seats"][1]) as bert,
        ):
            bert.until("update")
            anna.send(type="say", phrase="careful")
            assert _hears(bert, "said") == ("p1", "careful")
            bert.send(type="point", place="breach:p1.2")
            assert _hears(anna, "pointed") == ("p2", "breach:p1.2")
    finally:
        for server in servers:
            server.stop()
