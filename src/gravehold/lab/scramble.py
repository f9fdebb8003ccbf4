"""Games that begin in the middle: random play from the start rarely gets to the best cards."""

from __future__ import annotations

from gravehold.kernel import zones
from gravehold.kernel.codex import ATTACK, PREPPED, Codex
from gravehold.kernel.codices import codex_for
from gravehold.kernel.game import Game
from gravehold.kernel.places import Place
from gravehold.kernel.run import Run
from gravehold.kernel.setup import Setup
from gravehold.kernel.state import GONE, OPEN, State
from gravehold.table.laying import set_up

from .setups import Dice

HAND = 5


def scrambled_game(setup: Setup, seed: int, dice: Dice) -> Game:
    """The game as it might stand late: decks full of bought cards, breaches open, high tiers."""
    codex = codex_for(setup)
    state = set_up(codex, seed)
    for seat in range(codex.players):
        _scramble_deck(state, codex, seat, dice)
        _scramble_mat(state, codex, seat, dice)
    _scramble_nemesis(state, codex, dice)
    return Game.at(state, codex, seed)


def _scramble_deck(s: State, codex: Codex, seat: int, dice: Dice) -> None:
    cards = s.hand[seat] + s.deck[seat] + s.discard[seat]
    for pile in range(len(s.piles)):
        bought = dice.below(3) if dice.below(2) else 0
        split = max(0, len(s.piles[pile]) - bought)
        cards += s.piles[pile][split:]
        s.piles[pile] = s.piles[pile][:split]
    mixed = dice.some_of(cards, len(cards))
    turned = HAND + dice.below(len(mixed) - HAND + 1)
    s.hand[seat], s.deck[seat] = mixed[:HAND], mixed[HAND:turned]
    s.discard[seat] = mixed[turned:]


def _scramble_mat(s: State, codex: Codex, seat: int, dice: Dice) -> None:
    s.life[seat] = max(1, s.life[seat] - dice.below(codex.start_life))
    s.charges[seat] = codex.slots[seat] if dice.below(2) else dice.below(codex.slots[seat] + 1)
    for tally in codex.tables.tallies:
        if tally.on == "seat" and tally.field == "ints":
            least, most = tally.bounds[seat]
            n = max(least, dice.below(4))
            tally.put(s, n if most is None else min(n, most), seat)
    for i in range(4 * seat, 4 * seat + 4):
        if s.breach[i] != GONE:
            s.breach[i] = max(s.breach[i], dice.below(6)) if dice.below(2) else OPEN
            s.breach[i] = min(OPEN, s.breach[i])
        spells = [c for c in s.discard[seat] if codex.ways[s.kind[c]] == PREPPED]
        if s.breach[i] == OPEN and spells and dice.below(2):
            s.prepped[i] = (spells[0],)
            s.discard[seat] = tuple(c for c in s.discard[seat] if c != spells[0])


def _scramble_nemesis(s: State, codex: Codex, dice: Dice) -> None:
    """Some cards have been drawn; minions and powers among them may still be there."""
    drawn = dice.below(len(s.nemesis_deck))
    cards, s.nemesis_deck = s.nemesis_deck[:drawn], s.nemesis_deck[drawn:]
    s.nemesis_seen = s.nemesis_seen[drawn:]
    for card in cards:
        kind = s.kind[card]
        if codex.type[kind] != ATTACK and not dice.below(4):
            s.in_play = (*s.in_play, card)
            zones.enter_row(Run(s, codex), card)
            s.marks = (*s.marks[:-1], 1 + dice.below(codex.life[kind]))
        else:
            s.nemesis_discard = (*s.nemesis_discard, card)
    for place in codex.tables.hidden:
        if place.discard:
            _scramble_zone(s, codex, place, dice)
    s.gravehold = 1 + dice.below(codex.gravehold_life)
    if codex.vulnerable and codex.nemesis_life:
        s.nemesis = 1 + dice.below(codex.nemesis_life)
    for tally in codex.tables.on_mat:
        least, most = tally.bounds[0]
        low, high = max(1, least), 9 if most is None else min(most, 9)
        tally.put(s, low + dice.below(max(1, high - low + 1)))


def _scramble_zone(s: State, codex: Codex, place: Place, dice: Dice) -> None:
    """Some cards of a face-down zone have come to its discard pile."""
    cards, pile = place.at(s), codex.tables.place[place.discard]
    gone = dice.below(len(cards) + 1)
    pile.put(s, pile.at(s) + cards[:gone])
    place.note(s, place.known(s)[gone:])
    place.put(s, cards[gone:])
