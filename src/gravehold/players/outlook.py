"""How good a position is for the players, in points (one point: one damage to the nemesis)."""

from __future__ import annotations

from math import exp

from gravehold.kernel.codex import MINION, SPELL, Codex
from gravehold.kernel.nodes import LoseGame
from gravehold.kernel.state import GONE, OPEN, State

from .appraisal import Appraiser
from .weights import WEIGHTS, Weights

WON = 10_000.0
HAND = 5
MOST = 60  # life beyond this is worth no more
DOOM = 40.0  # a power that loses the game


class Outlook:
    """Judges positions of one codex."""

    def __init__(self, codex: Codex, weights: Weights = WEIGHTS) -> None:
        self.codex = codex
        self.weights = weights
        self.worth = Appraiser(codex, weights.shield)
        self.aether = tuple(worth.aether for worth in self.worth.cards)
        self.points = tuple(worth.points for worth in self.worth.cards)
        self.spell = tuple(type_ == SPELL for type_ in codex.type)
        self.serves = tuple(bool(getattr(d, "deck", "")) for d in codex.definitions)
        self.dooms = tuple(
            isinstance(getattr(d, "effect", None), LoseGame) for d in codex.definitions
        )
        self.life = [weights.for_life(life) for life in range(MOST + 1)]
        self.city = [weights.for_city(life) for life in range(MOST + 1)]
        self.left = weights.longest

    def look_from(self, s: State) -> None:
        """Fix how long the game may last, so that all that is tried from here compares."""
        w = self.weights
        deck = w.per_card * len(s.nemesis_deck) + 0.5
        fight = 0.6 + self.foes_life(s) / (w.damage + w.damage_each * self.codex.players)
        self.left = max(1.0, min(w.longest, deck, fight))

    def foes_life(self, s: State) -> float:
        """The damage that wins: the nemesis's life, or its servants' when it has none to lose."""
        if self.codex.vulnerable:
            return float(s.nemesis)
        life, kind = self.codex.life, s.kind
        side = sum(life[kind[c]] for i, zone in enumerate(s.side) if not i % 2 for c in zone)
        pairs = zip(s.in_play, s.marks, strict=True)
        return float(side + sum(marks for card, marks in pairs if self.serves[kind[card]]))

    def __call__(self, s: State) -> float:
        """The whole judgement; aether at hand is not in it."""
        if s.outcome is not None:
            return WON if s.outcome[0] else -WON
        score = self.city[min(MOST, s.gravehold)] + self.tokens(s)
        score -= self.foes_life(s) + self.threats(s)
        for seat in range(self.codex.players):
            score += self.life[min(MOST, s.life[seat])] + self.charges(s, seat)
            score += self.deck(s, seat) + self.ready(s, seat)
        fallen = s.life.count(0)
        return score - self.weights.fallen * fallen * fallen

    def tokens(self, s: State) -> float:
        """Tokens that must not run out are the dearer the fewer there are."""
        if not s.counters:
            return 0.0
        each, count = self.worth.token, s.counters[0]
        last = self.weights.last_tokens * (1 - exp(-count / 2)) if each > 0 else 0.0
        return self.weights.tokens * each * count + last

    def threats(self, s: State) -> float:
        """What the cards in play will cost: letting them be, or killing them."""
        w, total = self.weights, 0.0
        for card, marks in zip(s.in_play, s.marks, strict=True):
            kind = s.kind[card]
            threat = self.worth.threat[kind]
            if self.serves[kind]:
                total += w.servant * threat  # its life counts as the nemesis's
            elif self.codex.type[kind] == MINION:
                total += min(threat * self.left * w.let_be, w.minion * marks + threat)
            elif self.dooms[kind]:
                total += DOOM if marks < self.left else 0.0
            else:
                total += threat * (1.0, 1.0, w.power_2, w.power_3)[min(marks, 3)]
        return total

    def charges(self, s: State, seat: int) -> float:
        slots = self.codex.slots[seat]
        if not slots:
            return 0.0
        w, full = self.weights, s.charges[seat] / slots
        return self.worth.ability[seat] * (w.ability * full + w.charged * (full == 1.0))

    def ready(self, s: State, seat: int) -> float:
        """Spells on breaches soon strike; a hand is worth having, but not in one's main phase."""
        w, points, kind, base = self.weights, self.points, s.kind, 4 * seat
        score = 0.0
        before: tuple[int, ...] = ()
        free = 0
        for i in range(base, base + 4):
            there = s.prepped[i]
            if s.breach[i] == OPEN:
                score += w.prepped * self.codex.bonus[s.tile[i]] * len(there)
            for card in there:
                if card not in before:
                    score += w.prepped * points[kind[card]]
            usable = s.breach[i] == OPEN or s.focused[seat] >> (i - base) & 1
            free += bool(usable and not there)
            before = there
        acting = seat == s.active
        for card in s.hand[seat]:
            k = kind[card]
            if not acting or s.phase != "main":
                score += w.in_hand * self.aether[k] + w.spell_in_hand * points[k]
            if acting and free and self.spell[k]:
                free -= 1
                score += w.can_prep * points[k]
        return score

    def deck(self, s: State, seat: int) -> float:
        """What an average turn will give, for as many turns as there may be."""
        w, base = self.weights, 4 * seat
        gold = other = 0.0
        blows: list[float] = []
        count = 0
        for zone in (
            s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat], *s.prepped[base : base + 4]
        ):  # fmt: skip
            count += len(zone)
            for card in zone:
                k = s.kind[card]
                gold += self.aether[k]
                if self.spell[k]:
                    blows.append(self.points[k])
                else:
                    other += self.points[k]
        cycle = max(1.0, count / HAND)  # turns in which the whole deck is seen once
        places, bonus = self.places(s, seat)
        income = gold / cycle
        income = min(income, w.rich) + w.richer * max(0.0, income - w.rich)
        per_turn = income * (w.aether + w.aether_left * self.left) + w.other * other / cycle
        per_turn += self.strikes(blows, places, bonus, cycle)
        return max(0.0, self.left - w.soon) * per_turn + w.place * places

    def places(self, s: State, seat: int) -> tuple[float, float]:
        """Breaches and their bonuses, those on their way counted in part."""
        places = bonus = 0.0
        for i in range(4 * seat, 4 * seat + 4):
            turned = s.breach[i]
            if turned != GONE:
                share = self.weights.turned[turned]
                places += share
                bonus += share * self.codex.bonus[s.tile[i]]
        return places, bonus

    def strikes(self, blows: list[float], places: float, bonus: float, cycle: float) -> float:
        """Points a turn from spells: the best of them, as many as there is room for."""
        w = self.weights
        room = places * cycle
        blows.sort(reverse=True)
        whole = int(room)
        damage = sum(blows[:whole])
        if len(blows) > whole:
            damage += (room - whole) * blows[whole]
        casts = min(room, len(blows)) / cycle
        stuck = max(0.0, len(blows) - room)
        extra = w.bonus * bonus * min(1.0, casts / max(1.0, places))
        return (damage - w.stuck * stuck) / cycle + extra
