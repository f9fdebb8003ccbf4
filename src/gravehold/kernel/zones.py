"""Cards changing places: the only code that moves player cards."""

from __future__ import annotations

from . import rng
from .run import Run
from .state import GONE, NO_CARD, OPEN, Option

SLOTS = range(4)
ALONE = tuple((slot,) for slot in SLOTS)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = zone.index(card)
    return zone[:i] + zone[i + 1 :]


def prepped_cards(run: Run, seat: int) -> list[tuple[int, int]]:
    """The spells a player has prepped with the first breach each lies on, each spell once."""
    found: list[tuple[int, int]] = []
    mine = run.s.prepped[4 * seat : 4 * seat + 4]
    if not any(mine):
        return found
    last: tuple[int, ...] = ()
    for slot, zone in enumerate(mine):
        if zone:
            found += [(slot, card) for card in zone if card not in last]
        last = zone
    return found


def slots_of(run: Run, seat: int, card: int) -> list[int]:
    """The breaches a prepped spell lies on."""
    prepped = run.s.prepped
    return [slot for slot in SLOTS if card in prepped[4 * seat + slot]]


def lift(run: Run, option: Option) -> int:
    """Take a card from the place an option names; the caller puts it somewhere."""
    s = run.s
    verb = option[0]
    if verb == "prepped":
        _, seat, _, card = option
        for slot in SLOTS:
            zone = s.prepped[4 * seat + slot]
            if card in zone:
                s.prepped[4 * seat + slot] = without(zone, card)
        return int(card)
    _, seat, card = option
    if verb == "hand":
        s.hand[seat] = without(s.hand[seat], card)
    elif verb == "discard":
        s.discard[seat] = without(s.discard[seat], card)
    elif verb == "played":
        s.played[seat] = without(s.played[seat], card)
    elif verb == "revealed":
        s.shown = without(s.shown, card)
    elif verb == "deck":
        s.deck[seat] = without(s.deck[seat], card)
        s.blind[seat] = min(s.blind[seat], len(s.deck[seat]))
    else:
        raise AssertionError(option)
    return int(card)


def locate(run: Run, card: int) -> Option | None:
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
    run.s.discard[seat] = (*run.s.discard[seat], card)


def put_on_deck(run: Run, seat: int, card: int) -> None:
    run.s.deck[seat] = (card, *run.s.deck[seat])


def put_in_hand(run: Run, seat: int, card: int) -> None:
    run.s.hand[seat] = (*run.s.hand[seat], card)


def destroy(run: Run, card: int) -> None:
    run.s.destroyed = (*run.s.destroyed, card)
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
    while drawn < n and refill(run, seat):
        deck = s.deck[seat]
        take = min(n - drawn, len(deck))
        s.hand[seat] = s.hand[seat] + deck[:take]
        s.deck[seat] = deck[take:]
        drawn += take
        if s.blind[seat] > len(s.deck[seat]):
            s.blind[seat] = len(s.deck[seat])
            s.reveals += 1
        if run.log is not None:
            for card in deck[:take]:
                run.tell("draw", seat, card)
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
    s, sociable = run.s, run.codex.sociable
    i, focused = 4 * seat, s.focused[seat]
    found: list[tuple[int, ...]] = []
    for alone in ALONE:
        there = s.prepped[i]
        if there:
            for card in there:
                if sociable[s.kind[card]]:
                    return None
        elif s.breach[i] == OPEN or (focused >> alone[0] & 1 and s.breach[i] != GONE):
            found.append(alone)
        i += 1
    return found


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
        if (usable[i] and (not there or _linked(run, there, card))) or (
            action and there and _invited(run, there, card)
        ):
            found.append((i,))
    return found


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
    s = run.s
    for slot in slots:
        s.prepped[4 * seat + slot] = (*s.prepped[4 * seat + slot], card)
    if run.log is not None:
        run.tell("prep", seat, card, slots[0] + 1, slots[-1] + 1)


def top_of_discard(run: Run, seat: int) -> int:
    pile = run.s.discard[seat]
    return pile[-1] if pile else NO_CARD
