"""Questions that a mat of a mage asks, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from gravehold.kernel.game import Game
from gravehold.notation.runner import start
from gravehold.notation.scenario import read_scenarios
from gravehold.words.options import label
from gravehold.words.prompts import prompt

MAGES = Path(__file__).parents[1] / "scenarios" / "outcasts" / "mages"


def after(mage: str, name: str, *keys: str) -> Game:
    found = read_scenarios(MAGES / f"{mage}.yaml")
    game = start(next(scenario for scenario in found if scenario.name.startswith(name)))
    for key in keys:
        game.choose(key)
    return game


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            after("taqren-outcasts", "The damage of Esoteric", "play esoteric-amplifier", "yes"),
            "Taqren (p1): choose a space for the Barrier token (Taqren: move the Barrier token",
        ),
        (
            after("zhana-outcasts", "An ally who gains from", "gain twisted-fang"),
            "The players choose who resolves this token (Glyph of Life: Gain 1 life).",
        ),
        (
            after("zhana-outcasts", "Glyph Carver lays", "play glyph-carver", "option 2"),
            "Z'hana (p1): choose one of these: Glyph (Glyph Carver: place a Glyph token on any",
        ),
        (
            after("thraxir", "The Forged Breach, opened", "open 1"),
            "Thraxir (p1): choose a card to gain (Thraxir: gain a card costing 4 aether",
        ),
        (
            after("zhana-outcasts", "Inscribe gives", "ability"),
            "Z'hana (p1): choose one of these: Glyph (Inscribe: place 2 Glyph tokens on any one",
        ),
    ],
)
def test_the_question_names_what_asks(game: Game, text: str) -> None:
    assert prompt(game.view(0)).startswith(text)


def test_a_space_of_a_track_is_told_with_what_it_does() -> None:
    game = after("taqren-outcasts", "The damage of Esoteric", "play esoteric-amplifier", "yes")
    view = game.view(0)
    told = [label(view, option, "pl").text for option in view.asked.options]
    assert told[1] == "3: otrzymujesz 1 Ładunek"
