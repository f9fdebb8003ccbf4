"""Undo, seats that change hands, forks, chronicles, and what only the owner may do."""

from __future__ import annotations

from tests.server.harness import Message, Person, Server, same


def to_own_turn(person: Person) -> None:
    """Answer until one seat is asked for an action in its main phase."""
    while person.now["decision"]["kind"] != "main" or len(person.keys) < 2:
        assert person.answer()["type"] == "update"


def play_a_gem(person: Person) -> Message:
    gem = next(key for key in person.keys if key.startswith("play"))
    return person.answer(gem)


def test_undo_takes_back_what_revealed_nothing(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        to_own_turn(person)
        before = person.now
        play_a_gem(person)
        assert person.now["undo"]["possible"]
        person.send(type="undo", seq=person.seq)
        after = person.until("update")
        assert after["seq"] == before["seq"] + 2
        assert after["table"] == before["table"]
        assert after["decision"] == before["decision"]
        assert after["log"]["after"] == before["seq"]
        assert [line["kind"] for line in after["log"]["lines"]] == ["undo"]


def test_undo_stops_at_what_was_newly_seen(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        while not person.now["undo"]["reveals"]:
            person.answer("done" if "done" in person.keys else None)
        assert not person.now["undo"]["possible"]
        person.send(type="undo", seq=person.seq)
        assert person.until("error")["code"] == "undo-revealed"


def test_free_undo_goes_further_and_is_marked(server: Server) -> None:
    links = server.new(undo="free")
    with server.sit(links["owner"]) as person:
        first = person.until("update")
        while not person.now["undo"]["reveals"]:
            person.answer("done" if "done" in person.keys else None)
        person.send(type="undo", seq=person.seq)
        assert person.until("update")["undo"]["marked"] == 1
        while person.now["undo"]["possible"]:
            person.send(type="undo", seq=person.seq)
            person.until("update")
        assert person.now["table"] == first["table"]
        person.send(type="undo", seq=person.seq)
        assert person.until("error")["code"] == "nothing-to-undo"
    text = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
    assert "# taken back past a newly seen card: " in text


def test_a_table_may_agree_to_take_nothing_back(server: Server) -> None:
    links = server.new(undo="off")
    with server.sit(links["owner"]) as person, server.sit(links["spectator"]) as watcher:
        person.until("update")
        person.answer()
        person.send(type="undo", seq=person.seq)
        assert person.until("error")["code"] == "undo-off"
        watcher.send(type="undo", seq=0)
        assert watcher.until("error")["code"] == "not-allowed"


def test_by_consent_the_others_are_asked(server: Server) -> None:
    links = server.new(undo="consent")
    one, two = links["seats"]
    with server.sit(one) as first, server.sit(two) as second:
        first.until("update")
        second.until("update")
        people = {"p1": first, "p2": second}
        while len(first.now["decision"]["seats"]) > 1 or first.now["decision"]["kind"] != "main":
            actor = people[first.now["decision"]["seats"][0]]
            actor.see(first.seq)
            assert actor.answer()["type"] == "update"
            first.see(actor.seq)
        mine = first.now["decision"]["seats"][0]
        asker, other = people[mine], people["p2" if mine == "p1" else "p1"]
        asker.see(first.seq)
        asker.see_something_new()
        seq = asker.seq
        other.see(seq)
        asker.send(type="undo", seq=asker.seq)
        proposed = asker.until("update")["undo"]["proposal"]
        assert proposed["by"] == mine
        assert not proposed["mine"]
        while not (other.now["undo"]["proposal"] or {}).get("mine"):
            other.until("update")
        other.send(type="consent", seq=other.seq, agree=False)
        while other.now["undo"]["proposal"]:
            other.until("update")
        other.send(type="consent", seq=other.seq, agree=True)
        assert other.until("error")["code"] == "no-proposal"
        while asker.now["undo"]["proposal"]:
            asker.until("update")
        asker.send(type="undo", seq=asker.seq)
        while not (other.now["undo"]["proposal"] or {}).get("mine"):
            other.until("update")
        other.send(type="consent", seq=other.seq, agree=True)
        asker.see(seq + 1)
        assert asker.now["undo"]["marked"] == 1


def test_consent_alone_at_the_table_asks_nobody(server: Server) -> None:
    with server.sit(server.new(undo="consent")["owner"]) as person:
        before = person.until("update")
        person.answer()
        person.send(type="undo", seq=person.seq)
        assert person.until("update")["table"] == before["table"]


def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    links = server.new()
    path = f"/api/games/{links['seats'][0]}"
    other = f"/api/games/{links['seats'][1]}"
    give = {"seat": "p1", "holder": "bot:random"}
    assert server.http.patch(other, json=give).status_code == 403
    assert server.http.patch(path, json={"seat": "p2", "holder": "bot:random"}).status_code == 403
    assert server.http.patch(path, json=give).status_code == 200
    with server.sit(links["seats"][1]) as second, server.sit(links["seats"][0]) as first:
        second.until("update")
        first.until("update")
        for _ in range(30):
            if second.now["decision"] is None:
                break
            assert second.now["decision"]["seats"] != ["p1"] or not second.mine
            if second.mine:
                second.answer()
            else:
                second.until("update")
        assert not first.mine
        back = server.http.patch(path, json={"seat": "p1", "holder": "human"})
        assert [s["holder"] for s in back.json()["presence"]["seats"]] == ["human", "human"]


def test_a_teammate_plays_a_seat(server: Server) -> None:
    links = server.new()
    path = f"/api/games/{links['seats'][0]}"
    answer = server.http.patch(path, json={"seat": "p1", "holder": "p2"})
    assert [seat["mine"] for seat in answer.json()["presence"]["seats"]] == [False, False]
    with server.sit(links["seats"][1]) as second:
        second.until("update")
        second.play(15)
        assert second.seq == 15
    assert server.http.patch(path, json={"seat": "p1", "holder": "human"}).status_code == 200
    with server.sit(links["owner"]) as owner:
        owner.until("update")
        owner.play(1)


def test_any_moment_can_be_looked_at(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person:
        seen = {0: person.until("update")}
        for _ in range(8):
            person.answer()
            seen[person.seq] = person.now
        path = f"/api/games/{links['spectator']}"
        steps = server.get(f"{path}/log")["steps"]
        assert steps == list(seen)
        for seq in steps:
            moment = server.get(f"{path}/at/{seq}?lang=en")
            assert same(moment, seen[seq])
            assert moment["decision"]["mine"] is False
    assert server.http.get(f"{path}/at/99").json()["code"] == "no-such-seq"
    assert server.get(f"{path}/log?after=5")["after"] == 5


def test_a_fork_goes_on_from_there_and_leaves_the_game_alone(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(3)
        then = person.now
        person.play(3)
        now = person.now
        made = server.http.post(f"/api/games/{links['owner']}/fork", json={"seq": 3})
        with server.sit(made.json()["owner"]) as other:
            assert other.until("update")["table"] == then["table"]
            other.play(2)
        person.send(type="lang", lang="en")
        assert same(person.until("resync"), now)
    assert server.get(f"/api/games/{made.json()['owner']}")["parent"] == f"{links['game']}:3"


def test_undo_in_a_fork_takes_back_a_persons_answer(server: Server) -> None:
    """Not a bot's, which would only be given again."""
    seats = ["human", "bot:random"]
    links = server.new(seats=seats, undo="free", seed="4")
    with server.sit(links["seats"][0]) as person:
        person.until("update")
        person.wait_for_turn()
        own = person.now
        while person.now["seq"] < own["seq"] + 2:  # until the bot has answered after us
            person.wait_for_turn()
            own = person.now
            person.answer("done" if "done" in person.keys else None)
            person.wait_for_turn()
        wanted = {"seq": person.seq, "seats": seats, "undo": "free"}
    made = server.http.post(f"/api/games/{links['owner']}/fork", json=wanted).json()
    with server.sit(made["seats"][0]) as other:
        other.until("update")
        other.send(type="undo", seq=other.seq)
        after = other.until("update")
        assert (after["table"], after["decision"]) == (own["table"], own["decision"])


def test_nobody_looks_ahead_in_a_fork(server: Server) -> None:
    """A fork has the cards that are still to come here, and its owner may read its seed."""
    running, over = server.new(), server.new(seats=["bot:random", "bot:random"])
    for token in (*running["seats"], running["spectator"]):
        answer = server.http.post(f"/api/games/{token}/fork", json={"seq": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    with server.sit(over["owner"]) as person:
        while person.until("update")["decision"]:
            pass
    for token in (*over["seats"], over["spectator"]):
        answer = server.http.post(f"/api/games/{token}/fork", json={"seq": 1})
        assert answer.status_code == 201


def test_a_chronicle_goes_out_and_comes_in(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(10)
        text = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
        made = server.http.post("/api/import", json={"chronicle": text, "name": "again"}).json()
        with server.sit(made["owner"]) as again:
            assert again.until("update")["table"] == person.now["table"]
            again.play(2)
    broken = text.replace("gate-witch", "gate-keeper")
    answer = server.http.post("/api/import", json={"chronicle": broken})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-chronicle")
    assert "gate-keeper" in answer.json()["message"]


def test_only_the_owner_renames_and_deletes(server: Server) -> None:
    links = server.new()
    owner, seat = (f"/api/games/{token}" for token in (links["owner"], links["seats"][0]))
    assert server.http.patch(seat, json={"name": "Mine"}).status_code == 403
    assert server.http.delete(seat).status_code == 403
    renamed = server.http.patch(owner, json={"name": "  A\nbetter \x00 name  ", "undo": "free"})
    assert (renamed.json()["name"], renamed.json()["undo"]) == ("A better name", "free")
    for half in ({"seat": "p1"}, {"seat": "p1", "holder": "bot:nobody"}):
        assert server.http.patch(owner, json={"name": "Half", **half}).status_code == 400
        assert server.get(owner)["name"] == "A better name"
    with server.sit(links["seats"][0]) as person:
        person.until("update")
        assert server.http.delete(owner).status_code == 204
        assert person.until("closed")["code"] == "gone"
        assert person.closed() == 4410
    assert server.http.get(owner).json()["code"] == "unknown-token"


def test_any_link_gives_one_to_look_and_no_more(server: Server) -> None:
    """So that nobody has to share the own one: it is made on demand, and once."""
    links = server.new()
    given = {}
    for token in (links["owner"], *links["seats"], links["spectator"]):
        first, again = (server.http.post(f"/api/games/{token}/watch").json() for _ in range(2))
        assert first == again
        given[token] = first["spectator"]
    assert given[links["spectator"]] == links["spectator"]
    assert len({*given.values(), *given}) == 2 * len(given) - 1
    for token in given.values():
        found = server.get(f"/api/games/{token}")
        assert (found["game"], found["role"], found["seat"]) == (links["game"], "spectator", None)
        assert server.http.delete(f"/api/games/{token}").status_code == 403
    assert server.http.post("/api/games/AAAA/watch").status_code == 404
    assert server.http.delete(f"/api/games/{links['owner']}").is_success
    assert server.http.get(f"/api/games/{given[links['owner']]}").status_code == 404
