"""What of a journey can be taken back, and who agrees to it."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, Server
from tests.server.journeys import fight, lose, prepare, set_out


@pytest.mark.parametrize("mode", ["free", "reveal", "consent"])
def test_nothing_is_taken_back_past_the_word_to_fight_nor_past_a_battle(
    server: Server, mode: str
) -> None:
    """Between battles back to the end of the last one; within a battle to its beginning."""
    with server.sit(set_out(server, undo=mode)["owner"]) as person:
        person.until("update")
        person.send(type="undo", seq=0)
        assert person.until("error")["code"] == "nothing-to-undo"
        first = person.now
        prepare(person)
        while person.now["undo"]["possible"]:
            person.send(type="undo", seq=person.seq)
            person.until("update")
        assert person.now["journey"] == first["journey"]
        fight(person)
        _refuses_to_go_back(server, person)
        lose(person)
        _refuses_to_go_back(server, person)
        ended = person.now
        person.answer()
        person.send(type="undo", seq=person.seq)
        back = person.until("update")
        assert (back["journey"], back["table"]) == (ended["journey"], ended["table"])
        assert back["log"]["lines"][-1]["kind"] == "undo"


def _refuses_to_go_back(server: Server, person: Person) -> None:
    assert not person.now["undo"]["possible"]
    person.send(type="undo", seq=person.seq)
    assert person.until("error")["code"] == "undo-fight"


def test_an_undo_within_a_battle_is_that_of_a_game(server: Server) -> None:
    with server.sit(set_out(server, undo="free")["owner"]) as person:
        person.until("update")
        fight(person)
        before = person.now
        person.answer()
        person.send(type="undo", seq=person.seq)
        back = person.until("update")
        assert (back["table"], back["decision"]) == (before["table"], before["decision"])


def test_a_choice_between_battles_shows_nothing_new_and_asks_nobody(server: Server) -> None:
    links = set_out(server, undo="consent")
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        first.answer()
        second.see(1)
        chosen = first.now["journey"]["mages"]
        first.send(type="undo", seq=1)
        first.see(2)
        assert first.now["journey"]["mages"] == []
        first.send(type="redo", seq=2)
        first.see(3)
        assert first.now["journey"]["mages"] == chosen
