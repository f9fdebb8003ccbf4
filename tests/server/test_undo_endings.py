"""At the end the seed is told, so an ending is taken back only by tables that take all back."""

from __future__ import annotations

import pytest

from tests.server.harness import Message, Person, Server

QUIET_END = {  # the last answer picks a minion; no card is newly seen by it
    "nemesis": "hollow-crown",
    "mages": ["gex"],
    "difficulty": "extinction",
    "seed": "3",
}


def _ended(person: Person) -> Message:
    """After ending phase after phase until the game is over."""
    person.until("update")
    while person.now["decision"] is not None:
        assert (
            person.answer("done" if "done" in person.keys else person.keys[0])["type"] == "update"
        )
    return person.now


def test_an_ending_is_not_taken_back_past_its_seed(server: Server) -> None:
    links = server.new(**QUIET_END, undo="reveal")
    told = set()
    for lang in ("en", "pl", "de"):
        with server.sit(links["owner"], lang=lang) as person:
            end = _ended(person)
            assert (end["undo"]["possible"], end["undo"]["reveals"]) == (False, True)
            seed = server.get(f"/api/games/{links['spectator']}")["setup"]["seed"]
            assert seed == QUIET_END["seed"]
            person.send(type="undo", seq=person.seq)
            refused = person.until("error", "update")
            assert (refused["type"], refused["code"]) == ("error", "undo-ended")
            told.add(refused["message"])
    assert len(told) == 3
    assert server.get(f"/api/games/{links['owner']}")["over"]


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_an_ending_that_is_taken_back_is_marked(server: Server, undo: str) -> None:
    """The seed may have been read: the record says so, and nobody is told it any more."""
    owner = server.new(**QUIET_END, undo=undo)["owner"]
    with server.sit(owner) as person:
        end = _ended(person)["seq"]
        assert person.now["undo"]["possible"]
        person.send(type="undo", seq=end)
        person.see(end + 1)
        assert person.now["decision"] is not None
        assert person.now["undo"]["marked"] == 1
    assert server.get(f"/api/games/{owner}")["setup"]["seed"] is None
    assert "taken back past" in server.get(f"/api/games/{owner}/chronicle")["chronicle"]
