"""Campaigns over the wire: one link per seat for all of it, battles and what is between them."""

from __future__ import annotations

import time

import pytest

from gravehold import Campaign
from gravehold.kernel.builds import Build
from gravehold.players.journeys import JourneyBot, play_journey
from tests.server.campaigns import NAMES, begin, fight, lose, name_all, prepare
from tests.server.harness import OwnServer, Server
from tests.server.journeys import SOON, read_all


@pytest.mark.rule("legacy.names")
def test_a_campaign_is_begun_named_and_fought(server: Server) -> None:
    links = begin(server)
    assert len(links["seats"]) == 2
    with server.sit(links["owner"]) as person:
        start = person.until("update")
        assert start["table"] is None
        assert start["journey"] is None
        assert (start["decision"]["kind"], start["decision"]["seats"]) == ("name", ["p1"])
        assert start["decision"]["options"] == []
        campaign = start["campaign"]
        assert campaign["spoken"] == {"verb": "name p1", "most": 24}
        assert (campaign["chapter"], campaign["chapters"], campaign["stage"]) == (1, 8, "naming")
        assert campaign["story"] == campaign["letters"] == campaign["pool"] == []
        name_all(person)
        campaign = person.now["campaign"]
        assert [one["name"] for one in campaign["party"]] == [*NAMES[:2]]
        [told] = campaign["story"]
        assert (told["part"], told["chapter"]) == ("before", 1)
        assert all(name in told["text"] for name in NAMES[:2])
        assert person.now["decision"]["options"][0]["detail"] == "Maelstrom"
        fight(person)
        assert person.now["table"]["nemesis"]["id"] == "maelstrom"
        assert person.now["mats"]["p1"]["name"] == NAMES[0]
        lose(person)
        campaign = person.now["campaign"]
        [line] = campaign["chart"]
        assert (line["chapter"], line["nemesis"], line["won"]) == (1, "maelstrom", False)
        assert abs(line["date"] - time.time()) < 3600
        assert [one["part"] for one in campaign["story"]] == ["before", "lost"]
        assert campaign["scar"] is True
        assert person.now["decision"]["kind"] == "starter"


