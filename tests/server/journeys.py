"""Journeys for the tests of the server: set out, and battles that are over soon."""

from __future__ import annotations

from tests.server.harness import Message, Person, Server

SOON = ("done", "none", "no")  # what ends a turn, or leaves something be


def set_out(server: Server, **fields: object) -> Message:
    answer = server.http.post("/api/journeys", json={"seed": "7", **fields})
    assert answer.status_code == 201, answer.text
    links: Message = answer.json()
    return links


def prepare(person: Person) -> None:
    """The first option of everything that is asked before the word to fight."""
    while person.now["decision"]["kind"] != "fight":
        assert person.answer()["type"] == "update"


def fight(person: Person) -> None:
    """Into the battle."""
    prepare(person)
    assert person.answer("fight")["type"] == "update"
    assert person.now["journey"]["stage"] == "battle"


def lose(person: Person) -> None:
    """Do as little as possible until the battle is over."""
    number = len(results(person.now))
    while len(results(person.now)) == number:
        keys = person.keys
        key = next((key for key in SOON if key in keys), keys[0])
        assert person.answer(key)["type"] == "update"


def results(update: Message) -> list[bool]:
    """How the battles ended so far."""
    tries = [one for leg in update["journey"]["road"] for one in leg["tries"]]
    return [one["won"] for one in tries if one["won"] is not None]


def read_all(person: Person) -> None:
    """What is still on its way."""
    person.send(type="ping", id=77)
    while person.until("pong")["id"] != 77:
        pass
