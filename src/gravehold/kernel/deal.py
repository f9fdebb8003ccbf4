"""A new game: everything laid out as the set-up says, nothing drawn yet."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import rng
from .codex import Codex
from .definitions import Gem, NemesisCard, PlayerCard, Spell, Treasure
from .errors import GraveholdError, unknown
from .faces import deal_anew, first_faces
from .nodes.steps import NEXT_TURN
from .places import SHARED, TREASURES, Place, first_cards
from .run import Run
from .state import GONE, NEMESIS, NOBODY, NOTHING, PAIR_12, PAIR_34, WILD, Ctx, State

GEM_COPIES: Final = 7
OTHER_COPIES: Final = 5
MOST_CARDS: Final = 2_000  # of one game; the largest of ours has some two hundred


def copies(card: PlayerCard) -> int:
    """How many cards a full supply pile holds (setup.market-copies)."""
    return card.copies or (GEM_COPIES if isinstance(card, Gem) else OTHER_COPIES)


def blank(codex: Codex, seed: int) -> State:
    """Mats and dials as set up, no card anywhere; also where written positions begin."""
    n = codex.players
    s = State.__new__(State)
    s.rng = seed & rng.MASK
    s.kind = s.face = s.whose = ()
    s.zones, s.ints = codex.tables.blank_zones[:], codex.tables.blank_ints[:]
    s.life = [codex.start_life] * n
    s.charges = [min(slots, codex.setup.resolve) for slots in codex.slots]
    s.hand, s.deck, s.discard, s.played = [()] * n, [()] * n, [()] * n, [()] * n
    s.blind = [0] * n
    s.breach, s.tile = _breaches(codex)
    s.prepped = [()] * (4 * n)
    s.focused = [0] * n
    s.used = s.gained = s.plays = s.casts = ()
    s.delayed = ()
    s.aether = 0
    s.pools = ()
    s.gravehold = codex.gravehold_life - codex.setup.wounds
    s.nemesis = codex.nemesis_life
    s.nemesis_deck = s.nemesis_seen = s.nemesis_discard = s.box = ()
    s.in_play = s.marks = ()
    s.rows = codex.tables.blank_rows
    s.piles = [()] * len(codex.pile_kinds)
    s.destroyed = s.shown = s.resolving = ()
    s.turn_deck = s.turn_seen = s.turn_discard = ()
    s.holder = NOBODY
    s.turn = 0
    s.active = NOBODY
    s.phase = "next"
    s.streak = s.extra_draws = s.unleashing = 0
    s.fallen = ()
    s.reveals = 0
    s.stack = []
    s.question = None
    s.outcome = None
    return s


def _breaches(codex: Codex) -> tuple[list[int], list[int]]:
    state, tiles = [], []
    for mage in codex.mages:
        for slot in range(4):
            breach = mage.breaches[slot] if slot < len(mage.breaches) else None
            state.append(GONE if breach is None else breach.turned)
            tile = breach.tile if breach and breach.tile else codex.setup.tiles[slot].id
            if tile not in codex.tile_number:  # another mage has it
                raise unknown("breach-kind", tile, codex.tile_number)
            tiles.append(codex.tile_number[tile])
    return state, tiles


class Dealer:
    """Hands out card numbers while a position is laid out."""

    def __init__(self, codex: Codex) -> None:
        self.codex = codex
        self.kinds: list[int] = []

    def card(self, id_: str) -> int:
        return self.cards((id_,))[0]

    def cards(self, ids: tuple[str, ...] | list[str]) -> tuple[int, ...]:
        first, number = len(self.kinds), self.codex.number
        if first + len(ids) > MOST_CARDS:
            raise GraveholdError("error-too-much", what="cards", limit=str(MOST_CARDS))
        for id_ in ids:
            if id_ not in number:  # it is there, but nothing brings it to this game
                raise unknown("card", id_, number)
            self.kinds.append(number[id_])
        return tuple(range(first, len(self.kinds)))


def turn_cards(codex: Codex) -> tuple[int, ...]:
    """The turn order cards of this number of mages (order.*)."""
    rules, n = codex.rules, codex.players
    if n == 1:
        players: tuple[int, ...] = (0,) * rules.solo_turn_cards
    elif n == 2:
        players = (0, 0, 1, 1)
    elif n == 3:
        players = (0, 1, 2, WILD)
    elif rules.four == "pairs":
        players = (PAIR_12, PAIR_12, PAIR_34, PAIR_34)
    else:
        players = (0, 1, 2, 3)
    return (*players, NEMESIS, NEMESIS)


def starting_deck(codex: Codex, seat: int) -> tuple[str, ...]:
    """As the mat says; a treasure lies where the topmost common card of its kind was (R71).

    If there is none of its kind, where the topmost of the other kind was.
    """
    deck = list(codex.mages[seat].deck)
    for card in treasures_of(codex, seat):
        if isinstance(card, Treasure):
            continue
        common = [c for c in codex.setup.commons if isinstance(c, Gem | Spell)]
        common.sort(key=lambda other: type(other) is not type(card))
        for kind in dict.fromkeys(type(c) for c in common):
            names = [c.id for c in common if type(c) is kind]
            at = next((i for i, id_ in enumerate(deck) if id_ in names), None)
            if at is not None:
                deck[at] = card.id
                break
    return tuple(deck)


def _first_discards(codex: Codex, seat: int) -> list[str]:
    return [id_ for card in treasures_of(codex, seat) for id_ in card.discarded]


def treasures_of(codex: Codex, seat: int) -> tuple[PlayerCard, ...]:
    """Those a seat has taken."""
    taken = codex.setup.treasures
    return taken[seat] if seat < len(taken) else ()


def first_treasures(codex: Codex, place: Place, i: int) -> list[str]:
    """The treasures that begin in one of the zones of a name."""
    if place.declared is SHARED:
        return [card.id for card in codex.setup.shared]
    if place.declared is TREASURES:
        return [card.id for card in treasures_of(codex, i) if isinstance(card, Treasure)]
    return []


class Layout(NamedTuple):
    """Where every card starts, by number: the same for each game of a set-up."""

    hands: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    own: tuple[tuple[int, ...], ...]  # nemesis cards by tier
    upgraded: tuple[tuple[int, ...], ...]
    basics: tuple[tuple[int, ...], ...]
    declared: tuple[tuple[tuple[int, ...], ...], ...]  # each of the places that definitions bring
    kind: tuple[int, ...]


class Start(NamedTuple):
    """How every game of a set-up begins before chance comes in."""

    layout: Layout
    state: State  # copied for each game
    tiers: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]  # basics wanted, own, basics
    shuffled: tuple[tuple[Place, int, tuple[int, ...]], ...]  # zones that definitions bring
    turn_cards: tuple[int, ...]


def lay_out(codex: Codex) -> Layout:
    """Card numbers depend on the set-up alone, never on chance."""
    dealer = Dealer(codex)
    mats = [
        (dealer.cards(mage.hand), dealer.cards(starting_deck(codex, seat)))
        for seat, mage in enumerate(codex.mages)
    ]
    discards = tuple(dealer.cards(_first_discards(codex, seat)) for seat in range(codex.players))
    piles = tuple(dealer.cards((card.id,) * copies(card)) for card in codex.piles)
    own = _by_tier(dealer, tuple(card for card in codex.nemesis.cards if card.tier))
    basics = _by_tier(dealer, codex.setup.basics)
    upgraded = _by_tier(dealer, codex.setup.upgraded)
    declared = tuple(
        tuple(
            dealer.cards([*first_cards(place), *first_treasures(codex, place, i)])
            for i in range(place.many)
        )
        for place in codex.tables.declared
    )
    return Layout(
        tuple(hand for hand, _ in mats),
        discards,
        tuple(deck for _, deck in mats),
        piles,
        own,
        upgraded,
        basics,
        declared,
        tuple(dealer.kinds),
    )


def layout_of(codex: Codex) -> Layout:
    """The same, as it was worked out for the games that have been dealt."""
    return lay_out(codex) if codex.start is None else codex.start.layout


def first_owners(codex: Codex, layout: Layout) -> tuple[int, ...]:
    """Whose each card is: those of hands, decks and discard piles are the seat's."""
    if not codex.named:
        return ()
    whose = [NOBODY] * len(layout.kind)
    for zones in (layout.hands, layout.decks, layout.discards):
        for seat, cards in enumerate(zones):
            for card in cards:
                whose[card] = seat
    return tuple(whose)


