"""People at a table: join, answer, be too late, come back."""

from __future__ import annotations

import pytest

from tests.server.harness import Server, same


def test_creating_gives_a_link_per_right(server: Server) -> None:
    links = server.new(name="Friday")
    roles = {
        token: server.get(f"/api/games/{token}")
        for token in (links["owner"], *links["seats"], links["spectator"])
    }
    assert len(roles) == 4
    assert [info["role"] for info in roles.values()] == ["owner", "seat", "seat", "spectator"]
    assert [info["seat"] for info in roles.values()] == [None, "p1", "p2", None]
    assert {info["name"] for info in roles.values()} == {"Friday"}


def test_an_unknown_link_says_so(server: Server) -> None:
    answer = server.http.get("/api/games/AAAAAAAAAAAAAAAAAAAAAA")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-token")
    with server.sit("AAAAAAAAAAAAAAAAAAAAAA") as person:
        assert person.welcome["type"] == "closed"
        assert person.welcome["code"] == "unknown-token"
        assert person.closed() == 4404


def test_one_owner_plays_every_seat(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        person.play(12)
        assert person.seq == 12


def test_everybody_sees_the_same_table(server: Server) -> None:
    links = server.new()
    with (
        server.sit(links["owner"]) as owner,
        server.sit(links["seats"][1]) as friend,
        server.sit(links["spectator"]) as watcher,
    ):
        for person in (owner, friend, watcher):
            person.until("update")
        owner.play(5)
        friend.see(5)
        watcher.see(5)
        assert same(owner.now, friend.now)
        assert same(owner.now, watcher.now)
        assert watcher.now["decision"]["mine"] is False


def test_only_the_seats_asked_may_answer(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as owner, server.sit(links["spectator"]) as watcher:
        owner.until("update")
        while len(owner.now["decision"]["seats"]) > 1:
            owner.answer()
        asked = int(owner.now["decision"]["seats"][0][1:]) - 1
        watcher.see(owner.seq)
        with server.sit(links["seats"][1 - asked]) as other:
            other.until("update")
            assert not other.mine
            refused = other.answer()
            assert (refused["type"], refused["code"]) == ("error", "not-your-turn")
        assert watcher.answer()["code"] == "not-your-turn"
        with server.sit(links["seats"][asked]) as right:
            right.until("update")
            assert right.mine
            assert right.answer()["type"] == "update"


def test_an_illegal_key_is_answered_with_the_legal_ones(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        before = person.until("update")
        refused = person.answer("gain the-moon")
        assert refused["code"] == "illegal-key"
        assert refused["legal"] == person.keys
        assert "gain the-moon" in refused["message"]
        person.send(type="lang", lang="en")
        assert same(person.until("resync"), before)


def test_a_repeated_answer_is_a_resync_and_not_a_second_answer(server: Server) -> None:
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        seq, key = person.seq, person.keys[0]
        assert person.answer(key, seq)["type"] == "update"
        after = person.answer(key, seq)
        assert (after["type"], after["seq"]) == ("resync", seq + 1)
        assert person.answer(key, seq + 5)["type"] == "resync"
        assert person.seq == seq + 1


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as person:
        person.until("update")
        person.play(6)
        lines = server.get(f"/api/games/{links['owner']}/log")["lines"]
        with server.sit(links["owner"], after=3) as again:
            missed = again.until("update")
        assert same(missed, person.now)
        assert missed["log"]["after"] == 3
        assert missed["log"]["lines"] == [line for line in lines if line["seq"] > 3]


def test_words_come_in_the_language_asked_for(server: Server) -> None:
    with server.sit(server.new()["owner"], lang="pl") as person:
        assert person.welcome["lang"] == "pl"
        said = [person.until("update")]
        person.send(type="lang", lang="xx")
        assert person.until("error")["code"] == "unknown-language"
        for lang in ("de", "en"):
            person.send(type="lang", lang=lang)
        said += [person.until("resync"), person.until("resync")]
    assert [message["lang"] for message in said[1:]] == ["de", "en"]
    assert len({message["decision"]["prompt"] for message in said}) == 3
    assert len({message["log"]["lines"][0]["text"] for message in said}) == 3
    assert same(said[0], said[2])


def test_presence_tells_who_is_here(server: Server) -> None:
    links = server.new()
    with server.sit(links["owner"]) as owner:
        owner.until("update")
        with server.sit(links["seats"][1]), server.sit(links["spectator"]):
            while owner.presence["spectators"] != 1:
                owner.next()
            assert [seat["online"] for seat in owner.presence["seats"]] == [False, True]
        while owner.presence["spectators"] or owner.presence["seats"][1]["online"]:
            owner.next()


def test_bots_play_a_whole_game_to_its_end(server: Server) -> None:
    seats = ["bot:random", "bot:greedy"]
    links = server.new(seats=seats)
    with server.sit(links["spectator"]) as watcher:
        watcher.until("update")
        while watcher.now["decision"] is not None:
            watcher.until("update", "resync")
        outcome = watcher.now["table"]["outcome"]
        assert watcher.now["ending"]
    info = server.get(f"/api/games/{links['owner']}")
    assert (info["over"], info["won"]) == (True, outcome["won"])
    assert info["setup"]["seed"] == "7"
    with server.sit(links["owner"]) as owner:
        owner.until("update")
        owner.send(type="answer", seq=owner.seq, key="done")
        assert owner.until("error")["code"] == "game-over"


def test_the_seed_is_kept_back_while_the_game_runs(server: Server) -> None:
    links = server.new(seed="123456789123456789")
    for token in (links["owner"], links["seats"][0], links["spectator"]):
        assert "123456789123456789" not in server.http.get(f"/api/games/{token}").text
    assert server.http.get(f"/api/games/{links['seats'][0]}/chronicle").status_code == 403


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"nemesis": "gate-wich"}, "bad-setup"),
        ({"mages": []}, "bad-setup"),
        ({"mages": ["garu", "garu"]}, "bad-setup"),
        ({"seats": ["human", "human", "human"]}, "bad-setup"),
        ({"seats": ["bot:deep-thought"]}, "unknown-bot"),
        ({"seed": "-1"}, "bad-setup"),
        ({"seed": "99999999999999999999"}, "bad-setup"),
        ({"supply": ["jade"]}, "bad-setup"),
        ({"undo": "always"}, "bad-message"),
        ({"color": "blue"}, "bad-message"),
    ],
)
def test_a_wrong_set_up_is_refused(server: Server, fields: dict[str, object], code: str) -> None:
    game = {"nemesis": "gate-witch", "mages": ["garu", "gex"], **fields}
    answer = server.http.post("/api/games", json=game)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["message"]
