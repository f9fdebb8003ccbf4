"""A real server process, and people at its tables over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.warm import WarmProcess

Message = dict[str, Any]
GAME = {"nemesis": "gate-witch", "mages": ["garu", "gex"], "seed": "7"}
PATIENCE = 60.0  # seconds; the machine may be busy with other things


class Server:
    """`gravehold serve` in a process of its own."""

    descriptors = 0  # how many it may have at most, 0: as many as we
    cold = False  # whether it has to learn everything itself, as a person's server does

    def __init__(self, home: Path, database: str = "", **settings: object) -> None:
        self.home = home
        self.env = {
            **os.environ,
            "GRAVEHOLD_HOME": str(home),
            "GRAVEHOLD_DATABASE": database,
            "GRAVEHOLD_BOT_PAUSE": "0",
            "GRAVEHOLD_DEAR_BURST": "10000",  # all tests come from one address
            **{f"GRAVEHOLD_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.log = home / "server.log"
        self.process: subprocess.Popen[str] | WarmProcess
        self.start()

    def start(self, port: int = 0) -> None:
        words = ["serve", "--port", str(port)]
        if self.cold or self.descriptors:
            self.process = self._cold(words)
        else:
            self.process = WarmProcess(self.env, words, self.log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()[-2000:]
        self.url = "http://" + line.split("http://")[1].split("/ ")[0]
        self.port = int(self.url.rpartition(":")[2])
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def _cold(self, words: list[str]) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "gravehold", *words]
        if self.descriptors:  # half of them at first: it may ask for the rest
            limits = f"ulimit -S -n {self.descriptors // 2}; ulimit -H -n {self.descriptors}"
            command = ["sh", "-c", f'{limits}; exec "$@"', "sh", *command]
        with self.log.open("a") as log:
            return subprocess.Popen(
                command, env=self.env, stdout=subprocess.PIPE, stderr=log, text=True
            )

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def restart(self) -> None:
        """At the same address, so that clients find it again."""
        self.start(self.port)

    def new(self, **fields: object) -> Message:
        answer = self.http.post("/api/games", json={**GAME, **fields})
        assert answer.status_code == 201, answer.text
        links: Message = answer.json()
        return links

    def get(self, path: str) -> Message:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def sit(self, token: str, after: int | None = None, lang: str = "en", **options: Any) -> Person:
        return Person(self, token, after, lang, **options)


class OwnServer(Protocol):
    """Makes a server for one test."""

    def __call__(self, database: str = "", **settings: object) -> Server: ...


class Person:
    """Somebody at a table."""

    def __init__(
        self, server: Server, token: str, after: int | None, lang: str, **options: Any
    ) -> None:
        url = server.url.replace("http", "ws") + f"/api/games/{token}/socket?lang={lang}"
        url += f"&after={after}" if after is not None else ""
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, **{"open_timeout": PATIENCE, "max_queue": None, **options})
        )
        self.now: Message = {}
        self.presence: Message = {}
        self.welcome = self.next()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self._open.close()

    def send(self, **fields: object) -> None:
        self.socket.send(json.dumps(fields))

    def next(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        if message["type"] in ("update", "resync"):
            self.now = message
        if "presence" in message:
            self.presence = message["presence"]
        return message

    def until(self, *types: str) -> Message:
        """The next message of these types; others are read and kept."""
        end = time.monotonic() + 2 * PATIENCE  # heartbeats come for ever
        while (message := self.next())["type"] not in types:
            assert time.monotonic() < end, f"none of {types} comes"
        return message

    @property
    def seq(self) -> int:
        return int(self.now["seq"])

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in self.now["decision"]["options"]]

    @property
    def mine(self) -> bool:
        return bool(self.now["decision"] and self.now["decision"]["mine"])

    def answer(self, key: str | None = None, seq: int | None = None) -> Message:
        """Send an answer; returns what comes of it."""
        seq = self.seq if seq is None else seq
        self.send(type="answer", seq=seq, key=self.keys[0] if key is None else key)
        while True:
            found = self.until("update", "resync", "error")
            if found["type"] != "update" or found["seq"] > seq:
                return found

    def see(self, seq: int) -> None:
        """Read on until this entry has been told."""
        while self.now.get("seq", -1) < seq:
            self.until("update", "resync")

    def wait_for_turn(self) -> None:
        while not self.mine and self.now["decision"]:
            self.until("update", "resync")

    def play(self, answers: int) -> None:
        """Some answers of our own, the first option each time."""
        for _ in range(answers):
            self.wait_for_turn()
            if self.now["decision"] is None:
                return
            assert self.answer()["type"] == "update"

    def see_something_new(self) -> None:
        """End phases of our own until an answer has shown a card that was hidden."""
        while not self.now["undo"]["reveals"]:
            assert self.answer("done" if "done" in self.keys else None)["type"] == "update"

    def closed(self) -> int:
        """Read until the server hangs up: the code it gives."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.next(1)
            except TimeoutError:
                continue
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd is not None else 1006
        raise AssertionError("the server does not hang up")


def same(one: Message, two: Message) -> bool:
    """Whether two people see the same game."""
    return bool(one["seq"] == two["seq"] and one["table"] == two["table"])
