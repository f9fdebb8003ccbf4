"""The position of a game as a scenario; amid a card, with the answers that led there."""

from __future__ import annotations

from typing import Any

import msgspec

from gravehold.content.library import LIBRARY, Library
from gravehold.content.recipe import GRAVEHOLD
from gravehold.content.setups import usual_basics
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.table.glance import Glance
from gravehold.table.laying import is_start
from gravehold.words.names import name
from gravehold.words.seats import mage_name

from .own_definitions import own_definitions
from .picture import picture, pruned
from .settings import NUMBERS, Settings, changes_in, settings_of


def describe(game: Game) -> dict[str, Any]:
    """The position of a game in the form of scenarios, without what goes without saying."""
    full = picture(game.state, game.codex)
    if game.decision is not None and game.decision.kind == "turn":
        _put_turn_card_back(full)
    return pruned(full, game.codex)


def _put_turn_card_back(full: dict[str, Any]) -> None:
    """While the players choose who takes a turn, its card lies on the deck again."""
    order = full["turn_order"]
    order["deck"].insert(0, order["discard"].pop())
    full["turn"]["number"] -= 1


def scenario_of(game: Game, library: Library = LIBRARY) -> dict[str, Any]:
    """A scenario that leads where the game is; chance goes on as in the game."""
    past = game.copy()
    keys: list[str] = []
    while not is_start(past):
        if not past.answers:
            break
        keys.insert(0, past.undo().key)
    document: dict[str, Any] = {"name": _title(game)}
    if own := own_definitions(game.setup, library):
        document["definitions"] = own
    if is_start(past):
        document["game"] = _game(settings_of(game.setup, past.state.rng), library)
        document["position"] = describe(past)
    elif past.origin is not None:
        document["game"] = _game(settings_of(game.setup, past.origin.rng), library)
        document["position"] = pruned(picture(past.origin, past.codex), past.codex)
    elif game.record:
        document["game"] = _game(settings_of(game.setup, game.seed), library)
    else:
        raise GraveholdError("file-no-record")
    if changes := changes_in(game.setup, library):
        document["game"]["rules"] = {"id": game.setup.rules.id, **changes}
    if keys:
        document["steps"] = keys
    document["expect"] = _expectation(game)
    return document


def _title(game: Game) -> str:
    seats = range(game.codex.players)
    mages = ", ".join(mage_name(game.setup, seat) for seat in seats)
    return f"{mages} against {name(game.codex.nemesis.id)}, turn {Glance(game).turn}"


def _game(settings: Settings, library: Library) -> dict[str, Any]:
    found: dict[str, Any] = {
        "rules": settings.rules,
        "nemesis": settings.nemesis,
        "mages": list(settings.mages),
        "supply": list(settings.supply),
        "seed": settings.seed,
    }
    if settings.difficulty != "normal":
        found["difficulty"] = settings.difficulty
    if settings.variants:
        found["variants"] = list(settings.variants)
    if settings.basics != usual_basics(library, settings):
        found["basics"] = list(settings.basics or ())
    if settings.protects != GRAVEHOLD:
        found["protects"] = settings.protects
    if settings.abilities is not None:
        found["abilities"] = list(settings.abilities)
    if settings.treasures:
        found["treasures"] = {
            name: ids if isinstance(ids, str) else list(ids)
            for name, ids in settings.treasures.items()
        }
    if settings.upgraded:
        found["upgraded"] = list(settings.upgraded)
    if settings.chapter:
        found["chapter"] = settings.chapter
    if settings.builds:
        found["builds"] = msgspec.to_builtins(settings.builds)
    plain = Settings(nemesis="", mages=())
    for field in NUMBERS:
        if (n := getattr(settings, field)) != getattr(plain, field):
            found[field] = n
    return found


def _expectation(game: Game) -> dict[str, Any]:
    if game.outcome is not None:
        outcome = game.outcome
        return {"outcome": "won" if outcome.won else "lost", "because": outcome.because}
    asked = game.asked
    return {"decision": {"seats": list(asked.seats), "kind": asked.kind}}
