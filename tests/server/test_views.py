"""No byte sent to anybody holds what nobody may know."""

from __future__ import annotations

import random

import msgspec
import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.notation.settings import settings_of
from gravehold.server.rooms.room import Room
from gravehold.server.storage.rows import Entry, GameRow, Right, SeatRow
from gravehold.server.wire.decisions import decision_of
from gravehold.server.wire.table import table_of
from gravehold.server.wire.table_words import words_of
from gravehold.server.wire.types.messages import Update, encode
from gravehold.server.wire.types.table import Table
from gravehold.table.places import BUTTON
from tests.kit.mages import some_mages

WATCHER = Right("g", "spectator", -1)


def new_room(nemesis: str, players: int, seed: int, rules: str = "war-eternal") -> Room:
    mages = some_mages(random.Random(seed), players)
    setup = make_setup(nemesis=nemesis, mages=mages, rules=rules, supply="random", seed=seed)
    row = GameRow("g", "", settings_of(setup, seed), "free", "", "", 0.0)
    room = Room.build(row, [], LIBRARY)
    room.seats = [SeatRow(seat, "human", False) for seat in range(players)]
    return room


def rights(room: Room) -> list[Right]:
    return [WATCHER, Right("g", "owner", -1), *(Right("g", "seat", s.seat) for s in room.seats)]


def step(room: Room, chance: random.Random) -> None:
    keys = list(room.game.asked.options.by_key())
    weighted = [key for key in keys if key != "done"] or keys
    key = chance.choice(weighted if chance.random() < 0.8 else keys)
    room.line.add(Entry(room.seq + 1, "answer", key, 0, False, 0.0), room.line.tried(key))


def nemesis_cards(game: Game) -> dict[int, str]:
    """Every card of the other side in this game, drawn or not, also those left in the box."""
    codex, kinds = game.codex, game.state.kind
    return {c: codex.ids[k] for c, k in enumerate(kinds) if codex.type[k] > 2}


def seen_now(game: Game) -> set[int]:
    s = game.state
    found = {*s.in_play, *s.nemesis_discard, *s.resolving, *s.destroyed, *s.shown}
    found |= {c for c, known in zip(s.nemesis_deck, s.nemesis_seen, strict=True) if known}
    for place in game.codex.tables.declared:
        found |= {c for c, k in zip(place.at(s), place.known(s), strict=True) if k}
    return found


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_unseen_card_is_named_in_any_byte(nemesis: str, players: int) -> None:
    """By its id: in the table, the question and the log of every seat, at every moment."""
    for seed in range(2):
        room = new_room(nemesis, players, seed)
        chance = random.Random(seed)
        seen: set[int] = set()
        for _ in range(150):
            seen |= seen_now(room.game) | {e.card for e in (*room.line.first, *room.line.fresh)}
            hidden = {id_ for card, id_ in nemesis_cards(room.game).items() if card not in seen}
            hidden -= {id_ for card, id_ in nemesis_cards(room.game).items() if card in seen}
            for right in rights(room):
                sent = encode(room.update(right, "en", room.seq - 1)).decode()
                named = {id_ for id_ in hidden if f'"{id_}"' in sent}
                assert named == set()
                assert str(room.row.settings.seed + 10**6) not in sent
            if room.game.over:
                break
            step(room, chance)


def update_of(view: View) -> bytes:
    return msgspec.json.encode((table_of(view), decision_of(view, "en", mine=True)))


