"""Journeys over the wire: one link per seat for all of it, battles and what is between them."""

from __future__ import annotations

import pytest

from tests.server.harness import Server, same
from tests.server.journeys import fight, lose, prepare, read_all, results, set_out


def test_a_journey_is_set_out_on_prepared_fought_and_lost(server: Server) -> None:
    links = set_out(server)
    assert len(links["seats"]) == 2
    with server.sit(links["owner"]) as person:
        start = person.until("update")
        assert start["table"] is None
        assert (start["decision"]["kind"], start["decision"]["seats"]) == ("mage", ["p1"])
        mage = start["journey"]["barracks"]["mages"][0]
        assert start["decision"]["options"][0]["target"] == f"mage:{mage}"
        assert [leg["battle"] for leg in start["journey"]["road"]] == [1]
        assert start["journey"]["road"][0]["tries"][0]["before"]
        fight(person)
        assert person.now["table"]["nemesis"]["id"] == "experiment-153"
        lose(person)
        now = person.now
        assert results(now) == [False]
        assert (now["journey"]["attempt"], now["decision"]["kind"]) == (2, "mage")
        assert now["table"]["outcome"]["won"] is False
        [fought, at_hand] = now["journey"]["road"][0]["tries"]
        assert now["ending"] == fought["ending"] != ""
        assert (fought["won"], at_hand["won"], at_hand["last"]) == (False, None, 0)
        assert fought["after"]
        prepare(person)
        assert person.now["decision"]["kind"] == "fight"


def test_each_seat_answers_for_itself_and_all_of_them_together(server: Server) -> None:
    """The mage is the seat's own choice; the word to fight is anybody's."""
    links = set_out(server)
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        assert (first.mine, second.mine) == (True, False)
        second.send(type="answer", seq=0, key=first.keys[0])
        assert second.until("error")["code"] == "not-your-turn"
        first.answer()
        second.see(1)
        mage = first.now["journey"]["mages"][0]
        assert [seat["mage"] for seat in first.now["presence"]["seats"]] == [mage, ""]
        assert (first.mine, second.mine) == (False, True)
        assert all(key.startswith("p2 ") and mage not in key for key in second.keys)
        second.answer()
        first.see(2)
        assert (first.mine, second.mine) == (True, True)
        assert first.now["decision"]["seats"] == ["p1", "p2"]
        with server.sit(links["spectator"]) as watcher:
            watcher.until("update")
            assert not watcher.mine
            watcher.send(type="answer", seq=2, key="fight")
            assert watcher.until("error")["code"] == "not-your-turn"


def test_of_two_who_give_the_word_at_once_one_looks_again(server: Server) -> None:
    links = set_out(server)
    with server.sit(links["owner"]) as host:
        host.until("update")
        prepare(host)
        seq = host.seq
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        for person in (first, second):
            person.until("update")
        for person in (first, second):
            person.send(type="answer", seq=seq, key="fight")
        for person in (first, second):
            person.see(seq + 1)
            read_all(person)
        assert (first.seq, second.seq) == (seq + 1, seq + 1)
        assert same(first.now, second.now)
        assert first.now["journey"]["stage"] == "battle"


def test_a_stale_answer_between_battles_is_told_to_look_again(server: Server) -> None:
    with server.sit(set_out(server)["owner"]) as person:
        person.until("update")
        key = person.keys[0]
        person.answer()
        person.send(type="answer", seq=0, key=key)
        again = person.until("resync")
        assert (again["seq"], again["journey"]["mages"]) == (1, [key.split(" ")[1]])
        person.send(type="answer", seq=1, key="p2 nobody")
        error = person.until("error")
        assert (error["code"], error["legal"]) == ("illegal-key", person.keys)


