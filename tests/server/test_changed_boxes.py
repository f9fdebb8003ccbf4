"""Boxes change between two runs of a server: its games go on as they were, or can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from gravehold import Expedition
from gravehold.content.box import Box, Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.rules import REVISION
from gravehold.notation.chronicle import replay
from gravehold.server.app import make_app
from gravehold.server.settings import Settings
from tests.kit.changes import CHANGED

GAMES = 12
Client = TestClient[Any]
Json = dict[str, Any]
MADE_UP = replace(LIBRARY.mage("garu"), id="orsa")
WITH_ORSA = Library.of((*LIBRARY.boxes, Box(id="attic", mages=(MADE_UP,))))


@contextmanager
def running(folder: Path, library: Library = LIBRARY) -> Iterator[Client]:
    settings = Settings(database=str(folder / "table.sqlite3"), bot_pause=0.0)
    app = make_app(settings, library)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


def begun(client: Client, seed: int, **more: Any) -> Json:
    mages = ("garu", "gex", "yan-magda")[: 1 + seed % 3]
    game = {"nemesis": ("gate-witch", "umbra-titan")[seed % 2], "mages": mages, "seed": str(seed)}
    links: Json = client.post("/api/games", json={**game, **more}).json()
    play_on(client, links["owner"], 20)
    return links


def play_on(client: Client, token: str, answers: int) -> Json:
    """Always the first option but 'done', so that the same game goes the same way."""
    with client.websocket_connect(f"/api/games/{token}/socket") as socket:
        update: Json = {}
        while answers >= 0:
            message = socket.receive_json()
            if message["type"] == "update":
                update = message
                options = (update["decision"] or {}).get("options", ())
                if not options or not answers:
                    break
                answers -= 1
                key = options[(7 * answers) % len(options)]["key"]
                socket.send_json({"type": "answer", "seq": update["seq"], "key": key})
            else:
                assert message["type"] in ("welcome", "presence"), message
        return update


def as_in_0_1_0(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "table.sqlite3")) as link, link:
        link.execute(
            "UPDATE games SET made_of = NULL, version = '0.1.0',"
            " setup = replace(setup, 'difficulty', 'level')"
        )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Json], list[Json]]:
    """A database with games, their links, and how they go on with the boxes they began with."""
    folder = tmp_path_factory.mktemp("played")
    with running(folder) as client:
        links = [begun(client, seed) for seed in range(GAMES)]
    copy = tmp_path_factory.mktemp("unchanged")
    copied(folder, copy)
    with running(copy) as client:
        return folder, links, [play_on(client, link["owner"], 15) for link in links]


def copied(folder: Path, to: Path) -> None:
    with (
        closing(sqlite3.connect(folder / "table.sqlite3")) as source,
        closing(sqlite3.connect(to / "table.sqlite3")) as target,
    ):
        source.backup(target)


@pytest.mark.parametrize("old", [False, True], ids=["carried", "by ids"])
@pytest.mark.parametrize("what", CHANGED)
def test_games_go_on_as_they_were_begun(
    played: tuple[Path, list[Json], list[Json]], tmp_path: Path, what: str, old: bool
) -> None:
    folder, links, ends = played
    copied(folder, tmp_path)
    if old:
        as_in_0_1_0(tmp_path)
    with running(tmp_path, CHANGED[what]) as client:
        for link, end in zip(links, ends, strict=True):
            now = play_on(client, link["owner"], 15)
            assert (now["table"], now["decision"]) == (end["table"], end["decision"])
            assert not now["trouble"]
        text = client.get(f"/api/games/{links[0]['owner']}/chronicle").json()["chronicle"]
        assert len(replay(text, library=CHANGED[what]).answers) > 20
        assert len(replay(text).answers) > 20


def test_a_game_whose_mage_is_gone_can_be_read_exported_and_deleted(tmp_path: Path) -> None:
    with running(tmp_path, WITH_ORSA) as client:
        links = begun(client, 0, mages=["orsa", "gex"])
        carried = begun(client, 1, mages=["orsa"])
    with closing(sqlite3.connect(tmp_path / "table.sqlite3")) as link, link:
        link.execute("UPDATE games SET made_of = NULL WHERE id = ?", (links["game"],))
    with running(tmp_path) as client:
        owner, path = links["owner"], f"/api/games/{links['owner']}"
        assert not play_on(client, carried["owner"], 5)["trouble"]  # this one carries her
        info = client.get(f"{path}?lang=de")
        assert info.status_code == 200
        assert info.json()["setup"]["mages"] == ["orsa", "gex"]
        assert "orsa" in info.json()["trouble"]
        assert "kann nicht weitergehen" in info.json()["trouble"]
        lines = client.get(f"{path}/log").json()["lines"]
        assert len(lines) == 20
        text = client.get(f"{path}/chronicle").json()["chronicle"]
        assert text.count("\n" + lines[0]["text"]) >= 1
        assert replay(text, library=WITH_ORSA).answers == [line["text"] for line in lines]
        assert client.get(f"/api/games/{links['seats'][0]}/chronicle").status_code == 403
        assert client.get(f"{path}/at/3").status_code == 409
        assert client.post(f"{path}/fork", json={"seq": 3}).status_code == 409
        assert client.patch(path, json={"seat": "p1", "holder": "bot:greedy"}).status_code == 409
        assert client.patch(path, json={"name": "Old times"}).json()["name"] == "Old times"
        seat = f"/api/games/{links['seats'][0]}"
        assert client.patch(seat, json={"name": "Mine"}).status_code == 403
        assert client.delete(seat).status_code == 403
        told = closing_word(client, owner)
        assert told["code"] == "outdated"
        assert "orsa" in told["message"]
        assert client.delete(path).status_code == 204
        assert client.get(path).status_code in (404, 410)


def closing_word(client: Client, token: str) -> Json:
    with client.websocket_connect(f"/api/games/{token}/socket") as socket:
        message: Json = socket.receive_json()
    assert message["type"] == "closed"
    return message


def test_a_set_up_that_cannot_be_read_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        links = begun(client, 0)
    with closing(sqlite3.connect(tmp_path / "table.sqlite3")) as link, link:
        link.execute("UPDATE games SET made_of = ?", (b"nonsense",))
    with running(tmp_path) as client:
        path = f"/api/games/{links['owner']}"
        assert client.get(path).json()["trouble"]
        assert client.get(f"{path}/log").status_code == 200
        assert client.get(f"{path}/chronicle").status_code == 200
        assert closing_word(client, links["owner"])["code"] == "outdated"
        assert client.delete(path).status_code == 204


def test_the_old_word_for_the_difficulty_is_understood(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        for word in ("level", "difficulty"):
            links = begun(client, 2, **{word: "expert"})
            setup = client.get(f"/api/games/{links['owner']}").json()["setup"]
            assert (setup["difficulty"], setup["level"]) == ("expert", "expert")


def set_out(client: Client, **fields: Any) -> Json:
    body = {"kind": "default", "players": 1, "packs": ["outcasts"], "seed": "5", **fields}
    answer = client.post("/api/journeys", json=body)
    assert answer.status_code == 201, answer.text
    links: Json = answer.json()
    return links


def test_a_journey_whose_box_is_gone_can_be_read_exported_and_deleted(tmp_path: Path) -> None:
    with running(tmp_path, WITH_ORSA) as client:
        links = set_out(client, packs=["outcasts", "attic"])
        play_on(client, links["owner"], 6)
    with running(tmp_path) as client:
        path = f"/api/games/{links['owner']}"
        info = client.get(f"{path}?lang=pl").json()
        assert "attic" in info["trouble"]
        assert (info["setup"], info["journey"]["kind"]) == (None, "default")
        assert [seat["mage"] for seat in info["presence"]["seats"]] == [""]
        lines = client.get(f"{path}/log").json()["lines"]
        assert len(lines) == 6
        text = client.get(f"{path}/chronicle").json()["chronicle"]
        assert "expedition: default" in text
        assert lines[0]["text"] in text.splitlines()
        assert client.get(f"/api/games/{links['seats'][0]}/chronicle").status_code == 403
        assert closing_word(client, links["owner"])["code"] == "outdated"
        assert client.patch(path, json={"name": "Then"}).json()["name"] == "Then"
        assert client.delete(path).status_code == 204


def test_a_battle_that_cannot_be_made_any_more_is_not_begun(tmp_path: Path) -> None:
    """Somebody whom no box holds is chosen; the word to fight is refused with the reason."""
    seed = next(
        n for n in range(200)
        if "orsa" in Expedition.new(
            "default", players=1, seed=n, packs=["outcasts", "attic"], library=WITH_ORSA
        ).state.barracks.mages
    )  # fmt: skip
    with running(tmp_path, WITH_ORSA) as client:
        links = set_out(client, packs=["outcasts", "attic"], seed=str(seed))
        token = links["owner"]
        with client.websocket_connect(f"/api/games/{token}/socket") as socket:
            read(socket, "update")
            socket.send_json({"type": "answer", "seq": 0, "key": "p1 orsa"})
            assert read(socket, "update")["decision"]["kind"] == "fight"
    empty = Library.of((*LIBRARY.boxes, Box(id="attic")))
    with (
        running(tmp_path, empty) as client,
        client.websocket_connect(f"/api/games/{token}/socket") as socket,
    ):
        now = read(socket, "update")
        assert (now["trouble"], now["journey"]["mages"]) == ("", ["orsa"])
        socket.send_json({"type": "answer", "seq": now["seq"], "key": "fight"})
        refused = read(socket, "error")
        assert refused["code"] == "outdated"
        assert "orsa" in refused["message"]
        socket.send_json({"type": "undo", "seq": now["seq"]})
        assert read(socket, "update")["decision"]["kind"] == "mage"


def read(socket: Any, type_: str) -> Json:
    while (message := socket.receive_json())["type"] != type_:
        assert message["type"] in ("welcome", "presence"), message
    found: Json = message
    return found


def test_a_stored_journey_without_a_revision_began_before_there_were_any(tmp_path: Path) -> None:
    wanted = {"kind": "outcasts", "players": 1, "seed": "7"}
    with running(tmp_path) as client:
        owner = client.post("/api/journeys", json=wanted).json()["owner"]
        text = client.get(f"/api/games/{owner}/chronicle").json()["chronicle"]
    assert Expedition.from_text(text).plan.revision == REVISION
    with closing(sqlite3.connect(tmp_path / "table.sqlite3")) as link, link:
        link.execute(f"UPDATE games SET journey = replace(journey, ',\"revision\":{REVISION}', '')")
        assert "revision" not in link.execute("SELECT journey FROM games").fetchone()[0]
    with running(tmp_path) as client:
        text = client.get(f"/api/games/{owner}/chronicle").json()["chronicle"]
    assert "revision" not in text
    assert Expedition.from_text(text).plan.revision == 0
