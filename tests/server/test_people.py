"""The people behind the seats: their names, and when they were last here."""

from __future__ import annotations

import time

import pytest

from gravehold.server.rooms.people import LONGEST, tidy
from tests.server.harness import Message, OwnServer, Person, Server


def call(server: Server, token: str, seat: str, person: str, **more: object) -> int:
    body = {"seat": seat, "person": person, **more}
    return server.http.patch(f"/api/games/{token}", json=body).status_code


def seat_of(person: Person, seat: str) -> Message:
    found: Message = next(each for each in person.presence["seats"] if each["seat"] == seat)
    return found


@pytest.mark.parametrize("kind", ["games", "journeys", "campaigns"])
def test_a_name_is_kept_and_shown_to_everybody(server: Server, kind: str) -> None:
    links = server.new() if kind == "games" else server.http.post(f"/api/{kind}", json={}).json()
    one, two = links["seats"]
    with server.sit(two) as other, server.sit(links["spectator"]) as watcher:
        for person in (other, watcher):
            person.until("update")
            assert seat_of(person, "p1")["person"] == ""
        assert call(server, one, "p1", "  Ewa <b>\u202e\n& Jan ") == 200
        for person in (other, watcher):
            while not seat_of(person, "p1")["person"]:
                person.until("presence")
            assert seat_of(person, "p1")["person"] == "Ewa <b> & Jan"  # text, never markup
        assert call(server, links["owner"], "p1", "") == 200
        while seat_of(other, "p1")["person"]:
            other.until("presence")


def test_only_its_own_link_and_the_host_name_a_seat(server: Server) -> None:
    links = server.new()
    _, two = links["seats"]
    assert call(server, two, "p1", "Somebody else") == 403
    assert call(server, links["spectator"], "p1", "A watcher") == 403
    assert call(server, links["owner"], "p9", "Nobody") == 403
    for body in ({"person": "Ewa"}, {"seat": "p1"}):
        answer = server.http.patch(f"/api/games/{two}", json=body)
        assert answer.status_code == 400
        assert "'seat' goes with 'holder' or 'person'" in answer.json()["message"]


def test_a_name_goes_with_a_seat_that_is_handed_over(server: Server) -> None:
    """One request may do both."""
    links = server.new()
    assert call(server, links["owner"], "p2", "Jan", holder="bot:greedy") == 200
    seat = server.get(f"/api/games/{links['owner']}")["presence"]["seats"][1]
    assert (seat["person"], seat["holder"]) == ("Jan", "bot:greedy")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a" * 99, "a" * LONGEST),
        (" \t\u200b ", ""),
        ("x\x00y\u2066z", "x y z"),
        ("李", "李"),
        ("Z" + "\u0351" * 9 + "algo", "Z\u0351\u0351\u0351algo"),
        ("\u0301\u0301 e\u0301\u0301\u0301\u0301\u0301", "\xe9\u0301\u0301\u0301"),
        ("ख़ीं" * 30, "ख़ीं" * LONGEST),  # letters count, not what stands on them
        ("a  \u0301b", "a b"),
    ],
)
def test_what_can_be_seen_of_a_name_is_kept(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


def test_names_and_who_has_left_outlive_the_server(own_server: OwnServer) -> None:
    server = own_server()
    links = server.new()
    one, two = links["seats"]
    begun = time.time()
    assert call(server, one, "p1", "Ewa") == 200
    with server.sit(one) as first, server.sit(one) as tab, server.sit(two) as second:
        second.until("update")
        tab.until("update")
        assert seat_of(second, "p1")["seen"] == 0
        tab.leave()
        first.leave()
        while seat_of(second, "p1")["online"]:
            second.until("presence")
        left = seat_of(second, "p1")["seen"]
        assert begun <= left <= time.time()
        server.stop()  # under the second one
    server.restart()
    seats = server.get(f"/api/games/{links['owner']}")["presence"]["seats"]
    assert [seat["person"] for seat in seats] == ["Ewa", ""]
    assert seats[0]["seen"] == pytest.approx(left)
    assert left <= seats[1]["seen"] <= time.time()
