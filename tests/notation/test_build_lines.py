"""Builds in chronicles and scenarios: both ways, and every mistake with its line."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import BadFile
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from gravehold.notation.describe import scenario_of
from gravehold.notation.game_scenario import GameScenario
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

NAMES = ("Claire", "Dax #2", "p1: {x}", "王 小明")


def played(*builds: Build) -> Game:
    recipe = Recipe(
        nemesis="gate-witch",
        mages=("adept",) * len(builds),
        rules="legacy",
        chapter="end",
        builds={f"p{n}": build for n, build in enumerate(builds, 1)},
        gravehold=25,
        resolve=1,
        flaws=4,
    )
    game = Game.new(LIBRARY.setup(recipe), 5)
    for _ in range(12):
        game.choose(game.asked.options[0])
    return game


ONE = Build(
    starter="starter-gem-heal",
    fourth=True,
    ability="twin-volley",
    second="starter-spell-focus deck-top",
    breach="keen 2",
    craft="deep",
    flawed=2,
)


@pytest.mark.rule("L42")
@pytest.mark.parametrize("name", NAMES)
def test_a_chronicle_says_what_its_mages_are_built_of(name: str) -> None:
    game = played(replace(ONE, name=name), Build(name="Dax", ability="open-mind"))
    text = chronicle.write(game)
    assert f"p1.name: {name}\n" in text
    for line in ("p1.second: starter-spell-focus deck-top", "p1.fourth: true", "p1.flawed: 2"):
        assert f"\n{line}\n" in text
    for line in ("p2.ability: open-mind", "gravehold: 25", "resolve: 1", "flaws: 4"):
        assert f"\n{line}\n" in text
    assert "definitions:" not in text  # a later correction of a card reaches it
    assert f"p1 {name}" in text.partition("\n\n")[2]
    read = chronicle.read(text)
    assert read.setup == game.setup
    assert not read.changed
    again = chronicle.replay(text)
    assert again == game
    assert chronicle.write(again) == text


def test_a_chronicle_of_one_built_and_one_plain_adept() -> None:
    game = played(Build(), ONE)
    assert chronicle.replay(chronicle.write(game)) == game


HEADER = """format: 1
rules: legacy
chapter: end
mages: adept, garu
nemesis: gate-witch
{line}
seed: 1

"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("p1.starter: starter-gem-hael", "starter-gem-heal"),
        ("p1.craft: swift", "ability"),
        ("p1.breach: turn 4", "fourth: true"),
        ("p1.fourth: yes", "true or false"),
        ("p1.fourth: false\np1.ability: open-hand", "breach IV is there"),
        ("p1.flawed: many", "whole number"),
        ("p1.flawed: 9", "8"),
        ("p1.name: a\x07b", "U+0007"),
        ("p1.stater: x", "p1.starter"),
        ("resolve: 10", "9"),
        ("gravehold: 0", "1"),
    ],
)
def test_a_mistake_of_a_header_is_told_with_its_line(line: str, said: str) -> None:
    with pytest.raises(BadFile) as found:
        chronicle.read(HEADER.format(line=line))
    assert said in str(found.value)


@pytest.mark.parametrize(
    "line",
    [
        "p1.starter: starter-gem-hael",
        "p1.craft: swift",
        "p2.name: Claire",
        "p3.name: Claire",
        "resolve: 10",
        "gravehold: 0",
    ],
)
def test_the_line_is_that_of_the_part(line: str) -> None:
    with pytest.raises(BadFile, match="chronicle:6: "):
        chronicle.read(HEADER.format(line=line))


@pytest.mark.parametrize(
    ("was", "line", "said"),
    [
        ("chapter: end", "chapter: 9", "unknown chapter '9' (there are: 1, 2, "),
        ("rules: legacy", "rules: outcasts", "the rules outcasts have no chapters"),
        ("rules: legacy", "# no rules", "the rules war-eternal have no chapters"),
    ],
)
def test_a_chapter_that_is_not_there(was: str, line: str, said: str) -> None:
    with pytest.raises(BadFile) as found:
        chronicle.read(HEADER.format(line="").replace(was, line).replace("witch\n\n", "witch\n"))
    assert str(found.value).startswith(f"chronicle:3: {said}")


def test_a_build_of_another_mage_is_refused() -> None:
    with pytest.raises(BadFile, match="garu"):
        chronicle.read(HEADER.format(line="p2.starter: starter-gem-heal"))
    with pytest.raises(BadFile, match="p3"):
        chronicle.read(HEADER.format(line="p3.starter: starter-gem-heal"))


SCENARIO = """name: x
game:
  rules: legacy
  nemesis: gate-witch
  mages: [adept, garu]
  builds:
    {seat}:
      {line}
expect: {{}}
"""


@pytest.mark.parametrize(
    ("seat", "line", "where", "said"),
    [
        ("p1", "starter: starter-gem-hael", 8, "starter-gem-heal"),
        ("p1", "craft: swift", 8, "ability"),
        ("p1", "second: starter-gem-heal hand", 8, "starter"),
        ("p1", "flawed: 9", 8, "8"),
        ("p1", "fourth: 1", 8, "true or false"),
        ("p1", "name: 7", 8, "name"),
        ("p1", "colour: red", 8, "colour"),
        ("p3", "fourth: true", 7, "p3"),
        ("p2", "fourth: true", 7, "garu"),
    ],
)
def test_a_mistake_of_a_scenario_is_told_with_its_line(
    seat: str, line: str, where: int, said: str
) -> None:
    with pytest.raises(BadFile) as found:
        parse_scenarios(SCENARIO.format(seat=seat, line=line), "x.yaml")
    assert f"x.yaml:{where}: " in str(found.value)
    assert said in str(found.value)


def test_breach_iv_can_be_used_only_by_who_has_it() -> None:
    text = """name: x
game: {rules: legacy, nemesis: gate-witch, mages: [adept]}
position:
  players:
    p1:
      breaches:
        4: {open: true}
expect: {}
"""
    with pytest.raises(BadFile, match=r"x\.yaml:7: "):
        parse_scenarios(text, "x.yaml")


@pytest.mark.parametrize("name", [*NAMES, "yes", "7", "- x", "'q' \"z\"", "a: b # c"])
def test_a_game_written_as_a_scenario_has_its_builds(name: str) -> None:
    game = played(replace(ONE, name=name), Build(ability="open-mind"))
    [found] = parse_scenarios(dump(scenario_of(game)), "x.yaml")
    assert isinstance(found, GameScenario)
    assert found.settings.setup(LIBRARY) == game.setup
    assert run_scenario(found).passed
