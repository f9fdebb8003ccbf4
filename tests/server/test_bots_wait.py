"""Bots fight; what cannot be taken back later is a person's choice, also where bots sit alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server import campaigns, journeys
from tests.server.harness import Message, Person, Server
from tests.server.journeys import read_all

GIVEN = {"seat": "p1", "holder": "bot:random"}


def expedition(server: Server, *seats: str) -> Message:
    return journeys.set_out(server, players=len(seats), seats=list(seats))


def campaign(server: Server, *seats: str) -> Message:
    return campaigns.begin(server, mages=len(seats), seats=list(seats))


Begun = Callable[..., Message]
BOTH = pytest.mark.parametrize("begun", [expedition, campaign])


def stage(person: Person) -> str:
    way = person.now["journey"] or person.now["campaign"]
    return str(way["stage"])


def to_the_fight(person: Person) -> None:
    """Everything that is asked before it, the first option each time."""
    campaigns.name_all(person)
    while person.now["decision"]["kind"] != "fight":
        assert person.mine
        assert person.answer()["type"] == "update"


def fought(person: Person) -> None:
    """Read on until the battle is over."""
    while stage(person) == "battle":
        person.until("update")


def waits(person: Person) -> bool:
    """Whether nobody else answers what this person is asked."""
    seq = person.seq
    read_all(person)
    return person.mine and bool(person.keys) and person.seq == seq


@BOTH
def test_bots_alone_answer_nothing_between_battles(server: Server, begun: Begun) -> None:
    links = begun(server, "bot:random")
    with server.sit(links["owner"]) as owner, server.sit(links["spectator"]) as watcher:
        owner.until("update")
        assert owner.mine
        to_the_fight(owner)
        assert waits(owner)
        watcher.see(owner.seq)
        watcher.send(type="answer", seq=owner.seq, key="fight")
        assert watcher.until("error")["code"] == "not-your-turn"
        assert owner.answer("fight")["type"] == "update"
        fought(owner)
        assert waits(owner)


@BOTH
def test_a_seats_own_link_answers_for_the_bot_that_holds_it(server: Server, begun: Begun) -> None:
    links = begun(server, "bot:random", "bot:random")
    with server.sit(links["seats"][0]) as first, server.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        assert (first.mine, second.mine) == (True, False)
        while first.now["decision"]["kind"] != "fight":
            person = first if first.mine else second
            spoken = person.now["decision"]["kind"] == "name"
            [seat] = person.now["decision"]["seats"] if spoken else [""]
            assert person.answer(f"name {seat} Dax" if spoken else None)["type"] == "update"
            first.see(person.seq)
            second.see(person.seq)
        assert first.mine
        assert second.mine


def test_seats_given_to_bots_in_a_battle_wait_after_it(server: Server) -> None:
    """Nobody comes back to a chapter that was lost, yielded and left meanwhile."""
    links = campaign(server, "human")
    path = f"/api/games/{links['owner']}"
    with server.sit(links["owner"]) as owner:
        owner.until("update")
        campaigns.fight(owner)
        assert server.http.patch(path, json=GIVEN).status_code == 200
        fought(owner)
        assert waits(owner)
        assert len(owner.now["campaign"]["chart"]) == 1
        owner.send(type="undo", seq=owner.seq)
        assert owner.until("error")["code"] == "undo-fight"
