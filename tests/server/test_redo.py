"""What was taken back is answered again, until something else is answered."""

from __future__ import annotations

from tests.server.harness import Message, OwnServer, Person, Server


def _undo(person: Person) -> Message:
    person.send(type="undo", seq=person.seq)
    return person.until("update")


def _redo(person: Person) -> Message:
    person.send(type="redo", seq=person.seq)
    return person.until("update", "error")


def test_several_answers_are_given_again_one_by_one(own_server: OwnServer) -> None:
    server = own_server()
    links = server.new(undo="free")
    with server.sit(links["owner"]) as person:
        tables = [person.until("update")["table"]]
        assert not person.now["undo"]["redo"]
        assert _redo(person)["code"] == "nothing-to-redo"
        for _ in range(3):
            tables.append(person.answer()["table"])
        for _ in range(3):
            _undo(person)
    server.kill()
    server.restart()  # what can be answered again stands in the rows
    with server.sit(links["owner"]) as person:
        person.until("update")
        for table in tables[1:]:
            assert person.now["undo"]["redo"]
            assert _redo(person)["table"] == table
        assert not person.now["undo"]["redo"]


def test_another_answer_ends_it(server: Server) -> None:
    with server.sit(server.new(undo="free")["owner"]) as person:
        person.until("update")
        taken = person.keys[0]
        person.answer(taken)
        _undo(person)
        person.answer(next(key for key in person.keys if key != taken))
        assert not person.now["undo"]["redo"]
        assert _redo(person)["code"] == "nothing-to-redo"


def test_what_bots_had_answered_comes_back_as_it_was(server: Server) -> None:
    """A bot that is asked anew might answer something else."""
    links = server.new(undo="free", seats=["human", "bot:random"], mages=["gex", "garu"])
    with server.sit(links["owner"]) as person, server.sit(links["spectator"]) as watcher:
        person.until("update")
        person.wait_for_turn()
        seq = person.seq
        while person.seq <= seq + 1:  # nobody but this person has answered
            seq = person.seq
            person.answer("done" if "done" in person.keys else None)
            person.wait_for_turn()
        before, keys = person.now, _keys(server, links["owner"])
        _undo(person)
        watcher.send(type="redo", seq=person.seq)
        assert watcher.until("error")["code"] == "not-allowed"
        person.send(type="redo", seq=person.seq)
        while person.now["table"] != before["table"]:
            assert person.until("update", "error")["type"] == "update"
        assert _keys(server, links["owner"]) == keys


def _keys(server: Server, owner: str) -> list[str]:
    text = server.get(f"/api/games/{owner}/chronicle")["chronicle"]
    return [line for line in text.splitlines() if line and not line.startswith("#")]
