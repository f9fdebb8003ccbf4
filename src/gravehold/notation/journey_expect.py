"""Holds an expedition against what a scenario expects; only what is named is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gravehold.content.choosing import Taken
from gravehold.content.recipe import GRAVEHOLD
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import NemesisCard
from gravehold.kernel.errors import Phrase, phrase
from gravehold.kernel.game import codex_for
from gravehold.kernel.state import State as GameState
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition import Expedition
from gravehold.modes.journey import battle_seed
from gravehold.modes.state import END, State
from gravehold.table.laying import dealt

from .check_journey import IN_DECK, TIERS
from .check_position import PositionCheck
from .expect import compare_position, decision_differs, difference, options_differ
from .picture import picture
from .yamltree import Mapping

IN_ORDER = ("mages", "results")  # beside the battle: seat by seat, oldest first


def differences(expected: Mapping, journey: Expedition, file: str) -> list[Phrase]:
    """What is not as expected, a line each; what no battle can look like is an error."""
    found: list[Phrase] = []
    actual = _told(journey.state, journey)
    battle = Mapping(expected.line)
    for name, value in expected.items():
        if name in actual:
            found += _compare(value, actual[name], name)
        elif name == "decision":
            found += _decision(value, journey)
        elif name == "options":
            found += _options(value, journey)
        elif name == "game":
            found += _game(value, journey)
        elif name == "deal":
            found += _deal(value, journey, file)
        else:
            battle[name], battle.lines[name] = value, expected.lines[name]
    return found + (_running(battle, journey, file) if battle else [])


def _told(state: State, journey: Expedition) -> dict[str, Any]:
    """Where it stands, in the words of scenarios."""
    return {
        "battle": state.battle,
        "try": state.attempt,
        "results": [[r.battle, "won" if r.won else "lost"] for r in state.results],
        "barracks": {
            "mages": state.barracks.mages,
            "supply": state.barracks.supply,
            "treasures": state.barracks.treasures,
        },
        "banished": state.banished,
        "recallable": state.recallable,
        "mages": state.mages,
        "market": state.market,
        "treasures": _by_owner(state.treasures),
        "score": state.score,
        "outcome": journey.outcome,
    }


def _by_owner(taken: Taken) -> dict[str, list[str]]:
    owners = dict.fromkeys(name for name, _ in taken)
    return {owner: [id_ for name, id_ in taken if name == owner] for owner in owners}


def _compare(expected: Any, actual: Any, path: str) -> Iterator[Phrase]:
    """The differences below one place; lists in any order, except seats and results."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for name, value in expected.items():
            yield from _compare(value, actual.get(name, ()), f"{path}.{name}")
    elif isinstance(actual, list | tuple):
        if not _same(expected, list(actual), ordered=path in IN_ORDER):
            yield difference(path, expected, list(actual))
    elif expected != actual:
        yield difference(path, expected, actual)


def _same(expected: Any, actual: list[Any], *, ordered: bool) -> bool:
    if isinstance(expected, dict):
        return bool(expected["count"] == len(actual))
    if expected is None or isinstance(expected, str):  # one alone, or none
        expected = [] if expected is None else [expected]
    return bool(expected == actual if ordered else Counter(expected) == Counter(actual))


def _decision(expected: Any, journey: Expedition) -> Iterator[Phrase]:
    decision = journey.decision
    if expected is None or decision is None:
        if decision is not None:
            yield difference("decision", None, repr(decision))
        elif expected is not None:
            yield phrase("run-journey-asks-nothing", field="decision")
        return
    yield from decision_differs(expected, decision)


def _options(expected: dict[str, Any], journey: Expedition) -> Iterator[Phrase]:
    decision = journey.decision
    if decision is None:  # whatever is lacking is
        if any(expected.get(word) for word in ("has", "only", "count")):
            yield phrase("run-journey-asks-nothing", field="options")
        return
    yield from options_differ(expected, decision)
    if expected.get("count", len(decision.options)) != len(decision.options):
        yield difference("options", expected, list(decision.options.by_key()))


