"""Holds a campaign against what a scenario expects; only what is named is compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gravehold.content.builds import PARTS, Build
from gravehold.kernel.errors import Phrase, phrase
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.state import END
from gravehold.modes.journey import battle_seed
from gravehold.modes.results import Result

from .check_campaign import MAT
from .check_position import PositionCheck
from .expect import compare, difference
from .journey_compare import (
    compare_told,
    decision_of,
    fresh_battle,
    options_of,
    position_of,
    running_of,
)
from .picture import picture
from .yamltree import Mapping


def differences(expected: Mapping, campaign: Campaign, file: str) -> list[Phrase]:
    """What is not as expected, a line each; what no battle can look like is an error."""
    found: list[Phrase] = []
    actual = _told(campaign)
    battle = Mapping(expected.line)
    for name, value in expected.items():
        if name in actual:
            found += compare_told(value, actual[name], name)
        elif name == "mages":
            found += _mages(value, campaign, file)
        elif name == "pool":
            found += _pool(value, campaign)
        elif name == "chart":
            found += _chart(value, campaign.state.chart)
        elif name == "decision":
            found += decision_of(value, campaign)
        elif name == "options":
            found += options_of(value, campaign)
        elif name == "game":
            found += _game(value, campaign)
        elif name == "deal":
            found += _deal(value, campaign, file)
        else:
            battle[name], battle.lines[name] = value, expected.lines[name]
    return found + (running_of(battle, campaign, file) if battle else [])


def _told(campaign: Campaign) -> dict[str, Any]:
    """Where it stands, in the words of scenarios."""
    state = campaign.state
    return {
        "chapter": state.chapter,
        "stage": state.stage,
        "letters": state.letters,
        "supply": state.supply,
        "banished": state.banished,
        "flaws": state.flaws,
        "scar": state.scar,
        "losses": state.losses,
        "points": campaign.points,
        "epilogue": campaign.epilogue,
    }


def _pool(expected: dict[Any, Any], campaign: Campaign) -> Iterator[Phrase]:
    """By tier, in any order; or how many there are."""
    state = campaign.state
    if "count" in expected:
        yield from compare_told(expected, state.basics, "pool")
    else:
        yield from compare_told(expected, dict(enumerate(state.pool, 1)), "pool")


def _chart(expected: Any, lines: tuple[Result, ...]) -> Iterator[Phrase]:
    """In order; of each line what is named."""
    actual = [
        {
            "game": number,
            "chapter": line.battle,
            "nemesis": line.nemesis,
            "result": "won" if line.won else "lost",
        }
        for number, line in enumerate(lines, 1)
    ]
    if isinstance(expected, dict):
        same = expected["count"] == len(actual)
    else:
        same = len(expected) == len(actual) and all(
            all(have.get(field) == want[field] for field in want if field != "date")
            for want, have in zip(expected, actual, strict=True)
        )
    if not same:
        yield difference("chart", expected, actual)


# Mages


def _build(expected: dict[str, Any], build: Build, path: str) -> Iterator[Phrase]:
    """The parts that are named; nothing is what a mage has that lacks one."""
    for part in PARTS:
        if part in expected:
            want = expected[part]
            wanted = getattr(Build(), part) if want is None else want
            if wanted != getattr(build, part):
                yield difference(f"{path}.{part}", want, getattr(build, part))


def _mages(expected: Mapping, campaign: Campaign, file: str) -> Iterator[Phrase]:
    """Builds, and the mats as they would be laid out for the next battle."""
    builds = campaign.state.builds
    for seat, told in expected.items():
        yield from _build(told, builds[int(seat[1:]) - 1], f"mages.{seat}")
    if not any(field in told for told in expected.values() for field in MAT):
        return
    fresh, codex = fresh_battle(campaign, campaign.rules.coming(campaign.state))
    mats = picture(fresh, codex)["players"]
    check = PositionCheck(file, codex, campaign.rules.library, expecting=True)
    for seat, told in expected.items():
        laid = Mapping(told.line)
        for field in MAT:
            if field in told:
                laid[field], laid.lines[field] = told[field], told.lines[field]
        players, whole = Mapping(told.line), Mapping(told.line)
        players[seat], players.lines[seat] = laid, told.line
        whole["players"], whole.lines["players"] = players, told.line
        charges = laid.pop("charges", None)
        slots = codex.slots[int(seat[1:]) - 1]
        if charges is not None and charges != slots:
            yield difference(f"mages.{seat}.charges", charges, slots)
        check.position(whole)
        for field, value in laid.items():
            yield from compare(value, mats[seat][field], f"mages.{seat}.{field}")


# The battle


def _game(expected: dict[str, Any], campaign: Campaign) -> Iterator[Phrase]:
    """The set-up of the battle that runs, or comes next."""
    rules, state = campaign.rules, campaign.rules.coming(campaign.state)
    if state.stage == END:
        yield phrase("run-journey-no-battle", field="game")
        return
    recipe = rules.recipe(state)
    plain = rules.library.rules(recipe.rules, recipe.chapter)
    usual = rules.printed.flaws * rules.plan.mages
    actual = {
        "nemesis": recipe.nemesis,
        "rules": recipe.rules,
        "chapter": recipe.chapter,
        "difficulty": recipe.difficulty,
        "variants": recipe.variants,
        "mages": recipe.mages,
        "supply": recipe.supply,
        "basics": recipe.basics,
        "gravehold": plain.gravehold_life if recipe.gravehold is None else recipe.gravehold,
        "resolve": recipe.resolve,
        "flaws": usual if recipe.flaws is None else recipe.flaws,
        "wounds": recipe.wounds,
        "seed": battle_seed(rules.seed, rules.number(state)),
    }
    for name, value in expected.items():
        if name == "builds":
            for seat, told in value.items():
                yield from _build(told, recipe.builds[seat], f"game.builds.{seat}")
        else:
            yield from compare_told(value, actual[name], f"game.{name}")


def _deal(expected: Mapping, campaign: Campaign, file: str) -> list[Phrase]:
    state = campaign.rules.coming(campaign.state)
    if state.stage == END:
        return [phrase("run-journey-no-battle", field="deal")]
    fresh, codex = fresh_battle(campaign, state)
    return position_of(expected, fresh, codex, campaign, file, "deal")
