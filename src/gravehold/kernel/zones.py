"""Cards changing places, where others hear of it.

The dealing of a game, the menu of the main phase, the discarding of what was played and turn order
cards, to which nobody listens, write zones themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from . import faces, rng
from .run import Run
from .state import GONE, NO_CARD, NOBODY, OPEN, RawOption

SLOTS: Final = range(4)
ALONE: Final = tuple((slot,) for slot in SLOTS)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = zone.index(card)
    return zone[:i] + zone[i + 1 :]


# One door for any two places; what happens most often is written out


def take(run: Run, card: int, name: str, i: int = 0) -> None:
    """Lift a card from a zone; the caller puts it somewhere."""
    s, place = run.s, run.codex.tables.place[name]
    if place.start < 0:
        zone = getattr(s, place.field)
        at = zone.index(card)
        setattr(s, place.field, zone[:at] + zone[at + 1 :])
    else:
        held, k = getattr(s, place.field), place.start + i
        zone = held[k]
        at = zone.index(card)
        held[k] = zone[:at] + zone[at + 1 :]
    if place.order == "hidden":
        known = place.known(s, i)
        place.note(s, known[:at] + known[at + 1 :], i)
    elif name == "in-play":
        _leave_row(run, card, at)
    elif name == "deck":
        s.blind[i] = min(s.blind[i], len(zone) - 1)
    if run.codex.heard_moves:
        moved(run, card, name, "", i)
    if name == "supply":
        _look_for_the_end(run, card, i)


def take_top(run: Run, name: str, i: int = 0) -> int:
    """Lift the top card of a zone, seen by all; no card if there is none."""
    place = run.codex.tables.place.get(name)
    cards = () if place is None else place.at(run.s, i)
    if not cards:
        return NO_CARD
    assert place is not None
    card = cards[-1] if place.order == "open" else cards[0]
    run.s.reveals += place.order == "hidden"
    take(run, card, name, i)
    return card


def whereabouts(run: Run, card: int) -> list[tuple[str, int]]:
    """Where a card lies, unless nobody has seen it there; a spell on two breaches lies on both."""
    s = run.s
    if card in s.in_play:  # and perhaps on a board, which it leaves with the row
        return [("in-play", 0)]
    tables = run.codex.tables
    for place in tables.of_players if run.codex.is_players[s.kind[card]] else tables.of_foes:
        found = []
        for i, zone in enumerate(place.each(s)):
            if card in zone:
                found.append(i)
        if found:
            zones = place.each(s)
            known = [i for i in found if place.known(s, i)[zones[i].index(card)]]
            return [(place.name, i) for i in known]
    return []


def put(run: Run, card: int, name: str, i: int = 0, *, under: bool = False, known: int = 1) -> None:
    """Lay a card into a zone: on top, or under it. `known` 0: nobody saw which card it is."""
    s, place = run.s, run.codex.tables.place[name]
    # A deck is noted from its top, a pile of cards that lie open from below.
    first = (place.order != "open") != under
    if place.start < 0:
        zone = getattr(s, place.field)
        setattr(s, place.field, (card, *zone) if first else (*zone, card))
    else:
        held, k = getattr(s, place.field), place.start + i
        held[k] = (card, *held[k]) if first else (*held[k], card)
    if place.order == "hidden":
        flags = place.known(s, i)
        place.note(s, (*flags, known) if under else (known, *flags), i)
    elif name == "in-play":
        enter_row(run, card)
    elif name == "deck" and under and s.blind[i]:
        s.blind[i] += 1  # below cards of which nobody knows the order
    if run.codex.heard_moves:
        moved(run, card, "", name, i)


def draw_nemesis_card(run: Run) -> int:
    """Lift the top card of the nemesis deck, which is not empty."""
    s = run.s
    card = s.nemesis_deck[0]
    s.nemesis_deck, s.nemesis_seen = s.nemesis_deck[1:], s.nemesis_seen[1:]
    s.reveals += 1
    if run.codex.heard_moves:
        moved(run, card, "nemesis-deck", "", 0)
    return card


def hold(run: Run, card: int) -> None:
    """A nemesis card that is being resolved lies nowhere else."""
    run.s.resolving = run.s.resolving + (card,)
    if run.codex.heard_moves:
        moved(run, card, "", "resolving", 0)


def release(run: Run, card: int) -> None:
    run.s.resolving = without(run.s.resolving, card)
    if run.codex.heard_moves:
        moved(run, card, "resolving", "", 0)


def put_on_nemesis_discard(run: Run, card: int) -> None:
    run.s.nemesis_discard = run.s.nemesis_discard + (card,)
    if run.codex.heard_moves:
        moved(run, card, "", "nemesis-discard", 0)


def enter_play(run: Run, card: int) -> None:
    """A nemesis card that was being resolved comes into the row with its tokens."""
    s = run.s
    s.resolving = without(s.resolving, card)
    s.in_play = s.in_play + (card,)
    enter_row(run, card)
    if run.codex.heard_moves:
        moved(run, card, "resolving", "", 0)
        moved(run, card, "", "in-play", 0)


def leave_play(run: Run, card: int) -> None:
    s = run.s
    at = s.in_play.index(card)
    s.in_play = s.in_play[:at] + s.in_play[at + 1 :]
    _leave_row(run, card, at)
    if run.codex.heard_moves:
        moved(run, card, "in-play", "", 0)


def take_from_pile(run: Run, pile: int) -> int:
    """Lift the top card of a supply pile that is not empty."""
    piles = run.s.piles
    card = piles[pile][-1]
    piles[pile] = piles[pile][:-1]
    if run.codex.heard_moves:
        moved(run, card, "supply", "", pile)
    _look_for_the_end(run, card, pile)
    return card


def _look_for_the_end(run: Run, card: int, pile: int) -> None:
    """Whoever waits for a supply pile to run out."""
    if "emptied" in run.codex.heard and not run.s.piles[pile]:
        deeds.happened(run, "emptied", it=card)


def enter_row(run: Run, card: int) -> None:
    """The tokens a card comes into play with."""
    s, kind = run.s, run.s.kind[card]
    s.marks = s.marks + (run.codex.life[kind],)
    if s.rows:
        s.rows = tuple(
            (*row, token.start if (token := tokens[kind]) is not None else 0)
            for row, tokens in zip(s.rows, run.codex.tables.card_tokens.values(), strict=True)
        )


def _leave_row(run: Run, card: int, at: int) -> None:
    s = run.s
    s.marks = s.marks[:at] + s.marks[at + 1 :]
    if s.rows:
        s.rows = tuple(row[:at] + row[at + 1 :] for row in s.rows)
    if run.codex.tables.boards:
        leave_boards(run, card)


def mix(run: Run, name: str, i: int = 0) -> None:
    """Shuffle a face-down zone: nobody knows a card of it any more."""
    s, place = run.s, run.codex.tables.place[name]
    cards = shuffle(run, place.at(s, i))
    place.put(s, cards, i)
    place.note(s, (0,) * len(cards), i)
    if s.face:
        faces.deal_anew(s, cards)


def take_back(run: Run, zone: str, *, back: bool = True) -> None:
    """A zone is shuffled, together with its discard pile if that comes back."""
    discard = run.codex.tables.place[zone].discard
    if back and discard:
        for card in run.codex.tables.place[discard].at(run.s):
            take(run, card, discard)
            put(run, card, zone, under=True)
    mix(run, zone)
    if run.log is not None:
        run.tell("shuffle", NOBODY)


def is_refillable(run: Run, zone: str) -> bool:
    """Whether a zone is empty and its discard pile is not."""
    place = run.codex.tables.place.get(zone)
    if place is None or place.at(run.s) or not place.discard:
        return False
    return bool(run.codex.tables.place[place.discard].at(run.s))


def can_draw(run: Run, zone: str) -> bool:
    """Whether a card can be drawn from it, perhaps after its discard pile was shuffled in."""
    place = run.codex.tables.place.get(zone)
    if place is None:
        return False
    refill = getattr(place.declared, "refill", False)
    return bool(place.at(run.s)) or (refill and is_refillable(run, zone))


def refill_deck(run: Run, zone: str) -> None:
    """A card is about to be drawn: an empty zone of that sort takes its discard pile back."""
    place = run.codex.tables.place.get(zone)
    if place is not None and getattr(place.declared, "refill", False) and is_refillable(run, zone):
        take_back(run, zone)


def leave_boards(run: Run, card: int) -> None:
    """A card in play that also lies on a board leaves its space with it."""
    for name in run.codex.tables.boards:
        place = run.codex.tables.place.get(name)
        for i in range(place.many if place is not None else 0):
            if card in place.at(run.s, i):  # type: ignore[union-attr]
                take(run, card, name, i)


def moved(run: Run, card: int, source: str, target: str, i: int) -> None:
    """Whoever waits for cards that leave or enter this zone; the other one is ''."""
    move = ("leave-zone", source) if source else ("enter-zone", target)
    if move in run.codex.heard_moves:
        deeds.happened(run, move[0], it=card, n=run.codex.tables.number[move[1]])


# Cards of players


def prepped_cards(run: Run, seat: int) -> list[tuple[int, int]]:
    """The spells a player has prepped with the first breach each lies on, each spell once."""
    found: list[tuple[int, int]] = []
    last: tuple[int, ...] = ()
    for slot, zone in enumerate(run.s.prepped[4 * seat : 4 * seat + 4]):
        if zone:
            for card in zone:
                if card not in last:
                    found.append((slot, card))
        last = zone
    return found


def distinct_spells(run: Run, spells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Without those that lie on the breach of an equal one."""
    kind = run.s.kind
    marks = {(slot, kind[card]): (slot, card) for slot, card in reversed(spells)}
    return spells if len(marks) == len(spells) else list(marks.values())[::-1]