def test_days_of_battles_go_out_and_come_in(server: Server) -> None:
    """A day that nobody wrote down is none, and not the day of the import."""
    links = begin(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        fork = {"seq": person.now["seq"], "seats": []}
    text = server.get(f"/api/games/{links['owner']}/chronicle")["chronicle"]
    [line] = [line for line in text.splitlines() if line.startswith("dates: ")]
    forked = server.http.post(f"/api/games/{links['owner']}/fork", json=fork).json()
    assert line in server.get(f"/api/games/{forked['owner']}/chronicle")["chronicle"]
    for told, shown in (("dates: 2026-01-02\n", 1767355200.0), ("", 0.0)):
        chronicle = {"chronicle": text.replace(f"{line}\n", told)}
        made = server.http.post("/api/import", json=chronicle).json()
        with server.sit(made["owner"]) as person:
            [kept] = person.until("update")["campaign"]["chart"]
        assert kept["date"] == shown
        again = server.get(f"/api/games/{made['owner']}/chronicle")["chronicle"]
        assert [each for each in again.splitlines() if each.startswith("dates")] == told.split(
            "\n"
        )[:-1]


@pytest.mark.rule("legacy.first-starter", "legacy.sticker-once")
def test_every_choice_shows_what_it_does_and_the_mat_it_leads_to(server: Server) -> None:
    with server.sit(begin(server)["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        choices = person.now["campaign"]["choices"]
        assert [each["key"] for each in choices] == person.keys
        assert len(choices) == 8
        for each in choices:
            assert each["text"]
            assert each["mat"]["hand"] == [each["card"], "crystal", "crystal", "crystal", "spark"]
        taken = person.keys[0]
        person.answer(taken)
        assert len(person.keys) == 7
        assert not any(key.endswith(taken.split(" ")[2]) for key in person.keys)
        person.answer()
        trade = person.now["campaign"]["supply"]
        assert (person.now["decision"]["kind"], len(trade["offers"])) == ("add", 4)
        assert trade["now"] == trade["before"]
        person.answer()
        person.answer()
        banished = person.keys[0].split(" ")[1]
        person.answer()
        trade = person.now["campaign"]["supply"]
        assert trade["leaving"] == [banished]
        assert len(trade["before"]) == 9
        assert len(trade["added"]) == 2
        person.answer()
        campaign = person.now["campaign"]
        assert (campaign["chapter"], campaign["stage"]) == (2, "intro")
        assert [letter["letter"] for letter in campaign["letters"]] == ["S"]
        assert campaign["letters"][0]["new"] is True
        assert [part["part"] for part in campaign["party"][0]["parts"]] == ["starter"]
        assert "25" in campaign["burdens"][0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "name"), ("   ", "name"), ("x" * 25, "24"), ("x" * 5000, "24"), ("a\tb", "U+0009"),
        ("a\u202eb", "U+202E"), ("\u200d", "name"),
    ],
)  # fmt: skip
@pytest.mark.rule("legacy.names")
def test_a_name_that_will_not_do_is_refused_in_words(server: Server, words: str, said: str) -> None:
    with server.sit(begin(server)["seats"][0]) as person:
        person.until("update")
        refused = person.answer(f"name p1 {words}")
        assert (refused["code"], refused["legal"]) == ("bad-words", [])
        assert said in refused["message"]
        assert len(refused["message"]) < 300
        assert person.now["seq"] == 0


def test_the_wrong_words_or_seat_are_told_the_form(server: Server) -> None:
    links = begin(server)
    with server.sit(links["seats"][0], lang="pl") as first, server.sit(links["seats"][1]) as second:
        first.until("update")
        second.until("update")
        for key in ("fight", "name p2 Dax", "name p9 Dax", "Claire", "name"):
            refused = first.answer(key)
            assert refused["code"] == "bad-words"
            assert "name p1 NAME" in refused["message"]
        assert second.answer("name p1 Dax")["code"] == "not-your-turn"
        assert first.answer("  name  p1   Claire  ")["type"] == "update"
        second.see(1)
        assert second.now["campaign"]["party"][0]["name"] == "Claire"


@pytest.mark.rule("legacy.absent-player")
def test_an_absent_players_mage_is_run_by_another(server: Server) -> None:
    """Between battles and during them; the seat's own link gets it back."""
    links = begin(server)
    seats = links["seats"]
    with server.sit(seats[0]) as first:
        first.until("update")
        first.answer("name p1 Claire")
        assert not first.now["decision"]["mine"]
        hand = {"seat": "p2", "holder": "p1"}
        assert server.http.patch(f"/api/games/{seats[0]}", json=hand).status_code == 403
        assert server.http.patch(f"/api/games/{seats[1]}", json=hand).status_code == 200
        read_all(first)
        assert first.answer("name p2 Dax")["type"] == "update"
        fight(first)
        while first.now["table"]["active"] != "p2":
            first.answer(next((key for key in SOON if key in first.keys), None))
        assert first.now["decision"]["mine"]
        back = {"seat": "p2", "holder": "human"}
        assert server.http.patch(f"/api/games/{seats[1]}", json=back).status_code == 200
        read_all(first)
        assert not first.now["decision"]["mine"]
        with server.sit(seats[1]) as second:
            second.until("update")
            assert second.mine
            assert second.answer()["type"] == "update"


def test_bots_name_fight_and_choose(server: Server) -> None:
    """With a bot in every other seat a person only gives the word with it."""
    links = begin(server, seats=["human", "bot:random"])
    with server.sit(links["seats"][0]) as person:
        person.until("update")
        person.answer("name p1 Claire")
        person.wait_for_turn()
        assert person.now["campaign"]["party"][1]["name"] == "p2"
        assert person.now["decision"]["kind"] == "fight"


@pytest.mark.parametrize(
    "body",
    [
        {"mages": 0}, {"mages": 5}, {"mages": "two"}, {"mages": 2.5}, {"mages": True},
        {"campaign": "nothing"}, {"seed": "x"}, {"seed": 7}, {"seed": "-1"}, {"more": 1},
        {"seats": ["p1"]}, {"seats": ["bot:nobody"]}, {"seats": ["human"] * 3}, {"seats": "human"},
    ],
)  # fmt: skip
def test_a_campaign_that_cannot_be_is_refused(server: Server, body: dict[str, object]) -> None:
    answer = server.http.post("/api/campaigns", json=body)
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_undo_goes_back_to_the_end_of_the_battle_and_no_further(server: Server) -> None:
    links = begin(server, undo="free")
    with server.sit(links["owner"]) as person:
        person.until("update")
        name_all(person)
        person.send(type="undo", seq=person.seq)
        assert person.until("update", "error")["type"] == "update"
        assert person.now["decision"]["kind"] == "name"
        fight(person)
        person.send(type="undo", seq=person.seq)
        assert person.until("update", "error")["code"] == "undo-fight"
        lose(person)
        person.send(type="undo", seq=person.seq)
        assert person.until("update", "error")["code"] == "undo-fight"
        person.answer()
        person.send(type="undo", seq=person.seq)
        assert person.until("update", "error")["type"] == "update"
        assert len(person.keys) == 8


def test_a_campaign_outlives_the_server(own_server: OwnServer) -> None:
    server = own_server()
    links = begin(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        person.answer()
        before = person.now
    server.kill()
    server.restart()
    with server.sit(links["owner"]) as person:
        after = person.until("update")
        for field in ("table", "campaign", "decision", "mats", "seq"):
            assert after[field] == before[field], field
        prepare(person)
        assert person.now["campaign"]["chapter"] == 2


def test_a_campaign_goes_out_and_comes_in_again(server: Server) -> None:
    links = begin(server)
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        prepare(person)
        there = person.now
    for token in (*links["seats"], links["spectator"]):
        assert server.http.get(f"/api/games/{token}/chronicle").status_code == 403
        assert server.http.get(f"/api/games/{token}/chronicle?battle=1").status_code == 403
    out = server.get(f"/api/games/{links['owner']}/chronicle")
    assert out["name"].endswith(".campaign")
    assert "name p1 Claire" in out["chronicle"]
    one = server.get(f"/api/games/{links['owner']}/chronicle?battle=1")
    assert one["name"].endswith("-1.chronicle")
    assert "p1.name: Claire" in one["chronicle"]
    assert server.http.get(f"/api/games/{links['owner']}/chronicle?battle=2").status_code == 404
    for text in (out["chronicle"], one["chronicle"]):
        made = server.http.post("/api/import", json={"chronicle": text})
        assert made.status_code == 201, made.text
        with server.sit(made.json()["owner"]) as person:
            found = person.until("update")
            assert (found["campaign"] is None) == (text is one["chronicle"])
            if found["campaign"] is not None:
                same = ("party", "supply", "letters", "story", "chapter", "stage")
                assert all(found["campaign"][f] == there["campaign"][f] for f in same)


def test_a_key_that_is_not_legal_is_told_with_its_line(server: Server) -> None:
    head = "format: 1\nmages: 1\nseed: 7\n\nname p1 Claire\n"
    wrong = {
        f"{head}starter p1 starter-gem-heal\n": ("6", "legal: fight"),
        f"{head}fight\nfly\n": ("7", "legal:"),
        "format: 1\nmages: 9\nseed: 7\n\n": ("2", ""),
        "format: 1\nmages: 2\n\n": ("", "seed"),
        f"{head[:-15]}name p1 {'x' * 40}\n": ("5", "24"),
    }
    for text, (line, said) in wrong.items():
        answer = server.http.post("/api/import", json={"chronicle": text})
        assert answer.status_code == 400
        message = answer.json()["message"]
        assert said in message
        assert line in message


def test_a_fork_has_a_name_and_leaves_the_campaign_as_it_is(server: Server) -> None:
    links = begin(server, name="Thursdays")
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
        lose(person)
        person.answer()
        fork = {"seq": 2, "name": "What if"}
        refused = server.http.post(f"/api/games/{links['seats'][0]}/fork", json=fork)
        assert refused.status_code == 403
        made = server.http.post(f"/api/games/{links['owner']}/fork", json=fork).json()
        assert made["name"] == "What if"
        with server.sit(made["owner"]) as other:
            other.until("update")
            assert other.now["decision"]["kind"] == "fight"
            fight(other)
        assert server.get(f"/api/games/{links['owner']}")["name"] == "Thursdays"
        read_all(person)
        assert person.now["decision"]["kind"] == "starter"


def test_what_a_link_opens_is_told_in_short(server: Server) -> None:
    links = begin(server)
    found = server.get(f"/api/games/{links['owner']}")
    assert found["journey"] is None
    assert found["campaign"]["stage"] == "naming"
    assert found["campaign"]["names"] == ["", ""]
    with server.sit(links["owner"]) as person:
        person.until("update")
        fight(person)
    found = server.get(f"/api/games/{links['owner']}")
    assert found["setup"]["builds"] == {"p1": {"name": "Claire"}, "p2": {"name": "Dax"}}
    assert found["setup"]["seed"] is None
    assert Build(**found["setup"]["builds"]["p1"]) == Build(name="Claire")


def test_a_campaign_is_brought_to_its_end_over_the_wire(server: Server) -> None:
    """By a bot's file up to the last answers, and then by hand."""
    campaign = Campaign.new(mages=1, seed=3)
    play_journey(campaign, JourneyBot("random", 3))
    lines = campaign.to_text().rstrip().splitlines()
    keys = [line for line in lines if not line.startswith("#")]
    text = "\n".join(line for line in lines[: lines.index("")] if not line.startswith("checks"))
    told = "\n".join(keys[keys.index("") + 1 : -12])
    made = server.http.post("/api/import", json={"chronicle": f"{text}\n\n{told}\n"})
    assert made.status_code == 201, made.text
    links = made.json()
    with server.sit(links["seats"][0]) as person:
        person.until("update")
        for key in keys[-12:]:
            assert person.answer(key)["type"] == "update"
        assert person.now["decision"] is None
        campaign_now = person.now["campaign"]
        assert campaign_now["epilogue"] == campaign.epilogue
        assert campaign_now["points"] == campaign.points
        assert campaign_now["exports"]["p1"]["name"] == "p1"
        build = campaign_now["exports"]["p1"]
    game = {"nemesis": "gate-witch", "mages": ["adept"], "builds": {"p1": build}}
    assert server.http.post("/api/games", json=game).status_code == 201
    over = server.http.get(f"/api/games/{links['spectator']}/chronicle")
    assert over.status_code == 200


@pytest.mark.rule("legacy.sealed")
def test_the_table_of_a_campaign_has_a_catalogue_of_its_own(server: Server) -> None:
    token = begin(server)["spectator"]
    found = server.http.get(f"/api/games/{token}/catalogue")
    cards = {card["id"] for card in found.json()["cards"]}
    assert "fire-chakram" in cards
    assert not cards & {"geophage", "starter-gem-heal", "scatter~0", "pulverize", "flawed-crystal"}
    assert [nemesis["id"] for nemesis in found.json()["nemeses"]] == ["maelstrom"]
    mark = {"If-None-Match": found.headers["etag"]}
    assert server.http.get(f"/api/games/{token}/catalogue", headers=mark).status_code == 304
    rules = server.get(f"/api/games/{token}/rules?lang=pl")
    ids = {rule["id"] for rule in rules["rules"]}
    assert "lg.maelstrom" in ids
    assert not ids & {"lg.bladius", "legacy.letter-s", "legacy.shield", "main.charge"}
    plain = server.new()["spectator"]
    whole = server.http.get("/api/catalogue")
    assert server.http.get(f"/api/games/{plain}/catalogue").content == whole.content
