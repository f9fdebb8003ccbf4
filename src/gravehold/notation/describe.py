"""The position of a game as a scenario; amid a card, with the answers that led there."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.codex import Codex
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes.steps import (
    CASTING_DONE,
    CASTING_PHASE,
    DRAW_PHASE,
    MAIN_PHASE,
    NEXT_TURN,
)
from gravehold.kernel.state import State
from gravehold.words.names import name

from .picture import picture, pruned
from .settings import Settings, settings_of

_STARTS = {
    "main": (DRAW_PHASE, MAIN_PHASE),
    "casting": (DRAW_PHASE, MAIN_PHASE, CASTING_DONE, CASTING_PHASE),
    "turn": (NEXT_TURN,),
}


def describe(game: Game) -> dict[str, Any]:
    """The position of a game in the form of scenarios, without what goes without saying."""
    return pruned(picture(_before_turn_card(game.state), game.codex))


def is_start(s: State, codex: Codex) -> bool:
    """Whether a position written here and read again goes on in the same way."""
    if s.question is None or tuple(frame[0] for frame in s.stack) != _STARTS.get(s.question.kind):
        return False
    if s.delayed or s.extra_draws or s.unleashing or s.fallen or s.shown or s.resolving:
        return False
    if s.question.kind != "casting":
        return True
    # What happens as the casting phase starts would happen again.
    spells = [card for slot in range(4) for card in s.prepped[4 * s.active + slot]]
    return not any("casting-start" in codex.whenever.kinds[s.kind[card]] for card in spells)


def _before_turn_card(s: State) -> State:
    """While the players choose who takes a turn, its card is put back on the deck."""
    if s.question is None or s.question.kind != "turn":
        return s
    s = s.copy()
    s.turn_deck = (s.turn_discard[-1], *s.turn_deck)
    s.turn_discard = s.turn_discard[:-1]
    s.turn -= 1
    return s


def scenario_of(game: Game) -> dict[str, Any]:
    """A scenario that leads where the game is; chance goes on as in the game."""
    past = game.copy()
    keys: list[str] = []
    while not is_start(past.state, past.codex):
        if not past.answers:
            break
        keys.insert(0, past.undo().key)
    document: dict[str, Any] = {"name": _title(game)}
    if is_start(past.state, past.codex):
        document["game"] = _game(settings_of(game.setup, past.state.rng))
        document["position"] = describe(past)
    elif past.origin is not None:
        document["game"] = _game(settings_of(game.setup, past.origin.rng))
        document["position"] = pruned(picture(past.origin, past.codex))
    elif game.record:
        document["game"] = _game(settings_of(game.setup, game.seed))
    else:
        raise GraveholdError("file-no-record")
    if keys:
        document["steps"] = keys
    document["expect"] = _expectation(game)
    return document


def _title(game: Game) -> str:
    mages = ", ".join(name(mage.id) for mage in game.codex.mages)
    return f"{mages} against {name(game.codex.nemesis.id)}, turn {game.state.turn}"


def _game(settings: Settings) -> dict[str, Any]:
    found: dict[str, Any] = {
        "rules": settings.rules,
        "nemesis": settings.nemesis,
        "mages": list(settings.mages),
        "supply": list(settings.supply),
        "seed": settings.seed,
    }
    if settings.level != "normal":
        found["difficulty"] = settings.level
    if settings.variants:
        found["variants"] = list(settings.variants)
    return found


def _expectation(game: Game) -> dict[str, Any]:
    if game.outcome is not None:
        outcome = game.outcome
        return {"outcome": "won" if outcome.won else "lost", "because": outcome.because}
    asked = game.asked
    return {"decision": {"seats": list(asked.seats), "kind": asked.kind}}