@pytest.mark.parametrize("rules", ["war-eternal", "outcasts"])
@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_worlds_that_look_alike_are_sent_alike(nemesis: str, rules: str) -> None:
    """Whatever the hidden cards are, as long as they fit what was seen: the same bytes."""
    for seed in range(3):
        room = new_room(nemesis, 1 + seed, seed, rules)
        chance = random.Random(seed)
        for _ in range(100):
            if room.game.over:
                break
            if chance.random() < 0.4:
                view = room.view
                assert view is not None
                other = view.determinize(chance.getrandbits(60)).view()
                assert update_of(view) == update_of(other)
            step(room, chance)


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_what_a_room_takes_over_from_the_table_before_still_holds(nemesis: str) -> None:
    """After every answer, and after some are taken back."""
    for seed in range(4):
        room = new_room(nemesis, 1 + seed, seed, ["war-eternal", "outcasts"][seed % 2])
        chance = random.Random(seed)
        for _ in range(120):
            view = room.view
            assert view is not None
            anew = room.game.view()
            assert update_of(view) == update_of(anew)
            assert words_of(view, "en") == words_of(anew, "en")
            if room.game.over:
                break
            step(room, chance)
            if chance.random() < 0.1:
                back = str(max(0, len(room.line.keys) - chance.randrange(1, 6)))
                room.line.take_back(Entry(room.seq + 1, "undo", back, 0, False, 0.0))


def test_seats_have_no_secrets_from_each_other() -> None:
    """So that one view serves everybody at a table."""
    for nemesis in LIBRARY.nemeses:
        game = new_room(nemesis, 3, 1).game
        everybody = update_of(game.view())
        assert [update_of(game.view(seat)) for seat in range(3)] == [everybody] * 3


def test_every_option_points_at_something_on_the_table() -> None:
    """A target names what the table has; nothing legal is without its place."""
    verbs: set[str] = set()
    for seed, nemesis in enumerate(LIBRARY.nemeses):
        room = new_room(nemesis, 3, seed)
        chance = random.Random(seed)
        for _ in range(200):
            if room.game.over:
                break
            update = room.update(rights(room)[1], "en", room.seq)
            assert update.decision is not None
            things = things_on(update)
            for option in update.decision.options:
                verbs.add(option.key.split(" ")[0])
                for target in (option.target, *option.also):
                    assert target == BUTTON or target in things, (option, sorted(things))
            step(room, chance)
    assert {"play", "prep", "gain", "cast", "focus", "nemesis", "done"} <= verbs


def things_on(update: Update) -> set[str]:
    table = update.table
    assert table is not None
    found = {"nemesis", "gravehold", *(f"pile:{pile.id}" for pile in table.supply)}
    found |= {f"{card.kind}:{card.n}" for card in table.nemesis.in_play}
    found |= {f"revealed:{card.n}" for card in table.revealed}
    found |= {f"turn:{card}" for card in table.order.gone}
    found |= {f"turn:{chance.card}" for chance in table.order.left}
    found |= {f"turn:{known.card}" for known in table.order.known}
    for player in table.players:
        seat = player.seat
        found |= {f"player:{seat}", f"charges:{seat}", f"ability:{seat}"}
        found |= {f"breach:{seat}.{breach.slot}" for breach in player.breaches}
        found |= {f"spell:{c.n}" for breach in player.breaches for c in breach.spells}
        zones = {"hand": player.hand, "played": player.played, "discard": player.discard}
        zones["deck"] = [*player.deck, *player.unordered]
        zones |= {zone.id: zone.cards for zone in player.zones}
        found |= {f"{zone}:{card.n}" for zone, cards in zones.items() for card in cards}
        for token in player.tokens:
            numbers = range(token.least, token.most + 1)
            found |= {f"track:{seat}.{token.id}.{at}" for at in numbers if token.steps}
    return found | things_brought(table)


def things_brought(table: Table) -> set[str]:
    """What lies in zones and on boards that definitions have declared."""
    found = {f"{side.id}:{known.card.n}" for side in table.sides for known in side.known}
    for board in table.boards:
        found |= {f"space:{board.id}.{space.name}" for space in board.spaces}
        found |= {f"link:{board.id}.{link.name}" for link in board.links}
        found |= {f"{board.id}:{card.n}" for space in board.spaces for card in space.cards}
    return found