def _by_tier(dealer: Dealer, cards: tuple[NemesisCard, ...]) -> tuple[tuple[int, ...], ...]:
    """Numbered as they stand there."""
    found: tuple[list[int], ...] = ([], [], [], [])
    for number, card in zip(dealer.cards([card.id for card in cards]), cards, strict=True):
        found[card.tier].append(number)
    return tuple(map(tuple, found[1:]))  # those of tier 0 are in no deck


def deal(codex: Codex, seed: int) -> State:
    """The whole set-up."""
    start = codex.start
    if start is None:
        start = codex.start = prepared(codex)
    s = start.state.copy()
    s.rng = seed & rng.MASK
    if not codex.nemesis.fixed:
        _build_nemesis_deck(s, codex, start)
    for place, i, cards in start.shuffled:
        s.rng, mixed = rng.shuffle(s.rng, cards)
        if place.declared.by_cost:  # type: ignore[union-attr]
            mixed = tuple(sorted(mixed, key=lambda card: codex.cost[s.kind[card]]))
        if s.face:
            deal_anew(s, mixed)
        place.put(s, mixed, i)
    s.rng, s.turn_deck = rng.shuffle(s.rng, start.turn_cards)
    give_wild_token(s, codex)
    return s


def prepared(codex: Codex) -> Start:
    """Everything that chance leaves alone."""
    layout = lay_out(codex)
    s = blank(codex, 0)
    s.kind = layout.kind
    s.face = first_faces(codex, s.kind)
    s.whose = first_owners(codex, layout)
    s.discard = list(layout.discards)
    s.hand, s.deck, s.piles = list(layout.hands), list(layout.decks), list(layout.piles)
    if codex.nemesis.fixed:
        s.nemesis_deck = tuple(card for tier in layout.own for card in tier)
        s.nemesis_seen = (0,) * len(s.nemesis_deck)
        s.box = tuple(card for each in (layout.upgraded, layout.basics) for t in each for card in t)
    shuffled = []
    for place, each in zip(codex.tables.declared, layout.declared, strict=True):
        for i, cards in enumerate(each):
            if cards and place.order == "hidden":
                place.note(s, (0,) * len(cards), i)
                if place.declared.shuffled:  # type: ignore[union-attr]
                    shuffled.append((place, i, cards))
            place.put(s, cards, i)
    turns = turn_cards(codex)
    s.turn_seen = (0,) * len(turns)
    push_setup(Run(s, codex))
    tiers = zip(codex.basics_wanted(), layout.own, layout.upgraded, layout.basics, strict=True)
    own_first = tuple((n, own + upgraded, basics) for n, own, upgraded, basics in tiers)
    return Start(layout, s, own_first, tuple(shuffled), turns)