def slots_of(run: Run, seat: int, card: int) -> list[int]:
    """The breaches a prepped spell lies on."""
    found = []
    for slot, zone in enumerate(run.s.prepped[4 * seat : 4 * seat + 4]):
        if card in zone:
            found.append(slot)
    return found


def lift(run: Run, option: RawOption) -> int:
    """Take a card from the place an option names; the caller puts it somewhere."""
    verb, seat, card = option[0], option[1], option[-1]
    if verb == "hand":
        run.s.hand[seat] = without(run.s.hand[seat], card)
        if run.codex.heard_moves:
            moved(run, card, "hand", "", seat)
    elif verb == "prepped":
        prepped = run.s.prepped
        for i in range(4 * seat, 4 * seat + 4):
            if card in prepped[i]:
                prepped[i] = without(prepped[i], card)
                if run.codex.heard_moves:
                    moved(run, card, "prepped", "", i)
    else:
        take(run, card, verb, 0 if verb == "revealed" else seat)
    return int(card)


def locate(run: Run, card: int) -> RawOption | None:
    """Where a player card lies now, or nothing if it has left the game."""
    s = run.s
    for seat in range(run.codex.players):
        for verb, zones in (
            ("discard", s.discard),
            ("played", s.played),
            ("hand", s.hand),
            ("deck", s.deck),
        ):
            if card in zones[seat]:
                return (verb, seat, card)
        for slot in SLOTS:
            if card in s.prepped[4 * seat + slot]:
                return ("prepped", seat, slot, card)
    return ("revealed", 0, card) if card in s.shown else None


