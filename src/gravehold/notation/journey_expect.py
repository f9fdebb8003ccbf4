"""Holds an expedition against what a scenario expects; only what is named is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gravehold.content.choosing import Taken
from gravehold.content.recipe import GRAVEHOLD
from gravehold.kernel.definitions import NemesisCard
from gravehold.kernel.errors import Phrase, phrase
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.state import END, State
from gravehold.modes.journey import battle_seed

from .check_journey import IN_DECK
from .journey_checks import TIERS
from .journey_compare import (
    compare_told,
    deal_of,
    decision_of,
    fresh_battle,
    options_of,
    running_of,
    same_list,
)
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
            found += compare_told(value, actual[name], name, IN_ORDER)
        elif name == "decision":
            found += decision_of(value, journey)
        elif name == "options":
            found += options_of(value, journey)
        elif name == "game":
            found += _game(value, journey)
        elif name == "deal":
            found += deal_of(value, journey, file)
        else:
            battle[name], battle.lines[name] = value, expected.lines[name]
    return found + (running_of(battle, journey, file) if battle else [])


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


# The battle


def _game(expected: dict[str, Any], journey: Expedition) -> Iterator[Phrase]:
    """The set-up, as far as it is made; cards are counted once it is."""
    if journey.state.stage == END:
        yield phrase("run-journey-no-battle", field="game")
        return
    actual = _recipe(journey)
    if any(name in expected for name in IN_DECK):
        if not journey.at_battle:
            yield phrase("run-journey-no-battle", field="game")
            return
        actual |= _in_deck(journey)
    for name, value in expected.items():
        if name == "supply" and isinstance(value, str):
            value = list(journey.rules.library.suggested[value])
        if name == "upgraded" and same_list(value, list(journey.state.upgraded), ordered=False):
            continue  # all that are met; what of them a small deck takes is counted by tier
        yield from compare_told(value, actual[name], f"game.{name}")


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
    state, codex = fresh_battle(journey, journey.state)
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
