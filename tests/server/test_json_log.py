"""What whoever runs the server reads: every line an object, whoever wrote it, and no link in it."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from typing import Any

import pytest

from tests.server.harness import OwnServer, Server

TOKEN = "Ab_-0123456789abcdefgh"
TALK = f"""
import logging
from gravehold.server.json_log import logger, start
start("info")
logger.debug("answer", game="g")
logger.info("created", game="g", seq=0, seats=("p1", "p2"))
uvicorn = logging.getLogger("uvicorn.error")
uvicorn.info("started")
uvicorn.warning('%s "WebSocket /api/games/%s/socket" 403', "a", "{TOKEN}")
logging.getLogger("sqlalchemy.pool").error("gone:\\n%s", "twice")
try:
    raise ValueError("http://here/play/{TOKEN}?lang=pl")
except ValueError as error:
    logger.error("request", exc_info=error, method="GET")
    uvicorn.exception("defect")
"""


@pytest.fixture(scope="module")
def written() -> str:
    command = [sys.executable, "-c", TALK]
    ended = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert ended.stdout == ""
    return ended.stderr


@pytest.fixture(scope="module")
def lines(written: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.splitlines()]


def test_a_line_has_its_facts_after_when_how_bad_and_what(lines: list[dict[str, Any]]) -> None:
    created = lines[0]
    assert list(created) == ["at", "level", "event", "game", "seq", "seats"]
    assert datetime.fromisoformat(created.pop("at")).tzname() == "UTC"
    facts = {"game": "g", "seq": 0, "seats": ["p1", "p2"]}
    assert created == {"level": "info", "event": "created", **facts}


def test_libraries_write_the_same_lines_when_something_is_wrong(
    lines: list[dict[str, Any]],
) -> None:
    told = [(line.get("logger", ""), line["level"], line["event"]) for line in lines]
    assert told == [
        ("", "info", "created"),
        ("uvicorn.error", "warning", 'a "WebSocket /api/games/.../socket" 403'),
        ("sqlalchemy.pool", "error", "gone:\ntwice"),
        ("", "error", "request"),
        ("uvicorn.error", "error", "defect"),
    ]


def test_a_trace_is_part_of_its_line(lines: list[dict[str, Any]]) -> None:
    for line in lines[3:]:
        assert line["trace"].startswith("Traceback")
        assert line["trace"].endswith("ValueError: http://here/play/...?lang=pl")
        assert list(line)[-1] == "trace"


def test_no_link_is_written(written: str) -> None:
    assert TOKEN not in written


def test_a_server_writes_no_links(server: Server) -> None:
    links = server.new()
    for token in (links["owner"], links["seats"][0], links["spectator"]):
        with server.sit(token):
            server.get(f"/api/games/{token}")
    server.http.delete(f"/api/games/{links['owner']}")
    told = server.log.read_text()
    events = [json.loads(line) for line in told.splitlines()]
    ours = {line["event"] for line in events if line.get("game") == links["game"]}
    assert {"created", "deleted"} <= ours
    assert not any(t in told for t in (links["owner"], *links["seats"], links["spectator"]))


def test_a_defect_names_the_route_it_met(own_server: OwnServer) -> None:
    server = own_server()
    owner = server.new()["owner"]
    server.stop()
    with closing(sqlite3.connect(server.home / "table.sqlite3")) as link, link:
        link.execute("UPDATE games SET setup = 'nonsense'")
    server.restart()
    assert server.http.get(f"/api/games/{owner}").status_code == 500
    (line,) = (json.loads(line) for line in server.log.read_text().splitlines() if "trace" in line)
    assert (line["event"], line["method"]) == ("request", "GET")
    assert line["route"] == "/api/games/{token:str}"