def put_on_discard(run: Run, seat: int, card: int) -> None:
    run.s.discard[seat] = run.s.discard[seat] + (card,)
    if run.codex.heard_moves:
        moved(run, card, "", "discard", seat)


def put_on_deck(run: Run, seat: int, card: int) -> None:
    run.s.deck[seat] = (card, *run.s.deck[seat])
    if run.codex.heard_moves:
        moved(run, card, "", "deck", seat)


def put_in_hand(run: Run, seat: int, card: int) -> None:
    run.s.hand[seat] = (*run.s.hand[seat], card)
    if run.codex.heard_moves:
        moved(run, card, "", "hand", seat)


def destroy(run: Run, card: int) -> None:
    put(run, card, "destroyed")
    if run.log is not None:
        run.tell("destroy", card=card)


def refill(run: Run, seat: int) -> bool:
    """Make sure the deck has a card: the discard pile is turned over, unshuffled (draw.flip)."""
    s = run.s
    if s.deck[seat]:
        return True
    if not s.discard[seat]:
        return False
    s.deck[seat] = s.discard[seat]
    s.discard[seat] = ()
    s.blind[seat] = 0
    if run.log is not None:
        run.tell("flip", seat)
    return True


def draw(run: Run, seat: int, n: int) -> int:
    """Draw up to n cards; returns how many there were."""
    s = run.s
    drawn = 0
    while drawn < n and (s.deck[seat] or refill(run, seat)):
        deck = s.deck[seat]
        some = n - drawn if n - drawn < len(deck) else len(deck)
        s.hand[seat] = s.hand[seat] + deck[:some]
        s.deck[seat] = deck[some:]
        drawn += some
        if s.blind[seat] > len(s.deck[seat]):
            s.blind[seat] = len(s.deck[seat])
            s.reveals += 1
        if run.log is not None:
            for card in deck[:some]:
                run.tell("draw", seat, card)
        if run.codex.heard_moves:
            for card in deck[:some]:
                moved(run, card, "", "hand", seat)
    return drawn


