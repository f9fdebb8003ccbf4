"""Mages that players build: what comes of a build, and what cannot be one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gravehold.content.builds import Build, first_mistake, mage_of
from gravehold.content.legacy.adept import WORKSHOP
from gravehold.content.legacy.adept import mage_of as adept_of
from gravehold.content.library import LIBRARY, make_setup, setup_from_ids
from gravehold.content.recipe import Recipe
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES

FULL = Build(
    name="Claire",
    starter="starter-gem-heal",
    fourth=True,
    ability="twin-volley",
    second="starter-spell-focus deck-top",
    breach="turn 3",
    craft="swift",
    flawed=2,
)


def recipe(*builds: Build | None, mages: tuple[str, ...] = ()) -> Recipe:
    return Recipe(
        nemesis="gate-witch",
        mages=mages or ("adept",) * len(builds),
        rules="legacy",
        chapter="end",
        builds={f"p{n}": build for n, build in enumerate(builds, 1) if build is not None},
    )


def setup(*builds: Build | None) -> Setup:
    return LIBRARY.setup(recipe(*builds))


@pytest.mark.rule("legacy.mage-grows")
def test_the_mage_of_a_build_depends_on_the_build_alone() -> None:
    assert mage_of(WORKSHOP, FULL) == adept_of(FULL) == adept_of(replace(FULL, name="Dax"))
    assert adept_of(Build()) == LIBRARY.mage("adept")


@pytest.mark.parametrize("starter", [card.id for card in WORKSHOP.starters])
@pytest.mark.parametrize("ability", [ability.id for ability in WORKSHOP.abilities])
def test_every_starter_and_ability_can_be_played(starter: str, ability: str) -> None:
    game = Game.new(setup(Build(starter=starter, ability=ability)), 1)
    assert game.setup.mages[0].hand[0] == starter
    assert game.codex.slots == (6,)


WRONG = [
    (Build(starter="starter-gem-hael"), "starter", "starter-gem-heal"),
    (Build(ability="twin-voley"), "ability", "twin-volley"),
    (Build(starter="starter-gem-heal", second="starter-gem-cast"), "second", "deck-top"),
    (Build(starter="starter-gem-heal", second="starter-gem-cast deck"), "second", "deck-top"),
    (Build(starter="starter-gem-heal", second="nothing hand"), "second", "starter-gem-cast"),
    (Build(second="starter-gem-cast hand"), "second", "starter"),
    (
        Build(starter="starter-gem-heal", second="starter-gem-heal hand"),
        "second",
        "starter-gem-heal",
    ),
    (Build(breach="turn 1"), "breach", "turn 2"),
    (Build(breach="keen 3"), "breach", "keen 2"),
    (Build(breach="turn 4"), "breach", "fourth: true"),
    (Build(craft="swift"), "craft", "ability"),
    (Build(ability="open-mind", craft="quick"), "craft", "swift"),
    (Build(flawed=9), "flawed", "8"),
    (Build(flawed=-1), "flawed", "8"),
    (
        Build(starter="starter-gem-heal", second="starter-gem-cast hand", flawed=7),
        "flawed",
        "6",
    ),
    (Build(name="x" * 25), "name", "24"),
    (Build(name="a\x07b"), "name", "U+0007"),
    (Build(name="a\u202eb"), "name", "U+202E"),
    (Build(name="a\u2028b"), "name", "U+2028"),
    (Build(name="\u200d\u0301"), "name", "letter"),
]


@pytest.mark.parametrize(("build", "part", "right"), WRONG)
def test_what_cannot_be_is_an_error_that_says_what_would_be_right(
    build: Build, part: str, right: str
) -> None:
    found = first_mistake(WORKSHOP, build)
    assert found is not None
    assert found.part == part
    assert right in str(found.why)
    with pytest.raises(GraveholdError, match="p1"):
        setup(build)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_is_told_in_every_language(lang: str) -> None:
    told = [
        explain(found.why, lang)
        for build, _, _ in WRONG
        if (found := first_mistake(WORKSHOP, build)) is not None
    ]
    assert len(told) == len(WRONG)
    assert not [text for text in told if "error-" in text or "{" in text]


@pytest.mark.parametrize(
    ("told", "right"),
    [
        ({"starters": "starter-gem-heal"}, "starter"),
        ({"flawed": "2"}, "whole number"),
        ({"flawed": True}, "whole number"),
        ({"fourth": 1}, "true or false"),
        ({"starter": None}, "words"),
        ({"name": 7}, "words"),
        (["twin-volley"], "ability"),
        (None, "ability"),
        (Build(flawed="2"), "whole number"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_build_at_all_is_told_in_every_language(told: Any, right: str) -> None:
    with pytest.raises(GraveholdError, match=right) as found:
        adept_of(told)
    with pytest.raises(GraveholdError, match="p2"):
        make_setup(nemesis="gate-witch", mages=["garu", "adept"], builds={"p2": told})
    texts = {explain(found.value, lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert not [text for text in texts if "file-" in text or "error-" in text or "Expected" in text]


def test_a_build_may_be_plain_data() -> None:
    assert adept_of(msgspec.to_builtins(FULL)) == adept_of(FULL)
    with pytest.raises(GraveholdError, match="'builds' should be a mapping"):
        make_setup(nemesis="gate-witch", mages=["adept"], builds=["p1"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["Claire", "Zażółć gęślą", "王 小明", "علی‌رضا", "#1 {x}: 'ü'", "x" * 24]
)
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert setup(Build(name=f"  {name} ")).label(0) == name


def test_a_build_needs_a_seat_whose_mage_is_built() -> None:
    with pytest.raises(GraveholdError, match="adept"):
        LIBRARY.setup(recipe(FULL, None, mages=("garu", "adept")))
    with pytest.raises(GraveholdError, match="p1, p2"):
        LIBRARY.setup(replace(recipe(None, None), builds={"p3": FULL}))


@pytest.mark.parametrize(
    ("field", "value"),
    [("gravehold", 0), ("gravehold", 1000), ("resolve", -1), ("resolve", 10), ("flaws", -1)],
)
def test_numbers_of_a_start_have_bounds(field: str, value: int) -> None:
    with pytest.raises(GraveholdError, match=field):
        LIBRARY.setup(replace(recipe(None), **{field: value}))


def test_a_setup_names_its_recipe() -> None:
    wanted = replace(recipe(FULL, None), gravehold=25, resolve=2, flaws=4)
    found = LIBRARY.setup(wanted)
    again = LIBRARY.recipe(found)
    assert (again.builds, again.gravehold, again.resolve, again.flaws) == ({"p1": FULL}, 25, 2, 4)
    assert LIBRARY.setup_again(again) == found


@pytest.mark.rule("L42")
def test_two_adepts_of_different_builds_are_saved_in_the_middle_of_an_ability() -> None:
    """Both have nodes at the same places of their mats; a save must tell them apart."""
    one = Build(name="Claire", ability="cleansing-flame")
    two = Build(name="Dax", ability="hearth-light", craft="deep")
    for builds in ((one, two), (two, one)):
        game = Game.new(replace(setup(*builds), resolve=6), 3)
        while not (game.asked.kind == "main" and "ability" in game.asked.options.by_key()):
            game.choose(game.asked.options[-1])
        game.choose("ability")
        loaded = Game.from_json(game.to_json(), setup_from_ids)
        assert loaded == game
        assert loaded.asked.options.by_key().keys() == game.asked.options.by_key().keys()
        for _ in range(4):
            game.choose(game.asked.options[0])
            loaded.choose(loaded.asked.options[0])
        assert loaded == game
