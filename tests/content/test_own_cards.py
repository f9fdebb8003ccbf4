"""The three cards of CONTRIBUTING.md in a library: what the page says can be done with them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from gravehold import Game
from gravehold.content.box import Box, Library
from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel import nodes
from gravehold.kernel.definitions import Attack, Gem, Spell
from gravehold.lab.invariants import chronicle_equal, json_equal, scenario_equal
from gravehold.notation.chronicle import replay, write
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import parse_scenarios
from gravehold.words.grammar.definitions import text
from gravehold.words.language import LANGUAGES

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
*OTHERS, HOMEBREW = LIBRARY.boxes


def documented() -> Box:
    """What the code of the page makes, listed as the page says."""
    known = {**vars(nodes), "Attack": Attack, "Gem": Gem, "Spell": Spell}
    lines = re.findall(r"^ +[A-Z_]+ = (?:Gem|Spell|Attack)\(.*$", PAGE, re.MULTILINE)
    sunstone, last_stand, harrow = (eval(line.partition("=")[2], known) for line in lines)
    return replace(HOMEBREW, supply=(sunstone, last_stand), basics=(harrow,))


MINE = Library.of((*OTHERS, documented()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_have_words(lang: str) -> None:
    for id_ in ("sunstone", "last-stand", "harrow"):
        assert all(part.text for part in text(MINE.card(id_), lang))


def test_the_scenario_of_the_page_passes() -> None:
    scenario = PAGE[PAGE.index("name: Sunstone gives") :].split("\n\n")[0]
    lines = "\n".join(line.strip() for line in scenario.splitlines())
    [found] = parse_scenarios(lines, "sunstone.yaml", library=MINE)
    assert not run_scenario(found).problems


@pytest.mark.parametrize("packs", [("war-eternal", "homebrew"), ("war-eternal",)])
@pytest.mark.parametrize("piles", [("sunstone", "last-stand"), ("sunstone",), ()])
@pytest.mark.parametrize("seed", range(3))
def test_games_with_them_are_written_down_and_read_again(
    packs: tuple[str, ...], piles: tuple[str, ...], seed: int
) -> None:
    supply = (*LIBRARY.suggested["suggested-a"][len(piles) :], *piles)
    recipe = Recipe(nemesis="gate-witch", mages=("garu", "gex"), supply=supply, packs=packs)
    setup = MINE.setup(recipe, seed, free_supply=True)
    assert ("harrow" in [card.id for card in setup.basics]) == ("homebrew" in packs)
    game = Game.new(setup, seed)
    chance = random.Random(seed)
    while not game.over and len(game.answers) < 120:
        game.pick(chance.randrange(len(game.asked.options)))
    assert replay(write(game, MINE), library=MINE) == game
    assert replay(write(game)) == game  # read where nobody knows these cards
    json_equal(game)
    chronicle_equal(game)
    if not piles and "homebrew" not in packs:
        scenario_equal(game)
