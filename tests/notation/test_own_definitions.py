"""Scenarios that bring their own definitions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.content.own import library_with
from gravehold.kernel.definitions import Gem
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import GainAether
from gravehold.notation.describe import scenario_of
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import (
    GameScenario,
    parse_scenarios,
    read_scenarios,
    scenario_files,
)
from gravehold.notation.yamltext import dump

SUNSTONE = "{kind: gem, id: sunstone, cost: 4, play: {node: gain-aether, amount: 2}}"
REST = """
name: own
game: {nemesis: gate-witch, mages: [garu, dezmodia]}
position: {turn: {seat: p1, phase: main}, players: {p1: {hand: [sunstone]}}}
steps: [play sunstone]
expect: {turn: {aether: 2}}
"""


def refusal(definitions: str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_scenarios(REST + "definitions:\n" + definitions, "own.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("definitions", "told"),
    [
        ("  - {kind: gen, id: a}\n", ("own.yaml:8", "kind", "gem")),
        (
            (
                "  - kind: gem\n    id: a\n    play:\n      - {node: gain-aether}\n"
                "      - node: gain-ether\n"
            ),
            ("own.yaml:12", "play[1].node", "gain-aether"),
        ),
        ("  - {kind: gem, id: a, prize: 3}\n", ("own.yaml:8", "prize")),
        (
            (
                "  - kind: nemesis\n    id: a\n    life: 3\n    cards:\n"
                "      - {kind: attack, id: b, tier: 1}\n"
                "      - {kind: minion, id: c, tier: 9}\n"
            ),
            ("own.yaml:13", "tier", "9"),
        ),
        (
            f"  - {SUNSTONE}\n  - {{kind: minion, id: a, deck: nowhere}}\n",
            ("own.yaml:9", "deck", "nowhere"),
        ),
        ("  - {kind: gem, id: dread-diamond}\n", ("own.yaml:8", "dread-diamond")),
        ("  - crystal\n", ("own.yaml:8", "crystal")),
        ("  nowhere.yaml\n", ("own.yaml:7", "nowhere.yaml")),
        ("  {kind: gem}\n", ("own.yaml:7", "definitions")),
    ],
)
def test_a_mistake_is_told_with_its_line_and_place(definitions: str, told: tuple[str, ...]) -> None:
    message = refusal(definitions)
    assert [word for word in told if word not in message] == [], message


def test_definitions_hold_for_their_scenario_only() -> None:
    text = f"{REST}definitions: [{SUNSTONE}]\n---\n{REST}"
    with pytest.raises(BadFile, match=r"own\.yaml:12: unknown card 'sunstone'"):
        parse_scenarios(text, "own.yaml")


def test_definitions_can_stand_in_a_file_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(f"# ours\n---\n- {SUNSTONE}\n", "utf-8")
    file = tmp_path / "own.yaml"
    file.write_text(REST + "definitions: cards.yaml\n", "utf-8")
    assert scenario_files([tmp_path]) == [file]
    (scenario,) = read_scenarios(file)
    assert run_scenario(scenario).problems == ()
    (tmp_path / "cards.yaml").write_text("- {kind: gem, id: sunstone, cots: 4}\n", "utf-8")
    with pytest.raises(BadFile, match=r"cards\.yaml:1: .*cots.*cost"):
        read_scenarios(file)


def test_a_scenario_written_from_such_a_game_carries_its_definitions() -> None:
    text = """
        name: all kinds
        definitions:
          - {kind: gem, id: sunstone, cost: 4, play: {node: gain-aether, amount: 2}}
          - {kind: curse, id: bad-luck}
          - {kind: ally, id: oracle}
          - {kind: nemesis, id: scarecrow, life: 30, cards: [{kind: attack, id: caw, tier: 1}]}
          - {kind: mage, id: novice, breaches: [{turned: 4}, {turned: 1}, null, null],
             hand: [sunstone, crystal], deck: [spark]}
        game: {nemesis: scarecrow, mages: [novice, garu], protects: oracle, supply: [sunstone],
               rules: {id: outcasts, hand_size: 3}}
        expect: {players: {p1: {hand: {count: 2}}}}
    """
    (first,) = parse_scenarios(text, "first")
    game = start(first)
    written = dump(scenario_of(game))
    (second,) = parse_scenarios(written, "second")
    again = start(second)
    assert run_scenario(second).problems == ()
    assert dump(scenario_of(again)) == written
    assert again.setup.ally is not None
    assert again.setup.ally.id == "oracle"
    assert again.setup.rules == game.setup.rules
    assert {card.id for card in again.setup.extra} == {"sunstone", "bad-luck"}


def test_changes_of_rules_come_after_difficulty() -> None:
    text = """
        name: hard but healthy
        game: {nemesis: gate-witch, mages: [garu], difficulty: extinction, rules: {player_life: 11}}
        position: {turn: {next: true}}
        expect: {outcome: null}
    """
    (scenario,) = parse_scenarios(text, "rules")
    assert isinstance(scenario, GameScenario)
    assert scenario.codex().start_life == 11
    assert scenario.codex().gravehold_life == 25
    with pytest.raises(BadFile, match=r"rules:3: .*player_life"):
        parse_scenarios(text.replace("player_life", "playr_life"), "rules")
    with pytest.raises(BadFile, match=r"rules:3: .*player_life"):
        parse_scenarios(text.replace("11}", "none}"), "rules")


def test_library_with_leaves_ours_as_it_is() -> None:
    sunstone = Gem("sunstone", cost=4, play=GainAether(2))
    more = library_with([sunstone, LIBRARY.piles["dread-diamond"]])
    assert more.card("sunstone") is sunstone
    assert "sunstone" not in LIBRARY.cards
    assert len(more.cards) == len(LIBRARY.cards) + 1
    with pytest.raises(GraveholdError, match="dread-diamond"):
        library_with([Gem("dread-diamond")])


def test_nemesis_cards_of_ones_own_can_be_dealt() -> None:
    text = """
        name: dealt
        definitions: [{kind: attack, id: caw, tier: 1}, {kind: minion, id: crow, life: 2}]
        game: {nemesis: gate-witch, mages: [garu], basics: [caw]}
        expect: {outcome: null}
    """
    (scenario,) = parse_scenarios(text, "basics")
    game = start(scenario)
    assert [card.id for card in game.setup.basics] == ["caw"]
    (again,) = parse_scenarios(dump(scenario_of(game)), "again")
    assert isinstance(again, GameScenario)
    assert again.codex().setup.basics == game.setup.basics
    with pytest.raises(BadFile, match=r"basics:4: .*crow"):
        parse_scenarios(text.replace("[caw]", "[crow]"), "basics")


def test_what_has_an_id_of_ours_is_not_written_down() -> None:
    """A game that keeps an earlier printing of a card is written with today's."""
    setup = make_setup(nemesis="gate-witch", mages=["garu"])
    first, *others = setup.supply
    changed = msgspec.structs.replace(first, cost=first.cost + 1)
    game = Game.new(msgspec.structs.replace(setup, supply=(changed, *others)), 1)
    document = scenario_of(game)
    assert "definitions" not in document
    (scenario,) = parse_scenarios(dump(document), "again")
    assert isinstance(scenario, GameScenario)
    assert scenario.codex().setup.supply == setup.supply
