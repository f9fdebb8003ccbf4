"""The name a build gives stands wherever the seat is named, as it was written."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel.builds import Build
from gravehold.kernel.game import Game
from gravehold.words.language import LANGUAGES
from gravehold.words.log import lines
from gravehold.words.mats import mage_words
from gravehold.words.names import name
from gravehold.words.prompts import deciders
from gravehold.words.seats import mage_name
from gravehold.words.things import turn_card_name

BUILDS = {"p1": Build(name="Claire {x}"), "p2": Build(ability="open-mind")}


def game() -> Game:
    recipe = Recipe(nemesis="gate-witch", mages=("adept", "adept"), rules="legacy", builds=BUILDS)
    return Game.new(LIBRARY.setup(recipe), 2, events=True)


@pytest.mark.rule("L42")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_seat_is_called_by_its_given_name(lang: str) -> None:
    played = game()
    view = played.view()
    assert mage_name(played.setup, 0, lang) == "Claire {x}"
    assert mage_name(played.setup, 1, lang) == name("adept", lang)
    assert mage_words(view, 0, lang).name == "Claire {x}"
    assert "Claire {x}" in turn_card_name(view, "p1", lang)
    while played.asked.question.seats != (0,):
        played.choose(played.asked.options[-1])
    assert "Claire {x}" in deciders(played.view(), lang)
    assert any("Claire {x}" in line for line in lines(played.view(), played.events, lang))
