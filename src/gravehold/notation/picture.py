"""A position in the words of scenarios: everything, as plain dicts and lists."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.places import first_cards, tallies_on
from gravehold.kernel.state import State
from gravehold.kernel.view import View
from gravehold.table import declared
from gravehold.table.laying import kind_of_breach, protected
from gravehold.table.reading import table_of
from gravehold.table.records import Breach, Card, Nemesis, Pool, Seat, Table, Token


def picture(state: State, codex: Codex) -> dict[str, Any]:
    """The whole position, face-down cards too; `pruned` leaves out what goes without saying."""
    table = table_of(View(state, codex, None))
    return {
        "turn": _turn(table, codex),
        protected(codex): {"life": table.gravehold.count, **declared.told_ally(state, codex)},
        "players": {seat.name: _player(table, seat, state, codex) for seat in table.seats},
        "nemesis": _nemesis(table.nemesis, state, codex),
        "supply": {
            pile.id: {"count": pile.count, **by_it} if by_it else pile.count
            for i, pile in enumerate(table.supply)
            for by_it in (declared.told_pile(state, codex, i),)
        },
        **declared.told_by_piles(state, codex),
        "turn_order": {"deck": list(table.order.deck), "discard": list(table.order.discard)},
        **declared.told_stocks(state, codex),
        **declared.told_treasures(state, codex),
        "destroyed": _own(table.zone("destroyed").known, 0),
    }


def _own(cards: Iterable[Card], seat: int) -> list[Any]:
    """Cards by name; those that bear another name than this seat's with it."""
    cards = tuple(cards)
    return [
        id_ if card.whose in (None, seat) else {"card": id_, "of": seat_name(card.whose)}
        for card, id_ in zip(cards, _ids(cards), strict=True)
    ]


def _ids(cards: Iterable[Card]) -> list[str]:
    """Cards by name, after what their back shows where that matters."""
    return [f"{card.face} {card.id}" if card.face else card.id for card in cards]


def _turn(table: Table, codex: Codex) -> dict[str, Any]:
    turn, acting = table.turn, table.acting
    found: dict[str, Any]
    if turn.phase.startswith("nemesis-"):
        found = {"nemesis": turn.phase.removeprefix("nemesis-")}
    elif acting is None:
        found = {"next": True}
    else:
        found = {
            "seat": acting.name,
            "phase": turn.phase,
            "aether": turn.aether,
            "restricted": [_restricted(pool) for pool in turn.pools],
            "plays": list(turn.plays),
            "gained": list(turn.gained),
            "casts": list(turn.casts),
        }
    begun = {word: word in turn.begun for word in declared.began(codex)}
    return {**found, **begun, "number": turn.number}


def _restricted(pool: Pool) -> dict[str, Any]:
    """Said the shorter way: what it may be spent on, or what it may not."""
    if len(pool.purposes) <= len(pool.others):
        return {"amount": pool.amount, "only": list(pool.purposes)}
    return {"amount": pool.amount, "never": list(pool.others)}


def _player(table: Table, seat: Seat, state: State, codex: Codex) -> dict[str, Any]:
    held = (holder.token for holder in table.order.holders if holder.seat == seat.number)
    return {
        "life": seat.life,
        "charges": seat.charges,
        "aether": table.turn.aether if table.acting is seat else 0,
        **{zone.name: _own(zone.known, seat.number) for zone in seat.zones},
        **declared.told_own_treasures(state, codex, seat.number),
        "breaches": {breach.slot: _breach(seat, breach, state, codex) for breach in seat.breaches},
        "tokens": {token.name: token.count for token in seat.tokens},
        "token": next(held, None),  # the wild or pair token in front of the seat
    }


def _breach(seat: Seat, breach: Breach, state: State, codex: Codex) -> dict[str, Any] | str:
    """A spell on two breaches is told where it begins, with a plus."""
    if breach.state == "gone":
        return "destroyed" if breach.on_mat else "absent"
    spells = [(card, seat.slots_of(card.n)) for card in breach.spells]
    begun = [(card, slots) for card, slots in spells if slots[0] == breach.slot]
    return {
        "open": breach.state == "open",
        "turned": None if breach.state == "open" else breach.turned,
        "focused": breach.focused,
        "kind": kind_of_breach(codex, breach.slot - 1, breach.tile),
        "prepped": [card.id + "+" * (len(slots) > 1) for card, slots in begun],
        "used": [card.id for card, _ in begun if card.n in breach.used],
        **{
            name: declared.words_in(state, codex, place, 4 * seat.number + breach.slot - 1)
            for name, place in declared.zones_of("breach", codex).items()
        },
    }


