"""How good a position is for the players, in points (one point: one damage to the nemesis)."""

from __future__ import annotations

from math import exp

from gravehold.kernel.codex import MINION, SPELL, Codex
from gravehold.kernel.nodes import LoseGame
from gravehold.kernel.state import GONE, OPEN, State

from .appraisal import Appraiser

WON = 10_000.0
LIFE = tuple(4.0 * (life > 0) + 12.0 * (1 - exp(-life / 3)) + 0.6 * life for life in range(31))
CITY = tuple(0.45 * life + 14.0 * (1 - exp(-life / 7)) for life in range(61))
TURNED = (0.0, 0.15, 0.35, 0.6, 1.0)  # how far a breach is on its way, by quarters
HAND = 5
LONGEST = 13.0


class Outlook:
    """Judges positions of one codex."""

    def __init__(self, codex: Codex) -> None:
        self.codex = codex
        self.worth = Appraiser(codex)
        self.aether = tuple(worth.aether for worth in self.worth.cards)
        self.points = tuple(worth.points for worth in self.worth.cards)
        self.spell = tuple(type_ == SPELL for type_ in codex.type)
        self.left = LONGEST

    def look_from(self, s: State) -> None:
        """Fix how long the game may last, so that all that is tried from here compares."""
        self.left = self.turns_left(s)

    def turns_left(self, s: State) -> float:
        """Turns each player may still have: the nemesis deck runs out or its life does."""
        deck = 0.75 * len(s.nemesis_deck) + 0.5
        foes = self.foes_life(s)
        return max(1.0, min(LONGEST, deck, 0.6 + foes / (2.2 + 1.3 * self.codex.players)))

    def foes_life(self, s: State) -> float:
        """The damage that wins: the nemesis's life, or its servants' when it has none to lose."""
        if self.codex.vulnerable:
            return float(s.nemesis)
        life, kind = self.codex.life, s.kind
        side = sum(life[kind[c]] for i, zone in enumerate(s.side) if not i % 2 for c in zone)
        served = sum(m for c, m in zip(s.in_play, s.marks, strict=True) if self._serves(s, c))
        return float(side + served)

    def _serves(self, s: State, card: int) -> bool:
        return bool(getattr(self.codex.definitions[s.kind[card]], "deck", ""))

    def __call__(self, s: State) -> float:
        """The whole judgement; aether at hand is not in it."""
        if s.outcome is not None:
            return WON if s.outcome[0] else -WON
        left = self.left
        score = CITY[min(60, s.gravehold)] - self.foes_life(s)
        score -= self.threats(s, left) - self.tokens(s)
        score += sum(self.seat(s, seat, left) for seat in range(self.codex.players))
        fallen = s.life.count(0)
        return score - 9.0 * fallen * fallen

    def tokens(self, s: State) -> float:
        each = self.worth.token
        if not s.counters:
            return 0.0
        count = s.counters[0]
        if each > 0:  # the last ones are the dearest
            return each * count + 12.0 * (1 - exp(-count / 2))
        return each * count

    def threats(self, s: State, left: float) -> float:
        """What the cards in play will cost: letting them be, or killing them."""
        total = 0.0
        for card, marks in zip(s.in_play, s.marks, strict=True):
            kind = s.kind[card]
            threat = self.worth.threat[kind]
            if self.codex.type[kind] == MINION:
                if self._serves(s, card):
                    total += 0.4 * threat  # its life counts as the nemesis's
                else:
                    total += min(threat * left * 0.8, 1.25 * marks + threat)
            elif isinstance(getattr(self.codex.definitions[kind], "effect", None), LoseGame):
                total += 40.0 if marks < left else 0.0
            else:
                total += threat * (1.0, 1.0, 0.85, 0.7)[min(marks, 3)]
        return total

    def seat(self, s: State, seat: int, left: float) -> float:
        """One mage: life, charges, and what the cards and breaches will do."""
        score = LIFE[min(30, s.life[seat])]
        slots = self.codex.slots[seat]
        if slots:
            full = s.charges[seat] / slots
            score += self.worth.ability[seat] * (0.6 * full + 0.2 * (full == 1.0))
        return score + self.deck(s, seat, left) + self.ready(s, seat)

    def ready(self, s: State, seat: int) -> float:
        """Spells on breaches soon strike; a hand is worth having."""
        points, aether, kind = self.points, self.aether, s.kind
        score = 0.0
        base = 4 * seat
        before: tuple[int, ...] = ()
        free = 0
        for i in range(base, base + 4):
            if s.breach[i] == GONE:
                continue
            bonus = self.codex.bonus[s.tile[i]] if s.breach[i] == OPEN else 0
            for card in s.prepped[i]:
                score += 0.6 * bonus
                if card not in before:
                    score += 0.6 * points[kind[card]]
            usable = s.breach[i] == OPEN or s.focused[seat] >> (i - base) & 1
            free += bool(usable and not s.prepped[i])
            before = s.prepped[i]
        for card in s.hand[seat]:
            k = kind[card]
            score += 0.35 * aether[k] + 0.2 * points[k]
            if free and seat == s.active and self.spell[k]:
                free -= 1
                score += 0.25 * points[k]
        return score

    def deck(self, s: State, seat: int, left: float) -> float:
        """What an average turn will give, for as many turns as there may be."""
        points, aether, spell, kind = self.points, self.aether, self.spell, s.kind
        base = 4 * seat
        cards = s.hand[seat] + s.deck[seat] + s.discard[seat] + s.played[seat]
        for i in range(base, base + 4):
            cards += s.prepped[i]
        gold = blows = other = 0.0
        spells = 0
        for card in cards:
            k = kind[card]
            if spell[k]:
                spells += 1
                blows += points[k]
            else:
                other += points[k]
            gold += aether[k]
        size = max(HAND, len(cards))
        places = bonus = 0.0
        for i in range(base, base + 4):
            turned = s.breach[i]
            if turned != GONE:
                share = TURNED[turned]
                places += share
                bonus += share * self.codex.bonus[s.tile[i]]
        per_turn = HAND / size
        drawn = spells * per_turn
        cast = min(1.0, (places + 0.1) / drawn) if drawn else 0.0
        strikes = min(drawn, places)
        damage = blows * per_turn * cast + 0.6 * bonus * min(1.0, strikes / 2)
        later = max(0.0, left - 1.5)
        money = gold * per_turn * self.rate(left)
        return later * (damage + money + 0.8 * other * per_turn) + 0.5 * min(places, 4.0)

    def rate(self, left: float) -> float:
        """What an aether a turn is worth each turn: the earlier, the more it grows."""
        return 0.45 + 0.05 * left