def test_who_comes_back_is_told_what_is_new(server: Server) -> None:
    links = set_out(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        prepare(person)
        before = person.seq
        with server.sit(links["seats"][0], after=before) as back:
            assert back.until("update")["log"] == {"after": before, "lines": []}
        fight(person)
        lose(person)
        with server.sit(links["seats"][0], after=before) as back:
            told = back.until("update")
        assert told["log"]["after"] == before
        assert {line["seq"] for line in told["log"]["lines"]} <= set(
            range(before + 1, told["seq"] + 1)
        )
        assert told["log"]["lines"][-1]["kind"] == "journey"
        whole = server.get(f"/api/games/{links['owner']}/log")
        assert whole["lines"][-len(told["log"]["lines"]) :] == told["log"]["lines"]


def test_bots_answer_for_themselves_and_people_for_all(server: Server) -> None:
    """A bot chooses its mage and plays its turns; the market and the word to fight are people's."""
    links = set_out(server, seats=["bot:random", "human"])
    with server.sit(links["seats"][1]) as person:
        person.until("update")
        person.wait_for_turn()
        assert (person.now["journey"]["stage"], len(person.now["journey"]["mages"])) == ("mages", 1)
        person.answer()
        assert person.now["decision"]["kind"] == "fight"
        assert person.mine
        person.answer("fight")
        person.play(6)
        server.http.patch(
            f"/api/games/{links['seats'][1]}", json={"seat": "p2", "holder": "bot:random"}
        )
        seq = person.seq
        while person.now["journey"]["attempt"] == 1 and person.now["journey"]["battle"] == 1:
            person.until("update")
        assert person.seq > seq
        assert person.now["table"] is not None


def test_seats_are_handed_over_between_battles_and_during_one(server: Server) -> None:
    links = set_out(server)
    path = f"/api/games/{links['seats'][1]}"
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        server.http.patch(path, json={"seat": "p2", "holder": "p1"})
        first.answer()
        first.answer()  # for both
        assert first.now["decision"]["kind"] == "fight"
        first.answer("fight")
        first.play(3)
        answer = server.http.patch(path, json={"seat": "p2", "holder": "human"})
        assert [s["holder"] for s in answer.json()["presence"]["seats"]] == ["human", "human"]
        assert answer.json()["presence"]["seats"][1]["mage"] != ""


def test_what_is_told_of_a_journey_names_no_seed(server: Server) -> None:
    links = set_out(server, seed="12345678901234567")
    path = f"/api/games/{links['owner']}"
    with server.sit(links["owner"]) as person:
        person.until("update")
        start = server.http.get(path)
        assert start.json()["setup"] is None
        assert start.json()["journey"]["stage"] == "mages"
        fight(person)
        running = server.http.get(path)
        assert running.json()["setup"]["nemesis"] == "experiment-153"
        assert running.json()["setup"]["seed"] is None
        assert (running.json()["over"], running.json()["won"]) == (False, None)
        for text in (start.text, running.text):
            assert "12345678901234567" not in text


@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_before_the_end_only_the_owner_may_have_it_as_text(server: Server, role: str) -> None:
    """Single battles too: the seed of one tells those of the others."""
    links = set_out(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
    token = links["seats"][0] if role == "seat" else links["spectator"]
    for query in ("", "?battle=1"):
        answer = server.http.get(f"/api/games/{token}/chronicle{query}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    fork = server.http.post(f"/api/games/{token}/fork", json={"seq": 1})
    assert fork.status_code == 403


def test_every_moment_can_be_looked_at(server: Server) -> None:
    links = set_out(server)
    with server.sit(links["owner"]) as person:
        start = person.until("update")
        seen = [start]
        prepare(person)
        fight(person)
        seen.append(person.now)
        person.play(3)
        seen.append(person.now)
        lose(person)
        seen.append(person.now)
        road = person.now["journey"]["road"][0]["tries"][0]
        assert (road["first"], road["last"]) == (seen[1]["seq"], seen[-1]["seq"])
        for then in seen:
            found = server.get(f"/api/games/{links['seats'][1]}/at/{then['seq']}")
            assert found["table"] == then["table"]
            assert found["journey"] == then["journey"]
            assert found["ending"] == then["ending"]
            assert not (found["decision"] or {"mine": False})["mine"]


def test_signs_need_a_table(server: Server) -> None:
    with server.sit(set_out(server)["owner"]) as person:
        person.until("update")
        person.send(type="point", place="nemesis")
        assert person.until("error")["code"] == "bad-message"
        person.send(type="say", phrase="wait")
        assert person.until("said")["phrase"] == "wait"
        fight(person)
        person.send(type="point", place="nemesis")
        assert person.until("pointed")["place"] == "nemesis"


def test_a_journey_is_renamed_watched_and_deleted(server: Server) -> None:
    links = set_out(server, name="Road")
    path = f"/api/games/{links['owner']}"
    assert server.http.patch(path, json={"name": "The long road"}).json()["name"] == "The long road"
    watch = server.http.post(f"{path}/watch").json()["spectator"]
    with server.sit(watch) as watcher:
        assert watcher.until("update")["journey"]["stage"] == "mages"
        assert server.http.delete(path).status_code == 204
        assert watcher.until("closed")["code"] == "gone"
    assert server.http.get(path).status_code in (404, 410)