def _nemesis(nemesis: Nemesis, state: State, codex: Codex) -> dict[str, Any]:
    found: dict[str, Any] = {"life": nemesis.life}
    tokens = {tally.name: tally.at(state) for tally in declared.mat_tokens(codex)}
    if tokens:
        found["tokens"] = tokens if len(tokens) > 1 else next(iter(tokens.values()))
    found["deck"] = _ids(nemesis.zone("deck").known)
    found["discard"] = _ids(nemesis.zone("discard").known)
    there = {card.id: card for card in nemesis.zone("in-play").known}
    apart = declared.bodies(codex)
    bodies = {id_ for group in apart.values() for id_ in group.values()}
    found["in_play"] = [
        {
            "card": card.id,
            **_on(card, declared.seat_tokens(codex)),
            **_back(card, codex.faces),
            **declared.told_spaces(state, codex, card.n),
        }
        for card in nemesis.zone("in-play").known
        if card.id not in bodies
    ]
    for word, group in apart.items():
        found[word] = {
            name: _on(there[id_]) if id_ in there else declared.GONE for name, id_ in group.items()
        }
    found |= declared.on_mat(state, codex)
    found["decks"] = declared.told_decks(state, codex)
    return found


def _on(card: Card, seats: Collection[str] = ()) -> dict[str, int | str]:
    """The tokens on a card; a token that stands for a player by the name of the seat."""
    return {
        declared.MINION_TOKENS.get(token.name, token.name): _told(token, seats)
        for token in card.tokens
        if token.count or token.name not in seats
    }


def _told(token: Token, seats: Collection[str]) -> int | str:
    if declared.MINION_TOKENS.get(token.name) in declared.FLAGS:
        return bool(token.count)
    return seat_name(token.count - 1) if token.name in seats else token.count


def _back(card: Card, faces: tuple[str, ...]) -> dict[str, bool]:
    """What a card in play has on its back, and whether it was turned over."""
    if card.face is None:
        return {}
    return {**{face: face == card.face for face in faces if face}, "flipped": not card.secret}


# The shorter form

BREACH_STATE = ("open", "turned", "kind")


def pruned(full: dict[str, Any], codex: Codex) -> dict[str, Any]:
    """The same position without what a reader of scenarios assumes anyhow."""
    seat = full["turn"].get("seat")
    turn = {key: value for key, value in full["turn"].items() if value not in ([], 0)}
    if "nemesis" in turn:  # unsaid, one that any nemesis card begins is what it would be
        always = declared.always_begun(full["nemesis"].get("lasting", []), codex)
        for word in declared.began(codex):
            turn[word] = full["turn"][word]
            if turn[word] == (word in always):
                del turn[word]
    if seat:
        plays = turn.pop("plays", [])
        if sorted(plays) != sorted(full["players"][seat]["played"]):
            turn["plays"] = plays
    nemesis = dict(full["nemesis"])
    if not nemesis["decks"]:
        del nemesis["decks"]
    if declared.lives_in_parts(codex):
        del nemesis["life"]
    short = {
        **full,
        "turn": turn,
        "players": {
            name: _short_player(part, _started(seat, codex))
            for seat, (name, part) in enumerate(full["players"].items())
        },
        "nemesis": nemesis,
    }
    if not short["destroyed"]:
        del short["destroyed"]
    if "treasures" in short:
        short["treasures"] = {word: id_ for word, id_ in short["treasures"].items() if id_}
    _forget_empty(short, codex)
    return short


def _forget_empty(short: dict[str, Any], codex: Codex) -> None:
    """Piles by which nothing lies, and zones that hold just what lies by none."""
    for name in declared.zones_of("pile", codex):
        short[name] = {pile: words for pile, words in short[name].items() if words}
        if not short[name]:
            del short[name]
    for name, place in declared.open_zones(codex).items():
        if first_cards(place) and short["nemesis"][name] == declared.left_over(place, short, codex):
            del short["nemesis"][name]


def _started(seat: int, codex: Codex) -> dict[str, int]:
    """The tokens of a seat as the set-up has them."""
    tokens = {tally.name: tally.tokens[seat] for tally in tallies_on("seat", codex)}
    return {name: token.start if token else 0 for name, token in tokens.items()}


def _short_player(full: dict[str, Any], started: dict[str, int]) -> dict[str, Any]:
    short = {key: value for key, value in full.items() if key != "aether"}
    short["breaches"] = {slot: _short_breach(part) for slot, part in full["breaches"].items()}
    short["tokens"] = {name: n for name, n in full["tokens"].items() if n != started[name]}
    return {key: value for key, value in short.items() if value not in ({}, None)}


def _short_breach(full: dict[str, Any] | str) -> dict[str, Any] | str:
    if isinstance(full, str):
        return full
    state = {"open": True} if full["open"] else {"turned": full["turned"]}
    if full["kind"] != "standard":
        state["kind"] = full["kind"]
    told = {key: value for key, value in full.items() if key not in BREACH_STATE and value}
    return {**state, **told}
