"""Journeys over the wire: one link per seat for all of it, battles and what is between them."""

from __future__ import annotations

from tests.server.harness import Server
from tests.server.journeys import fight, lose, prepare, results, set_out


def test_a_journey_is_set_out_on_prepared_fought_and_lost(server: Server) -> None:
    links = set_out(server)
    assert len(links["seats"]) == 2
    with server.sit(links["owner"]) as person:
        start = person.until("update")
        assert start["table"] is None
        assert (start["decision"]["kind"], start["decision"]["seats"]) == ("mage", ["p1"])
        assert (
            start["decision"]["options"][0]["target"]
            == "mage:" + start["journey"]["barracks"]["mages"][0]
        )
        assert [leg["battle"] for leg in start["journey"]["road"]] == [1]
        fight(person)
        assert person.now["table"]["nemesis"]["id"] == "experiment-153"
        lose(person)
        now = person.now
        assert results(now) == [False]
        assert (now["journey"]["attempt"], now["decision"]["kind"]) == (2, "mage")
        assert now["table"]["outcome"]["won"] is False
        assert now["ending"] == now["journey"]["road"][0]["tries"][0]["ending"] != ""
        prepare(person)
        assert person.now["decision"]["kind"] == "fight"
