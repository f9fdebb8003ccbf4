"""A position in the words of scenarios: everything, as plain dicts and lists."""

from __future__ import annotations

from typing import Any

from gravehold.kernel import aether
from gravehold.kernel.codex import MINION, Codex
from gravehold.kernel.decision import TURN_CARDS, seat_name
from gravehold.kernel.state import GONE, NOBODY, OPEN, State

SLOTS = range(4)
PAIRS = ("1/2", "3/4")
BREACH_SUFFIX = "-breach"


def picture(s: State, codex: Codex) -> dict[str, Any]:
    """The whole position; `pruned` leaves out what goes without saying."""
    seats = range(codex.players)
    return {
        "turn": _turn(s, codex),
        "gravehold": {"life": s.gravehold},
        "players": {seat_name(seat): _player(s, codex, seat) for seat in seats},
        "nemesis": _nemesis(s, codex),
        "supply": {codex.ids[k]: len(s.piles[i]) for i, k in enumerate(codex.pile_kinds)},
        "turn_order": {
            "deck": [TURN_CARDS[card] for card in s.turn_deck],
            "discard": [TURN_CARDS[card] for card in s.turn_discard],
        },
        "destroyed": _names(s, codex, s.destroyed),
    }


def _names(s: State, codex: Codex, zone: tuple[int, ...]) -> list[str]:
    return [codex.ids[s.kind[card]] for card in zone]


def _kinds(codex: Codex, kinds: tuple[int, ...]) -> list[str]:
    return [codex.ids[kind] for kind in kinds]


def _turn(s: State, codex: Codex) -> dict[str, Any]:
    found: dict[str, Any]
    if s.phase.startswith("nemesis-"):
        found = {"nemesis": s.phase.removeprefix("nemesis-")}
    elif s.active == NOBODY:
        found = {"next": True}
    else:
        found = {
            "seat": seat_name(s.active),
            "phase": s.phase,
            "aether": s.aether,
            "restricted": [_restricted(pool.amount, pool.mask) for pool in s.pools],
            "plays": _kinds(codex, s.plays),
            "gained": _kinds(codex, s.gained),
            "casts": _kinds(codex, s.casts),
        }
    return {**found, "number": s.turn}


def _restricted(amount: int, mask: int) -> dict[str, Any]:
    """Said the shorter way: what it may be spent on, or what it may not."""
    only, never = aether.names_of(mask), aether.names_of(aether.ALL & ~mask)
    if len(only) <= len(never):
        return {"amount": amount, "only": list(only)}
    return {"amount": amount, "never": list(never)}


def _player(s: State, codex: Codex, seat: int) -> dict[str, Any]:
    tokens = codex.player_tokens
    mine = s.tokens[seat * len(tokens) : (seat + 1) * len(tokens)]
    return {
        "life": s.life[seat],
        "charges": s.charges[seat],
        "aether": s.aether if s.active == seat else 0,
        "hand": _names(s, codex, s.hand[seat]),
        "deck": _names(s, codex, s.deck[seat]),
        "discard": _names(s, codex, s.discard[seat]),
        "played": _names(s, codex, s.played[seat]),
        "breaches": {slot + 1: _breach(s, codex, seat, slot) for slot in SLOTS},
        "tokens": dict(zip(tokens, mine, strict=True)),
        "token": _held_token(s, seat),
    }


def _held_token(s: State, seat: int) -> str | None:
    """The wild or pair token in front of a seat."""
    if s.holder == seat:
        return "wild"
    return next((pair for i, pair in enumerate(PAIRS) if s.pair_holder[i] == seat), None)


def _breach(s: State, codex: Codex, seat: int, slot: int) -> dict[str, Any] | str:
    at = 4 * seat + slot
    if s.breach[at] == GONE:
        return "destroyed" if breach_on_mat(codex, seat, slot) else "absent"
    cards = [card for card in s.prepped[at] if slot == 0 or card not in s.prepped[at - 1]]
    return {
        "open": s.breach[at] == OPEN,
        "turned": None if s.breach[at] == OPEN else s.breach[at],
        "focused": bool(s.focused[seat] >> slot & 1),
        "kind": kind_name(codex, slot, s.tile[at]),
        "prepped": [_prepped(s, codex, seat, slot, card) for card in cards],
        "used": _names(s, codex, tuple(card for card in cards if card in s.used)),
    }


