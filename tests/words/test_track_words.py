"""A token that moves along a track is told by where it is, not as so many tokens."""

import pytest

from gravehold.kernel.game import Game
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.words.log import lines
from gravehold.words.plain import table
from tests.kit.brought import brought

BARRIER = """
name: a barrier that moves
game: {nemesis: gate-witch, mages: [taqren-outcasts, garu], seed: 1}
position: {turn: {seat: p1, phase: main}, players: {p1: {hand: [esoteric-amplifier]}}}
expect: {outcome: null}
"""


MARKED = """
name: a card that says whom it seeks
game: {nemesis: gate-witch, mages: [garu, gex], rules: outcasts, seed: 1}
position:
  turn: {seat: p1, phase: main}
  nemesis: {in_play: [{card: seeking-destruction, power: 2, mark: p2}]}
expect: {outcome: null}
"""


def _told(game: Game, lang: str, *keys: str) -> list[str]:
    for key in keys:
        game.choose(key)
    return lines(game.view(), game.events, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Jaw 1 is now on space 3."),
        ("pl", "Jaw 1: pole 3."),
        ("de", "Jaw 1 ist jetzt auf Feld 3."),
    ],
)
def test_a_part_of_the_nemesis_moves_along_its_track(lang: str, said: str) -> None:
    assert said in _told(brought("stride", events=True), lang, "play stride")


def test_a_token_of_a_mage_moves_along_its_track() -> None:
    (scenario,) = parse_scenarios(BARRIER, "barrier")
    told = _told(start(scenario, events=True), "en", "play esoteric-amplifier", "yes", "barrier 3")
    assert "Taqren: Barrier on space 3." in told


def test_the_terminal_tells_what_is_brought() -> None:
    told = table(brought("pour"), "en")
    assert "Hydra: life 13/20, Fuel 1/3" in told
    assert "Jaw 1, part of the nemesis, life 13/20. space 2/8; space 4: Gravehold suffers 4" in told
    assert "Soul: A -, B 2, C -, D -, E 1" in told
    assert "space E: Gravehold suffers 4 damage." in told
    assert "beyond the end: Gravehold suffers 7 damage." in told
    assert "life 4/4, not turned over (an illusion 2 of 3, real 1 of 3)" in told
    assert "life 3/4, real" in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Number token: Gex (p2)"),
        ("pl", "Żeton numeru: Gex (p2)"),
        ("de", "Nummernplättchen: Gex (p2)"),
    ],
)
def test_a_number_token_is_told_by_whose_it_is(lang: str, said: str) -> None:
    (scenario,) = parse_scenarios(MARKED, "marked")
    told = table(start(scenario), lang)
    assert said in told
    assert "2/4" not in told


def test_without_a_number_token_nothing_is_told_of_it() -> None:
    (scenario,) = parse_scenarios(MARKED.replace(", mark: p2", ""), "marked")
    assert "Number token" not in table(start(scenario), "en")
