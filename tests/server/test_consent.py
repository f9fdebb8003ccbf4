"""Undo by consent, by people who are impatient, forgetful, or gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.server.harness import Message, Person, Server


class Asked(NamedTuple):
    """p1 has answered once and asks to take it back; p2 is waited for."""

    server: Server
    owner: str  # the path of the owner's link
    before: Message
    asker: Person
    other: Person


@pytest.fixture
def asked(server: Server) -> Iterator[Asked]:
    links = server.new(undo="consent")
    with ExitStack() as open_:
        asker, other = (open_.enter_context(server.sit(token)) for token in links["seats"])
        before = asker.until("update")
        assert asker.answer()["type"] == "update"
        asker.send(type="undo", seq=asker.seq)
        while asker.now["undo"]["proposal"] is None:
            asker.until("update")
        while not (other.now.get("undo", {}).get("proposal") or {}).get("mine"):
            other.until("update")
        yield Asked(server, f"/api/games/{links['owner']}", before, asker, other)


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
    assert (answer["type"], answer["seq"]) == ("resync", 1)
    assert answer["undo"]["proposal"]["waiting"] == ["p2"]


def test_who_is_no_longer_there_is_not_waited_for(asked: Asked) -> None:
    """The seat that was asked goes to a bot: everybody else has agreed already."""
    given = asked.server.http.patch(asked.owner, json={"seat": "p2", "holder": "bot:random"})
    assert given.status_code == 200
    asked.asker.see(2)
    assert asked.asker.now["undo"]["proposal"] is None
    assert asked.asker.now["table"] == asked.before["table"]


def test_a_proposal_ends_with_the_rule_it_was_made_under(asked: Asked) -> None:
    asked.server.http.patch(asked.owner, json={"undo": "off"})
    while asked.other.now["undo"]["proposal"] is not None:
        asked.other.until("update")
    asked.other.send(type="consent", seq=asked.other.seq, agree=True)
    assert asked.other.until("error")["code"] == "no-proposal"
