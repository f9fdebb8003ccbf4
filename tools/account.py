"""What can be said of a game at one moment, in words that outlive the layout of its state."""

from __future__ import annotations

from typing import Any

from msgspec import json

from gravehold.kernel.game import Game
from gravehold.kernel.places import declared
from gravehold.modes.campaign import Campaign
from gravehold.modes.expedition import Expedition
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


def account_of(journey: Expedition | Campaign) -> Account:
    """Where a journey stands, and its battle if one runs."""
    asked = journey.decision
    parts = _of_campaign(journey) if isinstance(journey, Campaign) else _of_expedition(journey)
    parts |= {
        "outcome": journey.outcome,
        "asked": "" if asked is None else f"{asked.kind} of {'/'.join(asked.seats)}",
        "options": [] if asked is None else sorted(asked.options.by_key()),
        "answers": len(journey.answers),
    }
    found: Account = {}
    for name, part in parts.items():
        _flatten(name, part, found)
    if journey.battle is not None:
        found |= {f"game.{path}": text for path, text in account(journey.battle).items()}
    return found


def _of_campaign(campaign: Campaign) -> dict[str, Any]:
    state = campaign.state
    return {
        "chapter": state.chapter,
        "stage": state.stage,
        "letters": sorted(state.letters),
        "builds": {
            f"p{n}": json.decode(json.encode(build)) for n, build in enumerate(state.builds, 1)
        },
        "supply": sorted(state.supply),
        "added": sorted(state.added),
        "banished": sorted(state.banished),
        "pool": {str(tier): list(cards) for tier, cards in enumerate(state.pool, 1)},
        "flaws": state.flaws,
        "scar": state.scar,
        "losses": state.losses,
        "chart": json.decode(json.encode(state.chart)),
        "points": campaign.points,
        "epilogue": campaign.epilogue,
    }


def _of_expedition(expedition: Expedition) -> dict[str, Any]:
    state = expedition.state
    return {
        "battle": state.battle,
        "try": state.attempt,
        "foe": state.foe,
        "barracks": {
            "mages": sorted(state.barracks.mages),
            "supply": sorted(state.barracks.supply),
            "treasures": sorted(state.barracks.treasures),
        },
        "banished": sorted(state.banished),
        "recallable": sorted(state.recallable),
        "chosen": {
            "mages": list(state.mages),
            "market": sorted(state.market),
            "treasures": [f"{who} {id_}" for who, id_ in state.treasures],
        },
        "in_deck": sorted(state.in_deck),
        "wounds": state.wounds,
        "results": json.decode(json.encode(state.results)),
        "score": state.score,
    }


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
