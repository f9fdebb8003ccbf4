"""Campaigns for the tests of the server: begun, named, and battles that are over soon."""

from __future__ import annotations

from tests.server.harness import Message, Person, Server
from tests.server.journeys import SOON

NAMES = ("Claire", "Dax", "Émile", "Łucja")


def begin(server: Server, **fields: object) -> Message:
    answer = server.http.post("/api/campaigns", json={"seed": "7", **fields})
    assert answer.status_code == 201, answer.text
    links: Message = answer.json()
    return links


def name_all(person: Person) -> None:
    """A name for every mage."""
    while person.now["decision"]["kind"] == "name":
        [seat] = person.now["decision"]["seats"]
        assert person.answer(f"name {seat} {NAMES[int(seat[1:]) - 1]}")["type"] == "update"


def prepare(person: Person) -> None:
    """The first option of everything that is asked before the word to fight."""
    name_all(person)
    while person.now["decision"]["kind"] != "fight":
        assert person.answer()["type"] == "update"


def fight(person: Person) -> None:
    """Into the battle."""
    prepare(person)
    assert person.answer("fight")["type"] == "update"
    assert person.now["campaign"]["stage"] == "battle"


def lose(person: Person) -> None:
    """Do as little as possible until the battle is over."""
    number = len(person.now["campaign"]["chart"])
    while len(person.now["campaign"]["chart"]) == number:
        keys = person.keys
        key = next((key for key in SOON if key in keys), keys[0])
        assert person.answer(key)["type"] == "update"
