"""A journey played to its end over the wire, against nemeses that are soon beaten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from gravehold.content.box import Box, Library
from gravehold.content.library import LIBRARY
from gravehold.notation.chronicle import replay
from gravehold.notation.expeditionfile import replay as travel
from tests.server.test_changed_boxes import Client, Json, running


def weak(box: Box) -> Box:
    titan = LIBRARY.nemeses["umbra-titan"]
    return replace(box, nemeses=tuple(replace(titan, id=foe.id, life=1) for foe in box.nemeses))


WEAK = Library.of(weak(box) for box in LIBRARY.boxes)


def over(client: Client, token: str) -> Json:
    """The last update, once nothing more is asked; between battles somebody has to answer."""
    with client.websocket_connect(f"/api/games/{token}/socket") as socket:
        while True:
            message: Json = socket.receive_json()
            if message["type"] != "update":
                continue
            if (asked := message["decision"]) is None:
                return message
            if asked["mine"]:
                key = asked["options"][0]["key"]
                socket.send_json({"type": "answer", "seq": message["seq"], "key": key})


def test_bots_play_a_journey_to_its_end_and_then_everybody_may_read_it(tmp_path: Path) -> None:
    body = {
        "kind": "short", "players": 2, "packs": ["war-eternal"], "seed": "18446744073709551557",
        "seats": ["bot:greedy", "bot:greedy"], "undo": "free",
    }  # fmt: skip
    with running(tmp_path, WEAK) as client:
        links: Json = client.post("/api/journeys", json=body).json()
        seat = links["seats"][0]
        end = over(client, links["owner"])
        journey = end["journey"]
        assert (journey["won"], journey["stage"], journey["battle"]) == (True, "end", 3)
        tries = [one for leg in journey["road"] for one in leg["tries"]]
        assert sum(one["won"] for one in tries) == 3
        assert journey["score"] == score(tries)
        assert (end["table"]["outcome"]["won"], end["ending"] != "") == (True, True)
        info = client.get(f"/api/games/{seat}").json()
        assert (info["over"], info["won"], info["setup"]) == (True, True, None)
        assert info["journey"]["standing"] == journey["standing"]
        text = client.get(f"/api/games/{seat}/chronicle").json()["chronicle"]
        assert travel(text, "text", WEAK).outcome == "won"
        last = client.get(f"/api/games/{links['spectator']}/chronicle?battle={len(tries)}").json()
        assert replay(last["chronicle"], library=WEAK).over
        assert client.post(f"/api/games/{seat}/fork", json={"seq": 2}).status_code == 201
        for message, code in (
            ({"type": "undo", "seq": end["seq"]}, "undo-fight"),  # then bots played
            ({"type": "answer", "seq": end["seq"], "key": "fight"}, "game-over"),
        ):
            assert refused(client, links["owner"], message) == code
    with running(tmp_path, WEAK) as client:  # and it is the same for whoever comes later
        assert over(client, seat)["journey"] == journey


def score(tries: list[Json]) -> int:
    return sum((6, 4, 2)[one["attempt"] - 1] for one in tries if one["won"])


def refused(client: Client, token: str, message: dict[str, Any]) -> str:
    with client.websocket_connect(f"/api/games/{token}/socket") as socket:
        while socket.receive_json()["type"] != "update":
            pass
        socket.send_json(message)
        while (answer := socket.receive_json())["type"] != "error":
            pass
        return str(answer["code"])