# The battle


def _at_battle(journey: Expedition) -> bool:
    question = journey.question
    return journey.battle is not None or (question is not None and question.kind == FIGHT)


def _fresh(journey: Expedition) -> tuple[GameState, Codex]:
    """The battle that comes, or runs, as it is dealt."""
    rules = journey.rules
    codex = codex_for(rules.setup(journey.state))
    return dealt(codex, battle_seed(rules.seed, rules.number(journey.state))), codex


def _game(expected: dict[str, Any], journey: Expedition) -> Iterator[Phrase]:
    """The set-up, as far as it is made; cards are counted once it is."""
    if journey.state.stage == END:
        yield phrase("run-journey-no-battle", field="game")
        return
    actual = _recipe(journey)
    if any(name in expected for name in IN_DECK):
        if not _at_battle(journey):
            yield phrase("run-journey-no-battle", field="game")
            return
        actual |= _in_deck(journey)
    for name, value in expected.items():
        if name == "supply" and isinstance(value, str):
            value = list(journey.rules.library.suggested[value])
        if name == "upgraded" and _same(value, list(journey.state.upgraded), ordered=False):
            continue  # all that are met; what of them a small deck takes is counted by tier
        yield from _compare(value, actual[name], f"game.{name}")


def _recipe(journey: Expedition) -> dict[str, Any]:
    rules, state = journey.rules, journey.state
    recipe = rules.recipe(state)
    abilities = recipe.abilities
    if abilities is None and recipe.protects != GRAVEHOLD:
        ally = rules.library.ally(recipe.protects)
        abilities = tuple(card.id for zone in ally.zones for card in zone.cards)
    return {
        "nemesis": recipe.nemesis,
        "rules": recipe.rules,
        "difficulty": recipe.difficulty,
        "protects": recipe.protects,
        "mages": recipe.mages,
        "supply": recipe.supply,
        "variants": recipe.variants,
        "packs": recipe.packs,
        "upgraded": recipe.upgraded,
        "abilities": abilities or (),
        "treasures": _by_owner(state.treasures),
        "seed": battle_seed(rules.seed, rules.number(state)),
        "wounds": recipe.wounds,
    }


def _in_deck(journey: Expedition) -> dict[str, Any]:
    """How many basics lie in the nemesis deck, and how many upgraded ones among them, by tier."""
    state, codex = _fresh(journey)
    own = {card.id for card in codex.mat.cards}
    upgraded = journey.rules.library.upgraded
    names = picture(state, codex)["nemesis"]["deck"]
    cards = (codex.definitions[codex.number[id_]] for id_ in names)
    deck = [card for card in cards if isinstance(card, NemesisCard)]
    basics = Counter(card.tier for card in deck if card.id not in own)
    better = Counter(card.tier for card in deck if card.id in upgraded)
    return {
        "basics": {tier: basics[tier] for tier in TIERS},
        "upgraded_in_deck": {tier: better[tier] for tier in TIERS},
    }


def _deal(expected: Mapping, journey: Expedition, file: str) -> list[Phrase]:
    if not _at_battle(journey):
        return [phrase("run-journey-no-battle", field="deal")]
    state, codex = _fresh(journey)
    return _position(expected, state, codex, journey, file, "deal")


def _running(expected: Mapping, journey: Expedition, file: str) -> list[Phrase]:
    game = journey.battle
    if game is None:
        return [phrase("run-journey-no-game", field=str(name)) for name in expected]
    return _position(expected, game.state, game.codex, journey, file)


def _position(
    expected: Mapping, state: GameState, codex: Codex, journey: Expedition, file: str, at: str = ""
) -> list[Phrase]:
    check = PositionCheck(file, codex, journey.rules.library, expecting=True)
    check.mapping(expected, expected.line, at or "expect", check.parts)
    check.position(expected)
    return compare_position(expected, picture(state, codex), at)
