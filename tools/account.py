"""What can be said of a game at one moment, in words that outlive the layout of its state."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.game import Game
from gravehold.kernel.places import declared
from gravehold.notation.picture import picture
from gravehold.notation.yamltext import flow

Account = dict[str, str]  # a path such as 'players.p1.hand', and what is there


def account(game: Game) -> Account:
    """The whole position with what is known of it, what is asked, and chance."""
    found: Account = {}
    parts = {**picture(game.state, game.codex), **_beside(game), **_asked(game)}
    for name, part in parts.items():
        _flatten(name, part, found)
    return found


def _beside(game: Game) -> dict[str, Any]:
    """What a scenario does not say: chance, what has been seen, cards on their way."""
    s, ids = game.state, game.codex.ids
    return {
        "rng": s.rng,
        "reveals": s.reveals,
        "seen": {
            "unordered": s.blind,
            "nemesis_deck": _places(s.nemesis_seen),
            "side_decks": [
                _places(place.known(s)) if place.order == "hidden" else []
                for place in declared("game", game.codex)
            ],
            "turn_order": _places(s.turn_seen),
        },
        "delayed": len(s.delayed),
        "on_their_way": [ids[s.kind[card]] for card in (*s.shown, *s.resolving)],
        "box": sorted(ids[s.kind[card]] for card in s.box),
    }


def _places(seen: tuple[int, ...]) -> list[int]:
    return [place for place, known in enumerate(seen) if known]


def _asked(game: Game) -> dict[str, Any]:
    if game.outcome is not None:
        return {"outcome": f"{'won' if game.outcome.won else 'lost'}: {game.outcome.because}"}
    asked = game.asked
    return {
        "asked": {"kind": asked.kind, "of": list(asked.seats)},
        "options": [option.key for option in asked.options],
    }


def _flatten(path: str, part: Any, into: Account) -> None:
    if isinstance(part, dict) and part:
        for name, inner in part.items():
            _flatten(f"{path}.{name}", inner, into)
    else:
        into[path] = flow(part)


def changes(before: Account, after: Account) -> Account:
    """What is new or different; a path that is gone has nothing behind it."""
    new = {path: text for path, text in after.items() if before.get(path) != text}
    return {**new, **{path: "" for path in before if path not in after}}


def changed(before: Account, by: Account) -> Account:
    """The account that `changes` led to."""
    return {path: text for path, text in {**before, **by}.items() if text}


def differences(wanted: Account, found: Account, *, narrow: bool = False) -> str:
    """Both sides of every path in which two accounts differ; narrow: only paths that are wanted."""
    paths = wanted if narrow else {**wanted, **found}
    return "\n".join(
        f"{path}:\n  was {wanted.get(path, 'nothing')}\n  is  {found.get(path, 'nothing')}"
        for path in paths
        if wanted.get(path) != found.get(path)
    )
