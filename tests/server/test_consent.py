"""Undo by consent, by people who are impatient, forgetful, or gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.server.harness import Message, Person, Server


class Asked(NamedTuple):
    """An answer of p1 has shown a hidden card; p1 asks to take it back, p2 is waited for."""

    server: Server
    owner: str  # the path of the owner's link
    seq: int  # of that answer
    asker: Person
    other: Person


@pytest.fixture
def asked(server: Server) -> Iterator[Asked]:
    links = server.new(undo="consent")
    with ExitStack() as open_:
        asker, other = (open_.enter_context(server.sit(token)) for token in links["seats"])
        asker.until("update")
        asker.see_something_new()
        seq = asker.seq
        asker.send(type="undo", seq=seq)
        while asker.now["undo"]["proposal"] is None:
            asker.until("update")
        while not (other.now.get("undo", {}).get("proposal") or {}).get("mine"):
            other.until("update")
        yield Asked(server, f"/api/games/{links['owner']}", seq, asker, other)


@pytest.mark.parametrize(
    ("who", "message"),
    [
        ("asker", {"type": "undo"}),
        ("other", {"type": "undo"}),
        ("asker", {"type": "consent", "agree": True}),
    ],
)
def test_who_asks_again_sees_what_is_waited_for(asked: Asked, who: str, message: Message) -> None:
    person: Person = getattr(asked, who)
    person.send(**message, seq=person.seq)
    answer = person.until("resync", "update", "error")
    assert (answer["type"], answer["seq"]) == ("resync", asked.seq)
    assert answer["undo"]["proposal"]["waiting"] == ["p2"]


def test_who_is_no_longer_there_is_not_waited_for(asked: Asked) -> None:
    """The seat that was asked goes to a bot: everybody else has agreed already."""
    given = asked.server.http.patch(asked.owner, json={"seat": "p2", "holder": "bot:random"})
    assert given.status_code == 200
    asked.asker.see(asked.seq + 1)
    assert asked.asker.now["undo"]["proposal"] is None
    assert asked.asker.now["undo"]["marked"] == 1


def test_a_proposal_ends_with_the_rule_it_was_made_under(asked: Asked) -> None:
    asked.server.http.patch(asked.owner, json={"undo": "off"})
    while asked.other.now["undo"]["proposal"] is not None:
        asked.other.until("update")
    asked.other.send(type="consent", seq=asked.other.seq, agree=True)
    assert asked.other.until("error")["code"] == "no-proposal"


def test_what_showed_nothing_new_is_taken_back_unasked(server: Server) -> None:
    links = server.new(undo="consent")
    with server.sit(links["seats"][0]) as one, server.sit(links["seats"][1]) as other:
        before = one.until("update")
        one.answer(next(key for key in one.keys if key.startswith("play ")))
        one.send(type="undo", seq=one.seq)
        one.see(2)
        assert one.now["undo"]["proposal"] is None
        assert one.now["table"] == before["table"]
        other.see(2)
        assert other.now["undo"]["redo"]


def test_past_a_newly_seen_card_only_who_is_asked_answers_again(asked: Asked) -> None:
    """As undo would ask everybody, nobody moves the game on in another's place."""
    taken = asked.asker.now["table"]
    asked.other.send(type="consent", seq=asked.seq, agree=True)
    for person in (asked.asker, asked.other):
        person.see(asked.seq + 1)
    assert (asked.asker.now["undo"]["redo"], asked.other.now["undo"]["redo"]) == (True, False)
    asked.other.send(type="redo", seq=asked.other.seq)
    assert asked.other.until("error")["code"] == "not-your-turn"
    asked.asker.send(type="redo", seq=asked.asker.seq)
    asked.asker.see(asked.seq + 2)
    assert asked.asker.now["table"] == taken
