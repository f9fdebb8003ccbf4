"""Zones, boards, tokens and bodies that definitions bring can be written and compared."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gravehold.kernel.definitions import (
    Board,
    Body,
    Definition,
    Gem,
    Link,
    Mage,
    Minion,
    Nemesis,
    Relic,
    Space,
    Token,
    TurnCard,
    Zone,
)
from gravehold.kernel.errors import BadFile
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Attach, DrawMinion, LayBefore, StayBeside
from gravehold.kernel.reading import definition_to_json
from gravehold.lab import invariants
from gravehold.notation.describe import scenario_of
from gravehold.notation.picture import picture
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import Scenario, parse_scenarios
from gravehold.notation.yamltext import dump

SPACES = tuple(Space(str(n)) for n in range(1, 4))
THRALL = Minion("thrall", life=4, faces=("", "illusion"))
TRACK = Token(start=1, minimum=1, maximum=8, name="track")
MAWS = tuple(
    Body(f"part-{n}", life=20, subtype="maw", label=str(n), tokens=(TRACK,)) for n in (1, 2)
)
MAT = Nemesis(
    "bazaar",
    life=40,
    tokens=(Token(name="dust", maximum=9), Token(name="lantern", on="game", maximum=3),
            Token(name="pulse", on="seat", start=1, maximum=5), Token(name="glyph", on="pile"),
            Token(name="shields", on="card")),
    zones=(
        Zone("dream-deck", order="hidden", cards=tuple(Gem(f"stone-{n}") for n in range(1, 6)),
             discard="dream-discard"),
        Zone("dream-discard"),
        Zone("thrall", order="hidden", cards=(THRALL,) * 4),
        Zone("lair", order="hidden", cards=MAWS),
        Zone("shelf"),
        Zone("cover", of="pile"),
        Zone("purse", of="seat"),
        Zone("rune", of="breach"),
    ),
    boards=(
        Board("dream", spaces=SPACES),
        Board("soul", spaces=(Space("A"), Space("B"), Space("C")), holds="tokens"),
        Board("bridge", holds="piles", links=(Link("1", "2"), Link("2", "3")), bridges=True),
    ),
    turn_cards=(TurnCard("delirium"),),
    setup=(DrawMinion("lair"), DrawMinion("lair")),
)  # fmt: skip
CARDS: tuple[Definition, ...] = (
    Relic("conduit", play=Attach()),
    Minion("mark", life=2, immediately=LayBefore()),
    Minion("scales", life=2, immediately=StayBeside()),
    Minion("devourer", life=3),
)
MAGE = Mage("pupil", breaches=(None,) * 4, hand=("crystal",), deck=("spark",), many=True)


def document(position: dict[str, Any], expect: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "name": "a bazaar",
        "definitions": [msgspec.json.decode(definition_to_json(d)) for d in (MAT, *CARDS)],
        "game": {
            "nemesis": "bazaar",
            "mages": ["garu", "dezmodia"],
            "supply": ["kindle", "crystallize", "jagged-lightning"],
        },
        "position": {"turn": {"seat": "p1", "phase": "main"}, **position},
        "expect": expect or {"outcome": None},
    }


def read(told: dict[str, Any]) -> Scenario:
    (found,) = parse_scenarios(dump(told), "f.yaml")
    return found


FULL: dict[str, Any] = {
    "players": {
        "p1": {
            "hand": [],
            "before": ["mark"],
            "purse": ["stone-1", "crystal"],
            "tokens": {"pulse": 0},
            "breaches": {2: {"turned": 1, "attached": ["conduit"], "rune": ["stone-2"]}},
        },
    },
    "nemesis": {
        "tokens": {"dust": 4, "lantern": 2},
        "lasting": ["scales"],
        "shelf": ["stone-3"],
        "dream": {1: "stone-4", 3: "stone-3"},
        "souls": {"C": 3},
        "bridges": ["2-3"],
        "maws": {2: {"life": 5, "track": 8}},
        "in_play": [
            {"card": "thrall", "life": 4, "shields": 2, "illusion": True},
            {"card": "thrall", "life": 1, "flipped": True},
            {"card": "devourer", "life": 2, "space": 2},
        ],
        "decks": {"dream": ["stone-5"], "thrall": ["real thrall", "illusion thrall"]},
    },
    "supply": {
        "kindle": {"count": 2, "tokens": {"glyph": 3}},
        "crystallize": 1,
    },
    "cover": {"kindle": ["stone-1"]},
    "turn_order": {"deck": ["delirium", "p1", "p2", "nemesis", "p1", "p2"]},
}


def test_all_that_is_written_lies_there() -> None:
    told = document(FULL, FULL)
    found = read(told)
    assert run_scenario(found).problems == ()
    game = start(found)
    invariants.position_sound(game)
    shown = picture(game.state, game.codex)
    assert shown["nemesis"]["maws"][1] == "gone"
    assert shown["nemesis"]["souls"] == {"A": 0, "B": 0, "C": 3}
    assert shown["players"]["p2"]["tokens"]["pulse"] == 1
    assert shown["players"]["p2"]["before"] == []


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"nemesis": {"dream": {1: "stone-4", 3: None}}}, "nemesis.dream.3"),
        ({"nemesis": {"dream": {}}}, "nemesis.dream"),
        ({"nemesis": {"souls": {"A": 1}}}, "nemesis.souls.A"),
        ({"nemesis": {"bridges": []}}, "nemesis.bridges"),
        ({"nemesis": {"maws": {1: {"life": 5}}}}, "nemesis.maws.1"),
        ({"nemesis": {"lantern": 1}}, "nemesis.tokens.lantern"),
        ({"nemesis": {"shelf": []}}, "nemesis.shelf"),
        ({"nemesis": {"decks": {"dream-discard": ["stone-1"]}}}, "nemesis.decks.dream-discard"),
        ({"players": {"p1": {"before": []}}}, "players.p1.before"),
        ({"players": {"p1": {"breaches": {2: {"rune": []}}}}}, "players.p1.breaches.2.rune"),
        ({"supply": {"kindle": 3}}, "supply.kindle"),
        ({"supply": {"kindle": {"tokens": {"glyph": 1}}}}, "supply.kindle.tokens.glyph"),
    ],
)
def test_a_difference_is_noticed(wrong: dict[str, Any], at: str) -> None:
    (problem,) = run_scenario(read(document(FULL, wrong))).problems
    assert f"{at}: " in str(problem)


def test_other_ways_to_write_the_same() -> None:
    told: dict[str, Any] = {
        **FULL,
        "nemesis": {
            **FULL["nemesis"],
            "dust": 4,
            "lantern": 2,
            "soul": {"C": 3},
            "bridge": ["3-2"],
        },
    }
    for name in ("tokens", "souls", "bridges"):
        del told["nemesis"][name]
    breaches = {2: {"turned": 1, "attached": "conduit", "rune": "stone-2"}}
    told["players"] = {"p1": {**FULL["players"]["p1"], "breaches": breaches}}
    assert run_scenario(read(document(told, FULL))).problems == ()
    assert run_scenario(read(document(FULL, told))).problems == ()


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"players": {"p1": {"befor": []}}}, "unknown field 'befor' in p1; did you mean 'before'?"),
        ({"players": {"p1": {"breaches": {1: {"runes": []}}}}}, "did you mean 'rune'?"),
        ({"nemesis": {"shelv": []}}, "unknown field 'shelv' in nemesis; did you mean 'shelf'?"),
        ({"nemesis": {"lantern": 4}}, "'lantern' should be from 0 to 3, not 4"),
        ({"nemesis": {"dream": {4: "stone-1"}}}, "unknown space '4' (there are: 1, 2, 3)"),
        ({"nemesis": {"dream": {1: "stone-9"}}}, "unknown card 'stone-9'"),
        ({"nemesis": {"souls": {"D": 1}}}, "unknown space 'D' (there are: A, B, C)"),
        ({"nemesis": {"souls": {"A": -1}}}, "'A' should be from 0 to 999, not -1"),
        ({"nemesis": {"bridges": ["1-3"]}}, "unknown link of two spaces '1-3'"),
        ({"nemesis": {"maws": {3: "gone"}}}, "unknown part of the nemesis '3'"),
        ({"nemesis": {"maws": {1: {"track": 9}}}}, "'track' should be from 0 to 8, not 9"),
        ({"nemesis": {"in_play": ["part-1"]}}, "'part-1' is told in 'maws', not in 'in_play'"),
        ({"nemesis": {"in_play": [{"card": "devourer", "space": 7}]}}, "unknown space '7'"),
        ({"nemesis": {"decks": {"dreams": []}}}, "did you mean 'dream'?"),
        ({"supply": {"kindle": {"tokens": {}}}}, "say how many cards of 'kindle' there are"),
        ({"supply": {"kindle": {"count": 1, "tokens": {"gliph": 1}}}}, "did you mean 'glyph'?"),
        ({"turn_order": {"deck": ["delirum"]}}, "did you mean 'delirium'?"),
    ],
)
def test_a_mistake_is_told(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFile) as caught:
        read(document(position))
    assert message in str(caught.value)


# Any position of such a game


def anything(dice: random.Random) -> dict[str, Any]:
    """Some of all that can be written, each part by chance."""

    def some(*cards: str) -> list[str]:
        return [dice.choice(cards) for _ in range(dice.randrange(3))]

    stones = [f"stone-{n}" for n in range(1, 6)]
    bag = dice.sample(stones, 5)  # there is one of each in the nemesis's own places
    breaches = {
        slot: {"turned": dice.randrange(4), "attached": some("conduit")[:1], "rune": some(*stones)}
        for slot in dice.sample(range(2, 5), 2)
    }
    player = {
        "before": some("mark"), "purse": some(*stones, "mark"), "breaches": breaches,
        "tokens": {"pulse": dice.randrange(6)},
    }  # fmt: skip
    spaces = dice.sample((1, 2, 3), 2)
    devourer = {"card": "devourer", "life": 3, "space": spaces[1]}
    thrall = {"card": "thrall", "life": 2, "shields": dice.randrange(3), "illusion": True}
    nemesis = {
        "tokens": {"dust": dice.randrange(9), "lantern": dice.randrange(4)},
        "lasting": some("scales"), "shelf": some(*stones),
        "dream": {space: bag.pop() for space in spaces[:1]},
        "souls": {space: dice.randrange(4) for space in dice.sample("ABC", 2)},
        "bridges": dice.sample(("1-2", "2-3"), dice.randrange(3)),
        "maws": {n: {"life": dice.randrange(1, 21), "track": 3} for n in dice.sample((1, 2), 1)},
        "in_play": dice.sample([devourer, {**thrall, "flipped": dice.random() < 0.5}], 2),
        "decks": {
            "dream": bag[: dice.randrange(3)], "dream-discard": bag[2 : 2 + dice.randrange(3)],
            "thrall": some("real thrall", "illusion thrall"),
        },
    }  # fmt: skip
    pile = {"count": 2, "tokens": {"glyph": dice.randrange(4)}}
    parts = {
        "players": {"p1": _part_of(player, dice), "p2": _part_of(player, dice)},
        "nemesis": _part_of(nemesis, dice),
        "supply": {"kindle": pile, "crystallize": dice.randrange(5)},
        "cover": {"kindle": some(*stones)},
        "turn_order": {"deck": dice.sample(["p1", "p1", "p2", "p2", "delirium", "nemesis"], 6)},
    }
    return _part_of(parts, dice)


def _part_of(whole: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    return {name: part for name, part in whole.items() if dice.random() < 0.8}


@pytest.mark.parametrize("seed", range(40))
def test_written_read_and_written_again_is_the_same(seed: int) -> None:
    given = anything(random.Random(seed))
    scenario = read(document(given, {**given, "outcome": None}))
    assert run_scenario(scenario).problems == ()
    game = start(scenario)
    again = through_text(game)
    assert picture(again.state, again.codex) == picture(game.state, game.codex)
    assert dump(scenario_of(again)) == dump(scenario_of(game))
    invariants.position_sound(again)


def through_text(game: Game) -> Game:
    (scenario,) = parse_scenarios(dump(scenario_of(game)), "again.yaml")
    assert run_scenario(scenario).problems == ()
    return start(scenario)


def test_two_of_one_mage_may_sit_together_where_it_says_so() -> None:
    told = document({})
    told["definitions"].append(msgspec.json.decode(definition_to_json(MAGE)))
    told["game"]["mages"] = ["pupil", "pupil"]
    game = start(read(told))
    assert [seat["hand"] for seat in picture(game.state, game.codex)["players"].values()] == [
        ["crystal"], ["crystal"],
    ]  # fmt: skip


def test_an_ally_is_told_by_its_id() -> None:
    told = document({"oracle": {"life": 7}}, {"oracle": {"life": 7}})
    told["definitions"].append({"kind": "ally", "id": "oracle"})
    told["game"]["protects"] = "oracle"
    assert run_scenario(read(told)).problems == ()
    told["position"]["gravehold"] = {"life": 7}
    with pytest.raises(BadFile, match="unknown field 'gravehold' in position"):
        read(told)


def test_keys_name_cards_of_declared_zones() -> None:
    told = document({"players": {"p1": {"hand": ["stone-1"]}}})
    told["steps"] = ["play stone-1"]
    assert run_scenario(read(told)).problems == ()
    told["steps"] = ["play stone-9"]
    with pytest.raises(BadFile, match="unknown card 'stone-9'"):
        read(told)
