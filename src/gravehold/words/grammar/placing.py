"""What is said of zones, tokens and boards that definitions declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.allowed_zones import OWN
from gravehold.kernel.nodes import places, who
from gravehold.words.locale import Arg, say
from gravehold.words.names import form, name

from .foes import how_many, minion
from .nouns import join, player, value_phrase
from .sorts import is_you
from .tone import Tone

Args = dict[str, Arg]


def _on(node: Any, tone: Tone) -> Args:
    """Tokens and the thing they lie on."""
    amount_ = getattr(node, "amount", 1)
    found: Args = {"token": name(node.token, tone.lang), "token_id": node.token, "on": node.on}
    found["all"] = "yes" if amount_ is None else "no"
    if node.on == "game" and tone.protected:
        found["on"] = "ally"
    found |= {"ally": name(tone.protected or "ally", tone.lang), "ally_id": tone.protected}
    n = getattr(node, "n", 1 if amount_ is None else amount_)
    return {**found, "n": value_phrase(n, tone), "count": n if isinstance(n, int) else 0}


def _along(node: places.Advance | places.MoveBack, tone: Tone) -> Args:
    """A token on a track; where a minion or part of the nemesis is 'it', that one moves."""
    found = {**_on(node, tone), "times": getattr(node, "times", 1), "many": how_many(tone)}
    if node.on == "it" and tone.them is not None:
        found |= {"on": "minion", "minion": minion(tone, "acc")}
    return found


def named(*fields: str) -> Callable[[Any, Tone], Args]:
    """Names of zones, boards and cards, and plain choices of a node."""

    def fill(node: Any, tone: Tone) -> Args:
        found: Args = {}
        for field in fields:
            told = getattr(node, field)
            if isinstance(told, bool):
                found[field] = "yes" if told else "no"
            elif field in ("on", "many", "spaces") and isinstance(told, int):
                found[field] = told
            elif field in ("n", "amount"):
                found["n"] = value_phrase(told, tone)
                found["count"] = told if isinstance(told, int) else 0
            else:
                named = field in ("zone", "to", "board", "space", "id") and told
                found[field] = name(told, tone.lang) if named else told or "none"
                if field in ("zone", "to") and told:
                    again = field == "to" and getattr(node, "zone", "") in OWN
                    found |= _in_cases(field, told, tone.acting() if again else tone, node)
                if field == "board":
                    found["board_id"] = told
                found[f"{field}_id"] = told
        return found

    return fill


def _in_cases(field: str, zone: str, tone: Tone, node: Any) -> Args:
    """A zone in the cases that messages ask for; that of a player with whose it is."""
    if zone not in OWN:
        found = {case: form(zone, tone.lang, case) for case in ("gen", "acc")}
        return {f"{field}_{case}": told for case, told in found.items()}
    ordered = not isinstance(node, places.MoveAll)  # it tells what the cards do
    whose = "other" if tone.you is not None else "self" if ordered else "you"
    args: Args = {"zone": zone, "whose": whose, "owner": player(who.YOU, tone, "gen")}
    told = {case: say(tone.lang, "own-zone", case, **args) for case in ("nom", "gen", "acc")}
    return {field: told["nom"], f"{field}_gen": told["gen"], f"{field}_acc": told["acc"]}


def _turn_over(node: places.TurnOver, tone: Tone) -> Args:
    found_before = node.on == "it" and tone.them is not None
    return {"on": "minion" if found_before else node.on, "minion": minion(tone, "acc")}


def _from_piles(node: places.FromPiles, tone: Tone) -> Args:
    lang = tone.lang
    types = [say(lang, f"noun-{kind}", n=1, case="nom") for kind in node.types or ("card",)]
    spare = "yes" if node.spare else "no"
    told: Args = {"types": join(types, lang, "or"), "spare": spare, "n": node.n}
    return {**told, "zone": name(node.zone, lang), "zone_id": node.zone}


def _put_by_pile(node: places.PutByPile, tone: Tone) -> Args:
    found = named("zone", "n")(node, tone)
    found |= {"zone_id": node.zone, "source_id": node.source or "none"}
    return {**found, "source": name(node.source, tone.lang) if node.source else "none"}


def _resolve_cards(node: places.ResolveCards, tone: Tone) -> Args:
    chosen = "no" if is_you(node.who) else "yes"
    who_ = player(node.who, tone, say(tone.lang, "resolver-case"))
    found: Args = {"who": who_, "chosen": chosen, "zone_id": node.zone}
    return {**named("zone", "to")(node, tone), **found}


def _remove_bridge(node: places.RemoveBridge, tone: Tone) -> Args:
    found = named("board", "n", "space")(node, tone)
    return found | ({"space": "first"} if node.space == "1" else {})


TOKENS = (places.GainTokens, places.LoseTokens, places.MoveToken)
FILL: dict[type, Callable[[Any, Tone], Args]] = {
    **dict.fromkeys(TOKENS, _on),
    **dict.fromkeys((places.Advance, places.MoveBack), _along),
    places.TurnOver: _turn_over,
    places.Become: named("id", "on", "evolve"),
    places.MoveTop: named("zone", "to", "under", "n", "bottom"),
    places.ResolveTop: named("zone", "refill"),
    places.PutInto: named("zone", "under", "on"),
    places.ShuffleZone: named("zone", "back"),
    places.MoveAll: lambda node, tone: {
        **named("zone", "to")(node, tone),
        "zone_id": node.zone,
    },
    places.PutByPile: _put_by_pile,
    places.ResolveCards: _resolve_cards,
    places.PutOnBoard: named("board", "zone", "space"),
    places.AdvanceCards: named("board", "n", "space"),
    places.SkipSpace: named("board", "space"),
    places.SortTop: lambda node, tone: {
        "zone": name(node.zone, tone.lang),
        "zone_id": node.zone,
        "n": node.n,
        "under": node.under,
    },
    places.FromPiles: _from_piles,
    places.AddToSpace: named("board", "space", "amount", "on"),
    places.MoveAlong: named("board", "which", "space", "n", "many"),
    places.TakeFromBoard: named("board", "n", "up_to", "spaces"),
    places.PlaceBridge: named("board", "n"),
    places.RemoveBridge: _remove_bridge,
    places.SwapBridge: named("board"),
}
