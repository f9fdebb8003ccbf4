"""Saves: a game as JSON, at any decision, also in the middle of a card."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from .closed import decoded
from .codex import Codex
from .codices import codex_for
from .definitions import Definition
from .errors import BadFile, GraveholdError, phrase
from .game import Game, SetupMaker
from .marks import digest, plain
from .nodes import steps
from .nodes.base import Node
from .places import PAIR_TOKENS
from .reading import setup_from
from .run import Run
from .saved import NO_ORIGIN, Saved
from .setup import Setup
from .state import FIELDS, NOBODY, Ctx, Frame, Pool, Question, State
from .trees import nodes_of

# Raise when the meaning of a snapshot changes; older saves are then replayed from their answers.
SNAPSHOT: Final = 2

RULE_NODES: Final[dict[str, Node]] = {
    f"={name}": node for name, node in vars(steps).items() if isinstance(node, Node)
}


class References:
    """Names for the nodes of a set-up: the definition's id and the node's number in it."""

    def __init__(self, codex: Codex) -> None:
        self.node: dict[str, Node] = dict(RULE_NODES)
        self.name: dict[Node, str] = {node: name for name, node in RULE_NODES.items()}
        for id_, definition in _sources(codex):
            for i, node in enumerate(nodes_of(definition)):
                name = f"{id_}:{i}"
                self.node[name] = node
                self.name.setdefault(node, name)
        self.fingerprint = fingerprint(codex)
        self.setup = msgspec.Raw(msgspec.json.encode(codex.setup))  # as a save holds it


def _sources(codex: Codex) -> Iterator[tuple[str, Definition]]:
    """All that nodes stand on; mages of one id that differ are told apart by their seats."""
    yield from ((definition.id, definition) for definition in codex.definitions)
    for seat, mage in enumerate(codex.mages):
        first = codex.mages[codex.seats_of[mage.id][0]]
        yield mage.id if mage == first else f"{mage.id} {seat + 1}", mage
    yield codex.mat.id, codex.mat


def references(codex: Codex) -> References:
    if codex.references is None:
        codex.references = References(codex)
    return codex.references


def fingerprint(codex: Codex) -> str:
    """Changes when any definition of this set-up changes."""
    return digest([SNAPSHOT, plain(codex.setup)])


def dump_state(state: State, codex: Codex) -> dict[str, Any]:
    """The position as plain data; the card table is left to the set-up."""
    names = references(codex).name
    found = {field: getattr(state, field) for field in FIELDS}
    found["stack"] = [(names[node], ctx, picks) for node, ctx, picks in state.stack]
    found["delayed"] = [(names[node], ctx) for node, ctx in state.delayed]
    return found


_TUPLES: Final = ("hand", "deck", "discard", "played", "prepped", "zones", "piles")
_LISTS: Final = ("life", "charges", "blind", "breach", "tile", "focused", "ints")

# The fields of a position saved by version 0.1.0 that have become parts of others.
_FIRST: Final = frozenset({"counters", "pair_holder", "side", "side_seen", "tokens"})


def _from_first(data: dict[str, Any], codex: Codex) -> dict[str, Any]:
    """A position as 0.1.0 saved it: what definitions declare lay in lists of its own."""
    tables = codex.tables
    data = {**data, "zones": list(tables.blank_zones), "ints": list(tables.blank_ints)}
    data |= {"rows": tables.blank_rows, "face": []}
    side, seen = data["side"], data["side_seen"]
    for i, deck in enumerate(codex.decks):
        for k, zone in enumerate(deck.zones()):
            place = tables.place[zone.name]
            data["zones"][place.start] = side[2 * i + k]
            if place.seen is not None:
                data["zones"][place.seen[1]] = seen[2 * i]
    data["ints"][:PAIR_TOKENS] = data["pair_holder"]
    for token, n in zip(codex.tokens, data["counters"], strict=True):
        data["ints"][tables.tally["nemesis", token.name].start] = n
    kinds = [tally for tally in tables.tallies if tally.on == "seat" and tally.field == "ints"]
    for i, n in enumerate(data["tokens"]):
        data["ints"][kinds[i % len(kinds)].start + i // len(kinds)] = n
    return {field: value for field, value in data.items() if field not in _FIRST}


def load_state(data: dict[str, Any], codex: Codex) -> State:
    """The other way round; anything missing or strange is an error."""
    if set(data) >= _FIRST:
        try:
            data = _from_first(data, codex)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadFile("error-save-position", why=str(error)) from error
    data = {"whose": [], **data}  # saved before cards had owners
    if set(data) != set(FIELDS):
        wrong = sorted(set(data) ^ set(FIELDS))
        raise BadFile("error-save-fields", fields=", ".join(wrong))
    nodes = references(codex).node
    state = State.__new__(State)
    try:
        for field in FIELDS:
            value = data[field]
            if field in _TUPLES:
                value = [tuple(zone) for zone in value]
            elif field == "pools":
                value = tuple(Pool(*pool) for pool in value)
            elif field == "question":
                value = (
                    None if value is None else Question(value[0], tuple(value[1]), _deep(value[2]))
                )
            elif field == "stack":
                value = [_frame(nodes[name], Ctx(*ctx), _deep(picks)) for name, ctx, picks in value]
            elif field == "delayed":
                value = tuple((nodes[name], Ctx(*ctx)) for name, ctx in value)
            elif field in ("gained", "casts"):  # once kinds alone, all of the active player
                value = tuple(
                    (data["active"], one) if isinstance(one, int) else tuple(one) for one in value
                )
            elif isinstance(value, list) and field not in _LISTS:
                value = _deep(value)
            setattr(state, field, value)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadFile("error-save-position", why=str(error)) from error
    return state


def _frame(node: Node, ctx: Ctx, picks: tuple[Any, ...]) -> Frame:
    """With the parts where they are now: one step once had its card and its number elsewhere."""
    if node == steps.TURN_CARD_SUFFERS and not picks:
        return node, replace(ctx, n=ctx.that, that=NOBODY), (("turn-order", ctx.n),)
    return node, ctx, picks


def _deep(value: Any) -> Any:
    return tuple(_deep(part) for part in value) if isinstance(value, list) else value


# Whole games

G = TypeVar("G", bound=Game)

FORMAT: Final = "gravehold-game"
VERSION: Final = 2  # version 1 named definitions by id, and sealed the snapshots alone


def _seal_of_snapshots(saved: Saved) -> str:
    parts = [bytes(saved.state)]
    if saved.origin != NO_ORIGIN:
        parts.append(bytes(saved.origin))
    if saved.version > 1:
        parts.append(saved.fingerprint.encode())
    return _hash(b"".join(parts))


def _seal_of_truth(saved: Saved) -> str:
    written = saved.origin != NO_ORIGIN
    seal = _begun(saved.format, saved.version, bytes(saved.setup)).copy()
    seal.update(msgspec.json.encode((str(saved.seed), saved.answers, written))[1:])
    return str(seal.hexdigest()[:16])


@lru_cache(maxsize=64)
def _begun(format_: str, version: int, setup: bytes) -> Any:
    """The seal of a list of them and what follows; the set-up is the same however it is written."""
    plain_setup = msgspec.json.decode(setup)
    start = msgspec.json.encode((format_, version, plain_setup), order="sorted")
    return hashlib.sha256(start.removesuffix(b"]") + b",")


def _hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


def save(game: Game) -> str:
    codex = game.codex
    state = _snapshot(game.state, codex)
    origin = NO_ORIGIN if game.origin is None else _snapshot(game.origin, codex)
    known = references(codex)
    saved = Saved(
        FORMAT, VERSION, known.setup, game.seed, game.answers, known.fingerprint, "", state, origin
    )
    return msgspec.json.encode(sealed(saved)).decode()


def sealed(saved: Saved) -> Saved:
    """The same save with the seals that fit it."""
    return replace(saved, seal=_seal_of_snapshots(saved), truth=_seal_of_truth(saved))


def _snapshot(state: State, codex: Codex) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(dump_state(state, codex)))


def load(text: str | bytes, make_setup: SetupMaker, cls: type[G]) -> G:
    """From the snapshot if it is whole and means the same, else by replaying the answers."""
    saved = read_save(text)
    carried = _carried(bytes(saved.setup))
    setup = carried or make_setup(msgspec.json.decode(saved.setup))
    codex = codex_for(setup)
    if not 0 <= saved.seed < 1 << 64:
        raise BadFile("error-seed", seed=str(saved.seed))
    whole = saved.seal == _seal_of_snapshots(saved)
    written = saved.origin != NO_ORIGIN
    if written and not whole:
        raise BadFile("error-save-written-damaged")
    if not whole or saved.fingerprint != references(codex).fingerprint:
        game = _replayed(saved, codex, cls)
        if whole and carried is None:
            _check_same(game.state, msgspec.json.decode(saved.state))
        return game
    origin = _position(saved.origin, codex) if written else None
    game = cls(Run(_position(saved.state, codex), codex), saved.seed, origin=origin)
    game.remember(saved.answers)
    return game


@lru_cache(maxsize=64)
def _carried(text: bytes) -> Setup | None:
    """The same one for the same text; none if it has ids, as in 0.1.0."""
    data = msgspec.json.decode(text)
    if not isinstance(data, dict):
        raise BadFile("error-save-foreign", why=phrase("error-save-no-object"))
    if not isinstance(data.get("nemesis"), dict):
        return None
    try:
        return setup_from(data)
    except BadFile as error:
        raise BadFile("error-save-setup", why=error) from error


def _check_same(state: State, snapshot: dict[str, Any]) -> None:
    """Of a game whose definitions are known by id only: that it is still the one that was saved."""
    for field in ("turn", "life", "gravehold", "nemesis", "charges"):
        if field in snapshot and getattr(state, field) != snapshot[field]:
            raise BadFile("error-save-other")


def _position(raw: msgspec.Raw, codex: Codex) -> State:
    try:
        data = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise BadFile("error-save-position", why=str(error)) from error
    if not isinstance(data, dict):
        raise BadFile("error-save-position", why=phrase("error-save-no-object"))
    return load_state(data, codex)


def _written(raw: msgspec.Raw, codex: Codex) -> State:
    """Where a written position began, if no changed card can mean anything there."""
    origin = _position(raw, codex)
    names = references(codex).name
    nodes = [frame[0] for frame in origin.stack] + [waiting[0] for waiting in origin.delayed]
    if not all(names[node].startswith("=") for node in nodes):
        raise BadFile("error-save-written-changed")
    return origin


def read_save(text: str | bytes) -> Saved:
    """The fields of a save, unless it is damaged where it tells which game it is."""
    try:
        saved = decoded(text, Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile("error-save-foreign", why=str(error)) from error
    if saved.format != FORMAT:
        raise BadFile("error-save-format", format=saved.format, ours=FORMAT)
    if not 1 <= saved.version <= VERSION:
        raise BadFile("error-save-version", version=str(saved.version), ours=str(VERSION))
    if (saved.version > 1 or saved.truth) and saved.truth != _seal_of_truth(saved):
        raise BadFile("error-save-damaged")
    return saved


def _replayed(saved: Saved, codex: Codex, cls: type[G]) -> G:
    if saved.origin == NO_ORIGIN:
        game = cls.new(codex.setup, saved.seed)
    else:
        game = cls.at(_written(saved.origin, codex), codex, saved.seed)
    for number, key in enumerate(saved.answers, 1):
        try:
            game.choose(key)
        except GraveholdError as error:
            raise BadFile("error-save-answer", number=str(number), key=key, why=error) from error
    return game
