"""Between battles as in them: nothing acknowledged is lost, whichever process stored it."""

from __future__ import annotations

import random
import sqlite3
import time
from contextlib import closing

from tests.server.harness import Message, OwnServer, Person, Server, same
from tests.server.journeys import fight, lose, prepare, read_all, set_out
from tests.server.powercut import cut_off


def _choose_or_take_back(person: Person) -> None:
    back = person.now["undo"]["possible"] and random.random() < 0.4
    if back or person.now["decision"]["kind"] == "fight":
        person.send(type="undo", seq=person.seq)
        person.until("update")
    else:
        person.answer(random.choice(person.keys))


def test_killed_while_people_choose_between_battles_nothing_is_lost(
    own_server: OwnServer, database: str
) -> None:
    server = own_server(database, rate=10_000, burst=10_000)
    custom: Message = {"kind": "default", "packs": ["war-eternal", "outcasts"]}
    journeys = [set_out(server, undo="free", seed=str(n), **custom) for n in range(3)]
    owners = [links["owner"] for links in journeys]
    with server.sit(owners[0]) as person:  # one of them has a lost battle behind it
        person.until("update")
        fight(person)
        lose(person)
    seen = cut_off(server, owners, _choose_or_take_back)
    for owner, told in zip(owners, seen, strict=True):
        with server.sit(owner) as person:
            now = person.until("update")
        assert told[-1]["seq"] <= now["seq"] <= told[-1]["seq"] + 1
        if now["seq"] == told[-1]["seq"]:
            assert (now["journey"], now["table"]) == (told[-1]["journey"], told[-1]["table"])
            assert now["decision"] == told[-1]["decision"]
    with server.sit(owners[0]) as person:  # and the next battle is begun as ever
        person.until("update")
        fight(person)


def test_killed_at_the_word_to_fight_the_battle_is_there_or_not_begun(
    own_server: OwnServer,
) -> None:
    """The word and what the battle is made of are stored together."""
    server = own_server()
    for n in range(3):
        links = set_out(server, seed=str(n))
        with server.sit(links["owner"]) as person:
            person.until("update")
            prepare(person)
            seq = person.seq
            person.send(type="answer", seq=seq, key="fight")
            time.sleep(0.002 * n)
            server.kill()
        with closing(sqlite3.connect(server.home / "table.sqlite3")) as link:
            of_it = (links["game"],)
            count = "SELECT count(*) FROM {} WHERE game = ?"
            [answers] = link.execute(count.format("answers"), of_it).fetchone()
            [battles] = link.execute(count.format("battles"), of_it).fetchone()
        assert (answers, battles) in ((seq, 0), (seq + 1, 1))
        server.restart()
        with server.sit(links["owner"]) as person:
            assert person.until("update")["seq"] == answers
            person.play(2)


def test_people_at_two_processes_prepare_and_fight_together(pair: tuple[Server, Server]) -> None:
    here, there = pair
    links = set_out(here)
    with here.sit(links["seats"][0]) as first, there.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        for actor, other in ((first, second), (second, first)):
            assert actor.answer()["type"] == "update"
            other.see(actor.seq)
            assert first.now["journey"] == second.now["journey"]
        seq = first.seq
        for person in (first, second):  # both give the word, each at its own process
            person.send(type="answer", seq=seq, key="fight")
        for person in (first, second):
            person.see(seq + 1)
            read_all(person)
        assert (first.seq, second.seq) == (seq + 1, seq + 1)
        assert same(first.now, second.now)
        for _ in range(10):
            actor, other = (first, second) if first.mine else (second, first)
            assert actor.answer()["type"] == "update"
            other.see(actor.seq)
            assert same(first.now, second.now)


def test_of_two_choices_at_once_at_two_processes_one_stands(pair: tuple[Server, Server]) -> None:
    here, there = pair
    links = set_out(here, undo="free")
    with here.sit(links["owner"]) as first, there.sit(links["owner"]) as second:
        first.until("update")
        second.until("update")
        for _ in range(5):
            seq = first.seq
            first.send(type="answer", seq=seq, key=first.keys[0])
            second.send(type="answer", seq=seq, key=first.keys[1])
            for person in (first, second):
                person.see(seq + 1)
                read_all(person)
            assert (first.seq, first.now["journey"]) == (second.seq, second.now["journey"])
            first.send(type="undo", seq=first.seq)
            for person in (first, second):
                person.see(seq + 2)
