"""What no table of Outcasts can show is refused: treasures, curses, abilities, maws, marks."""

import pytest

from gravehold.notation.describe import scenario_of
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from tests.notation.test_bad_positions import message
from tests.notation.texts import scenario_text

TREASURES = "treasures: {p1: [world-marble], p2: [armored-pauldrons], group: poison-heart}"
EXPERIMENT = "nemesis: experiment-153"
XAXOS = "protects: xaxos"
FITTING = "(there are: jagged-lightning, fiery-torrent)"
AURA_DRAIN = "{card: aura-drain, power: 2, mark: p2}"
SEEKING = "{card: seeking-destruction, power: 2, mark: p2}"
FIVE = f"[{', '.join(['cursed-shard'] * 5)}]"


def outcasts(more: str, position: str) -> str:
    """A scenario with something more in `game`; the position begins on line 4."""
    nemesis = "" if more.startswith("nemesis") else "nemesis: gate-witch, "
    game = f"{{rules: outcasts, {nemesis}mages: [ilya, kel], {more}}}".replace(", }", "}")
    return scenario_text(position, game=game, expect="outcome: null")


@pytest.mark.parametrize(
    ("game", "position", "why"),
    [
        (
            TREASURES,
            "players:\n    p1: {spent: [rebound-gauntlet]}",
            "5: p1 does not have 'rebound-gauntlet'; write it in 'treasures' of",
        ),
        (
            TREASURES,
            "players: {p1: {treasures: [rebound-gauntlet], spent: [world-marble]}}",
            "4: p1 does not have 'world-marble'; write it in 'treasures' of that seat or of 'game'",
        ),
        (
            TREASURES,
            "players: {p2: {treasures: [rebound-gauntlet, world-marble]}}",
            "4: p2 takes one treasure of level 3, not two",
        ),
        (
            TREASURES,
            "players:\n    p1: {treasures: [world-marble]}\n    p2: {treasures: [world-marble]}",
            "6: there is one of each treasure: 'world-marble' is taken twice",
        ),
        (
            TREASURES,
            "treasures: {pile: molten-peridot}",
            f"4: 'poison-heart' cannot lie beside 'molten-peridot' {FITTING}",
        ),
        (
            TREASURES,
            "treasures: {group: poison-heart, pile: tornado-of-insight}",
            f"4: 'poison-heart' cannot lie beside 'tornado-of-insight' {FITTING}",
        ),
        ("", f"players: {{p1: {{discard: {FIVE}}}}}", "4: there are only 4 cards 'cursed-shard'"),
        (
            "",
            "curses: {cursed-shard: 4}\n  players: {p1: {hand: [cursed-shard]}}",
            "5: there are only 4 cards 'cursed-shard'",
        ),
        (
            "",
            "players: {p1: {hand: [curse-of-rot]}}\n  destroyed: [curse-of-rot]",
            "5: there is only 1 card 'curse-of-rot'",
        ),
        (
            "",
            f"nemesis: {{in_play: [{AURA_DRAIN}, {SEEKING}]}}",
            "4: 'aura-drain' never has the token 'mark'",
        ),
        (
            EXPERIMENT,
            "nemesis: {life: 30}",
            "4: experiment-153 has no life of its own; write that of its parts in 'maws'",
        ),
        (
            EXPERIMENT,
            "nemesis: {maws: {5: {space: 2, life: 20}}}",
            "4: unknown part of the nemesis '5' (there are: 1, 2, 3, 4)",
        ),
        (
            EXPERIMENT,
            "nemesis: {lasting: [bound]}",
            "4: unknown card 'bound' (there are: scaled-flesh)",
        ),
        (
            XAXOS,
            "xaxos: {deck: [obsidian-burst], discard: [obsidian-burst]}",
            "4: 'obsidian-burst' lies in two places; in 'xaxos' each is there once",
        ),
    ],
)
def test_what_no_table_can_show(game: str, position: str, why: str) -> None:
    assert message(outcasts(game, position)).startswith(f"f.yaml:{why}")


@pytest.mark.parametrize(
    ("game", "position"),
    [
        (TREASURES, "players: {p1: {spent: [world-marble]}}"),
        (TREASURES, "players: {p1: {treasures: [treasured-stone], spent: [treasured-stone]}}"),
        (TREASURES, "treasures: {group: poison-heart, pile: twisted-fang}"),
        ("", "players: {p1: {hand: [cursed-shard, cursed-shard], played: [curse-of-rot]}}"),
        ("", "curses: {cursed-shard: 3}\n  players: {p1: {hand: [cursed-shard]}}"),
        ("", f"nemesis: {{in_play: [{SEEKING}]}}"),
        (EXPERIMENT, "nemesis: {maws: {1: {space: 2, life: 20}}, lasting: [scaled-flesh]}"),
        (XAXOS, "xaxos: {deck: [obsidian-burst], discard: [clarifying-light]}"),
    ],
)
def test_what_a_table_can_show_is_taken(game: str, position: str) -> None:
    (scenario,) = parse_scenarios(outcasts(game, position), "f.yaml")
    start(scenario)


def test_a_nemesis_that_lives_in_its_parts_is_written_without_life() -> None:
    (scenario,) = parse_scenarios(outcasts(EXPERIMENT, "turn: {next: true}"), "f.yaml")
    position = scenario_of(start(scenario))["position"]
    assert "life" not in position["nemesis"]
    assert position["nemesis"]["maws"][1]["life"] == 20
