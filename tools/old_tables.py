"""The database a server of this version leaves behind: games in every state a table can have."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gravehold.content.library import LIBRARY
from gravehold.notation.chronicle import replay
from tests.server.harness import Message, Person, Server
from tools.old_games import expectation

DATABASE = "table.sqlite3"
PACKS = [pack for pack, cards in LIBRARY.supply.items() if cards]


def keep_database(folder: Path) -> None:
    """Play some games at a real server and keep its database."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        server = Server(Path(home))
        try:
            made = list(tables(server))
            expected = [expected_table(server, links) for links in made]
        finally:
            server.stop()
        with sqlite3.connect(Path(home) / DATABASE) as database:
            database.execute("VACUUM INTO ?", (str(folder / DATABASE),))
    text = json.dumps(expected, indent=1) + "\n"
    (folder / f"{DATABASE}.expect").write_text(text, encoding="utf-8")
    print(f"wrote {folder / DATABASE}")


def expected_table(server: Server, links: Message) -> Message:
    """What everybody must find there again."""
    chronicle = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
    return {
        "links": links,
        "info": info(server, links),
        "seen": seen(server, links["owner"]),
        "game": expectation(replay(chronicle), 1),
    }


def info(server: Server, links: Message) -> Message:
    """What the owner's link says of the game, without who happens to be there."""
    found = server.get(f"/api/games/{links['owner']}")
    holders = [seat["holder"] for seat in found.pop("presence")["seats"]]
    return {**found, "holders": holders}


def seen(server: Server, token: str) -> Message:
    """The table, the decision and the undo as a link shows them; a copy's number is no matter."""
    with server.sit(token) as person:
        now = person.until("update")
    decision = now["decision"] or {"kind": None, "seats": [], "options": []}
    return {
        "seq": now["seq"],
        "table": without_numbers(now["table"]),
        "kind": decision["kind"],
        "seats": decision["seats"],
        "options": [option["key"] for option in decision["options"]],
        "undo": now["undo"],
    }


def without_numbers(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: without_numbers(inner) for name, inner in part.items() if name != "n"}
    return [without_numbers(inner) for inner in part] if isinstance(part, list) else part


# The tables


def tables(server: Server) -> Iterator[Message]:
    first = server.new(name="Friday", seed="11")
    _play(server, first, 14)
    yield first
    yield server.new(nemesis="umbra-titan", mages=["garu", "gex", "quilius"], rules="legacy")
    yield _forked(server, first, seq=5, answers=3)
    yield _played(server, 40, nemesis="magus-of-cloaks", mages=sorted(LIBRARY.mages)[:4],
                  rules="outcasts", supply="random", packs=PACKS, seed="12")  # fmt: skip
    yield _played(server, 30, nemesis="hollow-crown", mages=["dezmodia"], rules="outcasts",
                  variants=["solo-life-14"], undo="off", seed="13")  # fmt: skip
    yield _over(server, nemesis="umbra-titan", seats=["bot:greedy", "bot:random"], seed="14")
    yield _taken_back(
        server, nemesis="hollow-crown", mages=["gex"], difficulty="extinction", seed="3"
    )
    yield _undone(server)
    yield _proposed(server)
    yield _handed_over(server, "p2")
    yield _handed_over(server, "bot:greedy")
    yield _imported(server, first)


def _play(server: Server, links: Message, answers: int) -> None:
    """Each time another option, so that the games are not all alike."""
    with server.sit(links["owner"]) as person:
        person.until("update")
        for i in range(answers):
            person.wait_for_turn()
            if person.now["decision"] is None:
                return
            person.answer(person.keys[i % len(person.keys)])


def _played(server: Server, answers: int, **fields: object) -> Message:
    links = server.new(**fields)
    _play(server, links, answers)
    return links


def _over(server: Server, **fields: object) -> Message:
    links = server.new(**fields)
    with server.sit(links["owner"]) as person:
        person.until("update")
        while person.now["decision"] is not None:
            person.until("update", "resync")
    return links


def _forked(server: Server, links: Message, seq: int, answers: int) -> Message:
    made: Message = server.http.post(f"/api/games/{links['owner']}/fork", json={"seq": seq}).json()
    _play(server, made, answers)
    return made


def _taken_back(server: Server, **fields: object) -> Message:
    """Played to its end, which was then taken back."""
    links = server.new(undo="free", **fields)
    with server.sit(links["owner"]) as person:
        person.until("update")
        while person.now["decision"] is not None:
            person.answer("done" if "done" in person.keys else None)
        _undo(person)
    return links


def _undo(person: Person) -> None:
    seq = person.seq
    person.send(type="undo", seq=seq)
    person.see(seq + 1)


def _undone(server: Server) -> Message:
    """Some answers taken back, and others given in their place."""
    links = server.new(undo="free", seed="15", mages=["mist-voidwalker", "yan-magda"])
    with server.sit(links["seats"][0]), server.sit(links["owner"]) as person:
        person.until("update")
        person.play(20)
        for _ in range(6):
            _undo(person)
        person.answer(person.keys[-1])
        person.play(4)
        _undo(person)
    return links


def _proposed(server: Server) -> Message:
    """One asks the other to take an answer back, and waits."""
    links = server.new(undo="consent", seed="16")
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        people = {"p1": first, "p2": second}
        for person in people.values():
            person.until("update")
        for _ in range(4):
            asked = people[first.now["decision"]["seats"][0]]
            asked.answer()
            for person in people.values():
                person.see(asked.seq)
        asked.send(type="undo", seq=asked.seq)
        while not asked.until("update")["undo"]["proposal"]:
            pass
    return links


def _handed_over(server: Server, holder: str) -> Message:
    links = server.new(seed="17")
    with server.sit(links["seats"][1]) as person:
        person.until("update")
        change = {"seat": "p1", "holder": holder}
        assert server.http.patch(f"/api/games/{links['owner']}", json=change).status_code == 200
        person.play(12)
        person.wait_for_turn()
    return links


def _imported(server: Server, links: Message) -> Message:
    text = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
    made: Message = server.http.post(
        "/api/import", json={"chronicle": text, "name": "Friday once more", "seats": ["human"]}
    ).json()
    return made