def _prepped(s: State, codex: Codex, seat: int, slot: int, card: int) -> str:
    spans = slot < 3 and card in s.prepped[4 * seat + slot + 1]
    return codex.ids[s.kind[card]] + "+" * spans


def breach_on_mat(codex: Codex, seat: int, slot: int) -> bool:
    """Whether the mage has this breach at all."""
    on_mat = codex.mages[seat].breaches
    return slot < len(on_mat) and on_mat[slot] is not None


def kind_name(codex: Codex, slot: int, tile: int) -> str:
    """The kind of a breach as scenarios say it: `sigil`, or `standard` for its place."""
    id_ = codex.tile_ids[tile]
    return "standard" if id_ == codex.setup.tiles[slot].id else id_.removesuffix(BREACH_SUFFIX)


def kinds_of_breach(codex: Codex, slot: int) -> dict[str, int]:
    """Every kind there is in this set-up, with the number of its tile."""
    return {kind_name(codex, slot, tile): tile for tile in range(len(codex.tile_ids))}


def _nemesis(s: State, codex: Codex) -> dict[str, Any]:
    found: dict[str, Any] = {"life": s.nemesis}
    if len(codex.tokens) == 1:
        found["tokens"] = s.counters[0]
    elif codex.tokens:
        found["tokens"] = {t.name: n for t, n in zip(codex.tokens, s.counters, strict=True)}
    found["deck"] = _names(s, codex, s.nemesis_deck)
    found["discard"] = _names(s, codex, s.nemesis_discard)
    found["in_play"] = [
        _in_play(s, codex, card, mark) for card, mark in zip(s.in_play, s.marks, strict=True)
    ]
    found["decks"] = {
        name: _names(s, codex, zone) for name, zone in zip(deck_names(codex), s.side, strict=True)
    }
    return found


def deck_names(codex: Codex) -> list[str]:
    """The side decks and their discard piles, in the order of `State.side`."""
    return [name for deck in codex.decks for name in (deck.name, f"{deck.name}-discard")]


def _in_play(s: State, codex: Codex, card: int, mark: int) -> dict[str, Any]:
    kind = s.kind[card]
    return {"card": codex.ids[kind], "life" if codex.type[kind] == MINION else "power": mark}


# The shorter form


def pruned(full: dict[str, Any]) -> dict[str, Any]:
    """The same position without what a reader of scenarios assumes anyhow."""
    seat = full["turn"].get("seat")
    turn = {key: value for key, value in full["turn"].items() if value not in ([], 0)}
    if seat:
        plays = turn.pop("plays", [])
        if sorted(plays) != sorted(full["players"][seat]["played"]):
            turn["plays"] = plays
    nemesis = dict(full["nemesis"])
    if not nemesis["decks"]:
        del nemesis["decks"]
    short = {
        **full,
        "turn": turn,
        "players": {name: _short_player(part) for name, part in full["players"].items()},
        "nemesis": nemesis,
    }
    if not short["destroyed"]:
        del short["destroyed"]
    return short


def _short_player(full: dict[str, Any]) -> dict[str, Any]:
    short = {key: value for key, value in full.items() if key != "aether"}
    short["breaches"] = {slot: _short_breach(part) for slot, part in full["breaches"].items()}
    short["tokens"] = {name: n for name, n in full["tokens"].items() if n}
    return {key: value for key, value in short.items() if value not in ({}, None)}


def _short_breach(full: dict[str, Any] | str) -> dict[str, Any] | str:
    if isinstance(full, str):
        return full
    state = {"open": True} if full["open"] else {"turned": full["turned"]}
    if full["kind"] != "standard":
        state["kind"] = full["kind"]
    return {**state, **{key: full[key] for key in ("focused", "prepped", "used") if full[key]}}
