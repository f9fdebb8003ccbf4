"""Two server processes on one Postgres, players on different ones."""

from __future__ import annotations

import psycopg

from tests.server.harness import Server, same


def test_players_on_different_processes_share_a_game(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    links = here.new()
    with here.sit(links["seats"][0]) as first, there.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        while not first.presence["seats"][1]["online"]:
            first.next()
        while not second.presence["seats"][0]["online"]:
            second.next()
        for _ in range(30):
            actor, other = (first, second) if first.mine else (second, first)
            assert actor.answer()["type"] == "update"
            other.see(actor.seq)
            assert same(first.now, second.now)


def test_of_two_who_answer_at_once_one_is_told_to_look_again(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    links = here.new()
    with here.sit(links["owner"]) as first, there.sit(links["owner"]) as second:
        first.until("update")
        second.until("update")
        for _ in range(15):
            seq = first.seq
            for person in (first, second):
                person.send(type="answer", seq=seq, key=first.keys[0])
            for person in (first, second):
                person.see(seq + 1)
            assert (first.seq, second.seq) == (seq + 1, seq + 1)
            assert first.now["table"] == second.now["table"]
            first.send(type="lang", lang="en")  # to read what is still on its way
            second.send(type="lang", lang="en")
            first.until("resync")
            second.until("resync")


def test_seats_bots_and_consent_reach_the_other_process(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    links = here.new(undo="consent")
    with here.sit(links["seats"][0]) as first, there.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        asker = first if first.mine else second
        other = second if asker is first else first
        asker.see_something_new()
        seq = asker.seq
        other.see(seq)
        asker.send(type="undo", seq=seq)
        while not (other.now["undo"]["proposal"] or {}).get("mine"):
            other.until("update")
        other.send(type="consent", seq=other.seq, agree=True)
        first.see(seq + 1)
        second.see(seq + 1)
        assert same(first.now, second.now)
        path = f"/api/games/{links['seats'][1]}"
        there.http.patch(path, json={"seat": "p2", "holder": "bot:random"})
        while first.presence["seats"][1]["holder"] != "bot:random":
            first.next()
        here.http.delete(f"/api/games/{links['owner']}")
        assert second.until("closed")["code"] == "gone"


def test_who_agrees_at_the_same_moment_elsewhere_is_heard(pair: tuple[Server, Server]) -> None:
    here, there = pair
    links = here.new(undo="consent", mages=["garu", "gex", "mazahaedron"])
    with (
        here.sit(links["owner"]) as host,
        here.sit(links["seats"][0]) as asker,
        here.sit(links["seats"][1]) as one,
        there.sit(links["seats"][2]) as other,
    ):
        host.until("update")
        for _ in range(12):
            host.see_something_new()
            seq = host.seq
            asker.see(seq)
            asker.send(type="undo", seq=seq)
            for person in (one, other):
                while person.now.get("seq") != seq or not person.now["undo"]["proposal"]:
                    person.until("update")
            for person in (one, other):
                person.send(type="consent", seq=seq, agree=True)
            for person in (host, asker, one, other):
                person.see(seq + 1)


def test_a_listener_that_was_cut_off_listens_again(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    links = here.new()
    with here.sit(links["owner"]) as first, there.sit(links["spectator"]) as watcher:
        first.until("update")
        watcher.until("update")
        with psycopg.connect(here.env["GRAVEHOLD_DATABASE"], autocommit=True) as link:
            link.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        first.play(5)
        watcher.see(5)
        assert same(first.now, watcher.now)


def test_a_message_nobody_understands_makes_nobody_deaf(pair: tuple[Server, Server]) -> None:
    """Of a newer program on the same database, say, while one after the other is replaced."""
    here, there = pair
    links = here.new()
    game = links["game"]
    with here.sit(links["owner"]) as first, there.sit(links["spectator"]) as watcher:
        first.until("update")
        watcher.until("update")
        with psycopg.connect(here.env["GRAVEHOLD_DATABASE"], autocommit=True) as link:
            for payload in (
                "nonsense",
                f"other {game} here everybody",
                f'other {game} sign {{"type":"said","by":null,"phrase":"of-tomorrow"}}',
            ):
                link.execute("SELECT pg_notify('gravehold', %s)", (payload,))
        first.play(3)
        watcher.see(3)
        assert same(first.now, watcher.now)


def test_who_answers_in_a_game_deleted_elsewhere_is_told_so(pair: tuple[Server, Server]) -> None:
    here, there = pair
    links = here.new()
    with there.sit(links["owner"]) as person:
        person.until("update")
        with psycopg.connect(here.env["GRAVEHOLD_DATABASE"], autocommit=True) as link:
            link.execute("DELETE FROM games WHERE id = %s", (links["game"],))  # tells nobody
        person.send(type="answer", seq=0, key=person.keys[0])
        assert person.until("closed", "error")["code"] == "gone"
        assert person.closed() == 4410
    assert '"level":"error"' not in there.log.read_text()