def shuffle(run: Run, cards: tuple[int, ...]) -> tuple[int, ...]:
    run.s.rng, mixed = rng.shuffle(run.s.rng, cards)
    return mixed


def can_prep(run: Run, seat: int, slot: int) -> bool:
    """The breach is open, or closed and focused in this turn of its owner (main.prep)."""
    state = run.s.breach[4 * seat + slot]
    return state == OPEN or (state != GONE and bool(run.s.focused[seat] >> slot & 1))


def free_breaches(run: Run, seat: int) -> list[tuple[int, ...]] | None:
    """Where any plain spell may be prepped; None if a spell there may let another join it."""
    s, codex, base = run.s, run.codex, 4 * seat
    if codex.has_roomy:
        return None
    prepped = s.prepped[base : base + 4]
    if codex.has_sociable:
        for zone in prepped:
            for card in zone:
                if codex.sociable[s.kind[card]]:
                    return None
    usable = _usable(s.focused[seat], tuple(s.breach[base : base + 4]))
    found: list[tuple[int, ...]] = []
    for alone in usable:
        if not prepped[alone[0]]:
            found.append(alone)
    return found


@lru_cache(maxsize=4096)
def _usable(focused: int, breaches: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Those of four breaches on which a spell may be prepped."""
    return tuple(
        alone
        for alone, state in zip(ALONE, breaches, strict=True)
        if state == OPEN or (focused >> alone[0] & 1 and state != GONE)
    )


def prep_places(
    run: Run, seat: int, card: int, *, closed: bool = False, action: bool = False
) -> list[tuple[int, ...]]:
    """Where a spell may be prepped: the breach, or both for a two-breach spell.

    Only as an action of the main phase may it follow a spell that invites it by name.
    """
    s, codex = run.s, run.codex
    spell = codex.definitions[s.kind[card]]
    anywhere = closed or spell.anywhere  # type: ignore[attr-defined]
    base = 4 * seat
    usable = [s.breach[base + i] != GONE if anywhere else can_prep(run, seat, i) for i in SLOTS]
    if spell.breaches == 2:  # type: ignore[attr-defined]
        return [
            (i, i + 1)
            for i in range(3)
            if usable[i]
            and usable[i + 1]
            and not s.prepped[base + i]
            and not s.prepped[base + i + 1]
        ]
    found: list[tuple[int, ...]] = []
    for i in SLOTS:
        there = s.prepped[base + i]
        free = not there or _linked(run, there, card) or has_room(run, base + i)
        if (usable[i] and free) or (action and there and _invited(run, there, card)):
            found.append((i,))
    return found


def has_room(run: Run, i: int) -> bool:
    """Whether the breach takes any number of spells: open, and of a kind that does."""
    return run.s.breach[i] == OPEN and run.codex.roomy[run.s.tile[i]]


def _linked(run: Run, there: tuple[int, ...], card: int) -> bool:
    """Two spells with link may share a breach (R13)."""
    definitions, kind = run.codex.definitions, run.s.kind
    return len(there) == 1 and all(definitions[kind[c]].link for c in (card, *there))  # type: ignore[attr-defined]


def _invited(run: Run, there: tuple[int, ...], card: int) -> bool:
    """A spell on the breach names this one, and none of that name lies there yet."""
    codex, kind = run.codex, run.s.kind
    name = codex.ids[kind[card]]
    others = [codex.definitions[kind[c]] for c in there]
    return any(d.beside == name for d in others) and all(d.id != name for d in others)  # type: ignore[attr-defined]


def place_spell(run: Run, seat: int, card: int, slots: tuple[int, ...]) -> None:
    prepped = run.s.prepped
    for i in slots:
        prepped[4 * seat + i] = prepped[4 * seat + i] + (card,)
        if run.codex.heard_moves:
            moved(run, card, "", "prepped", 4 * seat + i)
    if run.log is not None:
        run.tell("prep", seat, card, slots[0] + 1, slots[-1] + 1)


def top_of_discard(run: Run, seat: int) -> int:
    pile = run.s.discard[seat]
    return pile[-1] if pile else NO_CARD


from . import deeds  # noqa: E402  (it looks at prepped spells)
