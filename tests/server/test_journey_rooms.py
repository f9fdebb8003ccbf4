"""Journeys in rooms: what is sent holds nothing of what is to come; rows give the same journey."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.journey import battle_seed
from gravehold.server.games.expedition import stock_kept
from gravehold.server.games.journey_time_line import JourneyTimeLine
from gravehold.server.rooms.room import Room
from gravehold.server.storage.rows import Battle, Entry, GameRow, Right, SeatRow
from gravehold.server.wire.types.messages import encode
from tests.kit.changes import CHANGED
from tests.server.test_views import nemesis_cards, seen_now

LONG = 1 << 63  # seeds of twenty digits, which nothing else looks like
PLANS = [
    Plan(kind="outcasts", players=1, seed=LONG + 11),
    Plan(kind="outcasts", players=2, seed=LONG + 12),
    Plan(kind="default", players=3, seed=LONG + 13, packs=("war-eternal", "outcasts")),
    Plan(kind="short", players=1, seed=LONG + 14, options=("big-pocket", "one-dial", "xaxos")),
]


class Played:
    """A room whose journey is played by chance, with the rows that a store would have."""

    def __init__(self, plan: Plan) -> None:
        journey = Expedition.of(plan, LIBRARY)
        self.row = GameRow("g", "", journey.plan, "free", "", "", 0.0, stock_kept(journey))
        self.rows: list[Entry] = []
        self.battles: list[Battle] = []
        self.room = self.built()
        self.chance = random.Random(plan.seed)

    def built(self) -> Room:
        """From the rows so far."""
        room = Room.build(self.row, self.rows, LIBRARY, self.battles)
        players = self.row.settings.players  # type: ignore[union-attr]  # a plan
        room.seats = [SeatRow(seat, "human", False) for seat in range(players)]
        return room

    @property
    def line(self) -> JourneyTimeLine[Expedition]:
        line = self.room.line
        assert isinstance(line, JourneyTimeLine)
        return line

    @property
    def journey(self) -> Expedition:
        return self.line.game

    def answer(self, key: str) -> None:
        line = self.line
        after = line.tried(key)
        begun = self.room.played.begun(after)
        self.battles += [] if begun is None else [begun]
        self.rows.append(Entry(line.seq + 1, "answer", key, 0, False, 0.0))
        line.add(self.rows[-1], after)

    def take_back(self, count: int) -> None:
        self.rows.append(Entry(self.line.seq + 1, "undo", str(count), 0, False, 0.0))
        self.line.follow(self.rows[-1:])

    def step(self) -> None:
        """By chance, but so that battles end soon and markets are made some day."""
        keys = list(self.journey.asked.options.by_key())
        soon = [key for key in keys if key in ("done", "none", "no")]
        soon = soon or [key for key in keys if key.startswith("banish")]
        lazy = soon and self.chance.random() < 0.8
        self.answer(self.chance.choice(soon if lazy else keys))

    def settle(self, *, won: bool) -> None:
        """As if the battle had been played: no row can say so, but what is sent is the same."""
        line = self.line
        line.game.settle(won=won)
        line.ends.append(len(line.keys))
        line._kept[len(line.keys)] = line.game.copy()
        self.room._shown = (-1, {})


def rights(played: Played) -> list[Right]:
    last = len(played.room.seats) - 1
    return [Right("g", "spectator", -1), Right("g", "owner", -1), Right("g", "seat", last)]


def sent(played: Played) -> Iterator[str]:
    """All that anybody is sent after the newest answer: updates, and what the room is."""
    for right in rights(played):
        yield encode(played.room.update(right, "en", played.room.seq - 1)).decode()
    now = played.room.now
    yield msgspec.json.encode((now.in_short("en"), now.setup())).decode()


def secrets_of(plan: Plan) -> set[str]:
    numbers = {plan.seed, plan.seed + 1, *(battle_seed(plan.seed, n) for n in range(1, 30))}
    return {str(number) for number in numbers}


def to_come(journey: Expedition) -> set[str]:
    """What later battles hold if all goes well, as far as nobody can know it yet."""
    known = held(journey)
    ahead = journey.copy()
    found: set[str] = set()
    while not ahead.over:
        question = ahead.question
        if question is None or question.kind == "fight":
            ahead.settle(won=True)
        else:
            ahead.choose(question.options[0])
        found |= held(ahead)
    return found - known


def held(journey: Expedition) -> set[str]:
    state = journey.state
    barracks = state.barracks
    piles = (*barracks.supply, *state.banished)
    return {
        state.foe,
        *barracks.mages,
        *piles,
        *barracks.treasures,
        *state.upgraded,
        *state.abilities,
    }


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.kind}-{plan.players}")
def test_no_byte_tells_what_later_battles_hold(plan: Plan) -> None:
    """Neither seeds nor nemeses, upgraded cards and rewards to come, in any moment, to anybody."""
    played = Played(plan)
    seeds = secrets_of(plan)
    losses = 0
    while not played.journey.over:
        hidden = {f'"{id_}"' for id_ in to_come(played.journey)} | seeds
        for text in sent(played):
            assert {secret for secret in hidden if secret in text} == set()
        if played.journey.battle is None:
            played.step()
            continue
        for _ in range(3):
            if played.journey.battle is not None:
                played.step()
        if played.journey.battle is not None:
            played.settle(won=losses > 0)
            losses += 1
    assert all(seed not in text for text in sent(played) for seed in seeds)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.kind}-{plan.players}")
def test_journeys_that_look_alike_are_sent_alike(plan: Plan) -> None:
    """Whatever is still to be drawn, and whichever upgraded cards are in the deck."""
    played = Played(plan)
    for battle in range(3):
        while (question := played.journey.question) is not None and question.kind != "fight":
            assert_sent_alike(played)
            played.step()
        assert_sent_alike(played)
        played.answer("fight")
        if played.journey.battle is not None:
            played.settle(won=battle != 1)


def assert_sent_alike(played: Played) -> None:
    line, before = played.line, list(sent(played))
    state, plan = line.game.state, line.game.rules.plan
    other = replace(state, chance=1, in_deck=(), met=(state.foe,))
    line.game.state = other
    line.game.rules.plan = replace(plan, seed=1)
    played.room._shown = (-1, {})
    assert list(sent(played)) == before
    line.game.state, line.game.rules.plan = state, plan
    played.room._shown = (-1, {})


def test_the_cards_in_the_nemesis_deck_of_a_battle_are_not_named() -> None:
    """One mage meets fewer upgraded cards than there are: nobody is told which."""
    plan = Plan(kind="outcasts", players=1, seed=LONG + 3)
    played = Played(plan)
    for _ in range(3):
        while played.journey.battle is None:
            played.answer(played.journey.asked.options[0].key)
        played.settle(won=True)
    while played.journey.battle is None:
        played.answer(played.journey.asked.options[0].key)
    state = played.journey.state
    assert 0 < len(state.in_deck) < len(state.upgraded)
    setup = played.room.now.setup()
    assert setup is not None
    assert (setup.upgraded, setup.seed) == ((), None)
    cards = nemesis_cards(played.room.game)
    hidden = set(state.upgraded) - {cards.get(card) for card in seen_now(played.room.game)}
    assert hidden
    for right in rights(played):
        update = played.room.update(right, "en", -1)
        text = encode((update.table, update.decision, update.log, update.words)).decode()
        assert {id_ for id_ in hidden if f'"{id_}"' in text} == set()


# Rows


def test_rows_give_the_same_journey_as_playing() -> None:
    """With undos between battles and within them; every moment is as it was."""
    plan = Plan(kind="default", players=2, seed=LONG + 21, packs=("war-eternal", "outcasts"))
    played = Played(plan)
    owner = Right("g", "owner", -1)
    while len(played.journey.state.results) < 2:
        played.step()
        if played.chance.random() < 0.1 and len(played.line.keys) > played.line.floor:
            played.take_back(len(played.line.keys) - 1)
    again = played.built()
    assert again.line.game == played.journey
    assert again.update(owner, "en", -1) == played.room.update(owner, "en", -1)
    assert again.log.all_since(-1, "de") == played.room.log.all_since(-1, "de")
    for count in played.chance.sample(range(len(played.line.keys)), 40):
        assert again.line.at(count) == played.line.at(count)
    for step in played.chance.sample(played.line.steps, 10):
        then = again.moment(owner, "en", step.entry.seq)
        assert then == played.room.moment(owner, "en", step.entry.seq)


def test_the_log_of_a_moment_is_that_of_its_battle() -> None:
    """All of it is there for whoever asks; a newcomer need not wait for old battles."""
    played = Played(PLANS[1])
    while len(played.journey.state.results) < 2:
        played.step()
    owner = Right("g", "owner", -1)
    line, room = played.line, played.room
    whole = room.log.all_since(-1, "en").lines
    new = room.update(owner, "en", -1).log
    first = line.seqs[line.ends[0] - 1]
    assert new.after == -1
    assert new.lines == [told for told in whole if told.seq > first]
    assert new.lines != whole
    end = line.seqs[line.ends[0] - 1]
    assert room.moment(owner, "en", end).log.lines == [told for told in whole if told.seq <= end]
    known = room.update(owner, "en", line.seq - 5).log
    assert known.lines == [told for told in whole if told.seq > known.after]
    late = room.update(owner, "en", 3).log  # who left during the first battle
    assert (late.after, late.lines) == (-1, new.lines)


# Boxes that have changed since


def test_a_battle_goes_on_with_what_it_was_begun_with() -> None:
    """Whatever the boxes hold by now; the next one is made of what they hold then."""
    played = Played(PLANS[1])
    while not played.battles:
        played.answer(played.journey.asked.options[0].key)
    for _ in range(8):
        played.step()
    owner = Right("g", "owner", -1)
    changed = CHANGED["spark is stronger"]
    room = Room.build(played.row, played.rows, changed, played.battles)
    room.seats = played.room.seats
    assert room.line.trouble is None
    assert room.update(owner, "en", -1) == played.room.update(owner, "en", -1)
    assert room.game.setup == played.room.game.setup
    fresh = Room.build(played.row, played.rows, changed, ())
    assert fresh.game.setup != played.room.game.setup


def test_what_may_be_drawn_is_kept_with_a_custom_journey() -> None:
    plan = Plan(kind="default", players=1, seed=LONG + 31, packs=("war-eternal", "outcasts"))
    played = Played(plan)
    first = LIBRARY.boxes[0]
    more = replace(first.supply[0], id="brand-new-gem")
    grown = Library.of((replace(first, supply=(more, *first.supply)), *LIBRARY.boxes[1:]))
    again = Room.build(played.row, (), grown)
    assert again.line.game.state == played.journey.state
    assert Expedition.of(plan, grown).state != played.journey.state


def test_a_row_that_no_longer_fits_opens_at_the_last_moment_that_does() -> None:
    """And goes on from there: the battle that is then begun is made of what was chosen then."""
    played = Played(PLANS[1])
    while not played.battles:
        played.answer(played.journey.asked.options[0].key)
    played.step()
    old = played.battles[0]
    rows = [row._replace(key="p1 nobody") if row.seq == 1 else row for row in played.rows]
    room = Room.build(played.row, rows, LIBRARY, played.battles)
    line = room.line
    assert "nobody" in str(line.trouble)
    assert (line.keys, line.seq) == ([], played.line.seq)
    rows.append(Entry(line.seq + 1, "undo", "0", -1, False, 0.0))
    room.played.follow(rows[-1:], ())
    assert line.trouble is None
    for _ in range(2):
        key = line.game.asked.options[-1].key
        rows.append(Entry(line.seq + 1, "answer", key, 0, False, 0.0))
        line.add(rows[-1], line.tried(key))
    after = line.tried("fight")
    begun = room.played.begun(after)
    assert begun is not None
    assert (begun.number, begun.made_of == old.made_of) == (1, False)
    rows.append(Entry(line.seq + 1, "answer", "fight", 0, False, 0.0))
    line.add(rows[-1], after)
    again = Room.build(played.row, rows, LIBRARY, [begun])
    assert again.line.game == line.game


def test_a_stock_that_cannot_be_read_is_an_error_with_words() -> None:
    played = Played(PLANS[2])
    with pytest.raises(BadFile):
        Room.build(played.row._replace(made_of=b"nonsense"), (), LIBRARY)
