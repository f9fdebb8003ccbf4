"""Setting out on a journey: what it starts with, and what is refused."""

from __future__ import annotations

import pytest

from tests.server.harness import Message, OwnServer, Server
from tests.server.journeys import fight, lose, set_out


def test_what_is_drawn_is_what_the_journey_starts_with(server: Server) -> None:
    """Nothing is stored by drawing; what was not wanted is named, and does not come again."""
    wanted: Message = {"kind": "default", "players": 1, "packs": ["war-eternal", "outcasts"]}
    drawn = server.http.post("/api/journeys/draw", json=wanted).json()
    wanted |= {"seed": drawn["seed"], "rerolled": [drawn["supply"][0]]}
    again = server.http.post("/api/journeys/draw", json=wanted).json()
    assert again["supply"][1:] == drawn["supply"][1:]
    assert again["supply"][0] != drawn["supply"][0]
    links = set_out(server, **wanted)
    with server.sit(links["owner"]) as person:
        journey = person.until("update")["journey"]
    assert journey["barracks"]["supply"] == again["supply"]
    assert journey["barracks"]["mages"] == again["mages"]
    assert journey["road"][0]["nemesis"] == again["nemesis"]
    assert (journey["packs"], journey["score"]) == (wanted["packs"], 0)


def test_journeys_count_as_games_of_an_address(own_server: OwnServer) -> None:
    server = own_server(rooms_per_address=2)
    links = set_out(server)
    server.new()
    answer = server.http.post("/api/journeys", json={})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-games")
    server.http.delete(f"/api/games/{links['owner']}")
    set_out(server)


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "nowhere"},
        {"kind": 5},
        {"players": 0},
        {"players": 5},
        {"players": "two"},
        {"players": 10**30},
        {"options": ["big-pocket"]},
        {"kind": "default", "options": ["x" * 900_000]},
        {"kind": "default", "options": "increased"},
        {"kind": "default", "packs": []},
        {"kind": "default", "packs": ["x" * 3000]},
        {"kind": "default", "packs": ["guests"]},
        {"kind": "default", "rerolled": ["the-moon"]},
        {"kind": "default", "rerolled": ["spark"] * 41},
        {"rerolled": ["ilya"]},
        {"packs": ["war-eternal"]},
        {"seed": "-1"},
        {"seed": str(1 << 64)},
        {"seed": 7},
        {"seats": ["human"] * 3},
        {"seats": ["p1"]},
        {"seats": ["bot:nobody"]},
        {"undo": "never"},
        {"name": 5},
        {"more": 1},
    ],
    ids=lambda fields: str(fields)[:40],
)
def test_what_cannot_be_set_out_on_is_refused(server: Server, fields: Message) -> None:
    for path in ("/api/journeys", "/api/journeys/draw"):
        answer = server.http.post(path, json=fields)
        if path.endswith("draw") and "seats" in fields:
            continue  # nobody sits there
        assert answer.status_code == 400, (path, answer.text)
        assert set(answer.json()) == {"code", "message"}
        assert len(answer.content) < 10_000


def test_refusals_of_journeys_speak_the_readers_language(server: Server) -> None:
    said = {
        lang: server.http.post(f"/api/journeys?lang={lang}", json={"kind": "nowhere"}).json()[
            "message"
        ]
        for lang in ("en", "pl", "de")
    }
    assert len(set(said.values())) == 3
    assert all("nowhere" in text and "extended" in text for text in said.values())


def test_mages_that_players_built_wait_in_the_barracks(server: Server) -> None:
    build = {"name": "Claire", "starter": "starter-gem-heal", "ability": "twin-volley"}
    links = set_out(server, builds=[build])
    with server.sit(links["owner"]) as person:
        start = person.until("update")
        assert start["journey"]["barracks"]["mages"][-1] == "b1"
        mat = start["mats"]["b1"]
        assert (mat["name"], mat["ability"]) == ("Claire", "twin-volley")
        [option] = [each for each in start["decision"]["options"] if each["key"] == "p1 b1"]
        assert "Claire" in option["label"]
        assert person.answer("p1 b1")["type"] == "update"
        assert person.now["journey"]["mages"] == ["b1"]
        fight(person)
        assert person.now["mats"]["p1"]["name"] == "Claire"
        lose(person)
        assert person.now["journey"]["road"][0]["tries"][0]["mages"][0] == "b1"
    answer = server.http.post("/api/journeys", json={"builds": [{"name": "Dax", "craft": "deep"}]})
    assert answer.status_code == 400
    assert "b1" in answer.text