def pool_after(s: State, codex: Codex) -> tuple[tuple[str, str], ...]:
    """Each basic card of the set-up, in its order, and what it is by now: stickers, a new form.

    Of a game that was dealt: cards keep their numbers whatever becomes of them.
    """
    layout = layout_of(codex)
    numbers = {tier: iter(cards) for tier, cards in enumerate(layout.basics, 1)}
    return tuple(
        (card.id, codex.ids[s.kind[next(numbers[card.tier])]]) for card in codex.setup.basics
    )


def _build_nemesis_deck(s: State, codex: Codex, start: Start) -> None:
    """Tier by tier: own cards, upgraded ones, then basics by chance up to the table."""
    for n, own, basics in start.tiers:
        if codex.rules.numbered_tiers:
            pool = _by_number(codex, s, basics)
            mixed = _by_number(codex, s, own + pool[:n])
        else:
            s.rng, pool = rng.shuffle(s.rng, basics)
            s.rng, mixed = rng.shuffle(s.rng, own + pool[:n])
        s.nemesis_deck += mixed
        s.box += pool[n:]
    s.nemesis_seen = (0,) * len(s.nemesis_deck)


def _by_number(codex: Codex, s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Falling printed numbers, those without one last (R33)."""
    definitions = codex.definitions
    return tuple(sorted(cards, key=lambda card: -getattr(definitions[s.kind[card]], "number", 0)))


def give_wild_token(s: State, codex: Codex) -> None:
    """With three mages a token may stand for the choice (order.three-token, -no-choice)."""
    if codex.players == 3 and codex.rules.three == "no-choice":
        s.rng, s.holder = rng.below(s.rng, 3)
    elif codex.players == 3 and codex.rules.three == "token":
        s.holder = 0


def push_setup(run: Run) -> None:
    """What the mats of the mages and the back of the nemesis mat say, then the first turn."""
    codex = run.codex
    run.push(NEXT_TURN, NOTHING)
    if codex.rules.difficulty == "beginner":
        run.push(codex.mat.beginner_setup, NOTHING)
    run.push(codex.mat.setup, NOTHING)
    for seat in reversed(range(codex.players)):
        for card in reversed(treasures_of(codex, seat)):
            run.push(card.setup, Ctx(you=seat, owner=seat))
        run.push(codex.mages[seat].setup, Ctx(you=seat, owner=seat))
    for place in codex.tables.working:
        if place.declared is SHARED:
            for number in reversed(place.at(run.s)):
                shared = codex.definitions[run.s.kind[number]]
                run.push(shared.setup, Ctx(card=number))  # type: ignore[attr-defined]
